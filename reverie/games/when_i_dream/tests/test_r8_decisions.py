"""Ruling R8: how challenges are decided, and when they fall."""

from typing import Any

import pytest

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    PassCard,
    VoteOnClue,
)
from reverie.games.when_i_dream.events import (
    ChallengeDecided,
    ClueVoteCast,
    ElementShown,
    PenaltyTaken,
    RetellingBegan,
    SandRanOut,
    TurnBegan,
)
from reverie.games.when_i_dream.pieces import uncovered
from reverie.games.when_i_dream.rules import alarm
from reverie.games.when_i_dream.state import Challenge, Penalty, State
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    EMIL,
    NIGHT,
    RIGHT,
    a_night,
    challenged,
    clue,
    game_of,
    guess,
    improper,
    play,
    rung,
    sent,
    voted,
    whispered,
)
from reverie.kernel.game import Alarm
from reverie.kernel.interruptions import Ring
from reverie.kernel.moment import Moment, later
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import CLOCK, Seat

SAND_OUT = later(NIGHT, 10)
LATE = Moment(SAND_OUT - 1000)


def a_clue(of: int = 5, **options: Any) -> State:
    """Ben has given clue 1; it is Cleo's turn."""
    return whispered(a_night(of, **options), "silver")


def at_the_end_of_the_sand(votes: dict[Seat, bool]) -> State:
    """Ben's clue was challenged and voted on one second before the sand runs out."""
    return voted(challenged(a_clue(sand_seconds=10), now=LATE), votes, now=LATE)


# ── how it is decided ────────────────────────────────────────────────────────────────────────


@rule("R8")
def test_the_vote_lasts_5_seconds() -> None:
    night = voted(challenged(a_clue(), now=later(NIGHT, 2)), {DORA: False})

    due = alarm(night)

    assert due == Alarm(at=later(NIGHT, 7))
    assert sent(night, CLOCK, Ring(), now=later(NIGHT, 7)) == (
        ChallengeDecided(clue=1, upheld=False),
    )


@rule("R8")
def test_when_all_have_voted_the_challenge_is_decided_at_once() -> None:
    night = voted(challenged(a_clue()), {CLEO: False, DORA: False})

    events = sent(night, EMIL, VoteOnClue(clue=1, improper=False))

    assert events == (
        ClueVoteCast(clue=1, seat=EMIL, improper=False),
        ChallengeDecided(clue=1, upheld=False),
    )


@rule("R8", "3.12", "3.9")
def test_an_upheld_challenge_costs_the_giver_the_card_and_the_turn_stays() -> None:
    night = voted(challenged(a_clue()), {CLEO: True, DORA: False})
    shown = uncovered(night.deck, night.pile[0])

    events = sent(night, EMIL, VoteOnClue(clue=1, improper=True), now=later(NIGHT, 4))

    after = game_of(events, night)
    assert events == (
        ClueVoteCast(clue=1, seat=EMIL, improper=True),
        ChallengeDecided(clue=1, upheld=True),
        PenaltyTaken(card=1, seat=BEN),
        ElementShown(card=2, element=uncovered(night.deck, night.pile[1])),
        TurnBegan(turn=3, seat=CLEO, until=later(NIGHT, 4 + 15)),
    )
    assert after.penalties == (0, 1, 0, 0, 0)
    assert after.round.penalties == (Penalty(card=1, seat=BEN, element=shown),)
    assert after.pile == night.pile[1:]
    assert (after.round.board, after.round.clues, after.round.challenges) == ((), (), ())


@rule("R8")
@pytest.mark.parametrize(
    ("votes", "upheld"),
    [
        ({}, False),
        ({CLEO: True}, True),
        ({CLEO: False}, False),
        ({CLEO: True, DORA: False}, False),
        ({CLEO: True, DORA: True}, True),
        ({CLEO: False, DORA: False}, False),
    ],
)
def test_more_than_half_of_the_votes_cast_make_the_clue_improper(
    votes: dict[Seat, bool], upheld: bool
) -> None:
    night = voted(challenged(a_clue()), votes)

    night = rung(night)

    assert night.penalties == (0, 1 if upheld else 0, 0, 0, 0)
    assert night.round.card == (2 if upheld else 1)
    assert night.round.challenges == ()


@rule("R8")
@pytest.mark.parametrize(
    ("votes", "upheld"),
    [
        ({CLEO: True, DORA: True, EMIL: False}, True),
        ({CLEO: True, DORA: False, EMIL: False}, False),
    ],
)
def test_when_all_have_voted_the_majority_decides(votes: dict[Seat, bool], upheld: bool) -> None:
    night = voted(challenged(a_clue()), votes)

    assert night.penalties == (0, 1 if upheld else 0, 0, 0, 0)


@rule("R8")
def test_a_tie_of_all_votes_lets_the_clue_stand() -> None:
    night = challenged(a_clue(of=4))

    night = voted(night, {CLEO: True, DORA: False})

    assert night.round.challenges == ()
    assert (night.round.card, night.penalties) == (1, (0, 0, 0, 0))


# ── two challenges ───────────────────────────────────────────────────────────────────────────


@rule("R8")
def test_two_clues_for_one_card_are_voted_on_side_by_side() -> None:
    night = challenged(whispered(a_clue(), "round"), clue=1)
    night = challenged(night, clue=2, by=DORA, now=later(NIGHT, 1))

    night = voted(night, {CLEO: True}, clue=1)
    night = voted(night, {BEN: False, DORA: True}, clue=2)

    assert night.round.challenges == (
        Challenge(1, CLEO, until=later(NIGHT, 5), votes={CLEO: True}),
        Challenge(2, DORA, until=later(NIGHT, 6), votes={BEN: False, DORA: True}),
    )


@rule("R8")
def test_when_one_challenge_fails_the_other_goes_on() -> None:
    night = challenged(whispered(a_clue(), "round"), clue=1)
    night = challenged(night, clue=2, by=DORA, now=later(NIGHT, 1))

    night = rung(night)

    assert night.round.challenges == (Challenge(2, DORA, until=later(NIGHT, 6)),)


@rule("R8")
def test_a_challenge_falls_when_the_card_leaves_by_another_challenge() -> None:
    night = challenged(challenged(whispered(a_clue(), "round"), clue=1), clue=2, by=DORA)

    night = voted(night, {CLEO: True, DORA: True, EMIL: True}, clue=1)

    assert night.round.challenges == ()
    assert night.penalties == (0, 1, 0, 0, 0)
    with pytest.raises(violations.NoSuchChallenge):
        sent(night, BEN, VoteOnClue(clue=2, improper=True))


# ── the card leaves ──────────────────────────────────────────────────────────────────────────


@rule("R8")
@pytest.mark.parametrize("left_by", ["guess", "pass", "penalty"])
def test_a_challenge_falls_when_the_card_leaves(left_by: str) -> None:
    night = voted(challenged(a_clue(referee="strict")), {CLEO: True, DORA: True})
    lefts = {
        "guess": sent(night, ANNA, guess(night), ruling=RIGHT),
        "pass": sent(night, ANNA, PassCard(card=1)),
        "penalty": sent(night, CLEO, clue(night, "moony"), ruling=improper("family")),
    }

    after = game_of(lefts[left_by], night)

    assert after.round.challenges == ()
    assert after.penalties[BEN] == 0
    assert alarm(after) == Alarm(at=later(NIGHT, 15))
    with pytest.raises(violations.NoSuchChallenge) as refusal:
        sent(after, EMIL, VoteOnClue(clue=1, improper=True))
    assert refusal.value.facts == {"clue": 1}


# ── the sand runs out ────────────────────────────────────────────────────────────────────────


@rule("R8", "3.14")
def test_at_the_end_of_the_sand_an_upheld_challenge_leaves_no_last_guess() -> None:
    night = at_the_end_of_the_sand({CLEO: True})

    events = sent(night, CLOCK, Ring(), now=SAND_OUT)

    assert alarm(night) == Alarm(at=SAND_OUT)
    assert events == (
        ChallengeDecided(clue=1, upheld=True),
        PenaltyTaken(card=1, seat=BEN),
        SandRanOut(until=None),
        RetellingBegan(until=later(SAND_OUT, 90)),
    )


@rule("R8", "3.14")
@pytest.mark.parametrize("votes", [{}, {CLEO: False}, {CLEO: True, DORA: False}])
def test_at_the_end_of_the_sand_a_clue_that_stands_leaves_the_last_guess(
    votes: dict[Seat, bool],
) -> None:
    night = at_the_end_of_the_sand(votes)

    events = sent(night, CLOCK, Ring(), now=SAND_OUT)

    assert events == (
        ChallengeDecided(clue=1, upheld=False),
        SandRanOut(until=later(SAND_OUT, 10)),
    )
    with pytest.raises(violations.NoSuchChallenge):
        sent(game_of(events, night), EMIL, VoteOnClue(clue=1, improper=True), now=SAND_OUT)


@rule("R8", "3.14")
def test_at_the_end_of_the_sand_every_challenge_is_decided() -> None:
    night = whispered(at_the_end_of_the_sand({DORA: False}), "round", now=LATE)
    night = voted(challenged(night, clue=2, by=DORA, now=LATE), {DORA: True}, clue=2, now=LATE)

    events = sent(night, CLOCK, Ring(), now=SAND_OUT)

    assert events == (
        ChallengeDecided(clue=1, upheld=False),
        ChallengeDecided(clue=2, upheld=True),
        PenaltyTaken(card=1, seat=CLEO),
        SandRanOut(until=None),
        RetellingBegan(until=later(SAND_OUT, 90)),
    )


@rule("R8", "3.14")
def test_at_the_end_of_the_sand_the_card_is_taken_only_once() -> None:
    night = whispered(at_the_end_of_the_sand({DORA: True}), "round", now=LATE)
    night = voted(challenged(night, clue=2, by=DORA, now=LATE), {DORA: True}, clue=2, now=LATE)

    after = play(night, CLOCK, Ring(), now=SAND_OUT)

    assert after.penalties == (0, 1, 0, 0, 0)
    assert (after.phase, after.round.challenges) == ("retelling", ())
