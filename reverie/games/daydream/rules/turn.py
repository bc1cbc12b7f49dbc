"""Chapters 2 and 3: the start, and what a player does with the dice."""

from reverie.games.daydream import violations
from reverie.games.daydream.commands import SkipDie, WriteNumber
from reverie.games.daydream.events import DieSkipped, NumberWritten
from reverie.games.daydream.pieces import Cloud, Die
from reverie.games.daydream.rules.draft import happened
from reverie.games.daydream.rules.extras import number_was_written
from reverie.games.daydream.state import Draft, uncircled_leaves

LOWEST, HIGHEST = 0, 9


def may_use(draft: Draft, die: Die) -> None:
    # 3.2 Both numbers are written, each of them once.
    if die not in draft.left:
        raise violations.DieIsUsed(die=die)


def may_write(draft: Draft, cloud: Cloud) -> None:
    numbers, neighbours = draft.sheet.numbers, draft.fold.neighbours
    # 3.2 Each number goes into an empty cloud next to a filled one.
    if cloud not in neighbours:
        raise violations.NoSuchCloud(cloud=cloud)
    if cloud in numbers:
        raise violations.CloudIsFilled(cloud=cloud)
    # 2.1 The first two numbers go anywhere.
    if not draft.start and numbers.keys().isdisjoint(neighbours[cloud]):
        raise violations.CloudMustTouchAFilledOne(cloud=cloud)


def may_change(draft: Draft, die: Die, change: int) -> None:
    # 2.1, R1 Leaves belong to a turn, not to the start.
    if draft.start and change != 0:
        raise violations.NoLeafIsUsedAtTheStart
    # 3.5 Each circled leaf that is filled changes the die by one, all in one direction.
    if abs(change) > draft.sheet.circled:
        raise violations.LeavesAreMissing(needed=abs(change), circled=draft.sheet.circled)
    # 3.5 The value stays between 0 and 9 and does not wrap.
    if not LOWEST <= draft.dice[die] + change <= HIGHEST:
        raise violations.NumberIsOutOfRange(number=draft.dice[die] + change)


def write(draft: Draft, step: WriteNumber) -> Draft:
    """Rules 3.2, 3.5 and 3.6: leaves first, then the number, then what the cloud brings."""
    may_use(draft, step.die)
    may_write(draft, step.cloud)
    may_change(draft, step.die, step.change)
    written = NumberWritten(
        die=step.die,
        cloud=step.cloud,
        number=draft.dice[step.die] + step.change,
        leaves=abs(step.change),
    )
    # 3.7 With a single empty cloud left the other die is void.
    left = () if draft.single else tuple(die for die in draft.left if die != step.die)
    return number_was_written(happened(draft, written, left=left), written)


def may_skip(draft: Draft, die: Die) -> None:
    may_use(draft, die)
    # 2.1, R1 Skipping belongs to a turn, not to the start.
    if draft.start:
        raise violations.NothingIsSkippedAtTheStart
    # 3.3 One of the two dice may be skipped, never both.
    if draft.skipped:
        raise violations.OnlyOneDieMayBeSkipped
    # 3.7 With a single empty cloud left none is skipped.
    if draft.single:
        raise violations.LastCloudTakesOneDie


def skip(draft: Draft, step: SkipDie) -> Draft:
    may_skip(draft, step.die)
    skipped = DieSkipped(
        die=step.die,
        # 3.3 A leaf is circled instead. 3.4 Without an uncircled leaf nothing is gained.
        leaf=uncircled_leaves(draft.fold, draft.sheet) > 0,
        # 6.1 Alone, each skipped die draws a thorn.
        thorn=draft.solo,
    )
    left = tuple(die for die in draft.left if die != step.die)
    return happened(draft, skipped, left=left, skipped=True)
