"""reverie simulate: random players play whole games."""

import statistics
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import track

from reverie.cli.arguments import GameName, console, game_named, refuse
from reverie.kernel.game import AnyGame
from reverie.kernel.record import Record, encode
from reverie.kernel.violation import RuleViolation
from reverie.lab.referee import DrawnReferee
from reverie.lab.simulation import Simulation, table_seed


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many play.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    fold: Annotated[str | None, typer.Option(help="Which fold to play (Daydream).")] = None,
    dice: Annotated[str | None, typer.Option(help="0-9 or 1-6 (Daydream).")] = None,
    language: Annotated[
        str | None, typer.Option(help="Of the words: en, de, fr or sv (When I Dream).")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="One game record per line on standard output.")
    ] = False,
) -> None:
    """Let random players play whole games."""
    chosen = game_named(game)
    wanted = {"fold": fold, "dice": dice, "language": language}
    options = options_of(chosen, {name: value for name, value in wanted.items() if value})
    if players not in chosen.players:
        least, most = chosen.players[0], chosen.players[-1]
        refuse(f"{chosen.name} is for {least} to {most} players, not {players}")
    records = track(
        simulated(chosen, options, players, games, seed),
        description=f"{chosen.name}",
        total=games,
        console=console(),
        transient=True,
        disable=games < 20,
    )
    if as_json:
        for record in records:
            sys.stdout.buffer.write(encode(record) + b"\n")
        return
    typer.echo(summary(chosen, list(records)))


def options_of(game: AnyGame, wanted: dict[str, str]) -> Any:
    """The game's options; one that it does not have is refused."""
    for name in wanted:
        if name not in game.options.__struct_fields__:
            refuse(f"{game.name} has no option --{name}")
    try:
        return msgspec.convert(wanted, game.options)
    except msgspec.ValidationError as problem:
        refuse(f"{game.name} cannot be played like this: {problem}")


def simulated(
    game: AnyGame, options: Any, players: int, games: int, seed: int
) -> Iterator[Record[Any]]:
    """So many games of random players."""
    for number in range(games):
        random = Random(f"{game.name} {seed} {number}")
        try:
            yield Simulation(
                game,
                options,
                [game.bots["random"](options) for _ in range(players)],
                seed=table_seed(game.name, seed, number),
                judge=DrawnReferee(random).judge,
                random=random,
            ).play()
        except RuleViolation as violation:
            refuse(f"{game.name} cannot be played like this: {violation.code} ({violation})")


def summary(game: AnyGame, records: list[Record[Any]]) -> str:
    """Points and victories by seat."""
    points = [record.outcome.points for record in records]
    winners = Counter(seat for record in records for seat in record.outcome.winners)
    lines = [f"{game.name}: {len(records)} games of {records[0].players} random players"]
    for seat, row in enumerate(zip(*points, strict=True)):
        lines.append(
            f"seat {seat}: {statistics.mean(row):6.2f} points on average, "
            f"{min(row)} to {max(row)}, median {statistics.median(row):g}, "
            f"won or shared {winners[seat]}"
        )
    moves = statistics.mean(len(record.entries) for record in records)
    lines.append(f"{moves:.1f} moves on average")
    return "\n".join(lines)
