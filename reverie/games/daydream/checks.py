"""Ruling R4: whether a tableau can be played, and if not, where and why."""

import re
from collections import Counter
from collections.abc import Iterator

import msgspec

from reverie.games.daydream.pieces import (
    COLUMNS,
    LEAFLETS,
    MOST_STEPS,
    Cloud,
    Fold,
    fold,
    place_of,
)
from reverie.games.daydream.tableau import (
    LARGEST_FILE,
    FoldName,
    Panel,
    PanelName,
    Tableau,
    TableauIsBroken,
    read,
)

CLOUD = re.compile(r"[a-z][1-9][0-9]?")
POLAROIDS_OF_A_KIND = 3


def problems(tableau: Tableau) -> tuple[str, ...]:
    """Every problem as `place: reason`; none for a tableau that can be played."""
    if len(msgspec.json.encode(tableau)) > LARGEST_FILE:
        return (f"more than {LARGEST_FILE} bytes",)
    found = (*_panels(tableau), *_items(tableau), *_places(tableau))
    # The folds can be looked at only when their parts fit together.
    if found:
        return found
    folds = playable(tableau)
    if not folds:
        return ("panels: they make up no fold; A or D alone would do",)
    return tuple(problem for name in folds for problem in _fold(tableau, name))


def load(text: bytes) -> Tableau:
    """The tableau of a file, if it can be played."""
    tableau = read(text)
    if found := problems(tableau):
        raise TableauIsBroken(found)
    return tableau


def playable(tableau: Tableau) -> tuple[FoldName, ...]:
    """The folds whose panels the tableau has."""
    return tuple(name for name in LEAFLETS if not missing_panels(tableau, name))


def missing_panels(tableau: Tableau, name: FoldName) -> tuple[PanelName, ...]:
    """The panels of a fold that the tableau lacks."""
    return tuple(panel for panel in LEAFLETS[name].panels if panel not in tableau.panels)


def _panels(tableau: Tableau) -> Iterator[str]:
    for name, panel in tableau.panels.items():
        place = f"panels.{name}"
        yield from _grid(f"{place}.grid", panel)
        if panel.frames:
            yield from _frames(f"{place}.frames", panel, tableau)
        if panel.leaves.circled > panel.leaves.total:
            yield f"{place}.leaves: {panel.leaves.circled} circled of {panel.leaves.total}"
    for what, sizes in (
        ("lines in their grids", {len(panel.grid) for panel in tableau.panels.values()}),
        ("shelves", {len(panel.shelves) for panel in tableau.panels.values()}),
    ):
        if len(sizes) > 1:
            yield f"panels: all need the same number of {what}, here are {sorted(sizes)}"


def _grid(place: str, panel: Panel) -> Iterator[str]:
    if not panel.grid:
        yield f"{place}: is empty"
    if len(panel.grid) > 99:
        yield f"{place}: has more than 99 lines"
    for number, line in enumerate(panel.grid, start=1):
        if strange := set(line) - set("o*m."):
            yield f"{place} line {number}: {min(strange)!r} is none of o * m ."
        if len(line) != len(panel.grid[0]):
            yield f"{place} line {number}: {len(line)} places, line 1 has {len(panel.grid[0])}"


def _frames(place: str, panel: Panel, tableau: Tableau) -> Iterator[str]:
    kinds = {kind[0] for kind in tableau.frames.kinds} if tableau.frames else set()
    if len(panel.frames) != len(panel.grid):
        yield f"{place}: {len(panel.frames)} lines, the grid has {len(panel.grid)}"
        return
    for number, (line, clouds) in enumerate(zip(panel.frames, panel.grid, strict=True), start=1):
        if strange := set(line) - kinds - {"."}:
            yield f"{place} line {number}: {min(strange)!r} begins no kind of frame"
        if [sign == "." for sign in line] != [sign == "." for sign in clouds]:
            yield f"{place} line {number}: a frame belongs behind each cloud and nowhere else"


def _items(tableau: Tableau) -> Iterator[str]:
    shelved = Counter(
        item for panel in tableau.panels.values() for shelf in panel.shelves for item in shelf
    )
    for name, panel in tableau.panels.items():
        for number, shelf in enumerate(panel.shelves, start=1):
            for item in shelf:
                if item not in tableau.items:
                    yield f"panels.{name}.shelves {number}: no item {item!r} under items"
    for item, times in shelved.items():
        if times > 1:
            yield f"items.{item}: stands on {times} shelves"
    for item, thing in tableau.items.items():
        lines = len(thing.outline) - 1
        if strange := set(thing.outline) - set(".*"):
            yield f"items.{item}.outline: {min(strange)!r} is none of . *"
        if item not in shelved:
            yield f"items.{item}: stands on no shelf"
        if thing.drawing and len(thing.drawing.segments) != lines:
            yield (
                f"items.{item}.drawing: {len(thing.drawing.segments)} segments "
                f"for {lines} lines of its outline"
            )


def _places(tableau: Tableau) -> Iterator[str]:
    """The places of the extra rules, each by itself."""
    if stars := tableau.constellation:
        if strange := set(stars.path) - set(".*"):
            yield f"constellation.path: {min(strange)!r} is none of . *"
        if stars.points and len(stars.points) != len(stars.path) + 1:
            yield f"constellation.points: {len(stars.points)} for {len(stars.path)} lines"
    if chain := tableau.moon_chain:
        if chain.points and len(chain.points) != len(chain.between) + 1:
            yield f"moon_chain.points: {len(chain.points)} for {len(chain.between) + 1} moons"
    if tableau.difference:
        least = [step.least for step in tableau.difference.steps]
        if least != sorted(set(least)):
            yield "difference.steps: each must begin above the one before it"
    if frames := tableau.frames:
        points = [reward.points for reward in frames.rewards]
        if points != sorted(set(points), reverse=True):
            yield "frames.rewards: each must be lower than the one before it"
        letters = {kind[0] for kind in frames.kinds if kind[0].isalpha()}
        if len(letters) < len(frames.kinds):
            yield "frames.kinds: each must begin with another letter"
    for number, note in enumerate(tableau.notes, start=1):
        for name in (note.at, *note.touches):
            if not CLOUD.fullmatch(name):
                yield f"notes {number}: {name!r} is no place like b3"
        if not 2 <= len(set(note.touches)) == len(note.touches) <= 4:
            yield f"notes {number}: must touch two, three or four different clouds"
    for fold_name, rows in tableau.rows.items():
        for row in rows:
            ends = row.split("-")
            if len(ends) != 2 or not all(CLOUD.fullmatch(end) for end in ends):
                yield f"rows.{fold_name}: {row!r} is no row like a1-d1"


def _fold(tableau: Tableau, name: FoldName) -> Iterator[str]:
    """What must hold in the joined grid."""
    width = sum(len(tableau.panels[panel].grid[0]) for panel in LEAFLETS[name].panels)
    if width > len(COLUMNS):
        yield f"fold {name}: {width} columns, at most {len(COLUMNS)} can be named"
        return
    made = fold(tableau, name)
    if len(made.clouds) < 2:
        yield f"fold {name}: fewer than two clouds"
        return
    if not made.shelf:
        yield f"fold {name}: its shelves are empty"
    if (steps := _longest_turn(made)) > MOST_STEPS:
        yield f"fold {name}: a turn could take {steps} steps, at most {MOST_STEPS} are allowed"
    yield from _rows(tableau, made)
    yield from _connected(made)
    yield from _extras(tableau, made)


def _longest_turn(made: Fold) -> int:
    """Two dice, the rows that two clouds can fill, and the bonuses that their lines can bring."""
    rows = sorted(len(rows) for rows in made.rows_of.values())
    bonuses = min(sum(made.bonuses.values()), sum(outline.bonus for outline in made.shelf))
    return 2 + sum(rows[-2:]) + bonuses


def _rows(tableau: Tableau, made: Fold) -> Iterator[str]:
    for row, clouds in made.rows.items():
        straight = len(clouds) > 1 and row == f"{clouds[0]}-{clouds[-1]}"
        if not straight or not set(clouds) <= set(made.clouds):
            yield f"rows.{made.name}: {row} is no straight run of clouds"
    for cloud, rows in made.rows_of.items():
        if not rows:
            yield f"fold {made.name}: cloud {cloud} lies in no row"
    stated = tableau.rows.get(made.name, ())
    if len(set(stated)) < len(stated):
        yield f"rows.{made.name}: a row is stated twice"


def _connected(made: Fold) -> Iterator[str]:
    reached, todo = {made.clouds[0]}, [made.clouds[0]]
    while todo:
        new = made.neighbours[todo.pop()] - reached
        reached |= new
        todo.extend(new)
    if lost := [cloud for cloud in made.clouds if cloud not in reached]:
        yield f"fold {made.name}: cloud {lost[0]} cannot be reached from {made.clouds[0]}"


def _extras(tableau: Tableau, made: Fold) -> Iterator[str]:
    place = f"fold {made.name}"
    for extra in made.extras:
        match extra:
            case "constellation":
                if tableau.constellation is None:
                    yield f"constellation: is missing, {place} needs it"
                if not made.stars:
                    yield f"{place}: has no star cloud"
            case "moon chain":
                if tableau.moon_chain is None:
                    yield f"moon_chain: is missing, {place} needs it"
                if not made.moons:
                    yield f"{place}: has no moon cloud"
            case "notes":
                yield from _notes(tableau, made)
            case "frames":
                yield from _groups(tableau, made)
            case "difference":
                if tableau.difference is None:
                    yield f"difference: is missing, {place} needs it"
                yield from _polaroids(made)
            case "distinct":
                yield from _polaroids(made)


def _polaroids(made: Fold) -> Iterator[str]:
    """Rule 7.3: six Polaroids, each in a column of its own."""
    for what, clouds in (("star", made.star_polaroids), ("moon", made.moon_polaroids)):
        if len(clouds) != POLAROIDS_OF_A_KIND:
            yield f"fold {made.name}: {len(clouds)} {what} clouds, the Polaroids need three"
    if len({place_of(cloud)[0] for cloud in made.polaroids}) < len(made.polaroids):
        yield f"fold {made.name}: two Polaroids in one column"


def _notes(tableau: Tableau, made: Fold) -> Iterator[str]:
    if not tableau.notes:
        yield f"notes: are missing, fold {made.name} needs them"
    width = sum(len(tableau.panels[panel].grid[0]) for panel in made.panels)
    height = len(tableau.panels[made.panels[0]].grid)
    gaps = [note.at for note in tableau.notes]
    for number, note in enumerate(tableau.notes, start=1):
        column, line = place_of(Cloud(note.at))
        if column >= width or line >= height:
            yield f"notes {number}: {note.at} is not in the grid"
        if gaps.count(note.at) > 1:
            yield f"notes {number}: {note.at} has more than one note"
        if Cloud(note.at) in made.neighbours:
            yield f"notes {number}: {note.at} is a cloud, a note lies in a gap"
        for name in note.touches:
            if Cloud(name) not in made.neighbours:
                yield f"notes {number}: {name} is no cloud of fold {made.name}"


def _groups(tableau: Tableau, made: Fold) -> Iterator[str]:
    if tableau.frames is None:
        yield f"frames: are missing, fold {made.name} needs them"
        return
    for frame, clouds in made.frames.items():
        if not clouds:
            yield f"fold {made.name}: no cloud has a frame of the kind {frame}"
    for panel in made.panels:
        if not tableau.panels[panel].frames:
            yield f"panels.{panel}.frames: are missing, fold {made.name} needs them"
    for reward in tableau.frames.rewards:
        if reward.crossed_out_by not in {outline.item for outline in made.shelf}:
            yield f"frames.rewards: {reward.crossed_out_by} is not on the shelf of {made.name}"
