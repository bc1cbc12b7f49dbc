"""What can be asked about many tables: a projection of the journal, disposable and rebuilt."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from reverie.kernel.moment import Moment
from reverie.tables.entry import EntryCannotBeRead, outline
from reverie.tables.events import AnyTableEvent, SettingsChanged, TableErased, TableOpened
from reverie.tables.evolve import evolve
from reverie.tables.ports import Journal, Stored
from reverie.tables.secrets import is_code
from reverie.tables.state import Phase, Table

Mask = Callable[[str, str], str]
"""Covers the rude words of a language."""

VERSION = 1

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    name TEXT PRIMARY KEY, seq INTEGER NOT NULL, open INTEGER NOT NULL,
    opened INTEGER NOT NULL, changed INTEGER NOT NULL, body BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS open_tables ON tables (opened) WHERE open;
CREATE TABLE IF NOT EXISTS place (position INTEGER NOT NULL);
"""


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    language: str
    phase: Phase
    players: tuple[str, ...]
    host: str | None
    opened: Moment
    changed: Moment
    room: str | None
    winners: tuple[str, ...]


class Directory:
    """Follows a journal and remembers how far it has read."""

    def __init__(self, mask: Mask, path: Path | None = None) -> None:
        self.mask = mask
        if path is not None:
            # Names are in it: nobody else may read it, from the first byte on.
            path.touch(mode=0o600)
            path.chmod(0o600)
        self.base = sqlite3.connect(":memory:" if path is None else path, isolation_level=None)
        if self._one("PRAGMA user_version") != VERSION:
            # Of another version, or new: it can be made again from the journal.
            self.base.executescript("DROP TABLE IF EXISTS tables; DROP TABLE IF EXISTS place;")
            self.base.execute(f"PRAGMA user_version = {VERSION}")
        self.base.execute("PRAGMA journal_mode = MEMORY")
        self.base.execute("PRAGMA secure_delete = ON")
        self.base.execute("PRAGMA synchronous = OFF")
        self.base.executescript(SCHEMA)
        self.position: int = self._one("SELECT max(position) FROM place") or 0

    def _one(self, query: str, *values: Any) -> Any:
        row = self.base.execute(query, values).fetchone()
        return None if row is None else row[0]

    async def follow(self, journal: Journal) -> None:
        """Read what is stored and whatever will be; ends with the journal."""
        async for stored in journal.follow(self.position):
            self.take(stored)

    def take(self, stored: Stored) -> None:
        """One more entry; of games and rooms there is nothing to remember."""
        self.position = stored.position
        if not is_code(stored.table) or b'"table":[' not in stored.entry:
            return
        try:
            entry = outline(stored.entry)
        except EntryCannotBeRead:
            # Of a newer version: it is listed again when this machine is newer too.
            return
        if entry.table:
            self._remember(stored.table, entry.seq, entry.at, entry.table)

    def _remember(self, name: str, seq: int, at: Moment, events: tuple[AnyTableEvent, ...]) -> None:
        row = self.base.execute("SELECT seq, opened, body FROM tables WHERE name = ?", (name,))
        known = row.fetchone()
        if known is not None and known[0] >= seq:
            return
        table = None if known is None else msgspec.json.decode(known[2], type=Table)
        for event in events:
            if isinstance(event, TableErased):
                self.base.execute("DELETE FROM tables WHERE name = ?", (name,))
                table = None
            elif table is not None or isinstance(event, TableOpened):
                table = evolve(table, _slim(event))
        self.base.execute("BEGIN")
        if table is not None:
            opened = at if known is None else known[1]
            is_open = table.settings.public and table.phase == "gathering" and bool(table.persons)
            self.base.execute(
                "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?)",
                (name, seq, is_open, opened, at, msgspec.json.encode(table)),
            )
        self.base.execute("DELETE FROM place")
        self.base.execute("INSERT INTO place VALUES (?)", (self.position,))
        self.base.execute("COMMIT")
        if known is not None and table is None:
            # What is erased leaves no copy in a corner of a page.
            self.base.execute("VACUUM")

    def open_tables(self, most: int) -> tuple[Summary, ...]:
        """Public tables that somebody sits at and that have not started, newest first."""
        rows = self.base.execute(
            "SELECT name, opened, changed, body FROM tables WHERE open "
            "ORDER BY opened DESC LIMIT ?",
            (most,),
        )
        return tuple(summary(self.mask, *row) for row in rows)

    def summaries(self, names: list[str]) -> dict[str, Summary]:
        """Tables by name; those that were erased are not there."""
        found = {}
        for name in names:
            row = self.base.execute(
                "SELECT name, opened, changed, body FROM tables WHERE name = ?", (name,)
            ).fetchone()
            if row is not None:
                found[name] = summary(self.mask, *row)
        return found

    def close(self) -> None:
        """Let go of the file."""
        self.base.close()


def _slim(event: AnyTableEvent) -> AnyTableEvent:
    """Without the game's options: a deck of one's own is large, and no list shows it."""
    match event:
        case TableOpened() | SettingsChanged():
            return replace(event, settings=replace(event.settings, options={}))
        case _:
            return event


def summary(mask: Mask, name: str, opened: int, changed: int, body: bytes) -> Summary:
    """A table as a list shows it."""
    table = msgspec.json.decode(body, type=Table)
    language, masks = table.settings.language, table.settings.mask_rude_words
    called = {p.id: mask(language, p.name) if masks else p.name for p in table.players}
    names = [called[player.id] for player in table.seated]
    return Summary(
        table=name,
        game=table.settings.game,
        language=table.settings.language,
        phase=table.phase,
        players=tuple(names),
        host=None if table.host is None else called[table.host],
        opened=Moment(opened),
        changed=Moment(changed),
        room=table.room,
        winners=() if table.outcome is None else tuple(names[s] for s in table.outcome.winners),
    )
