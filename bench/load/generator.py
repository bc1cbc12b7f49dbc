"""An open-loop load: commands fall due at a fixed rate, whether or not the server keeps up.

A table takes one command at a time; what falls due meanwhile waits in its line, and its latency
still counts from the moment at which it was due, so a slow server cannot hide its queue.
"""

import asyncio
import gc
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from bench.load.dialect import NOTHING, REFUSED, Dialect, Table
from bench.load.process import machine_cpu
from bench.load.websocket import WebSocket

TICK = 0.001
LINGER = 1.0
"""How long after the last command outcomes are waited for."""
CONNECTING = 32
"""How many tables sit down at the same time."""

now = time.perf_counter


class Window(msgspec.Struct, frozen=True):
    """What was measured in one window; times are seconds."""

    rate: float
    scheduled: int
    sent: int
    completed: int
    refused: int
    lost: int
    p50: float
    p99: float
    worst: float
    generator_share: float
    server_share: float
    others_share: float
    """Of a core, what everything else on this machine took: more than a little disturbs."""
    server_cpu: float
    """For a command, all that it brings with it: reading, deciding, four updates."""


class Clocks(NamedTuple):
    """Seconds: on the wall, and of CPU here, of the server, and of the whole machine."""

    wall: float
    own: float
    server: float
    machine: float

    @property
    def others(self) -> float:
        """The CPU of everything else."""
        return self.machine - self.server - self.own


class Line:
    """A table, its commands that are due, and the one that is under way."""

    def __init__(self, table: Table, seats: int) -> None:
        self.sockets: list[WebSocket] = []
        self.done: list[tuple[float, float]] = []
        """When each finished command was due, and when the last seat heard of it."""
        self.sent = self.refused = 0
        self._table = table
        self._seats = seats
        self._due: deque[float] = deque()
        self._mark = self._sender = self._waiting = 0

    async def sit(self) -> None:
        """Connect everybody, or everybody once more."""
        for seat in range(self._seats):
            socket = await self._table.connect(seat)
            socket.listen(partial(self._heard, seat, socket))
            self.sockets.append(socket)

    def schedule(self, due: float) -> None:
        """A command is due."""
        self._due.append(due)
        if not self._waiting:
            self._send()

    def beat(self) -> None:
        """A heartbeat of everybody."""
        for number, socket in enumerate(self.sockets):
            self._table.beat(number % self._seats, socket)

    @property
    def unfinished(self) -> Sequence[float]:
        """When those commands were due that are under way or in the line."""
        return self._due

    def _send(self) -> None:
        self._sender, text, self._mark = self._table.command()
        self._waiting = (1 << self._seats) - 1
        self.sent += 1
        self.sockets[self._sender].send(text)

    def _heard(self, seat: int, socket: WebSocket, text: bytes) -> None:
        number = self._table.heard(seat, socket, text)
        if number == NOTHING or not self._waiting:
            return
        if number >= self._mark:
            self._waiting &= ~(1 << seat)
            if not self._waiting:
                self.done.append((self._due.popleft(), now()))
        elif number == REFUSED and seat == self._sender:
            self._waiting = 0
            self._due.popleft()
            self.refused += 1
        if not self._waiting and self._due:
            self._send()


async def seated(dialect: Dialect, port: int, count: int) -> list[Line]:
    """New tables with everybody connected."""
    tables = await asyncio.to_thread(dialect.tables, port, count)
    lines = [Line(table, dialect.seats) for table in tables]
    await sit_all(lines)
    return lines


async def sit_all(lines: Sequence[Line]) -> None:
    """Everybody sits down, some tables at a time."""
    gate = asyncio.Semaphore(CONNECTING)

    async def sit(line: Line) -> None:
        async with gate:
            await line.sit()

    async with asyncio.TaskGroup() as group:
        for line in lines:
            group.create_task(sit(line))


def leave(lines: Sequence[Line]) -> None:
    """Everybody hangs up."""
    for line in lines:
        for socket in line.sockets:
            socket.close()


async def beating(dialect: Dialect, lines: Sequence[Line]) -> None:
    """Heartbeats for ever, spread over the interval."""
    if dialect.heartbeat is None:
        return
    pause = dialect.heartbeat / len(lines)
    while True:
        for line in lines:
            line.beat()
            await asyncio.sleep(pause)


async def load(
    dialect: Dialect,
    lines: Sequence[Line],
    rate: float,
    *,
    warm_up: float,
    seconds: float,
    server_cpu: Callable[[], float],
) -> Window:
    """Commands at this rate in all, spread evenly over the tables; measured after the warm-up."""
    beats = asyncio.create_task(beating(dialect, lines))
    gc.collect()
    gc.freeze()
    gc.disable()
    start = now() + 0.05
    begin, end = start + warm_up, start + warm_up + seconds
    number = await schedule(lines, start, begin, rate, 0)
    opened, sent = clocks(server_cpu), sent_by(lines)
    await schedule(lines, start, end, rate, number)
    closed, sent = clocks(server_cpu), sent_by(lines) - sent
    await asyncio.sleep(LINGER)
    ended = clocks(server_cpu)
    gc.enable()
    gc.unfreeze()
    beats.cancel()
    wall, server = closed.wall - opened.wall, closed.server - opened.server
    outcomes = [outcome for line in lines for outcome in line.done]
    finished = sum(opened.wall <= at < closed.wall for _, at in outcomes)
    latencies = [at - due for due, at in outcomes if begin <= due < end]
    completed = len(latencies)
    # What never came counts as long as it was waited for.
    latencies += [
        ended.wall - due for line in lines for due in line.unfinished if begin <= due < end
    ]
    latencies.sort()
    return Window(
        rate=rate,
        scheduled=len(latencies),
        sent=sent,
        completed=completed,
        refused=sum(line.refused for line in lines),
        lost=sum(not socket.is_open for line in lines for socket in line.sockets),
        p50=latencies[len(latencies) // 2],
        p99=latencies[len(latencies) * 99 // 100],
        worst=latencies[-1],
        generator_share=(closed.own - opened.own) / wall,
        server_share=server / wall,
        others_share=max(0.0, ended.others - opened.others) / (ended.wall - opened.wall),
        server_cpu=server / max(finished, 1),
    )


def clocks(server_cpu: Callable[[], float]) -> Clocks:
    """What they say now."""
    return Clocks(now(), time.process_time(), server_cpu(), machine_cpu())


def sent_by(lines: Sequence[Line]) -> int:
    """How many commands have left."""
    return sum(line.sent for line in lines)


async def schedule(
    lines: Sequence[Line], start: float, end: float, rate: float, number: int
) -> int:
    """Hand out every command that is due before the end; the number of the next one."""
    count = len(lines)
    while True:
        until = min(now(), end)
        while (due := start + number / rate) < until:
            lines[number % count].schedule(due)
            number += 1
        if until == end:
            return number
        await asyncio.sleep(TICK)
