"""One WebSocket. The only module that knows how uvicorn carries them."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from reverie.tables.ports import Meter

SCOPE = "reverie.wire"
CLOSING_SECONDS = 2.0
TEXT = 0x81
"""A whole message of text: the first byte of its WebSocket frame."""


class WireProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own, which also hands itself to the application."""

    def handle_connect(self, event: Request) -> None:
        """The application will need it to send without waiting."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope[SCOPE] = self  # type: ignore[literal-required] # ours beside ASGI's


class Wire:
    """Fills the port `Line`: sending never waits, and what waits has a limit.

    What waits is the transport's own buffer, so a frame costs no task and no queue.
    """

    def __init__(self, scope: Any, limit: int, meter: Meter) -> None:
        self.protocol: WireProtocol = scope[SCOPE]
        self.limit = limit
        self.meter = meter

    @property
    def is_closing(self) -> bool:
        """Nothing more can be sent."""
        return self.protocol.close_sent or self.protocol.transport.is_closing()

    def send(self, frame: bytes) -> None:
        """Put a frame on its way."""
        if self.is_closing:
            return
        transport = self.protocol.transport
        if transport.get_write_buffer_size() + len(frame) > self.limit:
            # Nothing of what waits would be of use: the client must come again with `after`.
            self.meter.count("cut_off")
            transport.abort()
            return
        transport.write(framed(frame))
        self.meter.count("frames")

    def close(self, code: int, reason: str) -> None:
        """Send what waits, then hang up; on who does not listen, after a moment."""
        if self.is_closing:
            return
        said = {"type": "websocket.close", "code": code, "reason": reason}
        closing = asyncio.ensure_future(self.protocol.send(said))  # type: ignore[arg-type]
        loop = asyncio.get_running_loop()
        abort = loop.call_later(CLOSING_SECONDS, self.protocol.transport.abort)
        closing.add_done_callback(lambda done: None if done.cancelled() else done.exception())
        self.abort = abort


def framed(message: bytes) -> bytes:
    """A whole message of text as a server sends it (RFC 6455, 5.2): not masked."""
    length = len(message)
    if length < 126:
        return bytes((TEXT, length)) + message
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + length.to_bytes(8, "big") + message
