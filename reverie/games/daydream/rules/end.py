"""The end of a turn (7.7) and of the game (5.1)."""

from reverie.games.daydream.commands import Options
from reverie.games.daydream.events import (
    AnyEvent,
    DiceRolled,
    FramesRewarded,
    GameEnded,
    TurnEnded,
)
from reverie.games.daydream.scoring import result
from reverie.games.daydream.state import Sheet, State, all_traced
from reverie.kernel.chance import Chance
from reverie.kernel.game import Outside
from reverie.kernel.moment import Moment, later
from reverie.kernel.seat import Seat
from reverie.kernel.story import Story


def end_turn(story: Story[State, AnyEvent], outside: Outside) -> None:
    """Everybody has sealed: the tableaux are opened, and the next roll comes."""
    before = story.state.sheets
    state = story.tell(TurnEnded(turn=story.state.turn))
    if not state.solo:
        reward_frames(story, before)
    # 5.1 The game ends with the turn in which somebody has filled all clouds or traced all items.
    if any(is_complete(state, sheet) for sheet in state.sheets):
        story.tell(GameEnded(result=result(story.state)))
        return
    story.tell(roll(state.options, state.turn + 1, outside.chance, outside.now))


def is_complete(state: State, sheet: Sheet) -> bool:
    return len(sheet.numbers) == len(state.fold.clouds) or all_traced(state.fold, sheet)


def reward_frames(story: Story[State, AnyEvent], before: tuple[Sheet, ...]) -> None:
    for frame, clouds in story.state.fold.frames.items():
        # 7.7 All who fill a group in the same turn take the highest reward still there.
        filled = tuple(
            Seat(seat)
            for seat, sheet in enumerate(story.state.sheets)
            if sheet.numbers.keys() >= clouds and not before[seat].numbers.keys() >= clouds
        )
        left = story.state.rewards[frame]
        if filled and left:
            story.tell(FramesRewarded(frame=frame, points=left[0], seats=filled))


def roll(options: Options, turn: int, chance: Chance, now: Moment) -> DiceRolled:
    """Rule 3.1: both dice are rolled once, for all."""
    return DiceRolled(
        turn=turn,
        dice=thrown(options, turn, chance),
        # R2 A time for each turn, if the table wants one.
        deadline=None if options.seconds_per_turn is None else later(now, options.seconds_per_turn),
    )


def thrown(options: Options, turn: int, chance: Chance) -> tuple[int, int]:
    # 1.5 The dice show 0 to 9, or 1 to 6.
    lowest, faces = (0, 10) if options.dice == "0-9" else (1, 6)
    first, second = chance.draws(f"turn {turn} dice", (faces, faces))
    return lowest + first, lowest + second
