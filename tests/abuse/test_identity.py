"""Who one is: a secret, and nothing else. A wish is granted once, and to its own seat only."""

import asyncio
import json
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from reverie.games import games
from reverie.journal.sqlite import SqliteJournal
from tests.abuse.asking import asked
from tests.abuse.players import Mind
from tests.abuse.raw import Line
from tests.server.client import Client, http, open_table, seated
from tests.server.process import ServerProcess

Json = Any
GONE, REMOVED = 4001, 4403
PROMISED = "a wish that only Ann's device knows"


def entries(server: ServerProcess, table: str) -> list[Json]:
    """What is stored of a table."""
    with SqliteJournal.read_only(server.journal) as journal:
        return [json.loads(entry) for _, entry in journal.read(table)]


async def close_all(*clients: Client) -> None:
    for client in clients:
        await client.close()


# ── Wishes that are sent again ───────────────────────────────────────────────────────────────


def test_a_wish_is_granted_once_however_often_and_from_wherever_it_comes(
    server: ServerProcess,
) -> None:
    async def run() -> None:
        table = open_table(server.url, "daydream")
        (ann,) = await seated(server.url, table, "Ann")
        await ann.close()
        async with await Line.open(server.port) as first, await Line.open(server.port) as second:
            await first.hello(table, ann.secret)
            answers = [await first.wish("same", "Rename", name="Anna") for _ in range(2)]
            await second.hello(table, ann.secret)
            answers.append(await second.wish("same", "Rename", name="Anna"))
        async with await Line.open(server.port) as later:
            await later.hello(table, ann.secret)
            answers.append(await later.wish("same", "Rename", name="Anna"))
            # The same id is the same wish, whatever it says now.
            answers.append(await later.wish("same", "Rename", name="Somebody else"))

        assert answers[0]["type"] == "Accepted"
        assert answers == [answers[0]] * 5
        stored = [entry for entry in entries(server, table) if entry["id"] == "same"]
        assert [(entry["by"], entry["table"][0]["name"]) for entry in stored] == [(0, "Anna")]

    asyncio.run(run())


def test_a_wish_sent_many_times_at_once_is_granted_once(server: ServerProcess) -> None:
    async def run() -> None:
        table = open_table(server.url, "daydream")
        (ann,) = await seated(server.url, table, "Ann")
        await ann.do("Start")
        command = {"type": "Pause"}
        for _ in range(50):
            await ann.send("Do", id="pause", command=command)
        answers = [await ann.until("Accepted", "Refused") for _ in range(50)]

        assert answers == [answers[0]] * 50
        assert answers[0]["type"] == "Accepted"
        assert [e["id"] for e in entries(server, table)].count("pause") == 1
        await ann.close()

    asyncio.run(run())


def test_the_id_of_another_seat_is_another_wish(server: ServerProcess) -> None:
    async def run() -> None:
        table = open_table(server.url, "daydream")
        ann, ben = await seated(server.url, table, "Ann", "Ben")
        await close_all(ann, ben)
        for client, name in ((ann, "Anna"), (ben, "Benno")):
            async with await Line.open(server.port) as line:
                await line.hello(table, client.secret)
                assert (await line.wish("mine", "Rename", name=name))["type"] == "Accepted"

        stored = [entry for entry in entries(server, table) if entry["id"] == "mine"]
        assert [(e["by"], e["table"][0]["name"]) for e in stored] == [(0, "Anna"), (1, "Benno")]

    asyncio.run(run())


def test_the_id_of_a_bot_is_no_way_to_stop_it(server: ServerProcess) -> None:
    async def run() -> None:
        table = open_table(server.url, "daydream")
        ann, ben = await seated(server.url, table, "Ann", "Ben")
        await ann.do("Start")
        await ann.close()
        async with await Line.open(server.port) as line:
            await line.hello(table, ann.secret)
            # A bot takes over when Ann leaves; these are the names that its wishes could have.
            for number in range(20, 50):
                await line.wish(f"bot:0:turn 0:{number}", "Rename", name=f"Ann {number}")
            await line.wish("bye", "Leave")
        mind = Mind(games()["daydream"], Random(1))
        while ben.view is None or ben.view["turn"] == 0:
            if ben.view is not None and ben.view["next"] is not None and not ben.pending:
                (wish,) = mind.wishes(ben.view)
                await ben.wish(wish.pop("type"), **wish)
            await ben.hear()
        await ben.close()

    asyncio.run(run())


# ── Wishes of others ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("field", ["by", "seat", "player", "as"])
def test_nothing_in_a_message_says_for_whom_it_is(server: ServerProcess, field: str) -> None:
    async def run() -> None:
        table = open_table(server.url, "daydream")
        ann, ben = await seated(server.url, table, "Ann", "Ben")
        before = len(entries(server, table))

        await ben.send("Do", id="x", command={"type": "Start"}, **{field: 0})
        outside = await ben.until("Refused")
        await ben.send("Do", id="y", command={"type": "Start", field: 0})
        inside = await ben.until("Refused")

        assert {outside["code"], inside["code"]} == {"MessageCannotBeRead"}
        assert len(entries(server, table)) == before
        await close_all(ann, ben)

    asyncio.run(run())


def test_what_is_meant_for_others_is_refused(server: ServerProcess) -> None:
    async def run() -> None:
        table = open_table(server.url, "daydream")
        ann, ben = await seated(server.url, table, "Ann", "Ben")
        watcher = Client(server.url, table, "nobody")
        await watcher.connect()

        refused = {
            "start": await ben.do("Start"),
            "bot": await ben.do("AddBot", level="plain", name="Otto"),
            "settings": await ben.do("ChangeSettings", settings={"game": "daydream"}),
            "remove": await ben.do("RemovePlayer", player=0),
            "host": await ben.do("HandOverHost", player=1),
            "erase": await ben.do("Erase"),
            "ring": await ann.do("Ring"),
            "appoint": await ben.do("AppointHost", player=1),
            "return": await ben.do("ComeBack", player=1),
            "watcher": await watcher.do("Rename", name="Somebody"),
            "watcher's start": await watcher.do("Start"),
        }

        assert {what: frame["code"] for what, frame in refused.items()} == {
            "start": "OnlyTheHostMay",
            "bot": "OnlyTheHostMay",
            "settings": "OnlyTheHostMay",
            "remove": "OnlyTheHostMay",
            "host": "OnlyTheHostMay",
            "erase": "OnlyTheHostMay",
            "ring": "TableHasNotStarted",
            "appoint": "MessageCannotBeRead",
            "return": "MessageCannotBeRead",
            "watcher": "OnlyPlayersMay",
            "watcher's start": "OnlyPlayersMay",
        }
        await ann.do("Start")
        for kind in ("Ring", "HandToBot", "HandToPerson", "GiveBackTime"):
            fields = {"HandToBot": {"seat": 0}, "HandToPerson": {"seat": 0}}.get(kind, {})
            fields = {"milliseconds": 10**9} if kind == "GiveBackTime" else fields
            assert (await ben.do(kind, **fields))["code"] == "OnlyTheClockMay"
        await close_all(ann, ben, watcher)

    asyncio.run(run())


# ── Secrets ──────────────────────────────────────────────────────────────────────────────────


def test_only_the_right_secret_opens_a_seat(server: ServerProcess) -> None:
    async def run() -> None:
        table, other = (open_table(server.url, "daydream") for _ in range(2))
        (ann,) = await seated(server.url, table, "Ann")
        (eve,) = await seated(server.url, other, "Eve")
        await close_all(ann, eve)
        assert ann.secret is not None
        wrong = ("", " ", "x" * 15_000, "\x00", "0" * 64, ann.secret[:-1], ann.secret + " ")

        for secret in (*wrong, ann.secret.swapcase(), eve.secret):
            async with await Line.open(server.port) as line:
                answer = await line.hello(table, secret)
                assert (answer["type"], answer.get("code")) == ("Refused", "SecretIsUnknown")
                # Whoever is refused may try again, and has seen nothing.
                assert (await line.hello(table))["role"] == "watches"
                assert (await line.hello(table, ann.secret))["code"] == "HelloWasSaid"
        for unreadable in (7, True, [ann.secret], {"secret": ann.secret}):
            async with await Line.open(server.port) as line:
                line.say("Hello", table=table, secret=unreadable)
                assert (await line.hear())["code"] == "MessageCannotBeRead"

    asyncio.run(run())


def test_who_is_removed_stays_out_and_who_left_comes_back(server: ServerProcess) -> None:
    async def run() -> None:
        table = open_table(server.url, "daydream")
        ann, ben, cem = await seated(server.url, table, "Ann", "Ben", "Cem")
        await ann.do("Start")
        await ann.do("RemovePlayer", player=1)
        await cem.do("Leave")

        codes = []
        for client in (ben, cem):
            assert client.socket is not None
            await client.socket.wait_closed()
            codes.append(client.socket.close_code)
            client.pending.clear()
        assert codes == [REMOVED, GONE]
        assert (await ben.connect())["code"] == "SecretIsUnknown"
        assert (await cem.connect())["role"] == "plays"
        assert cem.lobby["players"][2]["has_left"] is False
        await close_all(ann, ben, cem)

    asyncio.run(run())


def test_no_secret_is_ever_said_or_logged(server: ServerProcess) -> None:
    async def run() -> list[str]:
        table = open_table(server.url, "daydream")
        people = f"/api/tables/{table}/players"
        seat = http(f"{server.url}{people}", {"name": "Ann", "wish": PROMISED})
        again = http(f"{server.url}{people}", {"name": "Ann", "wish": PROMISED})
        assert again == seat
        (ben,) = await seated(server.url, table, "Ben")
        ann = Client(server.url, table, "Ann")
        ann.secret = seat["secret"]
        await ann.connect()
        passport = (await ben.do("MakePassport"))["passport"]
        watcher = Client(server.url, table, "nobody")
        await watcher.connect()
        moved = http(f"{server.url}/api/tables/{table}/passport", {"passport": passport})
        used = asked(
            server,
            f"/api/tables/{table}/passport",
            json.dumps({"passport": passport}).encode(),
        )
        assert used.code == "PassportIsNotValid"
        await ann.do("Start")
        await ann.do("Leave")
        answers = [
            asked(server, path).body.decode()
            for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/tables")
        ]
        secrets = [ann.secret, ben.secret, passport, moved["secret"], PROMISED]
        async with await Line.open(server.port) as line:
            for secret in secrets:
                await line.hello(table, f"{secret}?")
            heard = json.dumps(line.heard)
        frames = [*ann.frames, *ben.frames, *watcher.frames, *answers, used.body.decode(), heard]
        # Ben's page asked for the passport: that one frame must have it.
        told = [frame for frame in frames if passport in frame]
        assert len(told) == 1
        assert told[0] in ben.frames
        await close_all(ann, ben, watcher)
        said = "".join(frame for frame in frames if frame not in told)
        digests = [sha256(secret.encode()).hexdigest() for secret in secrets]
        stored = json.dumps(entries(server, table))
        assert [secret for secret in secrets if secret in stored] == []
        assert digests[0] in stored
        assert [each for each in (*secrets, *digests) if each in said] == []
        return [*secrets, *digests]

    hidden = asyncio.run(run())
    log = server.log.read_text("utf-8")
    assert [each for each in hidden if each in log] == []
