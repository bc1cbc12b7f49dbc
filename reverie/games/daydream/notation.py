"""Steps and sheets as text.

A turn: `x>b3 y+1>c3 a1-d1 leaf`: the first die (x) into b3, the second (y) changed by one leaf
into c3, the row a1-d1 settled, a leaf taken as bonus. `skip:x` skips a die.
"""

import re
from collections.abc import Iterator

from reverie.games.daydream.commands import (
    AnyStep,
    SettleRow,
    SkipDie,
    TakeBonus,
    WriteNumber,
)
from reverie.games.daydream.evolve import chosen_fold
from reverie.games.daydream.pieces import COLUMNS, Bonus, Cloud, Die, Fold, Row, place_of
from reverie.games.daydream.scoring import note_heads
from reverie.games.daydream.state import Sheet, all_traced, fresh_sheet, uncircled_leaves
from reverie.games.daydream.view import View
from reverie.kernel.notation import NotationIsBroken
from reverie.kernel.seat import Seat

DICE: dict[str, Die] = {"x": 0, "y": 1}
NAMES = "xy"
BONUSES: dict[str, Bonus] = {"line": "line", "leaf": "leaf"}

_WRITE = re.compile(r"([xy])([+-]\d)?>([a-z]\d{1,2})")
_SKIP = re.compile(r"skip:([xy])")
_ROW = re.compile(r"[a-z]\d{1,2}-[a-z]\d{1,2}")


def spell_steps(steps: tuple[AnyStep, ...]) -> str:
    """A turn in one line."""
    return " ".join(map(spell_step, steps))


def spell_step(step: AnyStep) -> str:
    """One step."""
    match step:
        case WriteNumber():
            change = f"{step.change:+d}" if step.change else ""
            return f"{NAMES[step.die]}{change}>{step.cloud}"
        case SkipDie():
            return f"skip:{NAMES[step.die]}"
        case SettleRow():
            return step.row
        case TakeBonus():
            return step.bonus


def read_steps(text: str) -> tuple[AnyStep, ...]:
    """The steps that a line spells."""
    return tuple(map(read_step, text.split()))


def read_step(word: str) -> AnyStep:
    """The step that a word spells."""
    if found := _WRITE.fullmatch(word):
        return WriteNumber(die=DICE[found[1]], cloud=Cloud(found[3]), change=int(found[2] or "0"))
    if found := _SKIP.fullmatch(word):
        return SkipDie(die=DICE[found[1]])
    if _ROW.fullmatch(word):
        return SettleRow(row=Row(word))
    if word in BONUSES:
        return TakeBonus(bonus=BONUSES[word])
    raise NotationIsBroken(f"{word!r} is no step like x>b3, y+1>c3, skip:x, a1-d1, line or leaf")


def draw(view: View) -> str:
    """The table through this eye, as text."""
    fold = chosen_fold(view.options)
    lines = [f"turn {view.turn}, dice {view.dice[0]} {view.dice[1]}"]
    for seat, sheet in enumerate(view.sheets):
        sealed = "" if Seat(seat) in view.thinking else ", sealed"
        lines.append(f"seat {seat}: {view.scores[seat].total} points{sealed}")
        lines.extend(draw_sheet(fold, sheet))
    return "\n".join(lines)


def draw_sheet(fold: Fold, sheet: Sheet) -> Iterator[str]:
    """Grid, shelf and the rest of one tableau."""
    yield from draw_grid(fold, sheet)
    yield f"   shelf {draw_shelf(fold, sheet)}"
    if sheet.marks:
        yield f"   rows {', '.join(f'{row} {mark}' for row, mark in sheet.marks.items())}"
    empty = uncircled_leaves(fold, sheet)
    yield f"   leaves {'@' * sheet.filled}{'o' * sheet.circled}{'.' * empty}"
    yield f"   bonuses line {sheet.bonuses['line']}, leaf {sheet.bonuses['leaf']}"
    if sheet.thorns:
        yield f"   thorns {'^' * sheet.thorns}"
    if fold.constellation:
        done, path = sheet.star_lines, fold.constellation
        yield f"   stars {path[:done].replace('*', '#').replace('.', '-')}{path[done:]}"
    if fold.chain:
        yield f"   moons {' '.join(map(str, sheet.moons)) or '-'}"
    if fold.polaroids:
        copied = (f"{cloud}={sheet.numbers.get(cloud, '-')}" for cloud in fold.polaroids)
        yield f"   Polaroids {' '.join(copied)}"
    if fold.notes:
        yield f"   notes {sum(note_heads(sheet, clouds) for clouds in fold.notes)}"
    for kind in fold.frames:
        yield f"   frame {kind}: {sheet.rewards.get(kind, '-')}"


def draw_grid(fold: Fold, sheet: Sheet) -> Iterator[str]:
    """The clouds: a number, or `o`, `*` and `)` for an empty one."""
    places = {place_of(cloud): cloud for cloud in fold.clouds}
    width = max(column for column, _ in places) + 1
    height = max(line for _, line in places) + 1
    yield "   " + " ".join(COLUMNS[:width])
    for line in range(height):
        signs = (
            sign_of(fold, sheet, places[column, line]) if (column, line) in places else " "
            for column in range(width)
        )
        yield f"{line + 1:2d} {' '.join(signs)}".rstrip()


def sign_of(fold: Fold, sheet: Sheet, cloud: Cloud) -> str:
    """One cloud in one sign."""
    if cloud in sheet.numbers:
        return str(sheet.numbers[cloud])
    if cloud in fold.stars or cloud in fold.star_polaroids:
        return "*"
    if cloud in fold.moons or cloud in fold.moon_polaroids:
        return ")"
    return "o"


def draw_shelf(fold: Fold, sheet: Sheet) -> str:
    """Finished items, the one in hand with its points, and how many wait."""
    if all_traced(fold, sheet):
        return f"{sheet.finished} finished, all traced"
    outline = fold.shelf[sheet.finished]
    traced = "".join(
        "@" if point <= sheet.point and sheet.point else sign
        for point, sign in enumerate(outline.points)
    )
    bonus = "+" if outline.bonus else ""
    return f"{sheet.finished} of {len(fold.shelf)} finished, now {outline.item}{bonus} {traced}"


def draw_fold(fold: Fold) -> Iterator[str]:
    """A fold before anything is written: what is printed on it."""
    extras = ", ".join(fold.extras) or "no extra rules"
    yield f"fold {fold.name}: {len(fold.clouds)} clouds, {len(fold.rows)} rows, {extras}"
    yield from draw_grid(fold, fresh_sheet(fold))
    yield f"rows {' '.join(f'{row}({len(clouds)})' for row, clouds in fold.rows.items())}"
    for outline in fold.shelf:
        yield f"  {outline.points:9} {outline.item}{' +bonus' if outline.bonus else ''}"
    yield (
        f"leaves {fold.leaves} ({fold.leaves_circled} circled), "
        f"bonuses line {fold.bonuses['line']} leaf {fold.bonuses['leaf']}"
    )
    yield f"bands {' '.join(map(str, fold.bands))}"
    if fold.constellation:
        yield f"constellation {fold.constellation} ({fold.constellation.count('*')} stars)"
    if fold.chain:
        yield f"moon chain {' '.join(map(str, fold.chain))}"
    if fold.polaroids:
        yield f"Polaroids {' '.join(fold.polaroids)}"
    if fold.difference:
        steps = ", ".join(f"{step.least}: {step.points}" for step in fold.difference.steps)
        yield f"difference from {steps}; below: {fold.difference.otherwise}"
    for clouds in fold.notes:
        yield f"note {'single' if len(clouds) == 2 else 'double'} {' '.join(clouds)}"
    for kind, group in fold.frames.items():
        yield f"frame {kind}: {' '.join(cloud for cloud in fold.clouds if cloud in group)}"
    for reward in fold.rewards:
        yield f"reward {reward.points}, alone crossed out by {reward.crossed_out_by}"
