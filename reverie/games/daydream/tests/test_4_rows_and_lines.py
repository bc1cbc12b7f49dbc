"""Chapter 4, rules 4.1 to 4.6: rows and lines."""

import pytest
from msgspec.structs import replace

from reverie.games.daydream import violations
from reverie.games.daydream.commands import AnyStep
from reverie.games.daydream.events import TurnSealed
from reverie.games.daydream.pieces import Mark, Row
from reverie.games.daydream.rules.rows import mark_for
from reverie.games.daydream.rules.steps import NextSteps, may_seal, next_steps
from reverie.games.daydream.tableau import FoldName
from reverie.games.daydream.tests.positions import (
    ANNA,
    a_draft,
    a_sheet,
    a_shelf_of,
    a_turn,
    after,
    drew,
    first,
    second,
    sent,
    settle,
    settled,
    skip,
    turn,
    wrote,
)
from reverie.kernel.rulebook import rule

TWO_ROWS = "a1=2 c1=5 b2=8 b3=7 b4=6"
"""A 9 in `b1` fills a row of three different numbers and one of four in sequence."""


@rule("4.1")
@pytest.mark.parametrize("row", ["a1=3 b1=3", "a1=7 b1=3", "a1=3 b1=7"])
def test_a_number_that_occurs_twice_or_more_is_a_pity_and_draws_no_lines(row: str) -> None:
    draft = a_draft(row, dice=(3, 0))

    draft = after(draft, first("c1"), settle("a1-c1"))

    assert draft.facts == (wrote(0, "c1", 3), settled("a1-c1", "pity"))
    assert draft.sheet == a_sheet(f"{row} c1=3", marks={Row("a1-c1"): "pity"})


@rule("4.1", "4.2", "4.3")
@pytest.mark.parametrize(
    ("numbers", "mark"),
    [
        ((4, 4, 4), "pity"),
        ((1, 2, 1), "pity"),
        ((2, 3, 4, 5, 2), "pity"),
        ((2, 3, 3, 4), "pity"),
        ((1, 3, 2), "super"),
        ((0, 2, 4), "super"),
        ((9, 7, 5), "super"),
        ((2, 3, 4, 6), "super"),
        ((1, 3, 4, 5), "super"),
        ((8, 9, 0), "super"),
        ((1, 0, 9), "super"),
        ((2, 3, 4, 5), "perfect"),
        ((4, 3, 2, 1), "perfect"),
        ((0, 1, 2), "perfect"),
        ((9, 8, 7, 6, 5), "perfect"),
    ],
)
def test_a_row_is_a_pity_or_super_or_perfect(numbers: tuple[int, ...], mark: Mark) -> None:
    assert mark_for(numbers) == mark


@rule("4.1")
def test_a_row_down_is_settled_like_a_row_across() -> None:
    draft = a_draft("b1=4 b2=5 b3=6", dice=(7, 0))

    draft = after(draft, first("b4"), settle("b1-b4"))

    assert draft.sheet.marks == {"b1-b4": "perfect"}


@rule("4.1")
@pytest.mark.parametrize("row", ["a1-d1", "c1-a1", "a1", "", "a5-c5"])
def test_what_is_no_row_of_the_fold_cannot_be_settled(row: str) -> None:
    draft = a_draft("a1=0 b1=1 c1=2")

    with pytest.raises(violations.NoSuchRow) as raised:
        after(draft, settle(row))

    assert raised.value.rule == "4.1"
    assert raised.value.facts == {"row": row}


@rule("4.1")
@pytest.mark.parametrize("written", ["a1=0 b1=1", "a1=0 c1=1", "b1=0 c1=1", "a2=0"])
def test_a_row_with_an_empty_cloud_is_not_settled(written: str) -> None:
    draft = a_draft(written)

    with pytest.raises(violations.RowIsNotFull) as raised:
        after(draft, settle("a1-c1"))

    assert raised.value.rule == "4.1"
    assert raised.value.facts == {"row": "a1-c1"}


@rule("4.1")
@pytest.mark.parametrize("mark", ["pity", "super", "perfect"])
def test_a_row_is_settled_once(mark: Mark) -> None:
    draft = a_draft("a1=0 b1=1 c1=2", marks={Row("a1-c1"): mark})

    with pytest.raises(violations.RowIsSettled) as raised:
        after(draft, settle("a1-c1"))

    assert raised.value.rule == "4.1"
    assert raised.value.facts == {"row": "a1-c1"}


@rule("4.1")
def test_a_row_is_not_settled_twice_in_one_turn() -> None:
    draft = after(a_draft("a1=0 b1=1", dice=(5, 7)), first("c1"), settle("a1-c1"))

    with pytest.raises(violations.RowIsSettled):
        after(draft, settle("a1-c1"))


@rule("4.2")
def test_elisa_fills_a_row_of_three_and_draws_three_lines_from_point_to_point() -> None:
    draft = a_draft("a1=2 b1=9", dice=(5, 7))

    draft = after(draft, first("c1"), settle("a1-c1"))

    assert draft.facts == (
        wrote(0, "c1", 5),
        settled("a1-c1", "super"),
        *drew("mug", 0, 1, 2, finished=True),
        *drew("candle", 0, 1),
    )
    assert draft.sheet == a_sheet(
        "a1=2 b1=9 c1=5", marks={Row("a1-c1"): "super"}, finished=1, point=1
    )


@rule("4.2")
def test_a_longer_row_draws_as_many_lines_as_it_has_clouds() -> None:
    draft = a_draft("a1=2 a2=9 a3=4 a4=0", dice=(5, 7))

    draft = after(draft, first("a5"), settle("a1-a5"))

    assert draft.facts[2:] == (
        *drew("mug", 0, 1, 2, finished=True),
        *drew("candle", 0, 1, 2, finished=True),
        *drew("storybook", 0, 1),
    )


@rule("4.3")
def test_tom_fills_a_row_of_three_in_sequence_and_draws_three_lines_between_suns() -> None:
    draft = a_draft("a1=3 b1=4", dice=(5, 7))

    draft = after(draft, first("c1"), settle("a1-c1"))

    assert draft.facts == (
        wrote(0, "c1", 5),
        settled("a1-c1", "perfect"),
        *drew("mug", 0, 2, finished=True),
        *drew("candle", 0, 2, finished=True),
        *drew("storybook", 0, 2),
    )
    assert draft.sheet == a_sheet(
        "a1=3 b1=4 c1=5", marks={Row("a1-c1"): "perfect"}, finished=2, point=2
    )


@rule("4.3")
@pytest.mark.parametrize(
    ("written", "number"), [("a2=2 b2=3 c2=4", 5), ("a2=4 b2=3 c2=2", 1), ("b2=3 c2=4 d2=5", 2)]
)
def test_2_3_4_5_and_4_3_2_1_are_perfect(written: str, number: int) -> None:
    cloud = "a2" if "d2" in written else "d2"
    draft = a_draft(written, dice=(number, 7))

    draft = after(draft, first(cloud), settle("a2-d2"))

    assert draft.facts == (
        wrote(0, cloud, number),
        settled("a2-d2", "perfect"),
        *drew("mug", 0, 2, finished=True),
        *drew("candle", 0, 2, finished=True),
        *drew("storybook", 0, 2, 4, finished=True),
    )


@rule("4.3")
def test_a_line_to_a_sun_goes_to_the_last_point_where_the_item_has_no_further_sun() -> None:
    draft = replace(a_draft("a1=3 b1=4", dice=(5, 7)), fold=a_shelf_of("*.*..", "...*"))

    draft = after(draft, first("c1"), settle("a1-c1"))

    assert draft.facts[2:] == (
        *drew("1", 0, 2, 4, finished=True),
        *drew("2", 0, 3, finished=True),
    )


@rule("4.4")
@pytest.mark.parametrize(
    ("fold", "written", "cloud", "item", "next_item"),
    [
        ("A", "a1=2 b1=9", "c1", "snow-globe", "pocket-radio"),
        ("AD", "a1=2 b1=9", "c1", "snow-globe", "spoon"),
    ],
)
def test_items_are_traced_from_left_to_right_beginning_on_the_top_shelf(
    fold: FoldName, written: str, cloud: str, item: str, next_item: str
) -> None:
    draft = a_draft(written, fold=fold, dice=(5, 7), finished=7, point=2)

    draft = after(draft, first(cloud), settle("a1-c1"))

    assert draft.facts[2:] == (*drew(item, 2, 3, 4, finished=True), *drew(next_item, 0, 1))


@rule("4.4")
def test_an_item_must_be_finished_before_the_next_is_begun() -> None:
    draft = a_draft("a1=2 b1=9", dice=(5, 7), finished=2, point=0)

    draft = after(draft, first("c1"), settle("a1-c1"))

    assert draft.facts[2:] == drew("storybook", 0, 1, 2, 3)
    assert (draft.sheet.finished, draft.sheet.point) == (2, 3)


@rule("4.4")
@pytest.mark.parametrize(
    ("number", "mark", "points"), [(5, "super", (4, 5, 6)), (4, "perfect", (4, 6))]
)
def test_when_everything_is_traced_the_lines_left_over_are_lost(
    number: int, mark: Mark, points: tuple[int, ...]
) -> None:
    draft = a_draft("a1=2 b1=3", dice=(number, 7), finished=15, point=4)

    draft = after(draft, first("c1"), settle("a1-c1"))

    assert draft.facts == (
        wrote(0, "c1", number),
        settled("a1-c1", mark),
        *drew("globe", *points, finished=True),
    )
    assert (draft.sheet.finished, draft.sheet.point, draft.lines) == (16, 0, ())


@rule("4.4")
def test_a_row_that_is_settled_after_everything_is_traced_draws_nothing() -> None:
    draft = a_draft("a1=2 b1=9", dice=(5, 7), finished=16)

    draft = after(draft, first("c1"), second("c2"), settle("a1-c1"))

    may_seal(draft)
    assert draft.facts == (wrote(0, "c1", 5), wrote(1, "c2", 7), settled("a1-c1", "super"))


@rule("4.5")
def test_a_line_to_a_sun_that_starts_at_a_dot_is_shorter_and_one_of_the_lines() -> None:
    draft = a_draft("a1=3 b1=4", dice=(5, 7), finished=2, point=1)

    draft = after(draft, first("c1"), settle("a1-c1"))

    assert draft.facts[2:] == (
        *drew("storybook", 1, 2, 4, finished=True),
        *drew("heart-stone", 0, 2, finished=True),
    )


@rule("4.5")
def test_a_last_line_that_ends_at_a_dot_is_followed_by_a_line_to_the_next_sun() -> None:
    draft = a_draft("a1=2 b1=9 c2=6 c3=7 c4=8 c5=9", dice=(5, 3))

    draft = after(draft, first("c1"), settle("a1-c1"), settle("c1-c5"))

    assert draft.facts == (
        wrote(0, "c1", 5),
        settled("a1-c1", "super"),
        *drew("mug", 0, 1, 2, finished=True),
        *drew("candle", 0, 1),
        settled("c1-c5", "perfect"),
        *drew("candle", 1, 2, finished=True),
        *drew("storybook", 0, 2, 4, finished=True),
        *drew("heart-stone", 0, 2, finished=True),
        *drew("postcard", 0, 2, finished=True),
    )


@rule("4.6")
def test_the_order_of_settling_is_the_players_and_it_matters() -> None:
    draft = replace(after(a_draft(TWO_ROWS, dice=(9, 7)), first("b1")), facts=())

    across_first = after(draft, settle("a1-c1"), settle("b1-b4"))
    down_first = after(draft, settle("b1-b4"), settle("a1-c1"))

    assert across_first.facts == (
        settled("a1-c1", "super"),
        *drew("mug", 0, 1, 2, finished=True),
        *drew("candle", 0, 1),
        settled("b1-b4", "perfect"),
        *drew("candle", 1, 2, finished=True),
        *drew("storybook", 0, 2, 4, finished=True),
        *drew("heart-stone", 0, 2, finished=True),
    )
    assert down_first.facts == (
        settled("b1-b4", "perfect"),
        *drew("mug", 0, 2, finished=True),
        *drew("candle", 0, 2, finished=True),
        *drew("storybook", 0, 2, 4, finished=True),
        settled("a1-c1", "super"),
        *drew("heart-stone", 0, 1, 2, finished=True),
        *drew("postcard", 0, 1),
    )


@rule("4.6")
@pytest.mark.parametrize(
    "steps",
    [
        (first("c1"), settle("a1-c1"), second("c2")),
        (first("c1"), second("c2"), settle("a1-c1")),
        (second("a2"), first("c1"), settle("a1-c1")),
        (first("c1"), settle("a1-c1"), skip(1)),
    ],
)
def test_a_full_row_is_settled_at_once_or_later_in_the_same_turn(
    steps: tuple[AnyStep, ...],
) -> None:
    state = a_turn(a_sheet("a1=2 b1=9"), a_sheet("a1=0"), dice=(5, 7), turn=5)

    events = sent(state, ANNA, turn(state, *steps))

    assert events == (
        TurnSealed(turn=5, seat=ANNA, facts=after(a_draft("a1=2 b1=9", dice=(5, 7)), *steps).facts),
    )


@rule("4.6")
@pytest.mark.parametrize(
    ("written", "steps", "rows"),
    [
        ("a1=2 c1=5", (), ("a1-c1",)),
        ("a1=9 c1=5", (), ("a1-c1",)),
        (TWO_ROWS, (), ("a1-c1", "b1-b4")),
        (TWO_ROWS, (settle("a1-c1"),), ("b1-b4",)),
        (TWO_ROWS, (settle("b1-b4"),), ("a1-c1",)),
    ],
)
def test_all_full_rows_and_pities_too_are_settled_before_the_turn_is_sealed(
    written: str, steps: tuple[AnyStep, ...], rows: tuple[str, ...]
) -> None:
    state = a_turn(a_sheet(written), dice=(9, 7))

    with pytest.raises(violations.RowsMustBeSettled) as raised:
        sent(state, ANNA, turn(state, first("b1"), second("a2"), *steps))

    assert raised.value.rule == "4.6"
    assert raised.value.facts == {"rows": rows}


@rule("4.6")
def test_a_turn_without_a_full_row_settles_none() -> None:
    draft = after(a_draft("a1=2", dice=(5, 7)), first("b1"), second("a2"))

    may_seal(draft)
    assert draft.sheet.marks == {}


@rule("4.6")
def test_full_rows_are_among_the_next_steps_until_they_are_settled() -> None:
    draft = after(a_draft(TWO_ROWS, dice=(9, 7)), first("b1"), second("a2"))

    steps = list(next_steps(draft).each())

    assert steps == [settle("a1-c1"), settle("b1-b4")]
    assert not next_steps(draft).seal
    assert next_steps(after(draft, *steps)) == NextSteps(
        write=(), clouds=(), skip=(), settle=(), bonuses=(), seal=True
    )
