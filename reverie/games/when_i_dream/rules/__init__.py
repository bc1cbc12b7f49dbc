"""What When I Dream allows and what follows from it."""

from typing import assert_never

from reverie.games.when_i_dream.commands import (
    LONGEST_CLUE,
    LONGEST_GUESS,
    AnnounceGuess,
    BeReady,
    ChallengeClue,
    EndRetelling,
    GiveClue,
    JudgeGuess,
    MakeGuess,
    MarkGuess,
    Offer,
    OwnCommand,
    PassCard,
    PassTurn,
    Retell,
    SayClue,
    Tilt,
    VoteOnClue,
)
from reverie.games.when_i_dream.events import AnyEvent
from reverie.games.when_i_dream.evolve import evolve
from reverie.games.when_i_dream.rules import challenges, clues, day, guesses, roles
from reverie.games.when_i_dream.rules.alarms import next_alarm, ring
from reverie.games.when_i_dream.rules.cards import Telling
from reverie.games.when_i_dream.state import State
from reverie.kernel.game import Alarm, Outcome, Outside
from reverie.kernel.interruptions import (
    Interruption,
    Pause,
    Resume,
    Ring,
    interrupt,
    may_act,
    must_be_seated,
)
from reverie.kernel.messages import Blank, Command
from reverie.kernel.moment import Moment
from reverie.kernel.ruling import Case
from reverie.kernel.seat import CLOCK, By, Seat, seats
from reverie.kernel.story import Story
from reverie.kernel.violation import RuleViolation, allows


def decide(state: State, by: By, command: Command, outside: Outside) -> tuple[AnyEvent, ...]:
    """What a command makes happen."""
    may_act(state.sitting, by, command, over=state.result is not None)
    story: Telling = Story(state, evolve)
    if isinstance(command, Ring):
        ring(story, outside)
    elif isinstance(command, Interruption):
        story.tell(interrupt(state.sitting, command, outside.now))
        # R12 In a pause nothing is decided; what is due waits for its end.
        if story.state.sitting.paused_at is None:
            presence_changed(story, outside.now)
    else:
        assert by != CLOCK
        assert isinstance(command, OwnCommand)
        may(state, by, command)
        do(story, by, command, outside)
    return story.events


def may_now(state: State, seat: Seat, command: OwnCommand) -> None:
    """What must hold at any table, and in this game."""
    may_act(state.sitting, seat, command, over=state.result is not None)
    may(state, seat, command)


def may(state: State, seat: Seat, command: OwnCommand) -> None:
    """Everything that must hold, but for what a text says and how it is judged."""
    match command:
        case BeReady():
            roles.may_be_ready(state, seat, command)
        case GiveClue() | SayClue() | PassTurn():
            clues.may_take_turn(state, seat, command)
        case ChallengeClue():
            challenges.may_challenge(state, seat, command)
        case VoteOnClue():
            challenges.may_vote(state, seat, command)
        case MakeGuess() | AnnounceGuess() | PassCard():
            guesses.may_guess(state, seat, command)
        case MarkGuess():
            guesses.may_mark(state, seat, command)
        case JudgeGuess():
            guesses.may_judge(state, seat, command)
        case Retell() | EndRetelling():
            day.may_retell(state, seat, command)
        case Tilt():
            day.may_tilt(state, seat, command)
        case _:
            assert_never(command)


def do(story: Telling, seat: Seat, command: OwnCommand, outside: Outside) -> None:
    """What follows from a command that is allowed."""
    match command:
        case BeReady():
            if roles.be_ready(story, seat):
                everybody_is_ready(story, outside)
        case GiveClue():
            clues.give_clue(story, seat, command, outside)
        case SayClue():
            clues.clue_was_given(story, seat, None, None, outside.now)
        case PassTurn():
            clues.pass_turn(story, seat, outside.now)
        case ChallengeClue():
            challenges.challenge(story, seat, command, outside)
        case VoteOnClue():
            challenges.vote(story, seat, command, outside)
        case MakeGuess():
            guesses.make_guess(story, command, outside)
        case AnnounceGuess():
            guesses.announce(story, command, outside)
        case PassCard():
            guesses.pass_card(story, outside.now)
        case MarkGuess():
            guesses.mark(story, seat, command, outside.now)
        case JudgeGuess():
            guesses.judge(story, seat, command)
        case Retell():
            day.retell(story, command, outside)
        case EndRetelling():
            day.take_off_the_mask(story, outside.now)
        case Tilt():
            day.tilt(story, seat, command)
        case _:
            assert_never(command)


def everybody_is_ready(story: Telling, outside: Outside) -> None:
    if story.state.phase == "dusk":
        roles.fall_asleep(story, outside)
    else:
        day.end_round(story, outside)


def presence_changed(story: Telling, now: Moment) -> None:
    """Rulings R5, R9 and R10: persons come and go, and a vote may be over when one is gone."""
    for played in story.state.round.board:
        guesses.settle_if_all_have_voted(story, played.card)
    guesses.settle_if_most_agree(story, now)


def asks(state: State, by: By, command: Command) -> Case | None:
    """What a referee must judge first; nothing for a command that is refused anyway."""
    if by == CLOCK or not isinstance(command, GiveClue | MakeGuess | Retell):
        return None
    try:
        may_now(state, by, command)
        match command:
            case GiveClue():
                return clues.clue_case(state, command)
            case MakeGuess():
                return guesses.guess_case(state, command)
            case Retell():
                return day.retelling_case(state, command)
            case _:
                assert_never(command)
    except RuleViolation:
        return None


def legal(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What this seat may send now. Asks the rules themselves, so it cannot differ from them."""
    must_be_seated(state.sitting, seat)
    if state.result is not None:
        return ()
    # R12 In a pause nothing else can be done.
    if state.sitting.paused_at is not None:
        return (Resume(),)
    # What must hold at any table holds now: the rest is the game's.
    allowed = [
        command for command in _conceivable(state, seat) if allows(may, state, seat, command)
    ]
    return (*(_offer(state, command) for command in allowed), Pause())


def _conceivable(state: State, seat: Seat) -> tuple[OwnCommand, ...]:
    """What could be offered at all; the rules decide what is."""
    ready: tuple[OwnCommand, ...] = ()
    if state.phase in ("dusk", "day"):
        ready = (BeReady(round=state.round.number, at=state.phase),)
    dreams = seat == state.dreamer
    return ready + (_of_the_dreamer(state) if dreams else _of_a_spirit(state, seat))


def _of_the_dreamer(state: State) -> tuple[OwnCommand, ...]:
    card, number = state.round.card, state.round.number
    offers: list[OwnCommand] = []
    if card is not None:
        offers += [MakeGuess(card=card, word=""), AnnounceGuess(card=card), PassCard(card=card)]
    if state.phase == "retelling":
        offers.append(EndRetelling(round=number))
        if day.room_left(state) > 0:
            offers.append(Retell(round=number, text=""))
    return tuple(offers)


def _of_a_spirit(state: State, seat: Seat) -> tuple[OwnCommand, ...]:
    this = state.round
    offers: list[OwnCommand] = []
    if this.turn is not None and this.turn.seat == seat:
        number = this.turn.number
        offers += [GiveClue(turn=number, word=""), SayClue(turn=number), PassTurn(turn=number)]
    offers += [ChallengeClue(clue=clue.number) for clue in this.clues]
    close = [played.card for played in this.board if played.side == "beside"]
    for yes in (True, False):
        offers += [VoteOnClue(clue=vote.clue, improper=yes) for vote in this.challenges]
        offers += [JudgeGuess(card=played, right=yes) for played in close]
        if this.spoken is not None:
            offers.append(MarkGuess(guess=this.spoken.number, right=yes))
        if state.phase == "retelling":
            offers += [Tilt(card=played.card, tilted=yes) for played in this.board]
    return tuple(offers)


def _offer(state: State, command: OwnCommand) -> Offer:
    match command:
        case GiveClue():
            return Blank(command=command, field="word", longest=LONGEST_CLUE)
        case MakeGuess():
            return Blank(command=command, field="word", longest=LONGEST_GUESS)
        case Retell():
            return Blank(command=command, field="text", longest=day.room_left(state))
        case _:
            return command


def to_act(state: State) -> frozenset[Seat]:
    """Whom the table waits for."""
    this = state.round
    match state.phase:
        case "dusk" | "day":
            return frozenset(seats(state.sitting.players)) - this.ready
        case "night" | "last guess" if this.spoken is not None:
            return state.judges - this.spoken.marks.keys()
        case "night":
            assert this.turn is not None
            return frozenset({this.turn.seat})
        case "last guess" | "retelling":
            return frozenset({state.dreamer})
        case "over":
            return frozenset()
        case _:
            assert_never(state.phase)


def alarm(state: State) -> Alarm | None:
    """When something happens by itself."""
    due = next_alarm(state)
    return None if due is None else Alarm(at=due.at)


def bots_play(state: State) -> frozenset[Seat]:
    """Ruling R5: the seats whose persons are gone."""
    return state.sitting.bots


def outcome(state: State) -> Outcome | None:
    """The result, once there is one."""
    return state.result
