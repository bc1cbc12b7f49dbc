"""What can happen in When I Dream. Stored for ever: add, never rename."""

from reverie.games.when_i_dream.commands import Options
from reverie.games.when_i_dream.pieces import Card, Element, Lying, Side, Spirit
from reverie.kernel.game import Outcome
from reverie.kernel.interruptions import Interrupted
from reverie.kernel.messages import Event
from reverie.kernel.moment import Moment
from reverie.kernel.ruling import ClueIsImproper, ClueRuling, GuessRuling, RetellingNames
from reverie.kernel.seat import Seat


class GameBegan(Event, frozen=True):
    """The players sit, the deck lies ready. The deck is stored here and not in the options."""

    options: Options
    players: int
    bots: tuple[Seat, ...]
    deck: tuple[Card, ...]


class DeckShuffled(Event, frozen=True):
    """How the dream cards lie, from the top."""

    pile: tuple[Lying, ...]


class RoundBegan(Event, frozen=True):
    """The spirit cards are dealt."""

    round: int
    dreamer: Seat
    spirits: dict[Seat, Spirit]
    left_over: Spirit
    until: Moment


class SeatGotReady(Event, frozen=True):
    """One more is ready."""

    seat: Seat


class NightFell(Event, frozen=True):
    """The mask is on and the sand runs. `bottom`: how the old top card lies now."""

    bottom: Lying | None
    until: Moment


class ElementShown(Event, frozen=True):
    """The next card of this night; cards are counted through the whole game."""

    card: int
    element: Element


class TurnBegan(Event, frozen=True):
    """It is a spirit's turn. Turns are counted through the whole game."""

    turn: int
    seat: Seat
    until: Moment


class ClueGiven(Event, frozen=True):
    """A clue reached the Dreamer; a spoken one has no word here."""

    clue: int
    seat: Seat
    word: str | None
    ruling: ClueRuling | None


class SpiritPassed(Event, frozen=True):
    """A spirit gave no clue."""

    seat: Seat


class SpiritWasPassedOver(Event, frozen=True):
    """A spirit was too slow."""

    seat: Seat


class ClueStopped(Event, frozen=True):
    """The referee stopped an improper clue."""

    seat: Seat
    word: str
    ruling: ClueIsImproper


class ClueChallenged(Event, frozen=True):
    """The spirits vote on a clue."""

    clue: int
    by: Seat
    until: Moment


class ClueVoteCast(Event, frozen=True):
    """A spirit answered a challenge."""

    clue: int
    seat: Seat
    improper: bool


class ChallengeDecided(Event, frozen=True):
    """The clue stands, or is improper."""

    clue: int
    upheld: bool


class PenaltyTaken(Event, frozen=True):
    """A spirit took the current card."""

    card: int
    seat: Seat


class GuessMade(Event, frozen=True):
    """The Dreamer wrote a guess."""

    card: int
    word: str
    ruling: GuessRuling
    side: Side


class GuessAnnounced(Event, frozen=True):
    """The Dreamer speaks a guess. Spoken guesses are counted through the whole game."""

    guess: int
    card: int
    clue_time_left: int
    """Milliseconds that the spirit whose turn it is still has."""
    until: Moment


class GuessMarked(Event, frozen=True):
    """A spirit says whether the spoken guess is right."""

    guess: int
    seat: Seat
    right: bool


class SpokenGuessSettled(Event, frozen=True):
    """The spoken guess was right or wrong."""

    card: int
    side: Side


class SpokenGuessFell(Event, frozen=True):
    """Nobody heard a guess: there was none. `until`: when the time that stood still is over."""

    card: int
    until: Moment


class CardPassed(Event, frozen=True):
    """The Dreamer made no guess."""

    card: int
    side: Side


class CloseGuessVoteCast(Event, frozen=True):
    """A person judged a close guess."""

    card: int
    seat: Seat
    right: bool


class CloseGuessSettled(Event, frozen=True):
    """A close guess was right or wrong."""

    card: int
    side: Side


class SandRanOut(Event, frozen=True):
    """No more clues; `until`: the time of the last guess, if it begins now."""

    until: Moment | None


class LastGuessLeft(Event, frozen=True):
    """The card stays on the deck."""

    card: int


class RetellingBegan(Event, frozen=True):
    """It is day; the mask stays on."""

    until: Moment


class DreamRetold(Event, frozen=True):
    """A piece of the dream, and what all pieces so far name."""

    text: str
    ruling: RetellingNames


class TiltVoteCast(Event, frozen=True):
    """A spirit says whether a card was named."""

    card: int
    seat: Seat
    tilted: bool


class MaskTakenOff(Event, frozen=True):
    """Everything is shown, and the points of the round are given."""

    yellow: int
    blue: int
    tilted: tuple[int, ...]
    """The cards that the retelling named."""
    remembered: bool
    points: tuple[int, ...]
    until: Moment


class RoundEnded(Event, frozen=True):
    """The cards of the board go under the deck, lying like this."""

    returned: tuple[Lying, ...]


class Result(Outcome, frozen=True):
    """The outcome, with what it is made of."""

    won: tuple[int, ...]
    penalties: tuple[int, ...]


class GameEnded(Event, frozen=True):
    """Everybody has dreamt."""

    result: Result


AnyEvent = (
    GameBegan
    | DeckShuffled
    | RoundBegan
    | SeatGotReady
    | NightFell
    | ElementShown
    | TurnBegan
    | ClueGiven
    | SpiritPassed
    | SpiritWasPassedOver
    | ClueStopped
    | ClueChallenged
    | ClueVoteCast
    | ChallengeDecided
    | PenaltyTaken
    | GuessMade
    | GuessAnnounced
    | GuessMarked
    | SpokenGuessSettled
    | SpokenGuessFell
    | CardPassed
    | CloseGuessVoteCast
    | CloseGuessSettled
    | SandRanOut
    | LastGuessLeft
    | RetellingBegan
    | DreamRetold
    | TiltVoteCast
    | MaskTakenOff
    | RoundEnded
    | GameEnded
    | Interrupted
)
