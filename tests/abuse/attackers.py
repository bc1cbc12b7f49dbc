"""Who attacks a table: sends faster than it hears, reads all, and comes back when hung up on."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import Any

import msgspec

from tests.abuse.fuzzer import Fuzzer, Shot
from tests.abuse.players import Mind
from tests.abuse.raw import ABNORMAL, BINARY, TEXT, Closed, Line, soon

Json = Any
IsOver = Callable[[], bool]

UNDER_WAY = 4
"""Batches that may be under way before the first is answered."""
BATCHES_OF_A_LIFE = 40
"""Then an attacker goes away and comes again, perhaps to another table."""
CURIOSITY = 0.2
"""How often an attacker looks at what it could play."""

LEFT, NO_HELLO, REMOVED, ERASED, NOT_TEXT, CUT_OFF = 4001, 4400, 4403, 4410, 1007, ABNORMAL
EXPECTED = frozenset({LEFT, NO_HELLO, REMOVED, ERASED, NOT_TEXT, CUT_OFF})
"""Why a server may hang up on an attacker; who asks for many replays at once is cut off."""


NOTHING = msgspec.Raw(b"null")


class Door(msgspec.Struct, frozen=True):
    """Where an attacker goes in: with a secret, without one, or without Hello."""

    table: str
    secret: str | None = None
    silent: bool = False


class Heard(msgspec.Struct, frozen=True):
    """What an attacker wants to know of a frame."""

    type: str
    id: str | None = None
    code: str | None = None
    view: msgspec.Raw = NOTHING


class Attacker:
    """One of many. `heard` counts messages that the server has certainly read."""

    def __init__(
        self,
        port: int,
        fuzzer: Fuzzer,
        door: Callable[[], Door],
        batch: int = 50,
    ) -> None:
        self.port = port
        self.fuzzer = fuzzer
        self.mind = Mind(fuzzer.game, fuzzer.random)
        self.door = door
        self.batch = batch
        self.heard = 0
        self.answers: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()
        self.due: deque[str] = deque()
        """The ids that must be answered, in this order."""
        self.marks: deque[str] = deque()
        """Those of them that end a batch."""
        self.news = asyncio.Event()

    async def attack(self, is_over: IsOver) -> None:
        """Until it is over."""
        while not is_over():
            try:
                await self.live(is_over)
            except Closed as closed:
                self.closed[closed.code] += 1
                if closed.code not in EXPECTED:
                    raise

    async def live(self, is_over: IsOver) -> None:
        """One connection; raises `Closed`."""
        door = self.door()
        self.due.clear()
        self.marks.clear()
        async with await Line.open(self.port) as line:
            if not door.silent:
                await line.hello(door.table, door.secret)
            reading = asyncio.create_task(self.read(line))
            writing = asyncio.create_task(self.write(line, is_over))
            try:
                await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
                if reading.done():
                    reading.result()
                writing.result()
                line.put(self.fuzzer.deadly().data)
                await soon(reading)
            finally:
                reading.cancel()
                writing.cancel()
                await asyncio.gather(reading, writing, return_exceptions=True)

    async def write(self, line: Line, is_over: IsOver) -> None:
        """Batch after batch, until all of them are answered."""
        for _ in range(BATCHES_OF_A_LIFE):
            if is_over():
                break
            for _ in range(self.batch):
                self.send(line, self.fuzzer.shot())
            mark = self.fuzzer.of_the_clock()
            assert mark.id is not None
            self.marks.append(mark.id)
            self.send(line, mark)
            await soon(line.writer.drain())
            await soon(self.fewer_marks_than(UNDER_WAY))
        await soon(self.fewer_marks_than(1))

    def send(self, line: Line, shot: Shot) -> None:
        """Without waiting."""
        line.put(shot.data, TEXT if shot.text else BINARY)
        if shot.id is not None:
            self.due.append(shot.id)

    async def fewer_marks_than(self, number: int) -> None:
        """Wait for answers."""
        while len(self.marks) >= number:
            self.news.clear()
            await self.news.wait()

    async def read(self, line: Line) -> None:
        """All that comes; raises `Closed`."""
        while True:
            frame = msgspec.json.decode(await line.next(), type=Heard)
            self.answers[frame.type] += 1
            if frame.type == "Refused":
                assert frame.code is not None
                self.codes[frame.code] += 1
            if frame.id is not None:
                self.answered(frame.id)
            if frame.view != NOTHING and self.fuzzer.random.random() < CURIOSITY:
                self.fuzzer.offered(self.mind.wishes(msgspec.json.decode(frame.view)))

    def answered(self, id_: str) -> None:
        """One connection is answered in the order in which it asked, without a gap."""
        if self.due and self.due[0] == id_:
            self.due.popleft()
        else:
            assert id_ not in self.due, (id_, self.due[0])
        if self.marks and self.marks[0] == id_:
            self.marks.popleft()
            self.heard += self.batch + 1
            self.news.set()
