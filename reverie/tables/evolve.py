"""Event → new table. Refuses nothing."""

from typing import Any, assert_never

from msgspec.structs import replace

from reverie.kernel.game import Outcome
from reverie.tables import events
from reverie.tables.player import PlayerId
from reverie.tables.state import Passport, Table


def evolve(table: Table | None, event: events.AnyTableEvent) -> Table:
    """The table after an event."""
    if isinstance(event, events.TableOpened):
        return Table(
            settings=event.settings,
            seed=event.seed,
            rules_version=event.rules_version,
            room=event.room,
            players=event.players,
            host=event.host,
            day_seed=event.day_seed,
        )
    assert table is not None
    match event:
        case events.PlayerSatDown():
            # A host who has left a table that nobody else sat at is no host any more.
            without = table.host is None or table.players[table.host].has_left
            first = without and event.player.is_person
            return replace(
                table,
                players=(*table.players, event.player),
                host=event.player.id if first else table.host,
            )
        case events.PlayerRenamed():
            return _changed(table, event.player, name=event.name)
        case events.PlayerGotReady():
            return _changed(table, event.player, is_ready=event.ready)
        case events.ContributionAdded():
            return _changed(table, event.player, contribution=event.contribution)
        case events.PlayerLeft():
            return _gone(_changed(table, event.player, has_left=True), event.player)
        case events.PlayerReturned():
            return _changed(table, event.player, has_left=False)
        case events.PlayerRemoved():
            out = _changed(table, event.player, has_left=True, is_removed=True)
            return _gone(out, event.player)
        case events.RemovalVoteCast():
            return _voted(table, event)
        case events.HostChanged():
            return replace(table, host=event.player)
        case events.SettingsChanged():
            # Nobody is held to a promise that was made for another game.
            waiting = tuple(replace(player, is_ready=False) for player in table.players)
            return replace(table, settings=event.settings, players=waiting)
        case events.GameStarted():
            return replace(table, order=event.players, removals={})
        case events.GameFinished():
            return replace(table, outcome=Outcome(event.points, event.winners))
        case events.PassportMade():
            made = Passport(secret=event.passport, until=event.until)
            return replace(table, passports={**table.passports, event.player: made})
        case events.SeatMoved():
            return _moved(table, event)
        case events.RematchOpened():
            return replace(table, rematch=event.table)
        case events.TableErased():
            return replace(table, is_erased=True)
        case _:
            assert_never(event)


def _changed(table: Table, player: PlayerId, **fields: Any) -> Table:
    players = list(table.players)
    players[player] = replace(players[player], **fields)
    return replace(table, players=tuple(players))


def _gone(table: Table, player: PlayerId) -> Table:
    """Whoever is gone votes on nobody, is voted on by nobody and has no passport."""
    removals = {
        other: left
        for other, votes in table.removals.items()
        if other != player and (left := votes - {player})
    }
    passports = {who: made for who, made in table.passports.items() if who != player}
    return replace(table, removals=removals, passports=passports)


def _voted(table: Table, event: events.RemovalVoteCast) -> Table:
    votes = table.removals.get(event.player, frozenset())
    votes = votes | {event.by} if event.remove else votes - {event.by}
    others = {who: cast for who, cast in table.removals.items() if who != event.player}
    return replace(table, removals={**others, event.player: votes} if votes else others)


def _moved(table: Table, event: events.SeatMoved) -> Table:
    player = table.players[event.player]
    former = (*player.former, player.secret) if player.secret else player.former
    moved = _changed(table, event.player, secret=event.secret, former=former)
    passports = {who: made for who, made in table.passports.items() if who != event.player}
    return replace(moved, passports=passports)
