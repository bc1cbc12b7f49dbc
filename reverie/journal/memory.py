"""A journal that lasts as long as its process: for tests and for trying things out."""

import asyncio
from bisect import bisect_right
from collections.abc import AsyncIterator, Sequence
from operator import attrgetter

from reverie.journal.followers import Followers
from reverie.journal.refusals import JournalIsClosed
from reverie.tables.ports import JournalIsFull, SequenceIsTaken, Stored


class MemoryJournal:
    """Nothing of it is durable. `room` is how many bytes all its entries may have together."""

    def __init__(self, *, room: int | None = None) -> None:
        self._room = room
        self._log: list[Stored] = []
        self._tables: dict[str, list[Stored]] = {}
        self._bytes = 0
        self._last = 0
        self._is_writable = True
        self._is_closed = False
        self._followers = Followers(0, self._page)

    async def append(self, table: str, expected: int, entry: bytes) -> None:
        """As the port says."""
        await self._turn()
        self._check(table, expected)
        self._make_room(len(entry))
        self._store(table, expected + 1, entry)

    async def read(self, table: str, after: int = 0) -> tuple[tuple[int, bytes], ...]:
        """As the port says."""
        await self._turn()
        return tuple((one.seq, one.entry) for one in self._tables.get(table, ()) if one.seq > after)

    async def erase(self, table: str, expected: int, last: bytes) -> None:
        """As the port says."""
        await self._turn()
        self._check(table, expected)
        self._make_room(len(last) - sum(len(one.entry) for one in self._tables.get(table, ())))
        self._log = [stored for stored in self._log if stored.table != table]
        self._tables.pop(table, None)
        self._followers.erase(table)
        self._store(table, expected + 1, last)

    def follow(self, after: int = 0) -> AsyncIterator[Stored]:
        """As the port says; it ends when the journal is closed."""
        return self._followers.follow(after)

    @property
    def is_writable(self) -> bool:
        """As the port says."""
        return self._is_writable

    async def close(self) -> None:
        """As the port says."""
        self._is_closed = True
        self._followers.close()

    async def _turn(self) -> None:
        """Let others have theirs in between, as a journal on a disk does."""
        if self._is_closed:
            raise JournalIsClosed("the journal is closed")
        await asyncio.sleep(0)

    def _check(self, table: str, expected: int) -> None:
        held = self._tables.get(table)
        last = held[-1].seq if held else 0
        if last != expected:
            raise SequenceIsTaken(f"the last entry of {table} is {last}, not {expected}")

    def _make_room(self, more: int) -> None:
        self._is_writable = self._room is None or self._bytes + more <= self._room
        if not self._is_writable:
            raise JournalIsFull(f"there is no room for {more} bytes more")
        self._bytes += more

    def _store(self, table: str, seq: int, entry: bytes) -> None:
        self._last += 1
        stored = Stored(self._last, table, seq, entry)
        self._log.append(stored)
        self._tables.setdefault(table, []).append(stored)
        self._followers.add(stored)
        self._followers.wake()

    async def _page(self, after: int, most: int) -> Sequence[Stored]:
        start = bisect_right(self._log, after, key=attrgetter("position"))
        return self._log[start : start + most]
