"""How a server feels after what was done to it."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from reverie.games import games
from reverie.kernel.violation import RuleViolation
from tests.abuse.raw import WAIT
from tests.server.client import http
from tests.server.process import ServerProcess

Json = Any


def metric(server: ServerProcess, name: str) -> float:
    """One of the server's own counts."""
    text: str = http(f"{server.url}/metrics")
    return float(
        next(line.split()[1] for line in text.splitlines() if line.startswith(f"reverie_{name} "))
    )


def errors(server: ServerProcess) -> list[str]:
    """What went wrong by the server's log; also what is no line of the log at all."""
    found = []
    for line in server.log.read_text("utf-8").splitlines():
        try:
            said: Json = json.loads(line)
        except ValueError:
            found.append(line)
            continue
        if said["level"] in ("error", "critical") or "error" in said:
            found.append(line)
    return found


def assert_well(server: ServerProcess) -> None:
    """It runs, nothing unexpected has happened in it, and it can be used."""
    assert server.runs
    assert not errors(server), "\n".join(errors(server))[-4000:]
    assert metric(server, "failures_total") == 0
    assert http(f"{server.url}/readyz") == "ready\n"


def memory(server: ServerProcess) -> int:
    """Bytes that the process holds now."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return 1024 * int(next(x.split()[1] for x in status.splitlines() if x.startswith("VmRSS")))


def all_codes() -> frozenset[str]:
    """Every code that a refusal can have."""
    games()
    known: set[str] = set()
    waiting: list[type[RuleViolation]] = [RuleViolation]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            known.add(kind.__name__)
            waiting.append(kind)
    return frozenset(known)


async def eventually(true: Callable[[], bool]) -> None:
    """Ask until it is true; each question is a request, so nothing spins."""
    async with asyncio.timeout(WAIT):
        while not await asyncio.to_thread(true):
            pass
