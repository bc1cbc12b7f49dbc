"""Writes the golden playthroughs, and the stored games of a version that has none yet.

    python -m tools.golden

A playthrough is a whole game as text: what changed in it is what players will notice. Stored
games are never written again: whatever we ship later must still read them.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from reverie.games import games
from reverie.kernel.interruptions import (
    GiveBackTime,
    HandToBot,
    HandToPerson,
    Pause,
    Resume,
)
from reverie.kernel.messages import Sent
from reverie.kernel.moment import Moment
from reverie.kernel.notation import spell_lines
from reverie.kernel.record import Record, encode
from reverie.kernel.seat import CLOCK, Eye, Seat, Watcher
from reverie.lab.playthrough import playthrough
from reverie.lab.referee import DrawnReferee
from reverie.lab.simulation import Simulation, table_seed

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
STORED = ROOT / "tests" / "stored"


class Case(NamedTuple):
    """One game, and who looks at it."""

    name: str
    game: str
    players: int
    eye: Eye
    options: dict[str, Any]
    bots: str = "plain"


DREAM = "when_i_dream"
QUICK = {"sand_seconds": 20, "ready_seconds": 5, "retelling_seconds": 10}
CASES = (
    *(
        Case(f"daydream-{fold}-{players}", "daydream", players, Seat(0), {"fold": fold})
        for players, folds in ((1, ("A", "AD", "ABC", "DEF")), (2, ("D", "DA", "BC", "EF")))
        for fold in folds
    ),
    Case("daydream-DEF-3", "daydream", 3, Watcher.SPECTATOR, {"fold": "DEF", "dice": "1-6"}),
    Case("daydream-clock", "daydream", 2, Seat(1), {"fold": "A", "seconds_per_turn": 2}),
    Case("when_i_dream-typed", DREAM, 4, Watcher.EVERYTHING, QUICK, "random"),
    Case("when_i_dream-dreamer", DREAM, 5, Seat(0), {**QUICK, "first_dreamer": 0}),
    Case("when_i_dream-strict", DREAM, 6, Seat(1), {**QUICK, "referee": "strict"}, "random"),
    Case("when_i_dream-spoken", DREAM, 4, Seat(2), {**QUICK, "clues": "spoken"}, "random"),
)


class Disturbed(Simulation):
    """A simulation in which now and then something gets in between."""

    def go_on(self) -> None:
        """Sometimes an interruption, else the game."""
        chance = self.random.random()
        sitting = self.state.sitting
        number = len(self.entries)
        if sitting.paused_at is not None:
            self.now = Moment(self.now + self.random.randint(1000, 60_000))
            self.send(Seat(0), Sent(id=f"0:{number}", command=Resume()))
        elif chance < 0.01:
            self.send(Seat(0), Sent(id=f"0:{number}", command=Pause()))
        elif chance < 0.02:
            self.send(CLOCK, Sent(id=f"lost:{number}", command=GiveBackTime(milliseconds=1500)))
        elif chance < 0.08:
            seat = Seat(self.random.randrange(sitting.players))
            hand = HandToPerson(seat) if seat in sitting.bots else HandToBot(seat)
            self.send(CLOCK, Sent(id=f"hand:{number}", command=hand))
        else:
            super().go_on()


class Deserted(Simulation):
    """A simulation in which everybody has left."""

    def go_on(self) -> None:
        """First all seats are handed to bots."""
        if (number := len(self.entries) - 1) < self.state.sitting.players:
            self.send(CLOCK, Sent(id=f"hand:{number}", command=HandToBot(Seat(number))))
        else:
            super().go_on()


def played(case: Case, simulation: type[Simulation] = Simulation) -> Record[Any]:
    """The record of a case; always the same."""
    game = games()[case.game]
    random, options = Random(case.name), game.options(**case.options)
    return simulation(
        game,
        options,
        [game.bots[case.bots](options) for _ in range(case.players)],
        seed=table_seed(case.game, 0, 0),
        judge=DrawnReferee(random).judge,
        random=random,
    ).play()


def text_of(case: Case) -> str:
    """The playthrough of a case."""
    lines = playthrough(games()[case.game], played(case), case.eye, spell_lines)
    return "\n".join((f"{case.name}: {case.players} players, seen by {case.eye}", *lines)) + "\n"


def stored_games(game: str) -> Iterator[bytes]:
    """Games of every kind of this game, with interruptions, with longer nights."""
    for case in CASES:
        if case.game == game:
            longer = {"sand_seconds": 60} if "sand_seconds" in case.options else {}
            stored = case._replace(options={**case.options, **longer}, bots="random")
            yield encode(played(stored)) + b"\n"
            yield encode(played(stored, Disturbed)) + b"\n"
            yield encode(played(stored._replace(bots="plain"), Deserted)) + b"\n"


def main() -> None:
    """Write what has changed."""
    GOLDEN.mkdir(parents=True, exist_ok=True)
    STORED.mkdir(parents=True, exist_ok=True)
    for case in CASES:
        path, text = GOLDEN / f"{case.name}.txt", text_of(case)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"{path.relative_to(ROOT)} has changed")
    for name, game in games().items():
        path = STORED / f"{name}-{game.events_version}.jsonl"
        if not path.exists():
            path.write_bytes(b"".join(stored_games(name)))
            print(f"{path.relative_to(ROOT)} is new")


if __name__ == "__main__":
    main()
