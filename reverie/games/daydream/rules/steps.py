"""A turn as a fold over its steps: a preview and the real thing take the same way."""

from collections.abc import Iterator
from typing import assert_never

import msgspec

from reverie.games.daydream import violations
from reverie.games.daydream.commands import (
    AnyStep,
    SettleRow,
    SkipDie,
    TakeBonus,
    WriteNumber,
)
from reverie.games.daydream.pieces import MOST_STEPS, Bonus, Cloud, Die, Row
from reverie.games.daydream.rules.rows import may_take, settle, take, to_settle
from reverie.games.daydream.rules.turn import (
    may_change,
    may_skip,
    may_write,
    skip,
    write,
)
from reverie.games.daydream.state import Draft
from reverie.kernel.violation import allows

BONUSES: tuple[Bonus, ...] = ("line", "leaf")


def take_step(draft: Draft, step: AnyStep) -> Draft:
    """The draft after one step, or the rule that forbids it."""
    if not isinstance(step, TakeBonus):
        may_go_on(draft)
    match step:
        case WriteNumber():
            return write(draft, step)
        case SkipDie():
            return skip(draft, step)
        case SettleRow():
            return settle(draft, step)
        case TakeBonus():
            return take(draft, step)
        case _:
            assert_never(step)


def take_steps(draft: Draft, steps: tuple[AnyStep, ...]) -> Draft:
    """The draft after all steps."""
    if len(steps) > MOST_STEPS:
        raise violations.TooManySteps(steps=len(steps), most=MOST_STEPS)
    for step in steps:
        draft = take_step(draft, step)
    return draft


def may_go_on(draft: Draft) -> None:
    # 4.7 A bonus must be taken, at once and before anything else.
    if draft.bonus_due:
        raise violations.BonusMustBeTaken


def may_seal(draft: Draft) -> None:
    may_go_on(draft)
    # 3.2 Both numbers are written, but for one that is skipped (3.3) or void (3.7).
    if draft.left:
        raise violations.DiceAreLeft(dice=draft.left)
    # 4.6 All full rows are settled, pities too, before the turn is sealed.
    if rows := to_settle(draft):
        raise violations.RowsMustBeSettled(rows=rows)


class Writable(msgspec.Struct, frozen=True):
    """A die that can be written, and by how much leaves can change it."""

    die: Die
    least: int
    most: int


class NextSteps(msgspec.Struct, frozen=True):
    """Every legal next step: each writable die into each open cloud, and so on."""

    write: tuple[Writable, ...]
    clouds: tuple[Cloud, ...]
    skip: tuple[Die, ...]
    settle: tuple[Row, ...]
    bonuses: tuple[Bonus, ...]
    seal: bool

    def each(self) -> Iterator[AnyStep]:
        """All of them, one by one."""
        for writable in self.write:
            for cloud in self.clouds:
                for change in range(writable.least, writable.most + 1):
                    yield WriteNumber(die=writable.die, cloud=cloud, change=change)
        yield from (SkipDie(die=die) for die in self.skip)
        yield from (SettleRow(row=row) for row in self.settle)
        yield from (TakeBonus(bonus=bonus) for bonus in self.bonuses)


def next_steps(draft: Draft) -> NextSteps:
    """What may come next. Asks the rules themselves, so it cannot differ from them."""
    if not allows(may_go_on, draft):
        bonuses = tuple(bonus for bonus in BONUSES if allows(may_take, draft, bonus))
        return NextSteps(write=(), clouds=(), skip=(), settle=(), bonuses=bonuses, seal=False)
    return NextSteps(
        write=tuple(_writable(draft, die) for die in draft.left),
        clouds=tuple(cloud for cloud in draft.fold.clouds if allows(may_write, draft, cloud))
        if draft.left
        else (),
        skip=tuple(die for die in draft.left if allows(may_skip, draft, die)),
        settle=to_settle(draft),
        bonuses=(),
        seal=allows(may_seal, draft),
    )


def _writable(draft: Draft, die: Die) -> Writable:
    most = draft.sheet.circled
    changes = [
        change for change in range(-most, most + 1) if allows(may_change, draft, die, change)
    ]
    return Writable(die=die, least=min(changes), most=max(changes))
