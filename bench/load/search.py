"""The highest rate of commands that a server holds."""

from collections.abc import Callable

import msgspec
import uvloop

from bench.load.dialect import Dialect
from bench.load.generator import Window, leave, load, seated
from bench.load.process import Server, running

LIMIT = 0.100
"""Seconds within which 99 of 100 commands must have reached all seats."""
COMPLETED = 0.98
STEP = 1.15
STEPS = 20
TRIES = 2
"""A rate has failed when it fails this often: the machine may have had something else to do."""
PROBE = 200.0
WARM_UP, SECONDS, CONFIRMATION = 4.0, 6.0, 15.0

Tell = Callable[[Window, bool], None]


class Found(msgspec.Struct, frozen=True):
    """The highest rate that held in a short window, and the highest in a longer run."""

    short: Window | None
    held: Window | None


def holds(window: Window) -> bool:
    """Whether the server kept up."""
    return (
        window.p99 <= LIMIT
        and window.completed >= COMPLETED * window.scheduled
        and not window.refused
        and not window.lost
    )


def search(dialect: Dialect, core: int, tables: int, tell: Tell) -> Found:
    """Raise the rate step by step until it does not hold, then confirm the last one that did."""

    def measure(rate: float, seconds: float) -> Window:
        # A server of its own each time: what earlier tables left behind would slow it down.
        with running(dialect, core) as server:
            window = uvloop.run(one_window(dialect, server, tables, rate, seconds))
        tell(window, holds(window))
        return window

    def held(rate: float, seconds: float = SECONDS) -> Window | None:
        for _ in range(TRIES):
            if holds(window := measure(rate, seconds)):
                return window
        return None

    short: Window | None = None
    rate = max(PROBE, 0.5 / measure(PROBE, SECONDS).server_cpu)
    for _ in range(STEPS):
        if (window := held(rate)) is None:
            break
        short, rate = window, rate * STEP
    for _ in range(3):
        rate /= STEP
        if (window := held(rate, CONFIRMATION)) is not None:
            return Found(short, window)
    return Found(short, None)


async def one_window(
    dialect: Dialect, server: Server, tables: int, rate: float, seconds: float
) -> Window:
    """New tables under load."""
    lines = await seated(dialect, server.port, tables)
    window = await load(
        dialect, lines, rate, warm_up=WARM_UP, seconds=seconds, server_cpu=server.cpu
    )
    leave(lines)
    return window
