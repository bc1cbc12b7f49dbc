"""Pauses, wanted or because nobody is there."""

from reverie.kernel.interruptions import Pause, Paused, Resume, Resumed
from reverie.kernel.moment import later
from tests.journal.waiting import asynchronous
from tests.tables.alarms import BOTH, MINUTE, happened, rang
from tests.tables.world import START, World, accepted


@asynchronous
async def test_in_a_pause_no_alarm_rings() -> None:
    world = World(pace=(600, 600))
    anna, ben = await world.game("daydream", BOTH, options=MINUTE)
    await world.clock.advance(20)
    await accepted(anna, Pause())

    await world.clock.advance(3600)
    paused = await happened(world, anna)
    await accepted(ben, Resume())
    await world.clock.advance(40)

    assert [what for _, _, what in paused] == [(Paused(at=later(START, 20)),)]
    assert await happened(world, anna) == [
        *paused,
        (later(START, 3620), "1-2", (Resumed(3_600_000),)),
        rang(later(START, 3660), 7),
    ]


@asynchronous
async def test_a_table_at_which_nobody_is_for_a_minute_pauses() -> None:
    world = World(pace=(600, 600))
    anna, ben = await world.game("daydream", BOTH, options={"seconds_per_turn": 600})
    await world.clock.advance(10)
    await anna.go()
    await world.clock.advance(10)
    await ben.go()

    await world.clock.advance(59.999)
    early = await happened(world, anna)
    await world.clock.advance(3600)

    assert early == []
    assert await happened(world, anna) == [
        (later(START, 80), "empty:5", (Paused(at=later(START, 80)),))
    ]


@asynchronous
async def test_a_table_whose_time_does_not_run_needs_no_pause() -> None:
    world = World(pace=(600, 600))
    anna, ben = await world.game("daydream", BOTH)
    for someone in (anna, ben):
        await someone.go()

    await world.clock.advance(3600)

    assert await happened(world, anna) == []


@asynchronous
async def test_a_table_does_not_pause_while_somebody_is_there() -> None:
    world = World(pace=(600, 600))
    anna, ben = await world.game("daydream", BOTH, options={"seconds_per_turn": 600})
    await anna.go()

    await world.clock.advance(300)

    assert await happened(world, ben) == []


@asynchronous
async def test_somebody_who_only_watches_does_not_keep_a_table_awake() -> None:
    world = World(pace=(600, 600))
    (anna,) = await world.game("daydream", options={"seconds_per_turn": 600})
    await world.watcher(anna.desk)
    await anna.go()

    await world.clock.advance(60)

    assert [id_ for _, id_, _ in await happened(world, anna)] == ["empty:3"]


@asynchronous
async def test_a_table_that_nobody_comes_back_to_after_a_restart_pauses() -> None:
    world = World(pace=(600, 600))
    anna, _ = await world.game("daydream", BOTH, options={"seconds_per_turn": 600})
    await world.tables.stop()

    await world.desk(anna.desk.live.name, world.machine())
    await world.clock.advance(60)

    assert [id_ for _, id_, _ in await happened(world, anna)] == ["empty:5"]
