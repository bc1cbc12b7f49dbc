"""Ruling R4: what is wrong with the parts of a tableau, each by itself.

Every test takes our own tableau and breaks it in one place.
"""

from typing import Any

import msgspec
import pytest

from reverie.games.daydream.checks import problems
from reverie.games.daydream.tableau import Tableau
from reverie.games.daydream.tests.files import found, ours
from reverie.kernel.rulebook import rule

GRID = ["o*o.", "oooo", "*oo.", "ooo*", "o.o."]
"""The grid of our panel A."""


@rule("R4")
@pytest.mark.parametrize("panels", ["A", "D", "AD", "BC", "ABC", "EF", "DEF", "ABCDEF"])
def test_our_tableau_has_no_problems_and_may_leave_panels_out(panels: str) -> None:
    assert found(ours(panels)) == ()


@rule("R4")
@pytest.mark.parametrize("panels", ["", "B", "C", "E", "F", "CE"])
def test_panels_that_make_up_no_fold_are_refused(panels: str) -> None:
    assert found(ours(panels)) == ("panels: they make up no fold; A or D alone would do",)


@rule("R4")
@pytest.mark.parametrize(
    ("grid", "problems"),
    [
        ([], ("panels.A.grid: is empty",)),
        (["ooo"] * 99, ()),
        (["ooo"] * 100, ("panels.A.grid: has more than 99 lines",)),
        (["o*o.", "oxzo", *GRID[2:]], ("panels.A.grid line 2: 'x' is none of o * m .",)),
        (["o*o.", "ooo", *GRID[2:]], ("panels.A.grid line 2: 3 places, line 1 has 4",)),
        (["o*o.", "ooooo", *GRID[2:]], ("panels.A.grid line 2: 5 places, line 1 has 4",)),
    ],
)
def test_a_grid_has_lines_of_one_length_with_known_signs(
    grid: list[str], problems: tuple[str, ...]
) -> None:
    data = ours("A")

    data["panels"]["A"]["grid"] = grid

    assert found(data) == problems


@rule("R4")
def test_all_grids_have_the_same_number_of_lines() -> None:
    data = ours("AD")

    data["panels"]["A"]["grid"] = GRID[:4]

    assert found(data) == (
        "panels: all need the same number of lines in their grids, here are [4, 5]",
    )


@rule("R4")
def test_all_panels_have_the_same_number_of_shelves() -> None:
    data = ours("AD")

    data["panels"]["D"]["shelves"].append([])

    assert found(data) == ("panels: all need the same number of shelves, here are [2, 3]",)


@rule("R4")
@pytest.mark.parametrize(
    ("total", "circled", "problems"),
    [(6, 6, ()), (0, 0, ()), (6, 7, ("panels.A.leaves: 7 circled of 6",))],
)
def test_no_more_leaves_are_circled_than_there_are(
    total: int, circled: int, problems: tuple[str, ...]
) -> None:
    data = ours("A")

    data["panels"]["A"]["leaves"] = {"total": total, "circled": circled}

    assert found(data) == problems


@rule("R4")
@pytest.mark.parametrize(
    ("line", "frames", "problems"),
    [
        (2, "sz.o", ("panels.D.frames line 2: 'z' begins no kind of frame",)),
        (
            2,
            "sso.",
            ("panels.D.frames line 2: a frame belongs behind each cloud and nowhere else",),
        ),
        (
            2,
            "ssoo",
            ("panels.D.frames line 2: a frame belongs behind each cloud and nowhere else",),
        ),
        (
            1,
            "ss.o",
            ("panels.D.frames line 1: a frame belongs behind each cloud and nowhere else",),
        ),
        (
            1,
            "ssooo",
            ("panels.D.frames line 1: a frame belongs behind each cloud and nowhere else",),
        ),
        (1, "ssos", ()),
    ],
)
def test_a_frame_of_a_known_kind_lies_behind_each_cloud(
    line: int, frames: str, problems: tuple[str, ...]
) -> None:
    data = ours("D")

    data["panels"]["D"]["frames"][line - 1] = frames

    assert found(data) == problems


@rule("R4")
def test_frames_have_as_many_lines_as_the_grid() -> None:
    data = ours("D")

    del data["panels"]["D"]["frames"][4]

    assert found(data) == ("panels.D.frames: 4 lines, the grid has 5",)


@rule("R4")
def test_frames_behind_clouds_need_kinds_of_frames() -> None:
    data = ours("D")
    data["panels"]["D"]["frames"] = ["ssss", "ss.s", "ssss", "ss.s", "ssss"]

    del data["frames"]

    assert found(data) == tuple(
        f"panels.D.frames line {line}: 's' begins no kind of frame" for line in range(1, 6)
    )


@rule("R4")
def test_an_item_on_a_shelf_is_listed_under_items() -> None:
    data = ours("A")

    data["panels"]["A"]["shelves"][1].append("teapot")

    assert found(data) == ("panels.A.shelves 2: no item 'teapot' under items",)


@rule("R4")
def test_an_item_stands_on_one_shelf_only() -> None:
    data = ours("A")

    data["panels"]["A"]["shelves"][1].append("mug")

    assert found(data) == ("items.mug: stands on 2 shelves",)


@rule("R4")
def test_an_item_that_is_listed_stands_on_a_shelf() -> None:
    data = ours("A")

    data["items"]["teapot"] = {"outline": "*.*"}

    assert found(data) == ("items.teapot: stands on no shelf",)


@rule("R4")
@pytest.mark.parametrize(
    ("segments", "problems"),
    [
        (1, ("items.mug.drawing: 1 segments for 2 lines of its outline",)),
        (2, ()),
        (3, ("items.mug.drawing: 3 segments for 2 lines of its outline",)),
    ],
)
def test_a_drawing_has_a_segment_for_each_line(segments: int, problems: tuple[str, ...]) -> None:
    data = ours("A")

    data["items"]["mug"]["drawing"] = {"segments": ["M0 0L1 1"] * segments}

    assert found(data) == problems


@rule("R4")
def test_an_item_needs_no_drawing() -> None:
    data = ours("A")

    data["items"]["mug"] = {"outline": "*.*"}

    assert found(data) == ()


@rule("R4")
@pytest.mark.parametrize(
    ("place", "part", "problems"),
    [
        ("constellation", {"path": "..*"}, ()),
        ("constellation", {"path": "..*", "points": [[0, 0]] * 4}, ()),
        (
            "constellation",
            {"path": "..*", "points": [[0, 0]] * 3},
            ("constellation.points: 3 for 3 lines",),
        ),
        ("moon_chain", {"between": [1, 2]}, ()),
        ("moon_chain", {"between": [1, 2], "points": [[0, 0]] * 3}, ()),
        (
            "moon_chain",
            {"between": [1, 2], "points": [[0, 0]] * 2},
            ("moon_chain.points: 2 for 3 moons",),
        ),
    ],
)
def test_the_places_to_draw_are_as_many_as_there_are_points(
    place: str, part: dict[str, Any], problems: tuple[str, ...]
) -> None:
    data = ours("A")

    data[place] = part

    assert found(data) == problems


@rule("R4")
@pytest.mark.parametrize(
    ("least", "problems"),
    [
        ([-3, 0, 4], ()),
        ([-3, 4, 0], ("difference.steps: each must begin above the one before it",)),
        ([-3, 0, 0], ("difference.steps: each must begin above the one before it",)),
    ],
)
def test_the_table_of_the_difference_rises(least: list[int], problems: tuple[str, ...]) -> None:
    data = ours("A")

    data["difference"] = {"otherwise": -6, "steps": [{"least": n, "points": 1} for n in least]}

    assert found(data) == problems


@rule("R4")
@pytest.mark.parametrize(
    ("points", "problems"),
    [
        ([7, 5, 2], ()),
        ([2, 5], ("frames.rewards: each must be lower than the one before it",)),
        ([5, 5], ("frames.rewards: each must be lower than the one before it",)),
    ],
)
def test_the_rewards_for_frames_fall(points: list[int], problems: tuple[str, ...]) -> None:
    data = ours("A")

    data["frames"]["rewards"] = [{"points": n, "crossed_out_by": "mug"} for n in points]

    assert found(data) == problems


@rule("R4")
@pytest.mark.parametrize("kinds", [["square", "oval", "octagon"], [".x", "oval", "arched"]])
def test_each_kind_of_frame_begins_with_another_letter(kinds: list[str]) -> None:
    data = ours("A")

    data["frames"]["kinds"] = kinds

    assert found(data) == ("frames.kinds: each must begin with another letter",)


@rule("R4")
@pytest.mark.parametrize(
    ("at", "touches", "problems"),
    [
        ("d1", ["c1", "d2"], ()),
        ("d1", ["c1", "d2", "e1", "d3"], ()),
        ("1d", ["c1", "d2"], ("notes 1: '1d' is no place like b3",)),
        ("d0", ["c1", "d2"], ("notes 1: 'd0' is no place like b3",)),
        ("d1", ["c1", "D2"], ("notes 1: 'D2' is no place like b3",)),
        ("d1", ["c1", "d100"], ("notes 1: 'd100' is no place like b3",)),
        ("d1", ["c1"], ("notes 1: must touch two, three or four different clouds",)),
        ("d1", ["c1", "c1"], ("notes 1: must touch two, three or four different clouds",)),
        (
            "d1",
            ["c1", "d2", "e1", "d3", "d4"],
            ("notes 1: must touch two, three or four different clouds",),
        ),
    ],
)
def test_a_note_lies_at_a_place_and_touches_two_to_four_clouds(
    at: str, touches: list[str], problems: tuple[str, ...]
) -> None:
    data = ours("A")

    data["notes"] = [{"at": at, "touches": touches}]

    assert found(data) == problems


@rule("R4")
@pytest.mark.parametrize("row", ["a1", "a1-b1-c1", "a1-", "1a-1c", "a1–c1"])
def test_a_row_is_stated_by_its_two_ends(row: str) -> None:
    data = ours("A")

    data["rows"] = {"A": [row]}

    assert found(data) == (f"rows.A: {row!r} is no row like a1-d1",)


@rule("R4")
def test_all_problems_are_told_at_once() -> None:
    data = ours()

    data["panels"]["A"]["leaves"] = {"total": 1, "circled": 2}
    data["panels"]["F"]["frames"][1] = "z..."
    data["items"]["teapot"] = {"outline": "*.*"}
    data["notes"][2]["at"] = "here"

    assert found(data) == (
        "panels.A.leaves: 2 circled of 1",
        "panels.F.frames line 2: 'z' begins no kind of frame",
        "items.teapot: stands on no shelf",
        "notes 3: 'here' is no place like b3",
    )


@rule("R4")
def test_a_line_break_is_no_point() -> None:
    data = ours("ABC")

    data["items"]["mug"]["outline"] = "*.\n"
    data["constellation"]["path"] += "\n"
    del data["constellation"]["points"]

    assert found(data) == (
        "items.mug.outline: '\\n' is none of . *",
        "constellation.path: '\\n' is none of . *",
    )


@rule("R4")
def test_a_tableau_is_not_larger_than_512_kib() -> None:
    data = ours("A")

    data["items"]["mug"]["drawing"]["detail"] = "M" * 600_000

    assert problems(msgspec.convert(data, Tableau)) == ("more than 524288 bytes",)
