"""What a server bears: commands a second, CPU for each, memory for tables and connections.

    python -m bench.server [--tables 250] [--seats 4] [--only boardgame.io] [--memory]

The server has one core and the generator another. The rate of commands is raised until the time
from the moment at which a command is due to the moment at which the last seat of its table has
heard of it passes 100 ms for one command of a hundred. All of it stays on this machine.
"""

import argparse
import os
import resource
import signal
import sys
from collections.abc import Callable

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from bench.load.boardgame_io import BoardgameIo
from bench.load.dialect import Dialect
from bench.load.generator import Window
from bench.load.memory import Memory, weigh
from bench.load.process import running
from bench.load.reverie import Reverie
from bench.load.search import CONFIRMATION, SECONDS, Found, search

DIALECTS: dict[str, Callable[[int], Dialect]] = {"Reverie": Reverie, "boardgame.io": BoardgameIo}
"""How to speak to each server at tables of so many seats."""
BUSY = 0.70
"""A generator that is busier than this may be what is measured."""

console = Console()


class Report(msgspec.Struct, frozen=True):
    """All that was measured of one server."""

    name: str
    memory: Memory
    found: Found


def main() -> None:
    """Measure each server in turn, and print them side by side."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4, help="at a table")
    parser.add_argument("--connections", type=int, default=1_000, help="idle ones, for memory")
    parser.add_argument("--only", choices=DIALECTS)
    parser.add_argument("--memory", action="store_true", help="weigh only, without load")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
    core = own_cores()
    raise_limit_of_files()
    load = not arguments.memory
    reports = [
        measure(dialect(arguments.seats), core, arguments.tables, arguments.connections, load=load)
        for name, dialect in DIALECTS.items()
        if arguments.only in (None, name)
    ]
    console.print(side_by_side(reports))


def own_cores() -> int:
    """Move to the last core, and leave the first to the server."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        raise SystemExit("Server and generator need a core each; there is only one.")
    os.sched_setaffinity(0, {cores[-1]})
    return cores[0]


def raise_limit_of_files() -> None:
    """A connection is an open file on both sides; servers inherit the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def measure(dialect: Dialect, core: int, tables: int, connections: int, *, load: bool) -> Report:
    """Weigh a server, then load others."""
    console.rule(dialect.name)
    with running(dialect, core) as server:
        memory = uvloop.run(weigh(dialect, server, tables, connections))
    found = search(dialect, core, tables, tell) if load else Found(None, None)
    return Report(dialect.name, memory, found)


def tell(window: Window, held: bool) -> None:
    """One line for a window."""
    console.print(
        f"{window.rate:7.0f}/s  p50 {1000 * window.p50:6.1f}  p99 {1000 * window.p99:6.1f}"
        f"  worst {1000 * window.worst:6.1f} ms  completed {window.completed}/{window.scheduled}"
        f"  refused {window.refused}  server {window.server_share:.0%}"
        f"  generator {window.generator_share:.0%}  others {window.others_share:.0%}"
        f"  {'held' if held else 'did not hold'}",
        highlight=False,
        soft_wrap=True,
    )


def side_by_side(reports: list[Report]) -> Table:
    """A column for each server."""
    table = Table("", *(report.name for report in reports))
    columns = [column(report) for report in reports]
    for name in columns[0]:
        table.add_row(name, *(figures[name] for figures in columns))
    return table


def column(report: Report) -> dict[str, str]:
    """The figures of one server."""
    found, memory = report.found, report.memory
    return {
        f"commands a second, for {SECONDS:.0f} s": rate(found.short),
        f"commands a second, for {CONFIRMATION:.0f} s": rate(found.held),
        **under_load(found.held),
        "memory for a table": f"{memory.per_table / 1024:.0f} KiB",
        "memory for an idle connection": f"{memory.per_connection / 1024:.0f} KiB",
        "memory with all of them": f"{memory.with_more_connections / 1024**2:.0f} MiB",
    }


def rate(window: Window | None) -> str:
    """The rate that held, if any did."""
    return "-" if window is None else f"{window.rate:.0f}"


def under_load(window: Window | None) -> dict[str, str]:
    """What the longer run at the highest rate showed."""
    latencies, cpu, shares = (
        "p50, p99, worst",
        "server's CPU for a command",
        "server, generator, others",
    )
    if window is None:
        return dict.fromkeys((latencies, cpu, shares), "-")
    values = (1000 * value for value in (window.p50, window.p99, window.worst))
    warning = " (too busy)" if window.generator_share > BUSY else ""
    return {
        latencies: ", ".join(f"{value:.1f}" for value in values) + " ms",
        cpu: f"{1e6 * window.server_cpu:.0f} µs",
        shares: (
            f"{window.server_share:.0%}, {window.generator_share:.0%}{warning},"
            f" {window.others_share:.0%}"
        ),
    }


if __name__ == "__main__":
    main()
