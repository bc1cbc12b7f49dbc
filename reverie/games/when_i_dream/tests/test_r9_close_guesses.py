"""Ruling R9: a guess that the referee calls close."""

import pytest

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import EndRetelling, JudgeGuess
from reverie.games.when_i_dream.events import (
    CloseGuessSettled,
    CloseGuessVoteCast,
    ElementShown,
    GuessMade,
    MaskTakenOff,
    RetellingBegan,
    TurnBegan,
)
from reverie.games.when_i_dream.pieces import Side, uncovered
from reverie.games.when_i_dream.rules import alarm, legal
from reverie.games.when_i_dream.rules.guesses import side_of
from reverie.games.when_i_dream.sights import CardLeft
from reverie.games.when_i_dream.state import Played, State
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DAWN,
    DORA,
    EMIL,
    NIGHT,
    RIGHT,
    SAND_OUT,
    WRONG,
    a_day,
    a_last_guess,
    a_night,
    a_retelling,
    close,
    game_of,
    guess,
    guessed,
    play,
    rung,
    sent,
)
from reverie.games.when_i_dream.view import seen, view
from reverie.kernel.game import Alarm
from reverie.kernel.interruptions import BotTookOver, HandToBot, HandToPerson, PersonCameBack
from reverie.kernel.moment import Moment, later
from reverie.kernel.rulebook import rule
from reverie.kernel.ruling import GuessRuling
from reverie.kernel.seat import CLOCK, Seat, Watcher

SPIRITS = frozenset({BEN, CLEO, DORA, EMIL})


def a_close_guess(*, leaning: bool = False, bots: frozenset[Seat] = frozenset()) -> State:
    """Anna's guess at card 1 was close; card 2 is shown."""
    return guessed(a_night(bots=bots), close(right=leaning))


def judged(night: State, votes: dict[Seat, bool], now: Moment = NIGHT) -> State:
    """The persons have said whether the guess at card 1 was right."""
    for seat, right in votes.items():
        night = play(night, seat, JudgeGuess(card=1, right=right), now=now)
    return night


def side(state: State) -> Side:
    """Where card 1 lies."""
    played = state.round.played(1)
    assert played is not None
    return played.side


# ── the card lies beside the board ───────────────────────────────────────────────────────────


@rule("R9", "3.9")
def test_after_a_close_guess_the_next_element_is_shown_at_once() -> None:
    night = a_night()

    events = sent(night, ANNA, guess(night, "mon"), ruling=close(right=True), now=later(NIGHT, 3))

    assert events == (
        GuessMade(1, "mon", close(right=True), side="beside"),
        ElementShown(card=2, element=uncovered(night.deck, night.pile[1])),
        TurnBegan(turn=2, seat=BEN, until=later(NIGHT, 18)),
    )


@rule("R9")
@pytest.mark.parametrize("leaning", [True, False])
def test_the_card_of_a_close_guess_lies_on_neither_side(leaning: bool) -> None:
    night = a_night()
    top = night.pile[0]

    after = guessed(night, close(right=leaning))

    element = uncovered(night.deck, top)
    assert after.round.board == (
        Played(1, top, element, side="beside", guess="moon", leaning=leaning),
    )
    assert (after.round.count("yellow"), after.round.count("blue")) == (0, 0)


@rule("R9", "3.8")
@pytest.mark.parametrize("eye", [ANNA, Watcher.SPECTATOR])
@pytest.mark.parametrize("ruling", [RIGHT, WRONG, close(right=True), close(right=False)])
def test_the_dreamer_notices_nothing_of_a_close_guess(
    ruling: GuessRuling, eye: Seat | Watcher
) -> None:
    night = guessed(a_night(), ruling)
    plain = guessed(a_night(), RIGHT)

    assert view(night, eye) == view(plain, eye)
    assert seen(night, GuessMade(1, "moon", ruling, side_of(ruling)), eye) == CardLeft(1)


@rule("R9", "3.8")
def test_the_dreamer_hears_nothing_of_the_votes() -> None:
    night = a_close_guess()

    after = judged(night, dict.fromkeys(SPIRITS, True))

    assert view(after, ANNA) == view(night, ANNA)
    assert seen(after, CloseGuessVoteCast(card=1, seat=BEN, right=True), ANNA) is None
    assert seen(after, CloseGuessSettled(card=1, side="yellow"), ANNA) is None


@rule("R9")
def test_the_vote_on_a_close_guess_has_no_alarm_of_its_own() -> None:
    assert alarm(a_close_guess()) == Alarm(at=later(NIGHT, 15))


# ── who votes ────────────────────────────────────────────────────────────────────────────────


@rule("R9")
@pytest.mark.parametrize("seat", sorted(SPIRITS))
def test_the_persons_among_the_spirits_vote_on_a_close_guess(seat: Seat) -> None:
    events = sent(a_close_guess(), seat, JudgeGuess(card=1, right=True))

    assert events == (CloseGuessVoteCast(card=1, seat=seat, right=True),)


@rule("R9")
def test_a_bot_does_not_vote_on_a_close_guess() -> None:
    night = a_close_guess(bots=frozenset({DORA}))

    with pytest.raises(violations.OnlyPersonsVote) as refusal:
        sent(night, DORA, JudgeGuess(card=1, right=True))

    assert (refusal.value.rule, refusal.value.facts) == ("R9", {"seat": DORA})
    assert not [offer for offer in legal(night, DORA) if isinstance(offer, JudgeGuess)]


@rule("R9", "2.3")
def test_the_dreamer_does_not_vote_on_a_close_guess() -> None:
    with pytest.raises(violations.OnlySpiritsMay) as refusal:
        sent(a_close_guess(), ANNA, JudgeGuess(card=1, right=True))

    assert refusal.value.facts == {"seat": ANNA}


@rule("R9")
@pytest.mark.parametrize("again", [True, False])
def test_every_person_has_one_vote_on_a_close_guess(again: bool) -> None:
    night = judged(a_close_guess(), {BEN: True})

    with pytest.raises(violations.GuessVoteIsCast) as refusal:
        sent(night, BEN, JudgeGuess(card=1, right=again))

    assert (refusal.value.rule, refusal.value.facts) == ("R9", {"card": 1})


@rule("R9")
@pytest.mark.parametrize(("ruling", "card"), [(RIGHT, 1), (WRONG, 1), (close(right=True), 2)])
def test_a_guess_that_was_not_close_needs_no_vote(ruling: GuessRuling, card: int) -> None:
    with pytest.raises(violations.GuessNeedsNoVote) as refusal:
        sent(guessed(a_night(), ruling), BEN, JudgeGuess(card=card, right=True))

    assert (refusal.value.rule, refusal.value.facts) == ("R9", {"card": card})


# ── how it is settled ────────────────────────────────────────────────────────────────────────


@rule("R9")
@pytest.mark.parametrize(("right", "lies"), [(True, "yellow"), (False, "blue")])
def test_a_close_guess_is_settled_when_all_persons_have_voted(right: bool, lies: Side) -> None:
    night = judged(a_close_guess(leaning=not right), {BEN: right, CLEO: not right, DORA: right})

    events = sent(night, EMIL, JudgeGuess(card=1, right=right))

    assert side(night) == "beside"
    assert events == (
        CloseGuessVoteCast(card=1, seat=EMIL, right=right),
        CloseGuessSettled(card=1, side="yellow" if right else "blue"),
    )
    assert side(game_of(events, night)) == lies


@rule("R9")
def test_nobody_waits_for_the_vote_of_a_bot() -> None:
    night = a_close_guess(bots=frozenset({DORA, EMIL}))

    night = judged(night, {BEN: False, CLEO: False})

    assert side(night) == "blue"


@rule("R9")
@pytest.mark.parametrize("leaning", [True, False])
def test_a_tie_on_a_close_guess_counts_as_right(leaning: bool) -> None:
    night = judged(a_close_guess(leaning=leaning), {BEN: True, CLEO: True, DORA: False})

    night = judged(night, {EMIL: False})

    assert side(night) == "yellow"


@rule("R9")
def test_a_settled_guess_needs_no_more_votes() -> None:
    night = judged(a_close_guess(bots=frozenset({EMIL})), {BEN: True, CLEO: True, DORA: True})

    with pytest.raises(violations.GuessNeedsNoVote):
        sent(play(night, CLOCK, HandToPerson(seat=EMIL)), EMIL, JudgeGuess(card=1, right=False))


@rule("R9")
def test_two_close_guesses_are_settled_apart() -> None:
    night = guessed(a_night(), close(right=True), close(right=True))

    night = judged(night, dict.fromkeys(SPIRITS, False))

    assert [played.side for played in night.round.board] == ["blue", "beside"]


@rule("R9")
@pytest.mark.parametrize("leaning", [True, False])
def test_without_any_person_among_the_spirits_the_leaning_decides_at_once(leaning: bool) -> None:
    night = a_night(bots=SPIRITS)

    events = sent(night, ANNA, guess(night, "mon"), ruling=close(right=leaning))

    assert events == (
        GuessMade(1, "mon", close(right=leaning), side="beside"),
        CloseGuessSettled(card=1, side="yellow" if leaning else "blue"),
        ElementShown(card=2, element=uncovered(night.deck, night.pile[1])),
        TurnBegan(turn=2, seat=BEN, until=later(NIGHT, 15)),
    )


@rule("R9", "3.6")
def test_without_any_person_a_right_guess_is_right_and_a_wrong_one_wrong() -> None:
    night = guessed(a_night(bots=SPIRITS), RIGHT, WRONG)

    assert [played.side for played in night.round.board] == ["yellow", "blue"]


# ── at the latest at the end of the retelling ────────────────────────────────────────────────


@rule("R9")
def test_the_persons_vote_during_the_retelling_too() -> None:
    retelling = judged(a_retelling(a_close_guess()), {BEN: True, CLEO: True, DORA: True}, now=DAWN)

    events = sent(retelling, EMIL, JudgeGuess(card=1, right=True), now=DAWN)

    assert events == (
        CloseGuessVoteCast(card=1, seat=EMIL, right=True),
        CloseGuessSettled(card=1, side="yellow"),
    )


@rule("R9", "3.14")
def test_a_close_last_guess_is_voted_on_during_the_retelling() -> None:
    night = a_last_guess(a_night())

    events = sent(night, ANNA, guess(night, "mon"), ruling=close(right=True), now=SAND_OUT)

    retelling = judged(game_of(events, night), dict.fromkeys(SPIRITS, False), now=SAND_OUT)
    assert events == (
        GuessMade(1, "mon", close(right=True), side="beside"),
        RetellingBegan(until=later(SAND_OUT, 90)),
    )
    assert side(retelling) == "blue"


@rule("R9")
@pytest.mark.parametrize(
    ("votes", "right"),
    [
        ({BEN: True}, True),
        ({BEN: False}, False),
        ({BEN: True, CLEO: False}, True),
        ({BEN: False, CLEO: True, DORA: False}, False),
        ({BEN: True, CLEO: True, DORA: False}, True),
    ],
)
@pytest.mark.parametrize("leaning", [True, False])
def test_at_the_end_of_the_retelling_the_votes_cast_decide(
    votes: dict[Seat, bool], right: bool, leaning: bool
) -> None:
    retelling = judged(a_retelling(a_close_guess(leaning=leaning)), votes, now=DAWN)

    day = a_day(retelling)

    assert side(retelling) == "beside"
    assert side(day) == ("yellow" if right else "blue")


@rule("R9")
@pytest.mark.parametrize("leaning", [True, False])
def test_without_any_vote_the_leaning_of_the_referee_decides(leaning: bool) -> None:
    retelling = a_retelling(a_close_guess(leaning=leaning))

    day = rung(retelling)

    assert side(retelling) == "beside"
    assert side(day) == ("yellow" if leaning else "blue")


@rule("R9", "4.4")
def test_a_close_guess_is_settled_before_the_points_are_given() -> None:
    retelling = a_retelling(a_close_guess(leaning=True))

    settled, mask_off = sent(retelling, ANNA, EndRetelling(round=1), now=DAWN)

    assert settled == CloseGuessSettled(card=1, side="yellow")
    assert isinstance(mask_off, MaskTakenOff)
    assert (mask_off.yellow, mask_off.blue, mask_off.points[ANNA]) == (1, 0, 1)


@rule("R9", "4.4")
def test_guesses_that_were_not_close_stay_where_they_lie() -> None:
    retelling = a_retelling(guessed(a_night(), RIGHT, WRONG))

    events = sent(retelling, ANNA, EndRetelling(round=1), now=DAWN)

    assert [type(event) for event in events] == [MaskTakenOff]
    assert [played.side for played in game_of(events, retelling).round.board] == ["yellow", "blue"]


@rule("R9")
def test_by_day_a_close_guess_needs_no_vote() -> None:
    day = a_day(a_retelling(a_close_guess()))

    with pytest.raises(violations.GuessNeedsNoVote):
        sent(day, BEN, JudgeGuess(card=1, right=True))


# ── persons leave and come back ──────────────────────────────────────────────────────────────


@rule("R9", "R5")
def test_a_person_who_leaves_completes_the_vote_of_the_others() -> None:
    night = judged(a_close_guess(leaning=True), {BEN: False, CLEO: False, DORA: True})

    events = sent(night, CLOCK, HandToBot(seat=EMIL))

    assert events == (BotTookOver(seat=EMIL), CloseGuessSettled(card=1, side="blue"))


@rule("R9", "R5")
def test_a_person_who_leaves_does_not_end_a_vote_that_others_still_owe() -> None:
    night = judged(a_close_guess(), {BEN: False, CLEO: False})

    events = sent(night, CLOCK, HandToBot(seat=EMIL))

    assert events == (BotTookOver(seat=EMIL),)


@rule("R9", "R5")
def test_when_the_last_person_leaves_the_leaning_decides() -> None:
    night = a_close_guess(leaning=True, bots=frozenset({BEN, CLEO, DORA}))

    events = sent(night, CLOCK, HandToBot(seat=EMIL))

    assert events == (BotTookOver(seat=EMIL), CloseGuessSettled(card=1, side="yellow"))


@rule("R9", "R5")
def test_when_the_dreamer_leaves_the_vote_goes_on() -> None:
    night = judged(a_close_guess(), {BEN: False, CLEO: False, DORA: True})

    events = sent(night, CLOCK, HandToBot(seat=ANNA))

    assert events == (BotTookOver(seat=ANNA),)


@rule("R9", "R5")
def test_a_person_who_comes_back_votes_again() -> None:
    night = judged(a_close_guess(bots=frozenset({DORA, EMIL})), {BEN: False})

    events = sent(night, CLOCK, HandToPerson(seat=EMIL))
    night = judged(game_of(events, night), {CLEO: True})

    assert events == (PersonCameBack(seat=EMIL),)
    assert side(night) == "beside"
    assert side(judged(night, {EMIL: False})) == "blue"
