"""Whole games with random players, pauses, lost time and bots that come and go."""

from collections.abc import Iterator
from random import Random
from typing import Any, assert_never

import msgspec
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reverie.kernel.game import Outside
from reverie.kernel.interruptions import (
    GiveBackTime,
    HandToBot,
    HandToPerson,
    Interruption,
    Pause,
    Resume,
)
from reverie.kernel.messages import Blank, Command, Sent
from reverie.kernel.moment import Moment
from reverie.kernel.ruling import (
    AnyRuling,
    Case,
    ClueCase,
    ClueIsFine,
    GuessCase,
    GuessIsRight,
    RetellingCase,
    RetellingNames,
)
from reverie.kernel.seat import CLOCK, By, Seat, seats
from reverie.lab.referee import DrawnReferee
from reverie.lab.simulation import Simulation, table_seed
from tests.conformance.tables import Table

MOST_STEPS = 20_000
"""A game of random players that takes longer does not end."""
RESTLESS = 0.04
"""How often somebody pauses, leaves, comes back or is lost for a while."""
LONGEST_PAUSE = 100_000


steady = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=3,
    phases=(Phase.generate,),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.large_base_example],
)
seeds = st.integers(0, 2**32 - 1)


def kind_judge(case: Case) -> AnyRuling:
    """A referee that lets everything pass."""
    match case:
        case ClueCase():
            return ClueIsFine(referee="kind", version="1")
        case GuessCase():
            return GuessIsRight(referee="kind", version="1")
        case RetellingCase():
            return RetellingNames(referee="kind", version="1", elements=case.elements)
        case _:
            assert_never(case)


class Visit(msgspec.Struct, frozen=True):
    """A moment of a game, and what was sent then; `events`: what that brought."""

    state: Any
    now: Moment
    by: By
    command: Command
    events: tuple[Any, ...]
    after: Any


class Walk(Simulation):
    """A game in which every kind of player sits and every kind of interruption happens."""

    def __init__(self, table: Table, seed: int) -> None:
        game, random = table.of(), Random(seed)
        players = [
            game.bots[random.choice(sorted(game.bots))](table.options) for _ in range(table.players)
        ]
        self.visits: list[Visit] = []
        self.away: set[Seat] = set()
        super().__init__(
            game,
            table.options,
            players,
            seed=table_seed(table.name, seed, 0),
            judge=DrawnReferee(random).judge,
            random=random,
        )

    def to_the_end(self) -> "Walk":
        """The same, when the game is over."""
        for _ in range(MOST_STEPS):
            if self.game.outcome(self.state) is not None:
                return self
            self.go_on()
        raise AssertionError("the game does not end")

    @property
    def paused(self) -> bool:
        """Whether there is nothing to do but to resume."""
        return Resume() in self.game.legal(self.state, Seat(0))

    def go_on(self) -> None:
        """Now and then something interrupts."""
        if self.paused or self.random.random() < RESTLESS:
            self.interrupt()
        else:
            super().go_on()

    def interrupt(self) -> None:
        """One interruption; in a pause time passes without alarms."""
        seat = self.random.choice(seats(len(self.players)))
        back = HandToPerson(seat=seat) if seat in self.away else HandToBot(seat=seat)
        lost = self.random.randrange(LONGEST_PAUSE)
        chosen: list[tuple[By, Interruption]]
        if self.paused:
            self.now = Moment(self.now + lost)
            chosen = [(seat, Resume()), (CLOCK, back)]
        else:
            chosen = [(seat, Pause()), (CLOCK, back), (CLOCK, GiveBackTime(milliseconds=lost))]
        by, command = self.random.choice(chosen)
        if isinstance(command, GiveBackTime):
            self.now = Moment(self.now + lost)
        if command == back:
            self.away ^= {seat}
        self.send(by, Sent(id=f"interruption:{len(self.entries)}", command=command))

    def send(self, by: By, sent: Sent[Command]) -> None:
        """As ever, and it is remembered."""
        state, stored = self.state, len(self.entries)
        super().send(by, sent)
        events = tuple(event for entry in self.entries[stored:] for event in entry.events)
        self.visits.append(Visit(state, self.now, by, sent.command, events, self.state))

    def outside(self, visit: Visit, by: By, command: Command) -> Outside:
        """What a command needs at such a moment."""
        case = self.game.asks(visit.state, by, command)
        ruling = None if case is None else kind_judge(case)
        return Outside(now=visit.now, chance=self.chance, ruling=ruling)

    def sample(self, number: int) -> list[Visit]:
        """Some moments, the first and the last among them."""
        middle = self.random.sample(self.visits, min(number, len(self.visits)))
        return [self.visits[0], *middle, self.visits[-1]]

    # ── filling in ──

    def offers(self, state: Any, seat: Seat) -> Iterator[Command]:
        """Everything that is offered, with the blanks filled in."""
        for offer in self.game.legal(state, seat):
            if isinstance(offer, Blank):
                yield self.filled(state, seat, offer)
            else:
                yield offer

    def filled(self, state: Any, seat: Seat, blank: Blank[Any]) -> Command:
        """A suitable text, or a list that grows by what the game says may come next."""
        held = getattr(blank.command, blank.field)
        if isinstance(held, str):
            with_text: Command = replace(blank.command, **{blank.field: "word"})
            return with_text
        *_, last = self.growing(state, seat, blank)
        return last

    def growing(self, state: Any, seat: Seat, blank: Blank[Any]) -> Iterator[Command]:
        """The command after each part, until it can be sealed."""
        command = blank.command
        for _ in range(blank.longest + 1):
            yield command
            said = self.ask(state, seat, command)
            if said.next.seal:
                return
            part = self.random.choice(list(said.next.each()))
            parts = (*getattr(command, blank.field), part)
            command = replace(command, **{blank.field: parts})
        raise AssertionError(f"cannot be sealed: {command}")

    def ask(self, state: Any, seat: Seat, command: Command) -> Any:
        """The game's answer to the question that has the command's fields."""
        assert self.game.answer is not None
        fields = self.game.questions.__struct_fields__
        question = self.game.questions(**{name: getattr(command, name) for name in fields})
        return self.game.answer(state, seat, question)
