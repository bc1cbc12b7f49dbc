"""A journal whose process dies at the worst moment: for crash tests."""

import os
import signal
from collections.abc import AsyncIterator

from reverie.tables.ports import Journal, Stored


class FaultyJournal:
    """Ends its process, as kill -9 does, when the given number of appends is stored.

    The last of them is durable, but whoever asked for it never hears so.
    """

    def __init__(self, journal: Journal, appends: int) -> None:
        self._journal = journal
        self._left = appends

    async def append(self, table: str, expected: int, entry: bytes) -> None:
        """As the port says, so many times less one."""
        await self._journal.append(table, expected, entry)
        self._left -= 1
        if self._left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)

    async def read(self, table: str, after: int = 0) -> tuple[tuple[int, bytes], ...]:
        """As the port says."""
        return await self._journal.read(table, after)

    async def erase(self, table: str, expected: int, last: bytes) -> None:
        """As the port says."""
        await self._journal.erase(table, expected, last)

    def follow(self, after: int = 0) -> AsyncIterator[Stored]:
        """As the port says."""
        return self._journal.follow(after)

    @property
    def is_writable(self) -> bool:
        """As the port says."""
        return self._journal.is_writable

    async def close(self) -> None:
        """As the port says."""
        await self._journal.close()
