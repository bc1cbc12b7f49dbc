"""Rulings R1 and R2. R3 is in test_view.py, R4 in test_checks.py."""

from typing import Any

import pytest
from msgspec.structs import replace

from reverie.games.daydream import violations
from reverie.games.daydream.commands import Options, PlayTurn, Try
from reverie.games.daydream.events import (
    DiceRolled,
    DieSkipped,
    Score,
    StarLinesDrawn,
    TimeRanOut,
    TurnEnded,
    TurnSealed,
)
from reverie.games.daydream.pieces import MOST_STEPS
from reverie.games.daydream.rules import Tried, alarm, answer, asks, legal, to_act
from reverie.games.daydream.rules.steps import next_steps
from reverie.games.daydream.setup import setup
from reverie.games.daydream.state import State
from reverie.games.daydream.tests.positions import (
    ANNA,
    BEN,
    CLEO,
    NOON,
    a_draft,
    a_game,
    a_sheet,
    a_turn,
    after,
    first,
    played,
    second,
    sent,
    skip,
    turn,
    wrote,
)
from reverie.games.daydream.view import view
from reverie.kernel.chance import Chance
from reverie.kernel.game import Alarm
from reverie.kernel.interruptions import Pause, Resume, Ring, Sitting
from reverie.kernel.messages import Blank
from reverie.kernel.moment import Moment, later
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import CLOCK
from reverie.kernel.violation import (
    NoSuchSeat,
    NothingIsDue,
    OptionIsNotAllowed,
    RuleViolation,
    TableIsPaused,
)

DEADLINE = later(NOON, 90)


def a_timed_turn(players: int = 2) -> State:
    """A turn that is over at DEADLINE."""
    timed = Options(seconds_per_turn=90)
    return a_turn(*[a_sheet()] * players, options=timed, deadline=DEADLINE)


# ── R1 Skipping and leaves belong to a turn, not to the start ────────────────────────────────


@rule("R1", "2.1")
def test_at_the_start_no_die_may_be_skipped() -> None:
    with pytest.raises(violations.NothingIsSkippedAtTheStart) as refusal:
        after(a_draft("", start=True), skip(0))

    assert refusal.value.facts == {}


@rule("R1", "2.1")
@pytest.mark.parametrize("change", [-1, +1])
def test_at_the_start_no_leaf_may_be_used(change: int) -> None:
    with pytest.raises(violations.NoLeafIsUsedAtTheStart) as refusal:
        after(a_draft("", start=True), first("a1", change))

    assert refusal.value.facts == {}


@rule("R1", "3.3", "3.5")
def test_in_a_turn_a_die_may_be_skipped_and_a_leaf_used() -> None:
    draft = after(a_draft(), skip(0), second("b1", -1))

    assert draft.facts == (
        DieSkipped(die=0, leaf=True, thorn=False),
        wrote(1, "b1", 6, leaves=1),
    )


@rule("R1")
def test_turn_0_of_a_game_is_the_start_and_turn_1_is_not() -> None:
    start = a_game(1)
    later_on = played(start, ANNA, turn(start, first("a1"), second("b1")))

    with pytest.raises(violations.NothingIsSkippedAtTheStart):
        sent(start, ANNA, turn(start, skip(0), second("a1")))

    assert later_on.turn == 1
    assert played(later_on, ANNA, turn(later_on, skip(0), second("a2"))).turn == 2


# ── R2 A draft is private and may be taken back until it is sealed ───────────────────────────


@rule("R2")
def test_trying_steps_tells_what_they_would_bring() -> None:
    state = a_turn(a_sheet("b1=0", fold="BC"), fold="BC", dice=(4, 7))

    tried = answer(state, ANNA, Try(turn=5, steps=(first("c1"),)))

    draft = after(a_draft("b1=0", fold="BC", dice=(4, 7), solo=True), first("c1"))
    assert tried == Tried(
        sheet=a_sheet("b1=0 c1=4", fold="BC", star_lines=4),
        facts=(wrote(0, "c1", 4), StarLinesDrawn(lines=4)),
        score=Score(stars=1, band=0),
        points=1,
        next=next_steps(draft),
    )


@rule("R2")
def test_what_was_tried_is_taken_back_freely() -> None:
    state = a_turn(a_sheet(), a_sheet())
    answer(state, ANNA, Try(turn=5, steps=(first("a2"), second("b1"))))

    tried = answer(state, ANNA, Try(turn=5, steps=()))

    assert tried == Tried(
        sheet=a_sheet(), facts=(), score=Score(), points=0, next=next_steps(a_draft())
    )


@rule("R2")
def test_trying_refuses_what_playing_refuses() -> None:
    state = a_turn(a_sheet(), a_sheet())

    with pytest.raises(violations.CloudMustTouchAFilledOne) as refusal:
        answer(state, ANNA, Try(turn=5, steps=(first("d4"),)))

    assert refusal.value.facts == {"cloud": "d4"}


@rule("R2")
def test_a_sealed_turn_cannot_be_taken_back() -> None:
    state = a_turn(a_sheet(), a_sheet())
    state = played(state, ANNA, turn(state, first("a2"), second("b1")))

    with pytest.raises(violations.TurnIsSealed) as playing:
        sent(state, ANNA, turn(state, first("b1"), second("a2")))
    with pytest.raises(violations.TurnIsSealed) as trying:
        answer(state, ANNA, Try(turn=5, steps=()))

    assert playing.value.facts == trying.value.facts == {"turn": 5}


@rule("R2", "3.1")
@pytest.mark.parametrize("number", [4, 6])
def test_a_turn_that_is_not_on_cannot_be_played_or_tried(number: int) -> None:
    state = a_turn(a_sheet(), a_sheet())

    with pytest.raises(violations.TurnIsNotOn) as playing:
        sent(state, ANNA, PlayTurn(turn=number, steps=(first("a2"), second("b1"))))
    with pytest.raises(violations.TurnIsNotOn) as trying:
        answer(state, ANNA, Try(turn=number, steps=()))

    assert playing.value.facts == trying.value.facts == {"turn": number, "now": 5}


@rule("R2")
def test_a_turn_of_more_steps_than_any_turn_needs_is_refused_unread() -> None:
    state = a_turn(a_sheet(), a_sheet())
    longest = [first("d4")] * MOST_STEPS

    with pytest.raises(violations.CloudMustTouchAFilledOne):
        sent(state, ANNA, turn(state, *longest))
    with pytest.raises(violations.TooManySteps) as refusal:
        sent(state, ANNA, turn(state, *longest, second("b1")))

    assert refusal.value.facts == {"steps": 41, "most": 40}


@rule("R2")
def test_the_next_roll_comes_when_all_have_sealed() -> None:
    state = a_turn(a_sheet(), a_sheet())
    steps = (first("a2"), second("b1"))
    facts = (wrote(0, "a2", 3), wrote(1, "b1", 7))

    one = sent(state, BEN, turn(state, *steps))
    waiting = played(state, BEN, turn(state, *steps))
    both = sent(waiting, ANNA, turn(state, *steps))

    assert one == (TurnSealed(turn=5, seat=BEN, facts=facts),)
    assert to_act(waiting) == {ANNA}
    assert both == (
        TurnSealed(turn=5, seat=ANNA, facts=facts),
        TurnEnded(turn=5),
        DiceRolled(turn=6, dice=both[2].dice, deadline=None),
    )


@rule("R2")
def test_a_player_may_send_one_turn_and_after_that_only_pause() -> None:
    state = a_turn(a_sheet(), a_sheet())
    sealed = played(state, ANNA, turn(state, first("a2"), second("b1")))
    paused = played(state, ANNA, Pause())

    blank: Blank[Any] = Blank(command=turn(state), field="steps", longest=40)
    assert legal(state, ANNA) == (blank, Pause())
    assert legal(sealed, ANNA) == (Pause(),)
    assert legal(sealed, BEN) == (blank, Pause())
    assert legal(paused, ANNA) == (Resume(),)


@rule("R2")
def test_nothing_in_a_turn_needs_a_referee() -> None:
    state = a_turn(a_sheet(), a_sheet())

    assert asks(state, ANNA, turn(state, first("a2"), second("b1"))) is None


# ── R2 No limit, or a time for each turn ─────────────────────────────────────────────────────


@rule("R2")
def test_without_a_limit_no_turn_runs_out() -> None:
    state = a_game(2)

    with pytest.raises(NothingIsDue) as refusal:
        sent(state, CLOCK, Ring(), now=later(NOON, 1_000_000))

    assert refusal.value.facts == {}
    assert state.deadline is None
    assert alarm(state) is None


@rule("R2")
def test_with_a_limit_each_turn_has_a_deadline_of_its_own() -> None:
    start = a_game(1, seconds_per_turn=90)

    state = played(start, ANNA, turn(start, first("a1"), second("b1")), now=Moment(NOON + 7_000))

    assert alarm(start) == Alarm(at=Moment(NOON + 90_000))
    assert alarm(state) == Alarm(at=Moment(NOON + 97_000))


@rule("R2")
@pytest.mark.parametrize(
    ("seconds", "problem"),
    [
        (0.1, "Expected `float` >= 0.2 - at `$.seconds_per_turn`"),
        (86_401.0, "Expected `float` <= 86400.0 - at `$.seconds_per_turn`"),
    ],
)
def test_a_limit_that_nobody_could_play_with_is_refused(seconds: float, problem: str) -> None:
    options = Options(seconds_per_turn=seconds)

    with pytest.raises(OptionIsNotAllowed) as refusal:
        setup(options, Sitting(players=2), Chance.seeded(1), NOON)

    assert refusal.value.facts == {"problem": problem}


@rule("R2")
def test_a_turn_does_not_run_out_before_its_time() -> None:
    with pytest.raises(NothingIsDue) as refusal:
        sent(a_timed_turn(), CLOCK, Ring(), now=Moment(DEADLINE - 1))

    assert refusal.value.facts == {}


@rule("R2")
def test_after_its_time_a_bot_plays_the_turn_of_those_who_have_not_sealed() -> None:
    state = a_timed_turn(players=3)
    state = played(state, BEN, turn(state, first("a2"), second("b1")))

    events = sent(state, CLOCK, Ring(), now=DEADLINE)

    assert events == (TimeRanOut(turn=5, seats=(ANNA, CLEO)),)
    assert played(state, CLOCK, Ring(), now=DEADLINE) == replace(
        state, overdue=frozenset({ANNA, CLEO}), deadline=None
    )


@rule("R2")
def test_the_time_of_a_turn_runs_out_once() -> None:
    state = played(a_timed_turn(), CLOCK, Ring(), now=DEADLINE)

    with pytest.raises(NothingIsDue):
        sent(state, CLOCK, Ring(), now=later(DEADLINE, 5))

    assert alarm(state) is None
    assert to_act(state) == {ANNA, BEN}


@rule("R2")
def test_the_turn_that_a_bot_plays_is_a_turn_like_any_other_and_the_next_is_ones_own() -> None:
    state = played(a_timed_turn(players=1), CLOCK, Ring(), now=DEADLINE)

    state = played(state, ANNA, turn(state, first("a2"), second("b1")), now=DEADLINE)

    assert state.sheets == (a_sheet("a1=0 a2=3 b1=7"),)
    assert state.overdue == frozenset()
    assert state.deadline == later(DEADLINE, 90)


@rule("R2")
def test_a_deadline_ends_with_its_turn() -> None:
    state = a_timed_turn(players=1)

    events = sent(state, ANNA, turn(state, first("a2"), second("b1")), now=later(NOON, 3))

    assert events[2] == DiceRolled(turn=6, dice=events[2].dice, deadline=later(NOON, 93))


@rule("R2")
def test_a_refused_command_changes_nothing() -> None:
    state = a_timed_turn()
    before = replace(state)

    with pytest.raises(RuleViolation):
        sent(state, ANNA, turn(state, first("a2")))

    assert state == before


@rule("R2")
def test_nothing_is_tried_in_a_pause_after_the_end_or_without_a_seat() -> None:
    state = a_game(2)
    question = Try(turn=0, steps=())

    with pytest.raises(TableIsPaused):
        answer(played(state, ANNA, Pause()), ANNA, question)
    with pytest.raises(NoSuchSeat):
        answer(state, CLEO, question)
    with pytest.raises(NoSuchSeat):
        view(state, CLEO)
    with pytest.raises(NoSuchSeat):
        legal(state, CLEO)
