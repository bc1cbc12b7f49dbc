"""A journal in one file, for one machine."""

import asyncio
import contextlib
import os
import threading
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue

from reverie.journal import file
from reverie.journal.file import Reader
from reverie.journal.followers import Followers
from reverie.journal.refusals import JournalIsClosed
from reverie.journal.writer import Asked, Outcome, Writer
from reverie.tables.ports import JournalIsFull, OutcomeIsUnknown, Stored

PATIENCE = 1.0
"""Seconds that an erasure waits for readers, and after which it tries again."""


class SqliteJournal:
    """All tables in one file of SQLite.

    One thread writes: whatever was asked for while it was busy becomes the next transaction.
    Another one reads. A journal belongs to one event loop.
    """

    def __init__(self, held: int, writer: Writer, reader: Reader) -> None:
        self._lock = held
        self._writer = writer
        self._reader = reader
        self._is_writable = True
        self._is_closed = False
        self._followers = Followers(reader.last(), self._page)
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._writing = threading.Thread(target=self._write, name="journal-writer", daemon=True)
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="journal-reader")
        self._writing.start()

    @classmethod
    def open(cls, path: Path, *, limit: int | None = None) -> "SqliteJournal":
        """The journal in a file, which is made if it is not there.

        `limit` is how many bytes the file may have; the log beside it comes on top. The room of
        what was erased is taken back here, once it is a quarter. Raises `JournalCannotBeOpened`.
        """
        path = path.resolve()
        held = file.lock(path)
        try:
            connection = file.writable(path, limit)
            try:
                return cls(held, Writer(connection), Reader(path))
            except BaseException:
                connection.close()
                raise
        except BaseException:
            os.close(held)
            raise

    @staticmethod
    def read_only(path: Path) -> Reader:
        """For tools: it may be open in a server meanwhile, and it is never written to."""
        return Reader(path)

    async def append(self, table: str, expected: int, entry: bytes) -> None:
        """As the port says."""
        await self._ask(table, expected, entry, erases=False)

    async def read(self, table: str, after: int = 0) -> tuple[tuple[int, bytes], ...]:
        """As the port says."""
        self._check_open()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._reader.read, table, after)

    async def erase(self, table: str, expected: int, last: bytes) -> None:
        """As the port says; nothing of what was erased is left in the files either.

        If another process reads them for long, that comes true when it has ended.
        """
        await self._ask(table, expected, last, erases=True)

    def follow(self, after: int = 0) -> AsyncIterator[Stored]:
        """As the port says; it ends when the journal is closed."""
        return self._followers.follow(after)

    @property
    def is_writable(self) -> bool:
        """As the port says."""
        return self._is_writable

    @property
    def transactions(self) -> int:
        """How many there were so far: fewer than appends when it is busy."""
        return self._writer.transactions

    async def close(self) -> None:
        """As the port says."""
        if self._is_closed:
            return
        self._is_closed = True
        self._asked.put(None)
        await asyncio.get_running_loop().run_in_executor(self._reading, self._let_go)
        self._reading.shutdown()
        self._followers.close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise JournalIsClosed("the journal is closed")

    def _ask(
        self, table: str, expected: int, entry: bytes, *, erases: bool
    ) -> asyncio.Future[None]:
        self._check_open()
        done = asyncio.get_running_loop().create_future()
        self._asked.put(Asked(table, expected, entry, erases, done))
        return done

    async def _page(self, after: int, most: int) -> Sequence[Stored]:
        if self._is_closed:
            return ()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._reader.page, after, most)

    def _answer(self, batch: Sequence[Asked], outcomes: Sequence[Outcome]) -> None:
        """On the event loop, once per batch."""
        for asked, outcome in zip(batch, outcomes, strict=True):
            if isinstance(outcome, Stored):
                self._is_writable = True
                if asked.erases:
                    self._followers.erase(asked.table)
                self._followers.add(outcome)
                # Whoever asked may have been cancelled.
                if not asked.done.done():
                    asked.done.set_result(None)
            else:
                if isinstance(outcome, JournalIsFull | OutcomeIsUnknown):
                    self._is_writable = False
                if not asked.done.done():
                    asked.done.set_exception(outcome)
        self._followers.wake()

    # ── on the writer's thread ───────────────────────────────────────────────────────────────

    def _write(self) -> None:
        while batch := self._batch():
            outcomes = self._writer.write(batch)
            if self._writer.has_remains:
                self._writer.remove_remains(PATIENCE)
            loop = batch[-1].done.get_loop()
            # A loop that has ended has nobody who waits.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(self._answer, batch, outcomes)

    def _batch(self) -> list[Asked]:
        """Everything that was asked for meanwhile; waits for something, and is empty at the end."""
        batch: list[Asked] = []
        asked = self._next()
        while asked is not None:
            batch.append(asked)
            if self._asked.empty():
                return batch
            asked = self._asked.get()
        if batch:
            self._asked.put(None)
        return batch

    def _next(self) -> Asked | None:
        while self._writer.has_remains:
            try:
                return self._asked.get(timeout=PATIENCE)
            except Empty:
                self._writer.remove_remains(0)
        return self._asked.get()

    # ── on the reader's thread ───────────────────────────────────────────────────────────────

    def _let_go(self) -> None:
        self._writing.join()
        self._reader.close()
        # Last, because the last one to go empties the log into the file.
        self._writer.close()
        os.close(self._lock)
