"""Chapter 7: Polaroids (7.3 to 7.5) and notes (7.6)."""

import pytest

from reverie.games.daydream.events import Score
from reverie.games.daydream.pieces import Cloud
from reverie.games.daydream.printed import printed_fold
from reverie.games.daydream.scoring import note_heads
from reverie.games.daydream.tableau import FoldName
from reverie.games.daydream.tests.positions import a_draft, a_sheet, after, first, score_of
from reverie.kernel.rulebook import rule

# ── 7.3 to 7.5 Polaroids ─────────────────────────────────────────────────────────────────────


@rule("7.3")
@pytest.mark.parametrize("name", ["AD", "DA"])
def test_there_are_six_polaroids_each_in_a_column_of_its_own(name: FoldName) -> None:
    fold = printed_fold(name)

    columns = [cloud[0] for cloud in fold.polaroids]

    assert len(columns) == 6
    assert columns == sorted(set(columns))
    assert sorted(fold.polaroids) == sorted(fold.star_polaroids + fold.moon_polaroids)


@rule("7.3")
def test_a_number_in_the_cloud_of_a_polaroid_is_copied_there_and_no_other_is() -> None:
    draft = a_draft("b1=1", fold="DA")

    copied, not_copied = after(draft, first("c1")), after(draft, first("a1"))

    assert score_of(copied) == Score(polaroids=1)
    assert score_of(not_copied) == Score(polaroids=0)


@rule("7.4")
@pytest.mark.parametrize(
    ("stars", "moons", "points"),
    [
        ((0, 0, 0), (9, 9, 9), -6),
        ((0, 0, 0), (9, 1, 0), -6),
        ((0, 0, 0), (9, 0, 0), -3),
        ((5, 0, 0), (9, 0, 0), -3),
        ((6, 0, 0), (9, 0, 0), 0),
        ((1, 1, 1), (1, 1, 1), 0),
        ((9, 0, 0), (6, 0, 0), 0),
        ((9, 0, 0), (5, 0, 0), 3),
        ((9, 0, 0), (1, 1, 0), 3),
        ((4, 4, 0), (0, 0, 0), 6),
        ((4, 4, 3), (0, 0, 0), 6),
        ((4, 4, 4), (0, 0, 0), 9),
        ((9, 9, 0), (1, 1, 1), 9),
        ((9, 9, 1), (1, 1, 1), 12),
        ((9, 9, 1), (0, 0, 0), 12),
        ((9, 9, 2), (0, 0, 0), 15),
        ((9, 9, 9), (0, 0, 0), 15),
    ],
)
def test_the_table_tells_what_the_difference_is_worth(
    stars: tuple[int, int, int], moons: tuple[int, int, int], points: int
) -> None:
    written = "a3={} b1={} d4={} e4={} g1={} h3={}".format(*stars, *moons)

    assert score_of(a_draft(written, fold="AD")) == Score(polaroids=points)


@rule("7.4")
@pytest.mark.parametrize(
    ("written", "points"), [("a1=9", 0), ("a3=4", 3), ("e4=9", -3), ("b1=9 d4=9 g1=2", 12)]
)
def test_in_the_difference_an_empty_polaroid_is_0(written: str, points: int) -> None:
    assert score_of(a_draft(written, fold="AD")) == Score(polaroids=points)


@rule("7.5")
@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ("", 0),
        ("5", 1),
        ("5 5", 1),
        ("5 6", 2),
        ("5 5 6 6 5 6", 2),
        ("0 0 0 0 0 0", 1),
        ("1 2 3 4 5 9", 6),
        ("1 3 2 4 5 6", 6),
        ("0 2 4 6 8 9", 6),
        ("1 2 3 4 5 5", 5),
    ],
)
def test_for_each_different_number_one_polaroid_is_1_point(numbers: str, points: int) -> None:
    clouds = printed_fold("DA").polaroids
    written = " ".join(f"{c}={n}" for c, n in zip(clouds, numbers.split(), strict=False))

    assert score_of(a_draft(written, fold="DA")) == Score(polaroids=points)


@rule("7.5")
@pytest.mark.parametrize(
    "written", ["a4=1 c1=2 d3=3 e3=4 f1=5 h4=6", "a4=9 c1=8 d3=7 e3=6 f1=5 h4=4"]
)
def test_six_consecutive_polaroids_rising_or_falling_count_double(written: str) -> None:
    assert score_of(a_draft(written, fold="DA")) == Score(polaroids=12)


@rule("7.5")
@pytest.mark.parametrize(
    "written", ["c1=2 d3=3 e3=4 f1=5 h4=6", "a4=1 c1=2 d3=3 e3=4 f1=5", "a4=1 c1=2 d3=3 f1=4 h4=5"]
)
def test_an_empty_polaroid_is_not_circled_and_prevents_the_doubling(written: str) -> None:
    assert score_of(a_draft(written, fold="DA")) == Score(polaroids=5)


# ── 7.6 Notes ────────────────────────────────────────────────────────────────────────────────


@rule("7.6")
@pytest.mark.parametrize(
    ("written", "heads"),
    [("", 0), ("c1=4", 0), ("c1=4 d2=5", 0), ("c1=4 d2=4", 1), ("c1=0 d2=0", 1)],
)
def test_a_single_note_is_filled_when_both_clouds_hold_the_same_number(
    written: str, heads: int
) -> None:
    assert note_heads(a_sheet(written, fold="ABC"), (Cloud("c1"), Cloud("d2"))) == heads


@rule("7.6")
@pytest.mark.parametrize(
    ("written", "heads"),
    [
        ("", 0),
        ("b4=0", 0),
        ("b4=1 a5=2", 0),
        ("b4=1 a5=2 c5=3", 0),
        ("b4=1 a5=1", 1),
        ("a5=1 c5=1", 1),
        ("b4=1 a5=2 c5=1", 1),
        ("b4=1 a5=1 c5=1", 2),
    ],
)
def test_a_double_note_of_three_has_a_head_for_two_equal_and_both_for_all(
    written: str, heads: int
) -> None:
    clouds = (Cloud("b4"), Cloud("a5"), Cloud("c5"))

    assert note_heads(a_sheet(written, fold="ABC"), clouds) == heads


@rule("7.6")
@pytest.mark.parametrize(
    ("written", "heads"),
    [
        ("", 0),
        ("d2=1 c3=2 e3=3 d4=4", 0),
        ("d2=1 c3=2 e3=3 d4=1", 1),
        ("c3=1 e3=1", 1),
        ("d2=1 c3=1 e3=2 d4=2", 1),
        ("d2=1 c3=1 e3=1 d4=2", 1),
        ("d2=1 c3=1 e3=1", 1),
        ("d2=1 c3=1 e3=1 d4=1", 2),
    ],
)
def test_a_double_note_of_four_has_a_head_for_two_equal_and_both_for_all(
    written: str, heads: int
) -> None:
    clouds = tuple(map(Cloud, ("d2", "c3", "e3", "d4")))

    assert note_heads(a_sheet(written, fold="ABC"), clouds) == heads


@rule("7.6")
def test_the_heads_of_all_notes_are_points() -> None:
    draft = a_draft("c1=4 d2=4 b4=7 a5=7 c5=7 d4=7", fold="ABC")

    assert score_of(draft) == Score(notes=4)
