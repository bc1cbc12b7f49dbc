"""The one who writes: many appends, one transaction."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, compress

import msgspec

from reverie.journal.file import ERASE
from reverie.tables.ports import JournalIsFull, OutcomeIsUnknown, SequenceIsTaken, Stored

Outcome = Stored | Exception

ROWS = 64
"""Rows in one statement at most. Few statements, because after each the interpreter's lock must
be won back from a busy event loop."""

KNOWN_TABLES = 100_000
"""Tables whose last sequence is kept in mind."""

OF_ONE_ROW = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_TOOBIG)
"""Failures that may be the fault of one row alone, and of which nothing is stored."""


class Asked(msgspec.Struct, eq=False):
    """Somebody waits for this entry to be stored."""

    table: str
    expected: int
    entry: bytes
    erases: bool
    """Everything before it at its table goes."""
    done: asyncio.Future[None]


class Writer:
    """Stores batches through one connection. Nobody else may write to the file meanwhile."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._lasts: dict[str, int] = {}
        self.transactions = 0
        self.has_remains = False
        """Whether something that was erased may still be found in the log beside the file."""

    def write(self, batch: Sequence[Asked]) -> list[Outcome]:
        """What became of each; never raises. What is stored is durable when this returns."""
        outcomes: list[Outcome] = []
        for part in _parts(batch):
            outcomes += self._attempt(part)
        return outcomes

    def remove_remains(self, patience: float) -> None:
        """Empty the log beside the file, unless somebody else reads for longer than this."""
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute(f"PRAGMA busy_timeout = {int(patience * 1000)}")
            busy, *_ = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self.has_remains = bool(busy)
        self._connection.execute("PRAGMA busy_timeout = 5000")

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def _attempt(self, part: Sequence[Asked]) -> list[Outcome]:
        try:
            return self._transaction(part)
        except Exception as problem:
            self._undo()
            if len(part) > 1 and _may_be_of_one_row(problem):
                return [outcome for asked in part for outcome in self._attempt([asked])]
            return [_refusal(problem, asked) for asked in part]

    def _transaction(self, part: Sequence[Asked]) -> list[Outcome]:
        if len(self._lasts) > KNOWN_TABLES:
            self._lasts.clear()
        fits = [self._admits(asked) for asked in part]
        positions = iter(self._store(list(compress(part, fits))) if any(fits) else ())
        return [
            Stored(next(positions), asked.table, asked.expected + 1, asked.entry)
            if fit
            else SequenceIsTaken(f"{asked.expected} is not the last entry of {asked.table}")
            for asked, fit in zip(part, fits, strict=True)
        ]

    def _admits(self, asked: Asked) -> bool:
        last = self._lasts.get(asked.table)
        if last is None:
            row = self._connection.execute(
                "SELECT max(seq) FROM entries WHERE name = ?", (asked.table,)
            ).fetchone()
            last = self._lasts[asked.table] = row[0] or 0
        if last != asked.expected:
            return False
        self._lasts[asked.table] = last + 1
        return True

    def _store(self, rows: Sequence[Asked]) -> list[int]:
        """The position of each row, when all are durable."""
        positions: list[int] = []
        self._connection.execute("BEGIN IMMEDIATE")
        if rows[0].erases:
            self._connection.execute(ERASE, (rows[0].table,))
            self.has_remains = True
        start = 0
        while start < len(rows):
            # Powers of two, so that few different statements are ever prepared.
            size = min(ROWS, 1 << (len(rows) - start).bit_length() - 1)
            values = [(row.table, row.expected + 1, row.entry) for row in rows[start:][:size]]
            last = self._connection.execute(_insert(size), [*chain(*values)]).lastrowid or 0
            positions += range(last - size + 1, last + 1)
            start += size
        self._connection.execute("COMMIT")
        self.transactions += 1
        return positions

    def _undo(self) -> None:
        self._lasts.clear()
        if self._connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")


@cache
def _insert(rows: int) -> str:
    return f"INSERT INTO entries (name, seq, entry) VALUES {', '.join(['(?, ?, ?)'] * rows)}"


def _parts(batch: Sequence[Asked]) -> Iterator[Sequence[Asked]]:
    """The batch in pieces that are one transaction each: an erasure stands alone."""
    start = 0
    for place, asked in enumerate(batch):
        if asked.erases:
            if start < place:
                yield batch[start:place]
            yield (asked,)
            start = place + 1
    if start < len(batch):
        yield batch[start:]


def _code(problem: Exception) -> int:
    """SQLite's primary code for what went wrong, 0 if it was not SQLite."""
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF


def _may_be_of_one_row(problem: Exception) -> bool:
    # The others are raised where a value cannot be handed to SQLite.
    return _code(problem) in OF_ONE_ROW or isinstance(problem, ValueError | OverflowError)


def _refusal(problem: Exception, asked: Asked) -> Exception:
    match _code(problem):
        case sqlite3.SQLITE_FULL:
            refusal: Exception = JournalIsFull(f"no room for {len(asked.entry)} bytes: {problem}")
        case sqlite3.SQLITE_CONSTRAINT:
            refusal = SequenceIsTaken(f"{asked.expected} is not the last entry of {asked.table}")
        case sqlite3.SQLITE_TOOBIG:
            refusal = JournalIsFull(f"no entry may have {len(asked.entry)} bytes: {problem}")
        case _ if isinstance(problem, sqlite3.Error):
            refusal = OutcomeIsUnknown(f"the journal failed: {problem}")
        case _:
            return problem
    refusal.__cause__ = problem
    return refusal
