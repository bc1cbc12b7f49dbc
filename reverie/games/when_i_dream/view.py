"""What each eye may see. The only file that can leak.

Until the mask is off, spectators have the Dreamer's eye (R13), and that eye is shown no Element,
side, vote, doubt, penalty or spirit, nothing of cards that have left (4.2), and not whose turn it
is: after a clue that was stopped this would tell who gave it (3.12).
"""

from typing import assert_never

import msgspec

from reverie.games.when_i_dream import events, sights
from reverie.games.when_i_dream.commands import Offer, Options
from reverie.games.when_i_dream.events import AnyEvent, Result
from reverie.games.when_i_dream.pieces import Element, Side, Spirit
from reverie.games.when_i_dream.rules import legal
from reverie.games.when_i_dream.scoring import is_tilted
from reverie.games.when_i_dream.sights import AnySight
from reverie.games.when_i_dream.state import (
    Challenge,
    Clue,
    Penalty,
    Phase,
    Played,
    Round,
    State,
    Turn,
)
from reverie.kernel.interruptions import Interrupted, must_be_seated
from reverie.kernel.moment import Moment
from reverie.kernel.ruling import ClueIsDoubtful, ClueRuling
from reverie.kernel.seat import Eye, Seat, Watcher, seats
from reverie.kernel.sharing import made_once


class ShownClue(msgspec.Struct, frozen=True):
    """A clue for the current card; spirits also see the referee's doubt."""

    clue: int
    seat: Seat
    word: str | None
    doubt: str | None = None
    evidence: str | None = None
    challenged: bool = False


class ShownCard(msgspec.Struct, frozen=True):
    """A card on the board."""

    card: int
    element: Element
    side: Side
    guess: str | None
    votes: dict[Seat, bool]
    tilted: bool


class ShownGuess(msgspec.Struct, frozen=True):
    """A guess that is being spoken; only spirits see the marks."""

    guess: int
    until: Moment
    marks: dict[Seat, bool] | None = None


class ShownRound(msgspec.Struct, frozen=True):
    """A round whose mask is off."""

    round: int
    dreamer: Seat
    spirits: dict[Seat, Spirit]
    yellow: int
    blue: int
    remembered: bool
    points: tuple[int, ...]
    board: tuple[ShownCard, ...] | None = None
    penalties: tuple[Penalty, ...] | None = None


class Night(msgspec.Struct, frozen=True):
    """What the spirits see and the Dreamer does not."""

    turn: Turn | None
    element: Element | None
    board: tuple[ShownCard, ...]
    challenges: tuple[Challenge, ...]
    penalties: tuple[Penalty, ...]


class View(msgspec.Struct, frozen=True):
    """A table of When I Dream through one eye."""

    eye: Eye
    options: Options
    players: int
    bots: tuple[Seat, ...]
    paused_at: Moment | None
    phase: Phase
    round: int
    dreamer: Seat
    until: Moment | None
    """When the phase is over: the ready check, the sand, the last guess, the retelling."""
    ready: tuple[Seat, ...]
    spirit: Spirit | None
    """One's own."""
    card: int | None
    clues: tuple[ShownClue, ...]
    guess: ShownGuess | None
    night: Night | None
    retelling: str
    won: tuple[int, ...]
    penalties: tuple[int, ...]
    past: tuple[ShownRound, ...]
    """Rounds whose mask is off, this one among them by day."""
    offers: tuple[Offer, ...]
    spirits: dict[Seat, Spirit] | None
    """For the eye that sees everything."""
    left_over: Spirit | None
    result: Result | None


def is_masked(state: State) -> bool:
    """Rules 2.3 and 4.4: from the dealing of the spirits to the end of the retelling."""
    return state.phase in ("dusk", "night", "last guess", "retelling")


def is_blind(state: State, eye: Eye) -> bool:
    """Whether this eye sees nothing of the night."""
    if eye == Watcher.EVERYTHING:
        return False
    # R13 Whoever is no spirit has the Dreamer's eye until the mask is off.
    return is_masked(state) and eye not in state.round.spirits


def view(state: State, eye: Eye) -> View:
    """All that this eye may see."""
    if not isinstance(eye, Watcher):
        must_be_seated(state.sitting, eye)
    this, paused = state.round, state.sitting.paused_at is not None
    blind, everything = is_blind(state, eye), eye == Watcher.EVERYTHING
    return View(
        eye=eye,
        options=state.options,
        players=state.sitting.players,
        bots=tuple(sorted(state.sitting.bots)),
        paused_at=state.sitting.paused_at,
        phase=state.phase,
        round=this.number,
        dreamer=this.dreamer,
        until=this.until,
        ready=tuple(sorted(this.ready)),
        # 2.2 A player sees their own spirit and no other.
        spirit=None if isinstance(eye, Watcher) else this.spirits.get(eye),
        card=this.card,
        # R12 In a pause the clues are covered for all.
        clues=() if paused else tuple(shown_clue(clue, blind=blind) for clue in this.clues),
        guess=shown_guess(this, blind=blind),
        night=None if blind else shown_night(state, covered=paused),
        retelling=this.retelling,
        won=state.won,
        penalties=known_penalties(state) if blind else state.penalties,
        past=shown_past(state),
        offers=() if isinstance(eye, Watcher) else legal(state, eye),
        spirits=this.spirits if everything else None,
        # 4.4 The card left over is not shown, not even by day.
        left_over=this.left_over if everything else None,
        result=state.result,
    )


def shown_clue(clue: Clue, *, blind: bool) -> ShownClue:
    if blind:
        return ShownClue(clue=clue.number, seat=clue.seat, word=clue.word)
    doubt, evidence = doubt_of(clue.ruling)
    return ShownClue(
        clue=clue.number,
        seat=clue.seat,
        word=clue.word,
        doubt=doubt,
        evidence=evidence,
        challenged=clue.challenged,
    )


def doubt_of(ruling: ClueRuling | None) -> tuple[str, str] | tuple[None, None]:
    """What the referee doubts, and why."""
    if isinstance(ruling, ClueIsDoubtful):
        return ruling.doubt, ruling.evidence
    return None, None


def shown_guess(this: Round, *, blind: bool) -> ShownGuess | None:
    if this.spoken is None:
        return None
    return ShownGuess(
        guess=this.spoken.number,
        until=this.spoken.until,
        # 3.8 The Dreamer must not learn whether a guess was right.
        marks=None if blind else this.spoken.marks,
    )


@made_once
def shown_night(state: State, *, covered: bool) -> Night:
    this = state.round
    return Night(
        turn=this.turn,
        # R12 In a pause the card is covered for all.
        element=None if covered else state.element,
        # 3.13 The spirits can see every Element played this night and the side it lies on.
        board=tuple(shown_card(this, played) for played in this.board),
        challenges=this.challenges,
        penalties=this.penalties,
    )


def shown_card(this: Round, played: Played) -> ShownCard:
    return ShownCard(
        card=played.card,
        element=played.element,
        side=played.side,
        guess=played.guess,
        votes=played.votes,
        tilted=is_tilted(this, played.card),
    )


def known_penalties(state: State) -> tuple[int, ...]:
    """Rule 3.12: the Dreamer is not told who took a card this night."""
    tonight = [penalty.seat for penalty in state.round.penalties]
    return tuple(
        state.penalties[seat] - tonight.count(seat) for seat in seats(state.sitting.players)
    )


@made_once
def shown_past(state: State) -> tuple[ShownRound, ...]:
    """Rule 4.4: what was shown when the mask came off; the cards again when all is over."""
    by_day = (state.round,) if state.phase == "day" else ()
    with_cards = state.phase == "over"
    return tuple(shown_round(past, cards=with_cards) for past in state.past) + tuple(
        shown_round(this, cards=True) for this in by_day
    )


def shown_round(this: Round, *, cards: bool) -> ShownRound:
    return ShownRound(
        round=this.number,
        dreamer=this.dreamer,
        spirits=this.spirits,
        yellow=this.count("yellow"),
        blue=this.count("blue"),
        remembered=this.remembered,
        points=this.points,
        board=tuple(shown_card(this, played) for played in this.board) if cards else None,
        penalties=this.penalties if cards else None,
    )


def seen(state: State, event: AnyEvent, eye: Eye) -> AnySight | None:
    """What this eye is shown of an event that led to this state."""
    if isinstance(event, Interrupted):
        return event
    blind = is_blind(state, eye)
    match event:
        case events.GameBegan():
            return sights.TableLaid(event.options, event.players, event.bots)
        case events.DeckShuffled():
            return None
        case events.RoundBegan():
            own = None if isinstance(eye, Watcher) else event.spirits.get(eye)
            return sights.SpiritsDealt(event.round, event.dreamer, own, event.until)
        case events.SeatGotReady():
            return sights.Ready(event.seat)
        case events.NightFell():
            return sights.MaskPutOn(event.until)
        # 3.12 The Dreamer is told that the card has changed and nothing else.
        case events.ElementShown():
            return sights.CardShown(event.card, None if blind else event.element)
        case events.ClueGiven():
            doubt, evidence = (None, None) if blind else doubt_of(event.ruling)
            return sights.ClueHeard(event.clue, event.seat, event.word, doubt, evidence)
        # 3.8 Right, close or wrong: the Dreamer is shown the same. 4.2 Nor what was guessed.
        case events.GuessMade() | events.SpokenGuessSettled() | events.CardPassed():
            word = event.word if isinstance(event, events.GuessMade) else None
            shown = sights.CardLeft(event.card, event.side, word)
            return sights.CardLeft(event.card) if blind else shown
        case events.GuessAnnounced():
            return sights.GuessSpoken(event.guess, event.card, event.until)
        case events.SpokenGuessFell():
            hidden = blind and state.phase == "night"
            return sights.NoGuessHeard(event.card, None if hidden else event.until)
        case events.SandRanOut():
            return sights.SandGone(event.until)
        case events.LastGuessLeft():
            return sights.CardStayed(event.card)
        case events.RetellingBegan():
            return sights.DayBroke(event.until)
        case events.DreamRetold():
            return sights.DreamHeard(event.text, None if blind else event.ruling.elements)
        case events.MaskTakenOff():
            return sights.MaskOff(
                spirits=state.round.spirits,
                yellow=event.yellow,
                blue=event.blue,
                tilted=event.tilted,
                remembered=event.remembered,
                points=event.points,
                until=event.until,
            )
        case events.RoundEnded():
            return sights.BoardCleared(state.round.number)
        case events.GameEnded():
            return sights.Over(event.result)
        case _:
            return None if blind else among_spirits(event)


AmongSpirits = (
    events.TurnBegan
    | events.SpiritPassed
    | events.SpiritWasPassedOver
    | events.ClueStopped
    | events.ClueChallenged
    | events.ClueVoteCast
    | events.ChallengeDecided
    | events.PenaltyTaken
    | events.GuessMarked
    | events.CloseGuessVoteCast
    | events.CloseGuessSettled
    | events.TiltVoteCast
)


def among_spirits(event: AmongSpirits) -> AnySight:
    """What the Dreamer hears nothing of."""
    match event:
        case events.TurnBegan():
            return sights.TurnCame(event.turn, event.seat, event.until)
        case events.SpiritPassed():
            return sights.TurnPassed(event.seat, slow=False)
        case events.SpiritWasPassedOver():
            return sights.TurnPassed(event.seat, slow=True)
        case events.ClueStopped():
            return sights.ClueWasStopped(
                event.seat, event.word, event.ruling.fault, event.ruling.evidence
            )
        case events.ClueChallenged():
            return sights.Challenged(event.clue, event.by, event.until)
        case events.ClueVoteCast():
            return sights.ClueVoted(event.clue, event.seat, event.improper)
        case events.ChallengeDecided():
            return sights.ChallengeOver(event.clue, event.upheld)
        case events.PenaltyTaken():
            return sights.PenaltyGiven(event.card, event.seat)
        case events.GuessMarked():
            return sights.GuessHeard(event.guess, event.seat, event.right)
        case events.CloseGuessVoteCast():
            return sights.CloseGuessVoted(event.card, event.seat, event.right)
        case events.CloseGuessSettled():
            return sights.CloseGuessOver(event.card, right=event.side == "yellow")
        case events.TiltVoteCast():
            return sights.TiltVoted(event.card, event.seat, event.tilted)
        case _:
            assert_never(event)
