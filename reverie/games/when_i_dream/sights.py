"""What an eye can be shown of an event; what it may not know is `None`."""

from reverie.games.when_i_dream.commands import Options
from reverie.games.when_i_dream.events import Result
from reverie.games.when_i_dream.pieces import Element, Side, Spirit
from reverie.kernel.interruptions import Interrupted
from reverie.kernel.messages import Sight
from reverie.kernel.moment import Moment
from reverie.kernel.ruling import ClueFault
from reverie.kernel.seat import Seat


class TableLaid(Sight, frozen=True):
    """The game began."""

    options: Options
    players: int
    bots: tuple[Seat, ...]


class SpiritsDealt(Sight, frozen=True):
    """A round began; `spirit` is one's own."""

    round: int
    dreamer: Seat
    spirit: Spirit | None
    until: Moment


class Ready(Sight, frozen=True):
    """One more is ready."""

    seat: Seat


class MaskPutOn(Sight, frozen=True):
    """The sand runs."""

    until: Moment


class CardShown(Sight, frozen=True):
    """The card has changed; blind eyes are told no more than that."""

    card: int
    element: Element | None = None


class TurnCame(Sight, frozen=True):
    """It is a spirit's turn."""

    turn: int
    seat: Seat
    until: Moment


class ClueHeard(Sight, frozen=True):
    """A clue; spirits also see the referee's doubt."""

    clue: int
    seat: Seat
    word: str | None
    doubt: str | None = None
    evidence: str | None = None


class TurnPassed(Sight, frozen=True):
    """A spirit gave no clue; `slow`: they were passed over."""

    seat: Seat
    slow: bool


class ClueWasStopped(Sight, frozen=True):
    """An improper clue that never reached the Dreamer."""

    seat: Seat
    word: str
    fault: ClueFault
    evidence: str


class Challenged(Sight, frozen=True):
    """The spirits vote on a clue."""

    clue: int
    by: Seat
    until: Moment


class ClueVoted(Sight, frozen=True):
    """A spirit answered a challenge."""

    clue: int
    seat: Seat
    improper: bool


class ChallengeOver(Sight, frozen=True):
    """The clue stands, or is improper."""

    clue: int
    upheld: bool


class PenaltyGiven(Sight, frozen=True):
    """A spirit took the card."""

    card: int
    seat: Seat


class CardLeft(Sight, frozen=True):
    """The Dreamer guessed or passed; blind eyes are told no more than that."""

    card: int
    side: Side | None = None
    guess: str | None = None


class GuessSpoken(Sight, frozen=True):
    """The Dreamer speaks a guess."""

    guess: int
    card: int
    until: Moment


class GuessHeard(Sight, frozen=True):
    """A spirit marked a spoken guess."""

    guess: int
    seat: Seat
    right: bool


class NoGuessHeard(Sight, frozen=True):
    """There was no guess; the card stays."""

    card: int
    until: Moment | None = None


class CloseGuessVoted(Sight, frozen=True):
    """A person judged a close guess."""

    card: int
    seat: Seat
    right: bool


class CloseGuessOver(Sight, frozen=True):
    """A close guess was right or wrong."""

    card: int
    right: bool


class SandGone(Sight, frozen=True):
    """No more clues; `until`: the time of the last guess, if it begins now."""

    until: Moment | None


class CardStayed(Sight, frozen=True):
    """There was no last guess."""

    card: int


class DayBroke(Sight, frozen=True):
    """The Dreamer retells the dream."""

    until: Moment


class DreamHeard(Sight, frozen=True):
    """A piece of the dream; spirits also see which cards it names."""

    text: str
    elements: tuple[str, ...] | None = None


class TiltVoted(Sight, frozen=True):
    """A spirit says whether a card was named."""

    card: int
    seat: Seat
    tilted: bool


class MaskOff(Sight, frozen=True):
    """Everything is shown."""

    spirits: dict[Seat, Spirit]
    yellow: int
    blue: int
    tilted: tuple[int, ...]
    remembered: bool
    points: tuple[int, ...]
    until: Moment


class BoardCleared(Sight, frozen=True):
    """The round is over."""

    round: int


class Over(Sight, frozen=True):
    """Everybody has dreamt."""

    result: Result


AnySight = (
    TableLaid
    | SpiritsDealt
    | Ready
    | MaskPutOn
    | CardShown
    | TurnCame
    | ClueHeard
    | TurnPassed
    | ClueWasStopped
    | Challenged
    | ClueVoted
    | ChallengeOver
    | PenaltyGiven
    | CardLeft
    | GuessSpoken
    | GuessHeard
    | NoGuessHeard
    | CloseGuessVoted
    | CloseGuessOver
    | SandGone
    | CardStayed
    | DayBroke
    | DreamHeard
    | TiltVoted
    | MaskOff
    | BoardCleared
    | Over
    | Interrupted
)
