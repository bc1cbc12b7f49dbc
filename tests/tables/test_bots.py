"""Bots at a table: they play through the same port, once, and give up in time."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from reverie.games.daydream.commands import PlayTurn
from reverie.kernel.interruptions import Pause, Resume
from reverie.kernel.messages import Command
from reverie.kernel.ruling import AnyRuling, Case
from reverie.lab.referee import DrawnReferee
from reverie.tables.autopilot import MOST_TRIES
from tests.journal.waiting import asynchronous
from tests.tables.world import Person, World, accepted, table_of


class Stubborn:
    """A bot that only knows a turn of long ago."""

    def act(self, view: Any, random: Any) -> Command:  # noqa: ARG002 - a bot's shape
        """Always the same."""
        return PlayTurn(turn=-1, steps=())


async def ids(world: World, someone: Person) -> list[str]:
    """The ids of what bots did."""
    return [entry.id for entry in await world.entries(someone) if entry.id.startswith("bot:")]


@asynchronous
async def test_a_bots_command_has_an_id_that_says_what_it_answers() -> None:
    world = World()
    (anna,) = await world.game("daydream", bots=2)

    await world.clock.advance(1)

    assert sorted(await ids(world, anna)) == ["bot:1:turn 0:0", "bot:2:turn 0:0"]


@asynchronous
async def test_a_bot_thinks_before_it_plays() -> None:
    world = World(pace=(2, 2))
    (anna,) = await world.game("daydream", bots=1)

    await world.clock.advance(1.999)
    early = await ids(world, anna)
    await world.clock.advance(0.001)

    assert early == []
    assert await ids(world, anna) == ["bot:1:turn 0:0"]


@asynchronous
async def test_a_bot_that_is_refused_stops_after_three_tries() -> None:
    world = World()
    (anna,) = await world.game("daydream", bots=1)
    anna.desk.autopilot.bots = dict.fromkeys(anna.desk.autopilot.bots, Stubborn())

    await world.clock.advance(60)

    assert world.meter.counts["bots_refused"] == MOST_TRIES
    assert await ids(world, anna) == []


@asynchronous
async def test_a_bot_that_stopped_tries_again_when_something_happens() -> None:
    world = World()
    (anna,) = await world.game("daydream", bots=1)
    anna.desk.autopilot.bots = dict.fromkeys(anna.desk.autopilot.bots, Stubborn())
    await world.clock.advance(60)

    await accepted(anna, Pause())
    await accepted(anna, Resume())
    await world.clock.advance(60)

    assert world.meter.counts["bots_refused"] == 2 * MOST_TRIES


@asynchronous
async def test_in_a_pause_no_bot_plays() -> None:
    world = World(pace=(5, 5))
    (anna,) = await world.game("daydream", bots=1)
    await accepted(anna, Pause())

    await world.clock.advance(60)

    assert await ids(world, anna) == []


# ── Whole games ──────────────────────────────────────────────────────────────────────────────


def drawn(seed: int) -> Any:
    """A referee who rules this way and that."""
    judge = DrawnReferee(Random(seed))

    def ruling(case: Case) -> AnyRuling:
        return judge.judge(case)

    return ruling


@pytest.mark.parametrize("bots", [3, 9])
@asynchronous
async def test_a_night_with_one_idle_person_comes_to_its_end(bots: int) -> None:
    world = World(pace=(1, 3), ruling=drawn(bots))
    (anna,) = await world.game("when_i_dream", bots=bots)

    await world.clock.advance(2 * 3600)

    assert table_of(anna).phase == "over"
    assert len(anna.view["result"]["points"]) == bots + 1
    assert world.meter.counts["stumbles"] == 0
    assert world.meter.counts["bots_refused"] <= 0.1 * len(await ids(world, anna))


@asynchronous
async def test_a_night_without_anybody_waits_for_people() -> None:
    world = World(pace=(1, 3))
    (anna,) = await world.game("when_i_dream", bots=3)
    await anna.go()

    await world.clock.advance(3600)
    waiting = len(await world.entries(anna))
    await world.clock.advance(3600)

    assert table_of(anna).phase == "playing"
    assert len(await world.entries(anna)) == waiting


@asynchronous
async def test_a_daydream_with_a_clock_and_one_idle_person_comes_to_its_end() -> None:
    world = World(pace=(1, 3))
    (anna,) = await world.game("daydream", bots=4, options={"seconds_per_turn": 90})

    await world.clock.advance(3600)

    assert table_of(anna).phase == "over"
    assert world.meter.counts["bots_refused"] == 0
    turns = Counter(entry.by for entry in await world.entries(anna) if entry.id.startswith("bot:"))
    assert len(set(turns.values())) == 1


@asynchronous
async def test_a_daydream_without_a_clock_waits_for_an_idle_person() -> None:
    world = World()
    (anna,) = await world.game("daydream", bots=1)

    await world.clock.advance(24 * 3600)

    assert table_of(anna).phase == "playing"
    assert await ids(world, anna) == ["bot:1:turn 0:0"]
