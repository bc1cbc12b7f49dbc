"""Rooms: permanent names with their tables."""

import asyncio

import pytest

from reverie.kernel.moment import later
from reverie.tables import refusals
from reverie.tables.ports import JournalIsFull, OutcomeIsUnknown
from reverie.tables.rooms import Listed
from reverie.tables.settings import Settings
from tests.journal.waiting import asynchronous
from tests.tables.troubled import TroubledJournal
from tests.tables.world import START, World

DAYDREAM = Settings(game="daydream")


@pytest.mark.parametrize("name", ["abc", "a-b", "die-oma-und-ich", "2026", "x" * 40])
@asynchronous
async def test_a_room_is_opened_and_empty(name: str) -> None:
    rooms = World().tables.rooms

    await rooms.open(name)

    assert await rooms.tables(name) == ()


@pytest.mark.parametrize(
    "name",
    ["", "ab", "x" * 41, "a-" * 25 + "a", "-abc", "abc-", "a--b", "Abc", "åbc", "a b", "abc\n"],
)
@asynchronous
async def test_a_name_that_is_not_allowed_is_refused(name: str) -> None:
    rooms = World().tables.rooms

    with pytest.raises(refusals.RoomNameIsNotAllowed) as refused:
        await rooms.open(name)

    assert refused.value.facts == {"name": name[:40]}
    with pytest.raises(refusals.NoSuchRoom):
        await rooms.tables(name)


@asynchronous
async def test_a_room_is_opened_once() -> None:
    rooms = World().tables.rooms
    await rooms.open("friends")

    with pytest.raises(refusals.RoomExists) as refused:
        await rooms.open("friends")

    assert refused.value.facts == {"name": "friends"}


@asynchronous
async def test_a_room_lists_its_tables_the_newest_first() -> None:
    world = World()
    await world.tables.rooms.open("friends")
    await world.tables.rooms.open("others")
    first = await world.tables.create(DAYDREAM, room="friends")
    await world.clock.advance(60)
    second = await world.tables.create(DAYDREAM, room="friends")
    await world.tables.create(DAYDREAM, room="others")
    await world.tables.create(DAYDREAM)

    assert await world.machine().rooms.tables("friends") == (
        Listed(table=second, opened=later(START, 60)),
        Listed(table=first, opened=START),
    )
    assert (await world.desk(first)).live.table.room == "friends"


@asynchronous
async def test_a_table_is_in_its_room_once() -> None:
    rooms = World().tables.rooms
    await rooms.open("friends")

    for _ in range(2):
        await rooms.enter("friends", "abcdefgh")

    assert [each.table for each in await rooms.tables("friends")] == ["abcdefgh"]


@asynchronous
async def test_tables_that_enter_at_once_are_all_listed() -> None:
    rooms = World().tables.rooms
    await rooms.open("friends")

    await asyncio.gather(*(rooms.enter("friends", f"table {n}") for n in range(20)))

    listed = [each.table for each in await rooms.tables("friends")]
    assert sorted(listed) == sorted(f"table {n}" for n in range(20))


@asynchronous
async def test_no_table_is_opened_in_a_room_that_is_not_there() -> None:
    world = World()

    with pytest.raises(refusals.NoSuchRoom) as refused:
        await world.tables.create(DAYDREAM, room="nowhere")

    assert refused.value.facts == {"name": "nowhere"}


@pytest.mark.parametrize("trouble", [JournalIsFull, OutcomeIsUnknown])
@asynchronous
async def test_a_full_journal_has_no_room_for_rooms(trouble: type[Exception]) -> None:
    journal = TroubledJournal()
    rooms = World(journal).tables.rooms
    journal.troubles = [(trouble(), False)]

    with pytest.raises(refusals.NothingCanBeStored):
        await rooms.open("friends")


@asynchronous
async def test_a_room_is_not_a_table() -> None:
    world = World()
    await world.tables.rooms.open("friends")

    with pytest.raises(refusals.NoSuchTable):
        await world.desk("room:friends")
