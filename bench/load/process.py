"""A server as a process of its own: pinned to a core, weighed, and always stopped."""

import os
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from bench.load.dialect import Dialect
from bench.load.websocket import HOST

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
READY_WITHIN = 60.0
STOPS_WITHIN = 5.0


class Server:
    """A process that was started here, and what the kernel says of it and its children."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int) -> None:
        self.port = port
        self._process = process

    def cpu(self) -> float:
        """Seconds of CPU so far."""
        return sum(cpu_of(number) for number in family(self._process.pid))

    def memory(self) -> int:
        """Resident bytes; what children share with it counts twice."""
        return sum(memory_of(number) for number in family(self._process.pid))


@contextmanager
def running(dialect: Dialect, core: int) -> Iterator[Server]:
    """A server that listens, on one core; it is gone afterwards, whatever happens."""
    port = free_port()
    program = dialect.program(port)
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            ("taskset", "-c", str(core), *program.arguments),
            cwd=program.folder,
            env=program.environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            wait_until_ready(process, port, log)
            yield Server(process, port)
        finally:
            stop(process)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until_ready(process: "subprocess.Popen[bytes]", port: int, log: IO[bytes]) -> None:
    """Until it answers at its port."""
    deadline = time.monotonic() + READY_WITHIN
    while process.poll() is None and time.monotonic() < deadline:
        try:
            socket.create_connection((HOST, port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    log.seek(0)
    said = log.read()[-2_000:].decode(errors="replace")
    raise SystemExit(f"{process.args!r} does not listen. It said:\n{said}")


def stop(process: "subprocess.Popen[bytes]") -> None:
    """Ask it; where it does not listen, end it and the group that it leads."""
    process.terminate()
    try:
        process.wait(STOPS_WITHIN)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def family(number: int) -> Iterator[int]:
    """A process and all below it."""
    yield number
    for tasks in Path(f"/proc/{number}/task").glob("*/children"):
        for child in tasks.read_text().split():
            yield from family(int(child))


def cpu_of(number: int) -> float:
    """Seconds in user and kernel mode, all threads together."""
    # The name of the program is in brackets and may hold spaces.
    fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def machine_cpu() -> float:
    """Seconds in which any core of this machine was busy."""
    user, nice, system, _idle, _waiting, *rest = map(
        int, Path("/proc/stat").read_text().split()[1:9]
    )
    return (user + nice + system + sum(rest)) / TICKS


def memory_of(number: int) -> int:
    """Resident bytes."""
    return int(Path(f"/proc/{number}/statm").read_text().split()[1]) * PAGE
