"""A client of the protocol, as a third party would write it: JSON in, JSON out."""

import asyncio
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

Json = Any
WAIT = 30.0
"""Seconds after which an answer that does not come is a failure."""


class HttpRefusal(Exception):
    """The server said no."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(status, body)
        self.status = status
        self.body = body


def http(url: str, body: Json = None, **headers: str) -> Json:
    """GET, or POST of a body; JSON where it is JSON."""
    data = None if body is None else json.dumps(body).encode()
    if data is not None:
        headers.setdefault("content-type", "application/json")
    request = urllib.request.Request(url, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=WAIT) as answer:
            return _read(answer.read())
    except urllib.error.HTTPError as refusal:
        with refusal:
            raise HttpRefusal(refusal.code, _read(refusal.read())) from None


def _read(body: bytes) -> Json:
    try:
        return json.loads(body)
    except ValueError:
        return body.decode()


def open_table(url: str, game: str, options: Json = None, **settings: Json) -> str:
    """A new table's code."""
    wanted = {"game": game, "options": options or {}, **settings}
    code: str = http(f"{url}/api/tables", {"settings": wanted})["table"]
    return code


class Client:
    """One person's page: sits down, plays, loses the connection and comes back.

    Every frame is kept as it came (`frames`), every command until it is acknowledged (`pending`).
    """

    def __init__(self, url: str, table: str, name: str = "") -> None:
        self.url = url
        self.table = table
        self.name = name
        self.secret: str | None = None
        self.you: int | None = None
        self.socket: ClientConnection | None = None
        self.frames: list[str] = []
        self.shown: int | None = None
        self.view: Json = None
        self.lobby: Json = None
        self.pending: dict[str, Json] = {}
        self.acknowledged: list[str] = []
        self.refused: dict[str, Json] = {}
        self.number = 0

    async def sit(self) -> "Client":
        """Take a place."""
        wanted = {"name": self.name, "contribution": secrets.token_hex(16)}
        seated = await asyncio.to_thread(
            http, f"{self.url}/api/tables/{self.table}/players", wanted
        )
        self.secret, self.you = seated["secret"], seated["player"]
        return self

    async def connect(self) -> Json:
        """Say hello, with what was shown before; send again what was not acknowledged."""
        self.socket = await websockets.connect(
            f"{self.url.replace('http', 'ws')}/api/socket",
            compression=None,
            max_size=None,
            open_timeout=WAIT,
        )
        await self.send("Hello", table=self.table, secret=self.secret, after=self.shown)
        welcome = await self.until("Welcome", "Refused")
        if welcome["type"] == "Welcome":
            for id_, command in tuple(self.pending.items()):
                await self.send("Do", id=id_, command=command)
        return welcome

    async def send(self, kind: str, **fields: Json) -> None:
        """One message."""
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def wish(self, kind: str, **fields: Json) -> str:
        """Send a command and do not wait; its id."""
        self.number += 1
        id_ = f"{self.name}-{self.number}"
        self.pending[id_] = {"type": kind, **fields}
        await self.send("Do", id=id_, command=self.pending[id_])
        return id_

    async def do(self, kind: str, **fields: Json) -> Json:
        """Send a command and wait for its answer."""
        id_ = await self.wish(kind, **fields)
        while True:
            frame = await self.hear()
            if id_ not in self.pending:
                return frame

    async def hear(self) -> Json:
        """The next frame."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), WAIT)
        assert isinstance(text, str)
        self.frames.append(text)
        frame = json.loads(text)
        self._learn(frame)
        return frame

    def _learn(self, frame: Json) -> None:
        match frame["type"]:
            case "Welcome" | "Shown":
                self.shown = frame["shown"]
                self.view = frame["view"] or self.view
                self.lobby = frame["table"] or self.lobby
            case "Accepted":
                if self.pending.pop(frame["id"], None) is not None:
                    self.acknowledged.append(frame["id"])
            case "Refused" if frame["id"] is not None:
                self.pending.pop(frame["id"], None)
                self.refused[frame["id"]] = frame
            case _:
                pass

    async def until(self, *kinds: str) -> Json:
        """The next frame of one of these kinds."""
        while True:
            frame = await self.hear()
            if frame["type"] in kinds:
                return frame

    async def each(self) -> AsyncIterator[Json]:
        """Frames until the connection is closed."""
        try:
            while True:
                yield await self.hear()
        except websockets.ConnectionClosed:
            return

    async def close(self) -> None:
        """Go away without a word."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None


async def seated(url: str, table: str, *names: str) -> list[Client]:
    """People at a table, connected and ready."""
    clients = []
    for name in names:
        client = await Client(url, table, name).sit()
        await client.connect()
        clients.append(client)
    for client in clients:
        await client.do("GetReady")
    return clients
