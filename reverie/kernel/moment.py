"""Time as a value."""

from typing import NewType

Moment = NewType("Moment", int)
"""Milliseconds since 1970. It comes in from outside; no rule reads a clock."""


def later(moment: Moment, seconds: float) -> Moment:
    """The moment so many seconds after another."""
    return Moment(moment + round(seconds * 1000))


def delayed(moment: Moment | None, milliseconds: int) -> Moment | None:
    """A deadline moved back, where there is one."""
    return None if moment is None else Moment(moment + milliseconds)
