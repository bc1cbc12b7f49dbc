"""Our own dialect: a night of When I Dream, stored in SQLite before anybody hears of it."""

import http.client
import json
import os
import secrets
import sys
import tempfile
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

from bench.load.boardgame_io import CLUES_FOR_A_CARD, WORDS
from bench.load.dialect import NOTHING, REFUSED, Command, Program, Table
from bench.load.websocket import HOST, WebSocket

PATH = "/api/socket"
WELCOME, REFUSAL = b'{"type":"Welcome"', b'{"type":"Refused"'
SHOWN = b'{"type":"Shown","shown":'
PING = b'{"type":"Ping"}'
OPTIONS = {
    "first_dreamer": 0,
    "sand_seconds": 900,
    "clue_seconds": 120,
    # Nobody judges words at the other server; so nobody does here.
    "referee": "table",
}
LIMITS = {
    "REVERIE_TABLES_PER_HOUR": "1000000",
    "REVERIE_REQUESTS_PER_SECOND": "100000",
    "REVERIE_MESSAGES_PER_SECOND": "100000",
    "REVERIE_CONNECTIONS_PER_ADDRESS": "100000",
}
"""All clients of a bench have one address."""


class Night:
    """A table whose players have their secrets."""

    def __init__(self, port: int, code: str, secrets_of_seats: Sequence[str]) -> None:
        self._port = port
        self._code = code
        self._secrets = secrets_of_seats
        self._sockets: list[WebSocket] = []
        self._shown = 0
        self._sent = 0
        self._words = cycle(WORDS)

    async def connect(self, seat: int) -> WebSocket:
        """Say hello; when the last seat is there for the first time, the night begins."""
        socket = await WebSocket.open(self._port, PATH)
        socket.send(text(type="Hello", table=self._code, secret=self._secrets[seat]))
        await socket.wait_for(WELCOME)
        if len(self._sockets) < len(self._secrets):
            self._sockets.append(socket)
            if len(self._sockets) == len(self._secrets):
                await self._fall_asleep(socket)
        return socket

    async def _fall_asleep(self, last: WebSocket) -> None:
        """Every seat is shown all of this, so one of them is enough to listen."""
        for other in self._sockets[1:]:
            other.send(wish("ready", type="GetReady"))
        for _ in self._sockets[1:]:
            await last.wait_for(SHOWN)
        self._sockets[0].send(wish("start", type="Start"))
        await last.wait_for(SHOWN)
        for socket in self._sockets:
            socket.send(wish("sleep", type="BeReady", round=1, at="dusk"))
        for _ in self._sockets:
            self._shown = shown_in(await last.wait_for(SHOWN))

    def command(self) -> Command:
        """Nine clues of the spirits in turn, then the Dreamer lets the card go."""
        cards, step = divmod(self._sent, CLUES_FOR_A_CARD + 1)
        self._sent += 1
        word, id_ = next(self._words), str(self._sent)
        if step == CLUES_FOR_A_CARD:
            seat, said = 0, wish(id_, type="PassCard", card=cards + 1)
        else:
            seat = step % (len(self._secrets) - 1) + 1
            said = wish(id_, type="GiveClue", turn=self._sent, word=word)
        return Command(seat, said, self._shown + self._sent)

    def heard(self, _seat: int, _socket: WebSocket, frame: bytes) -> int:
        """What this eye has been shown in all; all four are shown every command."""
        if frame.startswith(SHOWN):
            return shown_in(frame)
        return REFUSED if frame.startswith(REFUSAL) else NOTHING

    def beat(self, _seat: int, socket: WebSocket) -> None:
        """We are here."""
        socket.send(PING)


class Reverie:
    """Our server as it comes, with a journal on disk."""

    name = "Reverie"
    heartbeat: float | None = 15.0

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._folder = tempfile.TemporaryDirectory(prefix="reverie-bench-")

    def program(self, port: int) -> Program:
        """reverie serve with a fresh journal."""
        journal = Path(self._folder.name) / f"{port}-{secrets.token_hex(4)}.db"
        environment = {**os.environ, **LIMITS, "REVERIE_JOURNAL": f"sqlite:{journal}"}
        arguments = (sys.executable, "-m", "reverie", "serve", "--port", str(port))
        return Program(arguments, Path.cwd(), environment)

    def tables(self, port: int, count: int) -> Sequence[Table]:
        """Tables at which everybody has a place."""
        lobby = http.client.HTTPConnection(HOST, port, timeout=20)
        try:
            return [night(lobby, port, self.seats) for _ in range(count)]
        finally:
            lobby.close()


def night(lobby: http.client.HTTPConnection, port: int, seats: int) -> Night:
    """Open a table, and take its places."""
    settings = {"game": "when_i_dream", "options": OPTIONS}
    code = post(lobby, "/api/tables", {"settings": settings})["table"]
    people = [
        post(
            lobby,
            f"/api/tables/{code}/players",
            {"name": f"P{seat}", "contribution": secrets.token_hex(16)},
        )
        for seat in range(seats)
    ]
    return Night(port, code, [person["secret"] for person in people])


def post(lobby: http.client.HTTPConnection, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the lobby answers."""
    lobby.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    response = lobby.getresponse()
    said = response.read()
    if response.status != 201:
        raise SystemExit(f"Reverie answered {response.status} to {path}: {said.decode()}")
    answer: dict[str, Any] = json.loads(said)
    return answer


def text(**message: object) -> bytes:
    """A message."""
    return json.dumps(message, separators=(",", ":")).encode()


def wish(id_: str, **command: object) -> bytes:
    """A command on its way."""
    return text(type="Do", id=id_, command=command)


def shown_in(frame: bytes) -> int:
    """How much the eye had been shown."""
    start = len(SHOWN)
    return int(frame[start : frame.index(b",", start)])
