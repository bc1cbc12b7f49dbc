"""Tables that are put away, and servers that stop."""

from typing import Any

import msgspec
import pytest

from reverie.kernel.seat import CLOCK
from reverie.tables import refusals
from reverie.tables.entry import TableEntry, encode
from reverie.tables.frames import Stopping
from tests.journal.waiting import asynchronous
from tests.tables.alarms import BOTH, MINUTE, UP
from tests.tables.troubled import TroubledJournal
from tests.tables.world import World, settle


@asynchronous
async def test_a_table_is_put_away_when_nobody_is_there_and_nothing_is_coming() -> None:
    world = World(pace=(600, 600))
    (anna,) = await world.game("daydream", options={"seconds_per_turn": 600})
    code = anna.desk.live.name

    kept = []
    for step in (anna.go, lambda: world.clock.advance(60)):
        world.tables.sweep()
        kept.append(code in world.tables.desks)
        await step()
    world.tables.sweep()

    assert kept == [True, True]
    assert code not in world.tables.desks
    assert world.clock.calls == {}


@asynchronous
async def test_a_table_that_was_put_away_is_as_it_was_when_somebody_comes() -> None:
    world = World()
    anna, ben = await world.table("daydream", BOTH)
    before = anna.desk.live.table
    for someone in (anna, ben):
        await someone.go()
    world.tables.sweep()

    again = await world.again(anna)

    assert again.desk is not anna.desk
    assert again.desk.live.table == before


@asynchronous
async def test_a_server_that_stops_tells_everybody_hangs_up_and_never_wakes_again() -> None:
    journal = TroubledJournal()
    world = World(journal, pace=(1, 1))
    anna, ben = await world.game("daydream", BOTH, bots=1, options=MINUTE)
    await world.clock.advance(0.5)

    await world.tables.stop()
    for someone in (anna, ben):
        await someone.go()
    await settle()

    assert Stopping() in anna.frames
    assert Stopping() in ben.frames
    assert [line.closings for line in (anna.line, ben.line)] == [[(1012, "the server stops")]] * 2
    assert world.clock.calls == {}


@asynchronous
async def test_a_table_of_a_newer_program_is_refused_and_left_alone() -> None:
    world = World()
    anna, _ = await world.game("daydream", BOTH, options=MINUTE)
    code = anna.desk.live.name
    await world.tables.stop()
    newer: TableEntry[Any] = TableEntry(seq=6, at=UP, by=CLOCK, id="new", version=99)
    await world.journal.append(code, 5, encode(newer))

    with pytest.raises(refusals.TableIsOfANewerVersion):
        await world.desk(code, world.machine())

    assert world.clock.calls == {}
    assert msgspec.json.decode((await world.journal.read(code, 5))[0][1])["version"] == 99
