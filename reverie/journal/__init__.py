"""Where the entries of all tables are kept: implementations of `reverie.tables.ports.Journal`."""

from pathlib import Path

from reverie.journal.memory import MemoryJournal
from reverie.journal.refusals import JournalCannotBeOpened, JournalIsClosed, JournalIsInUse
from reverie.journal.sqlite import SqliteJournal
from reverie.tables.ports import Journal

__all__ = ["JournalCannotBeOpened", "JournalIsClosed", "JournalIsInUse", "opened"]


def opened(address: str, *, limit: int | None = None) -> Journal:
    """The journal at an address: "memory:", or "sqlite:" and the path of a file."""
    kind, colon, place = address.partition(":")
    if kind == "memory" and colon and not place:
        return MemoryJournal(room=limit)
    if kind == "sqlite" and place:
        return SqliteJournal.open(Path(place).expanduser(), limit=limit)
    raise JournalCannotBeOpened(
        f'"{address}" is no address of a journal: write memory: or sqlite:PATH, '
        "for example sqlite:data/journal.db"
    )
