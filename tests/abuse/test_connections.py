"""Clients that do not read, do not speak, or speak too much; the others notice nothing."""

import asyncio
import json
import socket
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from reverie.web.metrics import Metrics
from reverie.web.socket import HELLO_SECONDS, Conversation
from reverie.wiring.settings import ServerSettings
from tests.abuse.health import assert_well, eventually, metric
from tests.abuse.raw import Closed, Line, TurnedAway, framed, hung_up, soon, upgrade
from tests.server.client import Client, open_table, seated
from tests.server.process import ServerProcess, a_server

NO_HELLO, SILENT, TOO_MUCH = 4400, 4408, 4429
LINE = "x" * 300
ROUND = 100
"""Lines of chat that are said at once."""
MOST_ROUNDS = 500


async def deaf(port: int, table: str, secret: str | None) -> socket.socket:
    """Somebody who said hello, and reads nothing of what comes."""
    made = socket.socket()
    # The smaller what the system keeps for it, the sooner it is felt.
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.setblocking(False)
    loop = asyncio.get_running_loop()
    await soon(loop.sock_connect(made, ("127.0.0.1", port)))
    await soon(loop.sock_sendall(made, upgrade("/api/socket", {})))
    assert b" 101 " in await soon(loop.sock_recv(made, 1000))
    hello = json.dumps({"type": "Hello", "table": table, "secret": secret})
    await soon(loop.sock_sendall(made, framed(hello.encode())))
    return made


async def talk_until(true: Callable[[], bool], speaker: Client, listener: Client) -> int:
    """Say lines until it is so; all of them reach whoever listens. How many it took."""
    for number in range(MOST_ROUNDS):
        for _ in range(ROUND):
            await speaker.send("Say", text=LINE)
        for client in (speaker, listener):
            for _ in range(ROUND):
                assert (await client.until("Said"))["line"]["text"] == LINE
        if await asyncio.to_thread(true):
            return (number + 1) * ROUND
    raise AssertionError("it never came true")


def test_who_does_not_read_is_cut_off_and_may_come_back(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        table = open_table(server.url, "daydream")
        ann, ben, cem = await seated(server.url, table, "Ann", "Ben", "Cem")
        await ben.close()
        after = (await cem.do("Rename", name="Cemal"))["shown"]
        slow = await deaf(server.port, table, ben.secret)
        try:
            await talk_until(lambda: metric(server, "cut_off_total") > 0, ann, cem)
        finally:
            slow.close()
        for name in ("Annette", "Anke"):
            assert (await ann.do("Rename", name=name))["type"] == "Accepted"

        async with await Line.open(server.port) as back:
            welcome = await back.hello(table, ben.secret, after=after)

        assert metric(server, "cut_off_total") == 1
        assert welcome["role"] == "plays"
        assert [each["told"][0]["type"] for each in welcome["missed"]] == ["Renamed", "Renamed"]
        assert welcome["table"]["players"][0]["name"] == "Anke"
        for client in (ann, cem):
            await client.close()

    with a_server(tmp_path, REVERIE_OUTBOX_BYTES="262144") as server:
        asyncio.run(run(server))
        assert_well(server)


def test_who_was_away_for_long_gets_a_full_view(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        table = open_table(server.url, "daydream")
        (ann,) = await seated(server.url, table, "Ann")
        await ann.do("Start")
        for _ in range(50):
            await ann.do("Pause")
            await ann.do("Resume")

        async with await Line.open(server.port) as back:
            long_ago = await back.hello(table, ann.secret, after=1)
        async with await Line.open(server.port) as back:
            never = await back.hello(table, ann.secret, after=10**6)

        for welcome in (long_ago, never):
            assert welcome["missed"] is None
            assert welcome["view"]["eye"] == 0
        await ann.close()

    with a_server(tmp_path) as server:
        asyncio.run(run(server))
        assert_well(server)


class Ears:
    """Stands for a wire, and remembers."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed: list[int] = []

    def send(self, frame: bytes) -> None:
        self.sent.append(frame)

    def close(self, code: int, reason: str) -> None:
        assert reason
        self.closed.append(code)


def a_conversation(ears: Ears) -> Conversation:
    nothing = cast("Any", None)
    return Conversation(nothing, nothing, cast("Any", ears), ServerSettings(), Metrics())


def test_who_never_says_hello_is_hung_up_on() -> None:
    ears = Ears()
    talk = a_conversation(ears)

    talk.check(talk.came + HELLO_SECONDS)
    assert ears.closed == []

    talk.check(talk.came + HELLO_SECONDS + 0.001)
    assert ears.closed == [NO_HELLO]


def test_who_is_silent_is_asked_once_and_then_given_up() -> None:
    ears = Ears()
    talk = a_conversation(ears)
    talk.desk = cast("Any", "some table")
    silence = ServerSettings().silence_seconds

    for part in (0.4, 0.6, 0.8, 1.0):
        talk.check(talk.heard + part * silence)
    assert [frame.split(b",")[0] for frame in ears.sent] == [b'{"type":"Knock"}'.ljust(256)]
    assert ears.closed == []

    talk.check(talk.heard + 1.01 * silence)
    assert ears.closed == [SILENT]


def test_who_answers_stays_and_who_does_not_is_hung_up_on(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        table = open_table(server.url, "daydream")
        async with await Line.open(server.port) as awake, await Line.open(server.port) as asleep:
            await awake.hello(table)
            await asleep.hello(table)
            closing = asyncio.create_task(asleep.close_code())

            for _ in range(4):
                await awake.until("Knock")
                awake.say("Here")

            assert await closing == SILENT
            assert "Knock" in [frame["type"] for frame in asleep.heard]
            await awake.ask_for_a_sign_of_life()

    with a_server(tmp_path, REVERIE_SILENCE_SECONDS="1") as server:
        asyncio.run(run(server))
        assert_well(server)


def test_a_connection_that_is_dead_at_the_other_end_is_forgotten(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        table = open_table(server.url, "daydream")
        dead = await deaf(server.port, table, None)
        try:
            await eventually(lambda: metric(server, "connections") == 1)
            await eventually(lambda: metric(server, "connections") == 0)
        finally:
            dead.close()

    with a_server(tmp_path, REVERIE_SILENCE_SECONDS="0.5") as server:
        asyncio.run(run(server))
        assert_well(server)


@pytest.mark.parametrize("message", [b'{"type":"Ping"}', b"{", b" " * 20_000, b'"x" ' * 5000])
def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path, message: bytes) -> None:
    async def run(server: ServerProcess) -> None:
        table = open_table(server.url, "daydream")
        (ann,) = await seated(server.url, table, "Ann")
        async with await Line.open(server.port) as flood:
            await flood.hello(table)
            for _ in range(400):
                flood.put(message)

            assert await flood.close_code() == TOO_MUCH
            codes = Counter(frame.get("code") for frame in flood.heard)
            assert codes["TooManyMessages"] >= 100

        assert (await ann.do("Rename", name="Annette"))["type"] == "Accepted"
        await ann.close()

    with a_server(tmp_path, REVERIE_MESSAGES_PER_SECOND="20") as server:
        asyncio.run(run(server))
        assert_well(server)


def test_too_many_questions_are_refused(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        table = open_table(server.url, "daydream")
        (ann,) = await seated(server.url, table, "Ann")
        await ann.do("Start")
        for number in range(40):
            question = {"type": "Try", "turn": 0, "steps": []}
            await ann.send("Ask", id=f"try {number}", question=question)
        answers = [await ann.until("Answered", "Refused") for _ in range(40)]

        assert {answer["id"] for answer in answers} == {f"try {n}" for n in range(40)}
        limited = [answer for answer in answers if answer.get("code") == "TooManyMessages"]
        assert 0 < len(limited) < 40
        await ann.close()

    with a_server(tmp_path, REVERIE_QUESTIONS_PER_SECOND="5") as server:
        asyncio.run(run(server))
        assert_well(server)


def test_an_address_has_so_many_connections_and_a_table_so_many_pages(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        table = open_table(server.url, "daydream")
        lines = [await Line.open(server.port) for _ in range(3)]
        with pytest.raises(TurnedAway) as turned_away:
            await Line.open(server.port)

        said = [await line.hello(table) for line in lines]

        assert (turned_away.value.status, turned_away.value.body["code"]) == (
            503,
            "TooManyConnections",
        )
        assert [frame["type"] for frame in said] == ["Welcome", "Welcome", "Refused"]
        assert said[2]["code"] == "TooManyConnections"
        await hung_up(lines[0].writer)
        await eventually(lambda: metric(server, "connections") == 2)
        async with await Line.open(server.port) as another:
            assert (await another.hello(table))["type"] == "Welcome"
        for line in lines[1:]:
            await hung_up(line.writer)

    with a_server(
        tmp_path, REVERIE_CONNECTIONS_PER_ADDRESS="3", REVERIE_VISITORS_PER_TABLE="2"
    ) as server:
        asyncio.run(run(server))
        assert_well(server)


def test_a_thousand_connections_that_come_and_go_leave_nothing_behind(tmp_path: Path) -> None:
    async def come_and_go(server: ServerProcess, table: str, number: int) -> None:
        async with await Line.open(server.port) as line:
            if number % 3:
                line.say("Hello", table=table)
            if number % 3 == 1:
                await line.until("Welcome")
            if number % 5 == 0:
                line.writer.write(framed(b'{"type":"Hello"')[:7])

    async def run(server: ServerProcess) -> None:
        table = open_table(server.url, "daydream")
        for start in range(0, 1000, 50):
            await asyncio.gather(
                *(come_and_go(server, table, start + number) for number in range(50))
            )
        await eventually(lambda: metric(server, "connections") == 0)

    with a_server(tmp_path) as server:
        asyncio.run(run(server))
        assert_well(server)


def test_before_hello_only_hello_counts(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        async with await Line.open(server.port) as line:
            line.say("Type")
            refused = await line.hear()

            assert refused["code"] == "HelloMustComeFirst"
            with pytest.raises(Closed) as closed:
                await line.hear()
            assert closed.value.code == NO_HELLO

    with a_server(tmp_path) as server:
        asyncio.run(run(server))
        assert_well(server)
