"""What tests of journals wait for."""

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import ParamSpec

from reverie.tables.ports import Journal, Stored

P = ParamSpec("P")


def asynchronous(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that runs in a loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        asyncio.run(whole())

    return run


async def some(followed: AsyncIterator[Stored], many: int) -> list[Stored]:
    """The next few entries; waits until there are so many."""
    return [await anext(followed) for _ in range(many)]


async def filled(journal: Journal, table: str, *entries: bytes) -> None:
    """A new table with these entries."""
    for expected, entry in enumerate(entries):
        await journal.append(table, expected, entry)


def content(*paths: Path) -> bytes:
    """What is in files, nothing where there is none."""
    return b"".join(path.read_bytes() for path in paths if path.exists())
