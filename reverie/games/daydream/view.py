"""What each eye may see. The only file that can leak."""

import msgspec

from reverie.games.daydream.commands import Options
from reverie.games.daydream.events import (
    AnyEvent,
    AnyFact,
    DiceRolled,
    FramesRewarded,
    GameBegan,
    GameEnded,
    Result,
    Score,
    TimeRanOut,
    TurnEnded,
    TurnSealed,
)
from reverie.games.daydream.rules import draft_of, goes_on
from reverie.games.daydream.rules.steps import NextSteps, next_steps
from reverie.games.daydream.scoring import places, score
from reverie.games.daydream.state import Sheet, State
from reverie.kernel.interruptions import Interrupted, must_be_seated
from reverie.kernel.messages import Sight
from reverie.kernel.moment import Moment
from reverie.kernel.seat import Eye, Seat, Watcher, seats


class View(msgspec.Struct, frozen=True):
    """A table of Daydream through one eye."""

    eye: Eye
    options: Options
    players: int
    bots: tuple[Seat, ...]
    paused_at: Moment | None
    turn: int
    dice: tuple[int, int]
    deadline: Moment | None
    sheets: tuple[Sheet, ...]
    """As they were when the last turn ended; one's own with what one has sealed since."""
    scores: tuple[Score, ...]
    points: tuple[int, ...]
    """What each sheet is worth in all."""
    places: tuple[int, ...]
    """Who would win now, and who would be where: 1 is first."""
    thinking: tuple[Seat, ...]
    overdue: tuple[Seat, ...]
    rewards: dict[str, tuple[int, ...]]
    last_turn: tuple[tuple[AnyFact, ...], ...]
    next: NextSteps | None
    """The first legal steps of one's turn; none if there is nothing to do."""
    result: Result | None


def view(state: State, eye: Eye) -> View:
    """All that this eye may see."""
    if not isinstance(eye, Watcher):
        must_be_seated(state.sitting, eye)
    sheets = tuple(shown_sheet(state, seat, eye) for seat in seats(state.sitting.players))
    scores = tuple(score(state.fold, sheet, solo=state.solo) for sheet in sheets)
    return View(
        eye=eye,
        options=state.options,
        players=state.sitting.players,
        bots=tuple(sorted(state.sitting.bots)),
        paused_at=state.sitting.paused_at,
        turn=state.turn,
        dice=state.dice,
        deadline=state.deadline,
        sheets=sheets,
        scores=scores,
        points=tuple(each.total for each in scores),
        places=places(scores),
        thinking=state.thinking if state.result is None else (),
        overdue=tuple(sorted(state.overdue)),
        rewards=state.rewards,
        last_turn=state.last_turn,
        next=first_steps(state, eye),
        result=state.result,
    )


def may_see(seat: Seat, eye: Eye) -> bool:
    # R3 What others have written is visible after the turn, not during it.
    return eye in (seat, Watcher.EVERYTHING)


def shown_sheet(state: State, seat: Seat, eye: Eye) -> Sheet:
    if may_see(seat, eye):
        return state.sealed_sheets.get(seat, state.sheets[seat])
    return state.sheets[seat]


def first_steps(state: State, eye: Eye) -> NextSteps | None:
    if isinstance(eye, Watcher) or eye in state.sealed or not goes_on(state):
        return None
    return next_steps(draft_of(state, eye, state.turn))


class TableauxFolded(Sight, frozen=True):
    """The game began."""

    options: Options
    players: int
    bots: tuple[Seat, ...]


class Rolled(Sight, frozen=True):
    """The dice of a turn."""

    turn: int
    dice: tuple[int, int]
    deadline: Moment | None


class Sealed(Sight, frozen=True):
    """Somebody has finished the turn; what they drew is shown to themselves only."""

    turn: int
    seat: Seat
    facts: tuple[AnyFact, ...] | None


class TimeIsUp(Sight, frozen=True):
    """A bot plays this turn for these players."""

    turn: int
    seats: tuple[Seat, ...]


class Opened(Sight, frozen=True):
    """The turn is over: what each player drew."""

    turn: int
    facts: tuple[tuple[AnyFact, ...], ...]


class Rewarded(Sight, frozen=True):
    """A group of frames was filled."""

    frame: str
    points: int
    seats: tuple[Seat, ...]


class Ended(Sight, frozen=True):
    """The end, with everybody's points."""

    result: Result


AnySight = TableauxFolded | Rolled | Sealed | TimeIsUp | Opened | Rewarded | Ended | Interrupted


def seen(state: State, event: AnyEvent, eye: Eye) -> AnySight:
    """What this eye is shown of an event that led to this state. Everybody sees that it was."""
    match event:
        case GameBegan():
            return TableauxFolded(
                # R4 A tableau of one's own is handed out once, not with what is told.
                options=msgspec.structs.replace(event.options, tableau=None),
                players=event.players,
                bots=event.bots,
            )
        case DiceRolled():
            return Rolled(turn=event.turn, dice=event.dice, deadline=event.deadline)
        case TurnSealed():
            facts = event.facts if may_see(event.seat, eye) else None
            return Sealed(turn=event.turn, seat=event.seat, facts=facts)
        case TimeRanOut():
            return TimeIsUp(turn=event.turn, seats=event.seats)
        case TurnEnded():
            return Opened(turn=event.turn, facts=state.last_turn)
        case FramesRewarded():
            return Rewarded(frame=event.frame, points=event.points, seats=event.seats)
        case GameEnded():
            return Ended(result=event.result)
        case _:
            return event
