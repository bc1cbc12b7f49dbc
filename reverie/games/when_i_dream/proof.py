"""What chance decided, drawn again from the same key."""

from msgspec.structs import replace

from reverie.games.when_i_dream.events import (
    AnyEvent,
    DeckShuffled,
    ElementShown,
    GameBegan,
    NightFell,
    RoundBegan,
    RoundEnded,
)
from reverie.games.when_i_dream.pieces import left_of, uncovered
from reverie.games.when_i_dream.rules.day import returned_cards
from reverie.games.when_i_dream.rules.roles import deal, put_to_the_bottom
from reverie.games.when_i_dream.setup import first_dreamer, shuffled_pile
from reverie.games.when_i_dream.state import State
from reverie.kernel.chance import Chance


def redrawn(state: State | None, event: AnyEvent, chance: Chance) -> AnyEvent:
    """The event that had to follow this state, as far as it is drawn."""
    if state is None or isinstance(event, GameBegan):
        return event
    players = state.sitting.players
    match event:
        case DeckShuffled():
            return DeckShuffled(pile=shuffled_pile(len(state.deck), chance))
        case RoundBegan():
            first = first_dreamer(state.options, players, chance)
            dreamer = first if event.round == 1 else left_of(state.dreamer, players)
            return deal(event.round, dreamer, players, chance, event.until)
        case NightFell():
            return replace(event, bottom=put_to_the_bottom(state, chance))
        case ElementShown():
            # 1.2 Not drawn anew, but it follows from the cards as they were drawn.
            return replace(event, element=uncovered(state.deck, state.pile[0]))
        case RoundEnded():
            return replace(event, returned=returned_cards(state, chance))
        case _:
            return event
