"""Chapter 7: constellation (7.1) and moon chain (7.2), and when the extra rules count."""

import pytest
from msgspec.structs import replace

from reverie.games.daydream.events import (
    FramesRewarded,
    MoonFilled,
    Score,
    StarLinesDrawn,
)
from reverie.games.daydream.pieces import Cloud
from reverie.games.daydream.tableau import FoldName
from reverie.games.daydream.tests.positions import (
    ANNA,
    BEN,
    a_draft,
    a_game,
    a_sheet,
    after,
    first,
    played,
    score_of,
    second,
    sent,
    turn,
    wrote,
)
from reverie.kernel.rulebook import rule

PATH = 48
"""Lines of our constellation."""


# ── 2.2 The first two numbers ────────────────────────────────────────────────────────────────


@rule("2.2", "7.7")
def test_together_the_first_two_numbers_count_for_frames() -> None:
    state = a_game(2, fold="DEF")
    small = frozenset({Cloud("a1"), Cloud("b2")})
    state = replace(state, fold=replace(state.fold, frames={"square": small}))
    state = played(state, BEN, turn(state, first("a1"), second("b1")))

    events = sent(state, ANNA, turn(state, first("a1"), second("b2")))

    assert events[2] == FramesRewarded(frame="square", points=5, seats=(ANNA,))


# ── 7.1 Constellation ────────────────────────────────────────────────────────────────────────


@rule("7.1")
def test_a_number_in_a_star_cloud_draws_exactly_that_many_lines() -> None:
    draft = a_draft("b1=0", fold="BC", dice=(5, 7), star_lines=2)

    draft = after(draft, first("c1"))

    assert draft.facts == (wrote(0, "c1", 5), StarLinesDrawn(lines=5))
    assert draft.sheet == a_sheet("b1=0 c1=5", fold="BC", star_lines=7)


@rule("7.1")
def test_a_number_in_another_cloud_draws_no_line() -> None:
    draft = a_draft("b1=0", fold="BC", dice=(5, 7))

    draft = after(draft, first("c1"), second("d1"))

    assert draft.facts == (wrote(0, "c1", 5), StarLinesDrawn(lines=5), wrote(1, "d1", 7))


@rule("7.1", "3.5")
def test_the_value_that_is_written_draws_the_lines() -> None:
    draft = a_draft("b1=0", fold="BC", dice=(5, 7))

    draft = after(draft, first("c1", -1))

    assert draft.facts == (wrote(0, "c1", 4, leaves=1), StarLinesDrawn(lines=4))


@rule("7.1")
def test_a_0_draws_no_line() -> None:
    draft = a_draft("b1=1", fold="BC", dice=(0, 7))

    draft = after(draft, first("c1"))

    assert draft.facts == (wrote(0, "c1", 0),)


@rule("7.1")
def test_lines_beyond_the_end_of_the_path_are_lost() -> None:
    draft = a_draft("b1=0", fold="BC", dice=(5, 7), star_lines=PATH - 2)

    draft = after(draft, first("c1"))

    assert draft.facts == (wrote(0, "c1", 5), StarLinesDrawn(lines=2))
    assert draft.sheet == a_sheet("b1=0 c1=5", fold="BC", star_lines=PATH)


@rule("7.1")
def test_a_finished_path_takes_no_more_lines() -> None:
    draft = a_draft("b1=0", fold="BC", dice=(5, 7), star_lines=PATH)

    draft = after(draft, first("c1"))

    assert draft.facts == (wrote(0, "c1", 5),)


@rule("7.1")
@pytest.mark.parametrize(
    ("lines", "stars"), [(0, 0), (3, 0), (4, 1), (5, 1), (7, 1), (8, 2), (47, 16), (PATH, 17)]
)
def test_each_star_that_is_reached_is_1_point(lines: int, stars: int) -> None:
    draft = a_draft("b1=0", fold="BC", star_lines=lines)

    assert score_of(draft) == Score(stars=stars)


# ── 7.2 Moon chain ───────────────────────────────────────────────────────────────────────────


@rule("7.2")
def test_a_number_in_a_moon_cloud_is_copied_into_the_first_empty_moon() -> None:
    draft = a_draft("b2=0", fold="EF", moons=(5,))

    draft = after(draft, first("a2"))

    assert draft.facts == (wrote(0, "a2", 3), MoonFilled(number=3, points=0))
    assert draft.sheet == a_sheet("b2=0 a2=3", fold="EF", moons=(5, 3))


@rule("7.2")
def test_a_number_in_another_cloud_fills_no_moon() -> None:
    draft = a_draft("b2=0", fold="EF")

    draft = after(draft, first("b3"))

    assert draft.facts == (wrote(0, "b3", 3),)


@rule("7.2")
def test_the_first_moon_is_joined_with_nothing() -> None:
    draft = a_draft("b2=1", fold="EF", dice=(0, 7))

    draft = after(draft, first("a2"))

    assert draft.facts == (wrote(0, "a2", 0), MoonFilled(number=0, points=0))


@rule("7.2")
@pytest.mark.parametrize(
    ("moons", "points"), [((3,), 1), ((1, 3), 2), ((1, 1, 3), 2), ((1, 2, 1, 3), 3), ((3,) * 8, 5)]
)
def test_a_moon_equal_to_the_one_above_circles_the_number_between_them(
    moons: tuple[int, ...], points: int
) -> None:
    draft = a_draft("b2=0", fold="EF", moons=moons)

    draft = after(draft, first("a2"))

    assert draft.facts == (wrote(0, "a2", 3), MoonFilled(number=3, points=points))


@rule("7.2")
def test_a_moon_is_not_joined_with_an_equal_one_further_up() -> None:
    draft = a_draft("b2=0", fold="EF", moons=(3, 5))

    draft = after(draft, first("a2"))

    assert draft.facts == (wrote(0, "a2", 3), MoonFilled(number=3, points=0))
    assert score_of(draft) == Score(moons=0)


@rule("7.2", "3.5")
def test_the_value_that_is_written_fills_the_moon() -> None:
    draft = a_draft("b2=0", fold="EF", moons=(4,))

    draft = after(draft, first("a2", +1))

    assert draft.facts == (wrote(0, "a2", 4, leaves=1), MoonFilled(number=4, points=1))


@rule("7.2")
def test_the_last_moon_can_be_filled_and_a_full_chain_takes_no_more() -> None:
    last = a_draft("b2=0", fold="EF", moons=(3,) * 8)
    full = a_draft("b2=0", fold="EF", moons=(3,) * 9)

    last, full = after(last, first("a2")), after(full, first("a2"))

    assert last.facts == (wrote(0, "a2", 3), MoonFilled(number=3, points=5))
    assert full.facts == (wrote(0, "a2", 3),)


@rule("7.2")
@pytest.mark.parametrize(
    ("moons", "points"),
    [
        ((), 0),
        ((4,), 0),
        ((4, 4), 1),
        ((4, 5), 0),
        ((4, 4, 4), 3),
        ((4, 5, 4, 4), 2),
        ((1, 2, 2, 1, 1, 0, 0), 9),
        ((7,) * 9, 24),
    ],
)
def test_the_circled_numbers_between_moons_are_points(moons: tuple[int, ...], points: int) -> None:
    assert score_of(a_draft("b2=0", fold="EF", moons=moons)) == Score(moons=points)


# ── 1.2 What a fold does not play ────────────────────────────────────────────────────────────


@rule("1.2", "7.1")
@pytest.mark.parametrize("fold", ["A", "AD"])
def test_a_fold_without_the_constellation_ignores_its_stars(fold: FoldName) -> None:
    draft = after(a_draft("a1=0", fold=fold), first("b1"))

    assert draft.facts == (wrote(0, "b1", 3),)


@rule("1.2", "7.2")
@pytest.mark.parametrize("fold", ["D", "DA"])
def test_a_fold_without_the_moon_chain_ignores_its_moons(fold: FoldName) -> None:
    draft = after(a_draft("b1=0", fold=fold), first("c1"))

    assert draft.facts == (wrote(0, "c1", 3),)


@rule("1.2", "7.3")
@pytest.mark.parametrize(
    ("fold", "written"), [("A", "a3=9 b1=8 d4=7"), ("D", "a4=9 c1=8 d3=7"), ("ABC", "a3=9 d4=8")]
)
def test_a_fold_without_polaroids_counts_none(fold: FoldName, written: str) -> None:
    assert score_of(a_draft(written, fold=fold)) == Score()


@rule("1.2", "7.6")
@pytest.mark.parametrize(("fold", "written"), [("A", "c1=4 d2=4"), ("BC", "b1=4 a2=4")])
def test_a_fold_without_notes_counts_none(fold: FoldName, written: str) -> None:
    assert score_of(a_draft(written, fold=fold)) == Score()
