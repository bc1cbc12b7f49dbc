"""The same people, once more; and tables that are erased."""

import pytest

from reverie.tables import refusals
from reverie.tables.commands import AddBot, Erase, GetReady, HandOverHost, Leave, OpenRematch, Start
from reverie.tables.frames import Accepted, Refused
from reverie.tables.player import Player, PlayerId
from reverie.tables.secrets import digest, rematch_code
from reverie.tables.settings import Settings
from reverie.tables.state import Table
from reverie.tables.view import RematchIs
from tests.journal.waiting import asynchronous
from tests.tables.world import Person, World, accepted, table_of

CLOCKED = {"seconds_per_turn": 1}


async def finished(
    world: World, people: tuple[str, ...] = ("Anna", "Ben"), bots: int = 1
) -> tuple[Person, ...]:
    """A game that nobody cared for has come to its end."""
    sitting = await world.game("daydream", people, bots, options=CLOCKED)
    await world.clock.advance(600)
    assert table_of(sitting[0]).phase == "over"
    return sitting


async def rematch(world: World, someone: Person) -> Table:
    """The table that somebody is led to."""
    answer = await accepted(someone, OpenRematch())
    assert answer.table is not None
    return (await world.desk(answer.table)).live.table


@asynchronous
async def test_a_rematch_has_the_same_people_with_the_same_secrets_and_nobody_is_ready() -> None:
    world = World()
    anna, ben = await finished(world)
    assert anna.secret is not None
    assert ben.secret is not None

    table = await rematch(world, ben)

    assert table.players == (
        Player(id=PlayerId(0), name="Anna", secret=digest(anna.secret)),
        Player(id=PlayerId(1), name="Ben", secret=digest(ben.secret)),
        Player(id=PlayerId(2), name="Otto", level="plain", is_ready=True),
    )
    assert (table.host, table.phase, table.outcome) == (PlayerId(0), "gathering", None)
    assert table.settings == table_of(anna).settings
    assert table.seed != table_of(anna).seed


@asynchronous
async def test_contributions_are_made_anew() -> None:
    world = World()
    desk = await world.desk(await world.tables.create(Settings(game="daydream", options=CLOCKED)))
    anna = Person(desk, await desk.sit_down("Anna", "ab" * 16, "wish"))
    await anna.come()
    await accepted(anna, AddBot(level="plain", name="Otto"))
    await accepted(anna, Start())
    await world.clock.advance(600)

    assert table_of(anna).players[0].contribution == "ab" * 16
    assert (await rematch(world, anna)).players[0].contribution == ""


@asynchronous
async def test_everybody_is_told_where_the_rematch_is() -> None:
    world = World()
    anna, ben = await finished(world)

    answer = await accepted(anna, OpenRematch())

    code = rematch_code(table_of(anna).seed)
    assert answer.table == code
    assert ben.shown[-1].told == ({"type": "RematchIs", "table": code},)
    assert RematchIs(code).table == table_of(ben).rematch


@asynchronous
async def test_a_rematch_wanted_twice_is_the_same_table() -> None:
    world = World()
    anna, ben = await finished(world)

    first = await rematch(world, anna)
    second = await rematch(world, ben)

    assert first == second


@asynchronous
async def test_whoever_left_is_not_in_the_rematch() -> None:
    world = World()
    anna, ben = await finished(world)
    await accepted(anna, Leave())

    table = await rematch(world, ben)

    assert [(player.id, player.name) for player in table.players] == [(0, "Ben"), (1, "Otto")]
    assert table.host == PlayerId(0)


@asynchronous
async def test_the_host_of_the_rematch_is_the_host_of_the_game() -> None:
    world = World()
    anna, ben = await finished(world)
    await accepted(anna, HandOverHost(ben.player))

    assert (await rematch(world, anna)).host == ben.player


@asynchronous
async def test_a_rematch_is_played_with_the_old_secret() -> None:
    world = World()
    anna, _ = await finished(world)
    answer = await accepted(anna, OpenRematch())
    assert answer.table is not None

    there = Person(await world.desk(answer.table), None)
    there.secret = anna.secret
    welcome = await there.come()

    assert (welcome.you, welcome.role) == (anna.player, "plays")
    assert isinstance(await there.do(GetReady()), Accepted)


@asynchronous
async def test_there_is_no_rematch_before_the_end() -> None:
    (anna,) = await World().game("daydream", bots=1)

    answer = await anna.do(OpenRematch(), "again")

    assert answer == Refused(id="again", code="GameIsNotOver", rule="", facts={})


@asynchronous
async def test_a_rematch_of_a_room_is_in_the_room() -> None:
    world = World()
    await world.tables.rooms.open("friends")
    code = await world.tables.create(Settings(game="daydream", options=CLOCKED), room="friends")
    desk = await world.desk(code)
    anna = await world.person(desk, "Anna")
    await accepted(anna, Start())
    await world.clock.advance(600)

    answer = await accepted(anna, OpenRematch())

    assert answer.table is not None
    assert (await world.desk(answer.table)).live.table.room == "friends"
    listed = await world.tables.rooms.tables("friends")
    assert [each.table for each in listed] == [answer.table, code]


# ── Erasing ──────────────────────────────────────────────────────────────────────────────────


@asynchronous
async def test_of_an_erased_table_nothing_is_left() -> None:
    world = World()
    anna, ben = await finished(world)
    code = anna.desk.live.name

    await accepted(anna, Erase())

    assert [line.closings for line in (anna.line, ben.line)] == [[(4410, "erased")]] * 2
    ((_, left),) = await world.journal.read(code)
    assert b"Anna" not in left
    for machine in (world.tables, world.machine()):
        with pytest.raises(refusals.NoSuchTable):
            await world.desk(code, machine)
        with pytest.raises(refusals.NoSuchTable):
            await machine.record(code)


@asynchronous
async def test_nothing_can_be_done_at_an_erased_table() -> None:
    world = World()
    anna, ben = await finished(world)
    await accepted(anna, Erase())

    for someone in (anna, ben):
        answer = await someone.do(OpenRematch(), "again")
        assert isinstance(answer, Refused)
        assert answer.code == "NoSuchTable"
    with pytest.raises(refusals.NoSuchTable):
        await anna.desk.hello(anna.line, anna.secret, None)
    assert await world.journal.read(rematch_code(table_of(anna).seed)) == ()


@asynchronous
async def test_a_machine_that_knows_an_older_state_learns_that_the_table_is_erased() -> None:
    world = World()
    other = world.machine()
    anna, ben = await world.game("daydream", ("Anna", "Ben"), options=CLOCKED)
    there = await world.again(ben, other)
    for desk in other.desks.values():
        desk.autopilot.stop()
    await world.clock.advance(600)
    await accepted(anna, Erase())

    answer = await there.do(GetReady(), "late")

    assert isinstance(answer, Refused)
    assert answer.code == "NoSuchTable"
    assert there.line.closings == [(4410, "erased")]
