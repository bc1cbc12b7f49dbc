"""Refusals."""

from collections.abc import Callable
from typing import ClassVar


class RuleViolation(Exception):
    """A rule says no. The class is the sentence, `rule` its address, `facts` what it speaks of.

    Nothing has happened when it is raised: a refused command changes no state.
    """

    rule: ClassVar[str] = ""
    """Number in the game's rulebook; empty for what holds at any table."""

    def __init__(self, **facts: object) -> None:
        super().__init__()
        self.facts = facts

    def __str__(self) -> str:
        return ", ".join(f"{name}={fact!r}" for name, fact in self.facts.items())

    @property
    def code(self) -> str:
        """The name under which the catalogues keep the sentence for people."""
        return type(self).__name__


def allows(rule: Callable[..., None], *arguments: object) -> bool:
    """Whether a rule raises nothing."""
    try:
        rule(*arguments)
    except RuleViolation:
        return False
    return True


class NoSuchSeat(RuleViolation):
    """The table has no such seat."""


class GameIsOver(RuleViolation):
    """Nothing can be done any more."""


class TableIsPaused(RuleViolation):
    """Only resuming is possible."""


class TableIsNotPaused(RuleViolation):
    """There is nothing to resume."""


class OnlyTheClockMay(RuleViolation):
    """A player sent what only the table itself does."""


class OnlyAPlayerMay(RuleViolation):
    """The table itself plays no game."""


class NothingIsDue(RuleViolation):
    """The clock rang too early."""


class SeatIsPlayedByABot(RuleViolation):
    """The seat has been handed to a bot already."""


class SeatIsPlayedByAPerson(RuleViolation):
    """The seat's person is there already."""


class OptionIsNotAllowed(RuleViolation):
    """A table option is outside what may be chosen."""
