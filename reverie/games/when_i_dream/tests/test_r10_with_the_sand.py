"""Ruling R10: a spoken guess at the end of the sand, and together with a challenge."""

import pytest

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    AnnounceGuess,
    ChallengeClue,
    MarkGuess,
    SayClue,
    VoteOnClue,
)
from reverie.games.when_i_dream.events import (
    ChallengeDecided,
    ClueVoteCast,
    ElementShown,
    GuessAnnounced,
    GuessMarked,
    PenaltyTaken,
    RetellingBegan,
    SandRanOut,
    SpokenGuessFell,
    SpokenGuessSettled,
    TurnBegan,
)
from reverie.games.when_i_dream.pieces import Side, uncovered
from reverie.games.when_i_dream.rules import alarm, legal, to_act
from reverie.games.when_i_dream.state import State
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    EMIL,
    NIGHT,
    SAND_OUT,
    a_last_guess,
    a_spoken_night,
    announced,
    challenged,
    game_of,
    marked,
    play,
    rung,
    sent,
    voted,
)
from reverie.kernel.game import Alarm
from reverie.kernel.interruptions import Ring
from reverie.kernel.moment import later
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import CLOCK, Seat

SPIRITS = frozenset({BEN, CLEO, DORA, EMIL})


def a_last_spoken_guess() -> State:
    """The sand has run out; then the Dreamer announced a guess."""
    return announced(a_last_guess(a_spoken_night()), now=later(SAND_OUT, 3))


def a_guess_into_the_dawn(marks: dict[Seat, bool] | None = None) -> State:
    """A guess was announced 2 seconds before the sand ran out."""
    night = announced(a_spoken_night(sand_seconds=4), now=later(NIGHT, 2))
    return rung(marked(night, marks or {}))


# ── with a challenge ─────────────────────────────────────────────────────────────────────────


@rule("R10", "R8")
def test_a_challenge_that_is_upheld_meanwhile_takes_the_card_and_the_guess_falls() -> None:
    night = play(a_spoken_night(), BEN, SayClue(turn=1))
    night = marked(announced(challenged(night)), {BEN: True, CLEO: True})
    night = voted(night, {CLEO: True, DORA: True})

    events = sent(night, EMIL, VoteOnClue(clue=1, improper=True), now=later(NIGHT, 1))

    after = game_of(events, night)
    assert events == (
        ClueVoteCast(clue=1, seat=EMIL, improper=True),
        ChallengeDecided(clue=1, upheld=True),
        PenaltyTaken(card=1, seat=BEN),
        ElementShown(card=2, element=uncovered(night.deck, night.pile[1])),
        TurnBegan(turn=3, seat=CLEO, until=later(NIGHT, 6)),
    )
    assert (after.round.spoken, after.round.board) == (None, ())
    with pytest.raises(violations.NoGuessToMark) as refusal:
        sent(after, DORA, MarkGuess(guess=1, right=True))
    assert refusal.value.facts == {"guess": 1}


@rule("R10", "R8")
def test_a_challenge_that_fails_meanwhile_leaves_the_guess() -> None:
    night = play(a_spoken_night(), BEN, SayClue(turn=1))
    night = announced(challenged(night))

    after = voted(night, {CLEO: False, DORA: False, EMIL: False})

    assert after.round.challenges == ()
    assert after.round.spoken == night.round.spoken


@rule("R10", "R8")
def test_while_a_guess_is_spoken_a_clue_may_be_challenged() -> None:
    night = announced(play(a_spoken_night(), BEN, SayClue(turn=1)))

    night = play(night, CLEO, ChallengeClue(clue=1))

    assert alarm(night) == Alarm(at=later(NIGHT, 5))


# ── the sand runs out meanwhile ──────────────────────────────────────────────────────────────


@rule("R10", "3.14")
def test_when_the_sand_runs_out_meanwhile_the_guess_is_still_marked() -> None:
    night = announced(a_spoken_night(sand_seconds=4), now=later(NIGHT, 2))

    events = sent(night, CLOCK, Ring(), now=later(NIGHT, 4))

    after = game_of(events, night)
    assert events == (SandRanOut(until=None),)
    assert after.round.spoken == night.round.spoken
    assert alarm(after) == Alarm(at=later(NIGHT, 10))
    assert to_act(after) == SPIRITS


@rule("R10", "3.14")
def test_a_guess_that_is_settled_after_the_sand_was_the_last_one() -> None:
    night = marked(a_guess_into_the_dawn(), {BEN: True, CLEO: True})

    events = sent(night, DORA, MarkGuess(guess=1, right=True), now=later(NIGHT, 5))

    assert events == (
        GuessMarked(guess=1, seat=DORA, right=True),
        SpokenGuessSettled(card=1, side="yellow"),
        RetellingBegan(until=later(NIGHT, 5 + 90)),
    )


@rule("R10", "3.14")
def test_marks_from_before_the_end_of_the_sand_count_after_it() -> None:
    night = a_guess_into_the_dawn({BEN: False})

    events = sent(night, CLOCK, Ring(), now=later(NIGHT, 10))

    assert events == (
        SpokenGuessSettled(card=1, side="blue"),
        RetellingBegan(until=later(NIGHT, 10 + 90)),
    )


@rule("R10", "R4", "3.14")
def test_if_nobody_heard_a_guess_when_the_sand_ran_out_the_last_guess_has_its_whole_time() -> None:
    night = a_guess_into_the_dawn()

    events = sent(night, CLOCK, Ring(), now=later(NIGHT, 10))

    after = game_of(events, night)
    assert events == (SpokenGuessFell(card=1, until=later(NIGHT, 10 + 10)),)
    assert (after.phase, after.round.card, after.round.turn) == ("last guess", 1, None)
    assert alarm(after) == Alarm(at=later(NIGHT, 20))


@rule("R10", "R8", "3.14")
def test_a_challenge_upheld_at_the_end_of_the_sand_takes_the_card_and_the_guess_falls() -> None:
    night = play(a_spoken_night(sand_seconds=4), BEN, SayClue(turn=1))
    night = announced(night, now=later(NIGHT, 2))
    night = voted(challenged(night, now=later(NIGHT, 3)), {CLEO: True}, now=later(NIGHT, 3))

    events = sent(night, CLOCK, Ring(), now=later(NIGHT, 4))

    assert events == (
        ChallengeDecided(clue=1, upheld=True),
        PenaltyTaken(card=1, seat=BEN),
        SandRanOut(until=None),
        RetellingBegan(until=later(NIGHT, 4 + 90)),
    )
    assert game_of(events, night).round.spoken is None


# ── the last guess ───────────────────────────────────────────────────────────────────────────


@rule("R10", "3.14")
def test_the_last_guess_is_announced_like_any_other() -> None:
    night = a_last_guess(a_spoken_night())

    events = sent(night, ANNA, AnnounceGuess(card=1), now=later(SAND_OUT, 3))

    assert events == (
        GuessAnnounced(guess=1, card=1, clue_time_left=0, until=later(SAND_OUT, 3 + 8)),
    )


@rule("R10", "3.14")
def test_while_the_last_guess_is_spoken_its_time_does_not_end() -> None:
    night = a_last_spoken_guess()

    assert night.round.until == later(SAND_OUT, 10)
    assert alarm(night) == Alarm(at=later(SAND_OUT, 11))
    assert to_act(night) == SPIRITS


@rule("R10", "3.14")
@pytest.mark.parametrize(("right", "lies"), [(True, "yellow"), (False, "blue")])
def test_the_last_guess_is_settled_by_the_spirits(right: bool, lies: Side) -> None:
    night = marked(a_last_spoken_guess(), {BEN: right, CLEO: right})

    after = marked(night, {DORA: right}, now=later(SAND_OUT, 5))

    assert [played.side for played in after.round.board] == [lies]
    assert after.phase == "retelling"
    assert after.round.until == later(SAND_OUT, 5 + 90)


@rule("R10", "3.14")
def test_if_nobody_heard_the_last_guess_the_card_stays_and_may_be_guessed_again() -> None:
    night = a_last_spoken_guess()

    after = rung(night)

    assert (after.phase, after.round.card, after.round.spoken) == ("last guess", 1, None)
    assert AnnounceGuess(card=1) in legal(after, ANNA)


@rule("R10", "R4")
def test_a_last_guess_that_nobody_heard_does_not_win_time() -> None:
    night = a_last_spoken_guess()

    after = rung(night)

    assert alarm(after) == Alarm(at=later(SAND_OUT, 3 + 8))
    assert rung(after).phase == "retelling"
