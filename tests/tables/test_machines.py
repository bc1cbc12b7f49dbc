"""Several machines on one journal: anyone may append, the sequence decides."""

from typing import Any

from reverie.games.when_i_dream.commands import BeReady, GiveClue
from reverie.kernel.interruptions import Pause
from reverie.kernel.ruling import ClueCase
from reverie.tables.commands import GetReady, MakePassport, Rename
from reverie.tables.frames import Accepted, Refused
from reverie.tables.tables import Tables
from tests.journal.waiting import asynchronous
from tests.tables.world import Person, World, accepted, table_of

FOUR = ("Anna", "Ben", "Cleo", "Dora")


async def elsewhere(world: World, someone: Person) -> tuple[Person, Tables]:
    """The same person's page on another machine, which does nothing by itself."""
    machine = world.machine()
    there = await world.again(someone, machine)
    there.desk.autopilot.stop()
    return there, machine


def known(someone: Person) -> dict[str, Any]:
    """All that a machine has made of a table's entries."""
    history = someone.desk.live.history
    names = ("seq", "at", "table", "state", "answered", "shown", "sent")
    return {name: getattr(history, name) for name in names}


@asynchronous
async def test_who_was_slower_reads_and_decides_again() -> None:
    world = World()
    anna, ben = await world.table("daydream", ("Anna", "Ben"))
    there, _ = await elsewhere(world, ben)
    await accepted(anna, Rename("Anne"))

    answer = await there.do(Rename("anne"), "one")
    late = await there.do(Rename("Benno"), "two")
    await accepted(anna, GetReady())

    taken = Refused(id="one", code="NameIsTaken", rule="", facts={"name": "anne"})
    assert (answer, late) == (taken, Accepted(id="two", shown=5))
    await there.desk.live.catch_up()
    assert known(anna) == known(there)


@asynchronous
async def test_whoever_decides_again_is_shown_what_the_other_did_first() -> None:
    world = World()
    anna, ben = await world.table("daydream", ("Anna", "Ben"))
    there, _ = await elsewhere(world, ben)
    await accepted(anna, GetReady())

    await there.do(GetReady(), "one")

    assert [frame.told for frame in there.shown] == [
        ({"type": "GotReady", "player": player, "ready": True},) for player in (0, 1)
    ]


@asynchronous
async def test_the_same_wish_sent_to_two_machines_is_done_once() -> None:
    world = World()
    anna, ben = await world.table("daydream", ("Anna", "Ben"))
    there, _ = await elsewhere(world, ben)
    first = await ben.do(Rename("Benno"), "one")

    again = await there.do(Rename("Benno"), "one")

    assert again == first
    assert len(await world.entries(anna)) == 4


@asynchronous
async def test_the_same_wish_is_done_once_even_if_an_alarm_is_due_there() -> None:
    world = World()
    anna, ben = await world.game("daydream", ("Anna", "Ben"), options={"seconds_per_turn": 60})
    there, _ = await elsewhere(world, ben)
    await ben.do(MakePassport(), "one")
    world.clock.moment = anna.desk.live.state.deadline
    async with anna.desk.live.lock:
        await anna.desk.live.ring()
    before = len(await world.entries(anna))

    again = await there.do(MakePassport(), "one")

    assert isinstance(again, Accepted)
    assert len(await world.entries(anna)) == before


@asynchronous
async def test_an_alarm_is_rung_by_one_machine() -> None:
    world = World()
    anna, _ = await world.game("daydream", ("Anna", "Ben"), options={"seconds_per_turn": 60})
    there = await world.again(anna, world.machine())

    await world.clock.advance(60)

    rung = [entry for entry in await world.entries(anna) if entry.id.startswith("alarm:")]
    assert len(rung) == 1
    await there.desk.live.catch_up()
    assert known(anna) == known(there)


@asynchronous
async def test_a_ruling_already_given_is_kept_while_the_question_is_the_same() -> None:
    world = World()
    anna, ben, cleo, dora = await world.game("when_i_dream", FOUR, options={"first_dreamer": 0})
    for someone in (anna, ben, cleo, dora):
        await accepted(someone, BeReady(round=1, at="dusk"))
    there, _ = await elsewhere(world, ben)
    await accepted(anna, MakePassport())

    answer = await there.do(GiveClue(turn=1, word="silver"), "one")

    element = there.desk.live.state.element
    assert isinstance(answer, Accepted)
    assert world.house.cases == [ClueCase(language="en", element=element, clue="silver")]


@asynchronous
async def test_what_another_machine_made_impossible_is_refused() -> None:
    world = World()
    anna, ben = await world.game("daydream", ("Anna", "Ben"))
    there, _ = await elsewhere(world, ben)
    await accepted(anna, Pause())

    answer = await there.do(Pause(), "one")

    assert answer == Refused(id="one", code="TableIsPaused", rule="", facts={})
    assert there.view["paused_at"] == world.clock.now()


@asynchronous
async def test_a_bots_turn_is_played_once_however_many_machines_play_it() -> None:
    world = World()
    (anna,) = await world.game("daydream", bots=2)
    machines = [world.machine() for _ in range(3)]
    pages = [await world.again(anna, machine) for machine in machines]

    await world.clock.advance(5)

    sealed = [entry.by for entry in await world.entries(anna) if entry.id.startswith("bot:")]
    assert sorted(sealed, key=str) == [1, 2]
    for page in pages:
        await page.desk.live.catch_up()
        assert known(page) == known(anna)


@asynchronous
async def test_any_machine_goes_on_where_another_one_died() -> None:
    world = World()
    anna, ben = await world.game("daydream", ("Anna", "Ben"), bots=1)
    await world.clock.advance(1)
    before = known(anna)

    there, _ = await elsewhere(world, ben)

    assert known(there) == before
    assert table_of(there).host == anna.player
