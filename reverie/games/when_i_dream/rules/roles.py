"""Chapter 2: the night begins."""

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import BeReady
from reverie.games.when_i_dream.events import NightFell, RoundBegan, SeatGotReady
from reverie.games.when_i_dream.pieces import Lying, left_of, spirit_cards
from reverie.games.when_i_dream.rules.cards import Telling, next_element
from reverie.games.when_i_dream.state import State
from reverie.kernel.chance import Chance
from reverie.kernel.game import Outside
from reverie.kernel.moment import Moment, later
from reverie.kernel.seat import Seat


def deal(
    round_number: int, dreamer: Seat, players: int, chance: Chance, until: Moment
) -> RoundBegan:
    """Rule 2.1: shuffle the spirit cards and deal one to each other player, clockwise."""
    *dealt, left_over = chance.shuffled(f"night {round_number} spirits", spirit_cards(players))
    spirits = {}
    seat = dreamer
    for spirit in dealt:
        seat = left_of(seat, players)
        spirits[seat] = spirit
    return RoundBegan(
        round=round_number, dreamer=dreamer, spirits=spirits, left_over=left_over, until=until
    )


def may_be_ready(state: State, seat: Seat, command: BeReady) -> None:
    # 2.5, R15 The sand starts when everybody is ready; so does the next round.
    if (command.round, command.at) != (state.round.number, state.phase):
        raise violations.NothingToBeReadyFor(round=command.round, at=command.at)
    if seat in state.round.ready:
        raise violations.ReadyAlready(seat=seat)


def be_ready(story: Telling, seat: Seat) -> bool:
    """Rule 2.5: whether everybody is ready now."""
    ready = story.tell(SeatGotReady(seat=seat)).round.ready
    return len(ready) == story.state.sitting.players


def fall_asleep(story: Telling, outside: Outside) -> None:
    """Rules 2.4 and 2.5: the first Element is shown and the sand starts."""
    state = story.state
    bottom = put_to_the_bottom(state, outside.chance)
    until = later(outside.now, state.options.sand_seconds)
    story.tell(NightFell(bottom=bottom, until=until))
    # 3.1 The spirit left of the Dreamer begins.
    next_element(story, left_of(state.dreamer, state.sitting.players), outside.now)


def put_to_the_bottom(state: State, chance: Chance) -> Lying | None:
    # 2.4 The top dream card goes to the bottom of the deck, turned or flipped.
    if not state.pile:
        return None
    return turned(state.pile[0], chance.draw(f"night {state.round.number} top card", 3))


def turned(lying: Lying, way: int) -> Lying:
    """The card lying in one of the three other ways."""
    other = (2 * lying.face + lying.end + 1 + way) % 4
    return lies(lying.card, other)


def lies(card: int, way: int) -> Lying:
    """Rule 1.3: a card in one of its four ways."""
    return Lying(card=card, face=1 if way >= 2 else 0, end=1 if way % 2 else 0)
