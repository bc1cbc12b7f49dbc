"""Four people and two who watch: they choose among what their pages offer, and make trouble.

Nobody here waits for a while: what takes time is the sand, and a turn that is left to run out.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import websockets

from reverie.games.when_i_dream.printed import lexicon
from tests.server.client import WAIT, Client, Json, http, open_table, seated

NAMES = ("Anna", "Ben", "Cleo", "Dora")
OPTIONS = {
    "clue_seconds": 0.25,
    "sand_seconds": 3,
    "last_guess_seconds": 0.4,
    "retelling_seconds": 1.2,
    "ready_seconds": 40,
}
GUESSES = ("close", "right", "wrong", "pass", "close", "right")
PROBES: tuple[Json, ...] = (
    {"type": "GiveClue", "turn": 1, "word": "psst"},
    {"type": "PassTurn", "turn": 2},
    {"type": "ChallengeClue", "clue": 1},
    {"type": "VoteOnClue", "clue": 1, "improper": True},
    {"type": "JudgeGuess", "card": 1, "right": True},
    {"type": "Tilt", "card": 1, "tilted": True},
    {"type": "MarkGuess", "guess": 1, "right": True},
    {"type": "MakeGuess", "card": 0, "word": "late"},
    {"type": "OpenRematch"},
    {"type": "Dance"},
)
"""What a nosy Dreamer might try."""


class Evening:
    """One table, from opening to record."""

    def __init__(self, url: str, referee: str) -> None:
        self.url = url
        self.referee = referee
        self.english, self.german = lexicon("en"), lexicon("de")
        self.people: list[Person] = []
        self.watchers: list[Watcher] = []
        self.table = ""
        self.done: Counter[tuple[int, str]] = Counter()
        """How often something was done in a round."""
        self.changed = asyncio.Event()

    async def play(self) -> bytes:
        """The whole game; its record."""
        options = {**OPTIONS, "referee": self.referee}
        self.table = await asyncio.to_thread(open_table, self.url, "when_i_dream", options)
        clients = await seated(self.url, self.table, *NAMES)
        self.people = [Person(self, client) for client in clients]
        self.watchers = [Watcher(self, Client(self.url, self.table)) for _ in range(2)]
        await self.watchers[0].client.connect()
        await clients[0].do("Start")
        async with asyncio.TaskGroup() as tasks:
            for person in self.people:
                tasks.create_task(person.play())
            tasks.create_task(self.watchers[0].watch(leaves_in=1))
            tasks.create_task(self.watchers[1].watch(comes_in=2))
        for client in self.clients:
            await client.close()
        record = await asyncio.to_thread(http, f"{self.url}/api/tables/{self.table}/record")
        return json.dumps(record).encode()

    @property
    def clients(self) -> list[Client]:
        """All pages: those of the seats, then those who watch."""
        return [one.client for one in self.people] + [one.client for one in self.watchers]

    def stir(self) -> None:
        """Somebody was told something."""
        self.changed.set()
        self.changed = asyncio.Event()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for what the others see."""
        async with asyncio.timeout(WAIT):
            while not true():
                await self.changed.wait()

    def first(self, number: int, what: str) -> bool:
        """Whether nobody has done this in the round; now somebody has."""
        self.done[number, what] += 1
        return self.done[number, what] == 1

    def views(self, number: int) -> list[Json]:
        """What those see who are not blind."""
        views = [person.view for person in self.people if person.view is not None]
        return [view for view in views if view["round"] == number and view["night"] is not None]

    def element(self, view: Json) -> str | None:
        """What is on the card; the Dreamer is told by nobody but us."""
        views = [each for each in self.views(view["round"]) if each["card"] == view["card"]]
        return next((v["night"]["element"] for v in views if v["night"]["element"]), None)

    def dreams(self, number: int) -> bool:
        """Whether a night is well on its way."""
        return any(view["phase"] == "night" and view["clues"] for view in self.views(number))


class Person:
    """Sits at the table and does what is offered, and now and then what is not."""

    def __init__(self, evening: Evening, client: Client) -> None:
        self.evening = evening
        self.client = client
        self.random = Random(f"{evening.referee} {client.name}")
        self.guessed: list[str] = []
        self.turn = 0
        """The last turn that was thought about."""

    @property
    def view(self) -> Any:
        """The game as this person last saw it."""
        return self.client.view

    @property
    def place(self) -> int:
        """How far left of the Dreamer; the Dreamer is 0."""
        return int((self.view["eye"] - self.view["dreamer"]) % len(NAMES))

    async def play(self) -> None:
        """Until the game is over."""
        while self.view is None or self.view["phase"] != "over":
            try:
                frame = await self.client.hear()
                self.evening.stir()
                if self.view is not None and frame["type"] in ("Welcome", "Shown", "Refused"):
                    await self.make_trouble()
                    await self.act()
            except websockets.ConnectionClosed:
                await self.client.connect()

    # ── What a page offers ───────────────────────────────────────────────────────────────────

    def offers(self) -> dict[str, list[Json]]:
        """By kind; what is to be filled in, too."""
        kinds: dict[str, list[Json]] = {}
        for offer in self.view["offers"]:
            command = offer["command"] if offer["type"] == "Blank" else offer
            kinds.setdefault(command["type"], []).append(command)
        return kinds

    async def act(self) -> None:
        """One thing at a time."""
        if self.client.pending:
            return
        offers = self.offers()
        if "Resume" in offers:
            await self.end_the_pause()
        elif "BeReady" in offers:
            await self.be_ready(offers["BeReady"][0])
        elif self.place == 0:
            await self.dream(offers)
        else:
            await self.whisper(offers)

    async def wish(self, command: Json, **filled: str) -> None:
        """Send what was offered."""
        fields = {name: value for name, value in command.items() if name != "type"}
        await self.client.wish(command["type"], **{**fields, **filled})

    async def be_ready(self, command: Json) -> None:
        """By day everybody tells what it was."""
        if self.view["phase"] == "day":
            played = [card["element"] for card in self.view["past"][-1]["board"]]
            await self.client.send("Say", text=f"So it was {', '.join(played)} on yellow!")
        await self.wish(command)

    async def dream(self, offers: dict[str, list[Json]]) -> None:
        """Guess after a clue or two, and retell it all."""
        if "Retell" in offers:
            await self.retell(offers)
        elif "MakeGuess" in offers and (
            self.view["phase"] == "last guess" or len(self.view["clues"]) > self.random.randrange(3)
        ):
            await self.guess(offers)

    async def guess(self, offers: dict[str, list[Json]]) -> None:
        element = self.evening.element(self.view)
        if element is None:
            return
        how = GUESSES[self.evening.done[0, "guess"] % len(GUESSES)]
        self.evening.done[0, "guess"] += 1
        english, german = self.evening.english, self.evening.german
        other = self.random.choice(english.elements())
        words = {"close": german.word(element), "right": english.word(element)}
        if how == "pass":
            await self.wish(offers["PassCard"][0])
        else:
            self.guessed.append(words.get(how, english.word(other)))
            await self.wish(offers["MakeGuess"][0], word=self.guessed[-1])

    async def retell(self, offers: dict[str, list[Json]]) -> None:
        number, evening = self.view["round"], self.evening
        if self.guessed:
            await self.wish(offers["Retell"][0], text=f"First {self.guessed.pop(0)}, then")
        elif number % 2:
            # The others tilt; in every other round the time runs out.
            await evening.until(
                lambda: evening.done[number, "tilt"] > 0 or not evening.views(number)
            )
            await self.wish(offers["EndRetelling"][0])

    async def whisper(self, offers: dict[str, list[Json]]) -> None:
        """Clues, good and bad ones; votes; challenges; signs."""
        number, first = self.view["round"], self.evening.first
        if self.random.random() < 0.2:
            await self.client.send("MakeSign", sign="laugh")
        if "VoteOnClue" in offers:
            await self.wish(self.random.choice(offers["VoteOnClue"]))
        elif "JudgeGuess" in offers and self.random.random() < 0.7:
            await self.wish(self.random.choice(offers["JudgeGuess"]))
        elif "Tilt" in offers and first(number, f"tilt {self.place}"):
            await self.wish(self.random.choice(offers["Tilt"]))
            self.evening.done[number, "tilt"] += 1
        elif "ChallengeClue" in offers and (
            first(number, "challenge") or self.random.random() < 0.1
        ):
            await self.wish(offers["ChallengeClue"][-1])
        elif "GiveClue" in offers:
            await self.give_clue(offers)

    async def give_clue(self, offers: dict[str, list[Json]]) -> None:
        command = offers["GiveClue"][0]
        chance = self.random.random()
        tried = self.turn == command["turn"]
        self.turn = command["turn"]
        element = self.view["night"]["element"]
        await self.client.send("Type")
        if not tried and (self.evening.first(self.view["round"], "improper") or chance < 0.2):
            await self.wish(command, word=self.evening.english.word(element))
        elif tried or chance < 0.6:
            await self.wish(command, word=self.random.choice(self.evening.english.clues(element)))
        elif chance < 0.7:
            await self.wish(offers["PassTurn"][0])

    # ── Trouble ──────────────────────────────────────────────────────────────────────────────

    async def make_trouble(self) -> None:
        """Each round has its own."""
        number, phase, evening = self.view["round"], self.view["phase"], self.evening
        night = phase == "night" and self.view["paused_at"] is None
        if self.place == 0 and night and self.view["clues"] and evening.first(number, "nosy"):
            await self.be_nosy()
        if self.place == 2 and night and self.view["clues"] and evening.first(number, "talk"):
            await self.be_talkative()
        if number == 1 and self.place == 0 and night and self.view["clues"]:
            if evening.first(1, "the Dreamer is lost"):
                await self.be_lost()
        if number == 2 and self.place == 1 and phase == "dusk":
            if evening.first(2, "a spirit is gone for long"):
                await self.client.close()
                await evening.until(lambda: evening.dreams(2))
                await self.client.connect()
        if number == 3 and self.place == 2 and night and self.view["clues"]:
            if evening.first(3, "pause"):
                await self.client.wish("Pause")
        if number == 4 and self.place == 3 and night and self.view["clues"]:
            if evening.first(4, "leave"):
                await self.client.wish("Leave")

    async def be_nosy(self) -> None:
        """Everything that could make the server talk."""
        for probe in PROBES:
            await self.wish(probe)
        await self.client.send("Say", text="What is it?")
        await self.client.send("MakeSign", sign="think")
        await self.client.send("Type")
        await self.client.send("Replay", id="film", eye="everything")
        await self.client.send("Ping")

    async def be_talkative(self) -> None:
        """Everything that would tell the Dreamer something."""
        element, spirit = self.evening.element(self.view), self.view["spirit"]
        await self.client.send("Say", text=f"It is {element}, and I am {spirit}")
        await self.client.send("MakeSign", sign="hurry")
        await self.client.wish("Rename", name=f"{element}"[:24])
        await self.client.wish("Rename", name=spirit)

    async def be_lost(self) -> None:
        """The connection is gone while the others go on; then the page is back, with `after`."""
        evening = self.evening
        before = evening.views(1)[0]["night"]["turn"]["number"]
        await self.client.close()
        await evening.until(
            lambda: any(
                view["phase"] != "night" or view["night"]["turn"]["number"] > before + 2
                for view in evening.views(1)
            )
        )
        await self.client.connect()

    async def end_the_pause(self) -> None:
        """The Dreamer does, after trying to play on."""
        if self.place == 0 and self.evening.first(3, "resume"):
            await self.client.wish("PassCard", card=self.view["card"] or 0)
            await self.client.wish("Resume")


class Watcher:
    """Looks on, comes late or goes away for a while."""

    def __init__(self, evening: Evening, client: Client) -> None:
        self.evening = evening
        self.client = client

    async def watch(self, comes_in: int = 0, leaves_in: int = 0) -> None:
        """Until the game is over; then the film."""
        evening, client = self.evening, self.client
        if comes_in:
            await evening.until(lambda: evening.dreams(comes_in))
            await client.connect()
        while client.view is None or client.view["phase"] != "over":
            await client.hear()
            away = client.view and (client.view["round"], client.view["phase"])
            if away == (leaves_in, "night") and client.view["clues"]:
                leaves_in = 0
                await client.close()
                await client.connect()
        await client.send("Replay", id="film", eye="everything", most=20)
        await client.until("Replayed")
