"""reverie tableau: check and show the leaflet of Daydream."""

from pathlib import Path
from typing import Annotated, Any, cast

import msgspec
import typer

from reverie.cli.arguments import choice, refuse
from reverie.games.daydream.checks import playable, problems
from reverie.games.daydream.notation import draw_fold
from reverie.games.daydream.pieces import LEAFLETS, Fold
from reverie.games.daydream.printed import printed_fold
from reverie.games.daydream.tableau import FoldName, TableauIsBroken, read

tableau = typer.Typer(
    help="Check and show the leaflet of Daydream.", no_args_is_help=True, rich_markup_mode=None
)


@tableau.command()
def check(
    file: Annotated[Path, typer.Argument(help="A tableau file.", metavar="FILE")],
) -> None:
    """Say whether a tableau file can be played; if not, where and why."""
    try:
        own = read(file.read_bytes())
        if found := problems(own):
            raise TableauIsBroken(found)
    except OSError as problem:
        refuse(f"{file} cannot be read: {problem.strerror}")
    except TableauIsBroken as broken:
        refuse("\n".join(f"{file}: {reason}" for reason in broken.problems))
    typer.echo(f"{file} can be played: folds {', '.join(playable(own))}")


@tableau.command()
def show(
    fold: Annotated[str, typer.Argument(metavar="FOLD", help="A, D, AD, DA, BC, ABC, EF or DEF")],
    as_json: Annotated[
        bool, typer.Option("--json", help="Everything that is needed to recompute a game.")
    ] = False,
) -> None:
    """Draw a fold as text."""
    shown = printed_fold(cast(FoldName, choice("fold", fold, tuple(LEAFLETS))))
    if as_json:
        typer.echo(msgspec.json.encode(printed(shown)).decode())
        return
    for line in draw_fold(shown):
        typer.echo(line)


def printed(fold: Fold) -> dict[str, Any]:
    """A fold as plain data, in reading order (docs/reference/tableau.md)."""
    order = {cloud: place for place, cloud in enumerate(fold.clouds)}

    def in_order(clouds: Any) -> list[str]:
        return sorted(clouds, key=order.__getitem__)

    return {
        **msgspec.to_builtins(fold),
        "neighbours": {cloud: in_order(near) for cloud, near in fold.neighbours.items()},
        "stars": in_order(fold.stars),
        "moons": in_order(fold.moons),
        "frames": {kind: in_order(clouds) for kind, clouds in fold.frames.items()},
    }
