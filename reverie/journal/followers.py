"""How a journal is followed: new entries from memory, older ones page by page."""

import asyncio
from bisect import bisect_right
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from operator import attrgetter

from reverie.tables.ports import Stored

PAGE = 256
"""Entries that are read at once."""

ENTRIES = 2048
BYTES = 8 << 20
"""How much of what was stored last is held in memory, for all followers together."""

Page = Callable[[int, int], Awaitable[Sequence[Stored]]]
"""What is stored beyond a position, in order, at most so many."""

_position = attrgetter("position")


class Followers:
    """Everybody who follows one journal.

    They share what was stored last, so a slow one holds no memory: it reads pages again. Lives on
    the event loop.
    """

    def __init__(self, last: int, page: Page) -> None:
        self._page = page
        self._recent: list[Stored] = []
        self._bytes = 0
        # Everything stored beyond this position is in `_recent`.
        self._horizon = last
        self._erasures = 0
        self._news = asyncio.Event()
        self._closed = False

    def add(self, stored: Stored) -> None:
        """Another entry is durable; positions must grow."""
        self._recent.append(stored)
        self._bytes += len(stored.entry)

    def erase(self, table: str) -> None:
        """The entries of a table that were added so far are gone."""
        self._recent = [stored for stored in self._recent if stored.table != table]
        self._bytes = sum(len(stored.entry) for stored in self._recent)
        self._erasures += 1

    def wake(self) -> None:
        """Tell everybody that there is something new."""
        self._forget()
        self._news.set()
        self._news = asyncio.Event()

    def close(self) -> None:
        """Nobody gets anything more."""
        self._closed = True
        self.wake()

    async def follow(self, after: int) -> AsyncIterator[Stored]:
        """What is stored beyond a position, then what is stored next, until the close."""
        position = after
        while not self._closed:
            erasures, news, horizon = self._erasures, self._news, self._horizon
            if position >= horizon:
                start = bisect_right(self._recent, position, key=_position)
                page: Sequence[Stored] = self._recent[start : start + PAGE]
                if not page:
                    await news.wait()
            else:
                page = await self._page(position, PAGE)
                if not page:
                    position = horizon
            for stored in page:
                # What is left of the page may have been erased: look again.
                if erasures != self._erasures:
                    break
                position = stored.position
                yield stored

    def _forget(self) -> None:
        """Drop the oldest beyond what may be held."""
        dropped = 0
        while len(self._recent) - dropped > ENTRIES or self._bytes > BYTES:
            self._bytes -= len(self._recent[dropped].entry)
            dropped += 1
        if dropped:
            self._horizon = self._recent[dropped - 1].position
            del self._recent[:dropped]
