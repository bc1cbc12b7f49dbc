"""Who sits where, and who looks."""

from enum import StrEnum
from typing import Literal, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""

Clock = Literal["clock"]
CLOCK: Clock = "clock"
"""The table itself: what time brings about is a command by the clock."""

By = Seat | Clock


class Watcher(StrEnum):
    """An eye that has no seat."""

    SPECTATOR = "spectator"
    EVERYTHING = "everything"
    """For finished games only: whoever hands this eye out answers for that."""


Eye = Seat | Watcher
"""What a view is made for."""


def seats(number: int) -> tuple[Seat, ...]:
    """The seats of a table, clockwise."""
    return tuple(Seat(seat) for seat in range(number))
