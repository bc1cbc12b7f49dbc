"""What chance decided, drawn again from the same key."""

from msgspec.structs import replace

from reverie.games.daydream.events import AnyEvent, DiceRolled
from reverie.games.daydream.rules.end import thrown
from reverie.games.daydream.state import State
from reverie.kernel.chance import Chance


def redrawn(state: State | None, event: AnyEvent, chance: Chance) -> AnyEvent:
    """The event that had to follow this state, as far as it is drawn."""
    if state is None or not isinstance(event, DiceRolled):
        return event
    return replace(event, dice=thrown(state.options, event.turn, chance))
