"""Chapter 4: rows and lines."""

from msgspec.structs import replace

from reverie.games.daydream import violations
from reverie.games.daydream.commands import SettleRow, TakeBonus
from reverie.games.daydream.events import BonusCircled, LineDrawn, RowSettled
from reverie.games.daydream.pieces import Bonus, Mark, Outline, Row, consecutive
from reverie.games.daydream.rules.draft import happened
from reverie.games.daydream.rules.extras import first_line_was_drawn
from reverie.games.daydream.state import Draft, Lines, all_traced, uncircled_leaves


def mark_for(numbers: tuple[int, ...]) -> Mark:
    """What a full row is worth."""
    # 4.1 A number occurs twice or more: a pity.
    if len(set(numbers)) < len(numbers):
        return "pity"
    # 4.3 All consecutive along the row, rising or falling by exactly 1 each step: perfect.
    if consecutive(numbers):
        return "perfect"
    # 4.2 All different: super.
    return "super"


def may_settle(draft: Draft, row: Row) -> None:
    # 4.1 A row is settled when all its clouds are filled, and once.
    if row not in draft.fold.rows:
        raise violations.NoSuchRow(row=row)
    if row in draft.sheet.marks:
        raise violations.RowIsSettled(row=row)
    if not is_full(draft, row):
        raise violations.RowIsNotFull(row=row)


def settle(draft: Draft, step: SettleRow) -> Draft:
    """Rules 4.1 to 4.3: the marks, and as many lines as the row has clouds."""
    may_settle(draft, step.row)
    clouds = draft.fold.rows[step.row]
    mark = mark_for(tuple(draft.sheet.numbers[cloud] for cloud in clouds))
    draft = happened(draft, RowSettled(row=step.row, mark=mark))
    if mark == "pity":
        return draft
    return draw(draft, Lines(number=len(clouds), to_suns=mark == "perfect"))


def is_full(draft: Draft, row: Row) -> bool:
    """All clouds of the row are filled."""
    return all(cloud in draft.sheet.numbers for cloud in draft.fold.rows[row])


def to_settle(draft: Draft) -> tuple[Row, ...]:
    """The full rows whose marks are still open."""
    marks = draft.sheet.marks
    return tuple(row for row in draft.fold.rows if row not in marks and is_full(draft, row))


def draw(draft: Draft, lines: Lines) -> Draft:
    """More lines to be drawn, before those that wait."""
    return go_on(replace(draft, lines=(*draft.lines, lines)))


def go_on(draft: Draft) -> Draft:
    """Rules 4.4 and 4.7: line by line, until they are used up or a bonus must be taken."""
    while draft.lines and not draft.bonus_due:
        # 4.4 When everything is traced the lines left over are lost.
        if all_traced(draft.fold, draft.sheet):
            return replace(draft, lines=())
        *waiting, now = draft.lines
        if now.number > 1:
            waiting.append(replace(now, number=now.number - 1))
        draft = draw_line(replace(draft, lines=tuple(waiting)), to_sun=now.to_suns)
    return draft


def draw_line(draft: Draft, *, to_sun: bool) -> Draft:
    sheet = draft.sheet
    # 4.4 An item must be finished before the next is begun.
    outline = draft.fold.shelf[sheet.finished]
    line = LineDrawn(
        item=outline.item,
        start=sheet.point,
        to=(to := reached(outline, sheet.point, to_sun=to_sun)),
        finished=to == outline.last,
    )
    # 4.7 Finishing an item with a bonus mark brings one of the bonuses still free.
    bonus_due = line.finished and outline.bonus and any(sheet.bonuses.values())
    return first_line_was_drawn(happened(draft, line, bonus_due=bonus_due), line)


def reached(outline: Outline, point: int, *, to_sun: bool) -> int:
    """Where a line ends that starts at this point."""
    # 4.3, 4.5 To the next sun, from wherever the pen is.
    if to_sun:
        return outline.next_sun[point]
    # 4.2 To the next point.
    return point + 1


def may_take(draft: Draft, bonus: Bonus) -> None:
    # 4.7 A bonus is taken when it is due, one of those still free.
    if not draft.bonus_due:
        raise violations.NoBonusIsDue(bonus=bonus)
    if not draft.sheet.bonuses[bonus]:
        raise violations.BonusIsGone(bonus=bonus)


def take(draft: Draft, step: TakeBonus) -> Draft:
    may_take(draft, step.bonus)
    # 4.7 A leaf when none is uncircled brings nothing.
    leaf = step.bonus == "leaf" and uncircled_leaves(draft.fold, draft.sheet) > 0
    draft = happened(draft, BonusCircled(bonus=step.bonus, leaf=leaf), bonus_due=False)
    # 4.7 One extra line to the next sun, before any line that is left.
    if step.bonus == "line":
        return draw(draft, Lines(number=1, to_suns=True))
    return go_on(draft)
