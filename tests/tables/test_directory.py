"""The directory: what can be asked about many tables, made from the journal again and again."""

import asyncio
import contextlib
import stat
from pathlib import Path
from typing import Any

from reverie.journal.directory import Directory, Summary
from reverie.kernel.moment import later
from reverie.referee.rude import masked
from reverie.tables.commands import ChangeSettings, Erase, GetReady, Leave, Rename, Start
from reverie.tables.settings import Settings
from tests.journal.waiting import asynchronous, content
from tests.tables.world import START, Person, World, accepted, settle

PUBLIC: dict[str, Any] = {"public": True}
CLOCKED = {"seconds_per_turn": 5}


async def listed(world: World, path: Path | None = None) -> Directory:
    """A directory that has read all of the journal."""
    directory = Directory(masked, path)
    await catch_up(directory, world)
    return directory


async def catch_up(directory: Directory, world: World) -> None:
    """Read what was stored since."""
    following = asyncio.ensure_future(directory.follow(world.journal))
    await settle()
    following.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await following


def codes(directory: Directory) -> list[str]:
    """The open tables."""
    return [each.table for each in directory.open_tables(100)]


def code_of(someone: Person) -> str:
    """Where somebody sits."""
    return someone.desk.live.name


@asynchronous
async def test_an_open_table_is_listed_with_who_sits_at_it() -> None:
    world = World()
    anna, _ = await world.table("daydream", ("Anna", "Ben"), 1, language="sv", **PUBLIC)
    await world.clock.advance(60)
    await accepted(anna, GetReady())

    directory = await listed(world)

    assert directory.open_tables(10) == (
        Summary(
            table=code_of(anna),
            game="daydream",
            language="sv",
            phase="gathering",
            players=("Anna", "Ben", "Otto"),
            host="Anna",
            opened=START,
            changed=later(START, 60),
            room=None,
            winners=(),
        ),
    )


@asynchronous
async def test_the_newest_tables_come_first_and_no_more_than_wanted() -> None:
    world = World()
    people: list[Person] = []
    for _ in range(4):
        people.extend(await world.table("daydream", **PUBLIC))
        await world.clock.advance(1)

    directory = await listed(world)

    newest_first = [code_of(someone) for someone in reversed(people)]
    assert codes(directory) == newest_first
    assert [each.table for each in directory.open_tables(2)] == newest_first[:2]


@asynchronous
async def test_only_public_tables_that_gather_people_are_open() -> None:
    world = World()
    (private,) = await world.table("daydream")
    (started,) = await world.game("daydream", bots=1, **PUBLIC)
    (left,) = await world.table("daydream", **PUBLIC)
    await accepted(left, Leave())
    await world.tables.create(Settings(game="daydream", public=True))

    directory = await listed(world)

    assert codes(directory) == []
    await accepted(private, ChangeSettings(Settings(game="daydream", public=True)))
    await catch_up(directory, world)
    assert codes(directory) == [code_of(private)]
    assert set(directory.summaries([code_of(started), "nowhere1"])) == {code_of(started)}


@asynchronous
async def test_a_table_whose_game_is_over_is_listed_with_its_winners() -> None:
    world = World()
    anna, _ = await world.game("daydream", ("Anna", "Ben"), options=CLOCKED)
    await world.clock.advance(3600)

    summary = (await listed(world)).summaries([code_of(anna)])[code_of(anna)]

    outcome = anna.desk.live.table.outcome
    assert outcome is not None
    assert summary.phase == "over"
    assert summary.winners == tuple(("Anna", "Ben")[seat] for seat in outcome.winners)
    assert summary.winners


@asynchronous
async def test_rude_names_are_covered_where_the_table_wants_it() -> None:
    world = World()
    names = []
    for covers in (True, False):
        (anna,) = await world.table("daydream", mask_rude_words=covers, **PUBLIC)
        await accepted(anna, Rename("Shit"))
        names.append(code_of(anna))

    summaries = (await listed(world)).summaries(names)

    assert [(summaries[name].players, summaries[name].host) for name in names] == [
        (("••••",), "••••"),
        (("Shit",), "Shit"),
    ]


@asynchronous
async def test_a_directory_that_follows_says_the_same_as_one_that_is_made_anew() -> None:
    world = World()
    followed = await listed(world)
    hosts = []
    for number in range(3):
        anna, ben = await world.table("daydream", ("Anna", "Ben"), number, **PUBLIC)
        await catch_up(followed, world)
        await accepted(ben, Leave())
        await catch_up(followed, world)
        hosts.append(anna)
    await accepted(hosts[-1], Start())
    await catch_up(followed, world)

    anew = await listed(world)

    assert anew.open_tables(10) == followed.open_tables(10)
    assert len(anew.open_tables(10)) == 2
    assert anew.position == followed.position


@asynchronous
async def test_an_erased_table_vanishes() -> None:
    world = World()
    anna, _ = await world.game("daydream", ("Anna", "Ben"), options=CLOCKED)
    await world.clock.advance(3600)
    before = await listed(world)
    known = before.summaries([code_of(anna)])
    await accepted(anna, Erase())

    await catch_up(before, world)

    assert set(known) == {code_of(anna)}
    assert before.summaries([code_of(anna)]) == {}
    assert (await listed(world)).summaries([code_of(anna)]) == {}


@asynchronous
async def test_rooms_are_no_tables() -> None:
    world = World()
    await world.tables.rooms.open("friends")
    code = await world.tables.create(Settings(game="daydream"), room="friends")

    directory = await listed(world)

    assert directory.summaries([code, "room:friends"])[code].room == "friends"
    assert set(directory.summaries([code, "room:friends"])) == {code}


# ── In a file ────────────────────────────────────────────────────────────────────────────────


@asynchronous
async def test_a_directory_in_a_file_goes_on_where_it_was(tmp_path: Path) -> None:
    world = World()
    (anna,) = await world.table("daydream", **PUBLIC)
    first = await listed(world, tmp_path / "directory")
    position, tables = first.position, first.open_tables(10)
    first.close()

    again = Directory(masked, tmp_path / "directory")

    assert (again.position, again.open_tables(10)) == (position, tables)
    assert position == 2
    await accepted(anna, Rename("Anne"))
    await catch_up(again, world)
    assert again.open_tables(10)[0].players == ("Anne",)
    again.close()


@asynchronous
async def test_a_directory_of_another_version_is_made_anew(tmp_path: Path) -> None:
    world = World()
    await world.table("daydream", **PUBLIC)
    old = await listed(world, tmp_path / "directory")
    old.base.execute("PRAGMA user_version = 99")
    old.close()

    again = Directory(masked, tmp_path / "directory")

    assert (again.position, again.open_tables(10)) == (0, ())
    await catch_up(again, world)
    assert len(again.open_tables(10)) == 1
    again.close()


@asynchronous
async def test_entries_that_are_told_twice_count_once(tmp_path: Path) -> None:
    world = World()
    (anna,) = await world.table("daydream", **PUBLIC)
    directory = await listed(world, tmp_path / "directory")
    before = directory.open_tables(10)

    directory.position = 0
    await catch_up(directory, world)

    assert directory.open_tables(10) == before
    assert before[0].players == ("Anna",)
    assert code_of(anna) == before[0].table
    directory.close()


@asynchronous
async def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    world = World()
    await world.table("daydream", **PUBLIC)
    directory = await listed(world, tmp_path / "directory")

    assert set(modes(tmp_path).values()) == {0o600}
    directory.close()


def modes(folder: Path) -> dict[str, int]:
    """Who may do what with the files of a folder."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@asynchronous
async def test_of_an_erased_table_no_name_is_left_in_the_file(tmp_path: Path) -> None:
    world = World()
    names = ("Anna-Karenina", "Ben-Hur")
    anna, _ = await world.game("daydream", names, options=CLOCKED)
    await world.clock.advance(3600)
    directory = await listed(world, tmp_path / "directory")
    before = everything(tmp_path)
    await accepted(anna, Erase())

    await catch_up(directory, world)

    after = everything(tmp_path)
    assert b"Karenina" in before
    assert b"Karenina" not in after
    directory.close()


def everything(folder: Path) -> bytes:
    """All bytes of a folder's files."""
    return content(*folder.iterdir())
