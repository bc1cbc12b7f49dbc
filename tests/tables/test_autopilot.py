"""Nobody is left waiting: bots for who is gone, and other hosts."""

from typing import Any

import pytest

from reverie.games.when_i_dream.commands import BeReady
from reverie.kernel.interruptions import BotTookOver, PersonCameBack
from reverie.kernel.moment import Moment, later
from reverie.kernel.seat import CLOCK, Seat
from reverie.tables.commands import HandOverHost, Leave, LetBotPlay
from reverie.tables.events import HostChanged
from reverie.tables.frames import Accepted, Happening, Refused, Welcome
from tests.journal.waiting import asynchronous
from tests.tables.world import START, Person, World, accepted, table_of

BOTH = ("Anna", "Ben")
DREAM = {"first_dreamer": 2}
"""A bot dreams: Anna and Ben are spirits."""


async def a_dream(world: World, dreamer: int = 2) -> tuple[Person, Person]:
    """Anna and Ben with two bots, in the dusk of a first round."""
    anna, ben = await world.game("when_i_dream", BOTH, 2, options={"first_dreamer": dreamer})
    return anna, ben


async def hand_overs(world: World, someone: Person) -> list[tuple[Moment, Any, Any]]:
    """When seats went to bots and back, and by whom."""
    return [
        (entry.at, entry.by, event)
        for entry in await world.entries(someone)
        for event in entry.game
        if isinstance(event, BotTookOver | PersonCameBack)
    ]


# ── Seats ────────────────────────────────────────────────────────────────────────────────────


@asynchronous
async def test_a_person_who_is_gone_for_ten_seconds_is_played_by_a_bot() -> None:
    world = World(pace=(600, 600))
    anna, ben = await a_dream(world)
    await ben.go()

    await world.clock.advance(9.999)
    early = await hand_overs(world, anna)
    await world.clock.advance(1)

    assert early == []
    assert await hand_overs(world, anna) == [(later(START, 10), CLOCK, BotTookOver(Seat(1)))]
    assert anna.shown[-1].told == ({"type": "BotTookOver", "seat": 1},)


@asynchronous
async def test_a_person_who_is_back_in_time_keeps_the_seat() -> None:
    world = World(pace=(600, 600))
    anna, ben = await a_dream(world)
    await ben.go()
    await world.clock.advance(9)
    await ben.come()

    await world.clock.advance(9)

    assert await hand_overs(world, anna) == []


@asynchronous
async def test_a_person_who_comes_back_has_the_seat_again_and_is_told_what_they_missed() -> None:
    world = World(pace=(600, 600))
    anna, ben = await a_dream(world)
    await ben.go()
    await world.clock.advance(15)
    await accepted(anna, BeReady(round=1, at="dusk"))

    welcome = await ben.come()

    back, by_now = later(START, 10), later(START, 15)
    assert await hand_overs(world, anna) == [
        (back, CLOCK, BotTookOver(Seat(1))),
        (by_now, CLOCK, PersonCameBack(Seat(1))),
    ]
    assert welcome.missed == (
        Happening(shown=welcome.shown - 2, at=back, told=({"type": "BotTookOver", "seat": 1},)),
        Happening(shown=welcome.shown - 1, at=by_now, told=({"type": "Ready", "seat": 0},)),
        Happening(shown=welcome.shown, at=by_now, told=({"type": "PersonCameBack", "seat": 1},)),
    )


@asynchronous
async def test_somebody_who_dreams_is_told_nothing_again() -> None:
    world = World(pace=(600, 600))
    _, ben = await a_dream(world, dreamer=1)
    shown = ben.shown[-1].shown
    await ben.go()
    await world.clock.advance(15)

    by_itself = await ben.come()
    await ben.go()
    on_demand = await ben.come(after=shown)

    assert (by_itself.missed, on_demand.missed) == (None, None)


@asynchronous
async def test_nobody_is_handed_over_while_nobody_is_there_to_wait() -> None:
    world = World(pace=(600, 600))
    anna, ben = await a_dream(world)
    for someone in (ben, anna):
        await someone.go()
    await world.clock.advance(50)
    empty = await hand_overs(world, anna)

    await anna.come()
    await world.clock.advance(9.999)
    early = await hand_overs(world, anna)
    await world.clock.advance(1)

    assert empty == early == []
    assert await hand_overs(world, anna) == [(later(START, 60), CLOCK, BotTookOver(Seat(1)))]


@asynchronous
async def test_after_a_restart_people_have_ten_seconds_to_come() -> None:
    world = World(pace=(600, 600))
    anna, _ = await a_dream(world)
    await world.tables.stop()
    await world.clock.advance(5)

    again = await world.again(anna, world.machine())
    await world.clock.advance(10)

    assert await hand_overs(world, again) == [(later(START, 15), CLOCK, BotTookOver(Seat(1)))]


@asynchronous
async def test_whoever_left_a_game_may_come_back_to_it() -> None:
    world = World(pace=(600, 600))
    anna, ben = await a_dream(world)
    await accepted(ben, Leave())
    await ben.go()

    welcome = await ben.come()

    assert [event for _, _, event in await hand_overs(world, anna)] == [
        BotTookOver(Seat(1)),
        PersonCameBack(Seat(1)),
    ]
    assert (welcome.role, welcome.table.players[1].has_left) == ("plays", False)


@asynchronous
async def test_a_bot_that_took_over_plays() -> None:
    world = World(pace=(1, 1))
    anna, ben = await a_dream(world)
    await ben.go()

    await world.clock.advance(11)

    ready = [entry.by for entry in await world.entries(anna) if "SeatGotReady" in repr(entry.game)]
    assert ben.player in ready
    assert anna.player not in ready


# ── Daydream R2 ──────────────────────────────────────────────────────────────────────────────


@asynchronous
async def test_daydream_waits_and_lets_the_others_decide() -> None:
    world = World(pace=(600, 600))
    anna, ben = await world.game("daydream", BOTH)
    await ben.go()

    await world.clock.advance(59.999)
    early = await anna.do(LetBotPlay(ben.player), "one")
    await world.clock.advance(3600)
    waiting = await hand_overs(world, anna)
    late = await anna.do(LetBotPlay(ben.player), "two")

    facts = {"player": ben.player, "seconds": 60}
    assert early == Refused(id="one", code="PlayerIsStillThere", rule="", facts=facts)
    assert waiting == []
    assert isinstance(late, Accepted)
    assert [event for _, _, event in await hand_overs(world, anna)] == [BotTookOver(Seat(1))]


@asynchronous
async def test_a_person_who_is_there_cannot_be_handed_to_a_bot() -> None:
    world = World(pace=(600, 600))
    anna, ben = await world.game("daydream", BOTH)
    await world.clock.advance(3600)

    answer = await anna.do(LetBotPlay(ben.player), "one")

    assert isinstance(answer, Refused)
    assert answer.code == "PlayerIsStillThere"


# ── Hosts ────────────────────────────────────────────────────────────────────────────────────


async def hosts(world: World, someone: Person) -> list[tuple[Moment, HostChanged]]:
    """Who became the host, and when."""
    return [
        (entry.at, event)
        for entry in await world.entries(someone)
        for event in entry.table
        if isinstance(event, HostChanged)
    ]


@pytest.mark.parametrize("started", [True, False])
@asynchronous
async def test_a_host_who_is_gone_for_a_minute_is_followed_by_somebody_who_is_there(
    started: bool,
) -> None:
    world = World(pace=(600, 600))
    begin = world.game if started else world.table
    anna, ben, cleo = await begin("daydream", ("Anna", "Ben", "Cleo"))
    for someone in (ben, anna):
        await someone.go()

    await world.clock.advance(59.999)
    early = await hosts(world, cleo)
    await world.clock.advance(1)

    assert early == []
    assert await hosts(world, cleo) == [(later(START, 60), HostChanged(cleo.player))]


@asynchronous
async def test_a_host_who_comes_back_in_time_stays_it() -> None:
    world = World(pace=(600, 600))
    anna, ben = await world.table("daydream", BOTH)
    await anna.go()
    await world.clock.advance(59)
    await anna.come()

    await world.clock.advance(3600)

    assert await hosts(world, ben) == []


@asynchronous
async def test_while_nobody_is_there_the_host_stays_the_host() -> None:
    world = World(pace=(600, 600))
    anna, ben = await world.table("daydream", BOTH)
    for someone in (anna, ben):
        await someone.go()
    await world.clock.advance(3600)

    await ben.come()
    await world.clock.advance(59.999)
    early = await hosts(world, ben)
    await world.clock.advance(1)

    assert early == []
    assert await hosts(world, ben) == [(later(START, 3660), HostChanged(ben.player))]


@asynchronous
async def test_a_new_host_is_told_to_all_and_may_hand_back() -> None:
    world = World(pace=(600, 600))
    anna, ben = await world.table("daydream", BOTH)
    await anna.go()
    await world.clock.advance(60)
    welcome = await anna.come()

    await accepted(ben, HandOverHost(anna.player))

    assert isinstance(welcome, Welcome)
    assert welcome.table.host == ben.player
    assert table_of(anna).host == anna.player
    assert anna.shown[-1].told == ({"type": "HostIs", "player": 0},)
