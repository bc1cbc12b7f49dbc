"""reverie export and reverie forget: tables as the journal has them."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import typer

from reverie.cli.arguments import refuse
from reverie.games import games
from reverie.journal import JournalCannotBeOpened, JournalIsInUse
from reverie.journal.sqlite import SqliteJournal
from reverie.kernel.record import encode
from reverie.kernel.seat import CLOCK
from reverie.tables import refusals
from reverie.tables.days import day_of
from reverie.tables.entry import EntryCannotBeRead, TableEntry, game_name, outline
from reverie.tables.entry import encode as encode_entry
from reverie.tables.events import AnyTableEvent, TableErased
from reverie.tables.record import record_of
from reverie.wiring.clock import SystemClock
from reverie.wiring.settings import SettingsAreBroken, read_settings

TableCode = Annotated[str, typer.Argument(metavar="TABLE", help="The code of the table.")]
JournalAddress = Annotated[
    str | None, typer.Option(help="sqlite:PATH; else the one of the settings.")
]


def export(table: TableCode, journal: JournalAddress = None) -> None:
    """Print a finished table as a game record: one line of JSON, no names, no secrets."""
    stored = _read(_path(journal), table)
    try:
        today = day_of(SystemClock().now())
        record = record_of(games()[game_name(stored[0])], stored, today)
    except refusals.GameIsNotOver:
        refuse(f"the game at table {table} still runs; a game is shown to all when it is over")
    except refusals.DayIsNotOver:
        refuse(f"others still play with the dice of table {table}; its seed is shown tomorrow")
    except (EntryCannotBeRead, KeyError) as problem:
        refuse(f"table {table} cannot be read: {problem}")
    sys.stdout.buffer.write(encode(record) + b"\n")


def forget(table: TableCode, journal: JournalAddress = None) -> None:
    """Erase a table for good. The server must not be running."""
    path = _path(journal)
    try:
        asyncio.run(_erase(path, table, _read(path, table)))
    except JournalIsInUse as problem:
        refuse(f"{problem}; stop the server, or let the table's host erase it")
    except JournalCannotBeOpened as problem:
        refuse(str(problem))
    typer.echo(f"Table {table} is erased.")


def _path(address: str | None) -> Path:
    """The file of the journal."""
    try:
        kind, _, place = read_settings(journal=address).journal.partition(":")
    except SettingsAreBroken as problem:
        refuse(str(problem))
    if kind != "sqlite" or not place:
        refuse("only a journal in a file can be read like this: --journal sqlite:PATH")
    return Path(place).expanduser()


def _read(path: Path, table: str) -> tuple[bytes, ...]:
    try:
        with SqliteJournal.read_only(path) as journal:
            stored = tuple(entry for _, entry in journal.read(table))
    except JournalCannotBeOpened as problem:
        refuse(str(problem))
    return stored if _is_there(stored) else refuse(f"there is no table {table} in {path}")


def _is_there(stored: tuple[bytes, ...]) -> bool:
    """Whether entries are of a table; of an erased one only the last is left, of a room none."""
    try:
        return bool(stored) and bool(game_name(stored[0]))
    except EntryCannotBeRead:
        return False


async def _erase(path: Path, table: str, stored: tuple[bytes, ...]) -> None:
    last: TableEntry[AnyTableEvent] = TableEntry(
        seq=len(stored) + 1,
        at=SystemClock().now(),
        by=CLOCK,
        id="forget",
        version=outline(stored[0]).version,
        table=(TableErased(),),
    )
    journal = SqliteJournal.open(path)
    try:
        await journal.erase(table, len(stored), encode_entry(last))
    finally:
        await journal.close()
