"""Pauses, lost time, and bots that take a seat over: the same for every game."""

import pytest

from reverie.kernel.interruptions import (
    BotTookOver,
    GiveBackTime,
    HandToBot,
    HandToPerson,
    Interrupted,
    Interruption,
    Pause,
    Paused,
    PersonCameBack,
    Resume,
    Resumed,
    Ring,
    Sitting,
    TimeGivenBack,
    interrupt,
    interrupted,
    may_act,
)
from reverie.kernel.messages import Command
from reverie.kernel.moment import Moment
from reverie.kernel.seat import CLOCK, By, Seat
from reverie.kernel.violation import (
    GameIsOver,
    NoSuchSeat,
    OnlyTheClockMay,
    RuleViolation,
    SeatIsPlayedByABot,
    SeatIsPlayedByAPerson,
    TableIsNotPaused,
    TableIsPaused,
)

ANNA, BEN, CLEO, NOBODY = Seat(0), Seat(1), Seat(2), Seat(3)
EARLIER, NOW = Moment(2_000), Moment(5_000)
TABLE = Sitting(players=3, bots=frozenset({CLEO}))
PAUSED = Sitting(players=3, bots=frozenset({CLEO}), paused_at=EARLIER)


def test_persons_are_those_whom_no_bot_plays() -> None:
    assert TABLE.persons == {ANNA, BEN}


@pytest.mark.parametrize(
    ("sitting", "command", "event", "after", "delay"),
    [
        (TABLE, Pause(), Paused(at=NOW), Sitting(3, TABLE.bots, NOW), 0),
        (PAUSED, Resume(), Resumed(milliseconds=3_000), TABLE, 3_000),
        (TABLE, GiveBackTime(milliseconds=70), TimeGivenBack(milliseconds=70), TABLE, 70),
        (TABLE, HandToBot(seat=BEN), BotTookOver(seat=BEN), Sitting(3, frozenset({BEN, CLEO})), 0),
        (TABLE, HandToPerson(seat=CLEO), PersonCameBack(seat=CLEO), Sitting(3), 0),
        (
            PAUSED,
            HandToPerson(seat=CLEO),
            PersonCameBack(CLEO),
            Sitting(3, paused_at=EARLIER),
            0,
        ),
    ],
)
def test_an_interruption_has_its_event_and_its_effect(
    sitting: Sitting, command: Interruption, event: Interrupted, after: Sitting, delay: int
) -> None:
    assert interrupt(sitting, command, NOW) == event
    assert interrupted(sitting, event) == (after, delay)


@pytest.mark.parametrize(
    ("sitting", "command", "refusal"),
    [
        (TABLE, Resume(), TableIsNotPaused),
        (TABLE, HandToBot(seat=CLEO), SeatIsPlayedByABot),
        (TABLE, HandToPerson(seat=ANNA), SeatIsPlayedByAPerson),
        (TABLE, HandToBot(seat=NOBODY), NoSuchSeat),
        (TABLE, HandToBot(seat=Seat(-1)), NoSuchSeat),
        (TABLE, HandToPerson(seat=NOBODY), NoSuchSeat),
        (TABLE, HandToPerson(seat=Seat(-1)), NoSuchSeat),
    ],
)
def test_an_interruption_without_reason_is_refused(
    sitting: Sitting, command: Interruption, refusal: type[RuleViolation]
) -> None:
    with pytest.raises(refusal):
        interrupt(sitting, command, NOW)


class Play(Command, frozen=True):
    """Something of a game's own."""


@pytest.mark.parametrize(
    ("sitting", "by", "command", "over", "refusal"),
    [
        (TABLE, NOBODY, Play(), False, NoSuchSeat),
        (TABLE, Seat(-1), Play(), False, NoSuchSeat),
        (TABLE, ANNA, Play(), True, GameIsOver),
        (TABLE, CLOCK, Ring(), True, GameIsOver),
        (TABLE, ANNA, Ring(), False, OnlyTheClockMay),
        (TABLE, ANNA, GiveBackTime(milliseconds=1), False, OnlyTheClockMay),
        (TABLE, ANNA, HandToBot(seat=BEN), False, OnlyTheClockMay),
        (TABLE, ANNA, HandToPerson(seat=CLEO), False, OnlyTheClockMay),
        (PAUSED, ANNA, Play(), False, TableIsPaused),
        (PAUSED, ANNA, Pause(), False, TableIsPaused),
        (PAUSED, CLOCK, Ring(), False, TableIsPaused),
        (PAUSED, CLOCK, GiveBackTime(milliseconds=1), False, TableIsPaused),
    ],
)
def test_what_holds_at_any_table_is_checked_first(
    sitting: Sitting, by: By, command: Command, over: bool, refusal: type[RuleViolation]
) -> None:
    with pytest.raises(refusal):
        may_act(sitting, by, command, over=over)


@pytest.mark.parametrize(
    ("sitting", "by", "command"),
    [
        (TABLE, ANNA, Play()),
        (TABLE, ANNA, Pause()),
        (TABLE, CLOCK, Pause()),
        (TABLE, CLOCK, Ring()),
        (TABLE, CLOCK, HandToBot(seat=BEN)),
        (PAUSED, ANNA, Resume()),
        (PAUSED, CLOCK, HandToBot(seat=BEN)),
        (PAUSED, CLOCK, HandToPerson(seat=CLEO)),
    ],
)
def test_everything_else_is_left_to_the_game(sitting: Sitting, by: By, command: Command) -> None:
    may_act(sitting, by, command, over=False)
