"""Chapters 4 to 6: the retelling, the points, the next round."""

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    LONGEST_RETELLING,
    OfRetelling,
    Retell,
    Tilt,
)
from reverie.games.when_i_dream.events import (
    DreamRetold,
    GameEnded,
    MaskTakenOff,
    RoundEnded,
    TiltVoteCast,
)
from reverie.games.when_i_dream.pieces import Lying, left_of
from reverie.games.when_i_dream.rules.cards import Telling
from reverie.games.when_i_dream.rules.clues import must_be_spirit
from reverie.games.when_i_dream.rules.guesses import must_be_dreamer, settle_close_guess
from reverie.games.when_i_dream.rules.roles import deal, lies
from reverie.games.when_i_dream.rules.words import cleaned
from reverie.games.when_i_dream.scoring import has_remembered, is_tilted, result, round_points
from reverie.games.when_i_dream.state import State
from reverie.kernel.chance import Chance
from reverie.kernel.game import Outside
from reverie.kernel.moment import Moment, later
from reverie.kernel.ruling import RetellingCase, RetellingNames
from reverie.kernel.seat import Seat


def may_retell(state: State, seat: Seat, command: OfRetelling) -> None:
    must_be_dreamer(state, seat)
    # 4.1 The Dreamer retells the dream of this round, before the mask is off.
    if state.phase != "retelling" or command.round != state.round.number:
        raise violations.ItIsNotTheRetelling(round=command.round)
    # 4.3 Where clues are spoken the dream is told aloud, and the spirits tilt alone.
    if isinstance(command, Retell) and state.options.clues == "spoken":
        raise violations.CluesAreSpoken


def retelling_case(state: State, command: Retell) -> RetellingCase:
    """What the referee must judge: all that has been retold so far."""
    return RetellingCase(
        language=state.options.language,
        elements=tuple(played.element for played in state.round.board),
        text=state.round.retold_with(piece(state, command)),
    )


def piece(state: State, command: Retell) -> str:
    text = cleaned(command.text)
    # 4.3 A retelling has at most 1,200 characters.
    if not text:
        raise violations.RetellingIsEmpty
    if len(text) > room_left(state):
        length = len(state.round.retold_with(text))
        raise violations.RetellingIsTooLong(length=length, most=LONGEST_RETELLING)
    return text


def room_left(state: State) -> int:
    """Rule 4.3: how many characters the next piece may have."""
    return LONGEST_RETELLING - len(state.round.retold_with("x")) + 1


def retell(story: Telling, command: Retell, outside: Outside) -> None:
    text, ruling = piece(story.state, command), outside.ruling
    assert isinstance(ruling, RetellingNames)
    # 4.3 The referee tilts what it recognises.
    story.tell(DreamRetold(text=text, ruling=ruling))


def may_tilt(state: State, seat: Seat, command: Tilt) -> None:
    # 4.3 The spirits tilt the cards that the Dreamer names.
    must_be_spirit(state, seat)
    if state.phase != "retelling":
        raise violations.ItIsNotTheRetelling(round=state.round.number)
    if state.round.played(command.card) is None:
        raise violations.CardIsNotOnTheBoard(card=command.card)
    # 4.3 Who says the same again says nothing new.
    if state.round.tilts.get(command.card, {}).get(seat) == command.tilted:
        raise violations.TiltVoteIsCast(card=command.card)


def tilt(story: Telling, seat: Seat, command: Tilt) -> None:
    story.tell(TiltVoteCast(card=command.card, seat=seat, tilted=command.tilted))


def take_off_the_mask(story: Telling, now: Moment) -> None:
    """Rules 4.4 and 5: everything is shown, and the points are given."""
    # R9 At the latest at the end of the retelling close guesses are settled.
    for played in story.state.round.board:
        if played.side == "beside":
            settle_close_guess(story, played)
    state, this = story.state, story.state.round
    story.tell(
        MaskTakenOff(
            yellow=this.count("yellow"),
            blue=this.count("blue"),
            tilted=tuple(played.card for played in this.board if is_tilted(this, played.card)),
            remembered=has_remembered(this),
            points=round_points(state),
            until=later(now, state.options.ready_seconds),
        )
    )


def end_round(story: Telling, outside: Outside) -> None:
    state = story.state
    this = state.round
    story.tell(RoundEnded(returned=returned_cards(state, outside.chance)))
    # 1.5, 6.3 The game ends when everybody has been the Dreamer once.
    if this.number == state.sitting.players:
        story.tell(GameEnded(result=result(story.state)))
        return
    # 6.2 The player on the Dreamer's left is the next Dreamer.
    story.tell(
        deal(
            this.number + 1,
            left_of(state.dreamer, state.sitting.players),
            state.sitting.players,
            outside.chance,
            later(outside.now, state.options.ready_seconds),
        )
    )


def returned_cards(state: State, chance: Chance) -> tuple[Lying, ...]:
    # 6.1 All cards on the board go under the deck, turned and flipped at random.
    board = state.round.board
    ways = chance.draws(f"night {state.round.number} board", (4 for _ in board))
    return tuple(lies(played.lying.card, way) for played, way in zip(board, ways, strict=True))
