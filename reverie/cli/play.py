"""reverie play: Daydream alone, in the terminal."""

import os
import re
import secrets
from typing import Annotated, cast

import typer

from reverie.cli.arguments import choice, language_named, refuse
from reverie.cli.solo import Solo
from reverie.games.daydream import GAME
from reverie.games.daydream.commands import Options
from reverie.games.daydream.pieces import LEAFLETS
from reverie.games.daydream.tableau import FoldName
from reverie.locales import LANGUAGES, Catalogue, catalogue


def play(
    fold: Annotated[str | None, typer.Option(help="A, D, AD, DA, BC, ABC, EF or DEF.")] = None,
    language: Annotated[str | None, typer.Option(help="en, de, fr or sv.")] = None,
    seed: Annotated[
        str | None, typer.Option(help="64 hexadecimal digits: play the same dice again.")
    ] = None,
) -> None:
    """Play Daydream alone, here in the terminal."""
    speaker = catalogue(language_named(language or spoken_here()), GAME.name)
    if seed is not None and not re.fullmatch("[0-9a-fA-F]{64}", seed):
        refuse(f"{seed!r} is no seed: it has 64 hexadecimal digits")
    table_seed = secrets.token_bytes(32) if seed is None else bytes.fromhex(seed)
    typer.echo(speaker.say("solo-welcome"))
    try:
        chosen = asked_fold(speaker) if fold is None else choice("fold", fold, tuple(LEAFLETS))
        Solo(Options(fold=cast(FoldName, chosen)), table_seed, speaker).play()
    except (EOFError, KeyboardInterrupt):
        typer.echo(f"\n{speaker.say('solo-goodbye')}")


def spoken_here() -> str:
    """The language of this terminal, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if (language := os.environ.get(name, "")[:2]) in LANGUAGES:
            return language
    return "en"


def asked_fold(speaker: Catalogue) -> str:
    """Which way to fold the leaflet."""
    for name, leaflet in LEAFLETS.items():
        level = speaker.say(f"level-{len(leaflet.panels)}")
        typer.echo(f"  {name:3}  {speaker.say(f'fold-{name}')} ({level})")
    while True:
        answer = input(f"{speaker.say('solo-which-fold')} [A] ").strip().upper() or "A"
        if answer in LEAFLETS:
            return answer
        typer.echo(speaker.say("solo-no-such-fold", folds=tuple(LEAFLETS)))
