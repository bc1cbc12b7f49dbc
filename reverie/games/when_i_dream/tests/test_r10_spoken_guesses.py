"""Ruling R10: a guess that is said aloud."""

import pytest

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    AnnounceGuess,
    MarkGuess,
    PassCard,
    PassTurn,
    SayClue,
)
from reverie.games.when_i_dream.events import (
    ElementShown,
    GuessAnnounced,
    GuessMarked,
    SpokenGuessFell,
    SpokenGuessSettled,
    TurnBegan,
)
from reverie.games.when_i_dream.pieces import Side, uncovered
from reverie.games.when_i_dream.rules import alarm, legal, to_act
from reverie.games.when_i_dream.state import Played, SpokenGuess, Turn
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    EMIL,
    NIGHT,
    a_spoken_night,
    announced,
    game_of,
    marked,
    play,
    rung,
    sent,
)
from reverie.kernel.game import Alarm
from reverie.kernel.interruptions import BotTookOver, HandToBot, HandToPerson, Ring
from reverie.kernel.moment import later
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import CLOCK, Seat

SPIRITS = frozenset({BEN, CLEO, DORA, EMIL})


# ── the announcement ─────────────────────────────────────────────────────────────────────────


@rule("R10")
def test_a_spoken_guess_is_announced_with_one_gesture() -> None:
    night = a_spoken_night()

    events = sent(night, ANNA, AnnounceGuess(card=1), now=later(NIGHT, 2))

    assert events == (
        GuessAnnounced(guess=1, card=1, clue_time_left=3000, until=later(NIGHT, 2 + 8)),
    )
    assert to_act(game_of(events, night)) == SPIRITS


@rule("R10", "3.5")
def test_no_spirit_announces_a_guess() -> None:
    with pytest.raises(violations.OnlyTheDreamerMay) as refusal:
        sent(a_spoken_night(), BEN, AnnounceGuess(card=1))

    assert refusal.value.facts == {"dreamer": ANNA}


@rule("R10")
def test_while_a_guess_is_spoken_the_time_for_the_clue_stands_still() -> None:
    night = a_spoken_night()

    after = announced(night, now=later(NIGHT, 2))

    assert after.round.turn == Turn(number=1, seat=BEN, until=None)
    assert after.round.spoken == SpokenGuess(1, until=later(NIGHT, 10), clue_time_left=3000)
    assert alarm(after) == Alarm(at=later(NIGHT, 10))


@rule("R10")
def test_while_a_guess_is_spoken_the_sand_runs() -> None:
    night = a_spoken_night(sand_seconds=6)

    after = announced(night, now=later(NIGHT, 2))

    assert after.round.until == later(NIGHT, 6)
    assert alarm(after) == Alarm(at=later(NIGHT, 6))


@rule("R10")
@pytest.mark.parametrize("command", [SayClue(turn=1), PassTurn(turn=1)])
def test_while_a_guess_is_spoken_nobody_gives_a_clue(command: SayClue | PassTurn) -> None:
    with pytest.raises(violations.DreamerIsGuessing) as refusal:
        sent(announced(a_spoken_night()), BEN, command)

    assert (refusal.value.rule, refusal.value.facts) == ("R10", {})


@rule("R10", "3.5")
@pytest.mark.parametrize("command", [AnnounceGuess(card=1), PassCard(card=1)])
def test_while_a_guess_is_spoken_the_dreamer_makes_no_other(
    command: AnnounceGuess | PassCard,
) -> None:
    with pytest.raises(violations.DreamerIsGuessing):
        sent(announced(a_spoken_night()), ANNA, command)


# ── who marks ────────────────────────────────────────────────────────────────────────────────


@rule("R10")
@pytest.mark.parametrize("seat", sorted(SPIRITS))
def test_the_spirits_mark_a_spoken_guess(seat: Seat) -> None:
    night = announced(a_spoken_night())

    events = sent(night, seat, MarkGuess(guess=1, right=True))

    assert events == (GuessMarked(guess=1, seat=seat, right=True),)
    assert to_act(game_of(events, night)) == SPIRITS - {seat}


@rule("R10", "2.3")
def test_the_dreamer_does_not_mark_a_guess() -> None:
    with pytest.raises(violations.OnlySpiritsMay):
        sent(announced(a_spoken_night()), ANNA, MarkGuess(guess=1, right=True))


@rule("R10")
def test_a_bot_does_not_mark_a_guess() -> None:
    night = announced(a_spoken_night(bots=frozenset({EMIL})))

    with pytest.raises(violations.OnlyPersonsVote) as refusal:
        sent(night, EMIL, MarkGuess(guess=1, right=True))

    assert (refusal.value.rule, refusal.value.facts) == ("R9", {"seat": EMIL})
    assert not [offer for offer in legal(night, EMIL) if isinstance(offer, MarkGuess)]


@rule("R10")
@pytest.mark.parametrize("again", [True, False])
def test_everybody_marks_a_guess_once(again: bool) -> None:
    night = marked(announced(a_spoken_night()), {BEN: True})

    with pytest.raises(violations.MarkIsSet) as refusal:
        sent(night, BEN, MarkGuess(guess=1, right=again))

    assert (refusal.value.rule, refusal.value.facts) == ("R10", {"guess": 1})


@rule("R10")
def test_without_an_announced_guess_there_is_nothing_to_mark() -> None:
    with pytest.raises(violations.NoGuessToMark) as refusal:
        sent(a_spoken_night(), BEN, MarkGuess(guess=1, right=True))

    assert (refusal.value.rule, refusal.value.facts) == ("R10", {"guess": 1})


@rule("R10", "R3")
def test_a_mark_that_was_meant_for_an_earlier_guess_is_refused() -> None:
    night = announced(rung(announced(a_spoken_night())), now=later(NIGHT, 9))

    with pytest.raises(violations.NoGuessToMark) as refusal:
        sent(night, BEN, MarkGuess(guess=1, right=True), now=later(NIGHT, 9))

    assert refusal.value.facts == {"guess": 1}
    assert marked(night, {BEN: True}).round.spoken == SpokenGuess(
        2, until=later(NIGHT, 17), clue_time_left=4000, marks={BEN: True}
    )


# ── more than half agree ─────────────────────────────────────────────────────────────────────


@rule("R10", "3.6", "3.9")
@pytest.mark.parametrize(("right", "lies"), [(True, "yellow"), (False, "blue")])
def test_a_spoken_guess_is_settled_when_more_than_half_agree(right: bool, lies: Side) -> None:
    night = announced(a_spoken_night(), now=later(NIGHT, 2))
    night = marked(night, {BEN: right, CLEO: not right, DORA: right})
    top, following, *_ = night.pile

    events = sent(night, EMIL, MarkGuess(guess=1, right=right), now=later(NIGHT, 4))

    after = game_of(events, night)
    assert events == (
        GuessMarked(guess=1, seat=EMIL, right=right),
        SpokenGuessSettled(card=1, side="yellow" if right else "blue"),
        ElementShown(card=2, element=uncovered(night.deck, following)),
        TurnBegan(turn=2, seat=BEN, until=later(NIGHT, 4 + 5)),
    )
    assert after.round.spoken is None
    assert after.round.board == (Played(1, top, uncovered(night.deck, top), side=lies, guess=None),)


@rule("R10")
def test_three_of_four_persons_are_enough_and_two_are_not() -> None:
    two = marked(announced(a_spoken_night()), {BEN: True, CLEO: True})

    three = marked(two, {DORA: True})

    assert (two.round.card, three.round.card) == (1, 2)


@rule("R10")
def test_only_the_persons_among_the_spirits_are_counted() -> None:
    night = announced(a_spoken_night(bots=frozenset({DORA, EMIL})))

    one = marked(night, {BEN: False})
    both = marked(one, {CLEO: False})

    assert (one.round.card, both.round.card) == (1, 2)
    assert both.round.count("blue") == 1


@rule("R10", "R5")
def test_a_person_who_leaves_may_leave_a_majority_behind() -> None:
    night = marked(announced(a_spoken_night()), {BEN: True, CLEO: True})

    events = sent(night, CLOCK, HandToBot(seat=EMIL), now=later(NIGHT, 1))

    assert events == (
        BotTookOver(seat=EMIL),
        SpokenGuessSettled(card=1, side="yellow"),
        ElementShown(card=2, element=uncovered(night.deck, night.pile[1])),
        TurnBegan(turn=2, seat=BEN, until=later(NIGHT, 6)),
    )


@rule("R10", "R5")
def test_a_person_who_leaves_without_a_majority_settles_nothing() -> None:
    night = marked(announced(a_spoken_night()), {BEN: True})

    events = sent(night, CLOCK, HandToBot(seat=EMIL))

    assert events == (BotTookOver(seat=EMIL),)


@rule("R10", "R5")
def test_a_person_who_comes_back_is_counted_again() -> None:
    night = announced(a_spoken_night(bots=frozenset({CLEO, DORA, EMIL})))

    back = play(night, CLOCK, HandToPerson(seat=EMIL))

    assert marked(night, {BEN: True}).round.card == 2
    assert marked(back, {BEN: True}).round.card == 1


@rule("R10", "R5")
def test_more_than_half_are_counted_among_the_persons_who_are_there() -> None:
    night = marked(announced(a_spoken_night(bots=frozenset({DORA, EMIL}))), {BEN: True})

    events = sent(night, CLOCK, HandToBot(seat=BEN))

    assert events == (BotTookOver(seat=BEN),)


@rule("R10", "R5")
def test_a_tie_waits_for_the_8_seconds_even_when_those_who_voted_leave() -> None:
    night = announced(a_spoken_night(bots=frozenset({EMIL})))
    night = marked(night, {BEN: True, CLEO: False})

    night = play(night, CLOCK, HandToBot(seat=BEN))
    night = play(night, CLOCK, HandToBot(seat=CLEO))

    assert (night.round.card, alarm(night)) == (1, Alarm(at=later(NIGHT, 8)))
    assert rung(night).round.count("yellow") == 1


# ── after 8 seconds ──────────────────────────────────────────────────────────────────────────


@rule("R10")
@pytest.mark.parametrize(
    ("marks", "right"),
    [
        ({BEN: True}, True),
        ({BEN: False}, False),
        ({BEN: True, CLEO: False}, True),
        ({BEN: True, CLEO: True}, True),
        ({BEN: False, CLEO: False}, False),
        ({BEN: False, CLEO: False, DORA: True}, False),
    ],
)
def test_after_8_seconds_the_votes_cast_decide(marks: dict[Seat, bool], right: bool) -> None:
    night = marked(announced(a_spoken_night()), marks)

    events = sent(night, CLOCK, Ring(), now=later(NIGHT, 8))

    assert alarm(night) == Alarm(at=later(NIGHT, 8))
    assert events == (
        SpokenGuessSettled(card=1, side="yellow" if right else "blue"),
        ElementShown(card=2, element=uncovered(night.deck, night.pile[1])),
        TurnBegan(turn=2, seat=BEN, until=later(NIGHT, 8 + 5)),
    )


@rule("R10")
def test_a_tie_waits_for_the_8_seconds_and_then_counts_as_right() -> None:
    night = announced(a_spoken_night())

    night = marked(night, {BEN: False, CLEO: True, DORA: True, EMIL: False})

    assert (night.round.card, alarm(night)) == (1, Alarm(at=later(NIGHT, 8)))
    assert rung(night).round.count("yellow") == 1


@rule("R10")
def test_if_no_vote_was_cast_there_was_no_guess_and_the_time_goes_on_where_it_stopped() -> None:
    night = announced(a_spoken_night(), now=later(NIGHT, 2))

    events = sent(night, CLOCK, Ring(), now=later(NIGHT, 10))

    after = game_of(events, night)
    assert events == (SpokenGuessFell(card=1, until=later(NIGHT, 10 + 3)),)
    assert after.round.turn == Turn(number=1, seat=BEN, until=later(NIGHT, 13))
    assert (after.round.card, after.round.spoken, after.round.board) == (1, None, ())
    assert after.pile == night.pile
