"""What one command made happen at a table, as it is stored."""

from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from reverie.kernel.game import AnyGame
from reverie.kernel.messages import Event
from reverie.kernel.moment import Moment
from reverie.tables.events import AnyTableEvent, TableOpened
from reverie.tables.player import Who

E = TypeVar("E", bound=Event)


class TableEntry(msgspec.Struct, Generic[E], frozen=True, omit_defaults=True):
    """One entry of a table's journal."""

    seq: int
    at: Moment
    by: Who
    id: str
    version: int
    """Of the game's stored events."""
    table: tuple[AnyTableEvent, ...] = ()
    game: tuple[E, ...] = ()


class Outline(msgspec.Struct, frozen=True):
    """An entry as far as it can be read without knowing the game."""

    seq: int
    at: Moment
    version: int
    table: tuple[AnyTableEvent, ...] = ()
    game: msgspec.Raw = msgspec.Raw(b"[]")


class EntryCannotBeRead(ValueError):
    """A stored entry is broken, or of a newer version than this program reads."""


_outline = msgspec.json.Decoder(Outline)
encode = msgspec.json.Encoder().encode


@cache
def _decoder(name: str, events: Any) -> "msgspec.json.Decoder[TableEntry[Any]]":  # noqa: ARG001
    kind: Any = TableEntry
    return msgspec.json.Decoder(kind[events])


def outline(stored: bytes) -> Outline:
    """What an entry says about the table."""
    try:
        return _outline.decode(stored)
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise EntryCannotBeRead(f"not an entry of a table: {problem}") from problem


def game_name(first: bytes) -> str:
    """Which game a table plays, by its first entry."""
    opened = outline(first).table
    if not opened or not isinstance(opened[0], TableOpened):
        raise EntryCannotBeRead("the first entry opens no table")
    return opened[0].settings.game


def decode(stored: bytes, game: AnyGame) -> TableEntry[Any]:
    """An entry of a table that plays this game."""
    if (version := outline(stored).version) > game.events_version:
        raise EntryCannotBeRead(
            f"stored by a newer version: events {version}, this reads up to {game.events_version}"
        )
    try:
        return _decoder(game.name, game.events).decode(stored)
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise EntryCannotBeRead(f"not an entry of {game.name}: {problem}") from problem
