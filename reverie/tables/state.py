"""Where a table stands, apart from its game."""

from typing import Literal

import msgspec

from reverie.kernel.game import Outcome
from reverie.kernel.moment import Moment
from reverie.kernel.seat import Seat
from reverie.tables.player import Player, PlayerId
from reverie.tables.settings import Settings

Phase = Literal["gathering", "playing", "over"]


class Passport(msgspec.Struct, frozen=True):
    """What moves a seat to another device: the SHA-256 of it, and how long it is good."""

    secret: str
    until: Moment


class Table(msgspec.Struct, frozen=True):
    """Who sits here, who is the host, what is played."""

    settings: Settings
    seed: str
    rules_version: int
    room: str | None
    players: tuple[Player, ...]
    """Everybody who ever sat here, by number."""
    host: PlayerId | None
    order: tuple[PlayerId, ...] = ()
    """The players by seat; none before the start."""
    removals: dict[PlayerId, frozenset[PlayerId]] = msgspec.field(default_factory=dict)
    """Who wants whom to go."""
    passports: dict[PlayerId, Passport] = msgspec.field(default_factory=dict)
    outcome: Outcome | None = None
    rematch: str | None = None
    is_erased: bool = False
    day_seed: str | None = None
    """The seed of the day, which all tables of that day share."""

    @property
    def phase(self) -> Phase:
        """Whether the table waits for its game, plays it or has played it."""
        if not self.order:
            return "gathering"
        return "playing" if self.outcome is None else "over"

    @property
    def drawn_from(self) -> str:
        """The seed that chance comes from."""
        return self.day_seed or self.seed

    @property
    def has_started(self) -> bool:
        """The seats are given."""
        return bool(self.order)

    @property
    def seated(self) -> tuple[Player, ...]:
        """Who has a place now, in the order of seats or of coming."""
        if self.order:
            return tuple(self.players[player] for player in self.order)
        return tuple(player for player in self.players if not player.has_left)

    @property
    def persons(self) -> tuple[Player, ...]:
        """The people who are of the table and have not left it."""
        return tuple(p for p in self.seated if p.is_person and not p.has_left)

    def seat(self, player: PlayerId) -> Seat | None:
        """Where a player sits in the game."""
        return Seat(self.order.index(player)) if player in self.order else None
