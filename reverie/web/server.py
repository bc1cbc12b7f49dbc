"""The server: parts put together, started, and stopped without losing anything."""

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from socket import socket as Listener  # noqa: N812 - a name that tells it from ours
from typing import Any

import uvicorn
from starlette.applications import Starlette

from reverie.games import games
from reverie.journal import opened
from reverie.journal.directory import Directory
from reverie.journal.fault import FaultyJournal
from reverie.tables.messages import Reader
from reverie.tables.ports import Journal
from reverie.tables.surroundings import Surroundings
from reverie.tables.tables import Tables
from reverie.web import logs, pages
from reverie.web.api import Api
from reverie.web.guards import Guards
from reverie.web.metrics import Metrics
from reverie.web.socket import Socket
from reverie.web.wire import WireProtocol
from reverie.wiring.clock import SystemClock
from reverie.wiring.house import GamesHouse
from reverie.wiring.settings import ServerSettings

SWITCH_SECONDS = 0.0005
RUBBISH = (2_000, 20, 1_000)
"""How much is made before it is looked for, by age; tables live long and make little of it.

What the middle generation holds is looked through in one go: forty thousand things take 4 ms.
"""

log = logging.getLogger(__name__)


class Reverie:
    """One machine's server. `app` is an ASGI application."""

    def __init__(self, settings: ServerSettings, journal: Journal, directory: Directory) -> None:
        self.settings = settings
        self.journal = journal
        self.directory = directory
        self.metrics = Metrics()
        self.tables = Tables(
            Surroundings(
                journal=journal,
                clock=SystemClock(),
                house=GamesHouse(),
                meter=self.metrics,
                pace=(
                    min(settings.bots_think_at_least, settings.bots_think_at_most),
                    settings.bots_think_at_most,
                ),
            )
        )
        self.socket = Socket(self.tables, settings, self.metrics, Reader(games()))
        self.api = Api(self.tables, directory, settings, self.metrics)
        client = None if settings.client is None else Path(settings.client)
        inside = Starlette(
            routes=[*self.api.routes(), *pages.routes(client)], lifespan=self._lifespan
        )
        self.app = Guards(inside, self.socket, settings, self.metrics)
        self.metrics.gauge("tables", "Tables open on this machine", lambda: len(self.tables.desks))
        self.metrics.gauge("connections", "Connections", lambda: len(self.socket.conversations))
        self.metrics.gauge(
            "journal_writable", "Whether the journal stores", lambda: float(journal.is_writable)
        )

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:  # noqa: ARG002 - Starlette's
        self.tables.start()
        helpers = [
            asyncio.ensure_future(self.directory.follow(self.journal)),
            asyncio.ensure_future(self.socket.watch()),
        ]
        for helper in helpers:
            helper.add_done_callback(self._ended)
        try:
            yield
        finally:
            for helper in helpers:
                helper.cancel()
            await asyncio.gather(*helpers, return_exceptions=True)
            await self.journal.close()
            self.directory.close()

    def _ended(self, helper: "asyncio.Future[None]") -> None:
        """What should run as long as the server does has failed."""
        if not helper.cancelled() and (problem := helper.exception()) is not None:
            self.metrics.count("failures")
            log.error("a helper failed", exc_info=problem)

    async def stop(self) -> None:
        """Tell everybody, let them be told, let nobody in."""
        self.api.is_stopping = self.app.is_stopping = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.stop_seconds):
                await self.tables.stop()
                await self.socket.empty.wait()


class Server(uvicorn.Server):
    """uvicorn, which stops us before it hangs up."""

    def __init__(self, config: uvicorn.Config, reverie: Reverie) -> None:
        super().__init__(config)
        self.reverie = reverie

    async def startup(self, sockets: list[Listener] | None = None) -> None:
        """Say where we are, once we are there."""
        await super().startup(sockets)
        for server in self.servers:
            for listener in server.sockets:
                host, port = listener.getsockname()[:2]
                print(f"Reverie: http://{host}:{port}", flush=True)  # noqa: T201 - for people

    async def shutdown(self, sockets: list[Listener] | None = None) -> None:
        """First the tables, then the connections."""
        await self.reverie.stop()
        await super().shutdown(sockets)


def serve(settings: ServerSettings) -> None:
    """Run until somebody stops it."""
    logs.begin(settings.log_level)
    be_responsive()
    limit = settings.journal_limit_mb
    journal: Journal = opened(
        settings.journal, limit=None if limit is None else limit * 1024 * 1024
    )
    if settings.kill_after_appends is not None:
        journal = FaultyJournal(journal, settings.kill_after_appends)
    reverie = Reverie(settings, journal, Directory(GamesHouse().mask, directory_of(settings)))
    config = uvicorn.Config(reverie.app, **uvicorn_settings(settings))
    Server(config, reverie).run()


def be_responsive() -> None:
    """Short turns between the loop and the journal's thread, and no long pauses for rubbish."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    # What is loaded by now stays: it need not be looked through again and again.
    gc.freeze()
    gc.set_threshold(*RUBBISH)


def directory_of(settings: ServerSettings) -> Path | None:
    """The directory lies beside the journal; of a journal in memory in memory."""
    kind, _, path = settings.journal.partition(":")
    return Path(path).expanduser().with_suffix(".directory") if kind == "sqlite" else None


def uvicorn_settings(settings: ServerSettings) -> dict[str, Any]:
    """How uvicorn shall carry us."""
    return {
        "host": settings.host,
        "port": settings.port,
        "http": "httptools",
        "ws": WireProtocol,
        # A frame's length must tell nothing; compression would make it tell.
        "ws_per_message_deflate": False,
        "ws_max_size": 4 * settings.message_bytes,
        "ws_ping_interval": None,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.proxies,
        "server_header": False,
        "date_header": False,
        "access_log": False,
        "log_config": None,
        "timeout_graceful_shutdown": max(1, round(settings.stop_seconds)),
    }
