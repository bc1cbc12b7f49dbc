"""How much one client may ask of a server."""

import time
from collections.abc import Hashable


class Bucket:
    """So many a second in the long run, and so many at once."""

    __slots__ = ("left", "most", "rate", "seen")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Nothing has been taken for long enough to forget it."""
        return self.left + (time.monotonic() - self.seen) * self.rate >= self.most


class Buckets:
    """One bucket for each address."""

    REMEMBERED = 10_000

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.each: dict[Hashable, Bucket] = {}

    def take(self, who: Hashable) -> bool:
        """Whether this one may have one more."""
        if who not in self.each:
            if len(self.each) >= self.REMEMBERED:
                self.each = {key: own for key, own in self.each.items() if not own.is_full}
            self.each[who] = Bucket(self.rate, self.most)
        return self.each[who].take()
