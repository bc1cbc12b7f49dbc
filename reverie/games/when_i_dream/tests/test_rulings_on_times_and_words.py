"""Rulings R4, R6, R7 and R11: the times of the table, and words that are allowed."""

from typing import Any, get_args

import pytest

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    PRESETS,
    AnnounceGuess,
    AnyCommand,
    GiveClue,
    MakeGuess,
    PassCard,
    PassTurn,
    SayClue,
)
from reverie.games.when_i_dream.events import (
    ClueGiven,
    ClueStopped,
    ElementShown,
    PenaltyTaken,
    SandRanOut,
    SpiritWasPassedOver,
    TurnBegan,
)
from reverie.games.when_i_dream.pieces import uncovered
from reverie.games.when_i_dream.rules import alarm, asks
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    EMIL,
    FINE,
    NIGHT,
    RIGHT,
    SAND_OUT,
    a_dusk,
    a_last_guess,
    a_night,
    a_spoken_night,
    challenged,
    clue,
    doubtful,
    game_of,
    guess,
    guessed,
    improper,
    play,
    rung,
    sent,
    voted,
    whispered,
)
from reverie.games.when_i_dream.view import ShownClue, view
from reverie.kernel.game import Alarm
from reverie.kernel.interruptions import Ring
from reverie.kernel.moment import Moment, later
from reverie.kernel.rulebook import rule
from reverie.kernel.ruling import ClueCase, ClueDoubt, ClueFault
from reverie.kernel.seat import CLOCK, Seat
from reverie.kernel.violation import NothingIsDue, OptionIsNotAllowed

# ── R4 Time is the table's time ──────────────────────────────────────────────────────────────


@rule("R4")
def test_a_command_counts_from_the_moment_it_arrives() -> None:
    night = a_night()

    events = sent(night, BEN, clue(night, "silver"), ruling=FINE, now=later(NIGHT, 14))

    assert events == (
        ClueGiven(clue=1, seat=BEN, word="silver", ruling=FINE),
        TurnBegan(turn=2, seat=CLEO, until=later(NIGHT, 14 + 15)),
    )


@rule("R4", "3.11")
def test_what_is_due_happens_at_its_moment() -> None:
    night = a_night()

    events = sent(night, CLOCK, Ring(), now=later(NIGHT, 15))

    assert alarm(night) == Alarm(at=later(NIGHT, 15))
    assert events == (
        SpiritWasPassedOver(seat=BEN),
        TurnBegan(turn=2, seat=CLEO, until=later(NIGHT, 30)),
    )


@rule("R4")
def test_nothing_happens_before_its_moment() -> None:
    with pytest.raises(NothingIsDue) as refusal:
        sent(a_night(), CLOCK, Ring(), now=Moment(later(NIGHT, 15) - 1))

    assert (refusal.value.rule, refusal.value.facts) == ("", {})


@rule("R4", "3.14")
@pytest.mark.parametrize(("options", "seconds"), [({}, 10), ({"last_guess_seconds": 4}, 4)])
def test_the_last_guess_has_a_short_time_of_its_own(
    options: dict[str, Any], seconds: float
) -> None:
    night = a_night(sand_seconds=14, **options)

    events = sent(night, CLOCK, Ring(), now=later(NIGHT, 14))

    after = game_of(events, night)
    assert events == (SandRanOut(until=later(NIGHT, 14 + seconds)),)
    assert alarm(after) == Alarm(at=later(NIGHT, 14 + seconds))
    assert rung(after).phase == "retelling"


@rule("R4")
@pytest.mark.parametrize(("options", "seconds"), [({}, 90), ({"retelling_seconds": 30}, 30)])
def test_the_retelling_has_90_seconds(options: dict[str, Any], seconds: float) -> None:
    night = a_last_guess(a_night(**options))

    retelling = play(night, ANNA, PassCard(card=1), now=later(SAND_OUT, 1))

    assert alarm(retelling) == Alarm(at=later(SAND_OUT, 1 + seconds))
    assert rung(retelling).phase == "day"


# ── R6 The referee proposes, people decide ───────────────────────────────────────────────────


@rule("R6")
@pytest.mark.parametrize("referee", ["strict", "gentle"])
def test_the_referee_is_asked_about_a_clue(referee: str) -> None:
    night = a_night(referee=referee)

    case = asks(night, BEN, clue(night, " silver "))

    assert case == ClueCase(
        language="en", element=uncovered(night.deck, night.pile[0]), clue="silver"
    )


@rule("R6")
def test_at_a_table_without_a_referee_nobody_is_asked_and_every_word_stands() -> None:
    night = a_night(referee="table")

    events = sent(night, BEN, clue(night, "silver"), ruling=improper("family"))

    assert asks(night, BEN, clue(night, "silver")) is None
    assert events[0] == ClueGiven(clue=1, seat=BEN, word="silver", ruling=None)


@rule("R6", "3.2")
def test_a_gentle_referee_refuses_an_improper_clue_and_its_giver_may_try_again() -> None:
    night = a_night(referee="gentle")

    with pytest.raises(violations.ClueIsOfTheSameFamily) as refusal:
        sent(night, BEN, clue(night, "moony"), ruling=improper("family", "moon"))

    assert (refusal.value.rule, refusal.value.facts) == ("3.2", {"evidence": "moon"})
    assert whispered(night, "silver").round.clues[0].word == "silver"


@rule("R6", "3.12")
def test_a_strict_referee_stops_an_improper_clue() -> None:
    night = a_night(referee="strict")

    events = sent(night, BEN, clue(night, "moony"), ruling=improper("family"))

    assert events == (
        ClueStopped(seat=BEN, word="moony", ruling=improper("family")),
        PenaltyTaken(card=1, seat=BEN),
        ElementShown(card=2, element=uncovered(night.deck, night.pile[1])),
        TurnBegan(turn=2, seat=CLEO, until=later(NIGHT, 15)),
    )


@rule("R6", "R11", "3.4")
@pytest.mark.parametrize("referee", ["strict", "gentle"])
@pytest.mark.parametrize("doubt", get_args(ClueDoubt))
def test_where_the_referee_is_unsure_the_clue_stands_and_people_decide(
    doubt: ClueDoubt, referee: str
) -> None:
    night = a_night(referee=referee)

    events = sent(night, BEN, clue(night, "lune"), ruling=doubtful(doubt, "?"))

    night = game_of(events, night)
    assert events == (
        ClueGiven(clue=1, seat=BEN, word="lune", ruling=doubtful(doubt, "?")),
        TurnBegan(turn=2, seat=CLEO, until=later(NIGHT, 15)),
    )
    assert view(night, CLEO).clues == (ShownClue(1, BEN, "lune", doubt=doubt, evidence="?"),)
    assert voted(challenged(night), dict.fromkeys((CLEO, DORA, EMIL), True)).penalties[BEN] == 1


# ── R7 The times of a table ──────────────────────────────────────────────────────────────────


@rule("R7", "3.11")
@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        ({"clues": "spoken"}, 5),
        ({"clues": "typed"}, 15),
        ({}, 15),
        ({"clues": "spoken", "clue_seconds": 9}, 9),
        ({"clues": "typed", "clue_seconds": 7.5}, 7.5),
    ],
)
def test_the_time_for_a_clue_is_a_setting_of_the_table(
    options: dict[str, Any], seconds: float
) -> None:
    night = a_night(**options)

    assert night.options.seconds_per_clue == seconds
    assert alarm(night) == Alarm(at=later(NIGHT, seconds))


@rule("R7", "2.5")
@pytest.mark.parametrize(("options", "seconds"), [({}, 120), ({"sand_seconds": 45}, 45)])
def test_the_sand_is_a_setting_of_the_table(options: dict[str, Any], seconds: float) -> None:
    assert a_night(**options).round.until == later(NIGHT, seconds)


@rule("R7")
def test_by_the_book_means_5_seconds_and_120_seconds() -> None:
    preset = PRESETS["By the book"]

    assert (preset.seconds_per_clue, preset.sand_seconds) == (5, 120)


@rule("R7")
@pytest.mark.parametrize("option", ["clue_seconds", "sand_seconds"])
@pytest.mark.parametrize("seconds", [-1, 0, 901])
def test_times_that_nobody_can_play_with_are_refused(option: str, seconds: float) -> None:
    chosen: dict[str, Any] = {option: seconds}

    with pytest.raises(OptionIsNotAllowed) as refusal:
        a_dusk(**chosen)

    assert refusal.value.rule == ""
    assert refusal.value.facts.keys() == {"problem"}


@rule("R7")
@pytest.mark.parametrize(
    ("by", "command"), [(BEN, GiveClue(turn=1, word="silver")), (ANNA, MakeGuess(card=1, word="x"))]
)
def test_where_clues_are_spoken_nothing_is_typed(by: Seat, command: AnyCommand) -> None:
    night = a_spoken_night()

    with pytest.raises(violations.CluesAreSpoken) as refusal:
        sent(night, by, command, ruling=FINE)

    assert (refusal.value.rule, refusal.value.facts) == ("R7", {})
    assert asks(night, by, command) is None


@rule("R7")
def test_where_clues_are_typed_clues_and_guesses_are_typed() -> None:
    night = whispered(a_night(clues="typed"), "silver")

    after = guessed(night, RIGHT)

    assert [clue.word for clue in night.round.clues] == ["silver"]
    assert [played.guess for played in after.round.board] == ["moon"]


@rule("R7")
@pytest.mark.parametrize(("by", "command"), [(BEN, SayClue(turn=1)), (ANNA, AnnounceGuess(card=1))])
def test_where_clues_are_typed_nothing_is_spoken(by: Seat, command: AnyCommand) -> None:
    with pytest.raises(violations.CluesAreTyped) as refusal:
        sent(a_night(), by, command)

    assert (refusal.value.rule, refusal.value.facts) == ("R7", {})


@rule("R7", "3.1")
def test_a_spoken_clue_has_no_word_in_the_app() -> None:
    night = a_spoken_night()

    events = sent(night, BEN, SayClue(turn=1))

    assert events == (
        ClueGiven(clue=1, seat=BEN, word=None, ruling=None),
        TurnBegan(turn=2, seat=CLEO, until=later(NIGHT, 5)),
    )


@rule("R7", "3.7", "3.10")
@pytest.mark.parametrize("clues", ["spoken", "typed"])
def test_at_every_table_spirits_and_the_dreamer_may_pass(clues: str) -> None:
    night = a_night(clues=clues)

    night = play(night, BEN, PassTurn(turn=1))
    night = play(night, ANNA, PassCard(card=1))

    assert [played.side for played in night.round.board] == ["blue"]


# ── R11 Every word is allowed that is not forbidden ──────────────────────────────────────────


@rule("R11")
def test_the_same_clue_may_be_given_a_second_time() -> None:
    night = a_night(of=4)

    for _ in range(5):
        night = whispered(night, "silver")

    assert [(clue.seat, clue.word) for clue in night.round.clues] == [
        (BEN, "silver"),
        (CLEO, "silver"),
        (DORA, "silver"),
        (BEN, "silver"),
        (CLEO, "silver"),
    ]


@rule("R11")
@pytest.mark.parametrize("word", ["cheese", "Napoleon", "flumbergast", "42"])
def test_lies_names_and_invented_words_are_clues(word: str) -> None:
    night = whispered(a_night(referee="strict"), word)

    assert [clue.word for clue in night.round.clues] == [word]


@rule("R11")
def test_that_something_is_not_a_word_is_never_worse_than_doubtful() -> None:
    assert "not a word" in get_args(ClueDoubt)
    assert "not a word" not in get_args(ClueFault)


@rule("R11", "3.1")
@pytest.mark.parametrize(
    ("typed", "given"),
    [("\u200bsil\u00adver\u202e", "silver"), ("sil\nver", "sil ver"), ("ﬁ", "ﬁ")],
)
def test_what_nobody_can_see_is_left_out_of_a_clue(typed: str, given: str) -> None:
    night = whispered(a_night(), typed)

    assert [clue.word for clue in night.round.clues] == [given]


@rule("3.1", "3.5")
@pytest.mark.parametrize("typed", ["\u200b", "\x00", " \u2028 "])
def test_what_nobody_can_see_is_no_word(typed: str) -> None:
    night = a_night()

    with pytest.raises(violations.ClueIsEmpty):
        sent(night, BEN, clue(night, typed), ruling=FINE)
    with pytest.raises(violations.GuessIsEmpty):
        sent(night, ANNA, guess(night, typed), ruling=RIGHT)
