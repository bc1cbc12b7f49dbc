"""A table as its entries tell it: always derived, the same on every machine."""

from collections import Counter, deque
from typing import Any

import msgspec

from reverie.kernel.game import AnyGame
from reverie.kernel.moment import Moment
from reverie.kernel.seat import Eye, Watcher, seats
from reverie.tables.entry import TableEntry
from reverie.tables.evolve import evolve
from reverie.tables.frames import Happening
from reverie.tables.player import Who
from reverie.tables.state import Table
from reverie.tables.view import Mask, table_seen

REMEMBERED = 64
"""Entries that can be told again to who was away for a moment."""


class Past(msgspec.Struct, frozen=True):
    """What an entry showed to each eye."""

    at: Moment
    told: dict[Eye, tuple[Any, ...]]
    of_table: bool
    """Whether the table itself has changed."""
    of_game: bool
    before_start: bool


class History:
    """Folds the entries of one table."""

    def __init__(self, game: AnyGame, mask: Mask) -> None:
        self.game = game
        self.mask = mask
        self.seq = 0
        self.at = Moment(0)
        self.table: Table | None = None
        self.state: Any = None
        self.answered: dict[tuple[Who, str], int] = {}
        """Each command that was stored, with how much its sender had been shown then."""
        self.shown: dict[Eye, int] = {Watcher.SPECTATOR: 0}
        self.sent: Counter[Who] = Counter()
        """How many entries each player made."""
        self.recent: deque[Past] = deque(maxlen=REMEMBERED)

    def tell(self, entry: TableEntry[Any]) -> Past:
        """One more entry has been stored."""
        assert entry.seq == self.seq + 1
        told: dict[Eye, list[Any]] = {eye: [] for eye in self.shown}
        for event in entry.table:
            self.table = evolve(self.table, event)
            if (sight := table_seen(event, self.mask)) is not None:
                for each in told.values():
                    each.append(sight)
        if entry.game and self.state is None:
            self._seats_are_given(told)
        for event in entry.game:
            self.state = self.game.evolve(self.state, event)
            for eye, each in told.items():
                if (seen := self.game.seen(self.state, event, eye)) is not None:
                    each.append(seen)
        for eye, each in told.items():
            if each:
                self.shown[eye] += 1
        past = Past(
            at=entry.at,
            told={eye: tuple(each) for eye, each in told.items() if each},
            of_table=bool(entry.table),
            of_game=bool(entry.game),
            before_start=self.state is None,
        )
        self.recent.append(past)
        self.seq, self.at = entry.seq, entry.at
        self.sent[entry.by] += 1
        self.answered[entry.by, entry.id] = self.shown[self.eye(entry.by)]
        return past

    def _seats_are_given(self, told: dict[Eye, list[Any]]) -> None:
        """Up to now everybody has seen the same; from here on each seat has an eye of its own."""
        assert self.table is not None
        for seat in seats(len(self.table.order)):
            self.shown[seat] = self.shown[Watcher.SPECTATOR]
            told[seat] = list(told[Watcher.SPECTATOR])

    def eye(self, who: Who | None) -> Eye:
        """With which eye somebody looks."""
        if self.table is None or not isinstance(who, int):
            return Watcher.SPECTATOR
        seat = self.table.seat(who)
        return Watcher.SPECTATOR if seat is None or self.state is None else seat

    def missed(self, eye: Eye, after: int) -> tuple[Happening, ...] | None:
        """What this eye was shown beyond `after`; `None` if it is not remembered."""
        number = self.shown[eye]
        if after > number:
            return None
        missed: list[Happening] = []
        for past in reversed(self.recent):
            if number == after:
                break
            # Before the start everybody saw the same.
            told = past.told.get(Watcher.SPECTATOR if past.before_start else eye)
            if told:
                missed.append(Happening(shown=number, at=past.at, told=told))
                number -= 1
        return tuple(reversed(missed)) if number == after else None
