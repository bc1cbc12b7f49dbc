"""Chapter 4, rule 4.3: what the Dreamer names is tilted."""

import pytest

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    LONGEST_RETELLING,
    PassCard,
    Retell,
    Tilt,
)
from reverie.games.when_i_dream.events import (
    DreamRetold,
    TiltVoteCast,
)
from reverie.games.when_i_dream.rules import asks, legal
from reverie.games.when_i_dream.sights import DreamHeard
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DAWN,
    DORA,
    EMIL,
    RIGHT,
    a_day,
    a_last_guess,
    a_night,
    a_retelling,
    a_retelling_of_two,
    answered,
    element,
    game_of,
    guessed,
    improper,
    names,
    play,
    retold,
    sent,
    shown_as_tilted,
    whispered,
)
from reverie.games.when_i_dream.view import seen, view
from reverie.kernel.rulebook import rule
from reverie.kernel.ruling import RetellingCase
from reverie.kernel.seat import Seat


@rule("4.3")
def test_the_referee_is_asked_what_all_pieces_so_far_name() -> None:
    retelling = retold(a_retelling_of_two(), "I saw a ship.")

    case = asks(retelling, ANNA, Retell(round=1, text=" It sank. "))

    assert case == RetellingCase(
        language="en",
        elements=tuple(played.element for played in retelling.round.board),
        text="I saw a ship. It sank.",
    )


@rule("4.3")
def test_the_referee_tilts_what_it_recognises() -> None:
    retelling = a_retelling_of_two()

    retelling = retold(retelling, "I saw it.", element(retelling, 2))

    assert shown_as_tilted(retelling) == (2,)


@rule("4.3")
def test_what_an_earlier_piece_named_stays_tilted() -> None:
    retelling = a_retelling_of_two()

    retelling = retold(retelling, "I saw it.", element(retelling, 2))
    retelling = retold(retelling, "And it.", element(retelling, 1))
    retelling = retold(retelling, "And woke up.")

    assert shown_as_tilted(retelling) == (1, 2)


@rule("4.3")
@pytest.mark.parametrize(
    ("answers", "decided"),
    [
        ({BEN: True}, True),
        ({BEN: False}, False),
        ({BEN: True, CLEO: True, DORA: False}, True),
        ({BEN: True, CLEO: False, DORA: False}, False),
        ({BEN: True, CLEO: True, DORA: True, EMIL: False}, True),
        ({BEN: False, CLEO: False, DORA: False, EMIL: True}, False),
    ],
)
@pytest.mark.parametrize("named", [True, False])
def test_more_than_half_of_the_spirits_who_answer_decide(
    answers: dict[Seat, bool], decided: bool, named: bool
) -> None:
    retelling = a_retelling_of_two()
    retelling = retold(retelling, "I saw", *([element(retelling, 1)] if named else []))

    retelling = answered(retelling, 1, answers)

    assert shown_as_tilted(retelling) == ((1,) if decided else ())


@rule("4.3")
@pytest.mark.parametrize(
    "answers",
    [
        {},
        {BEN: True, CLEO: False},
        {BEN: False, CLEO: True, DORA: True, EMIL: False},
    ],
)
@pytest.mark.parametrize("named", [True, False])
def test_without_a_majority_the_choice_of_the_referee_stands(
    answers: dict[Seat, bool], named: bool
) -> None:
    retelling = a_retelling_of_two()
    retelling = retold(retelling, "I saw", *([element(retelling, 1)] if named else []))

    retelling = answered(retelling, 1, answers)

    assert shown_as_tilted(retelling) == ((1,) if named else ())


@rule("4.3")
def test_a_spirit_may_change_their_mind_about_a_card() -> None:
    retelling = answered(a_retelling_of_two(), 1, {BEN: True, CLEO: False, DORA: True})

    events = sent(retelling, DORA, Tilt(card=1, tilted=False), now=DAWN)

    retelling = game_of(events, retelling)
    assert events == (TiltVoteCast(card=1, seat=DORA, tilted=False),)
    assert retelling.round.tilts == {1: {BEN: True, CLEO: False, DORA: False}}
    assert shown_as_tilted(retelling) == ()


@rule("4.3")
def test_every_card_is_tilted_for_itself() -> None:
    retelling = answered(a_retelling_of_two(), 1, {BEN: True})

    retelling = answered(retelling, 2, {CLEO: False})

    assert shown_as_tilted(retelling) == (1,)


@rule("4.3", "2.3")
def test_the_dreamer_tilts_nothing() -> None:
    with pytest.raises(violations.OnlySpiritsMay) as refusal:
        sent(a_retelling_of_two(), ANNA, Tilt(card=1, tilted=True), now=DAWN)

    assert (refusal.value.rule, refusal.value.facts) == ("2.3", {"seat": ANNA})


@rule("4.3")
@pytest.mark.parametrize("phase", ["night", "last guess", "day"])
def test_cards_are_tilted_during_the_retelling_only(phase: str) -> None:
    night = guessed(a_night(), RIGHT)
    states = {
        "night": night,
        "last guess": a_last_guess(night),
        "day": a_day(a_retelling(night)),
    }

    with pytest.raises(violations.ItIsNotTheRetelling) as refusal:
        sent(states[phase], BEN, Tilt(card=1, tilted=True))

    assert (refusal.value.rule, refusal.value.facts) == ("4.1", {"round": 1})


@rule("4.3")
def test_only_cards_of_this_night_are_tilted() -> None:
    with pytest.raises(violations.CardIsNotOnTheBoard) as refusal:
        sent(a_retelling_of_two(), BEN, Tilt(card=3, tilted=True), now=DAWN)

    assert (refusal.value.rule, refusal.value.facts) == ("4.3", {"card": 3})


@rule("4.3")
def test_a_penalty_card_cannot_be_tilted() -> None:
    night = whispered(a_night(referee="strict"), "moony", improper("family"))

    with pytest.raises(violations.CardIsNotOnTheBoard):
        sent(a_retelling(night), BEN, Tilt(card=1, tilted=True), now=DAWN)


@rule("4.3")
def test_the_dreamer_sees_nothing_of_the_tilting() -> None:
    retelling = a_retelling_of_two()
    plain = retold(retelling, "I saw it.")

    tilted = answered(retold(retelling, "I saw it.", element(retelling, 1)), 2, {BEN: True})

    ruling = names(element(retelling, 1))
    assert view(tilted, ANNA) == view(plain, ANNA)
    assert seen(tilted, TiltVoteCast(card=2, seat=BEN, tilted=True), ANNA) is None
    assert seen(tilted, DreamRetold(text="A", ruling=ruling), ANNA) == DreamHeard("A")
    assert seen(tilted, DreamRetold(text="A", ruling=ruling), BEN) == DreamHeard(
        "A", ruling.elements
    )


@rule("4.3", "R7")
def test_where_clues_are_spoken_no_retelling_is_typed() -> None:
    with pytest.raises(violations.CluesAreSpoken) as refusal:
        sent(a_retelling(a_night(clues="spoken")), ANNA, Retell(round=1, text="I saw"), now=DAWN)

    assert (refusal.value.rule, refusal.value.facts) == ("R7", {})


@rule("4.3")
def test_where_clues_are_spoken_the_spirits_tilt_alone() -> None:
    night = a_night(clues="spoken")
    night = play(night, ANNA, PassCard(card=1))
    retelling = a_retelling(play(night, ANNA, PassCard(card=2)))

    retelling = answered(retelling, 1, {BEN: True, CLEO: True, DORA: False})
    retelling = answered(retelling, 2, {BEN: True, CLEO: False})

    assert shown_as_tilted(retelling) == (1,)
    assert a_day(retelling).round.tilted == (1,)


@rule("4.3")
@pytest.mark.parametrize("text", ["", "  \n "])
def test_a_piece_of_a_retelling_is_not_empty(text: str) -> None:
    retelling = a_retelling_of_two()

    with pytest.raises(violations.RetellingIsEmpty) as refusal:
        sent(retelling, ANNA, Retell(round=1, text=text), ruling=names(), now=DAWN)

    assert (refusal.value.rule, refusal.value.facts) == ("4.3", {})
    assert asks(retelling, ANNA, Retell(round=1, text=text)) is None


@rule("4.3")
@pytest.mark.parametrize("pieces", [(1200,), (599, 600), (1, 598, 599)])
def test_a_retelling_of_1200_characters_is_heard(pieces: tuple[int, ...]) -> None:
    retelling = a_retelling_of_two()

    for length in pieces:
        retelling = retold(retelling, "z" * length)

    assert len(retelling.round.retelling) == LONGEST_RETELLING == 1200


@rule("4.3")
@pytest.mark.parametrize("pieces", [(1201,), (600, 600), (1, 598, 600)])
def test_a_retelling_of_1201_characters_is_refused(pieces: tuple[int, ...]) -> None:
    retelling = a_retelling_of_two()
    for length in pieces[:-1]:
        retelling = retold(retelling, "z" * length)
    last = Retell(round=1, text="z" * pieces[-1])

    with pytest.raises(violations.RetellingIsTooLong) as refusal:
        sent(retelling, ANNA, last, ruling=names(), now=DAWN)

    assert (refusal.value.rule, refusal.value.facts) == ("4.3", {"length": 1201, "most": 1200})
    assert asks(retelling, ANNA, last) is None


@rule("4.3")
def test_who_says_the_same_again_says_nothing_new() -> None:
    day = a_retelling(guessed(a_night(), RIGHT))
    day = play(day, BEN, Tilt(card=1, tilted=True), now=DAWN)

    with pytest.raises(violations.TiltVoteIsCast) as raised:
        sent(day, BEN, Tilt(card=1, tilted=True), now=DAWN)

    assert (raised.value.rule, raised.value.facts) == ("4.3", {"card": 1})
    assert Tilt(card=1, tilted=True) not in legal(day, BEN)
    assert Tilt(card=1, tilted=False) in legal(day, BEN)
