"""reverie replay: a stored game, move by move."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from reverie.cli.arguments import game_named, language_named, record_lines, refuse
from reverie.games import games
from reverie.kernel.record import RecordIsBroken, decode, game_of
from reverie.kernel.seat import Eye, Seat, Watcher
from reverie.lab.playthrough import Say, playthrough
from reverie.locales import Catalogue, catalogue


def replay(
    file: Annotated[
        Path, typer.Argument(help="Game records, one per line; - reads them in.", metavar="FILE")
    ],
    eye: Annotated[
        str, typer.Option("--as", help="A seat's number, spectator, or everything.")
    ] = "everything",
    language: Annotated[str, typer.Option(help="en, de, fr or sv.")] = "en",
) -> None:
    """Print stored games move by move, as any eye saw them."""
    language_named(language)
    for number, line in enumerate(record_lines(file), start=1):
        try:
            for told in replayed(line, eye, language):
                typer.echo(told)
        except RecordIsBroken as problem:
            refuse(f"{file}, line {number}: {problem}")


def replayed(line: bytes, eye: str, language: str) -> Iterator[str]:
    """One game in lines of text."""
    name = game_of(line)
    if name not in games():
        raise RecordIsBroken(f"there is no game {name!r} here")
    game = game_named(name)
    record = decode(line, game)
    looking = eye_named(eye, record.players)
    told = sentences(catalogue(language, name))
    try:
        yield from playthrough(game, record, looking, told)
    except (LookupError, AssertionError, TypeError) as problem:
        # The form is right, but the events do not follow from each other.
        raise RecordIsBroken(f"the events do not fit together: {problem!r}") from problem


def sentences(speaker: Catalogue) -> Say:
    """How the catalogue tells a sight."""

    def say(sight: msgspec.Struct) -> Iterator[str]:
        return speaker.lines("sight", "fact", sight)

    return say


def eye_named(name: str, players: int) -> Eye:
    """A seat or a watcher."""
    if name.isdecimal() and int(name) < players:
        return Seat(int(name))
    if name in tuple(Watcher):
        return Watcher(name)
    seats = f"a seat from 0 to {players - 1}"
    return refuse(f"nobody looks as {name!r}: {seats}, spectator or everything")
