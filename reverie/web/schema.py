"""The protocol as JSON Schema: what clients generate their types from."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, get_type_hints

import msgspec

from reverie.games import games
from reverie.kernel.game import AnyGame
from reverie.tables.commands import OfThePerson
from reverie.tables.desk import Seated
from reverie.tables.frames import PROTOCOL, AnyFrame
from reverie.tables.messages import any_message
from reverie.tables.view import AnyTableSight

_GENERIC = re.compile(r"^(\w+?)_.*$")


def roots(game: AnyGame) -> Iterator[tuple[str, Any]]:
    """What is said at a table of a game, by the name that a client calls it."""
    yield "Frame", AnyFrame
    yield "Message", any_message(game)
    yield "TableSight", AnyTableSight
    yield "Seated", Seated
    yield "Options", game.options
    yield "View", get_type_hints(game.view)["return"]
    yield "Sight", get_type_hints(game.seen)["return"]
    if game.answer is not None:
        yield "Answer", get_type_hints(game.answer)["return"]


@cache
def schema(name: str) -> dict[str, Any]:
    """Everything that is sent at a table of a game: `roots` says what is what."""
    return document(name, dict(roots(games()[name])))


@cache
def table_schema() -> dict[str, Any]:
    """What is sent at any table, whatever is played there."""
    common = {
        "Frame": AnyFrame,
        "TableSight": AnyTableSight,
        "TableCommand": OfThePerson,
        "Seated": Seated,
    }
    return document("any game", common)


def document(title: str, named: dict[str, Any]) -> dict[str, Any]:
    """The schema of some types."""
    tops, parts = msgspec.json.schema_components(named.values(), ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Reverie protocol {PROTOCOL}, {title}",
        "roots": dict(zip(named, tops, strict=True)),
        "$defs": parts,
    }
    return _shortened(whole)


def _shortened(whole: dict[str, Any]) -> dict[str, Any]:
    """Generic types by their plain names: `Do`, not `Do_…` with all that it may hold."""
    names = {
        part: match[1] for part in whole["$defs"] if (match := _GENERIC.match(part)) is not None
    }

    def renamed(value: Any) -> Any:
        match value:
            case dict():
                return {key: renamed(each) for key, each in value.items()}
            case list():
                return [renamed(each) for each in value]
            case str() if value.startswith("#/$defs/"):
                part = value.removeprefix("#/$defs/")
                return f"#/$defs/{names.get(part, part)}"
            case _:
                return value

    parts = {names.get(part, part): body for part, body in whole["$defs"].items()}
    short: dict[str, Any] = renamed({**whole, "$defs": parts})
    return short
