"""Tableau files for tests: ours, to be broken in one place."""

from typing import Any

import msgspec

from reverie.games.daydream.checks import problems
from reverie.games.daydream.printed import tableau
from reverie.games.daydream.tableau import read


def ours(panels: str = "ABCDEF") -> dict[str, Any]:
    """Our tableau as data that can be changed, with these panels and their items only."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(tableau()))
    data["panels"] = {name: data["panels"][name] for name in panels}
    shelved = {
        item for panel in data["panels"].values() for shelf in panel["shelves"] for item in shelf
    }
    data["items"] = {item: thing for item, thing in data["items"].items() if item in shelved}
    return data


def text_of(data: dict[str, Any]) -> bytes:
    """Such data as a file."""
    return msgspec.json.encode(data)


def found(data: dict[str, Any]) -> tuple[str, ...]:
    """The problems of such a file."""
    return problems(read(text_of(data)))
