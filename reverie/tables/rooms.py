"""Rooms: permanent names for groups that meet again. A room's journal lists its tables."""

import re

import msgspec

from reverie.kernel.messages import Event
from reverie.kernel.moment import Moment
from reverie.tables import refusals
from reverie.tables.ports import JournalIsFull, OutcomeIsUnknown, SequenceIsTaken
from reverie.tables.surroundings import Surroundings

_NAME = re.compile(r"(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*")


class RoomOpened(Event, frozen=True):
    """The name is taken."""


class TableEntered(Event, frozen=True):
    """The room has one more table."""

    table: str


class RoomEntry(msgspec.Struct, frozen=True):
    """One entry of a room's journal."""

    seq: int
    at: Moment
    room: RoomOpened | TableEntered


class Listed(msgspec.Struct, frozen=True):
    """A table of a room."""

    table: str
    opened: Moment


_decoder = msgspec.json.Decoder(RoomEntry)


class Rooms:
    """All rooms; each is read when it is asked for."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around

    async def open(self, name: str) -> None:
        """Take a name."""
        if not _NAME.fullmatch(name):
            raise refusals.RoomNameIsNotAllowed(name=name[:40])
        try:
            await self._append(name, 0, RoomOpened())
        except SequenceIsTaken:
            raise refusals.RoomExists(name=name) from None

    async def enter(self, name: str, table: str) -> None:
        """The room has one more table; the sequence decides who comes first."""
        while True:
            entries = await self._entries(name)
            if any(entry.room == TableEntered(table) for entry in entries):
                return
            try:
                await self._append(name, entries[-1].seq, TableEntered(table))
            except SequenceIsTaken:
                continue

    async def tables(self, name: str) -> tuple[Listed, ...]:
        """The tables of a room, newest first."""
        return tuple(
            Listed(table=entry.room.table, opened=entry.at)
            for entry in reversed(await self._entries(name))
            if isinstance(entry.room, TableEntered)
        )

    async def _entries(self, name: str) -> list[RoomEntry]:
        stored = await self.around.journal.read(journal_of(name)) if _NAME.fullmatch(name) else ()
        if not stored:
            raise refusals.NoSuchRoom(name=name[:40])
        return [_decoder.decode(entry) for _, entry in stored]

    async def _append(self, name: str, expected: int, event: RoomOpened | TableEntered) -> None:
        entry = RoomEntry(seq=expected + 1, at=self.around.clock.now(), room=event)
        try:
            await self.around.journal.append(journal_of(name), expected, msgspec.json.encode(entry))
        except (JournalIsFull, OutcomeIsUnknown) as problem:
            raise refusals.NothingCanBeStored from problem


def journal_of(room: str) -> str:
    """Under which name a room is stored; no table's code looks like it."""
    return f"room:{room}"
