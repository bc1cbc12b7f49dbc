"""Ruling R3 as a property: what others seal makes no difference during the turn."""

from random import Random
from typing import Any, get_args

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.games.daydream.bots import RandomBot
from reverie.games.daydream.commands import Try
from reverie.games.daydream.evolve import evolve
from reverie.games.daydream.rules import alarm, answer
from reverie.games.daydream.state import State
from reverie.games.daydream.tableau import FoldName
from reverie.games.daydream.tests.positions import NOON, a_game, sent
from reverie.games.daydream.view import seen, view
from reverie.kernel.interruptions import Pause, Resume, Ring
from reverie.kernel.moment import Moment
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import CLOCK, By, Eye, Seat, Watcher, seats

steady = settings(deadline=None, derandomize=True, database=None, max_examples=60)


class Table:
    """One playing of a turn; `trace` is all that an eye is shown until the turn ends."""

    def __init__(self, state: State, eye: Eye) -> None:
        self.state = state
        self.eye = eye
        self.trace: list[bytes] = []
        self.look()

    def send(self, by: By, command: Any, now: Moment = NOON) -> None:
        """One command, with its frames and the view after it."""
        turn = self.state.turn
        for event in sent(self.state, by, command, now=now):
            self.state = evolve(self.state, event)
            if self.state.sealed:
                self.trace.append(msgspec.json.encode(seen(self.state, event, self.eye)))
        if self.state.turn == turn and self.state.sealed:
            self.look()

    def look(self) -> None:
        """The view and, for one who has not sealed, the answer to a question."""
        self.trace.append(msgspec.json.encode(view(self.state, self.eye)))
        if self.eye in self.state.thinking and self.state.sitting.paused_at is None:
            question = Try(turn=self.state.turn, steps=())
            self.trace.append(msgspec.json.encode(answer(self.state, Seat(self.eye), question)))

    def seal(self, seat: Seat, seed: int) -> None:
        """Any turn of this seat."""
        self.send(seat, RandomBot().act(view(self.state, seat), Random(seed)))


@rule("R2", "R3")
@steady
@given(
    fold=st.sampled_from(get_args(FoldName)),
    players=st.integers(2, 5),
    me=st.integers(0, 5),
    orders=st.lists(st.randoms(use_true_random=False), min_size=1, max_size=6),
    seed=st.integers(0, 10_000),
)
def test_what_others_seal_makes_no_difference_during_the_turn(
    fold: FoldName, players: int, me: int, orders: list[Random], seed: int
) -> None:
    state = a_game(players, fold=fold, seed=seed, seconds_per_turn=60)
    eye: Eye = Seat(me) if me < players else Watcher.SPECTATOR

    for number, order in enumerate(orders):
        one, other = Table(state, eye), Table(state, eye)
        sealing = order.sample(seats(players), players)
        for seat in sealing:
            mine = seed + number
            one.seal(seat, mine)
            other.seal(seat, mine if seat == eye else mine + 5_000)
            if seat == sealing[0]:
                interrupt(one)
                interrupt(other)

        assert one.trace == other.trace
        state = one.state
        if state.result is not None:
            break


def interrupt(table: Table) -> None:
    """A pause, then the time of the turn runs out."""
    table.send(Seat(0), Pause())
    table.send(Seat(0), Resume())
    due = alarm(table.state)
    assert due is not None
    table.send(CLOCK, Ring(), now=due.at)
