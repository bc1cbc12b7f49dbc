"""What can happen to a table besides its game. Stored for ever: add, never rename."""

from reverie.kernel.messages import Event
from reverie.kernel.moment import Moment
from reverie.kernel.seat import Seat
from reverie.tables.player import Player, PlayerId
from reverie.tables.settings import Settings

FORMAT = 1
"""Version of these events."""


class TableOpened(Event, frozen=True):
    """The first of a table. `players`: those of the table before, in a rematch."""

    settings: Settings
    seed: str
    format: int
    rules_version: int
    room: str | None = None
    players: tuple[Player, ...] = ()
    host: PlayerId | None = None
    day_seed: str | None = None
    """What chance is drawn from at a table of the day; else it is the table's own seed."""


class PlayerSatDown(Event, frozen=True):
    """A person or a bot has a place."""

    player: Player


class PlayerRenamed(Event, frozen=True):
    """A player is called otherwise."""

    player: PlayerId
    name: str


class PlayerGotReady(Event, frozen=True):
    """A person is ready for the start, or not any more."""

    player: PlayerId
    ready: bool


class ContributionAdded(Event, frozen=True):
    """A person's client added to the chance."""

    player: PlayerId
    contribution: str


class PlayerLeft(Event, frozen=True):
    """Somebody gave up their place; in a game they may come back to it."""

    player: PlayerId


class PlayerReturned(Event, frozen=True):
    """Somebody who had left a game is back."""

    player: PlayerId


class PlayerRemoved(Event, frozen=True):
    """Somebody must go."""

    player: PlayerId


class RemovalVoteCast(Event, frozen=True):
    """A person says whether another must go."""

    by: PlayerId
    player: PlayerId
    remove: bool


class HostChanged(Event, frozen=True):
    """Somebody else is the host."""

    player: PlayerId


class SettingsChanged(Event, frozen=True):
    """The table plays otherwise than it was opened."""

    settings: Settings


class GameStarted(Event, frozen=True):
    """Everybody has a seat: the players in the order of seats."""

    players: tuple[PlayerId, ...]


class GameFinished(Event, frozen=True):
    """The game's own events say the same; here it can be read without knowing the game."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]


class PassportMade(Event, frozen=True):
    """A seat may be moved to another device, once, until then."""

    player: PlayerId
    passport: str
    until: Moment


class SeatMoved(Event, frozen=True):
    """A seat has another secret."""

    player: PlayerId
    secret: str


class RematchOpened(Event, frozen=True):
    """The same people play again, at another table."""

    table: str


class TableErased(Event, frozen=True):
    """Nothing is left of the table but this."""


AnyTableEvent = (
    TableOpened
    | PlayerSatDown
    | PlayerRenamed
    | PlayerGotReady
    | ContributionAdded
    | PlayerLeft
    | PlayerReturned
    | PlayerRemoved
    | RemovalVoteCast
    | HostChanged
    | SettingsChanged
    | GameStarted
    | GameFinished
    | PassportMade
    | SeatMoved
    | RematchOpened
    | TableErased
)
