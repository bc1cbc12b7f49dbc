"""Event → new state. Refuses nothing."""

from typing import Any, assert_never

from msgspec.structs import replace

from reverie.games.when_i_dream.events import (
    AnyEvent,
    CardPassed,
    ChallengeDecided,
    CloseGuessSettled,
    CloseGuessVoteCast,
    ClueChallenged,
    ClueGiven,
    ClueStopped,
    ClueVoteCast,
    DeckShuffled,
    DreamRetold,
    ElementShown,
    GameBegan,
    GameEnded,
    GuessAnnounced,
    GuessMade,
    GuessMarked,
    LastGuessLeft,
    MaskTakenOff,
    NightFell,
    PenaltyTaken,
    RetellingBegan,
    RoundBegan,
    RoundEnded,
    SandRanOut,
    SeatGotReady,
    SpiritPassed,
    SpiritWasPassedOver,
    SpokenGuessFell,
    SpokenGuessSettled,
    TiltVoteCast,
    TurnBegan,
)
from reverie.games.when_i_dream.pieces import Side, uncovered
from reverie.games.when_i_dream.state import (
    Challenge,
    Clue,
    Counts,
    Penalty,
    Played,
    Round,
    SpokenGuess,
    State,
    Turn,
)
from reverie.kernel.interruptions import (
    BotTookOver,
    Paused,
    PersonCameBack,
    Resumed,
    Sitting,
    TimeGivenBack,
    interrupted,
)
from reverie.kernel.moment import Moment, delayed
from reverie.kernel.ruling import GuessIsClose
from reverie.kernel.seat import Seat


def evolve(state: State | None, event: AnyEvent) -> State:
    """The state after an event."""
    if isinstance(event, GameBegan):
        return _began(event)
    assert state is not None
    match event:
        case DeckShuffled():
            return replace(state, pile=event.pile)
        case RoundBegan():
            return replace(
                state,
                phase="dusk",
                round=Round(
                    number=event.round,
                    dreamer=event.dreamer,
                    spirits=event.spirits,
                    left_over=event.left_over,
                    until=event.until,
                ),
            )
        case SeatGotReady():
            return _round(state, ready=state.round.ready | {event.seat})
        case NightFell():
            bottom = () if event.bottom is None else (event.bottom,)
            state = replace(state, phase="night", pile=state.pile[1:] + bottom)
            return _round(state, until=event.until, ready=frozenset())
        case ElementShown():
            state = replace(state, counts=replace(state.counts, cards=event.card))
            return _round(state, card=event.card, clues=(), challenges=(), turn=None, spoken=None)
        case TurnBegan():
            state = replace(state, counts=replace(state.counts, turns=event.turn))
            return _round(state, turn=Turn(number=event.turn, seat=event.seat, until=event.until))
        case ClueGiven():
            state = replace(state, counts=replace(state.counts, clues=event.clue))
            clue = Clue(number=event.clue, seat=event.seat, word=event.word, ruling=event.ruling)
            return _round(state, clues=(*state.round.clues, clue), turn=None)
        case SpiritPassed() | SpiritWasPassedOver() | ClueStopped():
            return _round(state, turn=None)
        case ClueChallenged() | ClueVoteCast() | ChallengeDecided():
            return _challenge(state, event)
        case PenaltyTaken():
            return _penalty(state, event)
        case GuessMade():
            leaning = event.ruling.leans_right if isinstance(event.ruling, GuessIsClose) else None
            return _leave(state, event.side, event.word, leaning)
        case CardPassed():
            return _leave(state, event.side)
        case GuessAnnounced() | GuessMarked() | SpokenGuessFell() | SpokenGuessSettled():
            return _spoken(state, event)
        case CloseGuessVoteCast():
            played = _on_board(state, event.card)
            return _lay(state, replace(played, votes={**played.votes, event.seat: event.right}))
        case CloseGuessSettled():
            played = _on_board(state, event.card)
            return _lay(state, replace(played, side=event.side))
        case SandRanOut():
            return _round(replace(state, phase="last guess"), until=event.until, turn=None)
        case LastGuessLeft():
            return _round(state, card=None)
        case RetellingBegan():
            state = replace(state, phase="retelling")
            return _round(
                state, until=event.until, card=None, clues=(), challenges=(), turn=None, spoken=None
            )
        case DreamRetold():
            return _retold(state, event)
        case TiltVoteCast():
            votes = {**state.round.tilts.get(event.card, {}), event.seat: event.tilted}
            return _round(state, tilts={**state.round.tilts, event.card: votes})
        case MaskTakenOff():
            return _mask_off(state, event)
        case RoundEnded():
            return replace(state, pile=state.pile + event.returned, past=(*state.past, state.round))
        case GameEnded():
            state = replace(state, phase="over", result=event.result)
            return _round(state, until=None, ready=frozenset())
        case Paused() | Resumed() | TimeGivenBack() | BotTookOver() | PersonCameBack():
            sitting, delay = interrupted(state.sitting, event)
            state = replace(state, sitting=sitting)
            return _later(state, delay) if delay else state
        case _:
            assert_never(event)


def _began(event: GameBegan) -> State:
    return State(
        options=event.options,
        sitting=Sitting(players=event.players, bots=frozenset(event.bots)),
        deck=event.deck,
        pile=(),
        phase="dusk",
        round=Round(number=0, dreamer=Seat(0), spirits={}, left_over="Fairy", until=None),
        past=(),
        won=(0,) * event.players,
        penalties=(0,) * event.players,
        counts=Counts(),
    )


def _round(state: State, **changes: Any) -> State:
    return replace(state, round=replace(state.round, **changes))


def _leave(
    state: State, side: Side, guess: str | None = None, leaning: bool | None = None
) -> State:
    """The current card goes to the board."""
    top, *rest = state.pile
    assert state.round.card is not None
    played = Played(
        card=state.round.card,
        lying=top,
        element=uncovered(state.deck, top),
        side=side,
        guess=guess,
        leaning=leaning,
    )
    state = replace(state, pile=tuple(rest))
    return _round(state, card=None, spoken=None, board=(*state.round.board, played))


def _penalty(state: State, event: PenaltyTaken) -> State:
    top, *rest = state.pile
    taken = Penalty(card=event.card, seat=event.seat, element=uncovered(state.deck, top))
    state = replace(
        state,
        pile=tuple(rest),
        penalties=tuple(
            number + (seat == event.seat) for seat, number in enumerate(state.penalties)
        ),
    )
    return _round(state, card=None, spoken=None, penalties=(*state.round.penalties, taken))


def _on_board(state: State, card: int) -> Played:
    played = state.round.played(card)
    assert played is not None
    return played


def _lay(state: State, changed: Played) -> State:
    board = tuple(
        changed if played.card == changed.card else played for played in state.round.board
    )
    return _round(state, board=board)


def _challenge(state: State, event: ClueChallenged | ClueVoteCast | ChallengeDecided) -> State:
    challenges = state.round.challenges
    match event:
        case ClueChallenged():
            clues = tuple(
                replace(clue, challenged=clue.challenged or clue.number == event.clue)
                for clue in state.round.clues
            )
            new = Challenge(clue=event.clue, by=event.by, until=event.until)
            return _round(state, clues=clues, challenges=(*challenges, new))
        case ClueVoteCast():
            return _round(
                state,
                challenges=tuple(
                    replace(c, votes={**c.votes, event.seat: event.improper})
                    if c.clue == event.clue
                    else c
                    for c in challenges
                ),
            )
        case ChallengeDecided():
            return _round(state, challenges=tuple(c for c in challenges if c.clue != event.clue))
        case _:
            assert_never(event)


def _spoken(
    state: State, event: GuessAnnounced | GuessMarked | SpokenGuessFell | SpokenGuessSettled
) -> State:
    spoken, turn = state.round.spoken, state.round.turn
    match event:
        case GuessAnnounced():
            state = replace(state, counts=replace(state.counts, guesses=event.guess))
            return _round(
                state,
                spoken=SpokenGuess(
                    number=event.guess, until=event.until, clue_time_left=event.clue_time_left
                ),
                turn=turn and replace(turn, until=None),
            )
        case GuessMarked():
            assert spoken is not None
            marks = {**spoken.marks, event.seat: event.right}
            return _round(state, spoken=replace(spoken, marks=marks))
        case SpokenGuessFell():
            if turn is None:
                return _round(state, spoken=None, until=event.until)
            return _round(state, spoken=None, turn=replace(turn, until=event.until))
        case SpokenGuessSettled():
            return _leave(state, event.side)
        case _:
            assert_never(event)


def _retold(state: State, event: DreamRetold) -> State:
    named = {played.card for played in state.round.board if played.element in event.ruling.elements}
    text = state.round.retold_with(event.text)
    return _round(state, retelling=text, named=state.round.named | named)


def _mask_off(state: State, event: MaskTakenOff) -> State:
    state = replace(
        state,
        phase="day",
        won=tuple(won + new for won, new in zip(state.won, event.points, strict=True)),
    )
    return _round(
        state,
        until=event.until,
        tilted=event.tilted,
        remembered=event.remembered,
        points=event.points,
    )


def _later(state: State, delay: int) -> State:
    """Every deadline moves."""
    this = state.round

    def moved(until: Moment) -> Moment:
        return Moment(until + delay)

    return _round(
        state,
        until=delayed(this.until, delay),
        turn=this.turn and replace(this.turn, until=delayed(this.turn.until, delay)),
        challenges=tuple(replace(c, until=moved(c.until)) for c in this.challenges),
        spoken=this.spoken and replace(this.spoken, until=moved(this.spoken.until)),
    )
