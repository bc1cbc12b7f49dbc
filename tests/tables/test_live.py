"""Durable before visible, and done once: what a table does with a command."""

import asyncio
from typing import Any

import pytest

from reverie.tables import refusals
from reverie.tables.commands import GetReady, MakePassport, Rename
from reverie.tables.frames import Accepted, Refused, Shown
from reverie.tables.ports import JournalIsFull, OutcomeIsUnknown, SequenceIsTaken
from tests.journal.waiting import asynchronous
from tests.tables.troubled import TroubledJournal
from tests.tables.world import Person, World, settle, table_of


async def two(journal: TroubledJournal | None = None) -> tuple[World, Person, Person]:
    """Anna and Ben at a table that has not started."""
    world = World(journal)
    anna, ben = await world.table("daydream", ("Anna", "Ben"))
    return world, anna, ben


def refused(id_: str, code: str, **facts: Any) -> Refused:
    """A refusal of the table."""
    return Refused(id=id_, code=code, rule="", facts=facts)


# ── Durable before visible ───────────────────────────────────────────────────────────────────


@asynchronous
async def test_nobody_is_told_anything_before_it_is_stored() -> None:
    journal = TroubledJournal()
    _, anna, ben = await two(journal)
    before = len(anna.line.sent), len(ben.line.sent)
    journal.gate.clear()

    wish = asyncio.create_task(anna.do(GetReady()))
    await settle()

    assert (len(anna.line.sent), len(ben.line.sent)) == before
    assert not table_of(anna).players[anna.player].is_ready
    journal.gate.set()
    assert isinstance(await wish, Accepted)
    assert (len(anna.line.sent), len(ben.line.sent)) == (before[0] + 2, before[1] + 1)


@asynchronous
async def test_the_acknowledgement_comes_before_the_view() -> None:
    _, anna, ben = await two()

    await anna.do(GetReady(), "one")

    told = ({"type": "GotReady", "player": 0, "ready": True},)
    assert [type(frame) for frame in anna.frames[-2:]] == [Accepted, Shown]
    assert anna.frames[-2] == Accepted(id="one", shown=4)
    assert anna.frames[-1] == ben.frames[-1]
    assert (anna.shown[-1].shown, anna.shown[-1].told) == (4, told)


@asynchronous
async def test_what_is_refused_is_stored_nowhere_and_told_to_nobody_else() -> None:
    world, anna, ben = await two()
    before = await world.entries(anna), len(ben.line.sent), table_of(anna)

    answer = await anna.do(Rename("Ben"), "one")

    assert answer == refused("one", "NameIsTaken", name="Ben")
    assert (await world.entries(anna), len(ben.line.sent), table_of(anna)) == before


@asynchronous
async def test_somebody_who_watches_can_do_nothing() -> None:
    world, anna, _ = await two()
    watcher = await world.watcher(anna.desk)

    assert await watcher.do(GetReady(), "one") == refused("one", "OnlyPlayersMay")


# ── Once ─────────────────────────────────────────────────────────────────────────────────────


@asynchronous
async def test_the_same_wish_sent_again_is_acknowledged_alike_and_stored_once() -> None:
    world, anna, ben = await two()
    first = await anna.do(Rename("Anne"), "one")
    await ben.do(GetReady())
    entries = await world.entries(anna)

    again = await anna.do(Rename("Anne"), "one")

    assert again == first == Accepted(id="one", shown=4)
    assert await world.entries(anna) == entries


@asynchronous
async def test_an_id_that_was_used_means_what_it_meant_first() -> None:
    _, anna, _ = await two()
    await anna.do(Rename("Anne"), "one")

    await anna.do(Rename("Annika"), "one")

    assert table_of(anna).players[anna.player].name == "Anne"


@asynchronous
async def test_an_id_is_its_senders_own() -> None:
    _, anna, ben = await two()
    await anna.do(GetReady(), "one")

    await ben.do(GetReady(), "one")

    assert [player.is_ready for player in table_of(anna).players] == [True, True]


@asynchronous
async def test_a_refused_wish_may_be_sent_again_when_it_is_allowed() -> None:
    _, anna, ben = await two()
    await anna.do(Rename("Ben"), "one")
    await ben.do(Rename("Benno"))

    assert isinstance(await anna.do(Rename("Ben"), "one"), Accepted)


@asynchronous
async def test_a_device_that_asks_again_for_a_place_gets_the_same_one() -> None:
    world, anna, _ = await two()

    first = await anna.desk.sit_down("Cleo", "", "a wish of Cleo's own")
    again = await anna.desk.sit_down("Cleo", "", "a wish of Cleo's own")

    assert again == first
    assert len(await world.entries(anna)) == 4
    assert anna.shown[-1].told == ({"type": "SatDown", "player": 2, "name": "Cleo"},)


# ── Troubles ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("conflicts", "answer"),
    [(9, Accepted(id="one", shown=4)), (10, refused("one", "TableIsBusy"))],
)
@asynchronous
async def test_after_ten_conflicts_the_table_is_busy(
    conflicts: int, answer: Accepted | Refused
) -> None:
    journal = TroubledJournal()
    _, anna, _ = await two(journal)
    journal.troubles = [(SequenceIsTaken(), False)] * conflicts

    assert await anna.do(GetReady(), "one") == answer


@pytest.mark.parametrize("stored", [True, False])
@asynchronous
async def test_an_append_of_unknown_outcome_is_done_once_whatever_became_of_it(
    stored: bool,
) -> None:
    journal = TroubledJournal()
    world, anna, ben = await two(journal)
    before = len(await world.entries(anna))
    journal.troubles = [(OutcomeIsUnknown(), stored)]

    answer = await anna.do(GetReady(), "one")

    assert answer == Accepted(id="one", shown=4)
    assert len(await world.entries(anna)) == before + 1
    assert [frame.shown for frame in ben.shown[-1:]] == [4]
    assert table_of(anna).players[anna.player].is_ready


@asynchronous
async def test_a_full_journal_refuses_and_nothing_changes() -> None:
    journal = TroubledJournal()
    world, anna, ben = await two(journal)
    before = await world.entries(anna), table_of(anna), len(ben.line.sent)
    journal.troubles = [(JournalIsFull(), False)]

    answer = await anna.do(GetReady(), "one")

    assert answer == refused("one", "NothingCanBeStored")
    assert (await world.entries(anna), table_of(anna), len(ben.line.sent)) == before
    assert await anna.do(GetReady(), "one") == Accepted(id="one", shown=4)


@asynchronous
async def test_no_table_is_opened_in_a_full_journal() -> None:
    journal = TroubledJournal()
    world = World(journal)
    for trouble in (JournalIsFull(), OutcomeIsUnknown()):
        journal.troubles = [(trouble, False)]

        with pytest.raises(refusals.NothingCanBeStored):
            await world.table("daydream")


@pytest.mark.parametrize("stored", [True, False])
@asynchronous
async def test_after_an_append_that_was_broken_off_the_table_is_read_again(stored: bool) -> None:
    journal = TroubledJournal()
    world, anna, ben = await two(journal)
    journal.troubles = [(asyncio.CancelledError(), stored)]
    wish = asyncio.create_task(anna.do(GetReady(), "one"))
    await asyncio.wait([wish])

    await ben.do(GetReady(), "two")

    assert wish.cancelled()
    assert [player.is_ready for player in table_of(ben).players] == [stored, True]
    assert await anna.do(GetReady(), "one") == Accepted(id="one", shown=4 if stored else 5)
    assert len(await world.entries(anna)) == 5


@asynchronous
async def test_whoever_comes_after_an_append_was_broken_off_sees_what_is_stored() -> None:
    journal = TroubledJournal()
    _, anna, ben = await two(journal)
    journal.troubles = [(asyncio.CancelledError(), True)]
    await asyncio.wait([asyncio.create_task(anna.do(GetReady()))])

    welcome = await ben.come()

    assert welcome.shown == 4
    assert [player.is_ready for player in welcome.table.players] == [True, False]


@asynchronous
async def test_passports_are_made_at_any_time_and_are_nobodys_business() -> None:
    _, anna, ben = await two()
    before = len(ben.line.sent)

    answer = await anna.do(MakePassport(), "one")

    assert isinstance(answer, Accepted)
    assert (answer.shown, len(ben.line.sent)) == (3, before)
