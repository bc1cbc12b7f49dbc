"""Rulings R1 to R3: nothing to remember, the empty deck, late guesses.

R4, R6, R7 and R11 are in test_rulings_on_times_and_words.py, R5 and R12 in test_interruptions.py,
R8 to R10 in files of their own, R13 in test_view.py.
"""

import pytest

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    AnnounceGuess,
    BeReady,
    EndRetelling,
    MakeGuess,
    Options,
    PassCard,
    VoteOnClue,
)
from reverie.games.when_i_dream.events import (
    ChallengeDecided,
    ClueStopped,
    ClueVoteCast,
    GuessMade,
    MaskTakenOff,
    NightFell,
    PenaltyTaken,
    RetellingBegan,
    SandRanOut,
    SeatGotReady,
)
from reverie.games.when_i_dream.rules import asks
from reverie.games.when_i_dream.setup import setup
from reverie.games.when_i_dream.state import State
from reverie.games.when_i_dream.tests.decks import numbered_deck
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DAWN,
    DORA,
    DUSK,
    EMIL,
    NIGHT,
    RIGHT,
    WRONG,
    a_day,
    a_dusk,
    a_night,
    a_retelling,
    a_spoken_night,
    challenged,
    clue,
    element,
    fallen,
    game_of,
    guess,
    guessed,
    improper,
    play,
    retold,
    rung,
    sent,
    voted,
    whispered,
)
from reverie.kernel.chance import Chance
from reverie.kernel.interruptions import Sitting
from reverie.kernel.moment import later
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import Seat, seats

SMALL = numbered_deck(20)

LATE = later(NIGHT, 600)


def stopped(night: State, times: int) -> State:
    """So many improper clues in a row, each stopped by a strict referee."""
    for _ in range(times):
        night = whispered(night, "moony", improper("family"))
    return night


# ── R1 Nothing to remember ───────────────────────────────────────────────────────────────────


@rule("R1", "5.3")
@pytest.mark.parametrize("blue", [0, 2])
def test_without_a_yellow_card_there_is_no_bonus_for_remembering(blue: int) -> None:
    retelling = a_retelling(guessed(a_night(), *[WRONG] * blue))
    retelling = retold(retelling, "All.", *(played.element for played in retelling.round.board))

    day = a_day(retelling)

    assert len(day.round.tilted) == blue
    assert (day.round.remembered, day.round.points[ANNA]) == (False, 0)


@rule("R1", "5.3")
def test_one_yellow_card_is_something_to_remember() -> None:
    retelling = a_retelling(guessed(a_night(), WRONG, RIGHT))

    day = a_day(retold(retelling, "It.", element(retelling, 2)))

    assert (day.round.remembered, day.round.points[ANNA]) == (True, 1 + 2)


@rule("R1", "5.4")
def test_without_any_card_each_sandman_scores_2() -> None:
    retelling = a_retelling(a_night())
    by_spirit = {"Sandman": 2, "Fairy": 0, "Boogeyman": 0}

    (mask_off,) = sent(retelling, ANNA, EndRetelling(round=1), now=DAWN)

    assert mask_off == MaskTakenOff(
        yellow=0,
        blue=0,
        tilted=(),
        remembered=False,
        points=(0, *(by_spirit[retelling.round.spirits[Seat(seat)]] for seat in range(1, 5))),
        until=later(DAWN, 60),
    )
    assert sorted(mask_off.points) == [0, 0, 0, 2, 2]


# ── R2 The deck is empty ─────────────────────────────────────────────────────────────────────


@rule("R2")
def test_a_deck_of_19_cards_is_refused() -> None:
    with pytest.raises(violations.DeckIsTooSmall) as refusal:
        setup(Options(deck=numbered_deck(19)), Sitting(players=4), Chance.seeded(1), DUSK)

    assert (refusal.value.rule, refusal.value.facts) == ("R2", {"cards": 19, "least": 20})


@rule("R2")
def test_a_deck_of_20_cards_is_enough() -> None:
    assert len(a_dusk(deck=SMALL).pile) == 20


@rule("R2", "3.14")
def test_when_the_last_card_is_guessed_the_night_ends_without_a_last_guess() -> None:
    night = guessed(a_night(deck=SMALL), *[RIGHT] * 19)

    events = sent(night, ANNA, guess(night, "moon"), ruling=WRONG, now=later(NIGHT, 7))

    after = game_of(events, night)
    assert events == (
        GuessMade(card=20, word="moon", ruling=WRONG, side="blue"),
        SandRanOut(until=None),
        RetellingBegan(until=later(NIGHT, 7 + 90)),
    )
    assert (after.phase, after.pile, after.round.turn, after.round.card) == (
        "retelling",
        (),
        None,
        None,
    )


@rule("R2")
def test_while_a_card_is_left_the_night_goes_on() -> None:
    night = guessed(a_night(deck=SMALL), *[RIGHT] * 19)

    assert (night.phase, len(night.pile), night.round.card) == ("night", 1, 20)


@rule("R2", "3.7")
def test_when_the_last_card_is_passed_the_night_ends() -> None:
    night = guessed(a_night(deck=SMALL), *[RIGHT] * 19)

    assert play(night, ANNA, PassCard(card=20)).phase == "retelling"


@rule("R2", "3.12")
def test_when_the_last_card_is_a_penalty_the_night_ends() -> None:
    night = guessed(a_night(deck=SMALL, referee="strict"), *[RIGHT] * 19)

    events = sent(night, BEN, clue(night, "moony"), ruling=improper("family"))

    assert events == (
        ClueStopped(seat=BEN, word="moony", ruling=improper("family")),
        PenaltyTaken(card=20, seat=BEN),
        SandRanOut(until=None),
        RetellingBegan(until=later(NIGHT, 90)),
    )


@rule("R2", "R8")
def test_when_a_challenge_takes_the_last_card_the_night_ends() -> None:
    night = whispered(guessed(a_night(deck=SMALL), *[RIGHT] * 19))
    night = voted(challenged(night), {CLEO: True, DORA: True})

    events = sent(night, EMIL, VoteOnClue(clue=1, improper=True))

    assert events == (
        ClueVoteCast(clue=1, seat=EMIL, improper=True),
        ChallengeDecided(clue=1, upheld=True),
        PenaltyTaken(card=20, seat=BEN),
        SandRanOut(until=None),
        RetellingBegan(until=later(NIGHT, 90)),
    )


@rule("R2", "2.4")
def test_when_all_cards_are_penalties_the_next_night_ends_as_it_falls() -> None:
    night = stopped(a_night(deck=SMALL, referee="strict"), 20)
    dusk = rung(a_day(night))
    for seat in seats(4):
        dusk = play(dusk, seat, BeReady(round=2, at="dusk"), now=LATE)

    events = sent(dusk, EMIL, BeReady(round=2, at="dusk"), now=LATE)

    assert dusk.pile == ()
    assert events == (
        SeatGotReady(seat=EMIL),
        NightFell(bottom=None, until=later(LATE, 120)),
        SandRanOut(until=None),
        RetellingBegan(until=later(LATE, 90)),
    )
    assert sum(dusk.penalties) == 20


@rule("R2", "2.4")
def test_the_only_card_that_is_left_is_shown() -> None:
    night = stopped(a_night(deck=SMALL, referee="strict"), 19)
    dusk = rung(a_day(a_retelling(night)))
    (only,) = dusk.pile

    night = fallen(dusk, now=LATE)

    (shown,) = night.pile
    assert night.phase == "night"
    assert shown.card == only.card
    assert shown != only


@rule("R2", "6.1")
def test_the_cards_of_the_board_make_a_new_deck() -> None:
    night = guessed(a_night(deck=SMALL), *[RIGHT] * 20)

    dusk = rung(a_day(night))

    assert sorted(lying.card for lying in dusk.pile) == list(range(20))


# ── R3 A guess belongs to its card ───────────────────────────────────────────────────────────


@rule("R3")
def test_a_guess_that_arrives_after_its_card_has_left_is_refused() -> None:
    night = a_night()
    late = guess(night, "moon")
    night = guessed(night, WRONG)

    with pytest.raises(violations.CardHasLeft) as refusal:
        sent(night, ANNA, late, ruling=RIGHT)

    assert (refusal.value.rule, refusal.value.facts) == ("R3", {"card": 1})


@rule("R3")
def test_a_late_guess_is_never_judged_against_the_new_element() -> None:
    night = a_night()
    late = guess(night, "moon")

    after = guessed(night, WRONG)

    assert asks(night, ANNA, late) is not None
    assert asks(after, ANNA, late) is None
    assert asks(after, ANNA, guess(after, "moon")) is not None


@rule("R3")
def test_a_pass_that_arrives_after_its_card_has_left_is_refused() -> None:
    night = play(a_night(), ANNA, PassCard(card=1))

    with pytest.raises(violations.CardHasLeft) as refusal:
        sent(night, ANNA, PassCard(card=1))

    assert refusal.value.facts == {"card": 1}


@rule("R3")
def test_an_announcement_that_arrives_after_its_card_has_left_is_refused() -> None:
    night = play(a_spoken_night(), ANNA, PassCard(card=1))

    with pytest.raises(violations.CardHasLeft) as refusal:
        sent(night, ANNA, AnnounceGuess(card=1))

    assert refusal.value.facts == {"card": 1}


@rule("R3", "3.12")
def test_a_guess_that_crosses_a_penalty_is_refused_and_nothing_is_lost() -> None:
    night = a_night(referee="strict")
    late = guess(night, "moon")
    night = stopped(night, 1)

    with pytest.raises(violations.CardHasLeft):
        sent(night, ANNA, late, ruling=WRONG)

    after = guessed(night, RIGHT)
    assert [(played.card, played.side) for played in after.round.board] == [(2, "yellow")]


@rule("R3")
@pytest.mark.parametrize("phase", ["dusk", "retelling", "day"])
def test_without_a_card_there_is_nothing_to_guess(phase: str) -> None:
    states = {
        "dusk": a_dusk(),
        "retelling": a_retelling(a_night()),
        "day": a_day(a_retelling(a_night())),
    }

    with pytest.raises(violations.CardHasLeft):
        sent(states[phase], ANNA, MakeGuess(card=1, word="moon"), ruling=RIGHT)
