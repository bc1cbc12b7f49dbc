"""reverie rules: rule → function → test."""

import typer

from reverie.cli.arguments import GameName, game_named
from reverie.lab.rule_index import rule_index


def rules(game: GameName) -> None:
    """Print where each rule of a game is kept, and which tests show it."""
    for rule in rule_index(game_named(game).name):
        typer.echo(f"{rule.number:5} {rule.sentence}")
        for place in rule.functions:
            typer.echo(f"        {place}")
        for test in rule.tests:
            typer.echo(f"        {test}")
