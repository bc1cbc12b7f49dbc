"""A finished table as a game record: docs/reference/record.md. No names, no secrets."""

from typing import Any

from reverie.kernel.game import AnyGame
from reverie.kernel.interruptions import BotTookOver, PersonCameBack
from reverie.kernel.record import FORMAT, Entry, Record
from reverie.kernel.seat import CLOCK, By, Seat
from reverie.tables import refusals
from reverie.tables.entry import TableEntry, decode
from reverie.tables.events import GameStarted
from reverie.tables.history import History
from reverie.tables.settings import options_of
from reverie.tables.state import Table

SETUP = "setup"
"""The id of a record's first entry."""


def record_of(game: AnyGame, stored: tuple[bytes, ...], today: str | None) -> Record[Any]:
    """The record of a table by all its entries; refused while the game runs.

    It holds the seed, which others still play with on the same day: with `today` it is refused
    until that day is over. Without, it must stay here.
    """
    history = History(game, mask=lambda text: text)
    entries: list[Entry[Any]] = []
    for each in stored:
        entry = decode(each, game)
        history.tell(entry)
        assert history.table is not None
        if entry.game:
            entries.append(of_game(entry, history.table, len(entries) + 1))
    table = history.table
    assert table is not None
    if table.outcome is None:
        raise refusals.GameIsNotOver
    if today is not None and table.settings.day is not None and table.settings.day >= today:
        raise refusals.DayIsNotOver(day=table.settings.day)
    return Record(
        game=game.name,
        format=FORMAT,
        rules_version=table.rules_version,
        events_version=game.events_version,
        players=len(table.order),
        bots=tuple(Seat(n) for n, player in enumerate(table.seated) if not player.is_person),
        options=options_of(table.settings, game),
        seed=table.drawn_from,
        contributions=tuple(player.contribution for player in table.seated),
        entries=tuple(entries),
        outcome=game.outcome(history.state),
    )


def of_game(entry: TableEntry[Any], table: Table, number: int) -> Entry[Any]:
    """An entry as far as it belongs to the game."""
    by: By = CLOCK
    starts = any(isinstance(event, GameStarted) for event in entry.table)
    # That a bot takes over or a person comes back is the table's doing, whoever asked for it.
    by_table = starts or isinstance(entry.game[0], BotTookOver | PersonCameBack)
    if entry.by != CLOCK and not by_table:
        seat = table.seat(entry.by)
        assert seat is not None
        by = seat
    id_ = SETUP if starts else entry.id
    return Entry(seq=number, at=entry.at, by=by, id=id_, events=entry.game)
