"""reverie export, verify and forget: finished tables at the command line."""

import asyncio
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from reverie.cli import app
from reverie.journal.sqlite import SqliteJournal
from tests.tables.world import World

Json = Any


def reverie(*words: object) -> Result:
    """What a command says."""
    return CliRunner().invoke(app, [*map(str, words)])


@cache
def played(folder: Path) -> tuple[str, str, str]:
    """A journal with a finished table and one that still runs: its address and their codes."""

    async def play() -> tuple[str, str]:
        world = World()
        (anna,) = await world.game("daydream", bots=1, options={"seconds_per_turn": 5})
        await world.clock.advance(3600)
        (ben,) = await world.game("daydream", ("Ben",), bots=1)
        codes = anna.desk.live.name, ben.desk.live.name
        journal = SqliteJournal.open(folder / "journal.db")
        for code in codes:
            for seq, entry in await world.journal.read(code):
                await journal.append(code, seq - 1, entry)
        await journal.close()
        return codes

    return (f"sqlite:{folder / 'journal.db'}", *asyncio.run(play()))


@pytest.fixture
def journal(tmp_path: Path) -> tuple[str, str, str]:
    """One for each test."""
    return played(tmp_path)


def record(journal: tuple[str, str, str]) -> Json:
    """The record of the finished table."""
    address, over, _ = journal
    done = reverie("export", over, "--journal", address)
    assert done.exit_code == 0
    return json.loads(done.stdout)


def test_a_finished_table_is_exported_as_one_line_that_names_nobody(
    journal: tuple[str, str, str],
) -> None:
    address, over, _ = journal

    done = reverie("export", over, "--journal", address)

    assert done.exit_code == 0
    assert done.stdout.count("\n") == 1
    assert json.loads(done.stdout)["game"] == "daydream"
    assert "Anna" not in done.stdout
    assert "secret" not in done.stdout


@pytest.mark.parametrize("what", ["export", "forget"])
def test_a_table_that_is_not_there_is_refused(journal: tuple[str, str, str], what: str) -> None:
    done = reverie(what, "nowhere1", "--journal", journal[0])

    assert done.exit_code == 2
    assert "there is no table nowhere1" in done.stderr


def test_a_running_table_is_not_exported(journal: tuple[str, str, str]) -> None:
    address, _, running = journal

    done = reverie("export", running, "--journal", address)

    assert done.exit_code == 2
    assert "still runs" in done.stderr


def test_a_table_that_is_forgotten_is_gone(journal: tuple[str, str, str]) -> None:
    address, over, _ = journal

    done = reverie("forget", over, "--journal", address)

    assert (done.exit_code, done.stdout) == (0, f"Table {over} is erased.\n")
    assert reverie("export", over, "--journal", address).exit_code == 2
    folder = Path(address.removeprefix("sqlite:")).parent
    stored = b"".join(path.read_bytes() for path in folder.iterdir())
    assert b"Ben" in stored
    assert b"Anna" not in stored


def test_nothing_is_forgotten_while_a_server_has_the_journal(
    journal: tuple[str, str, str],
) -> None:
    address, over, _ = journal

    async def meanwhile() -> Result:
        held = SqliteJournal.open(Path(address.removeprefix("sqlite:")))
        try:
            return await asyncio.to_thread(reverie, "forget", over, "--journal", address)
        finally:
            await held.close()

    done = asyncio.run(meanwhile())

    assert done.exit_code == 2
    assert "stop the server" in done.stderr
    assert reverie("export", over, "--journal", address).exit_code == 0


# ── Verifying ────────────────────────────────────────────────────────────────────────────────


def verify(folder: Path, *records: Json, **options: str) -> Result:
    """What is said of records."""
    file = folder / "games.jsonl"
    file.write_text("".join(json.dumps(each) + "\n" for each in records), "utf-8")
    flags = [word for name, value in options.items() for word in (f"--{name}", value)]
    return reverie("verify", file, *flags)


def test_an_exported_game_follows_from_its_seed(
    tmp_path: Path, journal: tuple[str, str, str]
) -> None:
    game = record(journal)

    done = verify(tmp_path, game, game)

    assert done.exit_code == 0
    assert done.stdout.count("all well; commitment ") == 2
    assert f"daydream of 2, {len(game['entries'])} entries" in done.stdout


def roll_otherwise(game: Json) -> None:
    rolled = [e for entry in game["entries"][1:] for e in entry["events"] if "dice" in e]
    rolled[0]["dice"][0] = (rolled[0]["dice"][0] + 1) % 10


def sow_otherwise(game: Json) -> None:
    game["seed"] = "00" * 32


def contribute_otherwise(game: Json) -> None:
    game["contributions"][0] = "11" * 16


def win_more(game: Json) -> None:
    game["outcome"]["points"][0] += 1


def count_otherwise(game: Json) -> None:
    game["entries"][3]["seq"] += 1


def go_back(game: Json) -> None:
    game["entries"][3]["at"] = 0


TAMPERING = (
    roll_otherwise,
    sow_otherwise,
    contribute_otherwise,
    win_more,
    count_otherwise,
    go_back,
)


@pytest.mark.parametrize("tamper", TAMPERING)
def test_a_game_that_was_tampered_with_is_noticed(
    tmp_path: Path, journal: tuple[str, str, str], tamper: Callable[[Json], None]
) -> None:
    game = record(journal)
    tamper(game)

    done = verify(tmp_path, game)

    assert done.exit_code == 1
    assert " wrong; commitment " in done.stdout
    assert "game 1, " in done.stdout
    assert "must be" in done.stdout


def test_the_seed_must_be_the_one_that_the_table_was_bound_to(
    tmp_path: Path, journal: tuple[str, str, str]
) -> None:
    game = record(journal)
    promised = verify(tmp_path, game).stdout.rsplit(maxsplit=1)[1]

    assert verify(tmp_path, game, commitment=promised.upper()).exit_code == 0
    assert verify(tmp_path, game, commitment="0" * 64).exit_code == 1
    refused = verify(tmp_path, game, commitment="short")
    assert refused.exit_code == 2
    assert "64 hexadecimal digits" in refused.stderr


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{}", "line 1: "),
        ('{"game":"chess","format":1,"events_version":1}', "there is no game 'chess' here"),
        ("no JSON", "line 1: "),
        ("", "holds no game record"),
    ],
)
def test_what_is_no_record_is_refused(tmp_path: Path, line: str, why: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{line}\n", "utf-8")

    done = reverie("verify", file)

    assert done.exit_code == 2
    assert why in done.stderr


def test_a_promise_has_no_place_beside_a_transcript(tmp_path: Path) -> None:
    done = reverie("verify", tmp_path / "any", "--secrecy", "--commitment", "0" * 64)

    assert done.exit_code == 2
    assert "--commitment is for game records" in done.stderr
