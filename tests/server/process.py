"""A real server in a process of its own, on the loopback."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

QUICK = {"REVERIE_BOTS_THINK_AT_LEAST": "0", "REVERIE_BOTS_THINK_AT_MOST": "0"}
GENEROUS = {
    "REVERIE_TABLES_PER_HOUR": "100000",
    "REVERIE_REQUESTS_PER_SECOND": "10000",
    "REVERIE_MESSAGES_PER_SECOND": "10000",
    "REVERIE_CONNECTIONS_PER_ADDRESS": "10000",
}
"""For tests that are about something else than limits."""


class ServerProcess:
    """Starts, kills and starts again, always with the same journal and at the same port."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = {**QUICK, **GENEROUS, **settings}
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.log = folder / "server.log"

    @property
    def journal(self) -> Path:
        """The file of the journal."""
        return self.folder / "journal.db"

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self, **settings: str) -> None:
        """Start it, and wait until it says where it is."""
        environment = {
            **{name: value for name, value in os.environ.items() if "REVERIE" not in name},
            **self.settings,
            **settings,
        }
        environment.setdefault("REVERIE_JOURNAL", f"sqlite:{self.journal}")
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "reverie", "serve", "--port", str(self.port)],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, (said, self.log.read_text()[-2000:])
        self.port = int(said.rsplit(":", 1)[1])

    @property
    def pid(self) -> int:
        """The process that we started."""
        assert self.process is not None
        return self.process.pid

    @property
    def runs(self) -> bool:
        """It has not ended."""
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        if self.runs:
            self.process.send_signal(how)
        return self.wait()

    def wait(self) -> int:
        """Until it has ended; its exit status."""
        assert self.process is not None
        status = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def __enter__(self) -> "ServerProcess":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process is not None and self.process.stdout is not None:
            if not self.process.stdout.closed:
                self.stop()


@contextmanager
def a_server(folder: Path, **settings: str) -> Iterator[ServerProcess]:
    """A server that is stopped at the end, whatever happens."""
    with ServerProcess(folder, **settings) as server:
        yield server
