"""What everybody may see of a table apart from its game: no secret, and no seed before the end."""

from collections.abc import Callable

import msgspec

from reverie.kernel.chance import commitment
from reverie.kernel.game import AnyGame
from reverie.kernel.messages import Sight
from reverie.kernel.seat import Seat
from reverie.tables import events
from reverie.tables.events import AnyTableEvent
from reverie.tables.player import Player, PlayerId
from reverie.tables.settings import Settings, options_of
from reverie.tables.state import Phase, Table

Mask = Callable[[str], str]
"""How texts of people are shown: as they are, or with rude words covered."""


class ShownPlayer(msgspec.Struct, frozen=True):
    """Somebody at the table."""

    id: PlayerId
    name: str
    level: str | None
    seat: Seat | None
    is_ready: bool
    has_contributed: bool
    has_left: bool


class TableView(msgspec.Struct, frozen=True):
    """A table as anyone with its link sees it."""

    table: str
    phase: Phase
    settings: Settings
    """A deck or a tableau of one's own is left out; `/api/tables/…/material` has it."""
    players: tuple[ShownPlayer, ...]
    host: PlayerId | None
    removals: dict[PlayerId, tuple[PlayerId, ...]]
    """Who wants whom to go."""
    commitment: str
    """SHA-256 of the seed: it binds the table before anyone sits down."""
    seed: str | None
    """Revealed when the game is over."""
    rematch: str | None
    room: str | None


def table_view(name: str, table: Table, game: AnyGame, mask: Mask) -> TableView:
    """All that is shown of a table."""
    return TableView(
        table=name,
        phase=table.phase,
        settings=shown_settings(table.settings, game),
        players=tuple(shown_player(table, player, mask) for player in table.seated),
        host=table.host,
        removals={who: tuple(sorted(votes)) for who, votes in table.removals.items()},
        commitment=commitment(bytes.fromhex(table.drawn_from)),
        # That of a day is revealed by the next day, not by the end of one table.
        seed=table.seed if table.phase == "over" and table.day_seed is None else None,
        rematch=table.rematch,
        room=table.room,
    )


def shown_settings(settings: Settings, game: AnyGame) -> Settings:
    """With all options spelt out, and without what is large."""
    return msgspec.structs.replace(settings, options=game.shown(options_of(settings, game)))


def shown_player(table: Table, player: Player, mask: Mask) -> ShownPlayer:
    return ShownPlayer(
        id=player.id,
        name=mask(player.name),
        level=player.level,
        seat=table.seat(player.id),
        is_ready=player.is_ready,
        has_contributed=bool(player.contribution),
        has_left=player.has_left,
    )


class TableIsOpen(Sight, frozen=True):
    """The table is there."""


class SatDown(Sight, frozen=True):
    """Somebody has a place."""

    player: PlayerId
    name: str


class Told(Sight, frozen=True):
    """What happened to somebody at the table."""

    player: PlayerId


class Renamed(Told, frozen=True):
    """Somebody is called otherwise."""

    name: str


class GotReady(Told, frozen=True):
    """Somebody is ready, or not any more."""

    ready: bool


class Contributed(Told, frozen=True):
    """Somebody's client added to the chance."""


class Left(Told, frozen=True):
    """Somebody has left."""


class Returned(Told, frozen=True):
    """Somebody who had left is back."""


class Removed(Told, frozen=True):
    """Somebody had to go."""


class RemovalVoted(Told, frozen=True):
    """Somebody wants another to go, or not any more."""

    by: PlayerId
    remove: bool


class HostIs(Told, frozen=True):
    """Somebody else is the host."""


class SettingsAre(Sight, frozen=True):
    """The table plays otherwise."""


class Started(Sight, frozen=True):
    """The seats are given and the game begins."""


class RematchIs(Sight, frozen=True):
    """The same people play again, there."""

    table: str


class Erased(Sight, frozen=True):
    """Nothing is left of the table."""


AnyTableSight = (
    TableIsOpen
    | SatDown
    | Renamed
    | GotReady
    | Contributed
    | Left
    | Returned
    | Removed
    | RemovalVoted
    | HostIs
    | SettingsAre
    | Started
    | RematchIs
    | Erased
)


def table_seen(event: AnyTableEvent, mask: Mask) -> AnyTableSight | None:
    """What everybody is told of an event; passports are nobody's business."""
    match event:
        case events.TableOpened():
            return TableIsOpen()
        case events.PlayerSatDown():
            return SatDown(event.player.id, mask(event.player.name))
        case events.PlayerRenamed():
            return Renamed(event.player, mask(event.name))
        case events.PlayerGotReady():
            return GotReady(event.player, event.ready)
        case events.ContributionAdded():
            return Contributed(event.player)
        case events.PlayerLeft():
            return Left(event.player)
        case events.PlayerReturned():
            return Returned(event.player)
        case events.PlayerRemoved():
            return Removed(event.player)
        case events.RemovalVoteCast():
            return RemovalVoted(event.player, event.by, event.remove)
        case events.HostChanged():
            return HostIs(event.player)
        case events.SettingsChanged():
            return SettingsAre()
        case events.GameStarted():
            return Started()
        case events.RematchOpened():
            return RematchIs(event.table)
        case events.TableErased():
            return Erased()
        case _:
            return None
