"""Event → new state. Refuses nothing."""

from typing import assert_never

from msgspec.structs import replace

from reverie.games.daydream.commands import Options
from reverie.games.daydream.events import (
    AnyEvent,
    AnyFact,
    BonusCircled,
    DiceRolled,
    DieSkipped,
    FrameFilled,
    FramesRewarded,
    GameBegan,
    GameEnded,
    LineDrawn,
    MoonFilled,
    NumberWritten,
    RewardsCrossedOut,
    RowSettled,
    StarLinesDrawn,
    TimeRanOut,
    TurnEnded,
    TurnSealed,
)
from reverie.games.daydream.pieces import Fold, fold
from reverie.games.daydream.printed import printed_fold
from reverie.games.daydream.state import Sheet, State, fresh_sheet
from reverie.kernel.interruptions import Interrupted, Sitting, interrupted
from reverie.kernel.moment import delayed
from reverie.kernel.seat import seats


def evolve(state: State | None, event: AnyEvent) -> State:
    """The state after an event."""
    if isinstance(event, GameBegan):
        return _began(event)
    assert state is not None
    match event:
        case DiceRolled():
            return replace(state, turn=event.turn, dice=event.dice, deadline=event.deadline)
        case TurnSealed():
            sheet = drawn(state.sheets[event.seat], event.facts)
            return replace(
                state,
                sealed={**state.sealed, event.seat: event.facts},
                sealed_sheets={**state.sealed_sheets, event.seat: sheet},
            )
        case TimeRanOut():
            return replace(state, overdue=frozenset(event.seats), deadline=None)
        case TurnEnded():
            everybody = seats(state.sitting.players)
            return replace(
                state,
                sheets=tuple(state.sealed_sheets[seat] for seat in everybody),
                last_turn=tuple(state.sealed[seat] for seat in everybody),
                sealed={},
                sealed_sheets={},
                overdue=frozenset(),
                deadline=None,
            )
        case FramesRewarded():
            return _rewarded(state, event)
        case GameEnded():
            return replace(state, result=event.result)
        case _:
            return _interrupted(state, event)


def drawn(sheet: Sheet, facts: tuple[AnyFact, ...]) -> Sheet:
    """A sheet after some marks of the pen."""
    for fact in facts:
        sheet = mark(sheet, fact)
    return sheet


def mark(sheet: Sheet, fact: AnyFact) -> Sheet:
    """A sheet after one mark of the pen."""
    match fact:
        case NumberWritten():
            return replace(
                sheet,
                numbers={**sheet.numbers, fact.cloud: fact.number},
                circled=sheet.circled - fact.leaves,
                filled=sheet.filled + fact.leaves,
            )
        case DieSkipped():
            return replace(
                sheet, circled=sheet.circled + fact.leaf, thorns=sheet.thorns + fact.thorn
            )
        case StarLinesDrawn():
            return replace(sheet, star_lines=sheet.star_lines + fact.lines)
        case MoonFilled():
            return replace(
                sheet,
                moons=(*sheet.moons, fact.number),
                moon_points=sheet.moon_points + fact.points,
            )
        case FrameFilled():
            return replace(sheet, rewards={**sheet.rewards, fact.frame: fact.points})
        case RewardsCrossedOut():
            return replace(sheet, crossed_out=sheet.crossed_out | {fact.points})
        case RowSettled():
            return replace(sheet, marks={**sheet.marks, fact.row: fact.mark})
        case LineDrawn():
            if fact.finished:
                return replace(sheet, finished=sheet.finished + 1, point=0)
            return replace(sheet, point=fact.to)
        case BonusCircled():
            return replace(
                sheet,
                bonuses={**sheet.bonuses, fact.bonus: sheet.bonuses[fact.bonus] - 1},
                circled=sheet.circled + fact.leaf,
            )
        case _:
            assert_never(fact)


def _began(event: GameBegan) -> State:
    chosen = chosen_fold(event.options)
    return State(
        options=event.options,
        sitting=Sitting(players=event.players, bots=frozenset(event.bots)),
        fold=chosen,
        turn=0,
        dice=(0, 0),
        deadline=None,
        overdue=frozenset(),
        sheets=(fresh_sheet(chosen),) * event.players,
        sealed={},
        sealed_sheets={},
        rewards={
            frame: tuple(reward.points for reward in chosen.rewards) for frame in chosen.frames
        },
    )


def chosen_fold(options: Options) -> Fold:
    """The fold that a table plays, of its own tableau or of ours."""
    if options.tableau is None:
        return printed_fold(options.fold)
    return fold(options.tableau, options.fold)


def _rewarded(state: State, event: FramesRewarded) -> State:
    return replace(
        state,
        sheets=tuple(
            mark(sheet, FrameFilled(frame=event.frame, points=event.points))
            if seat in event.seats
            else sheet
            for seat, sheet in enumerate(state.sheets)
        ),
        rewards={
            **state.rewards,
            event.frame: tuple(p for p in state.rewards[event.frame] if p != event.points),
        },
    )


def _interrupted(state: State, event: Interrupted) -> State:
    sitting, delay = interrupted(state.sitting, event)
    return replace(state, sitting=sitting, deadline=delayed(state.deadline, delay))
