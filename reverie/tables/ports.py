"""What a table needs from outside."""

from collections.abc import AsyncIterator, Callable
from typing import Protocol

import msgspec

from reverie.kernel.moment import Moment

Clock = Callable[[], Moment]
"""The moment now."""


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
