"""Chat, signs and typing."""

from collections.abc import Awaitable, Callable

import pytest

from reverie.tables import refusals
from reverie.tables.commands import ChangeSettings, GetReady, Rename, Start
from reverie.tables.frames import ChatLine, Refused, Said, Signed, Typing
from reverie.tables.names import LONGEST_LINE
from reverie.tables.player import PlayerId
from reverie.tables.settings import Settings
from reverie.tables.talk import REMEMBERED
from tests.journal.waiting import asynchronous
from tests.tables.nights import a_day, a_dusk, a_night
from tests.tables.world import START, Person, World

BOTH = ("Anna", "Ben")
Begin = Callable[[World], Awaitable[tuple[Person, ...]]]


def say(someone: Person, text: str) -> None:
    """A line of chat."""
    assert someone.visitor is not None
    someone.desk.talk.say(someone.visitor, text)


def line(player: int, text: str) -> ChatLine:
    """What was said at the beginning."""
    return ChatLine(player=PlayerId(player), text=text, at=START)


@asynchronous
async def test_what_is_said_is_heard_by_all_and_stored_nowhere() -> None:
    world = World()
    anna, ben = await world.table("daydream", BOTH)
    watcher = await world.watcher(anna.desk)
    entries = await world.entries(anna)

    say(anna, "  good \n evening ")

    for someone in (anna, ben, watcher):
        assert someone.frames[-1] == Said(line(0, "good evening"))
    assert await world.entries(anna) == entries


@asynchronous
async def test_whoever_comes_later_hears_the_last_hundred_lines() -> None:
    world = World()
    anna, ben = await world.table("daydream", BOTH)
    for number in range(REMEMBERED + 5):
        say(anna, f"{number}")

    welcome = await ben.come()

    assert welcome.chat == tuple(line(0, f"{n}") for n in range(5, REMEMBERED + 5))


@pytest.mark.parametrize("masks", [True, False])
@asynchronous
async def test_rude_words_are_covered_if_the_table_wants_it(masks: bool) -> None:
    world = World()
    anna, ben = await world.table("daydream", BOTH, mask_rude_words=masks)

    say(anna, "shit happens")
    await anna.do(Rename("Shit"))

    assert anna.last(Said) == Said(line(0, "•••• happens" if masks else "shit happens"))
    assert ben.shown[-1].told[0]["name"] == ("••••" if masks else "Shit")
    shown = ben.shown[-1].table
    assert shown is not None
    assert shown.players[0].name == ("••••" if masks else "Shit")


@pytest.mark.parametrize("text", ["", " \n ", "x" * (LONGEST_LINE + 1), "a\x00b", "\u202eabc"])
@asynchronous
async def test_a_line_that_is_empty_or_long_or_cannot_be_shown_is_refused(text: str) -> None:
    (anna,) = await World().table("daydream")
    before = len(anna.line.sent)

    with pytest.raises(refusals.TextIsNotAllowed) as refused:
        say(anna, text)

    assert refused.value.facts == {"longest": LONGEST_LINE}
    assert len(anna.line.sent) == before
    say(anna, "x" * LONGEST_LINE)


@asynchronous
async def test_somebody_who_watches_says_nothing() -> None:
    world = World()
    (anna,) = await world.table("daydream")
    watcher = await world.watcher(anna.desk)
    assert watcher.visitor is not None

    with pytest.raises(refusals.OnlyPlayersMay):
        say(watcher, "hello")
    with pytest.raises(refusals.OnlyPlayersMay):
        anna.desk.talk.sign(watcher.visitor, "yes")
    with pytest.raises(refusals.OnlyPlayersMay):
        anna.desk.talk.typing(watcher.visitor)


# ── While somebody dreams ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("begin", [a_dusk, a_night])
@pytest.mark.parametrize("seat", [0, 1])
@asynchronous
async def test_from_mask_on_to_mask_off_there_is_no_chat(begin: Begin, seat: int) -> None:
    people = await begin(World())

    with pytest.raises(refusals.ChatIsClosed):
        say(people[seat], "it is the moon")


@asynchronous
async def test_by_day_there_is_chat_again() -> None:
    anna, ben, *_ = await a_day(World())

    say(ben, "it was the moon")

    assert anna.last(Said).line.text == "it was the moon"


@asynchronous
async def test_nobody_takes_a_word_for_a_name_while_somebody_dreams() -> None:
    _, ben, *_ = await a_night(World())

    answer = await ben.do(Rename("Moon"), "one")

    assert answer == Refused(id="one", code="ChatIsClosed", rule="", facts={})


@asynchronous
async def test_whoever_dreams_hears_nothing_of_what_was_said_before() -> None:
    world = World()
    people = await world.table("when_i_dream", ("Anna", "Ben", "Cleo", "Dora"))
    say(people[1], "the moon is on a card")
    wanted = Settings(game="when_i_dream", options={"first_dreamer": 0})
    await people[0].do(ChangeSettings(wanted))
    for someone in people[1:]:
        await someone.do(GetReady())
    await people[0].do(Start())

    assert [len((await someone.come()).chat) for someone in people] == [0, 1, 1, 1]


@asynchronous
async def test_signs_are_seen_by_spirits_only() -> None:
    world = World()
    anna, ben, cleo, dora = await a_night(world)
    watcher = await world.watcher(anna.desk)
    assert ben.visitor is not None

    ben.desk.talk.sign(ben.visitor, "laugh")

    sign = Signed(player=ben.player, sign="laugh")
    assert [sign in page.frames for page in (anna, ben, cleo, dora, watcher)] == [
        *(False, True, True, True),
        False,
    ]


@asynchronous
async def test_whoever_dreams_makes_no_signs() -> None:
    anna, *_ = await a_night(World())
    assert anna.visitor is not None

    with pytest.raises(refusals.SignsAreForSpirits):
        anna.desk.talk.sign(anna.visitor, "hurry")


@asynchronous
async def test_by_day_signs_are_seen_by_all() -> None:
    world = World()
    anna, ben, *_ = await a_day(world)
    watcher = await world.watcher(anna.desk)
    assert anna.visitor is not None

    anna.desk.talk.sign(anna.visitor, "heart")

    for page in (anna, ben, watcher):
        assert page.frames[-1] == Signed(player=anna.player, sign="heart")


@asynchronous
async def test_that_somebody_writes_is_told_to_the_other_spirits_only() -> None:
    world = World()
    anna, ben, cleo, dora = await a_night(world)
    watcher = await world.watcher(anna.desk)
    assert ben.visitor is not None

    ben.desk.talk.typing(ben.visitor)

    typing = Typing(player=ben.player)
    assert [typing in page.frames for page in (anna, ben, cleo, dora, watcher)] == [
        *(False, False, True, True),
        False,
    ]


@asynchronous
async def test_that_the_dreamer_writes_is_told_to_nobody() -> None:
    people = await a_night(World())
    before = [len(someone.line.sent) for someone in people]
    visitor = people[0].visitor
    assert visitor is not None

    people[0].desk.talk.typing(visitor)

    assert [len(someone.line.sent) for someone in people] == before
