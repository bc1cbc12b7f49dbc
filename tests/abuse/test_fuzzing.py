"""100,000 messages of all kinds against tables at which people play."""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial

from reverie.games import games
from tests.abuse.attackers import Attacker, Door
from tests.abuse.fuzzer import Fuzzer
from tests.abuse.health import all_codes, assert_well, memory, metric
from tests.abuse.players import Match
from tests.server.client import http
from tests.server.process import ServerProcess

SETTINGS = {
    "REVERIE_MESSAGES_PER_SECOND": "1000000",
    "REVERIE_QUESTIONS_PER_SECOND": "1000000",
}
MESSAGES = 100_000
SECONDS = 300
"""After which it hangs; it takes a fraction of this."""
GROWTH = 300 << 20
"""Bytes that so many messages may cost for good."""
PAGES = {"one": 0, "two": 0, "three": 1}
"""Seats of attackers: two pages of one, one of another."""
BATCHES = {"seated": 50, "watching": 15, "silent": 3}
"""Who says no Hello is hung up on soon: it must not lose much by it."""


class Siege:
    """People play at one table after the other; attackers come to whichever is played at."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.matches: dict[str, Match] = {}
        self.finished: Counter[str] = Counter()
        self.attackers: list[Attacker] = []

    @property
    def heard(self) -> int:
        """Messages that the server has read."""
        return sum(attacker.heard for attacker in self.attackers)

    @property
    def is_over(self) -> bool:
        """Enough was sent, and each game was played to its end meanwhile."""
        return self.heard >= MESSAGES and all(self.finished[name] for name in games())

    async def run(self) -> None:
        """Play and attack."""
        for name in games():
            self.matches[name] = await Match.begin(self.server.url, name)
        for name in games():
            self.surround(name)
        async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as everybody:
            for name in games():
                everybody.create_task(self.play(name))
            for attacker in self.attackers:
                everybody.create_task(attacker.attack(lambda: self.is_over))

    async def play(self, name: str) -> None:
        """One match after the other; what was begun is played to its end."""
        while True:
            await self.matches[name].play(self.server.port, games()[name], self.finished[name])
            self.finished[name] += 1
            if self.heard >= MESSAGES:
                return
            self.matches[name] = await Match.begin(self.server.url, name)

    def surround(self, name: str) -> None:
        """Players, a spectator, and one who says no Hello."""
        for who, seat in PAGES.items():
            self.send(name, who, partial(self.seat, name, seat), BATCHES["seated"])
        self.send(name, "four", lambda: Door(self.matches[name].table), BATCHES["watching"])
        silent = Door(self.matches[name].table, silent=True)
        self.send(name, "five", lambda: silent, BATCHES["silent"])

    def seat(self, name: str, number: int) -> Door:
        """A seat at the table that is played at now."""
        match = self.matches[name]
        return Door(match.table, match.secrets[number])

    def send(self, name: str, who: str, door: Callable[[], Door], batch: int) -> None:
        """One more attacker."""
        tables = [match.table for match in self.matches.values()]
        fuzzer = Fuzzer(f"{name} {who}", games()[name], tables)
        self.attackers.append(Attacker(self.server.port, fuzzer, door, batch))


def test_a_table_survives_100_000_messages_and_the_games_go_on(server: ServerProcess) -> None:
    http(f"{server.url}/api/rooms", {"name": "friends"})
    before = memory(server)
    siege = Siege(server)

    asyncio.run(siege.run())

    assert_well(server)
    assert metric(server, "messages_total") >= siege.heard >= MESSAGES
    assert metric(server, "limited_total") == 0
    assert all(siege.finished[name] >= 1 for name in games())
    codes = {code for attacker in siege.attackers for code in attacker.codes}
    assert codes <= all_codes()
    assert memory(server) - before < GROWTH


def test_the_same_seed_makes_the_same_messages() -> None:
    for game in games().values():
        one, same, other = (Fuzzer(seed, game, ["table"]) for seed in (7, 7, 8))

        shots = [one.shot() for _ in range(2000)]

        assert shots == [same.shot() for _ in range(2000)]
        assert shots != [other.shot() for _ in range(2000)]
