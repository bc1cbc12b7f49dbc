"""Whole games without people, a screen or waiting."""

import hashlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from reverie.botkit import Bot
from reverie.kernel.chance import Chance
from reverie.kernel.game import AnyGame, Outside, checked
from reverie.kernel.interruptions import Ring, Sitting
from reverie.kernel.messages import Command, Sent
from reverie.kernel.moment import Moment
from reverie.kernel.record import FORMAT, Entry, Record
from reverie.kernel.ruling import AnyRuling, Case
from reverie.kernel.seat import CLOCK, By, seats
from reverie.kernel.violation import RuleViolation

START = Moment(0)
SHORTEST_THOUGHT, LONGEST_THOUGHT = 200, 2500
"""Milliseconds between two things that happen."""
LOOKS_AWAY = 0.3
"""How often somebody may act for whom the table does not wait."""

Judge = Callable[[Case], AnyRuling]


class Simulation:
    """One game from its start to its end; every player counts as a person."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        players: Sequence[Bot],
        *,
        seed: bytes,
        judge: Judge,
        random: Random,
    ) -> None:
        self.game = game
        self.options = checked(options)
        self.players = players
        self.seed = seed
        self.judge = judge
        self.random = random
        self.contributions = tuple(contribution(seed, seat) for seat in range(len(players)))
        self.chance = Chance.of(seed, self.contributions)
        self.now = START
        self.entries: list[Entry[Any]] = []
        self.refused = 0
        sitting = Sitting(players=len(players))
        self.state: Any = None
        self.store(CLOCK, "setup", game.setup(self.options, sitting, self.chance, START))

    def play(self) -> Record[Any]:
        """The whole game as a record."""
        while self.game.outcome(self.state) is None:
            self.go_on()
        return Record(
            game=self.game.name,
            format=FORMAT,
            rules_version=self.game.rules_version,
            events_version=self.game.events_version,
            players=len(self.players),
            bots=(),
            options=self.options,
            seed=self.seed.hex(),
            contributions=tuple(added.hex() for added in self.contributions),
            entries=tuple(self.entries),
            outcome=self.game.outcome(self.state),
        )

    def go_on(self) -> None:
        """Some time passes, then one player may act; alarms that are due come first."""
        self.now = Moment(self.now + self.random.randint(SHORTEST_THOUGHT, LONGEST_THOUGHT))
        alarm = self.game.alarm(self.state)
        if alarm is not None and alarm.at <= self.now:
            self.now = alarm.at
            self.send(CLOCK, Sent(id=f"alarm:{len(self.entries)}", command=Ring()))
            return
        awaited = sorted(self.game.to_act(self.state))
        everybody = not awaited or self.random.random() < LOOKS_AWAY
        seat = self.random.choice(seats(len(self.players)) if everybody else awaited)
        command = self.players[seat].act(self.game.view(self.state, seat), self.random)
        if command is not None:
            number = len(self.entries) + self.refused
            self.send(seat, Sent(id=f"bot:{seat}:{number}", command=command))

    def send(self, by: By, sent: Sent[Command]) -> None:
        """Ask the referee, decide, store."""
        case = self.game.asks(self.state, by, sent.command)
        ruling = None if case is None else self.judge(case)
        outside = Outside(now=self.now, chance=self.chance, ruling=ruling)
        try:
            events = self.game.decide(self.state, by, sent.command, outside)
        except RuleViolation:
            # A gentle referee says no now and then; nothing has happened.
            self.refused += 1
            return
        self.store(by, sent.id, events)

    def store(self, by: By, id_: str, events: tuple[Any, ...]) -> None:
        """One more entry."""
        self.entries.append(
            Entry(seq=len(self.entries) + 1, at=self.now, by=by, id=id_, events=events)
        )
        self.state = self.game.play(self.state, events)


def contribution(seed: bytes, seat: int) -> bytes:
    """What a simulated player's client adds to the chance."""
    return hashlib.sha256(seed + bytes([seat])).digest()[:16]


def table_seed(game: str, seed: int, number: int) -> bytes:
    """The table's seed in the n-th game of a simulation."""
    return hashlib.sha256(f"reverie simulate {game} {seed} {number}".encode()).digest()
