"""What several commands ask for, and how they say no."""

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from reverie.games import games
from reverie.kernel.game import AnyGame
from reverie.locales import LANGUAGES


def refuse(sentence: str) -> NoReturn:
    """One clear sentence on standard error, and exit code 2."""
    typer.echo(f"reverie: {sentence}", err=True)
    raise typer.Exit(2)


def typed() -> str:
    """All of standard input, as text."""
    try:
        return sys.stdin.buffer.read().decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        return refuse(f"standard input is not UTF-8 text (byte {problem.start})")


def record_lines(file: Path) -> list[bytes]:
    """The lines of a file of game records; `-` is standard input."""
    try:
        text = sys.stdin.buffer.read() if file == Path("-") else file.read_bytes()
    except OSError as problem:
        refuse(f"{file} cannot be read: {problem.strerror}")
    lines = [line for line in text.splitlines() if line.strip()]
    return lines or refuse(f"{file} holds no game record")


def console() -> Console:
    """Where progress is shown: never between the lines of a result."""
    return Console(stderr=True)


def choice(what: str, value: str, choices: tuple[str, ...]) -> str:
    """The value, if it can be chosen."""
    if value not in choices:
        refuse(f"there is no {what} {value!r}; choose one of {', '.join(choices)}")
    return value


def game_named(name: str) -> AnyGame:
    """A game by its name."""
    return games()[choice("game", name, tuple(games()))]


def language_named(name: str) -> str:
    """A language that we speak."""
    return choice("language", name, LANGUAGES)


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="when_i_dream or daydream", show_default=False)
]
