"""The journal in a file: what it keeps, how it groups, and what it says when it cannot."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from reverie.journal import writer
from reverie.journal.sqlite import SqliteJournal
from reverie.tables.ports import JournalIsFull, OutcomeIsUnknown, SequenceIsTaken, Stored
from tests.journal.waiting import asynchronous, content, filled, some


@pytest.fixture
def journal(path: Path) -> Iterator[SqliteJournal]:
    """A new one at that path."""
    journal = SqliteJournal.open(path)
    yield journal
    asyncio.run(journal.close())


@contextmanager
def busy(path: Path) -> Iterator[None]:
    """The writer must wait meanwhile, so that what is asked for becomes one batch, or two."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


@contextmanager
def files_that_cannot_grow(size: int) -> Iterator[None]:
    """Beyond so many bytes the system refuses to write."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def outcomes(*under_way: "asyncio.Task[None]") -> list[type[BaseException] | None]:
    """What each got: nothing, or an exception of this kind."""
    ends = await asyncio.gather(*under_way, return_exceptions=True)
    return [type(end) if end else None for end in ends]


@asynchronous
async def test_a_journal_that_is_opened_again_holds_the_same(path: Path) -> None:
    journal = SqliteJournal.open(path)
    await filled(journal, "anna", b"one", b"two")
    await journal.close()

    again = SqliteJournal.open(path)
    with pytest.raises(SequenceIsTaken):
        await again.append("anna", 0, b"one")
    await again.append("anna", 2, b"three")

    assert await again.read("anna") == ((1, b"one"), (2, b"two"), (3, b"three"))
    assert [stored.position for stored in await some(again.follow(), 3)] == [1, 2, 3]
    await again.close()


@asynchronous
async def test_what_is_asked_for_while_it_is_busy_becomes_one_transaction(
    journal: SqliteJournal, path: Path
) -> None:
    with busy(path):
        under_way = [asyncio.create_task(journal.append(f"{n}", 0, b"one")) for n in range(300)]
        await asyncio.sleep(0)
    await asyncio.gather(*under_way)

    assert journal.transactions <= 2
    assert [stored.table for stored in await some(journal.follow(), 300)] == [
        f"{n}" for n in range(300)
    ]


@asynchronous
async def test_a_row_whose_sequence_is_taken_fails_alone(
    journal: SqliteJournal, path: Path
) -> None:
    with busy(path):
        under_way = [
            asyncio.create_task(journal.append(table, expected, b"x"))
            for table, expected in [("anna", 0), ("ben", 0), ("anna", 0), ("ben", 5), ("ben", 1)]
        ]
        await asyncio.sleep(0)

    taken = SequenceIsTaken
    assert await outcomes(*under_way) == [None, None, taken, taken, None]
    assert journal.transactions <= 2
    assert await journal.read("ben") == ((1, b"x"), (2, b"x"))


@asynchronous
async def test_a_row_that_cannot_be_written_fails_alone(journal: SqliteJournal, path: Path) -> None:
    with busy(path):
        under_way = [
            asyncio.create_task(journal.append(table, 0, b"x"))
            for table in ("anna", "no text: \ud800", "ben")
        ]
        await asyncio.sleep(0)

    assert await outcomes(*under_way) == [None, UnicodeEncodeError, None]
    assert journal.is_writable


@asynchronous
async def test_a_row_that_somebody_wrote_by_hand_is_taken(
    journal: SqliteJournal, path: Path
) -> None:
    await journal.append("anna", 0, b"one")
    hand = sqlite3.connect(path)
    with hand:
        hand.execute("INSERT INTO entries (name, seq, entry) VALUES ('anna', 2, x'00')")
    hand.close()

    with pytest.raises(SequenceIsTaken):
        await journal.append("anna", 1, b"two")
    await journal.append("anna", 2, b"three")

    assert await journal.read("anna", 1) == ((2, b"\0"), (3, b"three"))


@asynchronous
async def test_a_follower_gets_over_what_somebody_removed_by_hand(path: Path) -> None:
    journal = SqliteJournal.open(path)
    await filled(journal, "anna", b"one", b"two")
    await journal.close()
    hand = sqlite3.connect(path)
    with hand:
        hand.execute("DELETE FROM entries")
    hand.close()

    again = SqliteJournal.open(path)
    following = asyncio.create_task(some(again.follow(), 1))
    await again.read("anna")
    await again.append("ben", 0, b"one")

    assert await following == [Stored(3, "ben", 1, b"one")]
    await again.close()


@asynchronous
async def test_tables_that_were_not_kept_in_mind_are_looked_up(
    journal: SqliteJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "KNOWN_TABLES", 2)

    for expected in range(3):
        for table in "abcde":
            await journal.append(table, expected, b"x")

    assert [stored.seq for stored in await some(journal.follow(), 15)] == [1] * 5 + [2] * 5 + [
        3
    ] * 5


@asynchronous
async def test_a_limit_holds_the_file_small(path: Path) -> None:
    journal = SqliteJournal.open(path, limit=100_000)

    with pytest.raises(JournalIsFull):
        await filled(journal, "anna", *[b"x" * 600] * 200)

    assert 50 < len(await journal.read("anna")) < 200
    assert not journal.is_writable
    await journal.close()
    assert len(content(path)) <= 100_000


@asynchronous
async def test_of_an_append_that_a_disk_broke_off_nobody_knows_the_outcome(
    journal: SqliteJournal, path: Path
) -> None:
    await journal.append("anna", 0, b"one")
    log = content(path.with_name("journal.db-wal"))

    with files_that_cannot_grow(len(log)), pytest.raises(OutcomeIsUnknown):
        await journal.append("anna", 1, b"two")
    was_writable = journal.is_writable
    await journal.append("anna", 1, b"again")

    assert not was_writable
    assert journal.is_writable
    assert await journal.read("anna") == ((1, b"one"), (2, b"again"))


@asynchronous
async def test_whatever_goes_wrong_is_told_to_everybody_who_waits(
    journal: SqliteJournal, path: Path
) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("ALTER TABLE entries RENAME TO elsewhere")

    with busy(path):
        under_way = [asyncio.create_task(journal.append(f"{n}", 0, b"one")) for n in range(3)]
        await asyncio.sleep(0)
    told = await outcomes(*under_way)
    other.execute("ALTER TABLE elsewhere RENAME TO entries")
    other.close()
    await journal.append("anna", 0, b"one")

    assert told == [OutcomeIsUnknown] * 3
    assert await journal.read("anna") == ((1, b"one"),)


@asynchronous
async def test_a_loop_that_ended_early_does_not_stop_the_writer(
    journal: SqliteJournal, path: Path
) -> None:
    def another_loop() -> None:
        loop = asyncio.new_event_loop()
        task = loop.create_task(journal.append("anna", 0, b"one"))
        loop.call_soon(loop.stop)
        loop.run_forever()
        task.cancel()
        loop.run_until_complete(asyncio.gather(task, return_exceptions=True))
        loop.close()

    with busy(path):
        await asyncio.to_thread(another_loop)
    await journal.append("ben", 0, b"one")

    assert await journal.read("anna") == ((1, b"one"),)


@asynchronous
async def test_positions_are_never_used_twice(path: Path) -> None:
    journal = SqliteJournal.open(path)
    await filled(journal, "anna", *[b"x" * 1000] * 100)
    await journal.erase("anna", 100, b"erased")
    await journal.erase("anna", 101, b"erased again")
    await journal.close()

    again = SqliteJournal.open(path)
    await again.append("ben", 0, b"one")

    assert [stored.position for stored in await some(again.follow(), 2)] == [102, 103]
    await again.close()


@asynchronous
async def test_a_tool_reads_what_a_server_has_open(journal: SqliteJournal, path: Path) -> None:
    await filled(journal, "anna", b"one", b"two")
    await filled(journal, "ben", b"one")
    await journal.erase("ben", 1, b"erased")

    with SqliteJournal.read_only(path) as tool:
        await journal.append("anna", 2, b"three")

        assert tool.tables() == (("anna", 3), ("ben", 2))
        assert tool.read("anna", 1) == ((2, b"two"), (3, b"three"))
        assert tool.read("ben") == ((2, b"erased"),)


@asynchronous
async def test_a_tool_reads_what_nobody_has_open_and_changes_nothing(path: Path) -> None:
    journal = SqliteJournal.open(path)
    await filled(journal, "anna", b"one")
    await journal.close()
    before = content(path)

    with SqliteJournal.read_only(path) as tool:
        read = tool.read("anna")

    assert read == ((1, b"one"),)
    assert content(path) == before


@asynchronous
async def test_a_close_empties_the_log_into_the_file(path: Path) -> None:
    journal = SqliteJournal.open(path)
    await journal.append("anna", 0, b"a word to be found")

    await journal.close()

    assert b"a word to be found" in content(path)
    assert content(path.with_name("journal.db-wal")) == b""
