"""What a server keeps in memory for a table, and for somebody who only sits there."""

import asyncio

import msgspec

from bench.load.dialect import Dialect
from bench.load.generator import Line, beating, leave, seated, sit_all
from bench.load.process import Server

WARM_UP_TABLES = 25
"""Seated before anything is counted: a server's first tables load code that all others share."""
SETTLE = 5.0
"""Seconds of rest before it is weighed."""


class Memory(msgspec.Struct, frozen=True):
    """Resident bytes."""

    before: int
    with_tables: int
    with_more_connections: int
    tables: int
    connections: int

    @property
    def per_table(self) -> float:
        """With its seats connected."""
        return (self.with_tables - self.before) / self.tables

    @property
    def per_connection(self) -> float:
        """Of somebody more at a seat of a table that is there already."""
        return (self.with_more_connections - self.with_tables) / self.connections


async def weigh(dialect: Dialect, server: Server, tables: int, connections: int) -> Memory:
    """Weigh a fresh server, then with tables, then with more people at their seats."""
    lines = await seated(dialect, server.port, WARM_UP_TABLES)
    before = await settled(dialect, server, lines)
    lines += await seated(dialect, server.port, tables)
    with_tables = await settled(dialect, server, lines)
    sittings = -(-connections // dialect.seats)
    for first in range(0, sittings, len(lines)):
        await sit_all(lines[: sittings - first])
    with_more = await settled(dialect, server, lines)
    leave(lines)
    seats = sum(len(line.sockets) for line in lines)
    return Memory(
        before=before,
        with_tables=with_tables,
        with_more_connections=with_more,
        tables=tables,
        connections=seats - len(lines) * dialect.seats,
    )


async def settled(dialect: Dialect, server: Server, lines: list[Line]) -> int:
    """Its resident bytes after a rest, with heartbeats going on."""
    beats = asyncio.create_task(beating(dialect, lines))
    await asyncio.sleep(SETTLE)
    beats.cancel()
    return server.memory()
