"""The protocol as TypeScript names every message and leaves nothing unknown that is known."""

import re

import pytest

from reverie.games import games
from reverie.web.schema import schema
from tools.types import written


@pytest.mark.parametrize("game", games())
def test_every_type_that_is_named_is_declared(game: str) -> None:
    text = written(schema(game))

    declared = set(re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE))
    words = set(re.findall(r"\b[A-Z]\w+\b", re.sub(r'"[^"]*"|/\*\*.*?\*/|//.*', "", text)))
    assert words - declared == {"Record"}


@pytest.mark.parametrize("game", games())
def test_what_is_sent_and_shown_has_a_type(game: str) -> None:
    text = written(schema(game))

    for name in ("Frame", "Message", "View", "Sight", "TableSight", "Options", "Seated"):
        assert re.search(rf"^export (?:interface|type) {name} ", text, re.MULTILINE), name


def test_a_message_is_told_by_its_type() -> None:
    text = written(schema("when_i_dream"))

    assert '  type: "GiveClue";\n  turn: number;\n  word: string;\n' in text
    assert '  at: "day" | "dusk";' in text
