"""The command line."""

import io
import sys

import typer

from reverie.cli.deck import deck
from reverie.cli.play import play
from reverie.cli.replay import replay
from reverie.cli.rules import rules
from reverie.cli.serve import serve
from reverie.cli.simulate import simulate
from reverie.cli.tableau import tableau
from reverie.cli.tables import export, forget
from reverie.cli.verify import verify
from reverie.cli.words import check_clue, check_guess, recall

app = typer.Typer(
    name="reverie",
    help="Two dream games: When I Dream and Daydream.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command()(serve)
app.command()(play)
app.command()(simulate)
app.command()(replay)
app.command()(export)
app.command()(forget)
app.command()(verify)
app.command()(rules)
app.add_typer(tableau, name="tableau")
app.add_typer(deck, name="deck")
app.command()(check_clue)
app.command()(check_guess)
app.command()(recall)


def main() -> None:
    """The program. A terminal that lacks a letter shows a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
