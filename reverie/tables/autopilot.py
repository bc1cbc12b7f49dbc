"""What a table does by itself: alarms, bots, seats of people who are gone, an empty table."""

import asyncio
import logging
from typing import Any

from reverie.kernel.interruptions import HandToBot, Pause
from reverie.kernel.moment import Moment, later
from reverie.kernel.seat import CLOCK, Seat
from reverie.kernel.violation import RuleViolation
from reverie.tables import commands
from reverie.tables.history import Past
from reverie.tables.live import LiveTable
from reverie.tables.player import PlayerId
from reverie.tables.ports import Cancel
from reverie.tables.rules import next_host
from reverie.tables.settings import options_of

NOBODY_SECONDS = 60
"""After so long without anybody a table whose time runs pauses itself."""
HOST_SECONDS = 60
"""So long a host may be gone while others are there."""
RETRY_SECONDS = 1.0
MOST_TRIES = 3
"""A bot whose command was refused thinks again, so often."""

log = logging.getLogger(__name__)


class Autopilot:
    """Watches one table's clock. Correctness never rests on it: what is due is due for all."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.bots: dict[Seat, Any] = {}
        self.thinking: dict[Seat, Moment] = {}
        """When each bot has made up its mind."""
        self.refused: dict[Seat, int] = {}
        self.not_before = Moment(0)
        """After a failure the table takes a breath."""
        self.cancel: Cancel | None = None
        self.armed = Moment(0)
        """When it wakes, if it is armed."""
        self.task: asyncio.Task[None] | None = None
        self.is_stopped = False
        live.on_change = self.changed

    # ── When ─────────────────────────────────────────────────────────────────────────────────

    def changed(self, past: Past | None) -> None:
        """Something happened, or somebody came or went."""
        if past is not None and past.of_game:
            self._think(past)
        self.arm()

    def arm(self) -> None:
        """Wake up when the next thing is due, and not before."""
        at = None if self.is_stopped else self.next_due()
        if at is None:
            self._disarm()
            return
        at = max(at, self.not_before)
        # Waking too early costs little, and most deadlines move before they are reached.
        if self.cancel is None or at < self.armed:
            self._disarm()
            self.armed = at
            self.cancel = self.live.around.clock.wake(at, self._woken)

    def _disarm(self) -> None:
        if self.cancel is not None:
            self.cancel()
            self.cancel = None

    def stop(self) -> None:
        """Never wake again, whatever still happens."""
        self.is_stopped = True
        self._disarm()
        if self.task is not None:
            self.task.cancel()

    def next_due(self) -> Moment | None:
        """The earliest of all that is coming."""
        live = self.live
        if live.table.is_erased:
            return None
        due = [at for at, _ in self._hosts_due()]
        if live.state is not None and not live.is_over and not live.is_paused:
            if (alarm := live.game.alarm(live.state)) is not None:
                due.append(alarm.at)
            due += self.thinking.values()
            due += [at for at, _ in self._seats_due()]
            due += self._empty_due()
        return min(due, default=None)

    def _seats_due(self) -> list[tuple[Moment, PlayerId]]:
        """Whose seat goes to a bot, and when; nobody's while nobody is there to wait."""
        live, somebody_since = self.live, self.live.audience.somebody_since
        if live.game.absence.others_decide or somebody_since is None:
            return []
        due = []
        for player in live.table.persons:
            since = live.audience.missing_since(player.id)
            if since is not None and live.table.seat(player.id) not in live.state.sitting.bots:
                start = max(since, somebody_since, live.runs_since)
                due.append((later(start, live.game.absence.seconds), player.id))
        return due

    def _hosts_due(self) -> list[tuple[Moment, PlayerId]]:
        """Who becomes the host because the host is gone, and when."""
        live, somebody_since = self.live, self.live.audience.somebody_since
        host = live.table.host
        if host is None or somebody_since is None:
            return []
        since = live.audience.missing_since(host)
        if since is None:
            return []
        heir = next_host(live.table, live.surrounding(live.now()))
        if heir is None or heir not in live.audience.present:
            return []
        return [(later(max(since, somebody_since), HOST_SECONDS), heir)]

    def _empty_due(self) -> list[Moment]:
        """When a table at which nobody is connected stops its time, if time runs."""
        live, nobody_since = self.live, self.live.audience.nobody_since
        if nobody_since is None or live.game.alarm(live.state) is None:
            return []
        return [later(max(nobody_since, live.runs_since), NOBODY_SECONDS)]

    # ── What ─────────────────────────────────────────────────────────────────────────────────

    def _woken(self) -> None:
        self.cancel = None
        if self.task is None or self.task.done():
            self.task = asyncio.ensure_future(self._act())

    async def _act(self) -> None:
        try:
            async with self.live.lock:
                await self._do_what_is_due()
        except RuleViolation as refusal:
            # The journal is full, or another machine was quicker: in a moment again.
            self._breathe()
            log.warning("a table could not go on", extra={"code": refusal.code})
        except Exception:
            self._breathe()
            log.exception("a table stumbled")
        finally:
            self.task = None
            self.arm()

    def _breathe(self) -> None:
        self.not_before = later(self.live.now(), RETRY_SECONDS)
        self.live.around.meter.count("stumbles")

    async def _do_what_is_due(self) -> None:
        live = self.live
        if live.stale:
            await live.catch_up()
        await live.ring()
        for at, heir in self._hosts_due():
            if at <= live.now():
                id_ = f"host:{live.history.seq}"
                await live.arrange(CLOCK, id_, commands.AppointHost(heir))
        if live.state is None or live.is_over or live.is_paused:
            return
        for at, player in self._seats_due():
            if at <= live.now():
                seat = live.table.seat(player)
                assert seat is not None
                await live.play(CLOCK, f"away:{live.history.seq}", HandToBot(seat))
        if any(at <= live.now() for at in self._empty_due()):
            await live.play(CLOCK, f"empty:{live.history.seq}", Pause())
            return
        await self._let_one_bot_play()

    # ── Bots ─────────────────────────────────────────────────────────────────────────────────

    def _think(self, past: Past) -> None:
        """Bots that were shown something, or have just taken over, make up their minds."""
        live = self.live
        if live.is_over or live.is_paused:
            self.thinking.clear()
            return
        playing = live.game.bots_play(live.state)
        for seat in self.bots.keys() - playing:
            del self.bots[seat]
            self.thinking.pop(seat, None)
        for seat in playing:
            if seat not in self.bots or seat in past.told:
                self.refused[seat] = 0
                self._will_act(seat)

    def _will_act(self, seat: Seat) -> None:
        if seat not in self.bots:
            self.bots[seat] = self._bot(seat)
        if seat not in self.thinking:
            shortest, longest = self.live.around.pace
            seconds = self.live.around.random.uniform(shortest, longest)
            self.thinking[seat] = later(self.live.now(), seconds)

    def _bot(self, seat: Seat) -> Any:
        """A bot of the player's level; a person is played by one of the plain kind."""
        live = self.live
        level = live.table.players[live.table.order[seat]].level or "plain"
        return live.game.bots[level](options_of(live.table.settings, live.game))

    async def _let_one_bot_play(self) -> None:
        """The bot that is due first; then everybody else may come in between."""
        now = self.live.now()
        ripe = [seat for seat, at in self.thinking.items() if at <= now]
        if not ripe:
            return
        seat = min(ripe, key=lambda each: self.thinking[each])
        del self.thinking[seat]
        live = self.live
        view = live.game.view(live.state, seat)
        command = self.bots[seat].act(view, live.around.random)
        if command is None:
            return
        player = live.table.order[seat]
        # Another machine's bot that answers the same makes the same id: it is done once.
        id_ = f"bot:{seat}:{command.about}:{live.history.sent[player]}"
        try:
            await live.play(player, id_, command)
        except RuleViolation as refusal:
            live.around.meter.count("bots_refused")
            self.refused[seat] = self.refused.get(seat, 0) + 1
            if self.refused[seat] < MOST_TRIES:
                self._will_act(seat)
            log.debug("a bot was refused", extra={"code": refusal.code})
