"""What tests of time look at."""

from typing import Any

from reverie.games.daydream.events import TimeRanOut
from reverie.kernel.moment import Moment, later
from tests.tables.world import START, Person, World

MINUTE = {"seconds_per_turn": 60}
BOTH = ("Anna", "Ben")
FOUR = ("Anna", "Ben", "Cleo", "Dora")
UP = later(START, 60)
"""When the first turn is over."""


async def happened(world: World, someone: Person) -> list[tuple[Moment, str, tuple[Any, ...]]]:
    """When, by whose id, and what happened in the game after its opening."""
    return [
        (entry.at, entry.id, entry.game)
        for entry in await world.entries(someone)
        if entry.game and not entry.table
    ]


def rang(at: Moment, seq: int) -> tuple[Moment, str, tuple[Any, ...]]:
    """Both had not sealed the first turn when its time was over."""
    return at, f"alarm:{seq}", (TimeRanOut(turn=0, seats=(0, 1)),)  # type: ignore[arg-type]
