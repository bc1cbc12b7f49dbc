"""Chapter 3, rules 3.1 to 3.4 and 3.12: what a clue may be, and what an improper one costs."""

from typing import Any

import pytest
from msgspec.structs import replace

from reverie.games.when_i_dream import sights, violations
from reverie.games.when_i_dream.commands import EndRetelling, GiveClue, PassTurn, SayClue
from reverie.games.when_i_dream.events import (
    ClueGiven,
    ClueStopped,
    ElementShown,
    PenaltyTaken,
    RoundEnded,
    TurnBegan,
)
from reverie.games.when_i_dream.rules import alarm, asks
from reverie.games.when_i_dream.state import Clue, Penalty, State, Turn
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    EMIL,
    FINE,
    NIGHT,
    RIGHT,
    a_day,
    a_night,
    a_retelling,
    below,
    clue,
    doubtful,
    fallen,
    game_of,
    guessed,
    improper,
    play,
    rung,
    sent,
    whispered,
)
from reverie.games.when_i_dream.view import seen, view
from reverie.kernel.interruptions import Pause, Ring
from reverie.kernel.messages import Command
from reverie.kernel.moment import Moment, later
from reverie.kernel.rulebook import rule
from reverie.kernel.ruling import ClueCase, ClueDoubt, ClueFault
from reverie.kernel.seat import CLOCK, By, Eye, Seat
from reverie.kernel.violation import RuleViolation

FAULTS: list[tuple[ClueFault, str, str, type[RuleViolation]]] = [
    ("several words", "big cat", "big / cat", violations.ClueIsSeveralWords),
    ("family", "prince", "princess", violations.ClueIsOfTheSameFamily),
    ("sound", "Sablier", "Tablier", violations.ClueSoundsLikeTheElement),
    ("translation", "Bike", "en: Vélo", violations.ClueIsATranslation),
]
RULES = {"several words": "3.1", "family": "3.2", "sound": "3.3", "translation": "3.4"}


def shown_to(eye: Eye, state: State, events: tuple[Any, ...]) -> tuple[Any, ...]:
    """What an eye is shown of events."""
    shown = []
    for event in events:
        state = game_of((event,), state)
        shown.append(seen(state, event, eye))
    return tuple(sight for sight in shown if sight is not None)


@rule("3.1")
@pytest.mark.parametrize("referee", ["strict", "gentle", "table"])
@pytest.mark.parametrize("word", ["", " ", "\t\n"])
def test_a_clue_is_a_word(word: str, referee: str) -> None:
    night = a_night(referee=referee)

    with pytest.raises(violations.ClueIsEmpty) as raised:
        sent(night, BEN, clue(night, word), ruling=FINE)

    assert raised.value.rule == "3.1"
    assert raised.value.facts == {}


@rule("3.1", "R14")
@pytest.mark.parametrize("referee", ["strict", "gentle", "table"])
def test_a_clue_of_more_than_eighty_letters_is_too_long(referee: str) -> None:
    night = a_night(referee=referee)

    with pytest.raises(violations.ClueIsTooLong) as raised:
        sent(night, BEN, clue(night, "a" * 81), ruling=FINE)

    assert raised.value.rule == "R14"
    assert raised.value.facts == {"length": 81, "most": 80}


@rule("3.1", "R14")
@pytest.mark.parametrize("word", ["a", "a" * 80, f"  {'a' * 80}\n", "rock'n'roll"])
def test_a_clue_of_up_to_eighty_letters_is_given_without_the_blanks_around_it(word: str) -> None:
    night = a_night()

    after = whispered(night, word)

    assert after.round.clues == (Clue(number=1, seat=BEN, word=word.strip(), ruling=FINE),)


@rule("3.1", "3.2", "3.3", "3.4", "3.12", "R6", "R14")
@pytest.mark.parametrize(("fault", "word", "evidence", "violation"), FAULTS)
def test_a_gentle_referee_refuses_an_improper_clue_and_says_why(
    fault: ClueFault, word: str, evidence: str, violation: type[RuleViolation]
) -> None:
    night = a_night(referee="gentle")

    with pytest.raises(violation) as raised:
        sent(night, BEN, clue(night, word), ruling=improper(fault, evidence))

    assert type(raised.value) is violation
    assert raised.value.rule == RULES[fault]
    assert raised.value.facts == {"evidence": evidence}


@rule("3.1", "3.2", "3.3", "3.4")
@pytest.mark.parametrize("word", ["silver", "car", "lie", "Xanadu"])
def test_a_clue_that_breaks_no_rule_is_given(word: str) -> None:
    night = a_night(referee="gentle")

    events = sent(night, BEN, clue(night, word), ruling=FINE)

    assert events == (
        ClueGiven(clue=1, seat=BEN, word=word, ruling=FINE),
        TurnBegan(turn=2, seat=CLEO, until=later(NIGHT, 15)),
    )


@rule("3.2", "R6", "R14")
def test_after_a_refusal_one_may_try_again_but_only_in_the_same_time() -> None:
    night = a_night(referee="gentle")
    last_moment = Moment(later(NIGHT, 15) - 1)
    with pytest.raises(violations.ClueIsOfTheSameFamily):
        sent(night, BEN, clue(night, "prince"), ruling=improper("family"), now=later(NIGHT, 10))

    after = whispered(night, "crown", now=last_moment)

    assert night.round.turn == Turn(number=1, seat=BEN, until=later(NIGHT, 15))
    assert (night.round.clues, night.penalties) == ((), (0, 0, 0, 0, 0))
    assert after.round.clues == (Clue(number=1, seat=BEN, word="crown", ruling=FINE),)


@rule("3.2", "3.3", "3.4", "R11", "R14")
@pytest.mark.parametrize("doubt", ["family", "sound", "translation", "foreign", "not a word"])
@pytest.mark.parametrize("referee", ["strict", "gentle"])
def test_a_doubtful_clue_stands(referee: str, doubt: ClueDoubt) -> None:
    night = a_night(referee=referee)
    ruling = doubtful(doubt, "fr: vélo")

    events = sent(night, BEN, clue(night, "vélo"), ruling=ruling)

    assert events == (
        ClueGiven(clue=1, seat=BEN, word="vélo", ruling=ruling),
        TurnBegan(turn=2, seat=CLEO, until=later(NIGHT, 15)),
    )


@rule("3.4")
def test_the_spirits_see_the_doubt_about_a_foreign_word_and_the_dreamer_does_not() -> None:
    night = a_night()
    events = sent(night, BEN, clue(night, "vélo"), ruling=doubtful("foreign", "fr"))

    shown = [shown_to(eye, night, events)[0] for eye in (ANNA, CLEO)]

    assert shown == [
        sights.ClueHeard(1, BEN, "vélo"),
        sights.ClueHeard(1, BEN, "vélo", "foreign", "fr"),
    ]


@rule("3.2", "R6", "R14")
@pytest.mark.parametrize("word", ["princess", "big cat", "Bike"])
def test_a_table_without_a_referee_asks_for_no_ruling_and_any_clue_stands(word: str) -> None:
    night = a_night(referee="table")

    case = asks(night, BEN, clue(night, word))
    events = sent(night, BEN, clue(night, word), ruling=None)

    assert case is None
    assert events == (
        ClueGiven(clue=1, seat=BEN, word=word, ruling=None),
        TurnBegan(turn=2, seat=CLEO, until=later(NIGHT, 15)),
    )


@rule("3.2", "R6", "R14")
def test_a_table_without_a_referee_listens_to_none() -> None:
    night = a_night(referee="table")

    after = whispered(night, "prince", ruling=improper("family"))

    assert after.round.clues == (Clue(number=1, seat=BEN, word="prince", ruling=None),)


@rule("3.2", "3.3", "3.4")
@pytest.mark.parametrize("referee", ["strict", "gentle"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "sv"])
def test_the_referee_is_asked_about_the_clue_the_element_and_the_language(
    language: str, referee: str
) -> None:
    night = a_night(referee=referee, language=language)
    assert night.element is not None

    case = asks(night, BEN, clue(night, " silver "))

    assert case == ClueCase(language=language, element=night.element, clue="silver")


@rule("3.1", "3.2")
@pytest.mark.parametrize(
    ("by", "command"),
    [
        (BEN, GiveClue(turn=1, word=" ")),
        (BEN, GiveClue(turn=1, word="a" * 81)),
        (BEN, GiveClue(turn=2, word="silver")),
        (CLEO, GiveClue(turn=1, word="silver")),
        (ANNA, GiveClue(turn=1, word="silver")),
        (Seat(5), GiveClue(turn=1, word="silver")),
        (CLOCK, GiveClue(turn=1, word="silver")),
        (BEN, PassTurn(turn=1)),
        (CLOCK, Ring()),
    ],
)
def test_the_referee_is_asked_nothing_about_what_is_refused_anyway(
    by: By, command: Command
) -> None:
    assert asks(a_night(), by, command) is None


@rule("3.1", "R12")
def test_the_referee_is_asked_nothing_in_a_pause() -> None:
    night = a_night()

    paused = play(night, CLEO, Pause())

    assert asks(night, BEN, clue(night, "silver")) is not None
    assert asks(paused, BEN, clue(night, "silver")) is None


@rule("3.1", "R7")
def test_a_clue_is_given_in_the_way_of_the_table() -> None:
    spoken, typed = a_night(clues="spoken"), a_night(clues="typed")

    with pytest.raises(violations.CluesAreSpoken):
        sent(spoken, BEN, clue(spoken, "silver"), ruling=FINE)
    with pytest.raises(violations.CluesAreTyped):
        sent(typed, BEN, SayClue(turn=1))
    assert asks(spoken, BEN, clue(spoken, "silver")) is None


@rule("3.12", "3.1", "3.2", "3.3", "3.4", "R14")
@pytest.mark.parametrize(("fault", "word", "evidence", "_"), FAULTS)
def test_an_improper_clue_costs_its_giver_the_card_and_the_turn_passes_on(
    fault: ClueFault, word: str, evidence: str, _: type[RuleViolation]
) -> None:
    night = a_night(referee="strict")
    ruling, now = improper(fault, evidence), later(NIGHT, 9)

    events = sent(night, BEN, clue(night, word), ruling=ruling, now=now)

    assert events == (
        ClueStopped(seat=BEN, word=word, ruling=ruling),
        PenaltyTaken(card=1, seat=BEN),
        ElementShown(card=2, element=below(night)),
        TurnBegan(turn=2, seat=CLEO, until=later(now, 15)),
    )


@rule("3.12", "R14")
def test_a_proper_clue_costs_nothing_with_a_strict_referee() -> None:
    night = a_night(referee="strict")

    after = whispered(night)

    assert after.penalties == (0, 0, 0, 0, 0)
    assert (after.round.card, after.pile) == (1, night.pile)


@rule("3.12")
def test_the_penalty_card_lies_with_its_taker_and_on_no_side_of_the_board() -> None:
    night = guessed(a_night(referee="strict"), RIGHT)
    assert night.element is not None

    after = whispered(night, "prince", improper("family"))

    assert after.round == replace(
        night.round,
        card=3,
        turn=Turn(number=3, seat=CLEO, until=later(NIGHT, 15)),
        penalties=(Penalty(card=2, seat=BEN, element=night.element),),
    )
    assert after.penalties == (0, 1, 0, 0, 0)
    assert after.pile == night.pile[1:]


@rule("3.12")
def test_the_turn_passes_on_past_the_dreamer_too() -> None:
    night = a_night(referee="strict")
    for _ in (BEN, CLEO, DORA):
        night = whispered(night)

    after = whispered(night, "prince", improper("family"))

    assert after.round.turn == Turn(number=5, seat=BEN, until=later(NIGHT, 15))
    assert after.penalties == (0, 0, 0, 0, 1)
    assert after.round.clues == ()


@rule("3.12")
def test_penalty_cards_add_up() -> None:
    night = a_night(of=4, referee="strict")
    for _ in range(4):
        night = whispered(night, "prince", improper("family"))

    assert night.penalties == (0, 2, 1, 1)
    assert [penalty.card for penalty in night.round.penalties] == [1, 2, 3, 4]


@rule("3.12", "6.4")
def test_a_penalty_card_counts_one_less_at_the_end_of_the_game() -> None:
    state = a_night(of=4, referee="strict", sand_seconds=15)
    state = whispered(state, "prince", improper("family"))
    state = whispered(state, "prince", improper("family"))
    state = play(a_retelling(state), ANNA, EndRetelling(round=1))
    assert state.won == state.round.points

    while state.result is None:
        state = rung(state)

    won = state.result.won
    assert state.result.penalties == (0, 1, 1, 0)
    assert state.result.points == (won[0], won[1] - 1, won[2] - 1, won[3])


@rule("3.12", "6.1")
def test_a_penalty_card_does_not_go_back_under_the_deck() -> None:
    night = a_night(referee="strict")
    taken = night.pile[0].card
    day = a_day(a_retelling(guessed(whispered(night, "prince", improper("family")), RIGHT)))

    ended, _ = sent(day, CLOCK, Ring(), now=later(NIGHT, 1000))
    dusk = play(day, CLOCK, Ring(), now=later(NIGHT, 1000))

    assert isinstance(ended, RoundEnded)
    assert [lying.card for lying in ended.returned] == [night.pile[1].card]
    assert {lying.card for lying in dusk.pile} == set(range(110)) - {taken}
    assert fallen(dusk, now=later(NIGHT, 1001)).penalties == (0, 1, 0, 0, 0)


@rule("3.12")
@pytest.mark.parametrize(("fault", "word", "evidence", "_"), FAULTS)
def test_the_dreamer_is_told_that_the_card_has_changed_and_nothing_else(
    fault: ClueFault, word: str, evidence: str, _: type[RuleViolation]
) -> None:
    night = a_night(referee="strict")
    events = sent(night, BEN, clue(night, word), ruling=improper(fault, evidence))

    assert shown_to(ANNA, night, events) == (sights.CardShown(2),)
    assert shown_to(EMIL, night, events) == (
        sights.ClueWasStopped(BEN, word, fault, evidence),
        sights.PenaltyGiven(1, BEN),
        sights.CardShown(2, below(night)),
        sights.TurnCame(2, CLEO, later(NIGHT, 15)),
    )


@rule("3.12")
def test_the_dreamer_does_not_see_who_gave_the_improper_clue() -> None:
    by_ben = whispered(a_night(referee="strict"), "prince", improper("family"))
    by_cleo = replace(
        by_ben,
        penalties=(0, 0, 1, 0, 0),
        round=replace(
            by_ben.round,
            penalties=tuple(replace(taken, seat=CLEO) for taken in by_ben.round.penalties),
            turn=Turn(number=2, seat=DORA, until=later(NIGHT, 15)),
        ),
    )

    assert view(by_ben, ANNA) == view(by_cleo, ANNA)
    assert view(by_ben, EMIL) != view(by_cleo, EMIL)
    assert alarm(by_ben) == alarm(by_cleo)
