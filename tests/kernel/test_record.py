"""Records: one line of JSON that can be read again, or says what is wrong with it."""

from dataclasses import fields
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.kernel.game import AnyGame, Game
from reverie.kernel.messages import Event
from reverie.kernel.moment import Moment
from reverie.kernel.record import Entry, Record, RecordIsBroken, decode, encode, game_of, states
from reverie.kernel.seat import CLOCK, Seat

steady = settings(deadline=None, derandomize=True, database=None, max_examples=300)


class Began(Event, frozen=True):
    """The stones are counted."""

    stones: int


class Took(Event, frozen=True):
    """Somebody took some."""

    seat: Seat
    stones: int


def evolve(state: int | None, event: Began | Took) -> int:
    """How many stones lie there."""
    return event.stones if isinstance(event, Began) else (state or 0) - event.stones


def a_game() -> AnyGame:
    """As much of a game as a record needs."""
    told: dict[str, Any] = {
        "name": "stones",
        "events_version": 3,
        "events": Began | Took,
        "evolve": evolve,
    }
    rest: dict[str, Any] = dict.fromkeys(part.name for part in fields(Game))
    return Game(**{**rest, **told})


GAME = a_game()
RECORD: Record[Any] = Record(
    game="stones",
    format=1,
    rules_version=1,
    events_version=3,
    players=2,
    bots=(Seat(1),),
    options={"stones": 7},
    seed="00" * 32,
    contributions=("aa" * 16,),
    entries=(
        Entry(seq=1, at=Moment(0), by=CLOCK, id="setup", events=(Began(stones=7),)),
        Entry(
            seq=2,
            at=Moment(9),
            by=Seat(0),
            id="x1",
            events=(Took(Seat(0), 2), Took(Seat(1), 1)),
        ),
    ),
    outcome={"points": [2, 1], "winners": [0]},
)
LINE = encode(RECORD)


def changed(**parts: Any) -> bytes:
    """The line with some fields changed."""
    return msgspec.json.encode({**msgspec.json.decode(LINE), **parts})


def without(field: str) -> bytes:
    """The line without a field."""
    held = msgspec.json.decode(LINE)
    del held[field]
    return msgspec.json.encode(held)


def test_a_record_is_one_line_that_says_which_game_it_is() -> None:
    assert b"\n" not in LINE
    assert game_of(LINE) == "stones"


def test_a_record_is_the_same_after_it_was_stored() -> None:
    assert decode(LINE, GAME) == RECORD
    assert encode(decode(LINE, GAME)) == LINE


def test_a_record_is_replayed_event_by_event() -> None:
    one, two = RECORD.entries

    assert list(states(GAME, RECORD)) == [
        (one, Began(stones=7), 7),
        (two, Took(Seat(0), 2), 5),
        (two, Took(Seat(1), 1), 4),
    ]


def test_a_record_of_earlier_events_is_read() -> None:
    assert decode(changed(events_version=1), GAME).events_version == 1


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (b"", "not a record of stones: Input data was truncated"),
        (b"{}", "not a record of stones: Object missing required field `game`"),
        (LINE[:100], "not a record of stones: Input data was truncated"),
        (LINE + b"x", "not a record of stones: JSON is malformed"),
        (changed(format=2), "format 2 is not known here (this reads 1)"),
        (changed(events_version=4), "stored by a newer version: events 4, this reads up to 3"),
        (without("entries"), "not a record of stones: Object missing required field `entries`"),
        (without("seed"), "not a record of stones: Object missing required field `seed`"),
        (
            LINE.replace(b'"Took"', b'"Threw"', 1),
            "not a record of stones: Invalid value 'Threw' - at `$.entries[1].events[0].type`",
        ),
        (
            LINE.replace(b'"stones":7}]', b'"stones":"x"}]'),
            "not a record of stones: Expected `int`, got `str` - at `$.entries[0].events[0].",
        ),
        (
            LINE.replace(b'"by":"clock"', b'"by":"moon"'),
            "not a record of stones: Invalid enum value 'moon' - at `$.entries[0].by`",
        ),
    ],
)
def test_a_broken_record_is_refused_with_the_place_and_the_reason(line: bytes, text: str) -> None:
    with pytest.raises(RecordIsBroken) as broken:
        decode(line, GAME)

    assert str(broken.value).startswith(text)


@pytest.mark.parametrize("line", [b"", b"[]", b"7", b'{"game": 7}', b"\xff", b"no"])
def test_what_is_no_record_is_of_no_game(line: bytes) -> None:
    with pytest.raises(RecordIsBroken, match=r"^not a game record: "):
        game_of(line)


@steady
@given(place=st.integers(0, len(LINE) - 1), byte=st.integers(0, 127))
def test_a_damaged_byte_is_noticed_or_does_no_harm(place: int, byte: int) -> None:
    damaged = LINE[:place] + bytes([byte]) + LINE[place + 1 :]

    try:
        record = decode(damaged, GAME)
    except RecordIsBroken:
        return
    assert decode(encode(record), GAME) == record


def test_a_record_that_is_no_utf_8_is_refused() -> None:
    with pytest.raises(RecordIsBroken):
        decode(LINE.replace(b"setup", b"\x80etup"), GAME)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(RecordIsBroken):
        decode(changed(game="sticks"), GAME)
