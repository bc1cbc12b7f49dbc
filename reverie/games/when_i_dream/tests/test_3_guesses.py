"""Chapter 3, rules 3.5 to 3.8 and 3.13: the Dreamer guesses, and the board fills."""

from typing import Any

import pytest

from reverie.games.when_i_dream import sights, violations
from reverie.games.when_i_dream.commands import (
    AnnounceGuess,
    MakeGuess,
    MarkGuess,
    OfCard,
    PassCard,
)
from reverie.games.when_i_dream.events import (
    CardPassed,
    ElementShown,
    GuessAnnounced,
    GuessMade,
    TurnBegan,
)
from reverie.games.when_i_dream.pieces import uncovered
from reverie.games.when_i_dream.rules import asks, legal
from reverie.games.when_i_dream.state import Played
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    EMIL,
    NIGHT,
    RIGHT,
    WRONG,
    a_day,
    a_dusk,
    a_last_guess,
    a_night,
    a_retelling,
    below,
    close,
    game_of,
    guess,
    guessed,
    play,
    sent,
    whispered,
)
from reverie.games.when_i_dream.view import ShownCard, seen, view
from reverie.kernel.interruptions import Pause
from reverie.kernel.messages import Blank, Command
from reverie.kernel.moment import later
from reverie.kernel.rulebook import rule
from reverie.kernel.ruling import GuessCase, GuessRuling
from reverie.kernel.seat import CLOCK, By, Seat


@rule("3.5", "3.6")
@pytest.mark.parametrize(("ruling", "side"), [(RIGHT, "yellow"), (WRONG, "blue")])
def test_a_right_guess_puts_the_card_on_the_yellow_side_and_a_wrong_one_on_the_blue(
    ruling: GuessRuling, side: Any
) -> None:
    night = a_night()
    assert night.element is not None

    events = sent(night, ANNA, MakeGuess(card=1, word=" moon "), ruling=ruling)
    after = play(night, ANNA, MakeGuess(card=1, word=" moon "), ruling=ruling)

    assert events == (
        GuessMade(card=1, word="moon", ruling=ruling, side=side),
        ElementShown(card=2, element=below(night)),
        TurnBegan(turn=2, seat=BEN, until=later(NIGHT, 15)),
    )
    assert after.round.board == (
        Played(card=1, lying=night.pile[0], element=night.element, side=side, guess="moon"),
    )
    assert after.pile == night.pile[1:]


@rule("3.5")
@pytest.mark.parametrize("clues", range(6))
def test_the_dreamer_may_guess_at_any_moment_even_before_the_first_clue(clues: int) -> None:
    night = a_night()
    for _ in range(clues):
        night = whispered(night)

    after = guessed(night, RIGHT, now=later(NIGHT, 7))

    assert [played.side for played in after.round.board] == ["yellow"]


@rule("3.5", "R3")
def test_there_is_one_guess_for_a_card() -> None:
    night = guessed(a_night(), WRONG)
    again = MakeGuess(card=1, word="sun")

    with pytest.raises(violations.CardHasLeft) as raised:
        sent(night, ANNA, again, ruling=RIGHT)

    assert raised.value.rule == "R3"
    assert raised.value.facts == {"card": 1}
    assert asks(night, ANNA, again) is None
    assert [played.side for played in night.round.board] == ["blue"]


@rule("3.5", "3.7")
@pytest.mark.parametrize("command", [MakeGuess(card=1, word="moon"), PassCard(card=1)])
@pytest.mark.parametrize("seat", [BEN, CLEO, DORA, EMIL])
def test_only_the_dreamer_guesses_or_passes_the_card(seat: Seat, command: OfCard) -> None:
    night = a_night()

    with pytest.raises(violations.OnlyTheDreamerMay) as raised:
        sent(night, seat, command, ruling=RIGHT)

    assert raised.value.rule == "3.5"
    assert raised.value.facts == {"dreamer": ANNA}
    assert asks(night, seat, command) is None


@rule("3.5")
@pytest.mark.parametrize("word", ["", "  ", "\n"])
def test_a_guess_is_a_word(word: str) -> None:
    night = a_night()

    with pytest.raises(violations.GuessIsEmpty) as raised:
        sent(night, ANNA, guess(night, word), ruling=WRONG)

    assert raised.value.rule == "3.5"
    assert raised.value.facts == {}
    assert asks(night, ANNA, guess(night, word)) is None


@rule("3.5", "R14")
def test_a_guess_of_more_than_eighty_letters_is_too_long() -> None:
    night = a_night()

    with pytest.raises(violations.GuessIsTooLong) as raised:
        sent(night, ANNA, guess(night, "a" * 81), ruling=WRONG)

    assert raised.value.rule == "R14"
    assert raised.value.facts == {"length": 81, "most": 80}
    assert asks(night, ANNA, guess(night, "a" * 81)) is None


@rule("3.5")
@pytest.mark.parametrize("word", ["a", "a" * 80, f" {'a' * 80} ", "ice cream"])
def test_a_guess_of_up_to_eighty_letters_is_made(word: str) -> None:
    night = a_night()

    after = play(night, ANNA, guess(night, word), ruling=RIGHT)

    assert [played.guess for played in after.round.board] == [word.strip()]


@rule("3.5")
@pytest.mark.parametrize("language", ["en", "de", "fr", "sv"])
def test_the_referee_is_asked_whether_the_guess_names_the_element(language: str) -> None:
    night = a_night(language=language)
    assert night.element is not None

    case = asks(night, ANNA, guess(night, " moon "))

    assert case == GuessCase(language=language, element=night.element, guess="moon")


@rule("3.5", "R6")
def test_a_guess_is_judged_by_the_referee_at_a_table_that_judges_its_clues_itself() -> None:
    night = a_night(referee="table")
    assert night.element is not None

    case = asks(night, ANNA, guess(night, "moon"))

    assert case == GuessCase(language="en", element=night.element, guess="moon")


@rule("3.5")
@pytest.mark.parametrize(
    ("by", "command"),
    [
        (ANNA, MakeGuess(card=2, word="moon")),
        (CLOCK, MakeGuess(card=1, word="moon")),
        (Seat(5), MakeGuess(card=1, word="moon")),
        (ANNA, PassCard(card=1)),
    ],
)
def test_the_referee_is_asked_about_no_other_guess(by: By, command: Command) -> None:
    assert asks(a_night(), by, command) is None


@rule("3.5")
def test_there_is_nothing_to_guess_before_the_night_and_after_it() -> None:
    for state in (a_dusk(), a_retelling(a_night()), a_day(a_retelling(a_night()))):
        for command in (MakeGuess(card=1, word="moon"), PassCard(card=1)):
            with pytest.raises(violations.CardHasLeft):
                sent(state, ANNA, command, ruling=RIGHT)


@rule("3.5", "R10")
@pytest.mark.parametrize("command", [AnnounceGuess(card=1), PassCard(card=1)])
def test_while_a_guess_is_spoken_there_is_no_other(command: OfCard) -> None:
    night = a_night(clues="spoken")

    events = sent(night, ANNA, AnnounceGuess(card=1))
    speaking = game_of(events, night)

    assert events == (GuessAnnounced(guess=1, card=1, clue_time_left=5000, until=later(NIGHT, 8)),)
    with pytest.raises(violations.DreamerIsGuessing) as raised:
        sent(speaking, ANNA, command)
    assert raised.value.rule == "R10"
    assert raised.value.facts == {}


@rule("3.5", "R7")
def test_a_guess_is_made_in_the_way_of_the_table() -> None:
    spoken, typed = a_night(clues="spoken"), a_night(clues="typed")

    with pytest.raises(violations.CluesAreSpoken):
        sent(spoken, ANNA, guess(spoken), ruling=RIGHT)
    with pytest.raises(violations.CluesAreTyped):
        sent(typed, ANNA, AnnounceGuess(card=1))
    assert asks(spoken, ANNA, guess(spoken)) is None


@rule("3.5", "3.7")
def test_the_dreamer_is_offered_a_guess_and_a_pass() -> None:
    blank = Blank(command=MakeGuess(card=1, word=""), field="word", longest=80)

    assert legal(a_night(), ANNA) == (blank, PassCard(card=1), Pause())
    assert legal(a_night(clues="spoken"), ANNA) == (
        AnnounceGuess(card=1),
        PassCard(card=1),
        Pause(),
    )


@rule("3.6", "R10")
@pytest.mark.parametrize(("right", "side"), [(True, "yellow"), (False, "blue")])
def test_a_spoken_guess_goes_to_the_same_sides(right: bool, side: Any) -> None:
    night = a_night(of=4, clues="spoken")
    assert night.element is not None

    after = play(night, ANNA, AnnounceGuess(card=1))
    for seat in (BEN, CLEO):
        after = play(after, seat, MarkGuess(guess=1, right=right))

    assert after.round.board == (
        Played(card=1, lying=night.pile[0], element=night.element, side=side, guess=None),
    )


@rule("3.7")
@pytest.mark.parametrize("clues", ["typed", "spoken"])
def test_a_card_that_the_dreamer_passes_goes_to_the_blue_side(clues: str) -> None:
    night = a_night(clues=clues, clue_seconds=9)
    assert night.element is not None

    events = sent(night, ANNA, PassCard(card=1))
    after = play(night, ANNA, PassCard(card=1))

    assert events == (
        CardPassed(card=1, side="blue"),
        ElementShown(card=2, element=below(night)),
        TurnBegan(turn=2, seat=BEN, until=later(NIGHT, 9)),
    )
    assert after.round.board == (
        Played(card=1, lying=night.pile[0], element=night.element, side="blue", guess=None),
    )


@rule("3.7", "R3")
def test_a_pass_that_was_meant_for_a_card_that_has_left_is_refused() -> None:
    night = guessed(a_night(), RIGHT)

    with pytest.raises(violations.CardHasLeft) as raised:
        sent(night, ANNA, PassCard(card=1))

    assert raised.value.facts == {"card": 1}


@rule("3.8")
def test_the_dreamer_is_shown_the_same_of_a_right_a_wrong_and_a_close_guess() -> None:
    night = a_night()
    shown = set()
    for ruling in (RIGHT, WRONG, close(right=True), close(right=False)):
        events = sent(night, ANNA, guess(night), ruling=ruling)
        after = game_of(events, night)
        shown.add(tuple(seen(after, event, ANNA) for event in events))

    assert shown == {(sights.CardLeft(1), sights.CardShown(2), None)}


@rule("3.8")
def test_until_the_retelling_is_over_the_dreamer_sees_the_same_whether_right_or_wrong() -> None:
    right, wrong, unsure = (
        guessed(a_night(), ruling) for ruling in (RIGHT, WRONG, close(right=True))
    )

    assert view(right, ANNA) == view(wrong, ANNA) == view(unsure, ANNA)
    for later_on in (whispered, a_last_guess, a_retelling):
        seen_by_dreamer = [view(later_on(night), ANNA) for night in (right, wrong, unsure)]
        assert seen_by_dreamer == [seen_by_dreamer[0]] * 3
    assert view(right, BEN) != view(wrong, BEN)
    assert view(a_day(a_retelling(right)), ANNA) != view(a_day(a_retelling(wrong)), ANNA)


@rule("3.13")
def test_the_cards_on_the_board_lie_in_the_order_in_which_they_left() -> None:
    night = a_night()
    elements = [uncovered(night.deck, lying) for lying in night.pile[:3]]

    after = play(guessed(night, RIGHT, WRONG), ANNA, PassCard(card=3))

    first, second, third = night.pile[:3]
    assert after.round.board == (
        Played(card=1, lying=first, element=elements[0], side="yellow", guess="moon"),
        Played(card=2, lying=second, element=elements[1], side="blue", guess="moon"),
        Played(card=3, lying=third, element=elements[2], side="blue", guess=None),
    )


@rule("3.13")
@pytest.mark.parametrize("seat", [BEN, CLEO, DORA, EMIL])
def test_the_spirits_see_every_element_of_this_night_and_on_which_side_it_lies(seat: Seat) -> None:
    night = a_night()
    elements = [uncovered(night.deck, lying) for lying in night.pile[:3]]

    after = play(guessed(night, WRONG, close(right=True)), ANNA, PassCard(card=3))

    seen_by_spirit = view(after, seat).night
    assert seen_by_spirit is not None
    assert seen_by_spirit.board == (
        ShownCard(card=1, element=elements[0], side="blue", guess="moon", votes={}, tilted=False),
        ShownCard(card=2, element=elements[1], side="beside", guess="moon", votes={}, tilted=False),
        ShownCard(card=3, element=elements[2], side="blue", guess=None, votes={}, tilted=False),
    )
    assert seen_by_spirit.element == after.element
