"""Whatever is done to it, a journal in a file holds what one in memory holds."""

import asyncio
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.journal.memory import MemoryJournal
from reverie.journal.sqlite import SqliteJournal
from reverie.tables.ports import Journal, SequenceIsTaken, Stored
from tests.journal.waiting import some

steady = settings(deadline=None, derandomize=True, database=None, max_examples=60)

TABLES = ("anna", "ben", "cleo")

# What is done, to which table, how far beside its last entry, and the entry.
deeds = st.tuples(
    st.sampled_from(["append", "append", "append", "erase", "reopen"]),
    st.sampled_from(TABLES),
    st.sampled_from([0, 0, 0, 0, -1, 1]),
    st.binary(max_size=20) | st.sampled_from([b"x" * 5000]),
)


async def done(journal: Journal, deed: str, table: str, expected: int, entry: bytes) -> str:
    """What became of it."""
    act = journal.append if deed == "append" else journal.erase
    try:
        await act(table, expected, entry)
    except SequenceIsTaken:
        return "taken"
    return "stored"


async def held(journal: Journal) -> tuple[object, list[Stored]]:
    """All there is to see."""
    tables = [await journal.read(table) for table in TABLES]
    return tables, await some(journal.follow(), sum(len(table) for table in tables))


@steady
@given(st.lists(deeds, max_size=40))
def test_a_file_holds_what_memory_holds(story: list[tuple[str, str, int, bytes]]) -> None:
    async def play(path: Path) -> None:
        memory, file = MemoryJournal(), SqliteJournal.open(path)
        for deed, table, beside, entry in story:
            if deed == "reopen":
                await file.close()
                file = SqliteJournal.open(path)
                continue
            entries = await memory.read(table)
            expected = (entries[-1][0] if entries else 0) + beside
            there = await done(memory, deed, table, expected, entry)
            here = await done(file, deed, table, expected, entry)
            assert here == there == ("taken" if beside else "stored")
        assert await held(file) == await held(memory)
        await file.close()
        await memory.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(Path(folder) / "journal.db"))
