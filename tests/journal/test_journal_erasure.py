"""What was erased is found in no file."""

import random
import sqlite3
from pathlib import Path

import pytest

from reverie.journal import sqlite
from reverie.journal.sqlite import SqliteJournal
from tests.journal.waiting import asynchronous, content, filled, some


def everything(path: Path) -> bytes:
    """All bytes of the journal's file and of those beside it."""
    return content(*path.parent.iterdir())


@asynchronous
async def test_what_was_erased_is_in_no_file(path: Path) -> None:
    journal = SqliteJournal.open(path)
    await filled(journal, "anna", b"a secret word", b"a second secret word")
    before = everything(path)

    await journal.erase("anna", 2, b"erased")

    after = everything(path)
    assert b"secret" in before
    assert b"secret" not in after
    await journal.close()
    assert b"secret" not in everything(path)
    assert b"erased" in everything(path)


@pytest.mark.parametrize("others_append", [True, False])
@asynchronous
async def test_what_was_erased_goes_from_the_files_when_the_last_reader_has_gone(
    path: Path, monkeypatch: pytest.MonkeyPatch, others_append: bool
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.01)
    journal = SqliteJournal.open(path)
    await filled(journal, "anna", b"a secret word")
    tool = sqlite3.connect(path, isolation_level=None)
    tool.execute("BEGIN")
    tool.execute("SELECT count(*) FROM entries").fetchone()
    await journal.erase("anna", 1, b"erased")
    while_read = everything(path)

    tool.close()
    if others_append:
        await journal.append("ben", 0, b"one")
    else:
        # The writer comes back to it by itself.
        while b"secret" in everything(path):
            await journal.read("anna")

    assert b"secret" in while_read
    assert b"secret" not in everything(path)
    await journal.close()


@pytest.mark.parametrize("seed", range(4))
@asynchronous
async def test_what_was_erased_left_no_copies_anywhere(path: Path, seed: int) -> None:
    # Rows of all sizes come and go, so that SQLite would move them about if it could.
    chance = random.Random(seed)
    journal = SqliteJournal.open(path)
    lasts = dict.fromkeys((f"{n}" for n in range(40)), 0)
    said: dict[str, list[bytes]] = {table: [] for table in lasts}
    erased: list[bytes] = []
    for _ in range(600):
        table = chance.choice(list(lasts))
        if chance.random() < 0.08:
            await journal.erase(table, lasts[table], b"erased")
            erased += said[table]
            said[table] = []
        else:
            secret = b"<%032x>" % chance.getrandbits(128)
            filling = b"." * chance.choice([0, 10, 100, 600, 3000, 9000])
            await journal.append(table, lasts[table], filling + secret)
            said[table].append(secret)
        lasts[table] += 1

    found = everything(path)

    assert len(erased) > 100
    assert [secret for secret in erased if secret in found] == []
    assert all(secret in found for secrets in said.values() for secret in secrets)
    await journal.close()


@asynchronous
async def test_the_room_of_what_was_erased_is_taken_back_when_it_is_opened(path: Path) -> None:
    journal = SqliteJournal.open(path)
    await filled(journal, "anna", *[b"x" * 1000] * 200)
    await filled(journal, "ben", *[b"y" * 1000] * 100)
    await journal.erase("anna", 200, b"erased")
    ben = await journal.read("ben")
    await journal.close()
    before = len(content(path))

    again = SqliteJournal.open(path)

    assert len(content(path)) < before / 2
    assert await again.read("anna") == ((201, b"erased"),)
    assert await again.read("ben") == ben
    assert [stored.position for stored in await some(again.follow(300), 1)] == [301]
    await again.close()


@asynchronous
async def test_a_file_of_which_little_was_erased_is_left_as_it_is(path: Path) -> None:
    journal = SqliteJournal.open(path)
    await filled(journal, "anna", *[b"x" * 1000] * 10)
    await filled(journal, "ben", *[b"y" * 1000] * 100)
    await journal.erase("anna", 10, b"erased")
    await journal.close()
    before = content(path)

    await SqliteJournal.open(path).close()

    assert content(path) == before


@asynchronous
async def test_taking_room_back_is_finished_if_it_was_broken_off(path: Path) -> None:
    journal = SqliteJournal.open(path)
    await filled(journal, "anna", *[b"x" * 1000] * 200)
    await journal.erase("anna", 200, b"erased")
    await journal.close()
    hand = sqlite3.connect(path)
    with hand:
        hand.execute("DELETE FROM entries WHERE erased")
    hand.close()
    before = len(content(path))

    again = SqliteJournal.open(path)

    assert len(content(path)) < before / 2
    assert await again.read("anna") == ((201, b"erased"),)
    await again.close()
