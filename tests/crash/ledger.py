"""What a journal must hold, whatever became of the server that wrote it."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from reverie.games import games
from reverie.journal.sqlite import SqliteJournal
from reverie.kernel.game import AnyGame, Outcome
from reverie.kernel.record import decode as decode_record
from reverie.kernel.record import encode as encode_record
from reverie.kernel.record import states
from reverie.kernel.seat import Eye, Watcher
from reverie.tables.entry import decode, game_name
from reverie.tables.history import History
from reverie.tables.player import PlayerId
from reverie.tables.record import record_of
from reverie.tables.state import Table
from reverie.tables.view import table_view
from tests.crash.players import Visit, need
from tests.server.client import Json

Rows = Iterable[tuple[int, bytes]]


class Point(msgspec.Struct, frozen=True):
    """Where a table stood after one of its entries."""

    shown: dict[Eye, int]
    table: Table
    state: Any

    def eye(self, player: int | None) -> Eye:
        """With which eye a player looks."""
        seat = None if player is None or self.state is None else self.table.seat(PlayerId(player))
        return Watcher.SPECTATOR if seat is None else seat


class Ledger:
    """One table, folded from what is stored."""

    def __init__(self, name: str, first: bytes) -> None:
        self.name = name
        self.game: AnyGame = games()[game_name(first)]
        self.history = History(self.game, mask=str)
        self.points: list[Point] = []
        """After the last entry of the reading before, and after each since."""

    def read(self, rows: Rows) -> None:
        """Fold some more: no gap, nothing twice, and time never goes back."""
        history = self.history
        del self.points[:-1]
        for seq, stored in rows:
            entry = decode(stored, self.game)
            need(seq == entry.seq == history.seq + 1, self.name, "has a gap before entry", seq)
            need(entry.at >= history.at, self.name, "goes back in time in entry", seq)
            wish = (entry.by, entry.id)
            need(wish not in history.answered, self.name, "has twice, the second as", seq, wish)
            history.tell(entry)
            assert history.table is not None
            self.points.append(Point(dict(history.shown), history.table, history.state))

    def holds(self, visit: Visit, id_: str) -> bool:
        """Whether this wish of a person is stored."""
        return (visit.client.you, id_) in self.history.answered

    def check(self, visit: Visit) -> None:
        """What a person was told is stored, and what they were refused is not."""
        client, where = visit.client, f"{visit.client.name} at {self.name}:"
        for id_, shown in visit.accepted.items():
            stored = self.history.answered.get((PlayerId(client.you or 0), id_))
            need(stored is not None, where, id_, "was acknowledged and is lost")
            need(stored == shown, where, id_, "was answered with", shown, "and not", stored)
        for id_ in client.refused:
            need(not self.holds(visit, id_), where, id_, "was refused and is stored")

    def check_sight(self, visit: Visit) -> None:
        """What a person was shown last is stored, whatever was stored since."""
        client, where = visit.client, f"{visit.client.name} at {self.name}:"
        there = [p for p in self.points if p.shown.get(p.eye(client.you)) == client.shown]
        need(bool(there), where, "was shown", client.shown, "and that is not stored")
        same = any(self.sight(point, visit) == (client.view, client.lobby) for point in there)
        need(same, where, "was shown something else as", client.shown)

    def check_end(self, visit: Visit) -> None:
        """A person who has seen everything sees what is stored."""
        self.check(visit)
        client, last = visit.client, self.points[-1]
        where = f"{client.name} at {self.name}:"
        need(not client.pending, where, "never heard of", list(client.pending))
        need(last.shown[last.eye(client.you)] == client.shown, where, "was not shown everything")
        need(self.sight(last, visit) == (client.view, client.lobby), where, "sees something else")

    def sight(self, point: Point, visit: Visit) -> tuple[Json, Json]:
        """The game and the table as a person must see them."""
        game, eye = self.game, point.eye(visit.client.you)
        view = None if point.state is None else game.view(point.state, eye)
        table = table_view(self.name, point.table, game, mask=str)
        return json.loads(msgspec.json.encode(view)), json.loads(msgspec.json.encode(table))

    def record(self, rows: Rows) -> str:
        """A finished table as a record, which replays to the same result."""
        stored = record_of(self.game, tuple(entry for _, entry in rows), None)
        line = encode_record(stored)
        record = decode_record(line, self.game)
        *_, (_, _, state) = states(self.game, record)
        again = self.game.outcome(state)
        assert again is not None
        need(stored.outcome == again, self.name, "ended", stored.outcome, "and replays to", again)
        assert self.history.table is not None
        told = self.history.table.outcome
        same = told == Outcome(again.points, again.winners)
        need(same, self.name, "was told to end", told, "and not", again)
        return line.decode()


class Book:
    """All tables of a journal, read while a server has it open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.ledgers: dict[str, Ledger] = {}

    def read(self) -> None:
        """What is stored by now and was not before; nothing of that may be gone."""
        with SqliteJournal.read_only(self.path) as journal:
            lasts = dict(journal.tables())
            for name, ledger in self.ledgers.items():
                need(lasts.get(name, 0) >= ledger.history.seq, name, "has lost its end")
            for name in lasts:
                if name not in self.ledgers:
                    (_, first), *_ = journal.read(name)
                    self.ledgers[name] = Ledger(name, first)
                ledger = self.ledgers[name]
                ledger.read(journal.read(name, after=ledger.history.seq))

    def of(self, visit: Visit) -> Ledger:
        """The table that somebody is at."""
        need(visit.client.table in self.ledgers, visit.client.table, "is lost")
        return self.ledgers[visit.client.table]


def check_all(path: Path, visits: Iterable[Visit]) -> list[str]:
    """Read everything anew, table by table; the records of those that are finished."""
    there: dict[str, list[Visit]] = {}
    for visit in visits:
        there.setdefault(visit.client.table, []).append(visit)
    lines = []
    with SqliteJournal.read_only(path) as journal:
        lasts = dict(journal.tables())
        need(there.keys() == lasts.keys(), "other tables than were opened:", there.keys() ^ lasts)
        for name, visits_here in there.items():
            rows = journal.read(name)
            need(len(rows) == lasts[name], name, "has gaps")
            ledger = Ledger(name, rows[0][1])
            ledger.read(rows)
            for visit in visits_here:
                ledger.check(visit)
                ledger.check_sight(visit)
            lines.append(ledger.record(rows))
    return lines
