"""Where a game of Daydream stands."""

import msgspec

from reverie.games.daydream.commands import Options
from reverie.games.daydream.events import AnyFact, Result
from reverie.games.daydream.pieces import Bonus, Cloud, Die, Fold, Mark, Row
from reverie.kernel.interruptions import Sitting
from reverie.kernel.moment import Moment
from reverie.kernel.seat import Seat, seats


class Sheet(msgspec.Struct, frozen=True):
    """What one player has drawn on their tableau."""

    numbers: dict[Cloud, int]
    marks: dict[Row, Mark]
    finished: int
    """Items finished; the next of the shelf is the one being traced."""
    point: int
    """The point of that item the pen has reached."""
    circled: int
    """Leaves that are circled and not yet filled."""
    filled: int
    bonuses: dict[Bonus, int]
    """Bonuses still free."""
    thorns: int = 0
    star_lines: int = 0
    moons: tuple[int, ...] = ()
    moon_points: int = 0
    """The numbers circled between equal moons, together."""
    rewards: dict[str, int] = msgspec.field(default_factory=dict)
    """Frames: what was circled for each group."""
    crossed_out: frozenset[int] = frozenset()
    """Frames, alone: rewards that can no longer be circled."""


class Lines(msgspec.Struct, frozen=True):
    """Lines still to be drawn: to the next point, or to the next sun."""

    number: int
    to_suns: bool


class Draft(msgspec.Struct, frozen=True):
    """A turn in the making: a player's own until it is sealed."""

    fold: Fold
    solo: bool
    start: bool
    """Turn 0."""
    single: bool
    """The turn began with one empty cloud."""
    dice: tuple[int, int]
    left: tuple[Die, ...]
    sheet: Sheet
    skipped: bool = False
    lines: tuple[Lines, ...] = ()
    """What is interrupted by a bonus, innermost last."""
    bonus_due: bool = False
    facts: tuple[AnyFact, ...] = ()


class State(msgspec.Struct, frozen=True):
    """Everything; sheets are as they were when the last turn ended."""

    options: Options
    sitting: Sitting
    fold: Fold
    turn: int
    dice: tuple[int, int]
    deadline: Moment | None
    overdue: frozenset[Seat]
    """Whose turn a bot plays because their time has run out."""
    sheets: tuple[Sheet, ...]
    sealed: dict[Seat, tuple[AnyFact, ...]]
    sealed_sheets: dict[Seat, Sheet]
    rewards: dict[str, tuple[int, ...]]
    """Frames, together: what is still there for each group, highest first."""
    last_turn: tuple[tuple[AnyFact, ...], ...] = ()
    """What each player drew in the turn that ended last."""
    result: Result | None = None

    @property
    def solo(self) -> bool:
        """One player."""
        return self.sitting.players == 1

    @property
    def thinking(self) -> tuple[Seat, ...]:
        """Who has not sealed this turn."""
        return tuple(seat for seat in seats(self.sitting.players) if seat not in self.sealed)


def fresh_sheet(fold: Fold) -> Sheet:
    """A tableau before the first number."""
    return Sheet(
        numbers={},
        marks={},
        finished=0,
        point=0,
        circled=fold.leaves_circled,
        filled=0,
        bonuses=fold.bonuses,
    )


def all_traced(fold: Fold, sheet: Sheet) -> bool:
    """Every item of the shelf is finished."""
    return sheet.finished == len(fold.shelf)


def uncircled_leaves(fold: Fold, sheet: Sheet) -> int:
    """Leaves that can still be circled."""
    return fold.leaves - sheet.circled - sheet.filled


def begin_turn(
    fold: Fold, sheet: Sheet, dice: tuple[int, int], *, solo: bool, start: bool
) -> Draft:
    """A turn in which nothing has been done yet."""
    return Draft(
        fold=fold,
        solo=solo,
        start=start,
        single=len(fold.clouds) - len(sheet.numbers) == 1,
        dice=dice,
        left=(0, 1),
        sheet=sheet,
    )
