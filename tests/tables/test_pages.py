"""Several pages of one person, and who is there."""

import pytest

from reverie.tables import refusals
from reverie.tables.commands import GetReady
from reverie.tables.frames import Accepted, Present, Refused, RoleChanged, Welcome
from reverie.tables.player import PlayerId
from tests.journal.waiting import asynchronous
from tests.tables.world import World

BOTH = ("Anna", "Ben")


def there(*players: int, watchers: int = 0) -> Present:
    """Who is connected."""
    return Present(present=tuple(map(PlayerId, players)), watchers=watchers)


@asynchronous
async def test_everybody_is_told_who_comes_and_goes() -> None:
    world = World()
    anna, ben = await world.table("daydream", BOTH)

    await ben.go()
    watcher = await world.watcher(anna.desk)
    await watcher.go()
    await ben.come()

    assert [frame for frame in anna.frames if isinstance(frame, Present)] == [
        there(0),
        there(0, 1),
        there(0),
        there(0, watchers=1),
        there(0),
        there(0, 1),
    ]


@asynchronous
async def test_of_two_pages_the_newer_plays_and_the_older_looks_on() -> None:
    world = World()
    anna, _ = await world.table("daydream", BOTH)

    tab = await world.again(anna)

    assert anna.last(RoleChanged) == RoleChanged(role="looks on")
    assert tab.last(Welcome).role == "plays"
    assert await anna.do(GetReady(), "one") == Refused(
        id="one", code="SeatIsPlayedElsewhere", rule="", facts={}
    )
    assert isinstance(await tab.do(GetReady(), "one"), Accepted)


@asynchronous
async def test_a_page_that_looks_on_is_shown_the_same() -> None:
    world = World()
    anna, ben = await world.table("daydream", BOTH)
    tab = await world.again(anna)

    await ben.do(GetReady())

    assert anna.shown[-1] == tab.shown[-1]


@asynchronous
async def test_a_page_that_looks_on_may_play_again() -> None:
    world = World()
    anna, _ = await world.table("daydream", BOTH)
    tab = await world.again(anna)
    assert anna.visitor is not None

    anna.desk.play_here(anna.visitor)

    assert anna.last(RoleChanged) == RoleChanged(role="plays")
    assert tab.last(RoleChanged) == RoleChanged(role="looks on")
    assert isinstance(await anna.do(GetReady()), Accepted)


@asynchronous
async def test_when_the_page_that_plays_is_closed_another_one_plays() -> None:
    world = World()
    anna, ben = await world.table("daydream", BOTH)
    tab = await world.again(anna)
    told = len(ben.line.sent)

    await tab.go()

    assert anna.last(RoleChanged) == RoleChanged(role="plays")
    assert ben.frames[told:] == [there(0, 1)]


@asynchronous
async def test_a_person_is_there_until_the_last_page_is_closed() -> None:
    world = World()
    anna, ben = await world.table("daydream", BOTH)
    tab = await world.again(anna)

    await anna.go()
    one_left = ben.last(Present)
    await tab.go()

    assert (one_left.present, ben.last(Present).present) == ((0, 1), (1,))


@asynchronous
async def test_a_page_that_watches_plays_nowhere() -> None:
    world = World()
    anna, _ = await world.table("daydream", BOTH)
    watcher = await world.watcher(anna.desk)
    assert watcher.visitor is not None

    with pytest.raises(refusals.OnlyPlayersMay):
        anna.desk.play_here(watcher.visitor)


@asynchronous
async def test_somebody_is_at_a_table_while_a_player_has_a_page_open() -> None:
    world = World()
    (anna,) = await world.table("daydream")
    await world.watcher(anna.desk)
    code = anna.desk.live.name

    there = world.tables.is_attended(code)
    await anna.go()

    assert there
    assert not world.tables.is_attended(code)
    assert not world.tables.is_attended("nowhere1")
