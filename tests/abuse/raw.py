"""A connection by hand: any bytes, right or wrong."""

import asyncio
import contextlib
import json
import secrets
from base64 import b64encode
from collections.abc import Awaitable
from types import TracebackType
from typing import Any, TypeVar

Json = Any
T = TypeVar("T")

WAIT = 30.0
"""Seconds after which something that does not come is a failure."""
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
BUFFER = 1 << 20
ABNORMAL = 1006
"""What a client says of a connection that ended without a word."""


async def soon(what: Awaitable[T]) -> T:
    """What is waited for, but not for ever."""
    async with asyncio.timeout(WAIT):
        return await what


class Closed(Exception):
    """The server has hung up."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class TurnedAway(Exception):
    """The server does not open a WebSocket."""

    def __init__(self, answer: bytes) -> None:
        head, _, body = answer.partition(b"\r\n\r\n")
        super().__init__(head, body)
        self.status = int(head.split(b" ", 2)[1])
        self.head = head.decode("latin-1").lower()
        self.body: Json = json.loads(body) if body.startswith(b"{") else body.decode()


def framed(
    payload: bytes, kind: int = TEXT, *, final: bool = True, masked: bool = True, spare: int = 0
) -> bytes:
    """A frame as a client sends it (RFC 6455, 5.2), or as none should."""
    first = (FINAL if final else 0) | spare | kind
    length = len(payload)
    mask_bit = MASKED if masked else 0
    if length < 126:
        head = bytes((first, mask_bit | length))
    elif length < 1 << 16:
        head = bytes((first, mask_bit | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((first, mask_bit | 127)) + length.to_bytes(8, "big")
    # A mask of zeros is a mask: the payload stays as it is.
    return head + (bytes(4) if masked else b"") + payload


def upgrade(path: str, headers: dict[str, str]) -> bytes:
    """The request that opens a WebSocket."""
    wanted = {
        "Host": "127.0.0.1",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": b64encode(secrets.token_bytes(16)).decode(),
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in wanted.items())]
    return "\r\n".join((*lines, "", "")).encode("latin-1")


async def exchanged(port: int, request: bytes) -> bytes:
    """All that is answered to these bytes until the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        return await soon(reader.read())
    except ConnectionError:
        return b""
    finally:
        await hung_up(writer)


async def hung_up(writer: asyncio.StreamWriter) -> None:
    """Let go of a socket, whatever state it is in."""
    writer.transport.abort()
    with contextlib.suppress(ConnectionError):
        await soon(writer.wait_closed())


class Line:
    """One open WebSocket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.heard: list[Json] = []

    @classmethod
    async def open(cls, port: int, path: str = "/api/socket", **headers: str) -> "Line":
        """Connect; raises `TurnedAway`. `_` in a header's name stands for `-`."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=BUFFER)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        named.setdefault("Host", f"127.0.0.1:{port}")
        try:
            writer.write(upgrade(path, named))
            head = await soon(reader.readuntil(b"\r\n\r\n"))
            if not head.startswith(b"HTTP/1.1 101 "):
                raise TurnedAway(head + await soon(reader.read()))
        except BaseException:
            await hung_up(writer)
            raise
        return cls(reader, writer)

    async def __aenter__(self) -> "Line":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await hung_up(self.writer)

    def put(self, payload: bytes, kind: int = TEXT) -> None:
        """One whole message, without waiting."""
        self.writer.write(framed(payload, kind))

    def say(self, kind: str, **fields: Json) -> None:
        """One message of the protocol."""
        self.put(json.dumps({"type": kind, **fields}).encode())

    async def frame(self) -> tuple[int, bytes]:
        """The next frame, whatever it is; raises `Closed`."""
        try:
            first, second = await self.reader.readexactly(2)
            length = second & 0x7F
            if length == 126:
                length = int.from_bytes(await self.reader.readexactly(2), "big")
            elif length == 127:
                length = int.from_bytes(await self.reader.readexactly(8), "big")
            return first & 0x0F, await self.reader.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError) as problem:
            raise Closed(ABNORMAL) from problem

    async def next(self) -> bytes:
        """The next message; raises `Closed`."""
        while True:
            kind, payload = await self.frame()
            if kind == CLOSE:
                raise Closed(int.from_bytes(payload[:2], "big"))
            if kind == TEXT:
                return payload

    async def hear(self) -> Json:
        """The next message of the protocol; raises `Closed`."""
        frame = json.loads(await soon(self.next()))
        self.heard.append(frame)
        return frame

    async def until(self, *kinds: str) -> Json:
        """The next message of one of these kinds; raises `Closed`."""
        while (frame := await self.hear())["type"] not in kinds:
            pass
        return frame

    async def hello(self, table: str, secret: str | None = None, **fields: Json) -> Json:
        """Say hello; what is answered."""
        self.say("Hello", table=table, secret=secret, **fields)
        return await self.until("Welcome", "Refused")

    async def wish(self, id_: str, command: str, **fields: Json) -> Json:
        """The answer to a command with an id of one's choice."""
        self.say("Do", id=id_, command={"type": command, **fields})
        while (answer := await self.until("Accepted", "Refused"))["id"] != id_:
            pass
        return answer

    async def ask_for_a_sign_of_life(self) -> None:
        """When this is over, all that was sent before has been read."""
        self.say("Ping")
        await self.until("Pong")

    async def close_code(self) -> int:
        """Why the server hangs up; it must."""
        try:
            while True:
                await self.hear()
        except Closed as closed:
            return closed.code
