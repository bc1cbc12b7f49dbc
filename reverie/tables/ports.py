"""What a table needs from outside."""

from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol

import msgspec

from reverie.kernel.game import AnyGame
from reverie.kernel.moment import Moment
from reverie.kernel.ruling import AnyRuling, Case

Cancel = Callable[[], None]


class Clock(Protocol):
    """The moment, and a hand that wakes."""

    def now(self) -> Moment:
        """The moment now."""

    def wake(self, at: Moment, call: Callable[[], None]) -> Cancel:
        """Call back then, or at once if that is past; the answer takes it back."""


class Line(Protocol):
    """A connection to one client."""

    def send(self, frame: bytes) -> None:
        """Put a frame on its way; never waits. A client that does not read is cut off."""

    def close(self, code: int, reason: str) -> None:
        """Send what is on its way, then hang up."""


class Meter(Protocol):
    """What is counted while tables live."""

    def count(self, what: str, number: int = 1) -> None:
        """So many more of these."""

    def took(self, what: str, seconds: float) -> None:
        """It took so long."""


Judge = Callable[[Case], AnyRuling]


class House(Protocol):
    """What differs from game to game and no table may know."""

    def game(self, name: str) -> AnyGame:
        """A game by its name, or a refusal."""

    def judge(self, game: str, options: Any) -> Judge:
        """Who judges at a table with these options."""

    def mask(self, language: str, text: str) -> str:
        """The text with its rude words covered."""


class SequenceIsTaken(Exception):
    """Somebody else appended first; nothing of this append is stored."""


class JournalIsFull(Exception):
    """There is no room for the entry; nothing of it is stored."""


class OutcomeIsUnknown(Exception):
    """Whether the entry is stored can only be known by reading the table."""


class Stored(msgspec.Struct, frozen=True):
    """An entry as a follower gets it; positions grow through the whole journal."""

    position: int
    table: str
    seq: int
    entry: bytes


class Journal(Protocol):
    """The truth: for each table a list of entries, counted from 1 without gaps.

    What an entry says is not the journal's business.
    """

    async def append(self, table: str, expected: int, entry: bytes) -> None:
        """Store the entry after the one numbered `expected` (0: it is the first).

        It is durable when this returns. Raises `SequenceIsTaken`, `JournalIsFull` or
        `OutcomeIsUnknown`.
        """

    async def read(self, table: str, after: int = 0) -> tuple[tuple[int, bytes], ...]:
        """The entries of a table beyond this one, in order, each with its number."""

    async def erase(self, table: str, expected: int, last: bytes) -> None:
        """Remove all entries of a table and store a last one that says so, or neither.

        Raises what `append` raises. The last entry has the number after `expected`.
        """

    def follow(self, after: int = 0) -> AsyncIterator[Stored]:
        """Everything stored beyond a position, of all tables, then whatever is stored next.

        Entries that were erased meanwhile are left out.
        """

    @property
    def is_writable(self) -> bool:
        """Whether the last attempt to store anything succeeded."""

    async def close(self) -> None:
        """Store what is under way, then let go of everything."""
