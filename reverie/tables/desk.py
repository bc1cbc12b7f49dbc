"""How people deal with a table: sit down, come, do, leave."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from reverie.kernel.interruptions import BotTookOver
from reverie.kernel.messages import Command
from reverie.kernel.moment import Moment
from reverie.kernel.seat import CLOCK, Eye
from reverie.kernel.violation import RuleViolation
from reverie.tables import commands, refusals, rules
from reverie.tables.audience import Visitor
from reverie.tables.autopilot import Autopilot
from reverie.tables.frames import PROTOCOL, Accepted, Happening, Role, Welcome, refused
from reverie.tables.live import LiveTable
from reverie.tables.player import PlayerId
from reverie.tables.ports import Line
from reverie.tables.rules import Decided
from reverie.tables.secrets import digest, fresh_secret, owner, rematch_code, seat_secret
from reverie.tables.settings import Settings
from reverie.tables.talk import Talk

OpenRematch = Callable[[LiveTable, str], Awaitable[None]]
"""Opens the table of a rematch under a code, or finds it open."""


class Seated(msgspec.Struct, frozen=True):
    """What sitting down gives: a number, and a secret for the device to keep."""

    player: PlayerId
    secret: str


class Desk:
    """One open table with everything that belongs to it."""

    def __init__(self, live: LiveTable, open_rematch: OpenRematch) -> None:
        self.live = live
        self.talk = Talk(live)
        self.autopilot = Autopilot(live)
        self.open_rematch = open_rematch
        self.expected = 0
        """Who is about to come: the table must not be put away meanwhile."""

    @property
    def is_idle(self) -> bool:
        """Nobody is here, and nothing is coming."""
        return (
            not self.live.audience.visitors
            and not self.expected
            and not self.live.lock.locked()
            and self.autopilot.next_due() is None
        )

    # ── A place at the table ─────────────────────────────────────────────────────────────────

    async def sit_down(self, name: str, contribution: str, wish: str) -> Seated:
        """A person takes a place; the same wish again is answered with the same place."""
        live, secret = self.live, seat_secret(self.live.table.seed, wish)
        async with live.lock:

            def decide(now: Moment) -> Decided:
                around = live.surrounding(now, secret=digest(secret))
                seat = rules.sit_down(live.table, live.game, name, contribution, around)
                return Decided((seat,))

            await live.store(CLOCK, f"sit:{digest(secret)[:16]}", decide)
            player = next(p.id for p in live.table.players if p.secret == digest(secret))
        return Seated(player=player, secret=secret)

    async def show_passport(self, passport: str) -> Seated:
        """Somebody moves their seat to this device."""
        live, secret = self.live, fresh_secret()
        async with live.lock:

            def decide(now: Moment) -> Decided:
                around = live.surrounding(now, secret=digest(secret))
                return Decided((rules.move_seat(live.table, digest(passport), around),))

            await live.store(CLOCK, f"move:{digest(secret)[:16]}", decide)
            player = next(p.id for p in live.table.players if p.secret == digest(secret))
        return Seated(player=player, secret=secret)

    async def change_settings(self, secret: str, settings: Settings) -> None:
        """The host plays otherwise; what is too large for a socket comes this way."""
        live = self.live
        player, role = self._who(secret)
        if player is None or role != "plays":
            raise refusals.SeatHasMoved
        rules.must_be_host(live.table, player)
        # A deck of one's own is read word by word; others shall not wait for it.
        await asyncio.to_thread(rules.must_be_playable, live.game, settings)
        async with live.lock:
            if live.stale:
                await live.catch_up()
            id_ = f"settings:{live.history.seq}"
            await live.arrange(player, id_, commands.ChangeSettings(settings))

    # ── A page at the table ──────────────────────────────────────────────────────────────────

    async def hello(self, line: Line, secret: str | None, after: int | None) -> Visitor:
        """A page comes and is shown all that it may see."""
        live = self.live
        async with live.lock:
            if live.stale:
                await live.catch_up()
            player, role = self._who(secret)
            visitor = Visitor(line=line, player=player, role=role, may_play=role != "looks on")
            if after is None:
                after = self._left_at(live.eye(player), player)
            if player is not None and role == "plays":
                await self._come_back(player)
            # Coming back is shown too, and so is what was due before it.
            visitor.send(self._welcome(visitor, self._missed(live.eye(player), after)))
            live.audience.come(visitor, live.now())
            live.on_change(None)
        return visitor

    def _who(self, secret: str | None) -> tuple[PlayerId | None, Role]:
        table = self.live.table
        if table.is_erased:
            raise refusals.NoSuchTable(table=self.live.name)
        if secret is None:
            if not table.settings.watchable:
                raise refusals.WatchingIsNotAllowed
            return None, "watches"
        found = owner(table, secret)
        if found is None:
            raise refusals.SecretIsUnknown
        player, may_play = found
        return player, "plays" if may_play else "looks on"

    def _missed(self, eye: Eye, after: int | None) -> tuple[Happening, ...] | None:
        """What somebody who was away has not seen; nothing while they dream."""
        if after is None or self.live.is_blind(eye):
            return None
        return self.live.history.missed(eye, after)

    def _left_at(self, eye: Eye, player: PlayerId | None) -> int | None:
        """How much a person had been shown when a bot took over their seat."""
        live = self.live
        seat = None if player is None else live.table.seat(player)
        if seat is None or live.state is None or seat not in live.state.sitting.bots:
            return None
        shown = live.history.shown[eye]
        for past in reversed(live.history.recent):
            if told := past.told.get(eye):
                shown -= 1
                if BotTookOver(seat) in told:
                    return shown
        return None

    async def _come_back(self, player: PlayerId) -> None:
        """The seat is its person's again."""
        live = self.live
        try:
            await live.arrange(CLOCK, f"back:{live.history.seq}", commands.ComeBack(player))
        except refusals.NothingHasChanged:
            pass
        except refusals.NothingCanBeStored:
            # They may look; the bot plays on until the journal has room again.
            live.around.meter.count("stumbles")

    def _welcome(self, visitor: Visitor, missed: tuple[Happening, ...] | None) -> Welcome:
        live = self.live
        eye = live.eye(visitor.player)
        assert live.shown_table is not None
        you = {visitor.player} if visitor.player is not None and visitor.may_play else set()
        return Welcome(
            protocol=PROTOCOL,
            now=live.now(),
            you=visitor.player,
            role=visitor.role,
            shown=live.history.shown[eye],
            table=live.shown_table,
            view=live.view(eye),
            missed=missed,
            present=tuple(sorted(live.audience.present | you)),
            watchers=live.audience.watchers + (visitor.player is None),
            chat=self.talk.heard(visitor),
        )

    async def goodbye(self, visitor: Visitor) -> None:
        """A page was closed."""
        live = self.live
        async with live.lock:
            if visitor in live.audience.visitors:
                live.audience.go(visitor, live.now())
            live.on_change(None)

    def play_here(self, visitor: Visitor) -> None:
        """This page plays the seat now."""
        if visitor.player is None:
            raise refusals.OnlyPlayersMay
        if not visitor.may_play:
            raise refusals.SeatHasMoved
        self.live.audience.play_here(visitor)

    # ── What people want ─────────────────────────────────────────────────────────────────────

    async def do(self, visitor: Visitor, id_: str, command: Command) -> None:
        """A command; the page is told whether it was stored, and if not, why."""
        live = self.live
        try:
            player = live.player_of(visitor)
            if not isinstance(command, commands.AnyTableCommand):
                async with live.lock:
                    await live.play(player, id_, command, self._stored(visitor, id_))
            elif isinstance(command, commands.MakePassport):
                passport = fresh_secret()
                stored = self._stored(visitor, id_, passport=passport)
                async with live.lock:
                    await live.arrange(player, id_, command, stored, secret=digest(passport))
            elif isinstance(command, commands.OpenRematch):
                await self._rematch(visitor, player, id_)
            else:
                async with live.lock:
                    await live.arrange(player, id_, command, self._stored(visitor, id_))
        except RuleViolation as violation:
            live.around.meter.count("refused")
            visitor.send(refused(violation, id_))

    def _stored(
        self,
        visitor: Visitor,
        id_: str,
        passport: str | None = None,
        table: str | None = None,
    ) -> Callable[[], None]:
        """How a page is told, once it is true."""
        live = self.live

        def acknowledge() -> None:
            assert visitor.player is not None
            made = live.table.passports.get(visitor.player)
            # Of a passport that was made before only its digest is left.
            fresh = passport and made and made.secret == digest(passport)
            visitor.send(
                Accepted(
                    id=id_,
                    shown=live.history.answered[visitor.player, id_],
                    passport=passport if fresh else None,
                    table=table,
                )
            )

        return acknowledge

    async def _rematch(self, visitor: Visitor, player: PlayerId, id_: str) -> None:
        """Open the other table first: a link that leads nowhere must never be stored."""
        live = self.live
        async with live.lock:
            if live.table.is_erased:
                raise refusals.NoSuchTable(table=live.name)
            rules.must_be_over(live.table)
            code = rematch_code(live.table.seed)
            await self.open_rematch(live, code)
            # Of several who want it the first opens it; all are led there by the same answer.
            stored = self._stored(visitor, id_, table=code)
            await live.arrange(player, id_, commands.OpenRematch(), stored, rematch=code)
