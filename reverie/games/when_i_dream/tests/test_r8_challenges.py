"""Ruling R8: challenging a clue and voting on it."""

from typing import Any

import pytest

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    ChallengeClue,
    PassTurn,
    SayClue,
    VoteOnClue,
)
from reverie.games.when_i_dream.events import (
    ClueChallenged,
    ClueGiven,
    ClueVoteCast,
    TurnBegan,
)
from reverie.games.when_i_dream.rules import legal
from reverie.games.when_i_dream.state import Challenge, Clue, State
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    EMIL,
    FINE,
    NIGHT,
    SAND_OUT,
    WRONG,
    a_day,
    a_dusk,
    a_last_guess,
    a_night,
    a_retelling,
    challenged,
    clue,
    game_of,
    guessed,
    play,
    rung,
    sent,
    voted,
    whispered,
)
from reverie.kernel.moment import later
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import Seat


def a_clue(of: int = 5, **options: Any) -> State:
    """Ben has given clue 1; it is Cleo's turn."""
    return whispered(a_night(of, **options), "silver")


# ── who may challenge what, and when ─────────────────────────────────────────────────────────


@rule("R8")
@pytest.mark.parametrize("by", [CLEO, DORA, EMIL])
def test_any_other_spirit_may_challenge_a_clue(by: Seat) -> None:
    night = a_clue()

    events = sent(night, by, ChallengeClue(clue=1), now=later(NIGHT, 2))

    assert events == (ClueChallenged(clue=1, by=by, until=later(NIGHT, 2 + 5)),)


@rule("R8")
def test_its_giver_may_not_use_up_the_challenge() -> None:
    night = a_clue()

    with pytest.raises(violations.GiverDoesNotJudge) as refusal:
        sent(night, BEN, ChallengeClue(clue=1))

    assert (refusal.value.rule, refusal.value.facts) == ("R8", {"clue": 1})


@rule("R8", "2.3")
def test_the_dreamer_may_not_challenge_a_clue() -> None:
    with pytest.raises(violations.OnlySpiritsMay) as refusal:
        sent(a_clue(), ANNA, ChallengeClue(clue=1))

    assert (refusal.value.rule, refusal.value.facts) == ("2.3", {"seat": ANNA})


@rule("R8")
def test_a_clue_is_challenged_only_once() -> None:
    night = challenged(a_clue(), by=CLEO)

    with pytest.raises(violations.ClueWasChallenged) as refusal:
        sent(night, DORA, ChallengeClue(clue=1))

    assert (refusal.value.rule, refusal.value.facts) == ("R8", {"clue": 1})


@rule("R8")
def test_a_clue_that_stands_may_not_be_challenged_again() -> None:
    night = rung(challenged(a_clue()))

    with pytest.raises(violations.ClueWasChallenged):
        sent(night, DORA, ChallengeClue(clue=1))

    assert night.round.clues == (Clue(1, BEN, "silver", FINE, challenged=True),)


@rule("R8")
def test_an_earlier_clue_for_the_same_element_may_be_challenged() -> None:
    night = whispered(whispered(a_clue(), "round"), "night")

    night = challenged(night, clue=1)

    assert [clue.challenged for clue in night.round.clues] == [True, False, False]


@rule("R8")
def test_when_the_next_element_is_shown_a_clue_may_not_be_challenged_any_more() -> None:
    night = guessed(a_clue(), WRONG)

    with pytest.raises(violations.ClueIsGone) as refusal:
        sent(night, CLEO, ChallengeClue(clue=1))

    assert (refusal.value.rule, refusal.value.facts) == ("R8", {"clue": 1})


@rule("R8")
def test_a_clue_that_was_never_given_may_not_be_challenged() -> None:
    with pytest.raises(violations.ClueIsGone) as refusal:
        sent(a_clue(), CLEO, ChallengeClue(clue=2))

    assert refusal.value.facts == {"clue": 2}


@rule("R8", "3.14")
@pytest.mark.parametrize("phase", ["dusk", "last guess", "retelling", "day"])
def test_nobody_may_start_a_challenge_after_the_sand(phase: str) -> None:
    night = a_clue()
    states = {
        "dusk": a_dusk(),
        "last guess": a_last_guess(night),
        "retelling": a_retelling(night),
        "day": a_day(a_retelling(night)),
    }

    with pytest.raises(violations.SandIsNotRunning) as refusal:
        sent(states[phase], CLEO, ChallengeClue(clue=1), now=SAND_OUT)

    assert (refusal.value.rule, refusal.value.facts) == ("3.14", {})


@rule("R8")
def test_a_spoken_clue_may_be_challenged() -> None:
    night = play(a_night(clues="spoken"), BEN, SayClue(turn=1))

    night = challenged(night)

    assert night.round.clues == (Clue(1, BEN, None, None, challenged=True),)


@rule("R8", "R6")
def test_where_only_people_judge_a_clue_may_be_challenged() -> None:
    night = whispered(a_night(referee="table"), "moony", None)

    night = voted(challenged(night), {CLEO: True, DORA: True, EMIL: True})

    assert night.penalties == (0, 1, 0, 0, 0)


# ── the game goes on meanwhile ───────────────────────────────────────────────────────────────


@rule("R8")
def test_a_challenge_changes_neither_the_turn_nor_its_time() -> None:
    night = a_clue()

    after = challenged(night, now=later(NIGHT, 3))

    assert after.round.turn == night.round.turn
    assert after.round.until == night.round.until
    assert after.round.challenges == (Challenge(clue=1, by=CLEO, until=later(NIGHT, 8)),)


@rule("R8")
def test_clues_are_given_while_a_challenge_runs() -> None:
    night = challenged(a_clue())

    events = sent(night, CLEO, clue(night, "round"), ruling=FINE, now=later(NIGHT, 1))

    assert events == (
        ClueGiven(clue=2, seat=CLEO, word="round", ruling=FINE),
        TurnBegan(turn=3, seat=DORA, until=later(NIGHT, 16)),
    )
    assert game_of(events, night).round.challenges == night.round.challenges


@rule("R8")
def test_spirits_pass_while_a_challenge_runs() -> None:
    night = challenged(a_clue())

    after = play(night, CLEO, PassTurn(turn=2))

    assert after.round.challenges == night.round.challenges


# ── who votes ────────────────────────────────────────────────────────────────────────────────


@rule("R8")
@pytest.mark.parametrize("seat", [CLEO, DORA, EMIL])
def test_all_spirits_but_the_giver_vote(seat: Seat) -> None:
    night = challenged(a_clue())

    events = sent(night, seat, VoteOnClue(clue=1, improper=True))

    assert events == (ClueVoteCast(clue=1, seat=seat, improper=True),)
    assert game_of(events, night).round.challenges == (
        Challenge(clue=1, by=CLEO, until=later(NIGHT, 5), votes={seat: True}),
    )


@rule("R8")
def test_the_giver_of_the_clue_does_not_vote() -> None:
    night = challenged(a_clue())

    with pytest.raises(violations.GiverDoesNotJudge) as refusal:
        sent(night, BEN, VoteOnClue(clue=1, improper=False))

    assert (refusal.value.rule, refusal.value.facts) == ("R8", {"clue": 1})
    assert not [offer for offer in legal(night, BEN) if isinstance(offer, VoteOnClue)]


@rule("R8", "2.3")
def test_the_dreamer_does_not_vote_on_a_clue() -> None:
    with pytest.raises(violations.OnlySpiritsMay):
        sent(challenged(a_clue()), ANNA, VoteOnClue(clue=1, improper=False))


@rule("R8")
@pytest.mark.parametrize("again", [True, False])
def test_every_spirit_has_one_vote_on_a_clue(again: bool) -> None:
    night = voted(challenged(a_clue()), {CLEO: True})

    with pytest.raises(violations.ClueVoteIsCast) as refusal:
        sent(night, CLEO, VoteOnClue(clue=1, improper=again))

    assert (refusal.value.rule, refusal.value.facts) == ("R8", {"clue": 1})


@rule("R8")
def test_without_a_challenge_there_is_no_vote_on_a_clue() -> None:
    with pytest.raises(violations.NoSuchChallenge) as refusal:
        sent(a_clue(), CLEO, VoteOnClue(clue=1, improper=True))

    assert (refusal.value.rule, refusal.value.facts) == ("R8", {"clue": 1})


@rule("R8")
def test_a_bot_votes_on_a_clue_like_anybody() -> None:
    night = challenged(a_clue(bots=frozenset({DORA})))

    night = voted(night, {CLEO: True, DORA: True, EMIL: False})

    assert night.penalties == (0, 1, 0, 0, 0)
