"""Chapter 3, rule 3.14: the sand runs out, and the Dreamer may make one last guess."""

from typing import Any

import pytest
from msgspec.structs import replace

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    AnnounceGuess,
    ChallengeClue,
    GiveClue,
    MakeGuess,
    MarkGuess,
    PassCard,
    PassTurn,
    SayClue,
)
from reverie.games.when_i_dream.events import (
    GuessMade,
    GuessMarked,
    LastGuessLeft,
    RetellingBegan,
    SandRanOut,
    SpokenGuessFell,
    SpokenGuessSettled,
)
from reverie.games.when_i_dream.rules import alarm, asks, legal, to_act
from reverie.games.when_i_dream.rules.roles import turned
from reverie.games.when_i_dream.state import Played, State
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    FINE,
    NIGHT,
    RIGHT,
    WRONG,
    a_day,
    a_dusk,
    a_last_guess,
    a_night,
    a_retelling,
    fallen,
    guess,
    guessed,
    play,
    rung,
    sent,
    whispered,
)
from reverie.kernel.game import Alarm
from reverie.kernel.interruptions import Pause, Ring
from reverie.kernel.messages import Blank, Command
from reverie.kernel.moment import Moment, later
from reverie.kernel.rulebook import rule
from reverie.kernel.ruling import GuessCase, GuessRuling
from reverie.kernel.seat import CLOCK
from reverie.kernel.violation import NothingIsDue

DAWN = later(NIGHT, 60)
"""When the sand of `a_short_night` runs out."""


def a_short_night(**options: Any) -> State:
    """A night with a minute of sand and turns that are longer."""
    return a_night(**{"sand_seconds": 60, "clue_seconds": 100, **options})


def after_the_sand(night: State) -> State:
    return play(night, CLOCK, Ring(), now=DAWN)


@rule("3.14")
def test_when_the_sand_has_run_out_the_dreamer_may_make_a_last_guess() -> None:
    night = whispered(a_short_night())

    events = sent(night, CLOCK, Ring(), now=DAWN)
    after = after_the_sand(night)

    assert alarm(night) == Alarm(at=DAWN)
    assert events == (SandRanOut(until=later(DAWN, 10)),)
    assert after == replace(
        night,
        phase="last guess",
        round=replace(night.round, until=later(DAWN, 10), turn=None),
    )
    assert to_act(after) == {ANNA}


@rule("3.14")
def test_the_sand_does_not_run_out_before_its_time() -> None:
    with pytest.raises(NothingIsDue):
        sent(a_short_night(), CLOCK, Ring(), now=Moment(DAWN - 1))


@rule("3.14", "2.5")
def test_neither_clues_nor_guesses_stop_the_sand() -> None:
    night = whispered(a_short_night(), now=later(NIGHT, 20))
    night = guessed(night, RIGHT, WRONG, now=later(NIGHT, 40))
    night = play(night, CLEO, PassTurn(turn=4), now=later(NIGHT, 50))

    assert night.round.until == DAWN
    assert alarm(night) == Alarm(at=DAWN)


@rule("3.14", "3.11")
def test_a_turn_that_ends_with_the_sand_is_the_last() -> None:
    night = a_night(sand_seconds=30, clue_seconds=15)

    after = rung(rung(night))

    assert (after.phase, after.counts.turns) == ("last guess", 2)


@rule("3.14")
@pytest.mark.parametrize(
    "command",
    [
        GiveClue(turn=2, word="silver"),
        SayClue(turn=2),
        PassTurn(turn=2),
        ChallengeClue(clue=1),
    ],
)
@pytest.mark.parametrize("seat", [BEN, CLEO, DORA])
def test_after_the_sand_nobody_gives_clues_passes_or_challenges_any_more(
    seat: Any, command: Command
) -> None:
    night = after_the_sand(whispered(a_short_night()))

    with pytest.raises(violations.SandIsNotRunning) as raised:
        sent(night, seat, command, ruling=FINE, now=DAWN)

    assert raised.value.rule == "3.14"
    assert raised.value.facts == {}
    assert asks(night, seat, command) is None
    assert legal(night, seat) == (Pause(),)


@rule("3.14")
def test_in_the_last_moment_of_the_sand_a_clue_may_be_given() -> None:
    night = a_short_night()

    after = whispered(night, now=Moment(DAWN - 1))

    assert [given.seat for given in after.round.clues] == [BEN]


@rule("3.14")
def test_clues_are_given_in_the_night_only() -> None:
    for state in (a_dusk(), a_retelling(a_night()), a_day(a_retelling(a_night()))):
        with pytest.raises(violations.SandIsNotRunning):
            sent(state, BEN, GiveClue(turn=1, word="silver"), ruling=FINE)


@rule("3.14", "3.6", "3.9")
@pytest.mark.parametrize(("ruling", "side"), [(RIGHT, "yellow"), (WRONG, "blue")])
def test_the_last_guess_is_judged_like_any_other_and_no_further_element_is_shown(
    ruling: GuessRuling, side: Any
) -> None:
    last = after_the_sand(a_short_night())
    now = later(DAWN, 9)
    assert last.element is not None

    case = asks(last, ANNA, guess(last, "moon"))
    events = sent(last, ANNA, guess(last, "moon"), ruling=ruling, now=now)
    after = play(last, ANNA, guess(last, "moon"), ruling=ruling, now=now)

    assert case == GuessCase(language="en", element=last.element, guess="moon")
    assert events == (
        GuessMade(card=1, word="moon", ruling=ruling, side=side),
        RetellingBegan(until=later(now, 90)),
    )
    assert after.round.board == (
        Played(card=1, lying=last.pile[0], element=last.element, side=side, guess="moon"),
    )
    assert (after.phase, after.element, after.pile) == ("retelling", None, last.pile[1:])


@rule("3.14", "R10")
def test_the_last_guess_may_be_spoken() -> None:
    last = after_the_sand(a_short_night(of=4, clues="spoken"))
    speaking = play(last, ANNA, AnnounceGuess(card=1), now=DAWN)
    speaking = play(speaking, BEN, MarkGuess(guess=1, right=True), now=DAWN)

    events = sent(speaking, CLEO, MarkGuess(guess=1, right=True), now=DAWN)

    assert events == (
        GuessMarked(guess=1, seat=CLEO, right=True),
        SpokenGuessSettled(card=1, side="yellow"),
        RetellingBegan(until=later(DAWN, 90)),
    )


@rule("3.14", "R10")
def test_a_guess_that_is_being_spoken_when_the_sand_runs_out_is_the_last() -> None:
    night = a_short_night(of=4, clues="spoken")
    speaking = play(night, ANNA, AnnounceGuess(card=1), now=later(NIGHT, 55))

    events = sent(speaking, CLOCK, Ring(), now=DAWN)
    after = after_the_sand(speaking)
    for seat in (BEN, CLEO):
        after = play(after, seat, MarkGuess(guess=1, right=True), now=DAWN)

    assert events == (SandRanOut(until=None),)
    assert (after.phase, after.round.count("yellow")) == ("retelling", 1)


@rule("3.14", "R10")
def test_if_that_was_no_guess_the_time_of_the_last_guess_begins() -> None:
    night = a_short_night(of=4, clues="spoken")
    speaking = after_the_sand(play(night, ANNA, AnnounceGuess(card=1), now=later(NIGHT, 55)))

    events = sent(speaking, CLOCK, Ring(), now=later(NIGHT, 63))
    after = rung(speaking)

    assert events == (SpokenGuessFell(card=1, until=later(NIGHT, 73)),)
    assert (after.phase, alarm(after)) == ("last guess", Alarm(at=later(NIGHT, 73)))


@rule("3.14", "R10")
def test_a_spoken_last_guess_that_was_none_does_not_lengthen_the_time_of_the_last_guess() -> None:
    last = after_the_sand(a_short_night(of=4, clues="spoken"))
    speaking = play(last, ANNA, AnnounceGuess(card=1), now=later(DAWN, 1))

    events = sent(speaking, CLOCK, Ring(), now=later(DAWN, 9))

    assert events == (SpokenGuessFell(card=1, until=later(DAWN, 10)),)


@rule("3.14", "3.5")
def test_there_is_one_last_guess() -> None:
    retelling = guessed(after_the_sand(a_short_night()), WRONG, now=DAWN)

    for card in (1, 2):
        with pytest.raises(violations.CardHasLeft):
            sent(retelling, ANNA, MakeGuess(card=card, word="sun"), ruling=RIGHT, now=DAWN)
    assert [played.side for played in retelling.round.board] == ["blue"]


@rule("3.14", "3.5")
@pytest.mark.parametrize("command", [MakeGuess(card=1, word="moon"), PassCard(card=1)])
def test_the_last_guess_is_the_dreamers(command: Command) -> None:
    last = after_the_sand(a_short_night())

    with pytest.raises(violations.OnlyTheDreamerMay):
        sent(last, BEN, command, ruling=RIGHT, now=DAWN)


@rule("3.14", "3.7")
@pytest.mark.parametrize("clues", ["typed", "spoken"])
def test_to_pass_after_the_sand_is_to_leave_the_card_on_top_of_the_deck(clues: str) -> None:
    last = after_the_sand(play(a_short_night(clues=clues), ANNA, PassCard(card=1)))
    now = later(DAWN, 3)

    events = sent(last, ANNA, PassCard(card=2), now=now)
    after = play(last, ANNA, PassCard(card=2), now=now)

    assert events == (LastGuessLeft(card=2), RetellingBegan(until=later(now, 90)))
    assert (after.round.board, after.pile) == (last.round.board, last.pile)
    assert (after.phase, after.element, after.round.card) == ("retelling", None, None)


@rule("3.14", "R4")
@pytest.mark.parametrize("seconds", [0.5, 10, 20])
def test_a_dreamer_who_says_nothing_leaves_the_card(seconds: float) -> None:
    last = after_the_sand(a_short_night(last_guess_seconds=seconds))
    due = later(DAWN, seconds)

    events = sent(last, CLOCK, Ring(), now=due)
    after = rung(last)

    assert alarm(last) == Alarm(at=due)
    assert events == (LastGuessLeft(card=1), RetellingBegan(until=later(due, 90)))
    assert (after.round.board, after.pile) == ((), last.pile)


@rule("3.14", "R4")
def test_the_dreamer_may_think_until_the_time_of_the_last_guess_is_up() -> None:
    last = after_the_sand(a_short_night())
    last_moment = Moment(later(DAWN, 10) - 1)

    after = guessed(last, RIGHT, now=last_moment)

    assert after.round.count("yellow") == 1
    with pytest.raises(NothingIsDue):
        sent(last, CLOCK, Ring(), now=last_moment)


@rule("3.14")
def test_the_dreamer_is_offered_the_last_guess() -> None:
    last = after_the_sand(a_short_night())

    blank = Blank(command=MakeGuess(card=1, word=""), field="word", longest=80)
    assert legal(last, ANNA) == (blank, PassCard(card=1), Pause())


@rule("3.14", "2.4", "6.1")
def test_the_card_that_was_left_goes_to_the_bottom_when_the_next_night_falls() -> None:
    last = a_last_guess(guessed(a_short_night(), RIGHT))
    left, following, *_ = last.pile
    dusk = a_day(a_retelling(last))
    while dusk.phase != "dusk":
        dusk = rung(dusk)

    night = fallen(dusk, now=later(NIGHT, 1000))

    assert dusk.pile[0] == left
    assert night.pile[0] == following
    assert night.pile[-1] in [turned(left, way) for way in range(3)]
    assert len(night.pile) == 110


@rule("3.14")
def test_a_card_that_was_guessed_last_is_not_on_the_deck_when_the_next_night_falls() -> None:
    last = after_the_sand(a_short_night())
    guessed_last, following, *_ = last.pile
    dusk = guessed(last, RIGHT, now=DAWN)
    while dusk.phase != "dusk":
        dusk = rung(dusk)

    assert dusk.pile[0] == following
    assert dusk.pile[-1].card == guessed_last.card
