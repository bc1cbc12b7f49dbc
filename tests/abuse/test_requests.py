"""Requests from the wrong place, in the wrong name, too large or too many."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.abuse.asking import Answer, asked
from tests.abuse.health import assert_well
from tests.abuse.raw import Line, TurnedAway, exchanged, hung_up, soon
from tests.server.client import http, open_table
from tests.server.process import ServerProcess, a_server

FRIEND = "https://friends.example"
SETTINGS = {"REVERIE_ORIGINS": FRIEND}
QR = b'{"text":"moon"}'
WRONG_ORIGINS = (
    "https://evil.example",
    "null",
    "",
    "http://[",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1@evil.example",
    "https://friends.example.evil.example",
    "https://friends.example:444",
    "file://",
    "\xff\xfe",
)


def posted(server: ServerProcess, **headers: str) -> Answer:
    return asked(server, "/api/qr", QR, headers=headers)


@pytest.mark.parametrize("origin", WRONG_ORIGINS)
def test_pages_of_other_sites_may_neither_connect_nor_send(
    server: ServerProcess, origin: str
) -> None:
    with pytest.raises(TurnedAway) as turned_away:
        asyncio.run(Line.open(server.port, Origin=origin))
    answer = posted(server, Origin=origin)

    assert turned_away.value.status == answer.status == 403
    assert turned_away.value.body["code"] == answer.code == "OriginIsNotAllowed"


def test_our_own_pages_friends_and_programs_may(server: ServerProcess) -> None:
    own = f"http://127.0.0.1:{server.port}"

    async def run() -> None:
        for headers in ({"Origin": own}, {"Origin": FRIEND}, {}):
            async with await Line.open(server.port, **headers) as line:
                await line.ask_for_a_sign_of_life()

    asyncio.run(run())
    assert [posted(server, **h).status for h in ({"Origin": own}, {"Origin": FRIEND}, {})] == [
        200,
        200,
        200,
    ]


def test_reading_needs_no_origin_and_gives_none_away(server: ServerProcess) -> None:
    answer = asked(server, "/api/games", headers={"Origin": "https://evil.example"})

    assert answer.status == 200
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/api/socket/", "/api/tables", "/api//socket", "/%2e"])
def test_there_is_one_socket_only(server: ServerProcess, path: str) -> None:
    with pytest.raises(TurnedAway) as turned_away:
        asyncio.run(Line.open(server.port, path))

    assert turned_away.value.status == 404
    assert turned_away.value.body["type"] == "Refused"


@pytest.mark.parametrize("host", ["[", "evil.example", "a" * 5000, "a b", "", "127.0.0.1:x", "@"])
def test_a_wrong_host_harms_nobody(server: ServerProcess, host: str) -> None:
    table = open_table(server.url, "daydream")

    answer = asked(server, f"/api/tables/{table}/invite.svg", headers={"Host": host})
    socket_of_a_page = {"Host": host, "Origin": "https://evil.example"}

    assert answer.status in (200, 400, 422)
    if host != "evil.example":
        with pytest.raises(TurnedAway):
            asyncio.run(Line.open(server.port, **socket_of_a_page))


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"settings":' * 5000,
        b"[" * 100_000,
        b'{"settings":{"game":"daydream"},"unknown":1}',
        b'{"settings":{"game":"daydream","options":{"unknown":1}}}',
        b'{"settings":{"game":"daydream","options":{"seconds_per_turn":1e999}}}',
        b'{"settings":{"game":"daydream","options":{"seconds_per_turn":' + b"9" * 5000 + b"}}}",
        b'{"settings":{"game":"nothing"}}',
        b'{"settings":{"game":"when_i_dream","options":{"deck":[]}}}',
        b'{"settings":{"game":"when_i_dream","options":{"deck":"\\ud800"}}}',
        b'{"settings":{"game":"when_i_dream","options":{"first_dreamer":' + b"9" * 40 + b"}}}",
        b'{"settings":{"game":"daydream"},"room":"../etc"}',
    ],
)
def test_bodies_that_mean_nothing_are_refused(server: ServerProcess, body: bytes) -> None:
    answer = asked(server, "/api/tables", body)

    assert answer.status in (404, 422)
    assert answer.json["type"] == "Refused"


@pytest.mark.parametrize(
    "name", ["", " ", "\t\n", "x" * 25, "a\x00b", "\u202e", "\ud800", 7, None, ["Ann"]]
)
def test_names_that_cannot_be_shown_are_refused(server: ServerProcess, name: object) -> None:
    table = open_table(server.url, "daydream")

    answer = asked(server, f"/api/tables/{table}/players", json.dumps({"name": name}).encode())

    assert answer.status == 422
    assert answer.code in ("NameIsNotAllowed", "MessageCannotBeRead")


def test_a_body_that_is_too_large_is_refused_whether_it_says_so_or_not(
    server: ServerProcess,
) -> None:
    chunk = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
    head = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nConnection: close\r\n"

    said = asked(server, "/api/tables", b" " * (1 << 21))
    unsaid = asyncio.run(
        exchanged(server.port, head + b"Transfer-Encoding: chunked\r\n\r\n" + 17 * chunk)
    )

    assert (said.status, said.code) == (413, "MessageIsTooLarge")
    assert unsaid.startswith(b"HTTP/1.1 413 ")


def test_who_goes_away_in_the_middle_of_a_body_leaves_nothing_behind(
    server: ServerProcess,
) -> None:
    async def run() -> None:
        for _ in range(5):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"POST /api/qr HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{")
            await soon(writer.drain())
            await hung_up(writer)

    asyncio.run(run())
    assert posted(server).status == 200


def test_tables_and_rooms_of_one_address_are_counted(tmp_path: Path) -> None:
    with a_server(tmp_path, REVERIE_TABLES_PER_HOUR="3") as server:
        new = b'{"settings":{"game":"daydream"}}'
        table = asked(server, "/api/tables", new).json["table"]
        asked(server, "/api/rooms", b'{"name":"friends"}')

        answers = [asked(server, "/api/tables", new) for _ in range(3)]
        room = asked(server, "/api/rooms", b'{"name":"others"}')

        assert [answer.status for answer in answers] == [201, 429, 429]
        assert answers[1].code == room.code == "TooManyTables"
        assert http(f"{server.url}/api/tables/{table}")["table"] == table
        assert_well(server)


def test_requests_of_one_address_are_counted(tmp_path: Path) -> None:
    with a_server(tmp_path, REVERIE_REQUESTS_PER_SECOND="1") as server:
        answers = [asked(server, "/healthz") for _ in range(30)]

        assert [answer.status for answer in answers[:10]] == [200] * 10
        refused = [answer for answer in answers if answer.status == 429]
        assert {answer.code for answer in refused} == {"TooManyRequests"}
        assert server.runs
