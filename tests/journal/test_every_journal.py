"""What every journal promises: append, read, erase, full, close."""

import asyncio

import pytest

from reverie.journal import JournalCannotBeOpened, JournalIsClosed, opened
from reverie.tables.ports import Journal, JournalIsFull, SequenceIsTaken
from tests.journal.conftest import LITTLE
from tests.journal.waiting import asynchronous, filled


@asynchronous
async def test_what_was_appended_is_read_in_order(journal: Journal) -> None:
    await journal.append("anna", 0, b"one")
    await journal.append("anna", 1, b"")
    await journal.append("anna", 2, b"\0\xff")

    assert await journal.read("anna") == ((1, b"one"), (2, b""), (3, b"\0\xff"))


@asynchronous
async def test_a_table_is_read_beyond_an_entry(journal: Journal) -> None:
    await filled(journal, "anna", b"one", b"two", b"three")

    assert await journal.read("anna", 1) == ((2, b"two"), (3, b"three"))
    assert await journal.read("anna", 3) == ()


@asynchronous
async def test_a_table_that_nobody_began_is_empty(journal: Journal) -> None:
    assert await journal.read("anna") == ()


@pytest.mark.parametrize("expected", [0, 1, 3, -1])
@asynchronous
async def test_an_append_after_any_but_the_last_entry_is_refused(
    journal: Journal, expected: int
) -> None:
    await filled(journal, "anna", b"one", b"two")

    with pytest.raises(SequenceIsTaken):
        await journal.append("anna", expected, b"late")

    assert await journal.read("anna") == ((1, b"one"), (2, b"two"))
    assert journal.is_writable


@asynchronous
async def test_a_table_begins_with_its_first_entry(journal: Journal) -> None:
    with pytest.raises(SequenceIsTaken):
        await journal.append("anna", 1, b"two")

    assert await journal.read("anna") == ()


@asynchronous
async def test_of_those_who_append_at_once_one_wins(journal: Journal) -> None:
    await filled(journal, "anna", b"one")

    outcomes = await asyncio.gather(
        *(journal.append("anna", 1, b"%d" % number) for number in range(50)),
        return_exceptions=True,
    )

    winners = [number for number, outcome in enumerate(outcomes) if outcome is None]
    assert len(winners) == 1
    assert [type(outcome) for outcome in outcomes if outcome] == [SequenceIsTaken] * 49
    assert await journal.read("anna", 1) == ((2, b"%d" % winners[0]),)


@asynchronous
async def test_tables_do_not_disturb_each_other(journal: Journal) -> None:
    names = [f"table {number}" for number in range(100)]

    await asyncio.gather(
        *(filled(journal, name, *(f"{name} {n}".encode() for n in range(5))) for name in names)
    )

    for name in names:
        assert await journal.read(name) == tuple((n + 1, f"{name} {n}".encode()) for n in range(5))


@asynchronous
async def test_appends_to_one_table_need_not_wait_for_each_other(journal: Journal) -> None:
    await asyncio.gather(*(journal.append("anna", n, b"%d" % n) for n in range(200)))

    assert await journal.read("anna") == tuple((n + 1, b"%d" % n) for n in range(200))


@asynchronous
async def test_who_no_longer_waits_disturbs_nobody(journal: Journal) -> None:
    gone = asyncio.create_task(journal.append("anna", 0, b"one"))
    await asyncio.sleep(0)
    gone.cancel()

    await journal.append("ben", 0, b"one")

    assert await journal.read("ben") == ((1, b"one"),)
    assert gone.cancelled()


@asynchronous
async def test_an_erased_table_has_its_last_entry_only(journal: Journal) -> None:
    await filled(journal, "anna", b"one", b"two")
    await filled(journal, "ben", b"one")

    await journal.erase("anna", 2, b"erased")

    assert await journal.read("anna") == ((3, b"erased"),)
    assert await journal.read("ben") == ((1, b"one"),)


@asynchronous
async def test_an_erased_table_goes_on_after_its_last_entry(journal: Journal) -> None:
    await filled(journal, "anna", b"one", b"two")
    await journal.erase("anna", 2, b"erased")

    with pytest.raises(SequenceIsTaken):
        await journal.append("anna", 0, b"one")
    await journal.append("anna", 3, b"four")

    assert await journal.read("anna") == ((3, b"erased"), (4, b"four"))


@asynchronous
async def test_a_table_can_be_erased_again(journal: Journal) -> None:
    await filled(journal, "anna", b"one")

    await journal.erase("anna", 1, b"erased")
    await journal.erase("anna", 2, b"erased again")

    assert await journal.read("anna") == ((3, b"erased again"),)


@asynchronous
async def test_an_erasure_that_comes_late_changes_nothing(journal: Journal) -> None:
    await filled(journal, "anna", b"one", b"two")

    with pytest.raises(SequenceIsTaken):
        await journal.erase("anna", 1, b"erased")

    assert await journal.read("anna") == ((1, b"one"), (2, b"two"))


@asynchronous
async def test_an_erasure_keeps_its_place_among_appends(journal: Journal) -> None:
    await asyncio.gather(
        journal.append("anna", 0, b"one"),
        journal.erase("anna", 1, b"erased"),
        journal.erase("anna", 2, b"erased again"),
        journal.append("anna", 3, b"four"),
    )

    assert await journal.read("anna") == ((3, b"erased again"), (4, b"four"))


@asynchronous
async def test_what_finds_no_room_is_refused_and_changes_nothing(little_journal: Journal) -> None:
    await filled(little_journal, "anna", b"one")

    with pytest.raises(JournalIsFull):
        await little_journal.append("anna", 1, b"x" * LITTLE)

    assert await little_journal.read("anna") == ((1, b"one"),)
    assert not little_journal.is_writable


@asynchronous
async def test_an_erasure_without_room_changes_nothing(little_journal: Journal) -> None:
    await filled(little_journal, "anna", b"one")

    with pytest.raises(JournalIsFull):
        await little_journal.erase("anna", 1, b"x" * 2 * LITTLE)

    assert await little_journal.read("anna") == ((1, b"one"),)
    assert not little_journal.is_writable


@asynchronous
async def test_a_journal_is_writable_again_after_something_was_stored(
    little_journal: Journal,
) -> None:
    with pytest.raises(JournalIsFull):
        await little_journal.append("anna", 0, b"x" * 2 * LITTLE)

    await little_journal.append("anna", 0, b"one")

    assert await little_journal.read("anna") == ((1, b"one"),)
    assert little_journal.is_writable


@asynchronous
async def test_one_large_entry_does_not_keep_small_ones_out(little_journal: Journal) -> None:
    outcomes = await asyncio.gather(
        little_journal.append("anna", 0, b"one"),
        little_journal.append("ben", 0, b"x" * 2 * LITTLE),
        little_journal.append("anna", 1, b"two"),
        little_journal.append("cleo", 0, b"one"),
        return_exceptions=True,
    )

    assert [type(outcome) for outcome in outcomes if outcome] == [JournalIsFull]
    assert isinstance(outcomes[1], JournalIsFull)
    assert await little_journal.read("anna") == ((1, b"one"), (2, b"two"))
    assert await little_journal.read("ben") == ()
    assert await little_journal.read("cleo") == ((1, b"one"),)


@asynchronous
async def test_a_close_stores_what_is_under_way(journal: Journal) -> None:
    under_way = [asyncio.create_task(journal.append(f"{n}", 0, b"one")) for n in range(50)]
    await asyncio.sleep(0)

    await journal.close()

    assert await asyncio.gather(*under_way) == [None] * 50


@asynchronous
async def test_a_closed_journal_does_nothing_more(journal: Journal) -> None:
    await journal.close()
    await journal.close()

    with pytest.raises(JournalIsClosed):
        await journal.append("anna", 0, b"one")
    with pytest.raises(JournalIsClosed):
        await journal.erase("anna", 0, b"erased")
    with pytest.raises(JournalIsClosed):
        await journal.read("anna")


@pytest.mark.parametrize("address", ["", "memory", "memory:x", "sqlite", "sqlite:", "nats://x"])
def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(JournalCannotBeOpened, match="is no address of a journal: write memory:"):
        opened(address)
