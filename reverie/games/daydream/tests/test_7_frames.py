"""Chapter 7: frames (7.7)."""

from reverie.games.daydream.events import (
    DiceRolled,
    FramesRewarded,
    GameEnded,
    MoonFilled,
    Result,
    Score,
    TurnEnded,
    TurnSealed,
)
from reverie.games.daydream.printed import printed_fold
from reverie.games.daydream.scoring import score
from reverie.games.daydream.state import Sheet, State, begin_turn
from reverie.games.daydream.tests.positions import (
    ANNA,
    BEN,
    CLEO,
    a_draft,
    a_settled_sheet,
    a_sheet,
    a_turn,
    after,
    all_but,
    almost_full,
    drew,
    first,
    groups,
    played,
    second,
    sent,
    settle,
    settled,
    turn,
    wrote,
)
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import Seat, seats

ALL: dict[str, tuple[int, ...]] = {"square": (5, 2), "oval": (5, 2), "arched": (5, 2)}
"""The rewards before anybody has filled a group."""


def idle() -> Sheet:
    """A sheet far from any group."""
    return a_sheet("b3=0", fold="DEF")


def table(*sheets: Sheet, rewards: dict[str, tuple[int, ...]] = ALL) -> State:
    """Players in the middle of a game of fold DEF."""
    return a_turn(*sheets, fold="DEF", rewards=rewards)


def all_play(state: State, fillers: tuple[Seat, ...] = ()) -> State:
    """Everybody plays a turn; these write a3, the others nothing that matters."""
    now = state
    for seat in seats(state.sitting.players):
        cloud = "a3" if seat in fillers else "b2"
        now = played(now, seat, turn(state, first(cloud), second("a2")))
    return now


@rule("7.7")
def test_the_frames_divide_the_grid_into_three_groups() -> None:
    fold = printed_fold("DEF")

    clouds = sorted(cloud for group in fold.frames.values() for cloud in group)

    assert list(fold.frames) == ["square", "oval", "arched"]
    assert clouds == sorted(fold.clouds)


@rule("7.7")
def test_the_first_to_fill_a_group_takes_5_when_the_turn_is_complete() -> None:
    state = table(almost_full(), idle())
    sealing = sent(state, ANNA, turn(state, first("a3"), second("a2")))
    state = played(state, ANNA, turn(state, first("a3"), second("a2")))

    ending = sent(state, BEN, turn(state, first("b2"), second("a2")))

    facts = (wrote(0, "a3", 3), wrote(1, "a2", 7))
    assert sealing == (TurnSealed(turn=5, seat=ANNA, facts=facts),)
    assert ending[1:] == (
        TurnEnded(turn=5),
        FramesRewarded(frame="arched", points=5, seats=(ANNA,)),
        DiceRolled(turn=6, dice=ending[3].dice),
    )


@rule("7.7")
def test_the_reward_is_circled_by_who_took_it_and_gone_for_the_others() -> None:
    state = all_play(table(almost_full(), idle()), fillers=(ANNA,))

    assert [sheet.rewards for sheet in state.sheets] == [{"arched": 5}, {}]
    assert state.rewards == {"square": (5, 2), "oval": (5, 2), "arched": (2,)}
    assert score(state.fold, state.sheets[ANNA], solo=False) == Score(frames=5)


@rule("7.7")
def test_the_second_to_fill_a_group_takes_2() -> None:
    done = a_settled_sheet(groups("arched"), fold="DEF", rewards={"arched": 5})
    state = table(done, almost_full(), rewards={**ALL, "arched": (2,)})

    state = all_play(state, fillers=(BEN,))

    assert [sheet.rewards for sheet in state.sheets] == [{"arched": 5}, {"arched": 2}]
    assert state.rewards == {**ALL, "arched": ()}


@rule("7.7")
def test_the_third_to_fill_a_group_takes_nothing() -> None:
    state = table(almost_full(), idle(), rewards={**ALL, "arched": ()})

    state = all_play(state, fillers=(ANNA,))

    assert [sheet.rewards for sheet in state.sheets] == [{}, {}]
    assert state.rewards == {**ALL, "arched": ()}


@rule("7.7")
def test_all_who_fill_a_group_in_the_same_turn_take_the_highest_reward() -> None:
    state = all_play(table(almost_full(), idle(), almost_full()), fillers=(ANNA, CLEO))

    assert [sheet.rewards for sheet in state.sheets] == [{"arched": 5}, {}, {"arched": 5}]
    assert state.rewards == {**ALL, "arched": (2,)}


@rule("7.7")
def test_when_several_took_the_5_the_next_takes_the_2() -> None:
    done = a_settled_sheet(groups("arched"), fold="DEF", rewards={"arched": 5})
    state = table(done, almost_full(), done, rewards={**ALL, "arched": (2,)})

    state = all_play(state, fillers=(BEN,))

    assert [sheet.rewards["arched"] for sheet in state.sheets] == [5, 2, 5]
    assert state.rewards == {**ALL, "arched": ()}


@rule("7.7")
def test_several_may_share_the_2_and_then_nothing_is_left() -> None:
    state = table(almost_full(), almost_full(), idle(), rewards={**ALL, "arched": (2,)})

    state = all_play(state, fillers=(ANNA, BEN))

    assert [sheet.rewards for sheet in state.sheets] == [{"arched": 2}, {"arched": 2}, {}]
    assert state.rewards == {**ALL, "arched": ()}


@rule("7.7")
def test_a_group_that_was_full_before_the_turn_is_not_rewarded_again() -> None:
    done = a_settled_sheet(groups("arched"), fold="DEF", rewards={"arched": 5})
    state = table(done, idle(), rewards={**ALL, "arched": (2,)})

    state = all_play(state)

    assert [sheet.rewards for sheet in state.sheets] == [{"arched": 5}, {}]
    assert state.rewards == {**ALL, "arched": (2,)}


@rule("7.7")
def test_a_group_with_an_empty_cloud_is_not_rewarded() -> None:
    state = all_play(table(almost_full(), idle()))

    assert [sheet.rewards for sheet in state.sheets] == [{}, {}]
    assert state.rewards == ALL


@rule("7.7")
def test_each_group_has_rewards_of_its_own() -> None:
    both = a_settled_sheet(groups("arched", "square", but="a3 a2"), fold="DEF")
    state = table(both, idle())
    state = played(state, BEN, turn(state, first("b2"), second("a2")))

    events = sent(state, ANNA, turn(state, first("a3"), second("a2"), settle("a1-a5")))

    assert events[2:4] == (
        FramesRewarded(frame="square", points=5, seats=(ANNA,)),
        FramesRewarded(frame="arched", points=5, seats=(ANNA,)),
    )


@rule("7.7", "5.1")
def test_the_rewards_of_the_last_turn_count() -> None:
    last = a_settled_sheet(all_but("a3", fold="DEF"), fold="DEF", rewards={"oval": 2})
    state = table(last, idle())
    state = played(state, BEN, turn(state, first("b2"), second("a2")))

    events = sent(state, ANNA, turn(state, first("a3"), settle("a3-d3"), settle("a1-a5")))

    assert events[1:] == (
        TurnEnded(turn=5),
        FramesRewarded(frame="arched", points=5, seats=(ANNA,)),
        GameEnded(
            result=Result(points=(7, 0), winners=(ANNA,), scores=(Score(frames=7), Score())),
        ),
    )


@rule("7.7", "7.8")
def test_together_no_first_line_crosses_out_a_reward() -> None:
    draft = a_draft("a1=1 b1=5 d1=9", fold="DEF", finished=14)

    draft = after(draft, first("c1"), settle("a1-d1"))

    assert draft.sheet.crossed_out == frozenset()
    assert draft.facts == (
        wrote(0, "c1", 3),
        MoonFilled(number=3, points=0),
        settled("a1-d1", "super"),
        *drew("cloverleaf", 0, 1, 2, 3, 4, finished=True),
    )


@rule("1.2", "7.7")
def test_a_fold_without_frames_ignores_them() -> None:
    fold = printed_fold("EF")
    alone = a_settled_sheet(all_but("g4", "e4", fold="EF"), fold="EF")

    draft = after(begin_turn(fold, alone, (3, 7), solo=True, start=False), first("e4"))

    assert fold.frames == {}
    assert draft.facts == (wrote(0, "e4", 3),)
