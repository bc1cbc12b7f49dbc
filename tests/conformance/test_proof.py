"""What chance decided can be drawn again by anyone who knows the seed."""

from collections.abc import Iterator
from typing import Any

import pytest

from reverie.kernel.chance import Chance
from reverie.kernel.game import AnyGame
from reverie.kernel.record import Record, states
from tests.conformance.tables import Table, tables
from tests.conformance.walks import Walk

FIRST_OF_EACH_GAME = {table.game: table for table in reversed(list(tables()))}


def with_states_before(game: AnyGame, record: Record[Any]) -> Iterator[tuple[Any, Any]]:
    """Every event with the state that it followed."""
    before = None
    for _, event, after in states(game, record):
        yield before, event
        before = after


@pytest.mark.parametrize("first", FIRST_OF_EACH_GAME.values(), ids=FIRST_OF_EACH_GAME)
def test_every_event_is_as_chance_must_have_made_it(first: Table) -> None:
    walk = Walk(first, seed=1)
    record = walk.play()

    for before, event in with_states_before(walk.game, record):
        assert walk.game.redrawn(before, event, walk.chance) == event


@pytest.mark.parametrize("first", FIRST_OF_EACH_GAME.values(), ids=FIRST_OF_EACH_GAME)
def test_another_seed_would_have_drawn_otherwise(first: Table) -> None:
    walk = Walk(first, seed=1)
    record = walk.play()
    other = Chance.seeded(2)

    differing = {
        type(event).__name__
        for before, event in with_states_before(walk.game, record)
        if walk.game.redrawn(before, event, other) != event
    }

    drawn = {
        "daydream": {"DiceRolled"},
        "when_i_dream": {"DeckShuffled", "RoundBegan", "NightFell", "RoundEnded"},
    }
    assert differing == drawn[first.game]
