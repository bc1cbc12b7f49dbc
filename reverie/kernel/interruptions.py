"""What may interrupt any game: pauses, lost time, and bots that take a seat over.

Every game keeps a `Sitting` in its state and leaves these commands and events to this module.
"""

from typing import Annotated, assert_never

import msgspec
from msgspec import Meta

from reverie.kernel.messages import Command, Event
from reverie.kernel.moment import Moment
from reverie.kernel.seat import CLOCK, By, Seat
from reverie.kernel.seat import seats as all_seats
from reverie.kernel.violation import (
    GameIsOver,
    NoSuchSeat,
    OnlyAPlayerMay,
    OnlyTheClockMay,
    SeatIsPlayedByABot,
    SeatIsPlayedByAPerson,
    TableIsNotPaused,
    TableIsPaused,
)


class Sitting(msgspec.Struct, frozen=True):
    """How many sit at the table, which seats bots play, and whether it is paused."""

    players: int
    bots: frozenset[Seat] = frozenset()
    paused_at: Moment | None = None

    @property
    def persons(self) -> frozenset[Seat]:
        """The seats that people play."""
        return frozenset(all_seats(self.players)) - self.bots


class Pause(Command, frozen=True):
    """Stop the time for everybody."""

    @property
    def about(self) -> str:
        """The pause."""
        return "pause"


class Resume(Command, frozen=True):
    """Let the time run again."""

    @property
    def about(self) -> str:
        """The end of the pause."""
        return "resume"


class Ring(Command, frozen=True):
    """The alarm of the state is due. Only the clock sends this."""


class GiveBackTime(Command, frozen=True):
    """The table was away for so long; nobody shall lose by it. Only the clock sends this."""

    milliseconds: Annotated[int, Meta(ge=0)]


class HandToBot(Command, frozen=True):
    """The seat's person is gone. Only the clock sends this."""

    seat: Seat


class HandToPerson(Command, frozen=True):
    """The seat's person is back. Only the clock sends this."""

    seat: Seat


class Paused(Event, frozen=True):
    """The time stopped."""

    at: Moment


class Resumed(Event, frozen=True):
    """The time runs again; every deadline moves by what the pause took."""

    milliseconds: int


class TimeGivenBack(Event, frozen=True):
    """Every deadline moves by what the table lost."""

    milliseconds: int


class BotTookOver(Event, frozen=True):
    """A bot plays the seat, with that seat's knowledge."""

    seat: Seat


class PersonCameBack(Event, frozen=True):
    """The seat is its person's again."""

    seat: Seat


OfTheClock = Ring | GiveBackTime | HandToBot | HandToPerson
Interruption = Pause | Resume | GiveBackTime | HandToBot | HandToPerson
Interrupted = Paused | Resumed | TimeGivenBack | BotTookOver | PersonCameBack


def must_be_seated(sitting: Sitting, *seats: Seat) -> None:
    """The table has these seats."""
    for seat in seats:
        if not 0 <= seat < sitting.players:
            raise NoSuchSeat(seat=seat)


def may_act(sitting: Sitting, by: By, command: Command, *, over: bool) -> None:
    """What must hold before any game looks at a command."""
    if by != CLOCK:
        must_be_seated(sitting, by)
    if over:
        raise GameIsOver
    if by != CLOCK and isinstance(command, OfTheClock):
        raise OnlyTheClockMay(command=type(command).__name__)
    if by == CLOCK and not isinstance(command, OfTheClock | Pause | Resume):
        raise OnlyAPlayerMay(command=type(command).__name__)
    if sitting.paused_at is not None and not isinstance(command, Resume | HandToBot | HandToPerson):
        raise TableIsPaused


def interrupt(sitting: Sitting, command: Interruption, now: Moment) -> Interrupted:
    """The event of an interruption, or the reason why there is none."""
    match command:
        case Pause():
            return Paused(at=now)
        case Resume():
            if sitting.paused_at is None:
                raise TableIsNotPaused
            return Resumed(milliseconds=now - sitting.paused_at)
        case GiveBackTime():
            return TimeGivenBack(milliseconds=command.milliseconds)
        case HandToBot():
            must_be_seated(sitting, command.seat)
            if command.seat in sitting.bots:
                raise SeatIsPlayedByABot(seat=command.seat)
            return BotTookOver(seat=command.seat)
        case HandToPerson():
            must_be_seated(sitting, command.seat)
            if command.seat not in sitting.bots:
                raise SeatIsPlayedByAPerson(seat=command.seat)
            return PersonCameBack(seat=command.seat)
        case _:
            assert_never(command)


def interrupted(sitting: Sitting, event: Interrupted) -> tuple[Sitting, int]:
    """The sitting after an interruption, and by how much all deadlines move."""
    match event:
        case Paused():
            return msgspec.structs.replace(sitting, paused_at=event.at), 0
        case Resumed():
            return msgspec.structs.replace(sitting, paused_at=None), event.milliseconds
        case TimeGivenBack():
            return sitting, event.milliseconds
        case BotTookOver():
            return msgspec.structs.replace(sitting, bots=sitting.bots | {event.seat}), 0
        case PersonCameBack():
            return msgspec.structs.replace(sitting, bots=sitting.bots - {event.seat}), 0
        case _:
            assert_never(event)
