"""The file of a journal: whose it is, what is in it, and how it is opened."""

import contextlib
import fcntl
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from reverie.journal.refusals import JournalCannotBeOpened, JournalIsInUse
from reverie.tables.ports import Stored

APPLICATION = int.from_bytes(b"Rvry", "big")
"""Marks a file of SQLite as a journal of ours."""

VERSION = 1
"""Of the schema."""

SCHEMA = f"""
    BEGIN IMMEDIATE;
    CREATE TABLE entries (
        position INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice, not even after an erasure
        name TEXT NOT NULL,                         -- of the table in the game's sense
        seq INTEGER NOT NULL,
        entry BLOB NOT NULL,
        erased INTEGER NOT NULL DEFAULT 0,
        UNIQUE (name, seq)
    );
    CREATE INDEX erasures ON entries (erased) WHERE erased;
    PRAGMA application_id = {APPLICATION};
    PRAGMA user_version = {VERSION};
    COMMIT;
"""

ERASE = """
    UPDATE entries SET entry = zeroblob(length(entry)), erased = 1 WHERE name = ? AND NOT erased
"""
"""Overwrites what a table said, where it is.

Rows are not deleted here: SQLite would move others together and leave copies of them behind,
which no later erasure finds, whatever `secure_delete` says. A row keeps its size to the byte
(0 and 1 take no room), so nothing moves.
"""

WORTHWHILE = 1 / 4
"""The share of a file that must have been erased before its room is taken back."""

CHECKPOINT_PAGES = 4000
"""How far the log beside the file grows before it is copied into the file: 16 MB."""


def lock(path: Path) -> int:
    """Keep everybody else from writing to a journal, until this descriptor is closed."""
    beside = path.with_name(path.name + ".lock")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        held = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise _unusable(path, problem) from problem
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        os.close(held)
        raise JournalIsInUse(
            f"{path} is in use by another server: stop that one, or give this one another file"
        ) from problem
    return held


def writable(path: Path, limit: int | None) -> sqlite3.Connection:
    """The connection that writes; made if it is not there. The lock must be held."""
    try:
        # Made here, so that nobody else can read it from its first moment on.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as problem:
        raise _unusable(path, problem) from problem
    with _closed_on_failure(path, connection):
        if _is_blank(connection):
            connection.executescript(SCHEMA)
        _check(path, connection)
        path.chmod(0o600)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")
        _take_back_room(connection)
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        if limit is not None:
            pages = max(1, limit // _pragma(connection, "page_size"))
            connection.execute(f"PRAGMA max_page_count = {pages}")
    return connection


class Reader:
    """Reads a journal and never writes, also while a server has it open."""

    def __init__(self, path: Path) -> None:
        path = path.resolve()
        if not path.is_file():
            raise JournalCannotBeOpened(f"there is no journal at {path}: check the path")
        try:
            self._connection = sqlite3.connect(
                f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None, check_same_thread=False
            )
        except sqlite3.Error as problem:
            raise _unusable(path, problem) from problem
        with _closed_on_failure(path, self._connection):
            _check(path, self._connection)

    def __enter__(self) -> "Reader":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def tables(self) -> tuple[tuple[str, int], ...]:
        """Every table by name, with the number of its last entry."""
        rows = self._connection.execute("SELECT name, max(seq) FROM entries GROUP BY name")
        return tuple(rows.fetchall())

    def read(self, table: str, after: int = 0) -> tuple[tuple[int, bytes], ...]:
        """The entries of a table beyond this one, in order, each with its number."""
        rows = self._connection.execute(
            "SELECT seq, entry FROM entries WHERE name = ? AND seq > ? AND NOT erased ORDER BY seq",
            (table, after),
        )
        return tuple(rows.fetchall())

    def page(self, after: int, most: int) -> list[Stored]:
        """What is stored beyond a position, in order, at most so many."""
        rows = self._connection.execute(
            "SELECT position, name, seq, entry FROM entries"
            " WHERE position > ? AND NOT erased ORDER BY position LIMIT ?",
            (after, most),
        )
        return [Stored(*row) for row in rows.fetchall()]

    def last(self) -> int:
        """The position that was given last, even if it was erased."""
        row = self._connection.execute("SELECT seq FROM sqlite_sequence").fetchone()
        return row[0] if row else 0

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()


@contextlib.contextmanager
def _closed_on_failure(path: Path, connection: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as problem:
        connection.close()
        raise _unusable(path, problem) from problem
    except JournalCannotBeOpened:
        connection.close()
        raise


def _is_blank(connection: sqlite3.Connection) -> bool:
    return (
        _header(connection) == (0, 0)
        and not connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
    )


def _check(path: Path, connection: sqlite3.Connection) -> None:
    application, version = _header(connection)
    if application != APPLICATION:
        raise JournalCannotBeOpened(
            f"{path} is a database of something else: give the journal a file of its own"
        )
    if version > VERSION:
        raise JournalCannotBeOpened(
            f"{path} was written by a newer Reverie (schema {version}, this one reads up to "
            f"{VERSION}): update Reverie"
        )


def _header(connection: sqlite3.Connection) -> tuple[int, int]:
    return _pragma(connection, "application_id"), _pragma(connection, "user_version")


def _take_back_room(connection: sqlite3.Connection) -> None:
    (erased,) = connection.execute(
        "SELECT total(length(entry)) FROM entries WHERE erased"
    ).fetchone()
    whole = _pragma(connection, "page_count") * _pragma(connection, "page_size")
    # Free pages mean that this was begun before and broken off, and then there may be copies.
    if erased > whole * WORTHWHILE or _pragma(connection, "freelist_count"):
        connection.execute("DELETE FROM entries WHERE erased")
        # A full disk is no reason not to open it.
        with contextlib.suppress(sqlite3.OperationalError):
            connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(value)


def _unusable(path: Path, problem: Exception) -> JournalCannotBeOpened:
    if getattr(problem, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
        return JournalCannotBeOpened(
            f"{path} is no journal: move that file away, or give the journal another one"
        )
    return JournalCannotBeOpened(
        f"{path} cannot be used as a journal ({problem}): check that the folder can be written to "
        "and that the file is whole"
    )
