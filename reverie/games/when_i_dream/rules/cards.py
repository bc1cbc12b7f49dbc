"""What happens when a card leaves (3.9, 3.12, 3.14, R2): used by all of chapter 3."""

from reverie.games.when_i_dream.events import (
    AnyEvent,
    ElementShown,
    PenaltyTaken,
    RetellingBegan,
    SandRanOut,
    TurnBegan,
)
from reverie.games.when_i_dream.pieces import left_of, uncovered
from reverie.games.when_i_dream.state import State
from reverie.kernel.moment import Moment, later
from reverie.kernel.seat import Seat
from reverie.kernel.story import Story

Telling = Story[State, AnyEvent]


def next_element(story: Telling, turn_of: Seat, now: Moment) -> None:
    state = story.state
    # R2 The deck is empty when a new Element is due: as if the sand had run out, no last guess.
    if not state.pile:
        end_the_dream(story, now)
        return
    # 3.9 After a card has left the next Element is shown.
    element = uncovered(state.deck, state.pile[0])
    story.tell(ElementShown(card=state.counts.cards + 1, element=element))
    begin_turn(story, turn_of, now)


def begin_turn(story: Telling, seat: Seat, now: Moment) -> None:
    """Rule 3.9: with the full time."""
    until = later(now, story.state.options.seconds_per_clue)
    story.tell(TurnBegan(turn=story.state.counts.turns + 1, seat=seat, until=until))


def spirit_after(state: State, seat: Seat) -> Seat:
    """Rule 3.1: clockwise, from spirit to spirit."""
    after = left_of(seat, state.sitting.players)
    if after == state.dreamer:
        return left_of(after, state.sitting.players)
    return after


def take_penalty(story: Telling, seat: Seat) -> None:
    """Rule 3.12: the giver of an improper clue takes the current dream card."""
    card = story.state.round.card
    assert card is not None
    story.tell(PenaltyTaken(card=card, seat=seat))


def end_the_dream(story: Telling, now: Moment) -> None:
    """No more clues, and no card for a last guess."""
    story.tell(SandRanOut(until=None))
    begin_retelling(story, now)


def begin_retelling(story: Telling, now: Moment) -> None:
    """Rule 4.1: still blindfolded."""
    story.tell(RetellingBegan(until=later(now, story.state.options.retelling_seconds)))
