"""Chapter 5: the end."""

from typing import Any

import pytest

from reverie.games.daydream import violations
from reverie.games.daydream.events import (
    DiceRolled,
    GameEnded,
    Result,
    Score,
    TurnEnded,
    TurnSealed,
)
from reverie.games.daydream.rules import legal, outcome, to_act
from reverie.games.daydream.scoring import places, result, winners
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
    drew,
    first,
    played,
    score_of,
    second,
    sent,
    settle,
    settled,
    turn,
    wrote,
)
from reverie.kernel.interruptions import Pause
from reverie.kernel.rulebook import rule
from reverie.kernel.violation import GameIsOver

TRACED_BUT_TWO_STEPS: dict[str, Any] = {"finished": 15, "point": 4}
"""Fold A: all items but the globe, of which two steps are missing."""


@rule("5.1")
def test_the_game_ends_with_the_turn_in_which_somebody_has_filled_all_clouds() -> None:
    state = a_turn(a_settled_sheet(all_but("d2", "d4")), a_sheet())
    state = played(
        state, ANNA, turn(state, first("d2"), second("d4"), settle("a2-d2"), settle("a4-d4"))
    )

    events = sent(state, BEN, turn(state, first("a2"), second("b1")))

    assert events == (
        TurnSealed(
            turn=5,
            seat=BEN,
            facts=(
                wrote(0, "a2", 3),
                wrote(1, "b1", 7),
            ),
        ),
        TurnEnded(turn=5),
        GameEnded(
            result=Result(points=(0, 0), winners=(ANNA, BEN), scores=(Score(), Score())),
        ),
    )


@rule("5.1")
def test_the_game_ends_with_the_turn_in_which_somebody_has_traced_all_items() -> None:
    state = a_turn(a_sheet("a1=1 b1=5", **TRACED_BUT_TWO_STEPS))

    events = sent(state, ANNA, turn(state, first("c1"), settle("a1-c1"), second("c2")))

    assert events == (
        TurnSealed(
            turn=5,
            seat=ANNA,
            facts=(
                wrote(0, "c1", 3),
                settled("a1-c1", "super"),
                *drew("globe", 4, 5, 6, finished=True),
                wrote(1, "c2", 7),
            ),
        ),
        TurnEnded(turn=5),
        GameEnded(
            result=Result(points=(16,), winners=(ANNA,), scores=(Score(items=16, band=3),)),
        ),
    )


@rule("5.1", "R2")
def test_the_game_goes_on_while_everybody_has_an_empty_cloud_and_an_untraced_item() -> None:
    almost = a_settled_sheet(all_but("d2", "d4", "c5"), finished=15, point=5)
    state = a_turn(almost, a_sheet())
    state = played(
        state, ANNA, turn(state, first("d2"), second("d4"), settle("a2-d2"), settle("a4-d4"))
    )

    state = played(state, BEN, turn(state, first("a2"), second("b1")))

    assert state.result is None
    assert state.turn == 6
    assert to_act(state) == {ANNA, BEN}


@rule("5.1")
def test_everyone_finishes_the_last_turn() -> None:
    state = a_turn(a_settled_sheet(all_but("d2", "d4")), a_sheet("a1=1 b1=5"))
    last = turn(state, first("d2"), second("d4"), settle("a2-d2"), settle("a4-d4"))

    waiting = played(state, ANNA, last)

    assert waiting.result is None
    assert to_act(waiting) == {BEN}
    end = played(waiting, BEN, turn(state, first("c1"), second("a2"), settle("a1-c1")))
    assert end.result == Result(
        points=(0, 1), winners=(BEN,), scores=(Score(), Score(items=1, steps=1))
    )


@rule("5.1")
def test_both_numbers_are_still_written_when_all_items_are_traced() -> None:
    state = a_turn(a_sheet("a1=1 b1=5", **TRACED_BUT_TWO_STEPS), a_sheet())

    with pytest.raises(violations.DiceAreLeft) as refusal:
        sent(state, ANNA, turn(state, first("c1"), settle("a1-c1")))

    assert refusal.value.facts == {"dice": (1,)}


@rule("5.1", "3.7")
def test_the_last_cloud_ends_the_game_though_one_die_is_void() -> None:
    state = a_turn(a_settled_sheet(all_but("d2")))

    events = sent(state, ANNA, turn(state, second("d2"), settle("a2-d2")))

    assert events == (
        TurnSealed(
            turn=5,
            seat=ANNA,
            facts=(
                wrote(1, "d2", 7),
                settled("a2-d2", "pity"),
            ),
        ),
        TurnEnded(turn=5),
        GameEnded(result=Result(points=(0,), winners=(ANNA,), scores=(Score(band=0),))),
    )


@rule("5.1")
def test_nothing_can_be_done_after_the_end() -> None:
    state = a_turn(a_settled_sheet(all_but("d2")))
    end = played(state, ANNA, turn(state, first("d2"), settle("a2-d2")))

    for command in (turn(end, first("d2")), Pause()):
        with pytest.raises(GameIsOver) as refusal:
            sent(end, ANNA, command)
        assert refusal.value.facts == {}
    assert legal(end, ANNA) == ()
    assert to_act(end) == frozenset()


@rule("5.1")
def test_there_is_no_outcome_before_the_end() -> None:
    state = a_turn(a_settled_sheet(all_but("d2")))

    end = played(state, ANNA, turn(state, first("d2"), settle("a2-d2")))

    assert outcome(state) is None
    assert outcome(end) == Result(points=(0,), winners=(ANNA,), scores=(Score(band=0),))


@rule("5.2")
def test_each_finished_item_is_one_point_and_an_unfinished_one_is_nothing() -> None:
    state = a_turn(a_sheet(finished=3, point=1), a_sheet(finished=2, point=3))

    points = result(state)

    assert points == Result(
        points=(3, 2), winners=(ANNA,), scores=(Score(items=3, steps=1), Score(items=2, steps=3))
    )


@rule("5.2")
def test_the_points_of_the_extra_rules_are_added_to_the_items() -> None:
    all_parts = Score(
        items=1, stars=2, moons=4, polaroids=8, notes=16, frames=32, thorns=-64, steps=128, band=2
    )

    assert all_parts.total == -1


@rule("5.2", "1.2")
@pytest.mark.parametrize(
    ("fold", "written", "expected"),
    [
        ("A", "b1=9 d4=9 c1=9 d2=9", Score(items=3)),
        ("D", "c1=9 d3=9", Score(items=3)),
        ("AD", "a3=9", Score(items=3, polaroids=6)),
        ("DA", "a4=9 c1=3", Score(items=3, polaroids=2)),
        ("BC", "a3=9 a1=9", Score(items=3, stars=2)),
        ("ABC", "c1=4 d2=4", Score(items=3, stars=2, notes=1)),
        ("EF", "a2=4", Score(items=3, moons=2)),
        ("DEF", "a4=4", Score(items=3, moons=2, frames=7)),
    ],
)
def test_each_fold_counts_the_extra_rules_that_it_plays_and_no_other(
    fold: FoldName, written: str, expected: Score
) -> None:
    places: dict[str, Any] = {
        "star_lines": 8,
        "moons": (1, 2, 2),
        "rewards": {"square": 5, "oval": 2} if fold == "DEF" else {},
    }
    draft = a_draft(written, fold=fold, finished=3, **places)

    assert score_of(draft) == expected


@rule("5.2")
def test_the_highest_score_wins() -> None:
    assert winners((Score(items=3), Score(items=2, stars=2), Score(items=1))) == (BEN,)


@rule("5.2", "5.3")
def test_a_point_more_beats_any_number_of_steps() -> None:
    assert winners((Score(items=2, steps=5), Score(items=3, steps=0))) == (BEN,)


@rule("5.3")
def test_among_tied_players_more_steps_of_the_unfinished_item_win() -> None:
    assert winners((Score(items=3, steps=1), Score(stars=3, steps=2), Score(items=2))) == (BEN,)


@rule("5.3")
def test_who_is_still_tied_shares_the_victory() -> None:
    scores = (Score(items=3, steps=2), Score(items=3, steps=1), Score(moons=3, steps=2))

    assert winners(scores) == (0, 2)


@rule("5.2", "5.3")
def test_everybody_has_a_place_and_who_is_still_tied_shares_it() -> None:
    scores = (
        Score(items=2, steps=1),
        Score(items=4),
        Score(stars=2, steps=1),
        Score(items=2, steps=3),
        Score(items=3, thorns=-2),
    )

    assert places(scores) == (3, 1, 3, 2, 5)


@rule("5.3")
def test_a_line_to_a_point_counts_one_step() -> None:
    draft = a_draft("a1=1 b1=5")

    draft = after(draft, first("c1"), settle("a1-c1"))

    assert score_of(draft) == Score(items=1, steps=1)


@rule("5.3")
def test_a_line_to_a_sun_counts_all_the_steps_that_it_covers() -> None:
    draft = a_draft("a1=1 b1=2")

    draft = after(draft, first("c1"), settle("a1-c1"))

    assert score_of(draft) == Score(items=2, steps=2)


@rule("5.3")
def test_a_player_who_has_begun_nothing_counts_no_step() -> None:
    assert score_of(a_draft(finished=4)) == Score(items=4, steps=0)


@rule("5.3")
def test_a_player_who_has_traced_everything_counts_no_step() -> None:
    draft = a_draft("a1=1 b1=2", **TRACED_BUT_TWO_STEPS)

    draft = after(draft, first("c1"), settle("a1-c1"))

    assert score_of(draft) == Score(items=16, steps=0)


@rule("5.1", "3.1")
def test_the_next_turn_has_the_next_number_and_new_dice() -> None:
    state = a_turn(a_sheet())

    events = sent(state, ANNA, turn(state, first("a2"), second("b1")), seed=3)

    assert events[1:] == (TurnEnded(turn=5), DiceRolled(turn=6, dice=events[2].dice))
    assert all(0 <= number <= 9 for number in events[2].dice)
