"""The dialect of boardgame.io: its lobby, then Socket.IO over a WebSocket."""

import http.client
import json
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

from bench.load.dialect import NOTHING, REFUSED, Command, Program, Table
from bench.load.websocket import HOST, WebSocket

FOLDER = Path(__file__).parents[1] / "boardgame_io"
CLUES_FOR_A_CARD = 9
WORDS = ("lantern", "harbour", "velvet", "thunder", "orchard", "pillow", "compass", "feather")

# Engine.IO's packets are one digit, Socket.IO's a second one and the game as a namespace.
PING, PONG = b"2", b"3"
JOIN, EVENT = b"40/night,", b"42/night,"
PATH = "/socket.io/?EIO=4&transport=websocket"
UPDATE = EVENT + b'["update"'
# The state comes before the log, so the first one is that of the state.
STATE = re.compile(rb'"_stateID":(\d+)')


class Match:
    """A match whose players have their credentials."""

    def __init__(self, port: int, name: str, credentials: Sequence[str]) -> None:
        self._port = port
        self._name = name
        self._credentials = credentials
        self._spirits = len(credentials) - 1
        self._state = 0
        self._words = cycle(WORDS)

    async def connect(self, seat: int) -> WebSocket:
        """Join the namespace, then sync as that player."""
        socket = await WebSocket.open(self._port, PATH)
        await socket.wait_for(b"0{")
        socket.send(JOIN)
        await socket.wait_for(JOIN)
        player, credentials = str(seat), self._credentials[seat]
        socket.send(event("sync", self._name, player, credentials))
        await socket.wait_for(EVENT + b'["sync"')
        return socket

    def command(self) -> Command:
        """Nine clues of the spirits in turn, then a guess of the Dreamer."""
        step = self._state % (CLUES_FOR_A_CARD + 1)
        seat = 0 if step == CLUES_FOR_A_CARD else step % self._spirits + 1
        payload = {
            "type": "giveClue" if seat else "guess",
            "args": [self._state + 1, next(self._words)],
            "playerID": str(seat),
            "credentials": self._credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        text = event("update", action, self._state, self._name, str(seat))
        self._state += 1
        return Command(seat, text, self._state)

    def heard(self, _seat: int, socket: WebSocket, text: bytes) -> int:
        """An update's state; one that did not move on is a move that was not allowed."""
        if text.startswith(UPDATE):
            found = STATE.search(text)
            assert found is not None
            state = int(found[1])
            return REFUSED if state < self._state else state
        if text == PING:
            socket.send(PONG)
        return NOTHING

    def beat(self, _seat: int, _socket: WebSocket) -> None:
        """It is the server that pings."""


class BoardgameIo:
    """boardgame.io in memory, as its server comes."""

    name = "boardgame.io"
    heartbeat: float | None = None

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def program(self, port: int) -> Program:
        """bench/boardgame_io/server.js under node."""
        install()
        environment = {**os.environ, "NODE_ENV": "production"}
        return Program(("node", "server.js", str(port)), FOLDER, environment)

    def tables(self, port: int, count: int) -> Sequence[Table]:
        """Matches that all players have joined."""
        lobby = http.client.HTTPConnection(HOST, port, timeout=20)
        try:
            return [match(lobby, port, self.seats) for _ in range(count)]
        finally:
            lobby.close()


def match(lobby: http.client.HTTPConnection, port: int, seats: int) -> Match:
    """Create one, and take its seats."""
    name: str = post(lobby, "/games/night/create", {"numPlayers": seats})["matchID"]
    credentials = [
        post(lobby, f"/games/night/{name}/join", {"playerID": str(seat), "playerName": f"P{seat}"})
        for seat in range(seats)
    ]
    return Match(port, name, [joined["playerCredentials"] for joined in credentials])


def post(lobby: http.client.HTTPConnection, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the lobby answers."""
    lobby.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    response = lobby.getresponse()
    text = response.read()
    if response.status != 200:
        raise SystemExit(f"The lobby of boardgame.io answered {response.status} to {path}.")
    answer: dict[str, Any] = json.loads(text)
    return answer


def event(*arguments: object) -> bytes:
    """An event of Socket.IO."""
    return EVENT + json.dumps(arguments, separators=(",", ":")).encode()


def install() -> None:
    """Fetch what package-lock.json names, where that was not done before."""
    if (FOLDER / "node_modules").is_dir():
        return
    if shutil.which("npm") is None or shutil.which("node") is None:
        raise SystemExit("boardgame.io needs node and npm; --only another server runs without.")
    subprocess.run(("npm", "ci"), cwd=FOLDER, check=True, timeout=300)
