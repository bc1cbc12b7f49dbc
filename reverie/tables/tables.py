"""All open tables of one machine."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from reverie.kernel.game import AnyGame
from reverie.kernel.record import Record
from reverie.kernel.seat import CLOCK
from reverie.tables import events, refusals
from reverie.tables.days import Days
from reverie.tables.desk import Desk
from reverie.tables.entry import EntryCannotBeRead, TableEntry, encode, game_name, outline
from reverie.tables.film import Film
from reverie.tables.frames import Stopping
from reverie.tables.live import LiveTable
from reverie.tables.player import PlayerId
from reverie.tables.ports import JournalIsFull, OutcomeIsUnknown, SequenceIsTaken
from reverie.tables.record import record_of
from reverie.tables.rooms import Rooms
from reverie.tables.rules import must_be_playable
from reverie.tables.secrets import fresh_code, fresh_seed, is_code
from reverie.tables.settings import Settings
from reverie.tables.surroundings import Surroundings

SWEEP_SECONDS = 30.0
"""How often tables at which nothing is going on are put away."""
LONGEST_NAMED = 40
"""How much of a code that leads nowhere is repeated."""
RESTART = 1012
"""The close code of a server that will be back."""


class Tables:
    """Opens tables when somebody comes, and puts them away when nobody is there."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.rooms = Rooms(around)
        self.days = Days(around)
        self.desks: dict[str, Desk] = {}
        self.loading: dict[str, asyncio.Future[Desk]] = {}
        self.films: dict[str, Film] = {}
        self.sweeper: asyncio.Task[None] | None = None

    # ── New tables ───────────────────────────────────────────────────────────────────────────

    async def create(self, settings: Settings, room: str | None = None) -> str:
        """A new table, and what leads to it."""
        game = self.around.house.game(settings.game)
        # A deck of one's own is read word by word; others shall not wait for it.
        await asyncio.to_thread(must_be_playable, game, settings)
        if room is not None:
            await self.rooms.tables(room)
        day_seed = None
        if settings.day is not None:
            settings, day_seed = await self.days.settings_of(game, settings)
        while True:
            code = fresh_code()
            opened = events.TableOpened(
                settings=settings,
                seed=fresh_seed(),
                format=events.FORMAT,
                rules_version=game.rules_version,
                room=room,
                day_seed=day_seed,
            )
            try:
                await self._begin(code, game, opened)
                break
            except SequenceIsTaken:
                continue
        if room is not None:
            await self.rooms.enter(room, code)
        self.around.meter.count("tables_opened")
        return code

    async def _begin(self, code: str, game: AnyGame, opened: events.TableOpened) -> None:
        entry: TableEntry[events.TableOpened] = TableEntry(
            seq=1,
            at=self.around.clock.now(),
            by=CLOCK,
            id="open",
            version=game.events_version,
            table=(opened,),
        )
        try:
            await self.around.journal.append(code, 0, encode(entry))
        except JournalIsFull as full:
            raise refusals.NothingCanBeStored from full
        except OutcomeIsUnknown as unknown:
            # Nobody knows the code yet: a table that nobody ever comes to.
            raise refusals.NothingCanBeStored from unknown

    async def open_rematch(self, live: LiveTable, code: str) -> None:
        """The same people at a new table, under a code that follows from the old seed."""
        old = live.table
        staying = [player for player in old.seated if not player.has_left]
        players = tuple(
            msgspec.structs.replace(
                player, id=PlayerId(number), contribution="", is_ready=not player.is_person
            )
            for number, player in enumerate(staying)
        )
        persons = [player.id for player in players if player.is_person]
        hosts = [players[number].id for number, p in enumerate(staying) if p.id == old.host]
        opened = events.TableOpened(
            settings=live.table.settings,
            seed=fresh_seed(),
            format=events.FORMAT,
            rules_version=live.game.rules_version,
            room=live.table.room,
            players=players,
            host=next(iter(hosts or persons), None),
            day_seed=live.table.day_seed,
        )
        try:
            await self._begin(code, live.game, opened)
        except SequenceIsTaken:
            return
        if live.table.room is not None:
            await self.rooms.enter(live.table.room, code)

    # ── Open tables ──────────────────────────────────────────────────────────────────────────

    @asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[Desk]:
        """An open table; it is not put away while somebody deals with it."""
        desk = await self._desk(code)
        # It may have been put away while we waited for it.
        while self.desks.get(code) is not desk:
            desk = await self._desk(code)
        desk.expected += 1
        try:
            yield desk
        finally:
            desk.expected -= 1

    async def _desk(self, code: str) -> Desk:
        if code not in self.desks:
            if (loading := self.loading.get(code)) is None:
                loading = self.loading[code] = asyncio.ensure_future(self._load(code))
                loading.add_done_callback(lambda _: self.loading.pop(code, None))
            # Whoever gives up waiting does not take the table from the others.
            return await asyncio.shield(loading)
        desk = self.desks[code]
        # It is put away soon; until then nothing of it may be shown.
        if desk.live.table.is_erased:
            raise refusals.NoSuchTable(table=code)
        return desk

    async def _load(self, code: str) -> Desk:
        live = LiveTable(code, await self._game_at(code), self.around)
        desk = Desk(live, self.open_rematch)
        try:
            await live.catch_up()
        except EntryCannotBeRead as problem:
            desk.autopilot.stop()
            raise refusals.TableIsOfANewerVersion from problem
        self.desks[code] = desk
        desk.autopilot.arm()
        return desk

    async def _game_at(self, code: str) -> AnyGame:
        """What is played at a table, if there is one."""
        stored = await self.around.journal.read(code) if is_code(code) else ()
        # Of an erased table only the last entry is left.
        if not stored or not isinstance(outline(stored[0][1]).table[0], events.TableOpened):
            raise refusals.NoSuchTable(table=code[:LONGEST_NAMED])
        return self.around.house.game(game_name(stored[0][1]))

    def is_attended(self, code: str) -> bool:
        """Whether somebody is at the table now."""
        return code in self.desks and bool(self.desks[code].live.audience.present)

    async def record(self, code: str) -> Record[Any]:
        """A finished table as a record for everybody."""
        return await self._record(code, self.days.today)

    async def _record(self, code: str, today: str | None) -> Record[Any]:
        game = await self._game_at(code)
        stored = tuple(entry for _, entry in await self.around.journal.read(code))
        # A long game is long to read; others shall not wait for it.
        return await asyncio.to_thread(record_of, game, stored, today)

    async def film(self, desk: Desk) -> Film:
        """A finished table, happening by happening."""
        code = desk.live.name
        if not desk.live.is_over:
            raise refusals.GameIsNotOver
        if code not in self.films:
            record = await self._record(code, None)
            self.films[code] = await asyncio.to_thread(Film, desk.live.game, record)
        return self.films[code]

    # ── Putting away ─────────────────────────────────────────────────────────────────────────

    def start(self) -> None:
        """Begin to put away what nobody needs."""
        self.sweeper = asyncio.ensure_future(self._sweep_on())

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()

    def sweep(self) -> None:
        """Put away the tables at which nothing is going on; the journal has them."""
        for code, desk in tuple(self.desks.items()):
            if desk.is_idle:
                desk.autopilot.stop()
                del self.desks[code]
                self.films.pop(code, None)

    async def stop(self) -> None:
        """Tell everybody, finish what is under way, hang up."""
        if self.sweeper is not None:
            self.sweeper.cancel()
        for desk in tuple(self.desks.values()):
            async with desk.live.lock:
                desk.autopilot.stop()
                desk.live.audience.tell_all(Stopping())
                for visitor in desk.live.audience:
                    visitor.line.close(RESTART, "the server stops")
