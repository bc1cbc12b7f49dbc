"""The game of the day: the same dice for everybody, and nobody knows them before."""

import pytest

from reverie.games.daydream import GAME
from reverie.kernel.chance import commitment
from reverie.kernel.seat import Seat
from reverie.lab.verification import verify
from reverie.tables import refusals
from reverie.tables.commands import AddBot, ChangeSettings, Contribute, OpenRematch, Start
from reverie.tables.days import Days, Revealed, day_before, day_of
from reverie.tables.frames import Accepted, Refused
from reverie.tables.settings import Settings
from tests.journal.waiting import asynchronous
from tests.tables.world import START, Person, World, accepted, table_of

TODAY = day_of(START)
DAY_SECONDS = 24 * 3600
DAILY = Settings(game="daydream", day=TODAY)


async def solo(world: World, name: str = "Anna") -> Person:
    """Somebody at a table of the day that has just started."""
    anna = await gathering(world, name)
    await accepted(anna, Start())
    return anna


async def gathering(world: World, name: str = "Anna") -> Person:
    """Somebody at a table of the day."""
    desk = await world.desk(await world.tables.create(DAILY))
    return await world.person(desk, name)


async def over(world: World) -> Person:
    """Somebody who has left the rest of the day's game to a bot."""
    anna = await solo(world)
    seat = anna.desk.live.table.order[0]
    live = anna.desk.live
    bot = live.game.bots["plain"](live.state.options)
    number = 0
    while not live.is_over:
        number += 1
        command = bot.act(live.game.view(live.state, Seat(0)), world.machine().around.random)
        async with live.lock:
            await live.play(seat, f"{number}", command)
    return anna


def refusal(answer: Accepted | Refused) -> str:
    """Why something was not done."""
    assert isinstance(answer, Refused)
    return answer.code


def test_a_day_is_that_of_utc() -> None:
    assert (day_of(START), day_before(START)) == ("1970-01-01", "1969-12-31")


@asynchronous
async def test_everybody_plays_the_same_fold_with_the_same_dice() -> None:
    world = World()
    anna, ben = await solo(world, "Anna"), await solo(world, "Ben")

    one, other = table_of(anna), table_of(ben)

    assert anna.view["options"] == ben.view["options"]
    assert anna.view["dice"] == ben.view["dice"]
    assert anna.desk.live.chance == ben.desk.live.chance
    assert one.settings.options == other.settings.options
    # What keeps seats apart is not shared.
    assert one.seed != other.seed


@asynchronous
async def test_two_machines_that_ask_at_once_have_one_day() -> None:
    world = World()
    here, there = world.machine(), world.machine()

    assert await here.days.seed(TODAY) == await there.days.seed(TODAY)


@asynchronous
async def test_another_day_has_another_seed() -> None:
    world = World()
    today = await world.tables.days.seed(TODAY)
    await world.clock.advance(DAY_SECONDS)

    assert await world.tables.days.seed(world.tables.days.today) != today


@asynchronous
async def test_a_days_table_is_for_one_and_nothing_is_chosen_there() -> None:
    world = World()
    anna = await gathering(world)

    bot = await anna.do(AddBot(level="plain", name="Otto"))
    other = await anna.do(ChangeSettings(Settings(game="daydream", options={"fold": "A"})))
    fold = {"fold": "A", "dice": "1-6"}
    changed = await anna.do(ChangeSettings(Settings(game="daydream", day=TODAY, options=fold)))
    added = await anna.do(Contribute("ab" * 16))

    assert refusal(bot) == "TableIsFull"
    assert refusal(other) == refusal(changed) == "TableKeepsItsDay"
    assert refusal(added) == "ContributionIsNotAllowed"
    with pytest.raises(refusals.TableIsFull):
        await anna.desk.sit_down("Ben", "", "a wish of Ben's own")


@asynchronous
async def test_what_a_device_would_add_is_left_out() -> None:
    world = World()
    desk = await world.desk(await world.tables.create(DAILY))

    await desk.sit_down("Anna", "ab" * 16, "a wish of Anna's own")

    assert desk.live.table.players[0].contribution == ""


@pytest.mark.parametrize("day", ["1969-12-31", "1970-01-02", "today", ""])
@asynchronous
async def test_only_todays_game_can_be_begun(day: str) -> None:
    world = World()

    with pytest.raises(refusals.DayIsNotToday):
        await world.tables.create(Settings(game="daydream", day=day))


@asynchronous
async def test_a_game_without_a_day_says_so() -> None:
    world = World()

    with pytest.raises(refusals.NoGameOfTheDay):
        await world.tables.create(Settings(game="when_i_dream", day=TODAY))


@asynchronous
async def test_the_seed_is_shown_on_the_next_day_and_proves_the_dice() -> None:
    world = World()
    anna = await over(world)
    code, bound = anna.desk.live.name, anna.desk.live.shown_table
    assert bound is not None
    assert bound.phase == "over"
    assert bound.seed is None
    with pytest.raises(refusals.DayIsNotOver):
        await world.tables.record(code)

    await world.clock.advance(DAY_SECONDS)

    record = await world.tables.record(code)
    before = await world.tables.days.before()
    assert before == Revealed(TODAY, record.seed, bound.commitment)
    assert commitment(bytes.fromhex(record.seed)) == bound.commitment
    assert verify(GAME, record).differences == ()


@asynchronous
async def test_the_film_of_a_days_game_can_be_seen_at_once() -> None:
    world = World()
    anna = await over(world)

    film = await world.tables.film(anna.desk)

    assert film.scenes


@asynchronous
async def test_once_more_is_played_with_the_same_dice() -> None:
    world = World()
    anna = await over(world)

    again = await accepted(anna, OpenRematch())

    assert again.table is not None
    desk = await world.desk(again.table)
    assert desk.live.table.day_seed == table_of(anna).day_seed
    assert desk.live.table.rematch is None


@asynchronous
async def test_nobody_played_yesterday() -> None:
    world = World()

    assert await Days(world.machine().around).before() is None
