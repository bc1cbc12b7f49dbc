"""Chapter 2, rules 2.4 and 2.5: the first Element and the ready check."""

from typing import Any

import pytest
from msgspec.structs import replace

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    BeReady,
)
from reverie.games.when_i_dream.events import (
    ElementShown,
    NightFell,
    RetellingBegan,
    SandRanOut,
    SeatGotReady,
    TurnBegan,
)
from reverie.games.when_i_dream.pieces import Lying, uncovered
from reverie.games.when_i_dream.rules import alarm, legal, to_act
from reverie.games.when_i_dream.rules.roles import lies, turned
from reverie.games.when_i_dream.state import State
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    DUSK,
    EMIL,
    NIGHT,
    a_day,
    a_dusk,
    a_last_guess,
    a_night,
    a_retelling,
    fallen,
    play,
    rung,
    sent,
)
from reverie.kernel.game import Alarm
from reverie.kernel.interruptions import Pause, Ring
from reverie.kernel.moment import Moment, later
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import CLOCK, Seat, seats
from reverie.kernel.violation import NothingIsDue

READY = BeReady(round=1, at="dusk")


def all_but_ready(dusk: State, *missing: Seat) -> State:
    for seat in seats(dusk.sitting.players):
        if seat not in missing:
            dusk = play(dusk, seat, READY)
    return dusk


@rule("2.4", "2.5", "3.1")
def test_when_the_last_is_ready_the_top_card_goes_to_the_bottom_and_the_next_is_shown() -> None:
    dusk = all_but_ready(a_dusk(), EMIL)
    top, second, *rest = dusk.pile

    events = sent(dusk, EMIL, READY)
    night = play(dusk, EMIL, READY)

    bottom = night.pile[-1]
    assert events == (
        SeatGotReady(seat=EMIL),
        NightFell(bottom=bottom, until=later(NIGHT, 120)),
        ElementShown(card=1, element=uncovered(dusk.deck, second)),
        TurnBegan(turn=1, seat=BEN, until=later(NIGHT, 15)),
    )
    assert night.pile == (second, *rest, bottom)
    assert bottom in [turned(top, way) for way in range(3)]
    assert night.element == uncovered(dusk.deck, second)


@rule("2.4")
@pytest.mark.parametrize("way", range(4))
def test_the_old_top_card_is_turned_or_flipped_into_one_of_its_three_other_ways(way: int) -> None:
    dusk = a_dusk()
    dusk = replace(dusk, pile=(lies(dusk.pile[0].card, way), *dusk.pile[1:]))
    top = dusk.pile[0]

    bottoms = {fallen(dusk, seed=seed).pile[-1] for seed in range(40)}

    four: list[Lying] = [
        Lying(card=top.card, face=face, end=end) for face in (0, 1) for end in (0, 1)
    ]
    assert bottoms == set(four) - {top}


@rule("2.4")
def test_the_old_top_card_is_turned_anew_each_night() -> None:
    dusk = replace(a_dusk(), pile=(lies(0, 0), *a_dusk().pile[1:]))

    bottoms = {
        fallen(replace(dusk, round=replace(dusk.round, number=number))).pile[-1]
        for number in range(1, 20)
    }

    assert bottoms == {lies(0, 1), lies(0, 2), lies(0, 3)}


@rule("2.4", "R2")
def test_where_no_card_is_left_none_goes_to_the_bottom_and_the_night_is_over() -> None:
    dusk = replace(all_but_ready(a_dusk(), EMIL), pile=())

    events = sent(dusk, EMIL, READY)

    assert events == (
        SeatGotReady(seat=EMIL),
        NightFell(bottom=None, until=later(NIGHT, 120)),
        SandRanOut(until=None),
        RetellingBegan(until=later(NIGHT, 90)),
    )


@rule("2.5")
def test_the_sand_does_not_start_before_everybody_is_ready() -> None:
    dusk = all_but_ready(a_dusk(), CLEO, EMIL)

    events = sent(dusk, CLEO, READY)
    after = play(dusk, CLEO, READY)

    assert events == (SeatGotReady(seat=CLEO),)
    assert after == replace(
        dusk, round=replace(dusk.round, ready=frozenset({ANNA, BEN, CLEO, DORA}))
    )
    assert to_act(after) == {EMIL}


@rule("2.5")
@pytest.mark.parametrize("last", seats(5))
def test_the_table_waits_for_the_dreamer_as_for_everybody_else(last: Seat) -> None:
    dusk = all_but_ready(a_dusk(), last)

    night = play(dusk, last, READY)

    assert to_act(dusk) == {last}
    assert (night.phase, night.round.ready) == ("night", frozenset())


@rule("2.5", "R7")
@pytest.mark.parametrize("seconds", [0.5, 60, 120, 300])
def test_the_sand_runs_two_minutes_or_as_the_table_has_chosen(seconds: float) -> None:
    night = a_night(sand_seconds=seconds)

    assert a_night().round.until == later(NIGHT, 120)
    assert night.round.until == later(NIGHT, seconds)


@rule("2.5", "R15")
def test_after_a_time_the_night_begins_without_those_who_are_not_ready() -> None:
    dusk = all_but_ready(a_dusk(), BEN, CLEO)
    at = later(DUSK, 60)

    events = sent(dusk, CLOCK, Ring(), now=at)
    night = play(dusk, CLOCK, Ring(), now=at)

    assert alarm(dusk) == Alarm(at=at)
    assert events == (
        NightFell(bottom=night.pile[-1], until=later(at, 120)),
        ElementShown(card=1, element=uncovered(dusk.deck, dusk.pile[1])),
        TurnBegan(turn=1, seat=BEN, until=later(at, 15)),
    )
    assert (night.phase, night.round.ready) == ("night", frozenset())


@rule("2.5", "R15")
def test_the_night_does_not_begin_by_itself_before_that_time() -> None:
    dusk = all_but_ready(a_dusk(ready_seconds=30), BEN)

    with pytest.raises(NothingIsDue) as raised:
        sent(dusk, CLOCK, Ring(), now=Moment(later(DUSK, 30) - 1))

    assert (raised.value.rule, raised.value.facts) == ("", {})
    assert rung(dusk).phase == "night"


@rule("2.5", "R15")
def test_who_is_ready_cannot_be_ready_again() -> None:
    dusk = play(a_dusk(), CLEO, READY)

    with pytest.raises(violations.ReadyAlready) as raised:
        sent(dusk, CLEO, READY)

    assert raised.value.rule == "2.5"
    assert raised.value.facts == {"seat": CLEO}


@rule("2.5")
@pytest.mark.parametrize(
    "other",
    [
        BeReady(round=1, at="day"),
        BeReady(round=2, at="dusk"),
        BeReady(round=0, at="dusk"),
    ],
)
def test_one_is_ready_for_the_round_and_the_moment_that_is_on(other: BeReady) -> None:
    dusk = a_dusk()

    with pytest.raises(violations.NothingToBeReadyFor) as raised:
        sent(dusk, CLEO, other)

    assert raised.value.rule == "2.5"
    assert raised.value.facts == {"round": other.round, "at": other.at}
    assert legal(dusk, CLEO) == (READY, Pause())


@rule("2.5", "R15")
@pytest.mark.parametrize("at", ["dusk", "day"])
def test_while_the_dream_goes_on_there_is_nothing_to_be_ready_for(at: Any) -> None:
    night = a_night()

    for state in (night, a_last_guess(night), a_retelling(night)):
        with pytest.raises(violations.NothingToBeReadyFor):
            sent(state, CLEO, BeReady(round=1, at=at))


@rule("2.5", "R15")
def test_by_day_the_next_round_begins_when_everybody_is_ready_again() -> None:
    day = a_day(a_retelling(a_night()))
    ready = BeReady(round=1, at="day")
    for seat in (ANNA, BEN, CLEO, DORA):
        day = play(day, seat, ready)

    dusk = play(day, EMIL, ready)

    assert to_act(day) == {EMIL}
    assert (dusk.phase, dusk.round.number, dusk.round.ready) == ("dusk", 2, frozenset())
