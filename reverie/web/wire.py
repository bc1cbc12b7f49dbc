"""One WebSocket. The only module that knows how uvicorn carries them."""

import asyncio
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from reverie.tables.ports import Meter
from reverie.web.framing import (
    CLOSE,
    NO_CODE,
    NOT_UTF8,
    PING,
    PONG,
    TEXT,
    FrameIsBroken,
    Frames,
    Message,
    closing,
    framed,
)

SCOPE = "reverie.wire"
CLOSING_SECONDS = 2.0
MOST_WAITING = 16
"""Messages that are read before the first of them is answered."""
MOST_PONGS = 64 * 1024
"""Bytes that may wait for a client; beyond them its pings are not answered."""


class WireProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own, which shakes hands; the frames after that are read here."""

    reader: Frames

    def handle_connect(self, event: Request) -> None:
        """The application will need the protocol to send without waiting."""
        super().handle_connect(event)
        self.reader = Frames(self.config.ws_max_size)
        if hasattr(self, "scope"):
            self.scope[SCOPE] = self  # type: ignore[literal-required] # ours beside ASGI's

    async def send(self, message: ASGISendEvent) -> None:
        """A refusal completes a handshake, too; uvicorn would log that it did not."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        """Whatever the client sent."""
        if not self.handshake_complete:
            super().data_received(data)
            return
        try:
            for message in self.reader.feed(data):
                self._heard(message)
        except FrameIsBroken as broken:
            self._hang_up(broken.code, broken.reason)

    def _heard(self, message: Message) -> None:
        if message.opcode == PING:
            # For who asks and does not read, answers would pile up without end.
            if self.transport.get_write_buffer_size() < MOST_PONGS:
                self.transport.write(framed(message.data, PONG))
        elif message.opcode == CLOSE:
            self._client_closed(message.data)
        elif message.opcode != PONG and not self.close_sent:
            text = message.data
            try:
                said = {"type": "websocket.receive", "text": text.decode()}
            except UnicodeDecodeError as problem:
                if message.opcode == TEXT:
                    raise FrameIsBroken(NOT_UTF8, "text is UTF-8") from problem
                said = {"type": "websocket.receive", "bytes": text}  # type: ignore[dict-item]
            self.queue.put_nowait(said)  # type: ignore[arg-type]
            if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

    def _client_closed(self, payload: bytes) -> None:
        """Answer with the same, if we did not begin."""
        code = closing(payload)
        if not self.close_sent:
            self.say_goodbye(1000 if code == NO_CODE else code, "")
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = None
        self.transport.close()

    def _hang_up(self, code: int, reason: str) -> None:
        """The client does not keep to the standard."""
        if not self.close_sent:
            self.say_goodbye(code, reason)
        self.transport.close()

    def say_goodbye(self, code: int, reason: str) -> None:
        """The last frame; the application is told that it is over."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(framed(code.to_bytes(2, "big") + reason.encode(), CLOSE))
        self.close_sent = True


class Post:
    """Takes the frames of one turn of the loop to their transports, all of a wire in one go."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []

    def take(self, wire: "Wire") -> None:
        """This wire has something to send."""
        if not self.wires:
            asyncio.get_running_loop().call_soon(self.deliver)
        self.wires.append(wire)

    def deliver(self) -> None:
        """Everything that has gathered."""
        wires, self.wires = self.wires, []
        for wire in wires:
            wire.flush()


class Wire:
    """Fills the port `Line`: sending never waits, and what waits has a limit.

    What waits for the client is the transport's own buffer: a frame costs no task and no queue.
    """

    def __init__(self, scope: Any, limit: int, post: Post, meter: Meter) -> None:
        self.protocol: WireProtocol = scope[SCOPE]
        self.limit = limit
        self.post = post
        self.meter = meter
        self.frames: list[bytes] = []

    @property
    def is_closing(self) -> bool:
        """Nothing more can be sent."""
        return self.protocol.close_sent or self.protocol.transport.is_closing()

    def send(self, frame: bytes) -> None:
        """Put a frame on its way."""
        if not self.frames:
            self.post.take(self)
        self.frames.append(framed(frame))

    def flush(self) -> None:
        """Hand over to the transport what has gathered."""
        frames, self.frames = self.frames, []
        if not frames or self.is_closing:
            return
        transport, data = self.protocol.transport, b"".join(frames)
        if transport.get_write_buffer_size() + len(data) > self.limit:
            # Nothing of what waits would be of use: the client must come again with `after`.
            self.meter.count("cut_off")
            transport.abort()
            return
        transport.write(data)
        self.meter.count("frames", len(frames))

    def close(self, code: int, reason: str) -> None:
        """Send what waits, then hang up; on who does not listen, after a moment."""
        self.flush()
        if self.is_closing:
            return
        self.protocol.say_goodbye(code, reason)
        loop = asyncio.get_running_loop()
        self.protocol.close_timer = loop.call_later(CLOSING_SECONDS, self.protocol.transport.abort)
