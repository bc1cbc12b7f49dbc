"""The highest rate of commands that a server holds."""

import time
from collections.abc import Callable

import msgspec
import uvloop

from bench.load.dialect import Dialect
from bench.load.generator import Window, leave, load, seated
from bench.load.process import Server, machine_cpu, running

LIMIT = 0.100
"""Seconds within which 99 of 100 commands must have reached all seats."""
COMPLETED = 0.98
STEP = 1.15
STEPS = 20
TRIES = 2
"""A rate has failed when it fails this often."""
DISTURBED = 0.10
DISTURBED_TRIES = 4
"""Failures that do not count, as the machine had something else to do."""
CALM_WITHIN = 60.0
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
        wait_for_calm()
        # A server of its own each time: what earlier tables left behind would slow it down.
        with running(dialect, core) as server:
            window = uvloop.run(one_window(dialect, server, tables, rate, seconds))
        tell(window, holds(window))
        return window

    def held(rate: float, seconds: float = SECONDS) -> Window | None:
        failures = disturbed = 0
        while failures < TRIES and disturbed < DISTURBED_TRIES:
            if holds(window := measure(rate, seconds)):
                return window
            if window.others_share > DISTURBED:
                disturbed += 1
            else:
                failures += 1
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


def wait_for_calm() -> None:
    """Until the rest of the machine does little, for as long as that is worth it."""
    deadline = time.monotonic() + CALM_WITHIN
    while time.monotonic() < deadline:
        before = machine_cpu()
        time.sleep(1)
        if machine_cpu() - before < DISTURBED:
            return


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
