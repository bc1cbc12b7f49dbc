"""Chapter 6: solo."""

import pytest

from reverie.games.daydream import violations
from reverie.games.daydream.events import DieSkipped, Result, Score
from reverie.games.daydream.printed import printed_fold
from reverie.games.daydream.rules import outcome
from reverie.games.daydream.scoring import band, result, score
from reverie.games.daydream.tableau import FoldName
from reverie.games.daydream.tests.positions import (
    ANNA,
    BEN,
    a_draft,
    a_settled_sheet,
    a_sheet,
    a_turn,
    after,
    all_but,
    first,
    played,
    second,
    settle,
    skip,
    turn,
    wrote,
)
from reverie.kernel.rulebook import rule

BANDS: dict[FoldName, tuple[range, range, range]] = {
    "A": (range(5), range(5, 9), range(9, 13)),
    "D": (range(5), range(5, 10), range(10, 14)),
    "BC": (range(8), range(8, 16), range(16, 24)),
    "ABC": (range(13), range(13, 31), range(31, 50)),
    "EF": (range(7), range(7, 15), range(15, 22)),
    "DEF": (range(14), range(14, 33), range(33, 55)),
    "AD": (range(7), range(7, 28), range(28, 40)),
    "DA": (range(9), range(9, 26), range(26, 35)),
}
"""The three lower bands of each fold as the rulebook has them; above is the highest."""


@rule("6.1")
def test_alone_a_skipped_die_draws_a_thorn_and_circles_a_leaf() -> None:
    draft = after(a_draft(solo=True), skip(0))

    assert draft.facts == (DieSkipped(die=0, leaf=True, thorn=True),)
    assert draft.sheet == a_sheet(circled=2, thorns=1)


@rule("6.1")
def test_together_a_skipped_die_draws_no_thorn() -> None:
    draft = after(a_draft(solo=False), skip(0))

    assert draft.facts == (DieSkipped(die=0, leaf=True, thorn=False),)
    assert draft.sheet == a_sheet(circled=2, thorns=0)


@rule("6.1")
def test_a_thorn_is_drawn_even_when_no_leaf_could_be_circled() -> None:
    draft = after(a_draft(solo=True, circled=4, filled=2), skip(1))

    assert draft.facts == (DieSkipped(die=1, leaf=False, thorn=True),)
    assert draft.sheet == a_sheet(circled=4, filled=2, thorns=1)


@rule("6.1")
def test_each_skipped_die_draws_a_thorn_of_its_own() -> None:
    state = a_turn(a_sheet(thorns=2))

    state = played(state, ANNA, turn(state, skip(1), first("a2")))

    assert state.sheets == (a_sheet("a1=0 a2=3", circled=2, thorns=3),)


@rule("6.1")
def test_a_die_that_is_written_draws_no_thorn() -> None:
    draft = after(a_draft(solo=True), first("a2"), second("b1"))

    assert draft.sheet == a_sheet("a1=0 a2=3 b1=7")


@rule("6.1", "3.7")
def test_the_void_die_of_the_last_cloud_draws_no_thorn() -> None:
    state = a_turn(a_settled_sheet(all_but("d2")))

    end = played(state, ANNA, turn(state, first("d2"), settle("a2-d2")))

    assert end.sheets[ANNA].thorns == 0


@rule("6.1", "3.3")
def test_alone_too_only_one_die_may_be_skipped() -> None:
    with pytest.raises(violations.OnlyOneDieMayBeSkipped) as refusal:
        after(a_draft(solo=True), skip(0), skip(1))

    assert refusal.value.facts == {}


@rule("6.1")
def test_a_table_for_one_plays_solo_and_a_table_for_two_does_not() -> None:
    alone, together = a_turn(a_sheet()), a_turn(a_sheet(), a_sheet())

    alone = played(alone, ANNA, turn(alone, skip(0), second("b1")))
    together = played(together, BEN, turn(together, skip(0), second("b1")))

    written = wrote(1, "b1", 7)
    assert alone.last_turn == ((DieSkipped(die=0, leaf=True, thorn=True), written),)
    assert together.sealed == {BEN: (DieSkipped(die=0, leaf=True, thorn=False), written)}


@rule("6.2")
@pytest.mark.parametrize(
    ("thorns", "cost"), [(0, 0), (1, 0), (2, -1), (3, -1), (4, -2), (5, -2), (9, -4), (10, -5)]
)
def test_every_two_thorns_cost_one_point(thorns: int, cost: int) -> None:
    sheet = a_sheet(finished=6, thorns=thorns)

    points = score(printed_fold("A"), sheet, solo=True)

    assert points == Score(items=6, thorns=cost, band=0 if 6 + cost < 5 else 1)
    assert points.total == 6 + cost


@rule("6.2", "6.3")
def test_the_total_may_fall_below_0_and_reads_as_the_lowest_band() -> None:
    state = a_turn(a_sheet(finished=1, thorns=6))

    end = result(state)

    assert end == Result(points=(-2,), winners=(ANNA,), scores=(Score(items=1, thorns=-3, band=0),))


@rule("6.2")
def test_at_the_end_of_a_solo_game_the_thorns_are_subtracted() -> None:
    state = a_turn(a_settled_sheet(all_but("d2"), finished=10, thorns=3))

    end = played(state, ANNA, turn(state, first("d2"), settle("a2-d2")))

    assert outcome(end) == Result(
        points=(9,), winners=(ANNA,), scores=(Score(items=10, thorns=-1, band=2),)
    )


@rule("6.3")
@pytest.mark.parametrize("name", BANDS)
def test_a_score_is_read_against_the_four_bands_of_its_fold(name: FoldName) -> None:
    fold = printed_fold(name)
    lowest, low, high = BANDS[name]

    assert {band(fold, total) for total in lowest} == {0}
    assert {band(fold, total) for total in low} == {1}
    assert {band(fold, total) for total in high} == {2}
    assert {band(fold, total) for total in (high.stop, high.stop + 1, 999)} == {3}


@rule("6.3")
@pytest.mark.parametrize("name", BANDS)
def test_a_negative_total_reads_as_the_lowest_band(name: FoldName) -> None:
    assert {band(printed_fold(name), total) for total in (-1, -2, -99)} == {0}


@rule("6.3")
def test_the_band_counts_the_extra_rules_as_well() -> None:
    sheet = a_sheet("a3=9", fold="AD", finished=1)

    points = score(printed_fold("AD"), sheet, solo=True)

    assert points == Score(items=1, polaroids=6, band=1)


@rule("6.3")
def test_together_there_are_no_bands() -> None:
    points = score(printed_fold("A"), a_sheet(finished=13), solo=False)

    assert points == Score(items=13, band=None)
