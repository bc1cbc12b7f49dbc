"""A small world for tests: tables on a journal in memory, with a clock that is moved by hand."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import msgspec

from reverie.journal.memory import MemoryJournal
from reverie.kernel.messages import Command
from reverie.kernel.moment import Moment, later
from reverie.kernel.ruling import (
    AnyRuling,
    Case,
    ClueCase,
    ClueIsFine,
    GuessCase,
    GuessIsWrong,
    RetellingNames,
)
from reverie.tables.audience import Visitor
from reverie.tables.commands import AddBot, GetReady, Start
from reverie.tables.desk import Desk, Seated
from reverie.tables.entry import TableEntry, decode
from reverie.tables.frames import Accepted, AnyFrame, Frame, Refused, Shown, Welcome
from reverie.tables.player import PlayerId
from reverie.tables.ports import Cancel, Journal, Judge
from reverie.tables.settings import Settings
from reverie.tables.state import Table
from reverie.tables.surroundings import Surroundings
from reverie.tables.tables import Tables
from reverie.web.metrics import Metrics
from reverie.wiring.house import GamesHouse

F = TypeVar("F", bound=Frame)

START = Moment(1_000_000)
"""When every world begins."""

MOST_AT_ONCE = 1000
"""So many things do not happen at one moment."""

BOTS = ("Otto", "Pia", "Quirin", "Runa", "Sven", "Tilda", "Uwe", "Vera", "Willy")

_frames: "msgspec.json.Decoder[AnyFrame]" = msgspec.json.Decoder(AnyFrame)


async def settle() -> None:
    """Let everybody go on until all wait for something."""
    loop = asyncio.get_running_loop()
    await asyncio.sleep(0)
    # asyncio has no other way to ask whether anything can still run.
    while loop._ready:  # type: ignore[attr-defined]  # noqa: ASYNC110
        await asyncio.sleep(0)


class FakeClock:
    """Stands still until it is moved."""

    def __init__(self, moment: Moment = START) -> None:
        self.moment = moment
        self.calls: dict[int, tuple[Moment, Callable[[], None]]] = {}
        self.number = 0

    def now(self) -> Moment:
        """The moment it was moved to."""
        return self.moment

    def wake(self, at: Moment, call: Callable[[], None]) -> Cancel:
        """Call back when it is moved so far."""
        self.number += 1
        number = self.number
        self.calls[number] = at, call
        return lambda: void(self.calls.pop(number, None))

    async def advance(self, seconds: float) -> None:
        """Move on; whatever is due on the way happens in its order."""
        until = later(self.moment, seconds)
        here = 0
        await settle()
        while due := [(at, number) for number, (at, _) in self.calls.items() if at <= until]:
            at, number = min(due)
            here = 0 if at > self.moment else here + 1
            assert here < MOST_AT_ONCE, "the time stands still"
            self.moment = max(self.moment, at)
            self.calls.pop(number)[1]()
            await settle()
        self.moment = until


def void(_: object) -> None:
    """Nothing."""


class RecordingLine:
    """A page that keeps everything it was sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closings: list[tuple[int, str]] = []

    def send(self, frame: bytes) -> None:
        """Keep a frame."""
        self.sent.append(frame)

    def close(self, code: int, reason: str) -> None:
        """Remember why."""
        self.closings.append((code, reason))

    @property
    def frames(self) -> list[AnyFrame]:
        """Everything sent so far."""
        return [_frames.decode(frame) for frame in self.sent]


def harmless(case: Case) -> AnyRuling:
    """Every clue is fine, every guess wrong, every retelling names nothing."""
    by = {"referee": "test", "version": "1"}
    if isinstance(case, ClueCase):
        return ClueIsFine(**by)
    return GuessIsWrong(**by) if isinstance(case, GuessCase) else RetellingNames(**by, elements=())


class ScriptedHouse(GamesHouse):
    """The real games, with a judge who says what a test wants."""

    def __init__(self, ruling: Judge) -> None:
        self.ruling = ruling
        self.cases: list[Case] = []

    def judge(self, game: str, options: Any) -> Judge:  # noqa: ARG002 - one judge for all
        """Remembers what it was asked."""

        def judged(case: Case) -> AnyRuling:
            self.cases.append(case)
            return self.ruling(case)

        return judged


class Person:
    """Somebody with a place at a table and, mostly, a page."""

    def __init__(self, desk: Desk, seated: Seated | None) -> None:
        self.desk = desk
        self.player = PlayerId(-1) if seated is None else seated.player
        self.secret = None if seated is None else seated.secret
        self.line = RecordingLine()
        self.visitor: Visitor | None = None
        self.number = 0

    async def come(self, after: int | None = None) -> Welcome:
        """Open a page."""
        self.line = RecordingLine()
        self.visitor = await self.desk.hello(self.line, self.secret, after)
        return self.last(Welcome)

    async def go(self) -> None:
        """Close the page."""
        assert self.visitor is not None
        await self.desk.goodbye(self.visitor)

    async def do(self, command: Command, id_: str | None = None) -> Accepted | Refused:
        """Want something; the answer."""
        self.number += 1
        name = id_ or f"{self.player}-{self.number}"
        assert self.visitor is not None
        before = len(self.line.sent)
        await self.desk.do(self.visitor, name, command)
        answers = [
            frame
            for frame in self.line.frames[before:]
            if isinstance(frame, Accepted | Refused) and frame.id == name
        ]
        assert len(answers) == 1
        return answers[0]

    @property
    def frames(self) -> list[AnyFrame]:
        """What this page was sent."""
        return self.line.frames

    @property
    def shown(self) -> list[Shown]:
        """What this page was told of."""
        return [frame for frame in self.frames if isinstance(frame, Shown)]

    @property
    def view(self) -> Any:
        """The game as this page has it."""
        seen = [f.view for f in self.frames if isinstance(f, Welcome | Shown) and f.view]
        return seen[-1]

    def last(self, kind: type[F]) -> F:
        """The last frame of a kind."""
        return [frame for frame in self.frames if isinstance(frame, kind)][-1]


class World:
    """One journal, one clock, and any number of machines."""

    def __init__(
        self,
        journal: Journal | None = None,
        *,
        pace: tuple[float, float] = (0, 0),
        ruling: Judge = harmless,
    ) -> None:
        self.journal: Journal = MemoryJournal() if journal is None else journal
        self.clock = FakeClock()
        self.house = ScriptedHouse(ruling)
        self.meter = Metrics()
        self.pace = pace
        self.tables = self.machine()

    def machine(self) -> Tables:
        """One more machine; it knows only what the journal knows."""
        return Tables(
            Surroundings(
                journal=self.journal,
                clock=self.clock,
                house=self.house,
                meter=self.meter,
                pace=self.pace,
                random=Random(1),
            )
        )

    async def desk(self, code: str, machine: Tables | None = None) -> Desk:
        """An open table, here or on another machine."""
        async with (machine or self.tables).at(code) as desk:
            return desk

    async def again(self, person: Person, machine: Tables | None = None) -> Person:
        """The same person's page on another machine, or on this one after a restart."""
        desk = await self.desk(person.desk.live.name, machine)
        assert person.secret is not None
        other = Person(desk, Seated(person.player, person.secret))
        await other.come()
        return other

    async def table(
        self, game: str, people: tuple[str, ...] = ("Anna",), bots: int = 0, **settings: Any
    ) -> tuple[Person, ...]:
        """A table at which these sit; the first is the host."""
        desk = await self.desk(await self.tables.create(Settings(game=game, **settings)))
        sitting = tuple([await self.person(desk, name) for name in people])
        for name in BOTS[:bots]:
            await accepted(sitting[0], AddBot(level="plain", name=name))
        return sitting

    async def person(self, desk: Desk, name: str) -> Person:
        """Somebody sits down and opens a page."""
        someone = Person(desk, await desk.sit_down(name, "", f"wish of {name}"))
        await someone.come()
        return someone

    async def watcher(self, desk: Desk) -> Person:
        """Somebody opens a page without a place."""
        someone = Person(desk, None)
        await someone.come()
        return someone

    async def game(
        self, game: str, people: tuple[str, ...] = ("Anna",), bots: int = 0, **settings: Any
    ) -> tuple[Person, ...]:
        """A table that has just started."""
        sitting = await self.table(game, people, bots, **settings)
        await self.start(*sitting)
        return sitting

    async def start(self, host: Person, *others: Person) -> None:
        """All are ready, and the host starts."""
        for someone in others:
            await accepted(someone, GetReady())
        await accepted(host, Start())

    async def entries(self, someone: Person) -> list[TableEntry[Any]]:
        """What is stored of somebody's table."""
        live = someone.desk.live
        return [decode(entry, live.game) for _, entry in await self.journal.read(live.name)]


async def accepted(someone: Person, command: Command) -> Accepted:
    """Want something that must be allowed."""
    answer = await someone.do(command)
    assert isinstance(answer, Accepted), answer
    return answer


def table_of(someone: Person) -> Table:
    """Where somebody's table stands."""
    return someone.desk.live.table
