"""Every journal, whole and with little room."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.journal import opened
from reverie.tables.ports import Journal

LITTLE = 64 << 10


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Of a file that is not there yet."""
    return tmp_path / "journal.db"


@pytest.fixture(params=["memory", "sqlite"])
def address(request: pytest.FixtureRequest, path: Path) -> str:
    """Of a journal of each kind, new and empty."""
    return "memory:" if request.param == "memory" else f"sqlite:{path}"


@pytest.fixture
def journal(address: str) -> Iterator[Journal]:
    """With all the room it wants."""
    journal = opened(address)
    yield journal
    asyncio.run(journal.close())


@pytest.fixture
def little_journal(address: str) -> Iterator[Journal]:
    """With little room."""
    journal = opened(address, limit=LITTLE)
    yield journal
    asyncio.run(journal.close())
