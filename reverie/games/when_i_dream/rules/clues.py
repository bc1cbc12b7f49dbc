"""Chapter 3: giving clues."""

from typing import assert_never

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    LONGEST_CLUE,
    GiveClue,
    OfTurn,
    SayClue,
)
from reverie.games.when_i_dream.events import (
    ClueGiven,
    ClueStopped,
    SpiritPassed,
    SpiritWasPassedOver,
)
from reverie.games.when_i_dream.rules.cards import (
    Telling,
    begin_turn,
    next_element,
    spirit_after,
    take_penalty,
)
from reverie.games.when_i_dream.rules.words import cleaned
from reverie.games.when_i_dream.state import State
from reverie.kernel.game import Outside
from reverie.kernel.moment import Moment
from reverie.kernel.ruling import ClueCase, ClueIsDoubtful, ClueIsFine, ClueIsImproper, ClueRuling
from reverie.kernel.seat import Seat
from reverie.kernel.violation import RuleViolation


def must_be_spirit(state: State, seat: Seat) -> None:
    # 2.3 The Dreamer sees nothing of the card, and so does not speak of it.
    if seat == state.dreamer:
        raise violations.OnlySpiritsMay(seat=seat)


def may_take_turn(state: State, seat: Seat, command: OfTurn) -> None:
    must_be_spirit(state, seat)
    # 3.14 When the sand has run out nobody gives a clue any more.
    if state.phase != "night":
        raise violations.SandIsNotRunning
    # R10 While a guess is spoken the clue's time stops.
    if state.round.spoken is not None:
        raise violations.DreamerIsGuessing
    turn = state.round.turn
    assert turn is not None
    # 3.1 The spirits speak in turn.
    if seat != turn.seat:
        raise violations.NotYourTurn(turn_of=turn.seat)
    # 3.9 A turn is meant for the card that was there when it began.
    if command.turn != turn.number:
        raise violations.TurnIsOver(turn=command.turn, now=turn.number)
    # R7 Clues are spoken or typed, as the table has chosen.
    if isinstance(command, GiveClue) and state.options.clues == "spoken":
        raise violations.CluesAreSpoken
    if isinstance(command, SayClue) and state.options.clues == "typed":
        raise violations.CluesAreTyped


def clue_case(state: State, command: GiveClue) -> ClueCase | None:
    """What the referee must judge: nothing where only people do."""
    if state.options.referee == "table":
        return None
    assert state.element is not None
    return ClueCase(language=state.options.language, element=state.element, clue=clue_word(command))


def clue_word(command: GiveClue) -> str:
    word = cleaned(command.word)
    # 3.1 A clue is exactly one word. (Whether it is one, a referee says.)
    if not word:
        raise violations.ClueIsEmpty
    # R14 It has at most 80 characters.
    if len(word) > LONGEST_CLUE:
        raise violations.ClueIsTooLong(length=len(word), most=LONGEST_CLUE)
    return word


def give_clue(story: Telling, seat: Seat, command: GiveClue, outside: Outside) -> None:
    word = clue_word(command)
    ruling = clue_ruling(story.state, outside)
    if isinstance(ruling, ClueIsImproper):
        # 3.12, R14 A strict referee stops an improper clue, and it costs its giver the card.
        if story.state.options.referee == "strict":
            stop_clue(story, seat, word, ruling, outside.now)
            return
        # R14 A gentle one says no, and the giver may try again in their time.
        raise refusal(ruling)
    # R11 Every other word is allowed, a doubtful one too.
    clue_was_given(story, seat, word, ruling, outside.now)


def clue_ruling(state: State, outside: Outside) -> ClueRuling | None:
    # R6, R14 At a table without a referee only people judge.
    if state.options.referee == "table":
        return None
    ruling = outside.ruling
    assert isinstance(ruling, ClueIsFine | ClueIsImproper | ClueIsDoubtful)
    return ruling


def refusal(ruling: ClueIsImproper) -> RuleViolation:
    """The rule that an improper clue breaks."""
    match ruling.fault:
        case "several words":
            return violations.ClueIsSeveralWords(evidence=ruling.evidence)
        case "family":
            return violations.ClueIsOfTheSameFamily(evidence=ruling.evidence)
        case "sound":
            return violations.ClueSoundsLikeTheElement(evidence=ruling.evidence)
        case "translation":
            return violations.ClueIsATranslation(evidence=ruling.evidence)
        case _:
            assert_never(ruling.fault)


def clue_was_given(
    story: Telling, seat: Seat, word: str | None, ruling: ClueRuling | None, now: Moment
) -> None:
    """Rule 3.1: then the next spirit. A doubtful clue stands, and the spirits see the doubt."""
    number = story.state.counts.clues + 1
    story.tell(ClueGiven(clue=number, seat=seat, word=word, ruling=ruling))
    begin_turn(story, spirit_after(story.state, seat), now)


def stop_clue(story: Telling, seat: Seat, word: str, ruling: ClueIsImproper, now: Moment) -> None:
    """Rule 3.12: the giver takes the card, the next Element is shown, the turn passes on."""
    story.tell(ClueStopped(seat=seat, word=word, ruling=ruling))
    take_penalty(story, seat)
    next_element(story, spirit_after(story.state, seat), now)


def pass_turn(story: Telling, seat: Seat, now: Moment) -> None:
    """Rule 3.10: a spirit may pass."""
    story.tell(SpiritPassed(seat=seat))
    begin_turn(story, spirit_after(story.state, seat), now)


def pass_over(story: Telling, now: Moment) -> None:
    """Rule 3.11: who has given no clue in time is passed over."""
    turn = story.state.round.turn
    assert turn is not None
    story.tell(SpiritWasPassedOver(seat=turn.seat))
    begin_turn(story, spirit_after(story.state, turn.seat), now)
