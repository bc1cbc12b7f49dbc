"""State → points."""

from typing import assert_never

from reverie.games.when_i_dream.events import Result
from reverie.games.when_i_dream.pieces import Spirit
from reverie.games.when_i_dream.state import Round, State
from reverie.kernel.seat import Seat, seats

BALANCE_BONUS = 2
MEMORY_BONUS = 2


def fairy(yellow: int) -> int:
    """Rule 5.1: the Fairies live by the right guesses."""
    return yellow


def boogeyman(blue: int) -> int:
    """Rule 5.2: the Boogeymen live by the wrong ones."""
    return blue


def dreamer(yellow: int, *, remembered: bool) -> int:
    """Rule 5.3: as a Fairy, and more for remembering everything."""
    return yellow + MEMORY_BONUS * remembered


def sandman(yellow: int, blue: int) -> int:
    """Rule 5.4: the Sandmen live by the balance of the board."""
    if yellow == blue:
        return yellow + BALANCE_BONUS
    if abs(yellow - blue) == 1:
        return max(yellow, blue)
    return min(yellow, blue)


def spirit_points(spirit: Spirit, yellow: int, blue: int) -> int:
    """What a spirit wins in a round."""
    match spirit:
        case "Fairy":
            return fairy(yellow)
        case "Boogeyman":
            return boogeyman(blue)
        case "Sandman":
            return sandman(yellow, blue)
        case _:
            assert_never(spirit)


def is_tilted(this: Round, card: int) -> bool:
    """Rule 4.3: more than half of the spirits who answer decide, else the referee's stands."""
    answers = this.tilts.get(card, {})
    yes = sum(answers.values())
    no = len(answers) - yes
    if yes == no:
        return card in this.named
    return yes > no


def has_remembered(this: Round) -> bool:
    """Rule 5.3: whether the retelling named every card on the yellow side."""
    yellow = [played.card for played in this.board if played.side == "yellow"]
    # R1 No yellow card at all: there was nothing to remember.
    if not yellow:
        return False
    return all(is_tilted(this, card) for card in yellow)


def round_points(state: State) -> tuple[int, ...]:
    """What each seat wins in the round that is being played. Rule 5.5 has examples."""
    this = state.round
    yellow, blue = this.count("yellow"), this.count("blue")
    return tuple(
        dreamer(yellow, remembered=has_remembered(this))
        if seat == this.dreamer
        else spirit_points(this.spirits[seat], yellow, blue)
        for seat in seats(state.sitting.players)
    )


def result(state: State) -> Result:
    """The end of the game."""
    # 6.4 The points won minus 1 for each penalty card; it may be negative.
    points = tuple(
        won - penalties for won, penalties in zip(state.won, state.penalties, strict=True)
    )
    # 6.4 The highest wins. 6.5 Tied: fewer penalty cards; tied in that too: shared.
    best = max(zip(points, (-number for number in state.penalties), strict=True))
    winners = tuple(
        Seat(seat)
        for seat, (won, number) in enumerate(zip(points, state.penalties, strict=True))
        if (won, -number) == best
    )
    return Result(points=points, winners=winners, won=state.won, penalties=state.penalties)
