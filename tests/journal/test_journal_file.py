"""The file of a journal: who may open it, and what happens if its process is killed."""

import asyncio
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from reverie.journal import JournalCannotBeOpened, JournalIsInUse, opened
from reverie.journal.fault import FaultyJournal
from reverie.journal.memory import MemoryJournal
from reverie.journal.sqlite import SqliteJournal
from reverie.tables.ports import Journal, JournalIsFull, Stored
from tests.journal.waiting import asynchronous, content, filled, some

OPENS = """
import asyncio, sys
from pathlib import Path
from reverie.journal.sqlite import SqliteJournal

asyncio.run(SqliteJournal.open(Path(sys.argv[1])).close())
"""

DIES = """
import asyncio, sys
from pathlib import Path
from reverie.journal.fault import FaultyJournal
from reverie.journal.sqlite import SqliteJournal

async def appends():
    journal = FaultyJournal(SqliteJournal.open(Path(sys.argv[1])), appends=3)
    for seq in range(10):
        await journal.append("anna", seq, b"%d" % seq)
        print(seq, flush=True)

asyncio.run(appends())
"""

APPENDS_FOR_EVER = """
import asyncio, sys
from pathlib import Path
from reverie.journal.sqlite import SqliteJournal

async def appends(journal, table):
    seq = 0
    while True:
        await journal.append(table, seq, b"x" * 600)
        seq += 1
        print(table, seq, flush=True)

async def all_tables():
    journal = SqliteJournal.open(Path(sys.argv[1]))
    await asyncio.gather(*(appends(journal, f"{number}") for number in range(30)))

asyncio.run(all_tables())
"""


def python(script: str, path: Path) -> "subprocess.CompletedProcess[str]":
    """Another process."""
    command = [sys.executable, "-c", script, str(path)]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def closed(journal: SqliteJournal) -> None:
    """Let go of it outside a loop."""
    asyncio.run(journal.close())


def test_a_journal_has_one_server(path: Path) -> None:
    journal = SqliteJournal.open(path)

    with pytest.raises(JournalIsInUse, match=r"journal\.db is in use by another server: stop"):
        SqliteJournal.open(path)
    another = python(OPENS, path)
    closed(journal)

    assert "JournalIsInUse" in another.stderr
    assert another.returncode == 1


def test_another_name_of_the_file_is_the_same_journal(path: Path) -> None:
    journal = SqliteJournal.open(path)
    link = path.with_name("link.db")
    link.symlink_to(path)

    with pytest.raises(JournalIsInUse):
        SqliteJournal.open(link)

    closed(journal)


def test_a_closed_journal_is_free_for_others(path: Path) -> None:
    closed(SqliteJournal.open(path))

    assert python(OPENS, path).returncode == 0
    closed(SqliteJournal.open(path))


def test_a_journal_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "new" / "journal.db"

    journal = SqliteJournal.open(path)
    asyncio.run(journal.append("anna", 0, b"one"))

    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert {"journal.db", "journal.db-wal", "journal.db.lock"} <= modes.keys()
    assert set(modes.values()) == {0o600}
    closed(journal)


def test_a_journal_that_others_could_read_is_closed_to_them(path: Path) -> None:
    closed(SqliteJournal.open(path))
    path.chmod(0o644)

    closed(SqliteJournal.open(path))

    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_file_that_is_no_journal_is_refused_and_left_alone(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 100)
    before = content(path)

    for _ in range(2):
        with pytest.raises(JournalCannotBeOpened, match="is no journal: move that file away"):
            SqliteJournal.open(path)
    with pytest.raises(JournalCannotBeOpened, match="is no journal"):
        SqliteJournal.read_only(path)

    assert content(path) == before


@pytest.mark.parametrize("mark", ["CREATE TABLE entries (x)", "PRAGMA application_id = 7"])
def test_a_database_of_something_else_is_refused_and_left_alone(path: Path, mark: str) -> None:
    other = sqlite3.connect(path)
    other.execute(mark)
    other.close()
    before = content(path)

    with pytest.raises(JournalCannotBeOpened, match="is a database of something else: give"):
        SqliteJournal.open(path)
    with pytest.raises(JournalCannotBeOpened, match="is a database of something else"):
        SqliteJournal.read_only(path)

    assert content(path) == before


def test_a_journal_of_a_newer_version_is_refused(path: Path) -> None:
    closed(SqliteJournal.open(path))
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 2")
    newer.close()

    with pytest.raises(JournalCannotBeOpened, match=r"newer Reverie \(schema 2, .* update Reverie"):
        SqliteJournal.open(path)
    with pytest.raises(JournalCannotBeOpened, match="newer Reverie"):
        SqliteJournal.read_only(path)


def test_where_no_file_can_be_made_there_is_no_journal(path: Path) -> None:
    path.write_bytes(b"")

    with pytest.raises(JournalCannotBeOpened, match="cannot be used as a journal"):
        SqliteJournal.open(path / "journal.db")
    with pytest.raises(JournalCannotBeOpened, match="cannot be used as a journal"):
        SqliteJournal.open(path.parent)


def test_a_tool_makes_no_journal(path: Path) -> None:
    with pytest.raises(JournalCannotBeOpened, match=r"there is no journal at .*: check the path"):
        SqliteJournal.read_only(path)

    assert not path.exists()


@asynchronous
async def test_a_journal_is_opened_by_its_address(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(path.parent)

    journal = opened("sqlite:here/journal.db", limit=1 << 20)
    await filled(journal, "anna", b"one")
    await journal.close()

    with SqliteJournal.read_only(Path("here/journal.db")) as tool:
        assert tool.tables() == (("anna", 1),)


@asynchronous
async def test_a_faulty_journal_is_like_any_other_before_its_time() -> None:
    journal: Journal = FaultyJournal(MemoryJournal(room=100), appends=3)
    await filled(journal, "anna", b"one", b"two")

    await journal.erase("anna", 2, b"erased")
    with pytest.raises(JournalIsFull):
        await journal.append("anna", 3, b"x" * 100)

    assert await journal.read("anna") == ((3, b"erased"),)
    assert await some(journal.follow(), 1) == [Stored(3, "anna", 3, b"erased")]
    assert not journal.is_writable
    await journal.close()


def test_what_was_stored_is_there_if_the_process_died_before_it_could_say_so(path: Path) -> None:
    dead = python(DIES, path)

    with SqliteJournal.read_only(path) as tool:
        read_by_a_tool = tool.read("anna")
    journal = SqliteJournal.open(path)
    read = asyncio.run(journal.read("anna"))
    closed(journal)

    assert dead.returncode == -signal.SIGKILL
    assert dead.stdout.split() == ["0", "1"]
    assert read == read_by_a_tool == ((1, b"0"), (2, b"1"), (3, b"2"))


def test_what_was_acknowledged_is_there_after_a_kill_at_any_moment(path: Path) -> None:
    command = [sys.executable, "-c", APPENDS_FOR_EVER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        lines = [server.stdout.readline() for _ in range(500)]
        server.kill()
        # The last line may have been cut off.
        lines += [line for line in server.stdout if line.endswith("\n")]
    acknowledged = {table: int(seq) for table, seq in (line.split() for line in lines)}

    journal = SqliteJournal.open(path)
    with SqliteJournal.read_only(path) as tool:
        stored = dict(tool.tables())
    closed(journal)

    assert len(acknowledged) == 30
    assert all(stored[table] >= seq for table, seq in acknowledged.items())
