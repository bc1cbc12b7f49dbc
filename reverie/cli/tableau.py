"""reverie tableau: check and show the leaflet of Daydream."""

from pathlib import Path
from typing import Annotated, cast

import msgspec
import typer

from reverie.cli.arguments import choice, refuse
from reverie.games.daydream.checks import load, playable
from reverie.games.daydream.notation import draw_fold
from reverie.games.daydream.pieces import LEAFLETS, plain
from reverie.games.daydream.pieces import fold as made_fold
from reverie.games.daydream.printed import tableau as printed_tableau
from reverie.games.daydream.tableau import FoldName, Tableau, TableauIsBroken

tableau = typer.Typer(
    help="Check and show the leaflet of Daydream.", no_args_is_help=True, rich_markup_mode=None
)


@tableau.command()
def check(
    file: Annotated[Path, typer.Argument(help="A tableau file.", metavar="FILE")],
) -> None:
    """Say whether a tableau file can be played; if not, where and why."""
    own = checked(file)
    typer.echo(f"{file} can be played: folds {', '.join(playable(own))}")


def checked(file: Path) -> Tableau:
    """The tableau of a file that can be played."""
    try:
        return load(file.read_bytes())
    except OSError as problem:
        return refuse(f"{file} cannot be read: {problem.strerror}")
    except TableauIsBroken as broken:
        return refuse("\n".join(f"{file}: {reason}" for reason in broken.problems))


@tableau.command()
def show(
    fold: Annotated[str, typer.Argument(metavar="FOLD", help="A, D, AD, DA, BC, ABC, EF or DEF")],
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A tableau of one's own; else ours.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Everything that is needed to recompute a game.")
    ] = False,
) -> None:
    """Draw a fold as text."""
    name = cast(FoldName, choice("fold", fold, tuple(LEAFLETS)))
    own = printed_tableau() if file is None else checked(file)
    if name not in playable(own):
        refuse(f"{file} lacks panels of fold {name}; it has {', '.join(playable(own))}")
    shown = made_fold(own, name)
    if as_json:
        typer.echo(msgspec.json.encode(plain(shown)).decode())
        return
    for line in draw_fold(shown):
        typer.echo(line)
