"""What both games share: chance, and what may interrupt any game (docs/reference/record.md)."""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Any

Json = dict[str, Any]

BIG = 1 << 64


class Mismatch(Exception):
    """What is stored is not what follows from the rest."""


def need(held: bool, reason: str) -> None:
    """Fail with the reason unless it held."""
    if not held:
        raise Mismatch(reason)


def same(what: str, stored: object, ours: object) -> None:
    """Fail unless the stored value is the recomputed one (true is not 1 here)."""
    if type(stored) is not type(ours) or stored != ours:
        raise Mismatch(f"{what}: stored {stored!r}, recomputed {ours!r}")


class Draw:
    """The numbers of one label, one after the other."""

    def __init__(self, key: bytes, label: str) -> None:
        self._words = self._read(key, label)

    @staticmethod
    def _read(key: bytes, label: str) -> Iterator[int]:
        block = 0
        while True:
            data = hmac.digest(key, f"{label}/{block}".encode(), hashlib.sha256)
            for start in range(0, 32, 8):
                yield int.from_bytes(data[start : start + 8], "big")
            block += 1

    def below(self, n: int) -> int:
        """The next number below n."""
        top = BIG - BIG % n
        return next(word for word in self._words if word < top) % n

    def shuffled(self, things: Sequence[Any]) -> list[Any]:
        """The things in another order."""
        places = list(things)
        for last in range(len(places) - 1, 0, -1):
            other = self.below(last + 1)
            places[last], places[other] = places[other], places[last]
        return places


class Chance:
    """Every draw of one game."""

    def __init__(self, seed: str, contributions: Sequence[str]) -> None:
        need(len(seed) == 64, "the seed has not 64 digits")
        added = b"".join(bytes.fromhex(one) for one in contributions)
        self._key = hmac.digest(bytes.fromhex(seed), added, hashlib.sha256)

    def draw(self, label: str) -> Draw:
        """The draw of this label."""
        return Draw(self._key, label)


class Sitting:
    """Who is a bot, and whether the game stands still."""

    def __init__(self, players: int, bots: Sequence[int]) -> None:
        self.players = players
        self.bots = set(bots)
        self.paused_at: int | None = None

    def take(self, event: Json, at: int) -> int | None:
        """By how much the event moves all deadlines; nothing if it is an event of the game."""
        match event["type"]:
            case "Paused":
                need(self.paused_at is None, "paused twice")
                same("Paused.at", event["at"], at)
                self.paused_at = at
            case "Resumed":
                need(self.paused_at is not None, "resumed without a pause")
                same("Resumed.milliseconds", event["milliseconds"], at - (self.paused_at or 0))
                self.paused_at = None
                return int(event["milliseconds"])
            case "TimeGivenBack":
                need(event["milliseconds"] >= 0, "time was taken instead of given back")
                return int(event["milliseconds"])
            case "BotTookOver":
                need(0 <= event["seat"] < self.players, "no such seat")
                need(event["seat"] not in self.bots, "a bot plays this seat already")
                self.bots.add(event["seat"])
            case "PersonCameBack":
                need(event["seat"] in self.bots, "a person plays this seat already")
                self.bots.discard(event["seat"])
            case other:
                need(self.paused_at is None, f"{other} during a pause")
                return None
        return 0


def winners(points: Sequence[int], ties: Sequence[int]) -> list[int]:
    """The seats with the most points, of these those with the most of what breaks ties."""
    ranks = list(zip(points, ties, strict=True))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
