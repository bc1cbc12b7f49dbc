"""People for the crash test: they know what they were sent, and come back whatever happens."""

import asyncio
import typing
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import websockets

from reverie.games import games
from tests.server.client import Client, Json

AWAY = (ConnectionError, websockets.WebSocketException)
"""How it looks from here when a server dies."""
TRIES = 3
"""So often somebody who was refused tries again, until they are shown something new."""


class Broken(AssertionError):
    """Something is lost or doubled; the text says what and where."""


def need(condition: bool, *facts: object) -> None:
    """Fail with the facts unless it holds."""
    if not condition:
        raise Broken(" ".join(map(str, facts)))


class Party(msgspec.Struct, frozen=True):
    """Who plays what together."""

    game: str
    options: dict[str, Json]
    seats: int
    people: int
    level: str
    """How the people choose: like a bot of this kind."""


class Visit:
    """One person's time at one table."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.bot: Any = None
        self.accepted: dict[str, int] = {}
        """Each command that was acknowledged, with how much had been shown then."""
        self.refusals = 0
        """How often in a row nothing came of a wish."""
        self.checked: int | None = None
        """How much of what was shown here was found in the journal."""

    @property
    def is_settled(self) -> bool:
        """Every wish is answered, and what followed from it was shown."""
        seen = self.client.shown
        return not self.client.pending and seen is not None and seen >= self.expected

    @property
    def expected(self) -> int:
        """How much was shown to this eye, by all answers."""
        return max(self.accepted.values(), default=0)

    @property
    def is_over(self) -> bool:
        """The game has ended and nobody plays again."""
        lobby = self.client.lobby
        return self.is_settled and lobby["phase"] == "over" and lobby["rematch"] is None

    def hear(self, frame: Json, before: int | None) -> None:
        """Whatever was shown before must be followed by the next, and an answer stays the same."""
        where = f"{self.client.name} at {self.client.table}:"
        match frame["type"]:
            case "Welcome":
                need(before is None or frame["shown"] >= before, where, "shown less than before")
                if before is not None and frame["missed"] is not None:
                    missed = [each["shown"] for each in frame["missed"]]
                    need(missed == list(range(before + 1, frame["shown"] + 1)), where, missed)
                self.refusals = 0
            case "Shown":
                need(frame["shown"] == (before or 0) + 1, where, before, "then", frame["shown"])
                self.refusals = 0
            case "Accepted":
                first = self.accepted.setdefault(frame["id"], frame["shown"])
                need(first == frame["shown"], where, frame["id"], "was answered otherwise before")
            case "Refused":
                self.refusals += 1
            case _:
                pass


class Person:
    """Plays at a table, then at its rematch, and so on."""

    def __init__(self, party: Party, client: Client, random: Random) -> None:
        self.party = party
        self.random = random
        self.visit = Visit(client)
        self.visits = [self.visit]
        self.plays_again = True
        self.is_back = asyncio.Event()
        self.on_frame: Callable[[], None] = lambda: None

    @property
    def client(self) -> Client:
        """The page that is open now."""
        return self.visit.client

    async def play(self) -> None:
        """Come, or come back, and play until the server is gone."""
        self.is_back.clear()
        with suppress(*AWAY):
            await self.come()
            while True:
                before = self.client.shown
                await self.react(await self.client.hear(), before)
        await self.client.close()

    async def come(self) -> None:
        """Say hello, and send again what was not answered."""
        before = self.client.shown
        welcome = await self.client.connect()
        need(welcome["type"] == "Welcome", self.client.name, "was not let in:", welcome)
        self.client.you = welcome["you"]
        self.is_back.set()
        await self.react(welcome, before)

    async def react(self, frame: Json, before: int | None) -> None:
        """Do the next thing, if there is one and the last is done."""
        self.visit.hear(frame, before)
        self.client.frames.clear()
        match frame["type"]:
            case "Knock":
                await self.client.send("Here")
            case "Welcome" | "Shown" | "Accepted" | "Refused":
                if self.visit.is_settled and self.visit.refusals < TRIES:
                    await self.go_on()
            case _:
                pass
        self.on_frame()

    async def go_on(self) -> None:
        """What somebody does who sees what this person sees."""
        rematch = self.client.lobby["rematch"]
        if rematch is not None:
            await self.move_to(rematch)
        elif command := self.wanted():
            await self.client.wish(command.pop("type"), **command)

    async def move_to(self, table: str) -> None:
        """Go to the table of the rematch, with the same secret."""
        old = self.client
        await old.close()
        new = Client(old.url, table, old.name)
        new.secret = old.secret
        self.visit = Visit(new)
        self.visits.append(self.visit)
        await self.come()

    def wanted(self) -> Json:
        """The next command as it is sent; nothing if there is nothing to do."""
        match self.client.lobby["phase"]:
            case "gathering":
                return self.prepare()
            case "playing":
                return self.move()
            case _:
                return {"type": "OpenRematch"} if self.plays_again else None

    def prepare(self) -> Json:
        """What is missing for the start."""
        lobby = self.client.lobby
        players = lobby["players"]
        me = next(player for player in players if player["id"] == self.client.you)
        if not me["has_contributed"]:
            return {"type": "Contribute", "contribution": self.random.randbytes(16).hex()}
        if not me["is_ready"]:
            return {"type": "GetReady"}
        if lobby["host"] != self.client.you:
            return None
        if len(players) < self.party.seats:
            return {"type": "AddBot", "level": "plain", "name": f"Bot {len(players)}"}
        ready = all(player["is_ready"] for player in players if player["level"] is None)
        return {"type": "Start"} if ready else None

    def move(self) -> Json:
        """What a bot would do that sees this."""
        settings = self.client.lobby["settings"]
        game = games()[settings["game"]]
        if self.visit.bot is None:
            options = msgspec.convert(settings["options"], game.options)
            self.visit.bot = game.bots[self.party.level](options)
        kind = typing.get_type_hints(game.view)["return"]
        view = msgspec.convert(self.client.view, kind, str_keys=True)
        return msgspec.to_builtins(self.visit.bot.act(view, self.random))
