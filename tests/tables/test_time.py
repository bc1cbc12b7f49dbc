"""Time is data: alarms, and time given back."""

from reverie.games.when_i_dream.commands import BeReady
from reverie.games.when_i_dream.events import SpiritWasPassedOver
from reverie.kernel.interruptions import Pause, Paused, TimeGivenBack
from reverie.kernel.moment import Moment, later
from reverie.tables.commands import GetReady, MakePassport
from reverie.tables.ports import JournalIsFull
from tests.journal.waiting import asynchronous
from tests.tables.alarms import BOTH, FOUR, MINUTE, UP, happened, rang
from tests.tables.troubled import TroubledJournal
from tests.tables.world import START, World, accepted


@asynchronous
async def test_an_alarm_rings_at_its_time_and_once() -> None:
    world = World(pace=(600, 600))
    anna, _ = await world.game("daydream", BOTH, options=MINUTE)

    await world.clock.advance(59.999)
    early = await happened(world, anna)
    await world.clock.advance(300)

    assert early == []
    assert await happened(world, anna) == [rang(UP, 5)]


@asynchronous
async def test_an_alarm_is_set_again_when_a_table_is_opened_again() -> None:
    world = World(pace=(600, 600))
    anna, _ = await world.game("daydream", BOTH, options=MINUTE)
    await world.clock.advance(30)
    await world.tables.stop()
    world.clock.calls.clear()

    again = await world.again(anna, world.machine())
    await world.clock.advance(30)

    assert await happened(world, again) == [rang(UP, 5)]


@asynchronous
async def test_a_table_that_was_away_for_less_than_a_second_rings_late() -> None:
    world = World(pace=(600, 600))
    anna, _ = await world.game("daydream", BOTH, options=MINUTE)
    await world.tables.stop()
    world.clock.moment = Moment(UP + 1000)

    await world.again(anna, world.machine())

    assert await happened(world, anna) == [rang(Moment(UP + 1000), 5)]


@asynchronous
async def test_a_table_that_was_away_for_longer_gets_its_time_back() -> None:
    world = World(pace=(600, 600))
    anna, _ = await world.game("daydream", BOTH, options=MINUTE)
    await world.tables.stop()
    world.clock.moment = opened = Moment(UP + 1001)

    again = await world.again(anna, world.machine())

    given = (opened, "alarm:5", (TimeGivenBack(61_001),))
    assert await happened(world, again) == [given]
    assert again.view["deadline"] == later(opened, 60)
    await world.clock.advance(60)
    assert await happened(world, again) == [given, rang(later(opened, 60), 6)]


@asynchronous
async def test_time_is_given_back_from_the_last_entry_on() -> None:
    world = World(pace=(600, 600))
    anna, _ = await world.game("daydream", BOTH, options=MINUTE)
    await world.clock.advance(50)
    await accepted(anna, MakePassport())
    await world.tables.stop()
    world.clock.moment = later(START, 500)

    again = await world.again(anna, world.machine())

    assert (await happened(world, again))[0][2] == (TimeGivenBack(450_000),)
    assert again.view["deadline"] == later(START, 510)


@asynchronous
async def test_what_is_due_happens_before_a_later_command_is_decided() -> None:
    world = World()
    people = await world.game("when_i_dream", FOUR, options={"first_dreamer": 0})
    for someone in people:
        await accepted(someone, BeReady(round=1, at="dusk"))
    due = people[0].desk.live.state.round.turn.until
    world.clock.moment = Moment(due)

    await accepted(people[1], Pause())

    (_, alarm, passed), (at, _, paused) = (await happened(world, people[0]))[-2:]
    assert alarm.startswith("alarm:")
    assert isinstance(passed[0], SpiritWasPassedOver)
    assert (at, paused) == (due, (Paused(at=due),))


@asynchronous
async def test_moments_never_go_back_even_if_the_clock_does() -> None:
    world = World()
    anna, ben = await world.table("daydream", BOTH)
    await world.clock.advance(100)
    await accepted(anna, GetReady())
    world.clock.moment = START

    await accepted(ben, GetReady())

    assert [entry.at for entry in (await world.entries(anna))[-2:]] == [later(START, 100)] * 2
    assert ben.shown[-1].now == later(START, 100)


@asynchronous
async def test_an_alarm_waits_until_a_clock_that_went_back_has_caught_up() -> None:
    world = World(pace=(600, 600))
    anna, _ = await world.game("daydream", BOTH, options=MINUTE)
    world.clock.moment = Moment(START - 10_000)

    await world.clock.advance(69.999)
    early = await happened(world, anna)
    await world.clock.advance(1)

    assert early == []
    assert await happened(world, anna) == [rang(UP, 5)]


@asynchronous
async def test_a_table_that_cannot_store_its_alarm_tries_again() -> None:
    journal = TroubledJournal()
    world = World(journal, pace=(600, 600))
    anna, _ = await world.game("daydream", BOTH, options=MINUTE)
    journal.troubles = [(JournalIsFull(), False)]

    await world.clock.advance(60.999)
    early = await happened(world, anna)
    await world.clock.advance(0.001)

    assert early == []
    assert await happened(world, anna) == [rang(Moment(UP + 1000), 5)]
    assert world.meter.counts["stumbles"] == 1
