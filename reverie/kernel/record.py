"""A game as it is stored and handed on: docs/reference/record.md."""

from collections.abc import Iterator
from typing import Any, Generic, TypeVar, cast

import msgspec

from reverie.kernel.game import AnyGame, Game
from reverie.kernel.messages import Event
from reverie.kernel.moment import Moment
from reverie.kernel.seat import By, Seat

E = TypeVar("E", bound=Event)
S = TypeVar("S")

FORMAT = 1
"""Version of the record itself."""


class Entry(msgspec.Struct, Generic[E], frozen=True):
    """What one command made happen."""

    seq: int
    at: Moment
    by: By
    id: str
    events: tuple[E, ...]


class Record(msgspec.Struct, Generic[E], frozen=True):
    """One whole game: self-sufficient, one line of JSON."""

    game: str
    format: int
    rules_version: int
    events_version: int
    players: int
    bots: tuple[Seat, ...]
    options: Any
    seed: str
    """The table's seed in hexadecimal, revealed because the game is over."""
    contributions: tuple[str, ...]
    """What each seat's client added, in hexadecimal; empty where nothing was added."""
    entries: tuple[Entry[E], ...]
    outcome: Any


class RecordIsBroken(ValueError):
    """A record that cannot be read: the text says where and why."""


class _Head(msgspec.Struct):
    game: str
    format: int
    events_version: int


def encode(record: Record[Any]) -> bytes:
    """One line of JSON without its end, always the same bytes for the same game."""
    return msgspec.json.encode(record)


def game_of(line: bytes) -> str:
    """Which game a line of JSON is a record of."""
    try:
        return msgspec.json.decode(line, type=_Head).game
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise RecordIsBroken(f"not a game record: {problem}") from problem


def decode(line: bytes, game: AnyGame) -> Record[Any]:
    """A record of this game, checked in form; `states` shows whether it also replays."""
    try:
        head = msgspec.json.decode(line, type=_Head)
        if head.game != game.name:
            raise RecordIsBroken(f"a record of {head.game}, not of {game.name}")
        if head.format != FORMAT:
            raise RecordIsBroken(f"format {head.format} is not known here (this reads {FORMAT})")
        if head.events_version > game.events_version:
            raise RecordIsBroken(
                f"stored by a newer version: events {head.events_version}, "
                f"this reads up to {game.events_version}"
            )
        form: Any = Record
        record = cast("Record[Any]", msgspec.json.decode(line, type=form[game.events]))
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise RecordIsBroken(f"not a record of {game.name}: {problem}") from problem
    if not record.entries:
        raise RecordIsBroken("it holds no entries")
    return record


def states(game: Game[Any, S, Any, E, Any], record: Record[E]) -> Iterator[tuple[Entry[E], E, S]]:
    """Every event of a record with its entry and the state it led to."""
    state: S | None = None
    for entry in record.entries:
        for event in entry.events:
            state = game.evolve(state, event)
            yield entry, event, state
