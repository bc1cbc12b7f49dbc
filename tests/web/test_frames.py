"""Frames are read as the library writes them, whatever pieces they arrive in."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from reverie.web.framing import (
    BINARY,
    CLOSE,
    NO_CODE,
    PING,
    TEXT,
    FrameIsBroken,
    Frames,
    Message,
    closing,
    framed,
    unmasked,
)

LARGEST = 100_000


def from_client(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)


def heard(data: bytes, *, largest: int = LARGEST) -> list[Message]:
    return Frames(largest).feed(data)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, LARGEST])
def test_messages_of_every_length_are_read(length: int) -> None:
    text = b"x" * length

    assert heard(from_client(Opcode.TEXT, text)) == [Message(TEXT, text)]


@given(
    texts=st.lists(st.binary(max_size=300), max_size=6),
    cuts=st.lists(st.integers(0, 2_500), max_size=12),
)
def test_it_does_not_matter_where_the_stream_is_cut(texts: list[bytes], cuts: list[int]) -> None:
    stream = b"".join(from_client(Opcode.BINARY, text) for text in texts)
    places = sorted({0, len(stream), *(cut for cut in cuts if cut < len(stream))})
    frames = Frames(LARGEST)

    messages = [
        message for begin, end in pairwise(places) for message in frames.feed(stream[begin:end])
    ]

    assert messages == [Message(BINARY, text) for text in texts]


def test_a_message_in_pieces_is_put_together_and_may_be_interrupted_by_a_ping() -> None:
    stream = (
        from_client(Opcode.TEXT, b"one ", fin=False)
        + from_client(Opcode.CONT, b"two ", fin=False)
        + from_client(Opcode.PING, b"?")
        + from_client(Opcode.CONT, b"three")
        + from_client(Opcode.TEXT, b"four")
    )

    assert heard(stream) == [
        Message(PING, b"?"),
        Message(TEXT, b"one two three"),
        Message(TEXT, b"four"),
    ]


@pytest.mark.parametrize(
    ("stream", "code"),
    [
        (b"\xc1\x80" + bytes(4), 1002),  # a reserved bit
        (b"\x81\x01x", 1002),  # not masked
        (b"\x83\x80" + bytes(4), 1002),  # no such opcode
        (b"\x09\x80" + bytes(4), 1002),  # a ping in pieces
        (b"\x89\xfe\x00\x7e" + bytes(4), 1002),  # a long ping
        (from_client(Opcode.CONT, b"x"), 1002),  # goes on with nothing
        (from_client(Opcode.TEXT, b"x", fin=False) + from_client(Opcode.TEXT, b"y"), 1002),
        (b"\x81\xff" + (1 << 62).to_bytes(8, "big"), 1009),  # before a byte of it has come
        (from_client(Opcode.TEXT, b"x" * 11), 1009),
        (from_client(Opcode.TEXT, b"xxxxx", fin=False) + from_client(Opcode.CONT, b"yyyyyy"), 1009),
    ],
    # Masks are random, and so are bytes in names of tests.
    ids=range(10),
)
def test_what_is_not_of_the_standard_is_refused_with_its_code(stream: bytes, code: int) -> None:
    with pytest.raises(FrameIsBroken) as broken:
        heard(stream, largest=10)

    assert broken.value.code == code


@given(st.binary(max_size=70_000))
def test_what_we_write_the_library_writes_too(payload: bytes) -> None:
    assert framed(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)
    assert framed(payload, CLOSE) == Frame(Opcode.CLOSE, payload).serialize(mask=False)


@given(mask=st.binary(min_size=4, max_size=4), text=st.binary(max_size=50))
def test_masking_twice_is_not_masking(mask: bytes, text: bytes) -> None:
    assert unmasked(mask, unmasked(mask, text)) == text


def test_a_close_frame_may_say_why() -> None:
    assert closing(b"") == NO_CODE
    assert closing((1001).to_bytes(2, "big") + b"bye") == 1001
    assert closing((4001).to_bytes(2, "big")) == 4001


@pytest.mark.parametrize("payload", [b"x", (999).to_bytes(2, "big"), (1006).to_bytes(2, "big")])
def test_a_close_code_must_exist(payload: bytes) -> None:
    with pytest.raises(FrameIsBroken):
        closing(payload)
