"""The record of a finished table: anyone can recompute it, and it names nobody."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from reverie.kernel.interruptions import Pause, Resume
from reverie.kernel.record import encode
from reverie.lab.referee import DrawnReferee
from reverie.tables import refusals
from reverie.tables.commands import AddBot, GetReady, Leave, LetBotPlay, Start
from reverie.tables.settings import Settings
from tests.journal.waiting import asynchronous
from tests.stranger.test_stranger import recompute, reverie
from tests.tables.world import Person, World, accepted, table_of


async def disturbed(world: World, game: str, bots: int) -> tuple[Person, Person]:
    """A game in which people pause, leave, come back and let bots play, played to its end."""
    options = {"seconds_per_turn": 30} if game == "daydream" else {}
    code = await world.tables.create(Settings(game=game, options=options))
    desk = await world.desk(code)
    anna, ben = [
        Person(desk, await desk.sit_down(name, added * 16, f"wish of {name}"))
        for name, added in (("Anna", "a1"), ("Ben", "b2"))
    ]
    for someone in (anna, ben):
        await someone.come()
    for number in range(bots):
        await accepted(anna, AddBot(level="plain", name=f"Otto {number}"))
    await accepted(ben, GetReady())
    await accepted(anna, Start())
    await accepted(anna, Pause())
    await world.clock.advance(7)
    await accepted(ben, Resume())
    await accepted(ben, Leave())
    await ben.go()
    await world.clock.advance(3)
    await ben.come()
    await ben.go()
    await world.clock.advance(61)
    if game == "daydream":
        await accepted(anna, LetBotPlay(ben.player))
    await world.clock.advance(3600)
    assert table_of(anna).phase == "over"
    return anna, ben


@pytest.mark.parametrize(("game", "bots"), [("daydream", 1), ("when_i_dream", 3)])
def test_the_record_of_a_table_can_be_recomputed_by_a_stranger(
    tmp_path: Path, game: str, bots: int
) -> None:
    line = played(game, bots)
    fold = {"A": json.loads(reverie("tableau", "show", "A"))}
    (tmp_path / "folds.json").write_text(json.dumps(fold), "utf-8")

    said = recompute(tmp_path, [line])

    assert said == (0, ["1 passed, 0 failed"])


def played(game: str, bots: int) -> str:
    """The record of a disturbed game."""

    async def whole() -> str:
        world = World(pace=(1, 3), ruling=DrawnReferee(Random(3)).judge)
        anna, _ = await disturbed(world, game, bots)
        return encode(await world.tables.record(anna.desk.live.name)).decode()

    return asyncio.run(whole())


@asynchronous
async def test_a_record_has_the_seed_and_the_contributions_and_names_nobody() -> None:
    world = World(pace=(1, 3))
    anna, ben = await disturbed(world, "daydream", bots=1)
    table = table_of(anna)

    record = await world.tables.record(anna.desk.live.name)

    line = encode(record)
    assert (record.seed, record.contributions) == (table.seed, ("a1" * 16, "b2" * 16, ""))
    assert (record.players, record.bots) == (3, (2,))
    assert [entry.seq for entry in record.entries] == list(range(1, len(record.entries) + 1))
    assert record.entries[0].id == "setup"
    for someone in (anna, ben):
        player = table.players[someone.player]
        assert someone.secret is not None
        assert player.secret is not None
        for hidden in (player.name, player.secret, someone.secret, anna.desk.live.name):
            assert hidden.encode() not in line
    assert b"Otto" not in line


@asynchronous
async def test_what_the_table_did_is_by_the_clock_and_what_people_did_by_their_seats() -> None:
    world = World(pace=(1, 3))
    anna, _ = await disturbed(world, "daydream", bots=1)

    record = json.loads(encode(await world.tables.record(anna.desk.live.name)))

    by = {
        event["type"]: entry["by"]
        for entry in reversed(record["entries"])
        for event in entry["events"]
    }
    assert {kind: by[kind] for kind in ("GameBegan", "Paused", "Resumed", "BotTookOver")} == {
        "GameBegan": "clock",
        "Paused": 0,
        "Resumed": 1,
        "BotTookOver": "clock",
    }


@asynchronous
async def test_there_is_no_record_while_the_game_runs() -> None:
    world = World()
    (gathering,) = await world.table("daydream")
    (playing,) = await world.game("daydream", bots=1)

    for someone in (gathering, playing):
        with pytest.raises(refusals.GameIsNotOver):
            await world.tables.record(someone.desk.live.name)


@pytest.mark.parametrize("code", ["abcdefgh", "", "room:friends", "x" * 1000])
@asynchronous
async def test_there_is_no_record_of_a_table_that_is_not_there(code: str) -> None:
    world = World()
    await world.tables.rooms.open("friends")

    with pytest.raises(refusals.NoSuchTable) as refused:
        await world.tables.record(code)

    assert refused.value.facts == {"table": code[:40]}
