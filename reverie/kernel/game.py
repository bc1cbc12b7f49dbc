"""What a game is to everything around it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from reverie.kernel.chance import Chance
from reverie.kernel.interruptions import Interrupted, Sitting
from reverie.kernel.messages import Blank, Command, Event, Sight
from reverie.kernel.moment import Moment
from reverie.kernel.ruling import AnyRuling, Case
from reverie.kernel.seat import By, Eye, Seat
from reverie.kernel.violation import OptionIsNotAllowed


class Outside(msgspec.Struct, frozen=True):
    """What a rule needs and must not fetch itself: the moment, chance, a judgement."""

    now: Moment
    chance: Chance
    ruling: AnyRuling | None = None


class Alarm(msgspec.Struct, frozen=True):
    """When the clock must send `Ring` if nothing has changed until then."""

    at: Moment


class Absence(msgspec.Struct, frozen=True):
    """How long a person who is gone is waited for.

    Then a bot plays for them; or the others may let one play, if they want to.
    """

    seconds: float
    others_decide: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: points by seat, and who won or shares the victory."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]


O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - options
S = TypeVar("S")
C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=msgspec.Struct)


@dataclass(frozen=True)
class Game(Generic[O, S, C, E, V]):
    """A game's contents page: pure functions and the types they speak.

    Contract for the caller: moments never go back, and an alarm that is due is rung before any
    later command is decided.
    """

    name: str
    rules_version: int
    """Counts changes of the rules; a stored game keeps the one it was played with."""
    events_version: int
    """Counts changes of the stored events; all earlier ones can still be read."""
    players: range
    options: type[O]
    presets: Mapping[str, O]
    commands: Any
    """The union of what may be sent: for decoding and for schemas."""
    events: Any
    """The union of what is stored."""

    setup: Callable[[O, Sitting, Chance, Moment], tuple[E, ...]]
    """The opening events."""
    asks: Callable[[S, By, Command], Case | None]
    """What a referee must judge before `decide` can be called with this command."""
    decide: Callable[[S, By, Command, Outside], tuple[E, ...]]
    """What the command makes happen, or a `RuleViolation`."""
    evolve: Callable[[S | None, E], S]
    """The state after an event. Refuses nothing. `None` is the state before the first."""
    legal: Callable[[S, Seat], tuple[Command | Blank[Any], ...]]
    """What this seat may send now."""
    to_act: Callable[[S], frozenset[Seat]]
    """Whom the table waits for."""
    bots_play: Callable[[S], frozenset[Seat]]
    """The seats that a bot plays now."""
    alarm: Callable[[S], Alarm | None]
    view: Callable[[S, Eye], V]
    """All that this eye may see, built up from nothing."""
    seen: Callable[[S, E, Eye], Sight | Interrupted | None]
    """What this eye is shown of an event that led to this state; `None`: nothing at all."""
    outcome: Callable[[S], Outcome | None]
    redrawn: Callable[[S | None, E, Chance], E]
    """The event with everything that chance decides drawn again: the same, if all was fair."""
    material: Callable[[O], Mapping[str, Any]]
    """What a client needs once to draw a table with these options: geometry, words."""
    absence: Absence
    draw: Callable[[V], str]
    """A view as text."""
    answer: Callable[[S, Seat, Any], msgspec.Struct] | None = None
    """Answers a question that changes nothing, where the game has such."""
    questions: Any = None
    """The union of questions, where the game has such."""
    bots: Mapping[str, Callable[[O], Any]] = field(default_factory=dict)
    """How to make a bot of each kind (see botkit) for a table with these options."""
    blind: Callable[[S, Eye], bool] = lambda _state, _eye: False
    """Whether this eye may hear nothing but what it is shown now: no talk, nothing again."""
    daily: Callable[[Chance], O] | None = None
    """How the game of a day is played, where the game has such: for one person."""
    own_material: tuple[str, ...] = ()
    """Options that hold a deck or a tableau of one's own; clients get it from `material`."""

    def slim(self, options: O) -> O:
        """The options without what is too large to be sent again and again."""
        return msgspec.structs.replace(options, **dict.fromkeys(self.own_material))

    def shown(self, options: O) -> dict[str, Any]:
        """The options as people see them: a deck of one's own is not among them.

        Sent back as they are they change nothing; that option sent as nothing gives it up.
        """
        shown: dict[str, Any] = msgspec.to_builtins(self.slim(options))
        return {name: value for name, value in shown.items() if name not in self.own_material}

    def play(self, state: S | None, events: tuple[E, ...]) -> S:
        """The state after all events."""
        for event in events:
            state = self.evolve(state, event)
        assert state is not None
        return state


AnyGame = Game[Any, Any, Any, Any, Any]


def checked(options: O) -> O:
    """Options whose numbers lie in their ranges (msgspec checks these on decoding only)."""
    try:
        return msgspec.convert(msgspec.to_builtins(options), type(options))
    except msgspec.ValidationError as problem:
        raise OptionIsNotAllowed(problem=str(problem)) from problem
