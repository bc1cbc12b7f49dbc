"""Where a game of When I Dream stands."""

from typing import Literal

import msgspec

from reverie.games.when_i_dream.commands import Options
from reverie.games.when_i_dream.events import Result
from reverie.games.when_i_dream.pieces import Card, Element, Lying, Side, Spirit, uncovered
from reverie.kernel.interruptions import Sitting
from reverie.kernel.moment import Moment
from reverie.kernel.ruling import ClueRuling
from reverie.kernel.seat import Seat, seats

Phase = Literal["dusk", "night", "last guess", "retelling", "day", "over"]


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is; no end while a guess is spoken."""

    number: int
    seat: Seat
    until: Moment | None


class Clue(msgspec.Struct, frozen=True):
    """A clue for the current card."""

    number: int
    seat: Seat
    word: str | None
    ruling: ClueRuling | None
    challenged: bool = False


class Challenge(msgspec.Struct, frozen=True):
    """A vote on a clue: who says that it is improper."""

    clue: int
    by: Seat
    until: Moment
    votes: dict[Seat, bool] = msgspec.field(default_factory=dict)


class SpokenGuess(msgspec.Struct, frozen=True):
    """A guess that is being spoken, and who heard it right."""

    number: int
    until: Moment
    clue_time_left: int
    marks: dict[Seat, bool] = msgspec.field(default_factory=dict)


class Played(msgspec.Struct, frozen=True):
    """A card that has left to the board."""

    card: int
    lying: Lying
    element: Element
    side: Side
    guess: str | None
    leaning: bool | None = None
    """What the referee leans to; for a close guess only."""
    votes: dict[Seat, bool] = msgspec.field(default_factory=dict)


class Penalty(msgspec.Struct, frozen=True):
    """A card that a spirit had to take."""

    card: int
    seat: Seat
    element: Element


class Round(msgspec.Struct, frozen=True):
    """A night and its day."""

    number: int
    dreamer: Seat
    spirits: dict[Seat, Spirit]
    left_over: Spirit
    until: Moment | None
    """When the phase is over by itself."""
    ready: frozenset[Seat] = frozenset()
    card: int | None = None
    turn: Turn | None = None
    clues: tuple[Clue, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    spoken: SpokenGuess | None = None
    board: tuple[Played, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    retelling: str = ""
    named: frozenset[int] = frozenset()
    """The cards that the referee heard in the retelling."""
    tilts: dict[int, dict[Seat, bool]] = msgspec.field(default_factory=dict)
    tilted: tuple[int, ...] = ()
    remembered: bool = False
    points: tuple[int, ...] = ()

    def played(self, card: int) -> Played | None:
        """The card on the board, if it lies there."""
        return next((played for played in self.board if played.card == card), None)

    def retold_with(self, text: str) -> str:
        """The retelling with one more piece."""
        return f"{self.retelling} {text}".strip()

    def count(self, side: Side) -> int:
        """How many cards lie on a side."""
        return sum(played.side == side for played in self.board)


class Counts(msgspec.Struct, frozen=True):
    """What is counted through the whole game."""

    cards: int = 0
    turns: int = 0
    clues: int = 0
    guesses: int = 0


class State(msgspec.Struct, frozen=True):
    """Everything."""

    options: Options
    sitting: Sitting
    deck: tuple[Card, ...]
    pile: tuple[Lying, ...]
    """How the dream cards lie, from the top; the current card is the first."""
    phase: Phase
    round: Round
    past: tuple[Round, ...]
    won: tuple[int, ...]
    penalties: tuple[int, ...]
    counts: Counts
    result: Result | None = None

    @property
    def dreamer(self) -> Seat:
        """Who dreams in this round."""
        return self.round.dreamer

    @property
    def spirits(self) -> tuple[Seat, ...]:
        """Everybody but the Dreamer."""
        return tuple(seat for seat in seats(self.sitting.players) if seat != self.dreamer)

    @property
    def judges(self) -> frozenset[Seat]:
        """The persons among the spirits."""
        return self.sitting.persons - {self.dreamer}

    @property
    def element(self) -> Element | None:
        """The Element that is shown."""
        return uncovered(self.deck, self.pile[0]) if self.round.card is not None else None
