"""What the generator must know of a server: how to start it, sit down, command and listen."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from bench.load.websocket import WebSocket

NOTHING = -1
"""A message that carries no update."""
REFUSED = -2
"""A message that refuses the last command of the seat that it came to."""


class Program(NamedTuple):
    """How a server is started; it listens on 127.0.0.1 at the port that it was made for."""

    arguments: Sequence[str]
    folder: Path
    environment: Mapping[str, str]


class Command(NamedTuple):
    """A seat's next message; its updates carry the mark or a higher number."""

    seat: int
    text: bytes
    mark: int


class Table(Protocol):
    """A table that the lobby has given, with all seats taken but nobody connected yet."""

    async def connect(self, seat: int) -> WebSocket:
        """Somebody at this seat who has heard how the table stands. May be called again."""

    def command(self) -> Command:
        """The next command. Called when every seat has heard the outcome of the last one."""

    def heard(self, seat: int, socket: WebSocket, text: bytes, /) -> int:
        """The number of the update in a message, or NOTHING, or REFUSED; answers a ping."""

    def beat(self, seat: int, socket: WebSocket, /) -> None:
        """Say that this seat is still there; called every `Dialect.heartbeat` seconds."""


class Dialect(Protocol):
    """A server that can be measured."""

    name: str
    seats: int
    heartbeat: float | None
    """How often a client must speak up by itself; None where it only answers."""

    def program(self, port: int) -> Program:
        """The server at this port; installs it where needed."""

    def tables(self, port: int, count: int) -> Sequence[Table]:
        """New tables from the lobby; blocks, and runs in a thread of its own."""
