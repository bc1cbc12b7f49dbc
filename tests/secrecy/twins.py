"""Nights at real tables that differ in everything hidden and look alike to who is blind.

The moves are those of the game's own worlds; here they go through a desk, a journal in memory and
a clock that is moved by hand, and what is compared is every byte that a page is sent.
"""

import asyncio
import hashlib
from collections.abc import Coroutine
from functools import partial
from random import Random
from typing import Any

from msgspec.structs import replace

from reverie.games.when_i_dream import GAME
from reverie.games.when_i_dream.commands import BeReady, GiveClue
from reverie.games.when_i_dream.events import DeckShuffled
from reverie.games.when_i_dream.tests.nights import FINE, improper
from reverie.games.when_i_dream.tests.worlds import Move, Presence, World, is_masked, probes, relaid
from reverie.journal.memory import MemoryJournal
from reverie.kernel.messages import Command
from reverie.kernel.moment import Moment
from reverie.kernel.ruling import AnyRuling, Case
from reverie.kernel.seat import CLOCK, By, Eye, Seat, Watcher, seats
from reverie.kernel.violation import RuleViolation
from reverie.tables import commands, events
from reverie.tables.audience import Visitor
from reverie.tables.entry import TableEntry, decode, encode
from reverie.tables.frames import Refused, Shown, Welcome, refused
from reverie.tables.player import Player, PlayerId
from reverie.tables.secrets import digest
from reverie.tables.settings import Settings
from tests.tables.world import START, RecordingLine, settle
from tests.tables.world import World as Machine

CODE = "dreamers"
NEVER = (1e6, 1e6)
"""Seconds after which a bot has made up its mind: here only people play."""
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fanny")
EYES: tuple[Eye, ...] = (Seat(0), Watcher.SPECTATOR)


class Lost(Move, frozen=True):
    """A page of a blind eye loses its connection and comes back with what it was shown."""

    eye: Eye


def contributions(seed: int) -> list[str]:
    """What people's clients add: nobody is shown it, and it changes every draw."""
    return [hashlib.sha256(f"{seed} {name}".encode()).hexdigest()[:32] for name in NAMES]


def opened(players: int, seed: int, options: dict[str, Any]) -> TableEntry[Any]:
    """The first entry of a table: two that differ in `seed` only show the same commitment."""
    people = tuple(
        Player(id=PlayerId(n), name=NAMES[n], secret=digest(NAMES[n]), contribution=added)
        for n, added in enumerate(contributions(seed)[:players])
    )
    wanted = {"first_dreamer": 0, "ready_seconds": 600, **options}
    return TableEntry(
        seq=1,
        at=START,
        by=CLOCK,
        id="open",
        version=GAME.events_version,
        table=(
            events.TableOpened(
                settings=Settings(game=GAME.name, options=wanted),
                seed="5e" * 32,
                format=events.FORMAT,
                rules_version=GAME.rules_version,
                players=tuple(replace(player, is_ready=True) for player in people),
                host=PlayerId(0),
            ),
        ),
    )


class TableWorld(World):
    """One night at a real table; `heard` is every frame of the blind eyes, and when."""

    def __init__(self, stored: list[TableEntry[Any]], seed: int) -> None:
        self.runner = asyncio.Runner()
        self.random = Random(seed)
        self.ruling: AnyRuling = FINE
        self.heard: dict[Eye, list[tuple[Moment, bytes]]] = {}
        self.deeds = []
        self.count: dict[Seat, int] = {}
        self.night = len(stored)
        self.run(self.begin(stored))

    async def begin(self, stored: list[TableEntry[Any]]) -> None:
        """Store what has happened, and let everybody come."""
        journal = MemoryJournal()
        for entry in stored:
            await journal.append(CODE, entry.seq - 1, encode(entry))
        self.machine = Machine(journal, pace=NEVER, ruling=self.judged)
        self.clock = self.machine.clock
        self.clock.moment = self.now = stored[-1].at
        self.desk = await self.machine.desk(CODE)
        self.live = self.desk.live
        self.players = len(self.live.table.players)
        self.pages: dict[Eye, Visitor] = {}
        everybody: list[Eye] = [*seats(self.players), Watcher.SPECTATOR]
        for eye in everybody:
            await self.come(eye)
        if self.live.state is None:
            await self.do_at_the_desk(Seat(0), commands.Start())
        self.state = self.live.state
        self.eyes = (self.state.dreamer, Watcher.SPECTATOR)

    def judged(self, case: Case) -> AnyRuling:
        """The referee says what the world wants."""
        del case
        return self.ruling

    def run(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something, and let everything happen that follows from it."""

        async def done() -> None:
            await doing
            await settle()

        self.runner.run(done())
        if self.live.state is not None:
            self.state = self.live.state
        assert self.machine.meter.counts["stumbles"] == 0

    # ── Pages ────────────────────────────────────────────────────────────────────────────────

    async def come(self, eye: Eye, after: int | None = None) -> None:
        """Somebody opens a page."""
        secret = None if isinstance(eye, Watcher) else NAMES[eye]
        self.pages[eye] = await self.desk.hello(Page(self, eye), secret, after)

    async def do_at_the_desk(self, seat: Seat, command: Command) -> None:
        """Somebody wants something; ids are counted for each by itself."""
        self.count[seat] = self.count.get(seat, 0) + 1
        await self.desk.do(self.pages[seat], self.wish_of(seat), command)

    def wish_of(self, seat: Seat) -> str:
        """The id of a seat's last wish, new at every night."""
        return f"{self.night}-{seat}-{self.count[seat]}"

    def refusal_of(self, seat: Seat) -> Refused | None:
        """Why the last wish of a seat was not done."""
        wish = self.wish_of(seat)
        frames = (frame for frame in self.page(seat).frames if isinstance(frame, Refused))
        return next((frame for frame in frames if frame.id == wish), None)

    def page(self, eye: Eye) -> "Page":
        """What somebody is sent."""
        line = self.pages[eye].line
        assert isinstance(line, Page)
        return line

    # ── What happens ─────────────────────────────────────────────────────────────────────────

    def look(self) -> None:
        """Frames are kept as they come."""

    def send(self, by: By, command: Command, ruling: AnyRuling | None = None) -> None:
        """One command that is allowed."""
        assert by != CLOCK
        self.clock.moment = self.now
        self.ruling = ruling or FINE
        if by in self.state.sitting.bots:
            self.run(self.play_as_a_bot(by, command))
            return
        self.run(self.do_at_the_desk(by, command))
        assert self.refusal_of(by) is None

    async def play_as_a_bot(self, seat: Seat, command: Command) -> None:
        """What a seat does whose person has left."""
        async with self.live.lock:
            number = self.live.history.seq
            await self.live.play(self.live.table.order[seat], f"bot:{number}", command)

    def try_in_vain(self, by: Seat, command: Command, ruling: AnyRuling = FINE) -> None:
        """One command that is refused."""
        self.ruling = ruling
        self.run(self.do_at_the_desk(by, command))
        assert self.refusal_of(by) is not None

    def wait(self, milliseconds: int) -> None:
        """Time passes, and what is due happens."""
        self.clock.moment = self.now
        self.run(self.clock.advance(max(0, milliseconds) / 1000))
        self.now = self.clock.moment

    def stir(self) -> None:
        """Secret things; also signs, typing and clues that a gentle referee refuses."""
        super().stir()
        if not is_masked(self.state):
            return
        for spirit in self.random.sample(sorted(self.state.judges), len(self.state.judges) // 2):
            self.desk.talk.typing(self.pages[spirit])
            self.desk.talk.sign(self.pages[spirit], "laugh")
        turn, options = self.state.round.turn, self.state.options
        gentle = options.referee == "gentle" and options.clues == "typed"
        if gentle and turn is not None and turn.seat in self.state.judges:
            oops = GiveClue(turn=turn.number, word="oops")
            self.try_in_vain(turn.seat, oops, improper("family", f"{self.state.element}"))

    def do(self, move: Move) -> None:
        """Coming and going as people do; then the Dreamer tries what is not allowed."""
        match move:
            case Presence():
                self.run(self.come_or_go(Seat(move.seat % self.players)))
            case Lost():
                self.run(self.lose(move.eye))
            case _:
                super().do(move)
        if is_masked(self.state):
            self.be_nosy()

    async def come_or_go(self, seat: Seat) -> None:
        """Leave the seat to a bot, or take it back; a table without anybody would pause."""
        if seat in self.state.sitting.bots:
            await self.come(seat)
        elif len(self.state.sitting.persons) > 1:
            await self.do_at_the_desk(seat, commands.Leave())
            await self.desk.goodbye(self.pages[seat])

    async def lose(self, eye: Eye) -> None:
        """Gone and back."""
        visitor = self.pages[eye]
        if visitor in self.live.audience.visitors:
            shown = [f.shown for f in self.page(eye).frames if isinstance(f, Shown | Welcome)]
            await self.desk.goodbye(visitor)
            await self.come(eye, after=shown[-1])

    def be_nosy(self) -> None:
        """Whatever the Dreamer tries is answered in the same way in every world."""
        dreamer = self.state.dreamer
        for probe in probes(self.state.round.number):
            self.run(self.do_at_the_desk(dreamer, probe))
        for eye in self.eyes:
            page, talk = self.pages[eye], self.desk.talk
            for say in (
                partial(talk.say, page, "What is it?"),
                partial(talk.sign, page, "think"),
                partial(talk.typing, page),
            ):
                try:
                    say()
                except RuleViolation as violation:
                    page.send(refused(violation))

    # ── The next night ───────────────────────────────────────────────────────────────────────

    def stored(self) -> list[TableEntry[Any]]:
        """Everything that has happened at the table."""
        read = self.runner.run(self.machine.journal.read(CODE))
        return [decode(entry, GAME) for _, entry in read]

    def wake_up_and_wait(self) -> None:
        """The mask is off, and all but one are ready for the next night."""
        self.sleep_on()
        for seat in self.state.spirits:
            self.send(seat, BeReady(round=self.state.round.number, at="day"))

    def go_to_bed(self) -> None:
        """The last one is ready, and the next round begins."""
        self.heard.clear()
        self.send(self.state.dreamer, BeReady(round=self.state.round.number, at="day"))
        self.eyes = (self.state.dreamer, Watcher.SPECTATOR)

    def close(self) -> None:
        """Nothing is left behind."""
        self.desk.autopilot.stop()
        self.runner.close()


class Page(RecordingLine):
    """A page; what a blind eye is sent is kept with the moment."""

    def __init__(self, world: TableWorld, eye: Eye) -> None:
        super().__init__()
        self.world = world
        self.eye = eye

    def send(self, frame: bytes) -> None:
        """Up to the end of the night, and nothing of the day."""
        super().send(frame)
        live = self.world.live if hasattr(self.world, "live") else None
        if live is not None and live.state is not None and is_masked(live.state):
            heard = self.world.heard.setdefault(self.eye, [])
            heard.append((self.world.clock.now(), frame))


def other_cards(stored: list[TableEntry[Any]], shown: int, seed: int) -> list[TableEntry[Any]]:
    """The same past with another future: other contributions, other cards below those shown."""
    random, added = Random(seed), contributions(seed)

    def changed(event: Any) -> Any:
        match event:
            case events.TableOpened():
                people = tuple(replace(p, contribution=added[p.id]) for p in event.players)
                return replace(event, players=people)
            case DeckShuffled():
                seen = shown + 1
                return DeckShuffled(pile=event.pile[:seen] + relaid(event.pile[seen:], random))
            case _:
                return event

    return [
        replace(
            entry,
            table=tuple(changed(event) for event in entry.table),
            game=tuple(changed(event) for event in entry.game),
        )
        for entry in stored
    ]
