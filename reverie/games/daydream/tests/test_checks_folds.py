"""Ruling R4: what must hold when the panels of a tableau are folded together."""

from typing import Any

import pytest

from reverie.games.daydream.tests.files import found, ours
from reverie.kernel.rulebook import rule

ROWS = ["a1-c1", "a2-d2", "a3-c3", "a4-d4", "a1-a5", "b1-b4", "c1-c5"]
"""The rows of our panel A."""


def of_panel_a(grid: list[str]) -> dict[str, Any]:
    """Panel A alone with another grid."""
    data = ours("A")
    data["panels"]["A"]["grid"] = grid
    return data


@rule("R4")
@pytest.mark.parametrize(
    ("columns", "problems"),
    [(26, ()), (27, ("fold A: 27 columns, at most 26 can be named",))],
)
def test_a_fold_has_no_more_columns_than_letters(columns: int, problems: tuple[str, ...]) -> None:
    assert found(of_panel_a(["o" * columns] * 3)) == problems


@rule("R4")
@pytest.mark.parametrize("grid", [["o.."], ["...", ".*."]])
def test_a_fold_of_a_single_cloud_is_refused(grid: list[str]) -> None:
    assert found(of_panel_a(grid)) == ("fold A: fewer than two clouds",)


@rule("R4")
def test_a_fold_of_two_clouds_will_do() -> None:
    data = of_panel_a(["oo"])

    data["rows"] = {"A": ["a1-b1"]}

    assert found(data) == ()


@rule("R4")
@pytest.mark.parametrize("grid", [["..."], [""]])
def test_a_fold_without_clouds_is_refused(grid: list[str]) -> None:
    assert found(of_panel_a(grid)) == ("fold A: fewer than two clouds",)


@rule("R4")
def test_a_fold_without_items_is_refused() -> None:
    data = ours("A")

    data["panels"]["A"]["shelves"] = [[], []]
    data["items"] = {}

    assert found(data) == ("fold A: its shelves are empty",)


@rule("R4", "1.4")
def test_every_cloud_lies_in_a_row() -> None:
    assert found(of_panel_a(["ooo", "o..", "..."])) == ("fold A: cloud a2 lies in no row",)


@rule("R4")
def test_every_cloud_can_be_reached_from_every_other() -> None:
    assert found(of_panel_a(["ooo", "...", "ooo"])) == (
        "fold A: cloud a3 cannot be reached from a1",
    )


@rule("R4")
def test_each_fold_is_looked_at_by_itself() -> None:
    data = ours("AD")

    data["panels"]["A"]["grid"] = ["o*oo", "oooo", "*ooo", "....", "ooo*"]

    assert found(data) == ("fold A: cloud a5 cannot be reached from a1",)


@rule("R4")
def test_rows_may_be_stated() -> None:
    data = ours("A")

    data["rows"] = {"A": ROWS}

    assert found(data) == ()


@rule("R4")
@pytest.mark.parametrize(
    "row",
    [
        pytest.param("a1-d1", id="over a gap"),
        pytest.param("a1-z1", id="beyond the grid"),
        pytest.param("a1-a1", id="a single cloud"),
    ],
)
def test_a_row_is_a_straight_run_of_clouds(row: str) -> None:
    data = ours("A")

    data["rows"] = {"A": [*ROWS, row]}

    assert found(data) == (f"rows.A: {row} is no straight run of clouds",)


@rule("R4")
@pytest.mark.parametrize(
    "row",
    [
        pytest.param("a1-b2", id="aslant"),
        pytest.param("b2-a1", id="aslant and backwards"),
        pytest.param("c1-a1", id="backwards"),
        pytest.param("a5-a1", id="upwards"),
    ],
)
def test_a_row_is_stated_from_left_to_right_or_from_the_top_down(row: str) -> None:
    data = ours("A")

    data["rows"] = {"A": [*ROWS, row]}

    assert found(data) == (f"rows.A: {row} is no straight run of clouds",)


@rule("R4")
def test_no_row_is_stated_twice() -> None:
    data = ours("A")

    data["rows"] = {"A": [*ROWS, "a1-c1"]}

    assert found(data) == ("rows.A: a row is stated twice",)


@rule("R4")
def test_stated_rows_leave_no_cloud_out() -> None:
    data = ours("A")

    data["rows"] = {"A": ["a1-c1", "a2-c2", "a3-c3", "a4-d4", "a1-a5", "b1-b4", "c1-c5"]}

    assert found(data) == ("fold A: cloud d2 lies in no row",)


@rule("R4")
@pytest.mark.parametrize(
    ("panels", "part", "problems"),
    [
        ("BC", "constellation", ("constellation: is missing, fold BC needs it",)),
        ("EF", "moon_chain", ("moon_chain: is missing, fold EF needs it",)),
        ("AD", "difference", ("difference: is missing, fold AD needs it",)),
        ("ABC", "notes", ("notes: are missing, fold ABC needs them",)),
    ],
)
def test_the_places_of_the_extra_rules_are_not_missing(
    panels: str, part: str, problems: tuple[str, ...]
) -> None:
    data = ours(panels)

    del data[part]

    assert found(data) == problems


@rule("R4")
@pytest.mark.parametrize("part", ["constellation", "moon_chain", "difference", "frames", "notes"])
def test_a_fold_without_extra_rules_needs_none_of_their_places(part: str) -> None:
    data = ours("A")

    del data[part]

    assert found(data) == ()


@rule("R4", "7.1", "7.2")
@pytest.mark.parametrize(
    ("panels", "sign", "problem"),
    [("BC", "*", "fold BC: has no star cloud"), ("EF", "m", "fold EF: has no moon cloud")],
)
def test_the_constellation_needs_star_clouds_and_the_moon_chain_moon_clouds(
    panels: str, sign: str, problem: str
) -> None:
    data = ours(panels)

    for panel in data["panels"].values():
        panel["grid"] = [line.replace(sign, "o") for line in panel["grid"]]

    assert found(data) == (problem,)


@rule("R4", "7.3")
def test_the_polaroids_need_three_star_clouds() -> None:
    data = ours("AD")

    data["panels"]["A"]["grid"][0] = "ooo."

    assert found(data) == (
        "fold AD: 2 star clouds, the Polaroids need three",
        "fold DA: 2 star clouds, the Polaroids need three",
    )


@rule("R4", "7.3")
def test_the_polaroids_need_three_moon_clouds() -> None:
    data = ours("AD")

    data["panels"]["D"]["grid"][4] = "omoo"

    assert found(data) == (
        "fold AD: 4 moon clouds, the Polaroids need three",
        "fold DA: 4 moon clouds, the Polaroids need three",
    )


@rule("R4", "7.3")
def test_each_polaroid_has_a_column_of_its_own() -> None:
    data = ours("AD")

    data["panels"]["A"]["grid"][0] = "*oo."

    assert found(data) == (
        "fold AD: two Polaroids in one column",
        "fold DA: two Polaroids in one column",
    )


@rule("R4", "7.6")
def test_a_note_lies_in_a_gap() -> None:
    data = ours("ABC")

    data["notes"][0]["at"] = "c1"

    assert found(data) == ("notes 1: c1 is a cloud, a note lies in a gap",)


@rule("R4", "7.6")
def test_a_note_touches_clouds_only() -> None:
    data = ours("ABC")

    data["notes"][1]["touches"][3] = "d5"

    assert found(data) == ("notes 2: d5 is no cloud of fold ABC",)


@rule("R4", "7.7")
def test_fold_def_needs_frames() -> None:
    data = ours("DEF")

    del data["frames"]
    for panel in data["panels"].values():
        del panel["frames"]

    assert found(data) == ("frames: are missing, fold DEF needs them",)


@rule("R4", "7.7")
def test_fold_def_needs_frames_behind_its_clouds() -> None:
    data = ours("DEF")

    for panel in data["panels"].values():
        del panel["frames"]

    assert found(data) == (
        "fold DEF: no cloud has a frame of the kind square",
        "fold DEF: no cloud has a frame of the kind oval",
        "fold DEF: no cloud has a frame of the kind arched",
        "panels.D.frames: are missing, fold DEF needs them",
        "panels.E.frames: are missing, fold DEF needs them",
        "panels.F.frames: are missing, fold DEF needs them",
    )


@rule("R4", "7.7")
@pytest.mark.parametrize("panel", ["D", "E", "F"])
def test_fold_def_needs_frames_on_each_of_its_panels(panel: str) -> None:
    data = ours("DEF")

    del data["panels"][panel]["frames"]

    assert found(data) == (f"panels.{panel}.frames: are missing, fold DEF needs them",)


@rule("R4", "7.7")
def test_each_kind_of_frame_lies_behind_a_cloud() -> None:
    data = ours("DEF")

    for panel in data["panels"].values():
        panel["frames"] = [line.replace("o", "s") for line in panel["frames"]]

    assert found(data) == ("fold DEF: no cloud has a frame of the kind oval",)


@rule("R4", "7.8")
def test_what_crosses_out_a_reward_stands_on_the_shelf() -> None:
    data = ours("DEF")

    data["frames"]["rewards"][1]["crossed_out_by"] = "mug"

    assert found(data) == ("frames.rewards: mug is not on the shelf of DEF",)


@rule("R4", "R2")
def test_no_turn_may_take_more_steps_than_are_allowed() -> None:
    data = ours("A")

    data["panels"]["A"]["bonuses"] = {"line": 99, "leaf": 0}
    for item in data["items"].values():
        item["bonus"] = True
    many = {f"dream-{number}": {"outline": "**", "bonus": True} for number in range(20)}
    data["items"] |= many
    data["panels"]["A"]["shelves"][0] += many

    assert found(data) == ("fold A: a turn could take 42 steps, at most 40 are allowed",)


@rule("R4", "7.6")
def test_a_note_lies_in_the_grid_and_alone_in_its_gap() -> None:
    data = ours("ABC")

    data["notes"][0]["at"] = "z9"
    data["notes"][2]["at"] = data["notes"][1]["at"]

    assert found(data) == (
        "notes 1: z9 is not in the grid",
        "notes 2: d3 has more than one note",
        "notes 3: d3 has more than one note",
    )
