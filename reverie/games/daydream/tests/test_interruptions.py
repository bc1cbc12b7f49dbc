"""Ruling R2: pauses, time given back, and bots that play for persons who are gone."""

import pytest
from msgspec.structs import replace

from reverie.games.daydream.commands import AnyCommand, Options, PlayTurn
from reverie.games.daydream.rules import alarm, bots_play, legal, to_act
from reverie.games.daydream.state import State
from reverie.games.daydream.tests.positions import (
    ANNA,
    BEN,
    NOON,
    a_sheet,
    a_turn,
    first,
    played,
    second,
    sent,
    turn,
)
from reverie.kernel.game import Alarm
from reverie.kernel.interruptions import (
    BotTookOver,
    GiveBackTime,
    HandToBot,
    HandToPerson,
    Pause,
    Paused,
    PersonCameBack,
    Resume,
    Resumed,
    Ring,
    Sitting,
    TimeGivenBack,
)
from reverie.kernel.moment import later
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import CLOCK, Seat
from reverie.kernel.violation import (
    NoSuchSeat,
    OnlyTheClockMay,
    SeatIsPlayedByABot,
    SeatIsPlayedByAPerson,
    TableIsNotPaused,
    TableIsPaused,
)

DEADLINE = later(NOON, 90)


def a_timed_turn(sitting: Sitting | None = None) -> State:
    """A turn of two that is over at DEADLINE."""
    return a_turn(
        a_sheet(),
        a_sheet(),
        options=Options(seconds_per_turn=90),
        deadline=DEADLINE,
        sitting=sitting or Sitting(players=2),
    )


@rule("R2")
def test_a_pause_stops_the_time() -> None:
    state = a_timed_turn()

    events = sent(state, ANNA, Pause(), now=later(NOON, 10))

    paused = played(state, ANNA, Pause(), now=later(NOON, 10))
    assert events == (Paused(at=later(NOON, 10)),)
    assert paused == replace(state, sitting=Sitting(players=2, paused_at=later(NOON, 10)))
    assert alarm(paused) is None


@rule("R2")
def test_after_a_pause_every_player_has_the_time_that_was_left() -> None:
    state = a_timed_turn()
    paused = played(state, ANNA, Pause(), now=later(NOON, 10))

    events = sent(paused, BEN, Resume(), now=later(NOON, 40))

    resumed = played(paused, BEN, Resume(), now=later(NOON, 40))
    assert events == (Resumed(milliseconds=30_000),)
    assert resumed == replace(state, deadline=later(DEADLINE, 30))
    assert alarm(resumed) == Alarm(at=later(DEADLINE, 30))


@rule("R2")
def test_a_table_without_a_limit_may_pause_too() -> None:
    state = a_turn(a_sheet(), a_sheet())

    resumed = played(played(state, ANNA, Pause()), ANNA, Resume(), now=later(NOON, 9))

    assert resumed == state


@rule("R2")
@pytest.mark.parametrize(
    ("by", "command"),
    [
        (ANNA, PlayTurn(turn=5, steps=(first("a2"), second("b1")))),
        (ANNA, Pause()),
        (CLOCK, Ring()),
        (CLOCK, GiveBackTime(milliseconds=5)),
    ],
)
def test_a_paused_table_only_resumes(by: Seat, command: AnyCommand) -> None:
    paused = played(a_timed_turn(), ANNA, Pause())

    with pytest.raises(TableIsPaused) as refusal:
        sent(paused, by, command, now=later(DEADLINE, 1))

    assert refusal.value.facts == {}
    assert legal(paused, BEN) == (Resume(),)


@rule("R2")
def test_a_table_that_is_not_paused_cannot_resume() -> None:
    with pytest.raises(TableIsNotPaused) as refusal:
        sent(a_timed_turn(), ANNA, Resume())

    assert refusal.value.facts == {}


@rule("R2")
def test_time_that_the_table_lost_is_given_back() -> None:
    state = a_timed_turn()

    events = sent(state, CLOCK, GiveBackTime(milliseconds=5_000))

    assert events == (TimeGivenBack(milliseconds=5_000),)
    assert played(state, CLOCK, GiveBackTime(milliseconds=5_000)) == replace(
        state, deadline=later(DEADLINE, 5)
    )


@rule("R2")
def test_without_a_limit_there_is_no_time_to_give_back() -> None:
    state = a_turn(a_sheet(), a_sheet())

    assert played(state, CLOCK, GiveBackTime(milliseconds=5_000)) == state


@rule("R2")
def test_a_bot_takes_over_the_seat_of_a_person_who_is_gone() -> None:
    state = a_timed_turn()

    events = sent(state, CLOCK, HandToBot(seat=BEN))

    assert events == (BotTookOver(seat=BEN),)
    assert played(state, CLOCK, HandToBot(seat=BEN)) == replace(
        state, sitting=Sitting(players=2, bots=frozenset({BEN}))
    )


@rule("R2")
def test_the_table_waits_for_a_bot_as_for_a_person_and_its_turn_counts() -> None:
    state = played(a_timed_turn(), CLOCK, HandToBot(seat=BEN))

    sealed = played(state, BEN, turn(state, first("a2"), second("b1")))

    assert to_act(state) == {ANNA, BEN}
    assert to_act(sealed) == {ANNA}


@rule("R2")
def test_a_person_who_is_back_has_the_seat_again() -> None:
    state = a_timed_turn(Sitting(players=2, bots=frozenset({ANNA, BEN})))

    events = sent(state, CLOCK, HandToPerson(seat=BEN))

    assert events == (PersonCameBack(seat=BEN),)
    assert played(state, CLOCK, HandToPerson(seat=BEN)) == replace(
        state, sitting=Sitting(players=2, bots=frozenset({ANNA}))
    )


@rule("R2")
def test_seats_are_handed_over_during_a_pause_too() -> None:
    paused = played(a_timed_turn(), ANNA, Pause())

    gone = played(paused, CLOCK, HandToBot(seat=BEN))
    back = played(gone, CLOCK, HandToPerson(seat=BEN))

    assert gone.sitting == Sitting(players=2, bots=frozenset({BEN}), paused_at=NOON)
    assert back == paused


@rule("R2")
def test_a_seat_is_not_handed_to_whom_it_has() -> None:
    persons = a_timed_turn()
    bots = a_timed_turn(Sitting(players=2, bots=frozenset({BEN})))

    with pytest.raises(SeatIsPlayedByABot) as by_bot:
        sent(bots, CLOCK, HandToBot(seat=BEN))
    with pytest.raises(SeatIsPlayedByAPerson) as by_person:
        sent(persons, CLOCK, HandToPerson(seat=BEN))

    assert by_bot.value.facts == by_person.value.facts == {"seat": BEN}


@rule("R2")
@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_the_table_does_not_have_is_refused(seat: int) -> None:
    state = a_timed_turn()
    nobody = Seat(seat)

    for by, command in (
        (CLOCK, HandToBot(seat=nobody)),
        (CLOCK, HandToPerson(seat=nobody)),
        (nobody, Pause()),
        (nobody, turn(state, first("a2"), second("b1"))),
    ):
        with pytest.raises(NoSuchSeat) as refusal:
            sent(state, by, command)
        assert refusal.value.facts == {"seat": seat}


@rule("R2")
@pytest.mark.parametrize(
    "command",
    [Ring(), GiveBackTime(milliseconds=5), HandToBot(seat=BEN), HandToPerson(seat=BEN)],
)
def test_no_player_does_what_only_the_table_itself_does(command: AnyCommand) -> None:
    with pytest.raises(OnlyTheClockMay) as refusal:
        sent(a_timed_turn(), ANNA, command, now=later(DEADLINE, 1))

    assert refusal.value.facts == {"command": type(command).__name__}


@rule("R2")
def test_bots_play_for_those_who_are_gone_and_for_those_whose_time_has_run_out() -> None:
    state = a_timed_turn()
    gone = played(state, CLOCK, HandToBot(seat=BEN))
    late = played(state, ANNA, turn(state, first("a2"), second("b1")))
    late = played(late, CLOCK, Ring(), now=DEADLINE)
    both = played(gone, CLOCK, Ring(), now=DEADLINE)

    assert bots_play(state) == frozenset()
    assert bots_play(gone) == {BEN}
    assert bots_play(late) == {BEN}
    assert bots_play(both) == {ANNA, BEN}
