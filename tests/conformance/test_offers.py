"""What is offered is accepted; what is not is refused, with a reason, and changes nothing."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

from reverie.kernel.game import AnyGame
from reverie.kernel.interruptions import (
    GiveBackTime,
    HandToBot,
    HandToPerson,
    Pause,
    Resume,
    Ring,
    Sitting,
)
from reverie.kernel.messages import Blank, Command
from reverie.kernel.moment import Moment
from reverie.kernel.rulebook import NUMBER
from reverie.kernel.seat import CLOCK, By, Seat, seats
from reverie.kernel.violation import RuleViolation
from tests.conformance.tables import Table
from tests.conformance.walks import Visit, Walk, seeds, steady


@cache
def numbers_in(folder: str) -> frozenset[str]:
    """The rules of a rulebook."""
    return frozenset(NUMBER.findall((files(folder) / "rulebook.md").read_text("utf-8")))


def numbers(game: AnyGame) -> frozenset[str]:
    """The rules that the game's rulebook has."""
    return numbers_in(game.options.__module__.rpartition(".")[0])


def accepted(walk: Walk, visit: Visit, by: By, command: Command) -> bool:
    """Whether the game takes a command; a refusal has its reason and leaves all as it was."""
    before, refused = repr(visit.state), None
    try:
        walk.game.decide(visit.state, by, command, walk.outside(visit, by, command))
    except RuleViolation as reason:
        refused = reason
    assert repr(visit.state) == before
    if refused is not None:
        assert refused.code == type(refused).__name__
        assert refused.rule in numbers(walk.game) | {""}
    return refused is None


@steady
@given(seed=seeds)
def test_every_offer_is_accepted(table: Table, seed: int) -> None:
    walk = Walk(table, seed).to_the_end()

    for visit in walk.sample(12):
        for seat in seats(table.players):
            for command in walk.offers(visit.state, seat):
                assert accepted(walk, visit, seat, command)


@steady
@given(seed=seeds)
def test_whom_the_table_waits_for_has_something_to_do(table: Table, seed: int) -> None:
    walk = Walk(table, seed).to_the_end()

    for visit in walk.visits:
        awaited = walk.game.to_act(visit.state)
        assert awaited <= set(seats(table.players))
        assert all(walk.game.legal(visit.state, seat) for seat in awaited)


@steady
@given(seed=seeds)
def test_what_is_offered_to_others_only_is_refused(table: Table, seed: int) -> None:
    walk = Walk(table, seed).to_the_end()

    for visit in walk.sample(6):
        offered = {seat: walk.game.legal(visit.state, seat) for seat in seats(table.players)}
        for seat in seats(table.players):
            for other in (offer for each in offered.values() for offer in each):
                if other not in offered[seat]:
                    command = filled_with_anything(other)
                    assert not accepted(walk, visit, seat, command)


def filled_with_anything(offer: Command | Blank[Any]) -> Command:
    """A blank is refused whatever is in it."""
    if not isinstance(offer, Blank):
        return offer
    held = getattr(offer.command, offer.field)
    anything = "word" if isinstance(held, str) else held
    command: Command = replace(offer.command, **{offer.field: anything})
    return command


@steady
@given(seed=seeds)
def test_what_was_sent_before_is_accepted_or_refused_with_a_reason(table: Table, seed: int) -> None:
    walk = Walk(table, seed).to_the_end()

    for visit in walk.sample(6):
        for earlier in walk.sample(12):
            by = earlier.by if earlier.by == CLOCK else walk.random.choice(seats(table.players))
            accepted(walk, visit, by, earlier.command)


@steady
@given(seed=seeds)
def test_what_nobody_may_is_refused_at_any_moment(table: Table, seed: int) -> None:
    walk = Walk(table, seed).to_the_end()

    for visit in walk.sample(8):
        for by, command in nonsense(table.players):
            assert not accepted(walk, visit, by, command)
        early = replace(visit, now=Moment(-1))
        assert not accepted(walk, early, CLOCK, Ring())


def nonsense(players: int) -> Iterator[tuple[By, Command]]:
    """What is sent from no seat, or only by the clock, or about no seat."""
    for nowhere in (Seat(-1), Seat(players)):
        yield nowhere, Pause()
        yield nowhere, Resume()
        yield CLOCK, HandToBot(seat=nowhere)
        yield CLOCK, HandToPerson(seat=nowhere)
    for seat in seats(players):
        yield seat, Ring()
        yield seat, GiveBackTime(milliseconds=1)
        yield seat, HandToBot(seat=seat)
        yield seat, HandToPerson(seat=seat)


@steady
@given(seed=seeds)
def test_after_the_end_everything_is_refused(table: Table, seed: int) -> None:
    walk = Walk(table, seed).to_the_end()
    end = replace(walk.visits[-1], state=walk.state)

    for earlier in walk.sample(20):
        assert not accepted(walk, end, earlier.by, earlier.command)
    for seat in seats(table.players):
        assert not accepted(walk, end, seat, Pause())


@steady
@given(seed=seeds)
def test_a_blank_takes_what_fits_and_nothing_more(table: Table, seed: int) -> None:
    walk = Walk(table, seed).to_the_end()

    for visit in walk.sample(8):
        for seat in seats(table.players):
            for offer in walk.game.legal(visit.state, seat):
                if isinstance(offer, Blank):
                    check_blank(walk, visit, seat, offer)


def check_blank(walk: Walk, visit: Visit, seat: Seat, blank: Blank[Any]) -> None:
    assert blank.field in type(blank.command).__struct_fields__
    held = getattr(blank.command, blank.field)
    if isinstance(held, str):
        for text in ("", "   ", "x" * (blank.longest + 1)):
            wrong = replace(blank.command, **{blank.field: text})
            assert not accepted(walk, visit, seat, wrong)
        return
    for command in walk.growing(visit.state, seat, blank):
        said = walk.ask(visit.state, seat, command)
        # What can be sealed is accepted, and what cannot is refused.
        assert accepted(walk, visit, seat, command) == said.next.seal
        for part in islice(said.next.each(), 0, None, 7):
            longer = (*getattr(command, blank.field), part)
            assert walk.ask(visit.state, seat, replace(command, **{blank.field: longer}))


def test_a_table_has_its_number_of_players(table: Table) -> None:
    game, chance = table.of(), Walk(table, 0).chance

    for players in (0, game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(RuleViolation) as refused:
            game.setup(table.options, Sitting(players=players), chance, Moment(0))
        assert refused.value.rule in numbers(game)
