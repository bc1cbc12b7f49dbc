"""Ruling R3: what each eye may see."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from reverie.games.daydream.bots import RandomBot
from reverie.games.daydream.commands import Options
from reverie.games.daydream.events import (
    AnyFact,
    DiceRolled,
    FramesRewarded,
    GameBegan,
    GameEnded,
    Result,
    Score,
    TimeRanOut,
    TurnEnded,
    TurnSealed,
)
from reverie.games.daydream.pieces import LEAFLETS
from reverie.games.daydream.rules.steps import next_steps
from reverie.games.daydream.state import State
from reverie.games.daydream.tableau import FoldName
from reverie.games.daydream.tests.positions import (
    ANNA,
    BEN,
    CLEO,
    NOON,
    a_draft,
    a_game,
    a_settled_sheet,
    a_sheet,
    a_turn,
    all_but,
    drew,
    first,
    played,
    second,
    sent,
    settle,
    settled,
    turn,
    wrote,
)
from reverie.games.daydream.view import (
    Ended,
    Opened,
    Rewarded,
    Rolled,
    Sealed,
    TableauxFolded,
    TimeIsUp,
    View,
    seen,
    view,
)
from reverie.kernel.interruptions import (
    BotTookOver,
    Interrupted,
    Pause,
    Paused,
    PersonCameBack,
    Resumed,
    Sitting,
    TimeGivenBack,
)
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import Eye, Seat, Watcher, seats


def encoded(thing: object) -> bytes:
    """Always the same bytes for the same thing."""
    return msgspec.json.encode(thing, order="deterministic")


def before_sealing() -> State:
    """Two players, nobody has sealed."""
    return a_turn(a_sheet("a1=1 b1=5"), a_sheet())


def one_sealed() -> State:
    """The same, and Anna has sealed."""
    state = before_sealing()
    return played(state, ANNA, turn(state, first("c1"), second("a2"), settle("a1-c1")))


def both_sealed() -> State:
    """The same, and Ben has sealed as well."""
    state = one_sealed()
    return played(state, BEN, turn(state, first("b1"), second("a2")))


def by_chance(state: State, seat: Seat, seed: int) -> State:
    """The state after any turn of this seat."""
    command = RandomBot().act(view(state, seat), Random(seed))
    return played(state, seat, command)


@rule("R3")
@pytest.mark.parametrize("eye", [BEN, Watcher.SPECTATOR])
def test_during_the_turn_another_eye_sees_the_sheet_as_it_was(eye: Eye) -> None:
    seen_before, seen_after = view(before_sealing(), eye), view(one_sealed(), eye)

    assert seen_after == replace(seen_before, thinking=(BEN,))


@rule("R3")
@pytest.mark.parametrize("eye", [BEN, CLEO, Watcher.SPECTATOR])
@pytest.mark.parametrize("fold", LEAFLETS)
def test_what_another_has_written_makes_no_difference_during_the_turn(
    fold: FoldName, eye: Eye
) -> None:
    state = a_game(3, fold=fold)
    for seat in seats(3):
        state = by_chance(state, seat, seed=7)
    one, other = by_chance(state, ANNA, seed=1), by_chance(state, ANNA, seed=2)

    assert one.sealed != other.sealed
    assert encoded(view(one, eye)) == encoded(view(other, eye))


@rule("R3")
@pytest.mark.parametrize("eye", [BEN, Watcher.SPECTATOR])
def test_sealing_looks_the_same_to_another_eye_whatever_was_written(eye: Eye) -> None:
    state = before_sealing()
    long = turn(state, first("c1"), second("a2"), settle("a1-c1"))
    short = turn(state, first("b2"), second("a2"))

    for command in (long, short):
        (event,) = sent(state, ANNA, command)
        after = played(state, ANNA, command)

        assert encoded(seen(after, event, eye)) == encoded(Sealed(turn=5, seat=ANNA, facts=None))


@rule("R3")
@pytest.mark.parametrize("eye", [ANNA, Watcher.EVERYTHING])
def test_what_one_has_sealed_oneself_is_seen_at_once(eye: Eye) -> None:
    facts: tuple[AnyFact, ...] = (
        wrote(0, "c1", 3),
        wrote(1, "a2", 7),
        settled("a1-c1", "super"),
        *drew("mug", 0, 1, 2, finished=True),
        *drew("candle", 0, 1),
    )
    event = TurnSealed(turn=5, seat=ANNA, facts=facts)

    sight = seen(one_sealed(), event, eye)

    assert one_sealed().sealed == {ANNA: facts}
    assert sight == Sealed(turn=5, seat=ANNA, facts=facts)


@rule("R3")
def test_ones_own_sheet_shows_what_one_has_sealed_and_nothing_is_left_to_do() -> None:
    state = one_sealed()

    mine = view(state, ANNA)

    assert mine == View(
        eye=ANNA,
        options=Options(),
        players=2,
        bots=(),
        paused_at=None,
        turn=5,
        dice=(3, 7),
        deadline=None,
        sheets=(
            a_sheet("a1=1 b1=5 c1=3 a2=7", marks={"a1-c1": "super"}, finished=1, point=1),
            a_sheet(),
        ),
        scores=(Score(items=1, steps=1), Score()),
        points=(1, 0),
        places=(1, 2),
        thinking=(BEN,),
        overdue=(),
        rewards={},
        last_turn=(),
        next=None,
        result=None,
    )


@rule("R3")
def test_who_has_not_sealed_sees_what_may_come_first() -> None:
    state = one_sealed()

    assert view(state, BEN) == View(
        eye=BEN,
        options=Options(),
        players=2,
        bots=(),
        paused_at=None,
        turn=5,
        dice=(3, 7),
        deadline=None,
        sheets=(a_sheet("a1=1 b1=5"), a_sheet()),
        scores=(Score(), Score()),
        points=(0, 0),
        places=(1, 1),
        thinking=(BEN,),
        overdue=(),
        rewards={},
        last_turn=(),
        next=next_steps(a_draft()),
        result=None,
    )


@rule("R3")
def test_a_spectator_sees_what_a_player_sees_and_has_nothing_to_do() -> None:
    state = one_sealed()

    watching = view(state, Watcher.SPECTATOR)

    assert watching == replace(view(state, BEN), eye=Watcher.SPECTATOR, next=None)


@rule("R3")
def test_the_eye_for_everything_sees_what_all_have_sealed() -> None:
    state = one_sealed()

    everything = view(state, Watcher.EVERYTHING)

    assert everything == replace(view(state, ANNA), eye=Watcher.EVERYTHING)


@rule("R3")
def test_after_the_turn_every_eye_sees_what_all_have_written() -> None:
    state = both_sealed()

    views = [view(state, eye) for eye in (ANNA, BEN, Watcher.SPECTATOR, Watcher.EVERYTHING)]

    sheets = (
        a_sheet("a1=1 b1=5 c1=3 a2=7", marks={"a1-c1": "super"}, finished=1, point=1),
        a_sheet("a1=0 b1=3 a2=7"),
    )
    assert [each.sheets for each in views] == [sheets] * 4
    assert [each.last_turn for each in views] == [state.last_turn] * 4
    assert [each.scores for each in views] == [(Score(items=1, steps=1), Score())] * 4


@rule("R3")
@pytest.mark.parametrize("eye", [ANNA, BEN, Watcher.SPECTATOR, Watcher.EVERYTHING])
def test_when_the_turn_ends_every_eye_is_shown_what_all_have_drawn(eye: Eye) -> None:
    state = both_sealed()

    opened = seen(state, TurnEnded(turn=5), eye)

    assert opened == Opened(turn=5, facts=state.last_turn)
    assert state.last_turn[BEN] == (wrote(0, "b1", 3), wrote(1, "a2", 7))


@rule("R3")
def test_at_the_end_every_eye_sees_the_result_and_nobody_has_anything_to_do() -> None:
    state = a_turn(a_settled_sheet(all_but("d2"), finished=4), a_sheet())
    state = played(state, ANNA, turn(state, first("d2"), settle("a2-d2")))
    end = played(state, BEN, turn(state, first("b1"), second("a2")))

    views = [view(end, eye) for eye in (ANNA, BEN, Watcher.SPECTATOR, Watcher.EVERYTHING)]

    scores = (Score(items=4), Score())
    result = Result(points=(4, 0), winners=(ANNA,), scores=scores)
    assert [each.result for each in views] == [result] * 4
    assert [each.next for each in views] == [None] * 4
    assert [each.thinking for each in views] == [()] * 4


@rule("R2", "R3")
def test_every_eye_sees_who_has_a_bot_and_whether_the_table_is_paused() -> None:
    sitting = Sitting(players=3, bots=frozenset({CLEO, BEN}))
    state = a_turn(a_sheet(), a_sheet(), a_sheet(), sitting=sitting)
    paused = played(state, ANNA, Pause())

    assert view(paused, ANNA) == replace(view(state, ANNA), paused_at=NOON, next=None)
    assert view(state, Watcher.SPECTATOR).bots == (BEN, CLEO)


@rule("R2", "R3")
def test_every_eye_sees_the_time_and_whose_has_run_out() -> None:
    state = a_turn(a_sheet(), a_sheet(), a_sheet(), deadline=NOON, overdue=frozenset({CLEO, ANNA}))

    watching = view(state, Watcher.SPECTATOR)

    assert (watching.deadline, watching.overdue) == (NOON, (ANNA, CLEO))


@rule("6.3", "R3")
def test_alone_the_score_in_view_has_its_band() -> None:
    state = a_turn(a_sheet(finished=9))

    assert view(state, ANNA).scores == (Score(items=9, band=2),)


RESULT = Result(points=(1, 0), winners=(ANNA,), scores=(Score(items=1), Score()))


@rule("R3")
@pytest.mark.parametrize("eye", [ANNA, BEN, Watcher.SPECTATOR, Watcher.EVERYTHING])
@pytest.mark.parametrize(
    ("event", "sight"),
    [
        (
            GameBegan(options=Options(fold="D"), players=2, bots=(BEN,)),
            TableauxFolded(options=Options(fold="D"), players=2, bots=(BEN,)),
        ),
        (
            DiceRolled(turn=5, dice=(3, 7), deadline=NOON),
            Rolled(turn=5, dice=(3, 7), deadline=NOON),
        ),
        (TimeRanOut(turn=5, seats=(BEN,)), TimeIsUp(turn=5, seats=(BEN,))),
        (
            FramesRewarded(frame="oval", points=5, seats=(ANNA,)),
            Rewarded(frame="oval", points=5, seats=(ANNA,)),
        ),
        (GameEnded(result=RESULT), Ended(result=RESULT)),
    ],
)
def test_what_concerns_everybody_is_shown_to_every_eye(
    event: GameBegan | DiceRolled | TimeRanOut | FramesRewarded | GameEnded,
    sight: TableauxFolded | Rolled | TimeIsUp | Rewarded | Ended,
    eye: Eye,
) -> None:
    assert seen(both_sealed(), event, eye) == sight


@rule("R2", "R3")
@pytest.mark.parametrize(
    "event",
    [
        Paused(at=NOON),
        Resumed(milliseconds=5),
        TimeGivenBack(milliseconds=5),
        BotTookOver(seat=BEN),
        PersonCameBack(seat=BEN),
    ],
)
def test_interruptions_are_shown_to_every_eye_as_they_are(event: Interrupted) -> None:
    for eye in (ANNA, BEN, Watcher.SPECTATOR, Watcher.EVERYTHING):
        assert seen(both_sealed(), event, eye) == event
