"""A client's WebSocket that costs little, for one process that plays a thousand seats.

Own handshake and frames (RFC 6455) on an asyncio protocol; no extension is offered.
"""

import asyncio
import base64
import os
from collections.abc import Callable, Sequence
from typing import cast

HOST = "127.0.0.1"
TEXT, CLOSE, PING = 0x81, 0x88, 0x89
FIN, OPCODE, CONTINUATION, PONG = 0x80, 0x0F, 0x00, 0x8A

Hear = Callable[[bytes], None]


class NotConnected(Exception):
    """The server refused the handshake, or hung up before it said what was waited for."""


class WebSocket(asyncio.Protocol):
    """One connection; whole text messages go to a listener, as bytes."""

    def __init__(self, request: bytes) -> None:
        self.is_open = False
        self._request = request
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._key = os.urandom(4)
        self._rest = b""
        self._pieces: list[bytes] = []
        self._early: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._hear: Hear = self._early.put_nowait

    @classmethod
    async def open(
        cls, port: int, path: str, headers: Sequence[tuple[str, str]] = (), seconds: float = 20
    ) -> "WebSocket":
        """A connection whose handshake is done."""
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {HOST}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in headers),
        ]
        request = ("\r\n".join(lines) + "\r\n\r\n").encode()
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(seconds):
            _, socket = await loop.create_connection(lambda: cls(request), HOST, port)
            await socket._opened
        return socket

    async def wait_for(self, start: bytes, seconds: float = 20) -> bytes:
        """The next message that starts so; others are dropped. Only before `listen`."""
        async with asyncio.timeout(seconds):
            while (text := await self._early.get()) is not None:
                if text.startswith(start):
                    return text
        raise NotConnected(f"closed before {start!r} came")

    def listen(self, hear: Hear) -> None:
        """From now on every message goes there, those that came early first."""
        self._hear = hear
        while not self._early.empty():
            if (text := self._early.get_nowait()) is not None:
                hear(text)

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Say goodbye and hang up."""
        if self.is_open:
            self._frame(CLOSE, b"\x03\xe8")
            self.is_open = False
        self._transport.close()

    # ── asyncio ──────────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # That of uvloop is no subclass of it.
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_open = False
        self._early.put_nowait(None)
        if not self._opened.done():
            self._opened.set_exception(NotConnected(f"closed in the handshake: {exc}"))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self.is_open and not self._opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self._shake(head)
        start, end = 0, len(data)
        while end - start >= 2:
            # A server does not mask, so the second byte is the length or says where it is.
            first, length, body = data[start], data[start + 1], start + 2
            if length >= 126:
                body += 2 if length == 126 else 8
                length = int.from_bytes(data[start + 2 : body], "big")
            after = body + length
            if after > end or body > end:
                break
            if first == TEXT:
                self._hear(data[body:after])
            else:
                self._rare(first, data[body:after])
            start = after
        self._rest = data[start:]

    # ── frames ───────────────────────────────────────────────────────────────────────────────

    def _shake(self, head: bytes) -> None:
        if not head.startswith(b"HTTP/1.1 101"):
            self._opened.set_exception(NotConnected(head.decode("latin-1")))
            self._transport.close()
            return
        self.is_open = True
        self._opened.set_result(None)

    def _rare(self, first: int, payload: bytes) -> None:
        """Fragments, pings and goodbyes."""
        if first == PING:
            self._frame(PONG, payload)
        elif first == CLOSE:
            self.close()
        elif first & OPCODE in (CONTINUATION, TEXT & OPCODE):
            self._pieces.append(payload)
            if first & FIN:
                whole = b"".join(self._pieces)
                self._pieces.clear()
                self._hear(whole)

    def _frame(self, first: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((first, 0x80 | size))
        elif size < 1 << 16:
            head = bytes((first, 0xFE)) + size.to_bytes(2, "big")
        else:
            head = bytes((first, 0xFF)) + size.to_bytes(8, "big")
        # One long XOR is far quicker than a loop over bytes.
        mask = int.from_bytes((self._key * (size // 4 + 1))[:size], "big")
        masked = (int.from_bytes(payload, "big") ^ mask).to_bytes(size, "big")
        self._transport.write(head + self._key + masked)
