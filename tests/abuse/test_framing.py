"""Frames and requests as no client should send them. The server says so, and goes on."""

import asyncio
import json

import pytest

from tests.abuse.asking import asked
from tests.abuse.health import memory
from tests.abuse.raw import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Line,
    TurnedAway,
    exchanged,
    framed,
    hung_up,
    soon,
    upgrade,
)
from tests.server.process import ServerProcess

SETTINGS = {"REVERIE_MESSAGES_PER_SECOND": "1000"}
MESSAGE_BYTES = 16 * 1024
POST = b"POST /api/qr HTTP/1.1\r\nHost: a\r\n"
HELLO = b'{"type":"Ping"}'
PROTOCOL_ERROR, NOT_TEXT, TOO_LARGE = 1002, 1007, 1009


def padded(size: int) -> bytes:
    """A message of exactly so many bytes."""
    return HELLO.ljust(size)


async def code_after(server: ServerProcess, data: bytes) -> int:
    """Why the server hangs up on these bytes; it must."""
    async with await Line.open(server.port) as line:
        line.writer.write(data)
        return await line.close_code()


async def answers_after(server: ServerProcess, *data: bytes) -> list[str]:
    """What is answered to these frames, up to and without the sign of life after them."""
    async with await Line.open(server.port) as line:
        for each in data:
            line.writer.write(each)
            await line.writer.drain()
        line.say("Hello", table="nothing1")
        heard = []
        while (frame := await line.hear())["type"] != "Refused" or frame["code"] != "NoSuchTable":
            heard.append(frame.get("code", frame["type"]))
        return heard


def test_a_message_in_many_pieces_is_one_message(server: ServerProcess) -> None:
    async def run() -> None:
        pieces = [
            framed(HELLO[:5], TEXT, final=False),
            framed(HELLO[5:9], CONTINUATION, final=False),
            framed(b"in between", PING),
            framed(b"", CONTINUATION, final=False),
            framed(HELLO[9:], CONTINUATION),
        ]

        assert await answers_after(server, *pieces) == ["Pong"]

    asyncio.run(run())


def test_a_message_may_arrive_byte_by_byte_or_many_at_once(server: ServerProcess) -> None:
    async def run() -> None:
        frame = framed(HELLO)

        assert await answers_after(server, *(bytes((byte,)) for byte in frame)) == ["Pong"]
        assert await answers_after(server, 30 * frame) == 30 * ["Pong"]

    asyncio.run(run())


def test_a_ping_is_answered_with_the_same_and_a_pong_with_nothing(server: ServerProcess) -> None:
    async def run() -> None:
        async with await Line.open(server.port) as line:
            line.put(b"never asked for", PONG)
            line.put(b"are you there?", PING)

            assert await soon(line.frame()) == (PONG, b"are you there?")

    asyncio.run(run())


def test_bytes_are_read_like_text(server: ServerProcess) -> None:
    async def run() -> None:
        heard = await answers_after(server, framed(HELLO, BINARY), framed(b"\xff\xfe", BINARY))

        assert heard == ["Pong", "MessageCannotBeRead"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (framed(b'{"type":"Say","text":"\xff"}'), NOT_TEXT),
        (framed(b"\xc3", final=False) + framed(b"\x28", CONTINUATION), NOT_TEXT),
        (framed(HELLO, masked=False), PROTOCOL_ERROR),
        (framed(HELLO, spare=0x40), PROTOCOL_ERROR),
        (framed(HELLO, 0x3), PROTOCOL_ERROR),
        (framed(HELLO, 0xB), PROTOCOL_ERROR),
        (framed(HELLO, CONTINUATION), PROTOCOL_ERROR),
        (framed(b"{", final=False) + framed(HELLO), PROTOCOL_ERROR),
        (framed(b"p", PING, final=False), PROTOCOL_ERROR),
        (framed(b"p" * 126, PING), PROTOCOL_ERROR),
        (framed(b"\x03", CLOSE), PROTOCOL_ERROR),
        (framed((999).to_bytes(2, "big"), CLOSE), PROTOCOL_ERROR),
        (framed((1000).to_bytes(2, "big"), CLOSE), 1000),
        (framed(b"", CLOSE), 1000),
        (framed(b" " * (4 * MESSAGE_BYTES + 1)), TOO_LARGE),
        (framed(b"", BINARY)[:1] + b"\xff" + (1 << 40).to_bytes(8, "big"), TOO_LARGE),
        (
            framed(b" " * MESSAGE_BYTES, final=False)
            + 4 * framed(b" " * MESSAGE_BYTES, CONTINUATION, final=False),
            TOO_LARGE,
        ),
        (framed(b"{", final=False) + 10_000 * framed(b"", CONTINUATION, final=False), TOO_LARGE),
    ],
)
def test_who_breaks_the_standard_is_hung_up_on(
    server: ServerProcess, data: bytes, code: int
) -> None:
    assert asyncio.run(code_after(server, data)) == code


def test_a_message_that_is_a_little_too_large_is_refused_by_its_id(server: ServerProcess) -> None:
    async def run() -> None:
        async with await Line.open(server.port) as line:
            wish = {"type": "Do", "id": "much", "command": {"type": "Rename", "name": "x" * 20_000}}
            line.put(json.dumps(wish).encode())
            refused = await line.hear()

            assert refused["code"] == "MessageIsTooLarge"
            assert refused["id"] == "much"
            await line.ask_for_a_sign_of_life()

    asyncio.run(run())


def test_bytes_count_and_not_letters(server: ServerProcess) -> None:
    async def run() -> None:
        fits, too_large = padded(MESSAGE_BYTES), padded(MESSAGE_BYTES + 1)
        moons = json.dumps("\N{FULL MOON SYMBOL}" * 5000, ensure_ascii=False).encode()

        heard = await answers_after(server, framed(fits), framed(too_large), framed(moons))

        assert heard == ["Pong", "MessageIsTooLarge", "MessageIsTooLarge"]

    asyncio.run(run())


@pytest.mark.parametrize(
    "early",
    [
        framed(HELLO),
        framed(HELLO)[:9],
        framed(b"\xff\xfe"),
        framed(HELLO, masked=False),
        framed(b" " * (4 * MESSAGE_BYTES + 1)),
        framed((1000).to_bytes(2, "big"), CLOSE),
        b"GET / HTTP/1.1\r\n\r\n",
    ],
)
def test_frames_before_the_door_is_open_hurt_nobody_else(
    server: ServerProcess, early: bytes
) -> None:
    async def run() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(upgrade("/api/socket", {}) + early)
        writer.write_eof()
        try:
            await soon(reader.read())
        finally:
            await hung_up(writer)

        assert await answers_after(server, framed(HELLO)) == ["Pong"]

    asyncio.run(run())


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x00\x01\x02\xff\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(64) + b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET",
        POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ],
)
def test_garbage_instead_of_http_is_answered_with_400(
    server: ServerProcess, garbage: bytes
) -> None:
    answer = asyncio.run(exchanged(server.port, garbage))

    assert answer.startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-WebSocket-Version": "12"},
        {"Sec-WebSocket-Key": "short"},
        {"Sec-WebSocket-Key": "\xff\xfe"},
    ],
)
def test_a_broken_handshake_opens_nothing(server: ServerProcess, headers: dict[str, str]) -> None:
    with pytest.raises(TurnedAway) as turned_away:
        asyncio.run(Line.open(server.port, **{k.replace("-", "_"): v for k, v in headers.items()}))

    assert turned_away.value.status in (400, 426)


def test_a_flood_of_pings_that_nobody_reads_does_not_pile_up(server: ServerProcess) -> None:
    async def run() -> None:
        before = memory(server)
        async with await Line.open(server.port) as line:
            line.reader._transport.pause_reading()  # type: ignore[attr-defined]
            flood = 1000 * framed(b"p" * 125, PING)
            for _ in range(600):
                line.writer.write(flood)
                await soon(line.writer.drain())
            assert await asyncio.to_thread(lambda: asked(server, "/healthz").status) == 200

            assert memory(server) - before < 30 << 20

    asyncio.run(run())
