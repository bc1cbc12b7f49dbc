"""Whole games as text, and games stored by earlier versions."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from reverie.games import games
from reverie.kernel.record import decode, encode, states
from tools.golden import CASES, GOLDEN, STORED, Case, text_of

STORED_FILES = sorted(STORED.glob("*.jsonl"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_golden_game_is_played_as_ever(case: Case) -> None:
    """If this is meant to change: make golden, and read the diff."""
    assert text_of(case) == (GOLDEN / f"{case.name}.txt").read_text("utf-8")


@pytest.mark.parametrize("path", STORED_FILES, ids=lambda path: path.stem)
def test_a_stored_game_is_read_and_ends_as_it_ended(path: Path) -> None:
    game = games()[re.sub(r"-\d+$", "", path.stem)]

    for line in path.read_bytes().splitlines():
        record = decode(line, game)
        *_, (_, _, last) = states(game, record)

        assert encode(record) == line
        assert game.outcome(last) is not None
        assert msgspec.json.encode(record.outcome) == msgspec.json.encode(game.outcome(last))


def test_every_version_of_stored_events_has_stored_games() -> None:
    wanted = {
        f"{name}-{version}"
        for name, game in games().items()
        for version in range(1, game.events_version + 1)
    }

    assert {path.stem for path in STORED_FILES} == wanted


def test_stored_games_hold_every_kind_of_event() -> None:
    for name, game in games().items():
        text = (STORED / f"{name}-{game.events_version}.jsonl").read_text("utf-8")

        kinds = {kind.__name__ for kind in get_args(game.events)}

        assert kinds - set(re.findall(r'"type":"(\w+)"', text)) == set()
