"""The components of one fold: its clouds, rows, shelf and places, looked up once."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Literal, NewType

import msgspec

from reverie.games.daydream.tableau import (
    Difference,
    FoldName,
    Panel,
    PanelName,
    Reward,
    Tableau,
)

Cloud = NewType("Cloud", str)
"""A cloud by its place in the joined grid, column and line: `a1` is at the top left."""

Row = NewType("Row", str)
"""A cloud row by its ends: `a1-d1`."""

Die = Literal[0, 1]
Bonus = Literal["line", "leaf"]
Mark = Literal["pity", "super", "perfect"]
Extra = Literal["constellation", "notes", "moon chain", "frames", "difference", "distinct"]

COLUMNS = "abcdefghijklmnopqrstuvwxyz"
MOST_STEPS = 40
"""Ruling R2: no turn of a tableau that can be played needs as many; more are refused."""
SHORTEST_ROW = 3
"""Rule 1.4: a run of at least so many clouds is a row."""


class Leaflet(msgspec.Struct, frozen=True):
    """What the rulebook says of a fold."""

    panels: tuple[PanelName, ...]
    extras: tuple[Extra, ...]
    bands: tuple[int, int, int, int]


# 1.2 The leaflet folds in eight ways. 6.3 Each fold has four bands.
LEAFLETS: dict[FoldName, Leaflet] = {
    "A": Leaflet(("A",), (), (0, 5, 9, 13)),
    "D": Leaflet(("D",), (), (0, 5, 10, 14)),
    "AD": Leaflet(("A", "D"), ("difference",), (0, 7, 28, 40)),
    "DA": Leaflet(("D", "A"), ("distinct",), (0, 9, 26, 35)),
    "BC": Leaflet(("B", "C"), ("constellation",), (0, 8, 16, 24)),
    "ABC": Leaflet(("A", "B", "C"), ("constellation", "notes"), (0, 13, 31, 50)),
    "EF": Leaflet(("E", "F"), ("moon chain",), (0, 7, 15, 22)),
    "DEF": Leaflet(("D", "E", "F"), ("moon chain", "frames"), (0, 14, 33, 55)),
}


class Outline(msgspec.Struct, frozen=True):
    """An item on the shelf as it is traced. `next_sun[p]`: where a line to a sun goes from p."""

    item: str
    points: str
    bonus: bool
    next_sun: tuple[int, ...]

    @property
    def last(self) -> int:
        """The last point, counted from 0; so many steps finish the item."""
        return len(self.points) - 1


class Fold(msgspec.Struct, frozen=True):
    """One fold, with everything that can be looked up. Extras it does not play are empty."""

    name: FoldName
    panels: tuple[PanelName, ...]
    bands: tuple[int, int, int, int]
    extras: tuple[Extra, ...]
    clouds: tuple[Cloud, ...]
    neighbours: dict[Cloud, frozenset[Cloud]]
    rows: dict[Row, tuple[Cloud, ...]]
    rows_of: dict[Cloud, tuple[Row, ...]]
    shelf: tuple[Outline, ...]
    leaves: int
    leaves_circled: int
    bonuses: dict[Bonus, int]
    stars: frozenset[Cloud]
    moons: frozenset[Cloud]
    constellation: str
    chain: tuple[int, ...]
    star_polaroids: tuple[Cloud, ...]
    moon_polaroids: tuple[Cloud, ...]
    polaroids: tuple[Cloud, ...]
    difference: Difference | None
    notes: tuple[tuple[Cloud, ...], ...]
    frames: dict[str, frozenset[Cloud]]
    rewards: tuple[Reward, ...]


def consecutive(numbers: Sequence[int]) -> bool:
    """Rules 4.3 and 7.5: rising or falling by exactly 1 each step."""
    return {after - before for before, after in pairwise(numbers)} in ({1}, {-1})


def cloud_at(column: int, line: int) -> Cloud:
    """The name of a place."""
    return Cloud(f"{COLUMNS[column]}{line + 1}")


def place_of(cloud: Cloud) -> tuple[int, int]:
    """Column and line of a cloud, from 0."""
    return COLUMNS.index(cloud[0]), int(cloud[1:]) - 1


def joined(parts: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """The lines of several panels side by side."""
    return tuple("".join(line) for line in zip(*parts, strict=True))


def fold(tableau: Tableau, name: FoldName) -> Fold:
    """One fold of a tableau that has no problems."""
    leaflet = LEAFLETS[name]
    panels = tuple(tableau.panels[panel] for panel in leaflet.panels)
    grid = joined(tuple(panel.grid for panel in panels))
    signs = {
        cloud_at(column, line): sign
        for line, text in enumerate(grid)
        for column, sign in enumerate(text)
        if sign != "."
    }
    rows = _rows(tableau, name, signs)
    stars = _by_column(cloud for cloud, sign in signs.items() if sign == "*")
    moons = _by_column(cloud for cloud, sign in signs.items() if sign == "m")
    extras = leaflet.extras
    constellation, chain = tableau.constellation, tableau.moon_chain
    with_polaroids = "difference" in extras or "distinct" in extras
    frames = tableau.frames if "frames" in extras else None
    return Fold(
        name=name,
        panels=leaflet.panels,
        bands=leaflet.bands,
        extras=extras,
        clouds=tuple(signs),
        neighbours={cloud: _neighbours(cloud) & signs.keys() for cloud in signs},
        rows=rows,
        rows_of={
            cloud: tuple(row for row, clouds in rows.items() if cloud in clouds) for cloud in signs
        },
        shelf=_shelf(tableau, leaflet.panels),
        leaves=sum(panel.leaves.total for panel in panels),
        leaves_circled=sum(panel.leaves.circled for panel in panels),
        bonuses={
            "line": sum(panel.bonuses.line for panel in panels),
            "leaf": sum(panel.bonuses.leaf for panel in panels),
        },
        # 1.2 A fold ignores the symbols of the extras it does not play.
        stars=frozenset(stars) if "constellation" in extras else frozenset(),
        moons=frozenset(moons) if "moon chain" in extras else frozenset(),
        constellation=constellation.path if constellation and "constellation" in extras else "",
        chain=chain.between if chain and "moon chain" in extras else (),
        star_polaroids=stars if with_polaroids else (),
        moon_polaroids=moons if with_polaroids else (),
        polaroids=_by_column(stars + moons) if with_polaroids else (),
        difference=tableau.difference if "difference" in extras else None,
        notes=tuple(tuple(map(Cloud, note.touches)) for note in tableau.notes)
        if "notes" in extras
        else (),
        frames={kind: _group(panels, kind[0]) for kind in frames.kinds} if frames else {},
        rewards=frames.rewards if frames else (),
    )


def _group(panels: tuple[Panel, ...], letter: str) -> frozenset[Cloud]:
    """Rule 7.7: the clouds in front of one kind of frame."""
    lines = joined(
        tuple(panel.frames or ("." * len(panel.grid[0]),) * len(panel.grid) for panel in panels)
    )
    return frozenset(
        cloud_at(column, line)
        for line, text in enumerate(lines)
        for column, kind in enumerate(text)
        if kind == letter
    )


def _neighbours(cloud: Cloud) -> frozenset[Cloud]:
    column, line = place_of(cloud)
    around = ((column - 1, line), (column + 1, line), (column, line - 1), (column, line + 1))
    return frozenset(cloud_at(c, n) for c, n in around if 0 <= c < len(COLUMNS) and n >= 0)


def _by_column(clouds: Iterable[Cloud]) -> tuple[Cloud, ...]:
    return tuple(sorted(clouds, key=place_of))


def _rows(
    tableau: Tableau, name: FoldName, signs: dict[Cloud, str]
) -> dict[Row, tuple[Cloud, ...]]:
    if name in tableau.rows:
        return {Row(row): clouds_between(row) for row in tableau.rows[name]}
    runs = _runs(signs, down=False) + _runs(signs, down=True)
    return {Row(f"{run[0]}-{run[-1]}"): run for run in runs if len(run) >= SHORTEST_ROW}


def _runs(signs: dict[Cloud, str], *, down: bool) -> list[tuple[Cloud, ...]]:
    """Rule 1.4: all straight runs, across or down, none of which can be made longer."""

    def along(cloud: Cloud) -> tuple[int, int]:
        column, line = place_of(cloud)
        return (column, line) if down else (line, column)

    runs: list[list[Cloud]] = []
    for cloud in sorted(signs, key=along):
        line, place = along(cloud)
        if runs and along(runs[-1][-1]) == (line, place - 1):
            runs[-1].append(cloud)
        else:
            runs.append([cloud])
    return [tuple(run) for run in runs]


def clouds_between(row: str) -> tuple[Cloud, ...]:
    """The places of a row that is given by its ends."""
    first, _, last = row.partition("-")
    (column, line), (to_column, to_line) = place_of(Cloud(first)), place_of(Cloud(last))
    if line == to_line:
        return tuple(cloud_at(c, line) for c in range(column, to_column + 1))
    return tuple(cloud_at(column, n) for n in range(line, to_line + 1))


def _shelf(tableau: Tableau, panels: tuple[PanelName, ...]) -> tuple[Outline, ...]:
    """Rule 1.3: the shelf is read row by row across all panels."""
    shelves = zip(*(tableau.panels[panel].shelves for panel in panels), strict=True)
    names = [item for shelf in shelves for part in shelf for item in part]
    return tuple(
        Outline(
            item=name,
            points=(points := tableau.items[name].outline),
            bonus=tableau.items[name].bonus,
            next_sun=tuple(_next_sun(points, point) for point in range(len(points))),
        )
        for name in names
    )


def _next_sun(points: str, point: int) -> int:
    """Rule 4.3: the next sun of the item; where it has none, its last point."""
    sun = points.find("*", point + 1)
    return sun if sun >= 0 else len(points) - 1


def plain(fold: Fold) -> dict[str, Any]:
    """A fold as plain data, in reading order (docs/reference/tableau.md)."""
    order = {cloud: place for place, cloud in enumerate(fold.clouds)}

    def in_order(clouds: Any) -> list[str]:
        return sorted(clouds, key=order.__getitem__)

    return {
        **msgspec.to_builtins(fold),
        "neighbours": {cloud: in_order(near) for cloud, near in fold.neighbours.items()},
        "stars": in_order(fold.stars),
        "moons": in_order(fold.moons),
        "frames": {kind: in_order(clouds) for kind, clouds in fold.frames.items()},
    }
