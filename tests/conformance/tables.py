"""Which tables are tried: every choice of every game with every number of players, and pairs."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import msgspec
from msgspec import inspect

from reverie.games import games
from reverie.kernel.game import AnyGame

PLAYERS = "players"

Choices = dict[str, tuple[Any, ...]]
Row = dict[str, Any]


class Table(msgspec.Struct, frozen=True):
    """A game, how many play it, and with which options."""

    game: str
    players: int
    options: Any
    name: str

    def of(self) -> AnyGame:
        """The game itself."""
        return games()[self.game]


def choices(game: AnyGame) -> Choices:
    """What a table may choose from, as far as the options' own types say it."""
    fields = inspect.type_info(game.options)
    assert isinstance(fields, inspect.StructType)
    found = {field.name: tuple(values(field.type, field.default)) for field in fields.fields}
    return {PLAYERS: tuple(game.players), **{name: of for name, of in found.items() if of}}


def values(kind: inspect.Type, default: Any) -> Iterator[Any]:
    """All of a few, or the default and the smallest of many; nothing of what is not a choice."""
    parts = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    for part in parts:
        match part:
            case inspect.LiteralType():
                yield from part.values
            case inspect.BoolType():
                yield from (False, True)
            case inspect.IntType() | inspect.FloatType() if part.ge is not None:
                yield from (default, part.ge)
            case _:
                pass


def pairs(choice: Choices) -> set[frozenset[tuple[str, Any]]]:
    """Every value of one choice with every value of another."""
    return {
        frozenset(((one, first), (other, second)))
        for one, other in combinations(choice, 2)
        for first, second in product(choice[one], choice[other])
    }


def pairs_of(row: Row) -> set[frozenset[tuple[str, Any]]]:
    """Which pairs a table shows."""
    return pairs({name: (value,) for name, value in row.items()})


def covering(choice: Choices) -> Iterator[Row]:
    """Few rows in which every pair occurs: always the values that show most new pairs."""
    left = pairs(choice)
    while left:
        # Two values of a pair that is still missing, so that each row shows at least one.
        row: Row = dict(min(left, key=lambda pair: sorted(map(repr, pair))))
        for name in choice:
            if name not in row:
                row[name] = max(choice[name], key=lambda v: len(pairs_of({**row, name: v}) & left))
        left -= pairs_of(row)
        yield {name: row[name] for name in choice}


def tables() -> tuple[Table, ...]:
    """All tables that are tried, the presets among them."""
    return tuple(table for game in games().values() for table in tables_of(game))


def tables_of(game: AnyGame) -> Iterator[Table]:
    """The tables of one game."""
    for row in covering(choices(game)):
        chosen = {name: value for name, value in row.items() if name != PLAYERS}
        name = " ".join(f"{value}" for value in (game.name, row[PLAYERS], *chosen.values()))
        yield Table(game.name, row[PLAYERS], game.options(**chosen), name)
    for preset, options in game.presets.items():
        for players in (game.players[0], game.players[-1]):
            yield Table(game.name, players, options, f"{game.name} {players} {preset}")
