"""A table that is open: load, ask, decide, append, tell."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from reverie.kernel.chance import Chance
from reverie.kernel.game import AnyGame, Outside
from reverie.kernel.interruptions import GiveBackTime, Ring
from reverie.kernel.messages import Command
from reverie.kernel.moment import Moment
from reverie.kernel.ruling import AnyRuling, Case
from reverie.kernel.seat import CLOCK, Eye
from reverie.tables import events, refusals, rules
from reverie.tables.audience import Audience, Visitor
from reverie.tables.entry import TableEntry, decode, encode
from reverie.tables.frames import Shown, packed
from reverie.tables.history import History, Past
from reverie.tables.player import PlayerId, Who
from reverie.tables.ports import JournalIsFull, OutcomeIsUnknown, SequenceIsTaken
from reverie.tables.rules import Around, Decided
from reverie.tables.settings import options_of
from reverie.tables.state import Table
from reverie.tables.surroundings import Surroundings
from reverie.tables.view import TableView, table_view

MOST_CONFLICTS = 10
OVERDUE = 1000
"""Milliseconds by which an alarm may be late; beyond that the table was away."""
GONE, REMOVED, ERASED = 4001, 4403, 4410
"""Why a table hangs up."""

Decide = Callable[[Moment], Decided]
Acknowledge = Callable[[], None]


def nobody_waits() -> None:
    """For what the table does by itself."""


class LiveTable:
    """One table of this machine. All that happens at it happens one after the other."""

    def __init__(self, name: str, game: AnyGame, around: Surroundings) -> None:
        self.name = name
        self.game = game
        self.around = around
        self.lock = asyncio.Lock()
        self.history = History(game, self.mask)
        self.audience = Audience(around.clock.now())
        self.stale = False
        """Whether the journal may hold more than we know."""
        self.runs_since = around.clock.now()
        """Since when the game runs without a break."""
        self.shown_table: TableView | None = None
        self.has_own_material = False
        self.chance = Chance(b"")
        """What the seats drew together; there is none before the start."""
        self.judge: Callable[[Case], AnyRuling] | None = None
        self.on_change: Callable[[Past | None], None] = lambda _: None
        """Called after each entry, and when somebody comes or goes."""

    # ── What is known ────────────────────────────────────────────────────────────────────────

    @property
    def table(self) -> Table:
        """Where the table stands."""
        assert self.history.table is not None
        return self.history.table

    @property
    def state(self) -> Any:
        """Where its game stands; `None` before the start."""
        return self.history.state

    @property
    def is_over(self) -> bool:
        """The game has ended."""
        return self.table.outcome is not None

    @property
    def is_paused(self) -> bool:
        """The time stands still."""
        return self.state is not None and self.state.sitting.paused_at is not None

    def now(self) -> Moment:
        """The moment; it never goes back."""
        return max(self.around.clock.now(), self.history.at)

    def mask(self, text: str) -> str:
        """A text of people as the table shows it."""
        settings = self.table.settings
        return self.around.house.mask(settings.language, text) if settings.mask_rude_words else text

    def eye(self, player: PlayerId | None) -> Eye:
        """With which eye somebody looks."""
        return self.history.eye(player)

    def view(self, eye: Eye) -> Any:
        """The game through an eye, as it is sent."""
        if self.state is None:
            return None
        view = self.game.view(self.state, eye)
        if self.has_own_material:
            return msgspec.structs.replace(view, options=self.game.slim(view.options))
        return view

    def is_blind(self, eye: Eye) -> bool:
        """Whether an eye may hear nothing but what it is shown."""
        return self.state is not None and self.game.blind(self.state, eye)

    # ── Reading the journal ──────────────────────────────────────────────────────────────────

    async def catch_up(self) -> None:
        """Read what is stored and not known here; what is stored counts."""
        self.stale = True
        for seq, stored in await self.around.journal.read(self.name, after=self.history.seq):
            # Where entries are missing, another machine has erased the table: this is its last.
            self.history.seq = seq - 1
            self._happened(decode(stored, self.game), nobody_waits)
        self.stale = False

    def _happened(self, entry: TableEntry[Any], acknowledge: Acknowledge) -> None:
        """An entry is stored: now it may be known."""
        was_paused = self.is_paused
        past = self.history.tell(entry)
        if was_paused and not self.is_paused:
            self.runs_since = entry.at
        if past.of_table:
            self._table_changed(entry)
        acknowledge()
        self._tell(past)
        self._see_off(entry)
        self.around.meter.count("entries")
        self.on_change(past)

    def _table_changed(self, entry: TableEntry[Any]) -> None:
        for event in entry.table:
            if isinstance(event, events.TableOpened | events.SettingsChanged):
                options = options_of(self.table.settings, self.game)
                self.judge = self.around.house.judge(self.game.name, options)
                self.has_own_material = self.game.slim(options) != options
            if isinstance(event, events.GameStarted):
                self.runs_since = entry.at
                self.chance = rules.chance_of(self.table)
        self.shown_table = table_view(self.name, self.table, self.game, self.mask)

    # ── Telling ──────────────────────────────────────────────────────────────────────────────

    def _tell(self, past: Past) -> None:
        """Every eye gets its own view; what an eye is not shown it does not notice."""
        now = self.now()
        for eye, visitors in self.audience.by_eye(self.eye).items():
            if (told := past.told.get(eye)) is None:
                continue
            frame = packed(
                Shown(
                    shown=self.history.shown[eye],
                    at=past.at,
                    now=now,
                    told=told,
                    table=self.shown_table if past.of_table else None,
                    view=self.view(eye) if past.of_game else None,
                )
            )
            for visitor in visitors:
                visitor.line.send(frame)

    def _see_off(self, entry: TableEntry[Any]) -> None:
        """Whoever has left, been removed or lost the seat to another device is hung up on."""
        for event in entry.table:
            match event:
                case events.PlayerLeft():
                    self._hang_up(self.audience.of(event.player), GONE, "you have left")
                case events.PlayerRemoved():
                    self._hang_up(self.audience.of(event.player), REMOVED, "removed")
                case events.SeatMoved():
                    for visitor in self.audience.of(event.player):
                        self.audience.look_on(visitor, self.now())
                case events.TableErased():
                    self._hang_up(list(self.audience), ERASED, "erased")
                case _:
                    pass

    def _hang_up(self, visitors: list[Visitor], code: int, reason: str) -> None:
        for visitor in visitors:
            visitor.line.close(code, reason)

    # ── Deciding and appending ───────────────────────────────────────────────────────────────

    async def play(
        self, who: Who, id_: str, command: Command, acknowledge: Acknowledge = nobody_waits
    ) -> None:
        """A command of the game. Raises a `RuleViolation`; under the lock only."""
        rulings: dict[Case, AnyRuling] = {}

        def decide(now: Moment) -> Decided:
            if self.state is None:
                raise refusals.TableHasNotStarted
            seat = CLOCK if who == CLOCK else self.table.seat(who)
            assert seat is not None
            case = self.game.asks(self.state, seat, command)
            # A ruling already given is kept while the question is the same.
            if case is not None and case not in rulings:
                assert self.judge is not None
                rulings[case] = self.judge(case)
            outside = Outside(
                now=now,
                chance=self.chance,
                ruling=None if case is None else rulings[case],
            )
            return self._with_the_end(self.game.decide(self.state, seat, command, outside))

        await self.store(who, id_, decide, acknowledge)

    def _with_the_end(self, happened: tuple[Any, ...]) -> Decided:
        """What happened in the game, and for the table if that was the end."""
        end = self.game.outcome(self.game.play(self.state, happened))
        if end is None:
            return Decided(game=happened)
        return Decided((events.GameFinished(end.points, end.winners),), happened)

    async def arrange(
        self,
        who: Who,
        id_: str,
        command: Command,
        acknowledge: Acknowledge = nobody_waits,
        **around: Any,
    ) -> None:
        """A command of the table. Raises a `RuleViolation`; under the lock only."""

        def decide(now: Moment) -> Decided:
            here = self.surrounding(now, **around)
            return rules.decide(self.table, self.game, self.state, who, command, here)

        await self.store(who, id_, decide, acknowledge)

    def surrounding(self, now: Moment, **around: Any) -> Around:
        """What the entries do not say."""
        away = frozenset(
            player.id
            for player in self.table.persons
            if (since := self.audience.missing_since(player.id)) is not None
            and now - since >= self.game.absence.seconds * 1000
        )
        return Around(now=now, present=self.audience.present, away=away, **around)

    async def store(
        self, who: Who, id_: str, decide: Decide, acknowledge: Acknowledge = nobody_waits
    ) -> None:
        """Decide on what is known and append; if somebody was quicker, again.

        The same wish sent again is acknowledged and not done twice.
        """
        for _ in range(MOST_CONFLICTS):
            if self.stale:
                await self.catch_up()
            if self._was_done(who, id_, acknowledge):
                return
            await self.ring()
            # Who rang may have learnt more than that it rang.
            if self._was_done(who, id_, acknowledge):
                return
            now = self.now()
            if await self._append(now, who, id_, decide(now), acknowledge):
                return
        raise refusals.TableIsBusy

    def _was_done(self, who: Who, id_: str, acknowledge: Acknowledge) -> bool:
        """Whether this wish is stored already; at an erased table there is nothing to wish."""
        if self.table.is_erased:
            raise refusals.NoSuchTable(table=self.name)
        if (who, id_) not in self.history.answered:
            return False
        acknowledge()
        return True

    async def ring(self) -> None:
        """Alarms that are due come before anything else."""
        while self.state is not None and not self.table.is_erased:
            if (alarm := self.game.alarm(self.state)) is None:
                return
            now = self.now()
            late = now - alarm.at
            if late < 0:
                return
            # The table was away, or the machine asleep: nobody shall lose by it.
            lost = now - self.history.at
            command = GiveBackTime(milliseconds=lost) if late > OVERDUE else Ring()
            outside = Outside(now=now, chance=self.chance)
            decided = self._with_the_end(self.game.decide(self.state, CLOCK, command, outside))
            await self._append(now, CLOCK, f"alarm:{self.history.seq}", decided, nobody_waits)

    async def _append(
        self, now: Moment, who: Who, id_: str, decided: Decided, acknowledge: Acknowledge
    ) -> bool:
        """Whether the entry is stored; if not, we know more than before."""
        history = self.history
        entry = TableEntry(
            seq=history.seq + 1,
            at=now,
            by=who,
            id=id_,
            version=self.game.events_version,
            table=decided.table,
            game=decided.game,
        )
        stored = encode(entry)
        erases = any(isinstance(event, events.TableErased) for event in decided.table)
        append = self.around.journal.erase if erases else self.around.journal.append
        try:
            await append(self.name, history.seq, stored)
        except (SequenceIsTaken, OutcomeIsUnknown):
            await self.catch_up()
            return False
        except JournalIsFull as full:
            raise refusals.NothingCanBeStored from full
        except BaseException:
            # It may be stored or not: the next who comes must read.
            self.stale = True
            raise
        self._happened(entry, acknowledge)
        return True

    def player_of(self, visitor: Visitor) -> PlayerId:
        """Who may play on this page."""
        if visitor.player is None:
            raise refusals.OnlyPlayersMay
        if visitor.role == "looks on":
            raise refusals.SeatIsPlayedElsewhere
        # Who has left is hung up on, but may have sent something before.
        if self.table.players[visitor.player].has_left:
            raise refusals.OnlyPlayersMay
        return visitor.player

    def ask(self, visitor: Visitor, question: Any) -> Any:
        """The answer to a question that changes nothing."""
        player = self.player_of(visitor)
        seat = self.table.seat(player)
        if self.game.answer is None or self.state is None or seat is None:
            raise refusals.NothingCanBeAsked
        return self.game.answer(self.state, seat, question)
