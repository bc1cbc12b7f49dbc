"""Chance that anyone can check afterwards: docs/decisions/0006-provable-chance.md."""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

_WORD = 8
_SPAN = 1 << (8 * _WORD)


def commitment(seed: bytes) -> str:
    """What is shown before anyone sits down: it binds the table to its seed."""
    return hashlib.sha256(seed).hexdigest()


class Chance(msgspec.Struct, frozen=True):
    """All randomness of one table, as a function from labels to numbers.

    A label names the draw in the game's own words ("turn 7 dice"); the same label always draws
    the same, so an append that is tried again changes nothing. Labels must not be used twice for
    different things.
    """

    key: bytes

    @classmethod
    def of(cls, seed: bytes, contributions: Iterable[bytes] = ()) -> "Chance":
        """The table's seed with what each person's client added, in the order of seats."""
        return cls(hmac.digest(seed, b"".join(contributions), "sha256"))

    @classmethod
    def seeded(cls, number: int) -> "Chance":
        """For tests and simulations."""
        return cls.of(hashlib.sha256(f"reverie {number}".encode()).digest())

    def draw(self, label: str, below: int) -> int:
        """One number from 0 up to, not including, `below`."""
        return self.draws(label, (below,))[0]

    def draws(self, label: str, bounds: Iterable[int]) -> tuple[int, ...]:
        """One number below each bound.

        Words beyond the largest multiple of the bound are thrown away, so that all numbers are
        equally likely.
        """
        words = self._words(label)
        numbers = []
        for bound in bounds:
            if not 0 < bound <= _SPAN:
                raise ValueError(f"no number can be drawn below {bound}")
            limit = _SPAN - _SPAN % bound
            word = next(words)
            while word >= limit:
                word = next(words)
            numbers.append(word % bound)
        return tuple(numbers)

    def shuffled(self, label: str, things: Sequence[T]) -> tuple[T, ...]:
        """All things in a random order (Fisher and Yates, from the last place down)."""
        order = list(things)
        last = range(len(order) - 1, 0, -1)
        for place, other in zip(last, self.draws(label, (n + 1 for n in last)), strict=True):
            order[place], order[other] = order[other], order[place]
        return tuple(order)

    def _words(self, label: str) -> Iterator[int]:
        """HMAC-SHA-256(key, "label/0"), then "label/1" …, cut into words of eight bytes."""
        block = 0
        while True:
            digest = hmac.digest(self.key, f"{label}/{block}".encode(), "sha256")
            for start in range(0, len(digest), _WORD):
                yield int.from_bytes(digest[start : start + _WORD], "big")
            block += 1
