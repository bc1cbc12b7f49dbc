"""Chapter 3: guessing, typed (R3, R9) and spoken (R10)."""

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    LONGEST_GUESS,
    AnnounceGuess,
    JudgeGuess,
    MakeGuess,
    MarkGuess,
    OfCard,
)
from reverie.games.when_i_dream.events import (
    CardPassed,
    CloseGuessSettled,
    CloseGuessVoteCast,
    GuessAnnounced,
    GuessMade,
    GuessMarked,
    LastGuessLeft,
    SpokenGuessFell,
    SpokenGuessSettled,
)
from reverie.games.when_i_dream.pieces import Side
from reverie.games.when_i_dream.rules.cards import Telling, begin_retelling, next_element
from reverie.games.when_i_dream.rules.clues import must_be_spirit
from reverie.games.when_i_dream.rules.words import cleaned
from reverie.games.when_i_dream.state import Played, SpokenGuess, State
from reverie.kernel.game import Outside
from reverie.kernel.moment import Moment, later
from reverie.kernel.ruling import (
    GuessCase,
    GuessIsClose,
    GuessIsRight,
    GuessIsWrong,
    GuessRuling,
)
from reverie.kernel.seat import Seat

MARKING_SECONDS = 8


def must_be_dreamer(state: State, seat: Seat) -> None:
    # 3.5 The Dreamer guesses.
    if seat != state.dreamer:
        raise violations.OnlyTheDreamerMay(dreamer=state.dreamer)


def may_guess(state: State, seat: Seat, command: OfCard) -> None:
    must_be_dreamer(state, seat)
    # R3 A guess is bound to the card it was meant for.
    if command.card != state.round.card:
        raise violations.CardHasLeft(card=command.card)
    # 3.5 One guess at a time.
    if state.round.spoken is not None:
        raise violations.DreamerIsGuessing
    # R7 A table that speaks its clues speaks its guesses.
    if isinstance(command, MakeGuess) and state.options.clues == "spoken":
        raise violations.CluesAreSpoken
    if isinstance(command, AnnounceGuess) and state.options.clues == "typed":
        raise violations.CluesAreTyped


def guess_case(state: State, command: MakeGuess) -> GuessCase:
    """What the referee must judge."""
    assert state.element is not None
    return GuessCase(
        language=state.options.language, element=state.element, guess=guess_word(command)
    )


def guess_word(command: MakeGuess) -> str:
    word = cleaned(command.word)
    # 3.5 A guess names one Element.
    if not word:
        raise violations.GuessIsEmpty
    # R14 It has at most 80 characters.
    if len(word) > LONGEST_GUESS:
        raise violations.GuessIsTooLong(length=len(word), most=LONGEST_GUESS)
    return word


def make_guess(story: Telling, command: MakeGuess, outside: Outside) -> None:
    word, ruling = guess_word(command), outside.ruling
    assert isinstance(ruling, GuessIsRight | GuessIsClose | GuessIsWrong)
    side = side_of(ruling)
    story.tell(GuessMade(card=command.card, word=word, ruling=ruling, side=side))
    settle_if_all_have_voted(story, command.card)
    card_left(story, outside.now)


def side_of(ruling: GuessRuling) -> Side:
    # R9 A close guess: the card lies beside the board, on neither side.
    if isinstance(ruling, GuessIsClose):
        return "beside"
    return side_for(right=isinstance(ruling, GuessIsRight))


def side_for(*, right: bool) -> Side:
    # 3.6 A right guess puts the card on the yellow side of the board, a wrong one on the blue.
    if right:
        return "yellow"
    return "blue"


def card_left(story: Telling, now: Moment) -> None:
    turn = story.state.round.turn
    # 3.14 After the sand there is no turn, and no further Element is shown.
    if turn is None:
        begin_retelling(story, now)
        return
    # 3.9 When a card leaves by a guess or a pass the turn stays where it is.
    next_element(story, turn.seat, now)


def pass_card(story: Telling, now: Moment) -> None:
    card = story.state.round.card
    assert card is not None
    # 3.14 After the sand to pass is to decline: the card stays on top of the deck.
    if story.state.phase == "last guess":
        leave_last_guess(story, now)
        return
    # 3.7 The card goes to the blue side.
    story.tell(CardPassed(card=card, side="blue"))
    card_left(story, now)


def leave_last_guess(story: Telling, now: Moment) -> None:
    """Rule 3.14: no guess, no effect."""
    card = story.state.round.card
    assert card is not None
    story.tell(LastGuessLeft(card=card))
    begin_retelling(story, now)


def must_be_judge(state: State, seat: Seat) -> None:
    must_be_spirit(state, seat)
    # R9, R10 The persons among the spirits judge.
    if seat not in state.judges:
        raise violations.OnlyPersonsVote(seat=seat)


def may_judge(state: State, seat: Seat, command: JudgeGuess) -> None:
    must_be_judge(state, seat)
    played = state.round.played(command.card)
    # R9 A close guess lies beside the board until it is settled.
    if played is None or played.side != "beside":
        raise violations.GuessNeedsNoVote(card=command.card)
    if seat in played.votes:
        raise violations.GuessVoteIsCast(card=command.card)


def judge(story: Telling, seat: Seat, command: JudgeGuess) -> None:
    story.tell(CloseGuessVoteCast(card=command.card, seat=seat, right=command.right))
    settle_if_all_have_voted(story, command.card)


def settle_if_all_have_voted(story: Telling, card: int) -> None:
    played = story.state.round.played(card)
    assert played is not None
    # R9 The persons among the spirits vote until all have.
    if played.side == "beside" and story.state.judges <= played.votes.keys():
        settle_close_guess(story, played)


def settle_close_guess(story: Telling, played: Played) -> None:
    side = side_for(right=close_guess_is_right(played))
    story.tell(CloseGuessSettled(card=played.card, side=side))


def close_guess_is_right(played: Played) -> bool:
    # R9 No vote at all: the referee's leaning.
    if not played.votes:
        return bool(played.leaning)
    return most_say_right(played.votes)


def most_say_right(votes: dict[Seat, bool]) -> bool:
    """Rulings R9 and R10: the majority of the votes cast; a tie counts as right."""
    return 2 * sum(votes.values()) >= len(votes)


def announce(story: Telling, command: AnnounceGuess, outside: Outside) -> None:
    state = story.state
    turn = state.round.turn
    # R10 The clue's time stops, the sand does not.
    left = 0
    if turn is not None:
        assert turn.until is not None
        left = turn.until - outside.now
    story.tell(
        GuessAnnounced(
            guess=state.counts.guesses + 1,
            card=command.card,
            clue_time_left=left,
            until=later(outside.now, MARKING_SECONDS),
        )
    )


def may_mark(state: State, seat: Seat, command: MarkGuess) -> None:
    must_be_judge(state, seat)
    spoken = state.round.spoken
    # R10 The spirits mark the guess that is being spoken.
    if spoken is None or spoken.number != command.guess:
        raise violations.NoGuessToMark(guess=command.guess)
    if seat in spoken.marks:
        raise violations.MarkIsSet(guess=command.guess)


def mark(story: Telling, seat: Seat, command: MarkGuess, now: Moment) -> None:
    story.tell(GuessMarked(guess=command.guess, seat=seat, right=command.right))
    settle_if_most_agree(story, now)


def settle_if_most_agree(story: Telling, now: Moment) -> None:
    spoken, judges = story.state.round.spoken, story.state.judges
    if spoken is None:
        return
    marks = [spoken.marks[judge] for judge in judges if judge in spoken.marks]
    right, wrong = marks.count(True), marks.count(False)
    # R10 Settled when more than half of the persons among the spirits agree.
    if 2 * max(right, wrong) > len(judges):
        spoken_guess_was(story, right=right > wrong, now=now)


def spoken_guess_was(story: Telling, *, right: bool, now: Moment) -> None:
    card = story.state.round.card
    assert card is not None
    story.tell(SpokenGuessSettled(card=card, side=side_for(right=right)))
    card_left(story, now)


def marking_is_over(story: Telling, now: Moment) -> None:
    """Ruling R10: after 8 seconds the votes cast decide."""
    state = story.state
    spoken, card = state.round.spoken, state.round.card
    assert spoken is not None
    assert card is not None
    if spoken.marks:
        spoken_guess_was(story, right=most_say_right(spoken.marks), now=now)
        return
    # R10 No vote cast: there was no guess and the card stays.
    story.tell(SpokenGuessFell(card=card, until=time_after(state, spoken, now)))


def time_after(state: State, spoken: SpokenGuess, now: Moment) -> Moment:
    """When the time is over that a spoken guess which was none has interrupted."""
    # R10 The clue's time goes on where it stopped.
    if state.phase == "night":
        return Moment(now + spoken.clue_time_left)
    # 3.14 If the sand ran out meanwhile, the time of the last guess begins now.
    if state.round.until is None:
        return later(now, state.options.last_guess_seconds)
    return max(now, state.round.until)
