"""Positions for tests, written as short as they are read."""

from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from reverie.games.daydream.commands import (
    AnyStep,
    Options,
    PlayTurn,
    SettleRow,
    SkipDie,
    TakeBonus,
    WriteNumber,
)
from reverie.games.daydream.events import LineDrawn, NumberWritten, RowSettled, Score
from reverie.games.daydream.evolve import evolve
from reverie.games.daydream.pieces import Bonus, Cloud, Die, Fold, Mark, Row, fold
from reverie.games.daydream.printed import printed_fold, tableau
from reverie.games.daydream.rules import decide
from reverie.games.daydream.rules.extras import moon
from reverie.games.daydream.rules.steps import take_steps
from reverie.games.daydream.scoring import score
from reverie.games.daydream.setup import setup
from reverie.games.daydream.state import Draft, Sheet, State, begin_turn, fresh_sheet
from reverie.games.daydream.tableau import FoldName, Item
from reverie.kernel.chance import Chance
from reverie.kernel.game import Outside
from reverie.kernel.interruptions import Sitting
from reverie.kernel.moment import Moment
from reverie.kernel.seat import By, Seat

ANNA, BEN, CLEO = Seat(0), Seat(1), Seat(2)
NOON = Moment(43_200_000)


def numbers(text: str) -> dict[Cloud, int]:
    """`"a1=3 b1=4"` as numbers in clouds."""
    return {
        Cloud(cloud): int(number) for cloud, number in (part.split("=") for part in text.split())
    }


def a_sheet(written: str = "a1=0", *, fold: FoldName = "A", **changes: Any) -> Sheet:
    """A sheet of this fold with these numbers; moons as they were filled; the rest by name."""
    made = printed_fold(fold)
    moons = changes.pop("moons", ())
    sheet = replace(fresh_sheet(made), numbers=numbers(written), **changes)
    draft = begin_turn(made, sheet, (0, 0), solo=False, start=False)
    for number in moons if made.chain else ():
        draft = moon(draft, number)
    return draft.sheet


def a_draft(
    written: str = "a1=0",
    *,
    fold: FoldName = "A",
    dice: tuple[int, int] = (3, 7),
    solo: bool = False,
    start: bool = False,
    **changes: Any,
) -> Draft:
    """A turn that begins on such a sheet."""
    sheet = a_sheet(written, fold=fold, **changes)
    return begin_turn(printed_fold(fold), sheet, dice, solo=solo, start=start)


def first(cloud: str, change: int = 0) -> WriteNumber:
    """Write the first die."""
    return WriteNumber(die=0, cloud=Cloud(cloud), change=change)


def second(cloud: str, change: int = 0) -> WriteNumber:
    """Write the second die."""
    return WriteNumber(die=1, cloud=Cloud(cloud), change=change)


def skip(die: Die) -> SkipDie:
    """Skip a die."""
    return SkipDie(die=die)


def settle(row: str) -> SettleRow:
    """Settle a row."""
    return SettleRow(row=Row(row))


def bonus(kind: Bonus) -> TakeBonus:
    """Take a bonus."""
    return TakeBonus(bonus=kind)


def after(draft: Draft, *steps: AnyStep) -> Draft:
    """The draft after these steps."""
    return take_steps(draft, steps)


def a_game(players: int = 2, *, seed: int = 1, **options: Any) -> State:
    """A game at its start."""
    return game_of(setup(Options(**options), Sitting(players=players), Chance.seeded(seed), NOON))


def game_of(events: tuple[Any, ...], state: State | None = None) -> State:
    """The state after these events."""
    for event in events:
        state = evolve(state, event)
    assert state is not None
    return state


def a_turn(
    *sheets: Sheet,
    fold: FoldName = "A",
    dice: tuple[int, int] = (3, 7),
    turn: int = 5,
    **changes: Any,
) -> State:
    """A game in the middle, with these sheets."""
    state = a_game(len(sheets), fold=fold)
    return replace(state, sheets=sheets, turn=turn, dice=dice, **changes)


def sent(
    state: State, by: By, command: Any, *, now: Moment = NOON, seed: int = 1
) -> tuple[Any, ...]:
    """The events of a command."""
    return decide(state, by, command, Outside(now=now, chance=Chance.seeded(seed)))


def played(state: State, by: By, command: Any, *, now: Moment = NOON, seed: int = 1) -> State:
    """The state after a command."""
    return game_of(sent(state, by, command, now=now, seed=seed), state)


def turn(state: State, *steps: AnyStep) -> PlayTurn:
    """A whole turn as a command."""
    return PlayTurn(turn=state.turn, steps=steps)


def all_but(*empty: str, fold: FoldName = "A") -> str:
    """A 0 in every cloud but these, as text for `a_sheet`."""
    return " ".join(f"{cloud}=0" for cloud in printed_fold(fold).clouds if cloud not in empty)


def a_shelf_of(*outlines: str) -> Fold:
    """Fold A with items `1`, `2` … of these outlines; `!` at the end marks a bonus."""
    items = {
        str(number): Item(outline=outline.rstrip("!"), bonus=outline.endswith("!"))
        for number, outline in enumerate(outlines, start=1)
    }
    panel = replace(tableau().panels["A"], shelves=(tuple(items),))
    return fold(replace(tableau(), panels={"A": panel}, items=items), "A")


def wrote(die: Die, cloud: str, number: int, *, leaves: int = 0) -> NumberWritten:
    """The fact of a number."""
    return NumberWritten(die=die, cloud=Cloud(cloud), number=number, leaves=leaves)


def settled(row: str, mark: Mark) -> RowSettled:
    """The fact of a row."""
    return RowSettled(row=Row(row), mark=mark)


def drew(item: str, *points: int, finished: bool = False) -> tuple[LineDrawn, ...]:
    """The facts of lines on one item through these points; `finished`: the last one ends it."""
    return tuple(
        LineDrawn(item=item, start=start, to=to, finished=finished and to == points[-1])
        for start, to in pairwise(points)
    )


def a_settled_sheet(written: str, *, fold: FoldName = "A", **changes: Any) -> Sheet:
    """Such a sheet on which every full row is settled, as a pity."""
    sheet = a_sheet(written, fold=fold, **changes)
    rows = printed_fold(fold).rows.items()
    full = [row for row, clouds in rows if sheet.numbers.keys() >= set(clouds)]
    return replace(sheet, marks=dict.fromkeys(full, "pity"))


def score_of(draft: Draft) -> Score:
    """What the sheet of a draft is worth as it stands."""
    return score(draft.fold, draft.sheet, solo=draft.solo)


def groups(*kinds: str, but: str = "") -> str:
    """A 0 in every cloud of these groups, except for these clouds."""
    fold = printed_fold("DEF")
    clouds = (cloud for kind in kinds for cloud in sorted(fold.frames[kind]))
    return " ".join(f"{cloud}=0" for cloud in clouds if cloud not in but.split())


def almost_full(**changes: Any) -> Sheet:
    """A sheet of fold DEF on which only a3 is missing of the arched frames."""
    return a_settled_sheet(groups("arched", but="a3"), fold="DEF", **changes)
