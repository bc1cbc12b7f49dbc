"""Messages that nobody should send, and some that one may: endless, and the same for a seed."""

import json
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    EnumType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from reverie.kernel.game import AnyGame
from reverie.kernel.interruptions import GiveBackTime, HandToBot, HandToPerson, Ring
from reverie.tables.commands import AppointHost, ComeBack
from reverie.tables.messages import any_message

Json = Any

REMEMBERED = 40
WORDS = (
    "", " ", "moon", "Mond", "clock", "spectator", "everything", "when_i_dream", "daydream",
    "plain", "dusk", "A", "00" * 16, "zz" * 16, "Übermut", "夢", "\N{GRINNING FACE}", "a\x00b",
    "\u202e", "\x7f", "bot:0:turn 0:0", "alarm:1", "true", "0", "-1", "room:friends", "../etc",
    "'; DROP TABLE entries; --", "<script>alert(1)</script>", "{}", "x" * 25, "x" * 301,
)  # fmt: skip
TOKENS = (
    "NaN", "-Infinity", "1e999", "-1e999", "1e-999", "-0.0", "01", "1.", ".5", "0x10", "1_000",
    "9" * 19, "-" + "9" * 19, "9" * 40, "9" * 5000, "2147483648", "9223372036854775808", "1.5",
    "1e2", r'"\ud800"', r'"\udc00\ud800"', r'"\u0000"', r'"\x41"', '"\t"', "'a'", "nul", "[1,]",
    "{,}", "/**/1", '"' + "a" * 9000 + '"', "[" * 600 + "]" * 600, "[" * 2000, '{"a":' * 500 + "1",
    '{"a":1,"a":2}', '"' + "\N{GRINNING FACE}" * 2000 + '"', "",
)  # fmt: skip
"""Values as they are written: right, wrong and monstrous."""
KNOWN_TO_BE_FINE = frozenset({"-0.0", "1.5", "1e2", "2147483648", "9" * 19, "9" * 40, r'"\u0000"'})
"""After these the rest of a message can still be read."""

OF_THE_CLOCK = tuple(
    type_info(kind) for kind in (Ring, GiveBackTime, HandToBot, HandToPerson, AppointHost, ComeBack)
)

_HOLE = "\x01here\x01"


class Shot(msgspec.Struct, frozen=True):
    """One message on its way."""

    data: bytes
    text: bool = True
    id: str | None = None
    """Whoever reads this must answer it by this id."""
    deadly: bool = False
    """No message of a WebSocket at all: the server must hang up."""


class Fuzzer:
    """Makes messages for the tables of one game."""

    def __init__(self, seed: object, game: AnyGame, tables: Sequence[str] = ()) -> None:
        self.random = Random(str(seed))
        self.seed = seed
        self.game = game
        self.tables = tables
        self.number = 0
        self.past: deque[Shot] = deque(maxlen=REMEMBERED)
        self.offers: deque[Json] = deque(maxlen=REMEMBERED)
        union = type_info(any_message(game))
        assert isinstance(union, UnionType)
        self.kinds = union.types
        self.ways: Mapping[Callable[[], Shot], int] = {
            self.noise: 5,
            self.random_json: 5,
            self.valid: 25,
            self.mutated: 30,
            self.broken: 8,
            self.plausible: 15,
            self.of_the_clock: 5,
            self.hello: 3,
            self.again: 4,
        }

    def shot(self) -> Shot:
        """The next message."""
        way = self.random.choices([*self.ways], [*self.ways.values()])[0]
        made = way()
        if made.id is not None:
            self.past.append(made)
        return made

    def deadly(self) -> Shot:
        """Text that is no text."""
        return Shot(b'{"type":"Say","text":"\xff\xfe"}', deadly=True)

    def offered(self, commands: Sequence[Json]) -> None:
        """What a view offers now; it is kept, and sent when it is stale, too."""
        self.offers.extend(commands)

    def fresh_id(self) -> str:
        """Never used before."""
        self.number += 1
        return f"{self.seed}-{self.number}"

    # ── Ways to make a message ───────────────────────────────────────────────────────────────

    def noise(self) -> Shot:
        """Bytes without any sense."""
        return Shot(self.random.randbytes(self.random.choice((0, 1, 7, 60, 900))), text=False)

    def random_json(self) -> Shot:
        """JSON without any sense."""
        return Shot(json.dumps(self.anything(4)).encode())

    def valid(self) -> Shot:
        """Of the protocol; whether it is allowed now is another question."""
        return self.written(self.message())

    def mutated(self) -> Shot:
        """Of the protocol but for one value, or one field."""
        message = self.message()
        inside = self.random.choice([*self.places(message)])
        key = self.random.choice([*inside, "type", "another"])
        known = key != "id"
        match self.random.randrange(5):
            case 0:
                inside.pop(key, None)
            case 1:
                inside[key] = self.anything(3)
            case 2:
                doubled = json.dumps({key: self.anything(1)})
                whole = json.dumps(message)
                return Shot(f"{whole[:-1]}, {doubled[1:]}".encode())
            case _:
                inside[key] = _HOLE
                token = self.random.choice(TOKENS)
                known = known and token in KNOWN_TO_BE_FINE
                data = json.dumps(message).replace(json.dumps(_HOLE), token)
                return Shot(data.encode(), id=message.get("id") if known else None)
        return self.written(message, known=known)

    def broken(self) -> Shot:
        """Cut off, stuck together, or with a wrong byte in it."""
        # Its id may become that of another message: it shall not look like one of ours.
        data = bytearray(self.valid().data.replace(b'"id": "', b'"id": "~'))
        match self.random.randrange(3):
            case 0:
                del data[self.random.randrange(len(data)) :]
            case 1:
                data += self.valid().data
            case _:
                data[self.random.randrange(len(data))] = self.random.randrange(256)
        return Shot(bytes(data), text=False)

    def plausible(self) -> Shot:
        """What the player was offered, now or before."""
        if not self.offers:
            return self.valid()
        return self.do(self.random.choice(self.offers))

    def of_the_clock(self) -> Shot:
        """What only the table itself does."""
        return self.do(self.value(self.random.choice(OF_THE_CLOCK)))

    def hello(self) -> Shot:
        """Hello once more, to this table or to another."""
        table = self.random.choice((*self.tables, *WORDS))
        secret = self.random.choice((None, *WORDS, "s" * 43))
        after = self.random.choice((None, 0, 1, 10**6))
        return self.written({"type": "Hello", "table": table, "secret": secret, "after": after})

    def again(self) -> Shot:
        """Something that was sent before."""
        return self.random.choice(self.past) if self.past else self.valid()

    # ── Parts of a message ───────────────────────────────────────────────────────────────────

    def message(self) -> dict[str, Json]:
        """Any message of the protocol, each wish with an id of its own."""
        made: dict[str, Json] = self.value(self.random.choice((*self.kinds, *self.kinds[-2:])))
        if "id" in made:
            made["id"] = self.fresh_id()
        return made

    def do(self, command: Json) -> Shot:
        """A wish."""
        return self.written({"type": "Do", "id": self.fresh_id(), "command": command})

    def written(self, message: Json, *, known: bool = True) -> Shot:
        """The message as bytes; binary now and then, which means the same."""
        id_ = message.get("id") if known and isinstance(message, dict) else None
        return Shot(json.dumps(message).encode(), text=self.random.random() < 0.9, id=id_)

    def places(self, value: Json) -> list[dict[str, Json]]:
        """All objects in a message."""
        match value:
            case dict():
                return [value, *(found for each in value.values() for found in self.places(each))]
            case list():
                return [found for each in value for found in self.places(each)]
            case _:
                return []

    def anything(self, deep: int) -> Json:
        """Any value of JSON that can be written and read."""
        match self.random.randrange(9 if deep else 6):
            case 0:
                return self.random.choice((None, True, False))
            case 1:
                return self.whole_number()
            case 2:
                return self.random.uniform(-1e9, 1e9)
            case 3:
                return self.random.choice((2**63, -(2**63) - 1, 10**40, 1e300, -1e-300))
            case 4 | 5:
                return self.random.choice(WORDS)
            case 6:
                return [self.anything(deep - 1) for _ in range(self.random.randrange(4))]
            case _:
                keys = self.random.sample(("type", "command", "turn", "card", *WORDS), 3)
                return {key: self.anything(deep - 1) for key in keys}

    def whole_number(self) -> int:
        """Mostly one that could mean something."""
        if self.random.random() < 0.9:
            return self.random.randrange(-1, 12)
        return self.random.choice((-1000, 255, 256, 10**6, 2**31, 2**53))

    def value(self, kind: Type) -> Json:
        """A value of a type."""
        match kind:
            case StructType():
                tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
                wanted = (f for f in kind.fields if f.required or self.random.random() < 0.5)
                return {**tag, **{f.encode_name: self.value(f.type) for f in wanted}}
            case UnionType():
                return self.value(self.random.choice(kind.types))
            case LiteralType():
                return self.random.choice(kind.values)
            case EnumType():
                return self.random.choice([each.value for each in kind.cls])
            case IntType():
                low = kind.ge if kind.ge is not None else -(10**9)
                high = kind.le if kind.le is not None else 10**9
                return min(max(self.whole_number(), low), high)
            case FloatType():
                return self.random.uniform(0, 100)
            case StrType():
                return self.random.choice(WORDS)
            case BoolType():
                return self.random.random() < 0.5
            case NoneType():
                return None
            case ListType() | VarTupleType():
                return [self.value(kind.item_type) for _ in range(self.random.randrange(5))]
            case DictType():
                return {str(self.value(kind.key_type)): self.anything(2)}
            case AnyType():
                return self.anything(2)
            case _:
                raise NotImplementedError(kind)
