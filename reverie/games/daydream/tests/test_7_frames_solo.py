"""Chapter 7: frames, solo (7.8)."""

import pytest

from reverie.games.daydream.events import (
    DiceRolled,
    FrameFilled,
    RewardsCrossedOut,
    Score,
    TurnEnded,
    TurnSealed,
)
from reverie.games.daydream.printed import printed_fold
from reverie.games.daydream.state import Draft, Sheet, begin_turn
from reverie.games.daydream.tests.positions import (
    ANNA,
    a_settled_sheet,
    a_sheet,
    a_turn,
    after,
    almost_full,
    drew,
    first,
    groups,
    score_of,
    second,
    sent,
    settle,
    settled,
    turn,
    wrote,
)
from reverie.kernel.rulebook import rule

CLOVERLEAF, BOW_TIE = 14, 20
"""Items of fold DEF that come before these two."""


def alone(sheet: Sheet, dice: tuple[int, int] = (3, 7)) -> Draft:
    """A turn of fold DEF on such a sheet, solo."""
    return begin_turn(printed_fold("DEF"), sheet, dice, solo=True, start=False)


@rule("7.8")
def test_alone_a_group_is_rewarded_in_the_moment_its_last_cloud_is_written() -> None:
    draft = after(alone(almost_full()), first("a3"), second("a2"))

    assert draft.facts == (
        wrote(0, "a3", 3),
        FrameFilled(frame="arched", points=5),
        wrote(1, "a2", 7),
    )
    assert draft.sheet.rewards == {"arched": 5}
    assert score_of(draft) == Score(frames=5, band=0)


@rule("7.8", "7.7")
def test_together_a_group_is_not_rewarded_in_that_moment() -> None:
    draft = begin_turn(printed_fold("DEF"), almost_full(), (3, 7), solo=False, start=False)

    draft = after(draft, first("a3"))

    assert draft.facts == (wrote(0, "a3", 3),)


@rule("7.8")
def test_alone_a_group_with_an_empty_cloud_brings_nothing() -> None:
    sheet = a_settled_sheet(groups("arched", but="a3 b3"), fold="DEF")

    draft = after(alone(sheet), first("a3"))

    assert draft.facts == (wrote(0, "a3", 3),)


@rule("7.8")
@pytest.mark.parametrize(
    ("crossed_out", "rewards"),
    [
        (frozenset(), {"arched": 5}),
        (frozenset({5}), {"arched": 2}),
        (frozenset({2}), {"arched": 5}),
        (frozenset({5, 2}), {}),
    ],
)
def test_alone_the_highest_reward_that_is_not_crossed_out_is_taken(
    crossed_out: frozenset[int], rewards: dict[str, int]
) -> None:
    draft = after(alone(almost_full(crossed_out=crossed_out)), first("a3"))

    assert draft.sheet.rewards == rewards


@rule("7.8")
def test_alone_each_group_takes_a_reward_of_its_own() -> None:
    draft = after(alone(almost_full(rewards={"square": 5, "oval": 2})), first("a3"))

    assert draft.sheet.rewards == {"square": 5, "oval": 2, "arched": 5}


@rule("7.8")
def test_alone_a_full_group_takes_no_second_reward() -> None:
    sheet = a_settled_sheet(groups("arched"), fold="DEF", rewards={"arched": 5})

    draft = after(alone(sheet), first("a2"), second("b2"))

    assert draft.facts == (wrote(0, "a2", 3), wrote(1, "b2", 7))


@rule("7.8")
def test_alone_nothing_more_is_given_when_the_turn_is_complete() -> None:
    state = a_turn(almost_full(), fold="DEF")

    events = sent(state, ANNA, turn(state, first("a3"), second("a2")))

    facts = (wrote(0, "a3", 3), FrameFilled(frame="arched", points=5), wrote(1, "a2", 7))
    assert events == (
        TurnSealed(turn=5, seat=ANNA, facts=facts),
        TurnEnded(turn=5),
        DiceRolled(turn=6, dice=events[2].dice),
    )


@rule("7.8")
def test_the_first_line_on_the_cloverleaf_crosses_out_the_5s_once() -> None:
    draft = alone(a_sheet("f2=1 f3=2", fold="DEF", finished=CLOVERLEAF))

    draft = after(draft, first("f4", +1), settle("f2-f4"))

    assert draft.facts == (
        wrote(0, "f4", 4, leaves=1),
        settled("f2-f4", "super"),
        *drew("cloverleaf", 0, 1),
        RewardsCrossedOut(points=5),
        *drew("cloverleaf", 1, 2, 3),
    )
    assert draft.sheet.crossed_out == {5}


@rule("7.8")
def test_the_first_line_on_the_bow_tie_crosses_out_the_2s() -> None:
    draft = alone(a_sheet("f2=1 f3=2", fold="DEF", finished=BOW_TIE, crossed_out=frozenset({5})))

    draft = after(draft, first("f4"), settle("f2-f4"))

    assert draft.facts == (
        wrote(0, "f4", 3),
        settled("f2-f4", "perfect"),
        *drew("bow-tie", 0, 2),
        RewardsCrossedOut(points=2),
        *drew("bow-tie", 2, 4, finished=True),
        *drew("thimble", 0, 2, finished=True),
    )
    assert draft.sheet.crossed_out == {5, 2}


@rule("7.8")
def test_the_first_line_on_any_other_item_crosses_out_nothing() -> None:
    draft = alone(a_sheet("f2=1 f3=5", fold="DEF", finished=CLOVERLEAF - 2, point=3))

    draft = after(draft, first("f4"), settle("f2-f4"))

    assert draft.facts[2:] == (
        *drew("easel", 3, 4, finished=True),
        *drew("perfume", 0, 1, 2, finished=True),
    )


@rule("7.8")
def test_a_later_line_on_the_cloverleaf_crosses_out_nothing_more() -> None:
    draft = alone(a_sheet("f2=1 f3=5", fold="DEF", finished=CLOVERLEAF, point=1))

    draft = after(draft, first("f4"), settle("f2-f4"))

    assert draft.facts[2:] == drew("cloverleaf", 1, 2, 3, 4, finished=True)


@rule("7.8")
def test_a_reward_that_is_circled_stays_when_the_others_are_crossed_out() -> None:
    sheet = a_sheet("f2=1 f3=5", fold="DEF", finished=CLOVERLEAF, rewards={"oval": 5})

    draft = after(alone(sheet), first("f4"), settle("f2-f4"))

    assert draft.sheet.crossed_out == {5}
    assert score_of(draft) == Score(items=CLOVERLEAF, frames=5, steps=3, band=1)


@rule("7.8")
def test_alone_the_reward_comes_before_any_row_is_settled() -> None:
    sheet = a_settled_sheet(
        groups("arched", but="f3") + " f2=1 f4=5", fold="DEF", finished=CLOVERLEAF
    )
    draft = alone(sheet)

    draft = after(draft, first("f3"), settle("f2-f4"))

    assert draft.facts == (
        wrote(0, "f3", 3),
        FrameFilled(frame="arched", points=5),
        settled("f2-f4", "super"),
        *drew("cloverleaf", 0, 1),
        RewardsCrossedOut(points=5),
        *drew("cloverleaf", 1, 2, 3),
    )


@rule("7.8", "4.6")
def test_a_row_that_is_settled_between_the_numbers_crosses_out_first() -> None:
    sheet = a_settled_sheet(groups("arched", but="a3") + " f2=1", fold="DEF", finished=CLOVERLEAF)
    draft = alone(sheet, dice=(3, 5))

    draft = after(draft, second("f4"), settle("f2-f4"), first("a3"))

    assert draft.facts == (
        wrote(1, "f4", 5),
        settled("f2-f4", "super"),
        *drew("cloverleaf", 0, 1),
        RewardsCrossedOut(points=5),
        *drew("cloverleaf", 1, 2, 3),
        wrote(0, "a3", 3),
        FrameFilled(frame="arched", points=2),
    )


@rule("1.2", "7.8")
def test_a_fold_without_frames_has_no_reward_to_cross_out() -> None:
    sheet = a_sheet("c2=1 c3=5 c4=8 c5=9", fold="EF", finished=6)
    draft = begin_turn(printed_fold("EF"), sheet, (3, 7), solo=True, start=False)

    draft = after(draft, first("c1"), settle("c1-c5"))

    assert draft.facts[2:6] == drew("cloverleaf", 0, 1, 2, 3, 4, finished=True)
    assert draft.sheet.crossed_out == frozenset()
