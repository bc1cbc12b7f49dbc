"""What Daydream allows and what follows from it."""

from typing import Any

import msgspec

from reverie.games.daydream import violations
from reverie.games.daydream.commands import AnyStep, PlayTurn, Try
from reverie.games.daydream.events import AnyEvent, AnyFact, Score, TimeRanOut, TurnSealed
from reverie.games.daydream.evolve import evolve
from reverie.games.daydream.pieces import MOST_STEPS
from reverie.games.daydream.rules.end import end_turn
from reverie.games.daydream.rules.steps import NextSteps, may_seal, next_steps, take_steps
from reverie.games.daydream.scoring import score
from reverie.games.daydream.state import Draft, Sheet, State, begin_turn
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
from reverie.kernel.ruling import Case
from reverie.kernel.seat import CLOCK, By, Seat
from reverie.kernel.story import Story
from reverie.kernel.violation import NothingIsDue


def decide(state: State, by: By, command: Command, outside: Outside) -> tuple[AnyEvent, ...]:
    """What a command makes happen."""
    may_act(state.sitting, by, command, over=state.result is not None)
    match command:
        case PlayTurn():
            assert by != CLOCK
            return play_turn(state, by, command, outside)
        case Ring():
            return (time_ran_out(state, outside),)
        case _:
            assert isinstance(command, Interruption)
            return (interrupt(state.sitting, command, outside.now),)


def play_turn(
    state: State, seat: Seat, command: PlayTurn, outside: Outside
) -> tuple[AnyEvent, ...]:
    draft = take_steps(draft_of(state, seat, command.turn), command.steps)
    may_seal(draft)
    story: Story[State, AnyEvent] = Story(state, evolve)
    story.tell(TurnSealed(turn=state.turn, seat=seat, facts=draft.facts))
    # R2 The next roll comes when all have sealed.
    if not story.state.thinking:
        end_turn(story, outside)
    return story.events


def draft_of(state: State, seat: Seat, turn: int) -> Draft:
    """A fresh draft of this seat's turn."""
    # 3.1 A turn is played with its own dice.
    if turn != state.turn:
        raise violations.TurnIsNotOn(turn=turn, now=state.turn)
    # R2 Everything may be taken back until it is sealed, and nothing after that.
    if seat in state.sealed:
        raise violations.TurnIsSealed(turn=turn)
    return begin_turn(
        state.fold,
        state.sheets[seat],
        state.dice,
        solo=state.solo,
        start=state.turn == 0,
    )


def time_ran_out(state: State, outside: Outside) -> TimeRanOut:
    # R2 After its time a bot plays the whole turn for a player who has not sealed.
    if state.deadline is None or outside.now < state.deadline:
        raise NothingIsDue
    return TimeRanOut(turn=state.turn, seats=state.thinking)


class Tried(msgspec.Struct, frozen=True):
    """What steps would bring: the answer to `Try`."""

    sheet: Sheet
    facts: tuple[AnyFact, ...]
    score: Score
    points: int
    """The score in all."""
    next: NextSteps


def answer(state: State, seat: Seat, question: Try) -> Tried:
    """The sheet as it would be, what was won and the next legal steps; or the violation."""
    # Whoever may not play this turn is told nothing about it either.
    command = PlayTurn(turn=question.turn, steps=question.steps)
    may_act(state.sitting, seat, command, over=state.result is not None)
    draft = take_steps(draft_of(state, seat, question.turn), question.steps)
    worth = score(draft.fold, draft.sheet, solo=draft.solo)
    return Tried(
        sheet=draft.sheet,
        facts=draft.facts,
        score=worth,
        points=worth.total,
        next=next_steps(draft),
    )


def asks(state: State, by: By, command: Command) -> Case | None:  # noqa: ARG001 - nothing to judge
    """Daydream needs no referee."""
    return None


def legal(state: State, seat: Seat) -> tuple[Command | Blank[Any], ...]:
    """The shape of a turn; its steps are found one by one with `Try`."""
    must_be_seated(state.sitting, seat)
    if state.result is not None:
        return ()
    if state.sitting.paused_at is not None:
        return (Resume(),)
    if seat in state.sealed:
        return (Pause(),)
    steps: tuple[AnyStep, ...] = ()
    turn = PlayTurn(turn=state.turn, steps=steps)
    return (Blank(command=turn, field="steps", longest=MOST_STEPS), Pause())


def goes_on(state: State) -> bool:
    """Neither over nor paused."""
    return state.result is None and state.sitting.paused_at is None


def to_act(state: State) -> frozenset[Seat]:
    """Who has not sealed."""
    return frozenset(state.thinking) if state.result is None else frozenset()


def alarm(state: State) -> Alarm | None:
    """When the time for the turn is over."""
    if state.deadline is None or state.sitting.paused_at is not None:
        return None
    return Alarm(at=state.deadline)


def bots_play(state: State) -> frozenset[Seat]:
    """Ruling R2: the seats whose persons are gone, and those whose time has run out."""
    return state.sitting.bots | state.overdue


def outcome(state: State) -> Outcome | None:
    """The result, once there is one."""
    return state.result
