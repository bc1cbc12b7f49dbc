"""Chapter 3, rules 3.1 and 3.9 to 3.11: whose turn it is, and for how long."""

from itertools import pairwise
from typing import Any

import pytest

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    ChallengeClue,
    GiveClue,
    OfTurn,
    PassCard,
    PassTurn,
    SayClue,
    VoteOnClue,
)
from reverie.games.when_i_dream.events import (
    CardPassed,
    ChallengeDecided,
    ClueGiven,
    ClueVoteCast,
    ElementShown,
    GuessMade,
    PenaltyTaken,
    SpiritPassed,
    SpiritWasPassedOver,
    TurnBegan,
)
from reverie.games.when_i_dream.rules import alarm, asks, legal, to_act
from reverie.games.when_i_dream.rules.cards import spirit_after
from reverie.games.when_i_dream.state import State
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    EMIL,
    FINE,
    NIGHT,
    RIGHT,
    WRONG,
    a_night,
    below,
    clue,
    guess,
    guessed,
    play,
    rung,
    sent,
    whispered,
)
from reverie.kernel.game import Alarm
from reverie.kernel.interruptions import Pause, Ring
from reverie.kernel.messages import Blank
from reverie.kernel.moment import Moment, later
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import CLOCK, Seat, seats
from reverie.kernel.violation import NothingIsDue

LATE = later(NIGHT, 14)
"""When a spirit has one second left."""


def turn_of(night: State) -> Seat:
    assert night.round.turn is not None
    return night.round.turn.seat


def passed(night: State) -> State:
    assert night.round.turn is not None
    return play(night, turn_of(night), PassTurn(turn=night.round.turn.number))


def turns(night: State, number: int) -> tuple[Seat, ...]:
    """Who is asked for a clue, one after another."""
    asked = [turn_of(night)]
    while len(asked) < number:
        night = whispered(night)
        asked.append(turn_of(night))
    return tuple(asked)


@rule("3.1")
def test_the_spirit_on_the_dreamers_left_begins_and_it_goes_round_the_table_several_times() -> None:
    night = a_night(of=5)

    assert turns(night, 9) == (BEN, CLEO, DORA, EMIL, BEN, CLEO, DORA, EMIL, BEN)


@rule("3.1")
@pytest.mark.parametrize(
    ("dreamer", "order"),
    [
        (BEN, (CLEO, DORA, EMIL, ANNA, CLEO)),
        (DORA, (EMIL, ANNA, BEN, CLEO, EMIL)),
        (EMIL, (ANNA, BEN, CLEO, DORA, ANNA)),
    ],
)
def test_the_turn_goes_clockwise_past_the_dreamer(dreamer: Seat, order: tuple[Seat, ...]) -> None:
    night = a_night(of=5, first_dreamer=dreamer)

    assert turns(night, 5) == order


@rule("3.1")
@pytest.mark.parametrize("players", [4, 7, 10])
def test_every_spirit_has_a_turn_before_anyone_has_a_second(players: int) -> None:
    for dreamer in seats(players):
        night = a_night(of=players, first_dreamer=dreamer)

        once = turns(night, players - 1)

        assert set(once) == set(night.spirits)
        assert all(spirit_after(night, one) == other for one, other in pairwise(once))
        assert spirit_after(night, once[-1]) == once[0]


@rule("3.1")
def test_a_clue_is_heard_and_then_it_is_the_next_spirits_turn() -> None:
    night = a_night()

    events = sent(night, BEN, GiveClue(turn=1, word="  silver "), ruling=FINE, now=LATE)

    assert events == (
        ClueGiven(clue=1, seat=BEN, word="silver", ruling=FINE),
        TurnBegan(turn=2, seat=CLEO, until=later(LATE, 15)),
    )


@rule("3.1")
def test_where_clues_are_spoken_the_word_is_not_written_down() -> None:
    night = a_night(clues="spoken")

    events = sent(night, BEN, SayClue(turn=1), now=later(NIGHT, 4))

    assert events == (
        ClueGiven(clue=1, seat=BEN, word=None, ruling=None),
        TurnBegan(turn=2, seat=CLEO, until=later(NIGHT, 4 + 5)),
    )


@rule("3.1", "3.10")
@pytest.mark.parametrize("command", [GiveClue(turn=1, word="silver"), PassTurn(turn=1)])
@pytest.mark.parametrize("seat", [CLEO, DORA, EMIL])
def test_nobody_speaks_out_of_turn(seat: Seat, command: OfTurn) -> None:
    night = a_night()

    with pytest.raises(violations.NotYourTurn) as raised:
        sent(night, seat, command, ruling=FINE)

    assert raised.value.rule == "3.1"
    assert raised.value.facts == {"turn_of": BEN}
    assert asks(night, seat, command) is None


@rule("3.1")
def test_who_has_given_a_clue_waits_for_the_others() -> None:
    night = whispered(a_night())

    with pytest.raises(violations.NotYourTurn) as raised:
        sent(night, BEN, clue(night, "round"), ruling=FINE)

    assert raised.value.facts == {"turn_of": CLEO}


@rule("3.1", "3.10")
def test_only_the_spirit_whose_turn_it_is_is_offered_a_clue() -> None:
    night = a_night()

    offers = {seat: legal(night, seat) for seat in night.spirits}

    blank = Blank(command=GiveClue(turn=1, word=""), field="word", longest=80)
    assert offers == {
        BEN: (blank, PassTurn(turn=1), Pause()),
        CLEO: (Pause(),),
        DORA: (Pause(),),
        EMIL: (Pause(),),
    }
    assert to_act(night) == {BEN}


@rule("3.9")
@pytest.mark.parametrize(("ruling", "side"), [(RIGHT, "yellow"), (WRONG, "blue")])
def test_a_spirit_who_is_interrupted_gives_the_first_clue_to_the_new_element_with_full_time(
    ruling: Any, side: Any
) -> None:
    night = a_night()

    events = sent(night, ANNA, guess(night, "moon"), ruling=ruling, now=LATE)

    assert events == (
        GuessMade(card=1, word="moon", ruling=ruling, side=side),
        ElementShown(card=2, element=below(night)),
        TurnBegan(turn=2, seat=BEN, until=later(LATE, 15)),
    )


@rule("3.9")
def test_a_spirit_who_is_interrupted_by_a_pass_has_the_full_time_too() -> None:
    night = whispered(a_night(), now=NIGHT)

    events = sent(night, ANNA, PassCard(card=1), now=LATE)

    assert events == (
        CardPassed(card=1, side="blue"),
        ElementShown(card=2, element=below(night)),
        TurnBegan(turn=3, seat=CLEO, until=later(LATE, 15)),
    )


@rule("3.9")
@pytest.mark.parametrize("goes_by", [whispered, passed, rung])
def test_otherwise_it_is_the_turn_after_the_last_who_gave_a_clue_passed_or_was_passed_over(
    goes_by: Any,
) -> None:
    night = a_night()
    for seat in (CLEO, DORA, EMIL, BEN, CLEO):
        night = goes_by(night)

        after = guessed(night, WRONG, now=later(NIGHT, 100))

        assert turn_of(night) == seat
        assert turn_of(after) == seat


@rule("3.9")
def test_the_turn_never_starts_again_at_the_dreamers_left() -> None:
    night = whispered(whispered(a_night()))

    after = guessed(night, RIGHT, WRONG, RIGHT)

    assert turns(after, 4) == (DORA, EMIL, BEN, CLEO)


@rule("3.9", "3.12", "R8")
def test_a_card_taken_after_a_challenge_does_not_move_the_turn() -> None:
    night = whispered(a_night())
    night = play(night, DORA, ChallengeClue(clue=1))
    night = play(night, CLEO, VoteOnClue(clue=1, improper=True))
    night = play(night, DORA, VoteOnClue(clue=1, improper=True))

    events = sent(night, EMIL, VoteOnClue(clue=1, improper=True), now=LATE)

    assert events == (
        ClueVoteCast(clue=1, seat=EMIL, improper=True),
        ChallengeDecided(clue=1, upheld=True),
        PenaltyTaken(card=1, seat=BEN),
        ElementShown(card=2, element=below(night)),
        TurnBegan(turn=3, seat=CLEO, until=later(LATE, 15)),
    )


@rule("3.9")
def test_the_clues_for_the_old_card_are_gone_with_it() -> None:
    night = whispered(whispered(a_night()))

    after = guessed(night, RIGHT)

    assert [given.number for given in night.round.clues] == [1, 2]
    assert after.round.clues == ()
    assert [given.number for given in whispered(after).round.clues] == [3]


@rule("3.9")
@pytest.mark.parametrize("meant_for_the_old", [GiveClue(turn=1, word="silver"), PassTurn(turn=1)])
def test_a_clue_that_was_meant_for_the_old_card_is_refused(meant_for_the_old: OfTurn) -> None:
    night = guessed(a_night(), RIGHT)

    with pytest.raises(violations.TurnIsOver) as raised:
        sent(night, BEN, meant_for_the_old, ruling=FINE)

    assert raised.value.rule == "3.9"
    assert raised.value.facts == {"turn": 1, "now": 2}
    assert asks(night, BEN, meant_for_the_old) is None
    assert turn_of(whispered(night)) == CLEO


@rule("3.9")
@pytest.mark.parametrize("number", [0, 1, 4, 6])
def test_a_clue_that_was_meant_for_another_turn_of_ones_own_is_refused(number: int) -> None:
    night = a_night()
    for _ in range(4):
        night = whispered(night)

    with pytest.raises(violations.TurnIsOver) as raised:
        sent(night, BEN, GiveClue(turn=number, word="silver"), ruling=FINE)

    assert raised.value.facts == {"turn": number, "now": 5}


@rule("3.9")
def test_the_next_card_of_the_deck_is_shown_each_time() -> None:
    night = a_night()

    after = guessed(night, RIGHT, WRONG)

    assert after.pile == night.pile[2:]
    assert after.element == below(guessed(night, RIGHT))
    assert after.round.card == after.counts.cards == 3


@rule("3.10")
def test_a_spirit_may_pass_their_turn() -> None:
    night = a_night()

    events = sent(night, BEN, PassTurn(turn=1), now=LATE)

    assert events == (
        SpiritPassed(seat=BEN),
        TurnBegan(turn=2, seat=CLEO, until=later(LATE, 15)),
    )


@rule("3.10")
def test_all_spirits_may_pass_and_the_card_stays() -> None:
    night = a_night()

    after = passed(passed(passed(passed(night))))

    assert turn_of(after) == BEN
    assert (after.element, after.pile) == (night.element, night.pile)


@rule("3.10")
def test_where_clues_are_spoken_a_spirit_may_pass_too() -> None:
    night = a_night(clues="spoken")

    assert turn_of(passed(night)) == CLEO
    assert legal(night, BEN) == (SayClue(turn=1), PassTurn(turn=1), Pause())


@rule("3.11", "R7")
@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        ({"clues": "spoken"}, 5),
        ({"clues": "typed"}, 15),
        ({"clues": "spoken", "clue_seconds": 8.5}, 8.5),
        ({"clues": "typed", "clue_seconds": 5}, 5),
    ],
)
def test_a_spirit_who_has_given_no_clue_in_time_is_passed_over(
    options: dict[str, Any], seconds: float
) -> None:
    night = a_night(**options)
    due = later(NIGHT, seconds)

    events = sent(night, CLOCK, Ring(), now=due)

    assert alarm(night) == Alarm(at=due)
    assert events == (
        SpiritWasPassedOver(seat=BEN),
        TurnBegan(turn=2, seat=CLEO, until=later(due, seconds)),
    )


@rule("3.11")
@pytest.mark.parametrize("early", [1, 1000, 15_000])
def test_nobody_is_passed_over_before_their_time_is_up(early: int) -> None:
    night = a_night()

    with pytest.raises(NothingIsDue) as raised:
        sent(night, CLOCK, Ring(), now=Moment(later(NIGHT, 15) - early))

    assert raised.value.rule == ""
    assert raised.value.facts == {}


@rule("3.11")
def test_a_clue_in_the_last_moment_is_in_time() -> None:
    night = a_night()

    after = whispered(night, now=Moment(later(NIGHT, 15) - 1))

    assert turn_of(after) == CLEO
    assert alarm(after) == Alarm(at=Moment(later(NIGHT, 30) - 1))


@rule("3.11")
def test_spirits_are_passed_over_one_after_another_and_may_speak_again() -> None:
    night = rung(rung(rung(rung(a_night()))))

    after = whispered(night, now=later(NIGHT, 61))

    assert turn_of(night) == BEN
    assert [given.seat for given in after.round.clues] == [BEN]
