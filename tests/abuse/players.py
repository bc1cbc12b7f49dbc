"""Honest people: they play what a bot would play, and let the time run when somebody stops it."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, get_type_hints

import msgspec

from reverie.kernel.game import AnyGame
from tests.abuse.raw import Line, soon
from tests.server.client import Client, open_table, seated

Json = Any

HONEST = ("Ann", "Ben", "Cem")
"""More than half of the table: nobody can send one of them away."""
DISHONEST = ("Mallory", "Oscar")

HURRIED: dict[str, Json] = {
    "when_i_dream": {
        "clue_seconds": 0.3,
        "sand_seconds": 1.5,
        "last_guess_seconds": 0.3,
        "retelling_seconds": 0.5,
        "ready_seconds": 0.5,
    },
    "daydream": {"seconds_per_turn": 0.2},
}
"""Options with which a game ends soon, also when somebody does not play at all."""


class Mind:
    """What one could do, by a view."""

    def __init__(self, game: AnyGame, random: Random) -> None:
        self.bot = game.bots["random"](game.options())
        self.kind = get_type_hints(game.view)["return"]
        self.random = random

    def wishes(self, view: Json) -> list[Json]:
        """One command, or none."""
        if view["paused_at"] is not None:
            return [{"type": "Resume"}]
        command = self.bot.act(msgspec.convert(view, self.kind, str_keys=True), self.random)
        return [] if command is None else [msgspec.to_builtins(command)]


class Person:
    """Plays a game to its end, whatever the others do."""

    def __init__(self, client: Client, mind: Mind) -> None:
        self.client = client
        self.mind = mind
        self.view: Json = None
        self.is_over = False
        self.pending: str | None = None
        self.number = 0

    async def play(self, port: int) -> None:
        """Until the game is over."""
        async with await Line.open(port) as line:
            self.hear(await line.hello(self.client.table, self.client.secret))
            while not self.is_over:
                self.act(line)
                self.hear(msgspec.json.decode(await soon(line.next())))

    def hear(self, frame: Json) -> None:
        """Learn from what is said."""
        match frame["type"]:
            case "Welcome" | "Shown":
                self.view = frame["view"] or self.view
                self.is_over = self.is_over or (frame["table"] or {}).get("phase") == "over"
            case "Accepted" | "Refused":
                assert frame["id"] == self.pending
                self.pending = None
            case "Present" | "Said" | "Signed" | "Typing":
                pass
            case unexpected:
                raise AssertionError(unexpected)

    def act(self, line: Line) -> None:
        """Do something, unless an answer is due."""
        if self.pending is None:
            for wish in self.mind.wishes(self.view):
                self.number += 1
                self.pending = f"{self.client.name} {self.number}"
                line.say("Do", id=self.pending, command=wish)


class Match:
    """One table with honest people and seats for the others."""

    def __init__(self, table: str, clients: Sequence[Client]) -> None:
        self.table = table
        self.clients = clients[: len(HONEST)]
        self.secrets = [client.secret for client in clients[len(HONEST) :]]

    @classmethod
    async def begin(cls, url: str, game: str) -> "Match":
        """Open a table, sit down and start."""
        table = await asyncio.to_thread(open_table, url, game, HURRIED[game])
        clients = await seated(url, table, *HONEST, *DISHONEST)
        await clients[0].do("Start")
        for client in clients:
            await client.close()
        return cls(table, clients)

    async def play(self, port: int, game: AnyGame, seed: object) -> None:
        """Play it to its end."""
        async with asyncio.TaskGroup() as playing:
            for client in self.clients:
                mind = Mind(game, Random(f"{seed} {client.name}"))
                playing.create_task(Person(client, mind).play(port))
