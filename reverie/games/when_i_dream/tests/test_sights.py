"""What each eye is shown of each event (2.2, 2.3, 3.8, 3.12, 4.2 to 4.4, R13)."""

from typing import Any, get_args

import pytest

from reverie.games.when_i_dream import events, sights
from reverie.games.when_i_dream.commands import EndRetelling, Options
from reverie.games.when_i_dream.pieces import Element
from reverie.games.when_i_dream.state import State
from reverie.games.when_i_dream.tests.decks import numbered_deck
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    FINE,
    NIGHT,
    RIGHT,
    WRONG,
    a_day,
    a_dusk,
    a_last_guess,
    a_night,
    a_retelling,
    announced,
    close,
    clue,
    doubtful,
    game_of,
    guess,
    guessed,
    improper,
    names,
    sent,
    whispered,
)
from reverie.games.when_i_dream.view import seen
from reverie.kernel.interruptions import (
    BotTookOver,
    Interrupted,
    Paused,
    PersonCameBack,
    Resumed,
    TimeGivenBack,
)
from reverie.kernel.rulebook import rule
from reverie.kernel.ruling import GuessRuling
from reverie.kernel.seat import Eye, Watcher, seats

ELEMENT = Element("element-7")
DECK = numbered_deck(20)
RESULT = events.Result(points=(1,), winners=(ANNA,), won=(1,), penalties=(0,))
DUSK_STATE, NIGHT_STATE = a_dusk(), a_night()

# ── what everybody is shown alike ──

FOR_ALL: tuple[tuple[Any, Any], ...] = (
    (
        events.GameBegan(options=Options(), players=5, bots=(BEN,), deck=DECK),
        sights.TableLaid(options=Options(), players=5, bots=(BEN,)),
    ),
    (events.DeckShuffled(pile=NIGHT_STATE.pile), None),
    (events.SeatGotReady(seat=BEN), sights.Ready(seat=BEN)),
    (
        events.NightFell(bottom=NIGHT_STATE.pile[-1], until=NIGHT),
        sights.MaskPutOn(until=NIGHT),
    ),
    (
        events.GuessAnnounced(guess=1, card=1, clue_time_left=3, until=NIGHT),
        sights.GuessSpoken(guess=1, card=1, until=NIGHT),
    ),
    (events.SandRanOut(until=NIGHT), sights.SandGone(until=NIGHT)),
    (events.LastGuessLeft(card=3), sights.CardStayed(card=3)),
    (events.RetellingBegan(until=NIGHT), sights.DayBroke(until=NIGHT)),
    (events.GameEnded(result=RESULT), sights.Over(result=RESULT)),
    (events.RoundEnded(returned=()), sights.BoardCleared(round=1)),
)

# ── what only spirits are shown; the Dreamer is shown less, or nothing ──

STOPPED = improper("sound", "rhymes")
DOUBTFUL = doubtful("family", "moonlight")

AMONG_SPIRITS: tuple[tuple[Any, Any, Any], ...] = (
    (
        events.ElementShown(card=2, element=ELEMENT),
        sights.CardShown(card=2, element=ELEMENT),
        sights.CardShown(card=2, element=None),
    ),
    (
        events.ClueGiven(clue=4, seat=BEN, word="silver", ruling=DOUBTFUL),
        sights.ClueHeard(4, BEN, "silver", "family", "moonlight"),
        sights.ClueHeard(4, BEN, "silver"),
    ),
    (
        events.ClueGiven(clue=4, seat=BEN, word="silver", ruling=FINE),
        sights.ClueHeard(4, BEN, "silver"),
        sights.ClueHeard(4, BEN, "silver"),
    ),
    (
        events.GuessMade(card=2, word="moon", ruling=RIGHT, side="yellow"),
        sights.CardLeft(card=2, side="yellow", guess="moon"),
        sights.CardLeft(card=2),
    ),
    (
        events.GuessMade(card=2, word="moon", ruling=WRONG, side="blue"),
        sights.CardLeft(card=2, side="blue", guess="moon"),
        sights.CardLeft(card=2),
    ),
    (
        events.GuessMade(card=2, word="moon", ruling=close(right=True), side="beside"),
        sights.CardLeft(card=2, side="beside", guess="moon"),
        sights.CardLeft(card=2),
    ),
    (
        events.SpokenGuessSettled(card=2, side="yellow"),
        sights.CardLeft(card=2, side="yellow"),
        sights.CardLeft(card=2),
    ),
    (
        events.SpokenGuessSettled(card=2, side="blue"),
        sights.CardLeft(card=2, side="blue"),
        sights.CardLeft(card=2),
    ),
    (
        events.CardPassed(card=2, side="blue"),
        sights.CardLeft(card=2, side="blue"),
        sights.CardLeft(card=2),
    ),
    (
        events.SpokenGuessFell(card=2, until=NIGHT),
        sights.NoGuessHeard(card=2, until=NIGHT),
        sights.NoGuessHeard(card=2, until=None),
    ),
    (
        events.DreamRetold(text="a moon", ruling=names("element-7")),
        sights.DreamHeard(text="a moon", elements=("element-7",)),
        sights.DreamHeard(text="a moon", elements=None),
    ),
    (
        events.TurnBegan(turn=3, seat=CLEO, until=NIGHT),
        sights.TurnCame(turn=3, seat=CLEO, until=NIGHT),
        None,
    ),
    (events.SpiritPassed(seat=CLEO), sights.TurnPassed(seat=CLEO, slow=False), None),
    (events.SpiritWasPassedOver(seat=CLEO), sights.TurnPassed(seat=CLEO, slow=True), None),
    (
        events.ClueStopped(seat=CLEO, word="noon", ruling=STOPPED),
        sights.ClueWasStopped(seat=CLEO, word="noon", fault="sound", evidence="rhymes"),
        None,
    ),
    (
        events.ClueChallenged(clue=4, by=CLEO, until=NIGHT),
        sights.Challenged(clue=4, by=CLEO, until=NIGHT),
        None,
    ),
    (
        events.ClueVoteCast(clue=4, seat=CLEO, improper=True),
        sights.ClueVoted(clue=4, seat=CLEO, improper=True),
        None,
    ),
    (
        events.ChallengeDecided(clue=4, upheld=True),
        sights.ChallengeOver(clue=4, upheld=True),
        None,
    ),
    (events.PenaltyTaken(card=2, seat=BEN), sights.PenaltyGiven(card=2, seat=BEN), None),
    (
        events.GuessMarked(guess=1, seat=BEN, right=True),
        sights.GuessHeard(guess=1, seat=BEN, right=True),
        None,
    ),
    (
        events.CloseGuessVoteCast(card=2, seat=BEN, right=False),
        sights.CloseGuessVoted(card=2, seat=BEN, right=False),
        None,
    ),
    (
        events.CloseGuessSettled(card=2, side="yellow"),
        sights.CloseGuessOver(card=2, right=True),
        None,
    ),
    (
        events.TiltVoteCast(card=2, seat=BEN, tilted=True),
        sights.TiltVoted(card=2, seat=BEN, tilted=True),
        None,
    ),
)


def kind(case: tuple[Any, ...]) -> str:
    """How a case is called."""
    return type(case[0]).__name__


@pytest.mark.parametrize("case", FOR_ALL, ids=kind)
@pytest.mark.parametrize("eye", [*seats(5), *Watcher])
def test_what_is_no_secret_is_shown_to_every_eye(case: tuple[Any, Any], eye: Eye) -> None:
    event, sight = case

    assert seen(NIGHT_STATE, event, eye) == sight


@rule("3.8", "3.12", "3.13", "4.3")
@pytest.mark.parametrize("case", AMONG_SPIRITS, ids=kind)
@pytest.mark.parametrize("eye", [BEN, CLEO, Watcher.EVERYTHING])
def test_the_spirits_are_shown_what_happens(case: tuple[Any, Any, Any], eye: Eye) -> None:
    event, sight, _ = case

    assert seen(NIGHT_STATE, event, eye) == sight


@rule("2.3", "3.8", "3.12", "4.2", "4.3", "R13")
@pytest.mark.parametrize("case", AMONG_SPIRITS, ids=kind)
@pytest.mark.parametrize("eye", [ANNA, Watcher.SPECTATOR])
def test_the_dreamer_is_shown_less_of_it_or_nothing(case: tuple[Any, Any, Any], eye: Eye) -> None:
    event, _, sight = case

    assert seen(NIGHT_STATE, event, eye) == sight


def test_every_kind_of_event_has_its_case_here() -> None:
    cases = {type(case[0]) for case in (*FOR_ALL, *AMONG_SPIRITS)}

    apart = {events.RoundBegan, events.MaskTakenOff, *get_args(Interrupted)}
    assert cases | apart == set(get_args(events.AnyEvent))


@rule("2.1", "2.2")
def test_at_the_dealing_each_is_shown_their_own_spirit() -> None:
    dealt = DUSK_STATE.round
    event = events.RoundBegan(
        round=1, dreamer=ANNA, spirits=dealt.spirits, left_over=dealt.left_over, until=NIGHT
    )

    for eye in (*seats(5), *Watcher):
        own = None if isinstance(eye, Watcher) else dealt.spirits.get(eye)
        assert seen(DUSK_STATE, event, eye) == sights.SpiritsDealt(1, ANNA, own, NIGHT)


@rule("4.4")
def test_when_the_mask_comes_off_everybody_is_shown_sides_and_spirits() -> None:
    retelling = a_retelling(guessed(a_night(), RIGHT, WRONG))
    (event,) = sent(retelling, ANNA, EndRetelling(round=1))
    day = a_day(retelling)

    for eye in (*seats(5), *Watcher):
        assert seen(day, event, eye) == sights.MaskOff(
            spirits=day.round.spirits,
            yellow=1,
            blue=1,
            tilted=(),
            remembered=False,
            points=day.round.points,
            until=event.until,
        )


@rule("R10")
def test_in_the_last_guess_the_dreamer_is_told_how_much_time_is_left() -> None:
    last = a_last_guess(a_night(clues="spoken"))
    event = events.SpokenGuessFell(card=1, until=NIGHT)

    sight = seen(announced(last), event, ANNA)

    assert sight == sights.NoGuessHeard(card=1, until=NIGHT)


@pytest.mark.parametrize(
    "event",
    [
        Paused(at=NIGHT),
        Resumed(milliseconds=5),
        TimeGivenBack(milliseconds=5),
        BotTookOver(seat=BEN),
        PersonCameBack(seat=BEN),
    ],
)
@pytest.mark.parametrize("eye", [ANNA, BEN, *Watcher])
def test_interruptions_are_shown_to_every_eye_as_they_are(event: Interrupted, eye: Eye) -> None:
    assert seen(NIGHT_STATE, event, eye) == event


def frames(state: State, happened: tuple[Any, ...], eye: Eye) -> list[Any]:
    """All that an eye is shown of what happened."""
    shown = []
    for event in happened:
        state = game_of((event,), state)
        shown.append(seen(state, event, eye))
    return [sight for sight in shown if sight is not None]


@rule("3.8", "R9")
@pytest.mark.parametrize("ruling", [RIGHT, WRONG, close(right=True), close(right=False)])
@pytest.mark.parametrize("bots", [frozenset(), frozenset(seats(5))])
def test_a_guess_looks_the_same_to_the_dreamer_however_it_is_judged(
    ruling: GuessRuling, bots: frozenset[Any]
) -> None:
    night = whispered(a_night(bots=bots))

    happened = sent(night, ANNA, guess(night), ruling=ruling)

    assert frames(night, happened, ANNA) == [sights.CardLeft(card=1), sights.CardShown(card=2)]


@rule("3.12")
def test_of_a_clue_that_is_stopped_the_dreamer_is_told_that_the_card_has_changed() -> None:
    night = a_night(referee="strict")

    happened = sent(night, BEN, clue(night, "oops"), ruling=improper("sound"))

    assert frames(night, happened, ANNA) == [sights.CardShown(card=2)]
    assert frames(night, happened, Watcher.SPECTATOR) == [sights.CardShown(card=2)]
