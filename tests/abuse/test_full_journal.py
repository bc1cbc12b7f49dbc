"""A journal without room: what was acknowledged is safe, the rest is refused, and people see."""

import asyncio
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from reverie.journal.sqlite import SqliteJournal
from tests.abuse.asking import Answer, asked
from tests.abuse.health import errors, eventually, metric
from tests.abuse.raw import Line
from tests.server.client import Client, http, open_table, seated
from tests.server.process import ServerProcess, a_server

Json = Any
MOST_TRIES = 5000


def a_deck(size: int) -> str:
    """A deck that can be played and has about so many bytes, most of them for people."""
    lines = []
    for number in range(80):
        name = "".join(chr(ord("a") + int(digit)) for digit in f"{number:02}")
        lines += [f"[dream-{number}]", f"theme: theme{number % 8}", f"en: x{name}zorb"]
    remarks = ["# " + "z" * 900] * max(0, (size - 4000) // 903)
    return "\n".join((*lines, *remarks))


def a_table(server: ServerProcess, size: int) -> Answer:
    """A new table whose first entry has about so many bytes."""
    settings = {"game": "when_i_dream", "options": {"deck": a_deck(size)}}
    return asked(server, "/api/tables", json.dumps({"settings": settings}).encode())


def assert_full(answer: Answer) -> None:
    assert (answer.status, answer.code) == (507, "NothingCanBeStored")


def fill(server: ServerProcess) -> None:
    """Large tables, then smaller ones, until nothing fits."""
    for size in (400_000, 100_000, 20_000, 4_000):
        while (answer := a_table(server, size)).status == 201:
            pass
        assert_full(answer)


def stored(journal: Path, table: str) -> list[Json]:
    with SqliteJournal.read_only(journal) as reader:
        return [json.loads(entry) for _, entry in reader.read(table)]


async def refused_at_last(client: Client) -> list[str]:
    """Names that were taken until none could be stored any more."""
    names: list[str] = []
    for number in range(MOST_TRIES):
        answer = await client.do("Rename", name=f"Ann {number}")
        if answer["type"] == "Refused":
            assert answer["code"] == "NothingCanBeStored"
            return names
        names.append(f"Ann {number}")
    raise AssertionError("the journal is never full")


async def assert_people_can_look_and_talk(server: ServerProcess, table: str, ann: Client) -> None:
    """All that stores nothing works as before."""
    before = metric(server, "entries_total")
    async with await Line.open(server.port) as watcher:
        assert (await watcher.hello(table))["type"] == "Welcome"
        await ann.send("Say", text="The journal is full.")
        assert (await watcher.until("Said"))["line"]["text"] == "The journal is full."
    async with await Line.open(server.port) as again:
        welcome = await again.hello(table, ann.secret, after=ann.shown)
        assert (welcome["type"], welcome["role"]) == ("Welcome", "plays")
    assert http(f"{server.url}/api/tables/{table}")["table"] == table
    assert asked(server, f"/api/tables/{table}/material").status == 200
    assert asked(server, "/healthz").status == 200
    assert metric(server, "entries_total") == before


def assert_nothing_can_be_added(server: ServerProcess) -> None:
    assert asked(server, "/readyz").status == 503
    assert metric(server, "journal_writable") == 0
    assert_full(a_table(server, 400_000))


def test_a_journal_that_has_reached_its_limit_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> tuple[str, str | None, list[str]]:
        table = open_table(server.url, "daydream")
        (ann,) = await seated(server.url, table, "Ann")
        assert asked(server, "/readyz").status == 200
        await asyncio.to_thread(fill, server)

        names = await refused_at_last(ann)

        assert_nothing_can_be_added(server)
        for kind in ("Start", "MakePassport", "Leave"):
            assert (await ann.do(kind))["code"] == "NothingCanBeStored"
        await assert_people_can_look_and_talk(server, table, ann)
        taken = [e["table"][0].get("name") for e in stored(server.journal, table)]
        assert [name for name in taken if name and name.startswith("Ann ")] == names
        assert set(ann.acknowledged) <= {e["id"] for e in stored(server.journal, table)}
        await ann.close()
        return table, ann.secret, names

    with a_server(tmp_path, REVERIE_JOURNAL_LIMIT_MB="1") as server:
        table, secret, names = asyncio.run(run(server))
        assert not errors(server)
        assert metric(server, "failures_total") == 0
        server.kill()
        del server.settings["REVERIE_JOURNAL_LIMIT_MB"]
        server.start()

        again = Client(server.url, table, "Ann")
        again.secret = secret
        asyncio.run(goes_on(again, names))

        assert asked(server, "/readyz").status == 200
        assert not errors(server)


async def goes_on(client: Client, names: list[str]) -> None:
    """With more room the table is where it was, and can be played at."""
    welcome = await client.connect()
    assert welcome["table"]["players"][0]["name"] == (names[-1] if names else "Ann")
    assert (await client.do("Start"))["type"] == "Accepted"
    await client.close()


@contextmanager
def a_small_disk(folder: Path) -> Iterator[Path]:
    """A disk of three megabytes; skips where none can be made."""
    disk = folder / "disk"
    disk.mkdir()
    if os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("only root can mount a small disk")
    mounting = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(disk)]
    mounted = subprocess.run(mounting, capture_output=True, text=True, timeout=30, check=False)
    if mounted.returncode != 0:
        pytest.skip(f"no small disk can be mounted here: {mounted.stderr.strip()}")
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True, timeout=30)


def stuff(disk: Path) -> Path:
    """Take all the room that is left."""
    rubbish = disk / "rubbish"
    with rubbish.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(1024)):
                pass
        except OSError:
            pass
    return rubbish


def test_a_full_disk_refuses_loses_nothing_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def run(server: ServerProcess, disk: Path) -> None:
        table = open_table(server.url, "daydream")
        (ann,) = await seated(server.url, table, "Ann")
        rubbish = stuff(disk)

        names = await refused_at_last(ann)

        assert_nothing_can_be_added(server)
        await assert_people_can_look_and_talk(server, table, ann)
        taken = [e["table"][0].get("name") for e in stored(disk / "journal.db", table)]
        assert [name for name in taken if name and name.startswith("Ann ")] == names
        rubbish.unlink()
        assert (await ann.do("Rename", name="Anna"))["type"] == "Accepted"
        assert asked(server, "/readyz").status == 200
        assert set(ann.acknowledged) <= {e["id"] for e in stored(disk / "journal.db", table)}
        # What people find tables by has not stopped either.
        public = open_table(server.url, "daydream", public=True)
        async with await Line.open(server.port) as guest:
            seat = http(f"{server.url}/api/tables/{public}/players", {"name": "Ben"})
            await guest.hello(public, seat["secret"])
            await eventually(lambda: public in str(http(f"{server.url}/api/tables")))
        await ann.close()

    with (
        a_small_disk(tmp_path) as disk,
        a_server(tmp_path, REVERIE_JOURNAL=f"sqlite:{disk / 'journal.db'}") as server,
    ):
        asyncio.run(run(server, disk))
        assert not errors(server)
        assert metric(server, "failures_total") == 0
