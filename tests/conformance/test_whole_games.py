"""Whole games end, and are kept as they were."""

from itertools import takewhile
from typing import Any

import msgspec
from hypothesis import given

from reverie.kernel.interruptions import Interrupted, Resume, Resumed, Ring
from reverie.kernel.notation import read, spell
from reverie.kernel.record import decode, encode, states
from reverie.kernel.seat import Seat, Watcher, seats
from tests.conformance.tables import Table
from tests.conformance.walks import Walk, seeds, steady


@steady
@given(seed=seeds)
def test_a_game_ends_with_an_outcome_and_nothing_left_to_do(table: Table, seed: int) -> None:
    walk = Walk(table, seed).to_the_end()

    game, outcome = walk.game, walk.game.outcome(walk.state)
    assert outcome is not None
    assert len(outcome.points) == table.players
    assert set() < set(outcome.winners) <= set(seats(table.players))
    assert [game.legal(walk.state, seat) for seat in seats(table.players)] == [()] * table.players
    assert (game.to_act(walk.state), game.alarm(walk.state)) == (frozenset(), None)


@steady
@given(seed=seeds)
def test_what_bots_send_is_accepted_unless_a_referee_judges_it(table: Table, seed: int) -> None:
    walk = Walk(table, seed).to_the_end()

    refused = [visit for visit in walk.visits if not visit.events]

    judged = [walk.game.asks(visit.state, visit.by, visit.command) for visit in refused]
    assert None not in judged


@steady
@given(seed=seeds)
def test_what_is_sent_can_be_spelt_and_read(table: Table, seed: int) -> None:
    walk = Walk(table, seed).to_the_end()

    for visit in walk.sample(100):
        assert read(spell(visit.command), walk.game.commands) == visit.command


@steady
@given(seed=seeds)
def test_a_record_is_stored_and_replays_to_the_same_end(table: Table, seed: int) -> None:
    walk = Walk(table, seed).to_the_end()
    record = walk.play()

    line = encode(record)
    again = decode(line, walk.game)

    assert encode(again) == line
    *_, (_, _, last) = states(walk.game, again)
    assert last == walk.state
    assert msgspec.json.encode(again.outcome) == msgspec.json.encode(walk.game.outcome(last))


@steady
@given(seed=seeds)
def test_an_alarm_that_was_rung_is_followed_by_none_in_the_past(table: Table, seed: int) -> None:
    walk = Walk(table, seed).to_the_end()

    for visit in walk.visits:
        due = walk.game.alarm(visit.after)
        if isinstance(visit.command, Ring) and due is not None:
            assert due.at >= visit.now


@steady
@given(seed=seeds)
def test_in_a_pause_there_are_interruptions_only(table: Table, seed: int) -> None:
    walk = Walk(table, seed).to_the_end()

    for visit in walk.visits:
        if Resume() in walk.game.legal(visit.state, Seat(0)):
            in_the_pause = takewhile(lambda event: not isinstance(event, Resumed), visit.events)
            assert all(isinstance(event, Interrupted) for event in in_the_pause)
            assert walk.game.alarm(visit.state) is None


@steady
@given(seed=seeds)
def test_every_eye_is_shown_what_can_be_sent(table: Table, seed: int) -> None:
    walk = Walk(table, seed).to_the_end()
    eyes = (*seats(table.players), *Watcher)

    for visit in walk.sample(12):
        for eye in eyes:
            assert survives(walk.game.view(visit.state, eye))
        state = visit.state
        for event in visit.events:
            state = walk.game.evolve(state, event)
            assert all(survives(walk.game.seen(state, event, eye)) for eye in eyes)
        assert state == visit.after


def survives(shown: Any) -> bool:
    """Whether it is the same after a journey as JSON."""
    line = msgspec.json.encode(shown)
    return msgspec.json.encode(msgspec.json.decode(line)) == line
