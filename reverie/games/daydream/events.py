"""What can happen in Daydream. Stored for ever: add, never rename."""

import msgspec

from reverie.games.daydream.commands import Options
from reverie.games.daydream.pieces import Bonus, Cloud, Die, Mark, Row
from reverie.kernel.game import Outcome
from reverie.kernel.interruptions import Interrupted
from reverie.kernel.messages import Event
from reverie.kernel.moment import Moment
from reverie.kernel.seat import Seat


class Fact(msgspec.Struct, frozen=True, tag=True):
    """One mark of the pen on a player's tableau."""


class NumberWritten(Fact, frozen=True):
    """A number stands in a cloud; `leaves` were filled to change the die."""

    die: Die
    cloud: Cloud
    number: int
    leaves: int


class DieSkipped(Fact, frozen=True):
    """A die was left out; a leaf was circled and a thorn drawn, where there was one to."""

    die: Die
    leaf: bool
    thorn: bool


class StarLinesDrawn(Fact, frozen=True):
    """So many lines were added to the constellation."""

    lines: int


class MoonFilled(Fact, frozen=True):
    """The next moon of the chain holds a number; `points`: what was circled above it."""

    number: int
    points: int


class FrameFilled(Fact, frozen=True):
    """Alone: a group of frames is full and its reward circled."""

    frame: str
    points: int


class RewardsCrossedOut(Fact, frozen=True):
    """Alone: all rewards of this height that were not circled are lost."""

    points: int


class RowSettled(Fact, frozen=True):
    """The marks of a row are circled or crossed out."""

    row: Row
    mark: Mark


class LineDrawn(Fact, frozen=True):
    """A line on an item, from point to point (counted from 0)."""

    item: str
    start: int
    to: int
    finished: bool


class BonusCircled(Fact, frozen=True):
    """A bonus was taken; `leaf`: a leaf was circled for it."""

    bonus: Bonus
    leaf: bool


AnyFact = (
    NumberWritten
    | DieSkipped
    | StarLinesDrawn
    | MoonFilled
    | FrameFilled
    | RewardsCrossedOut
    | RowSettled
    | LineDrawn
    | BonusCircled
)


class GameBegan(Event, frozen=True):
    """The tableaux are folded."""

    options: Options
    players: int
    bots: tuple[Seat, ...]


class DiceRolled(Event, frozen=True):
    """A turn began; turn 0 is the start."""

    turn: int
    dice: tuple[int, int]
    deadline: Moment | None = None


class TurnSealed(Event, frozen=True):
    """A player has finished the turn; the others see nothing of it yet."""

    turn: int
    seat: Seat
    facts: tuple[AnyFact, ...]


class TimeRanOut(Event, frozen=True):
    """These players have not sealed in time: a bot plays this turn for them."""

    turn: int
    seats: tuple[Seat, ...]


class TurnEnded(Event, frozen=True):
    """Everybody has sealed; all tableaux are open."""

    turn: int


class FramesRewarded(Event, frozen=True):
    """Together: these players filled a group of frames in the turn that ended."""

    frame: str
    points: int
    seats: tuple[Seat, ...]


class Score(msgspec.Struct, frozen=True):
    """What a tableau is worth; parts that a fold does not play are 0."""

    items: int = 0
    stars: int = 0
    moons: int = 0
    polaroids: int = 0
    notes: int = 0
    frames: int = 0
    thorns: int = 0
    """What the thorns cost: 0 or less."""
    steps: int = 0
    """Steps traced of the item not yet finished: breaks ties, is no point."""
    band: int | None = None
    """Alone: which of the four bands, from 0."""

    @property
    def total(self) -> int:
        """The points."""
        return (
            self.items
            + self.stars
            + self.moons
            + self.polaroids
            + self.notes
            + self.frames
            + self.thorns
        )


class Result(Outcome, frozen=True):
    """The outcome, with the points as people see them."""

    scores: tuple[Score, ...]


class GameEnded(Event, frozen=True):
    """The pens are put down."""

    result: Result


AnyEvent = (
    GameBegan
    | DiceRolled
    | TurnSealed
    | TimeRanOut
    | TurnEnded
    | FramesRewarded
    | GameEnded
    | Interrupted
)
