"""What a player of When I Dream can want."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from reverie.games.when_i_dream.pieces import Card
from reverie.kernel.interruptions import Interruption, Pause, Resume, Ring
from reverie.kernel.messages import Blank, Command
from reverie.kernel.seat import Seat

LONGEST_CLUE = 80
LONGEST_GUESS = 80
LONGEST_RETELLING = 1200

Short = Annotated[float, Meta(ge=0.2, le=120)]
Long = Annotated[float, Meta(ge=0.5, le=900)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose. Times are in seconds."""

    language: Literal["en", "de", "fr", "sv"] = "en"
    clues: Literal["typed", "spoken"] = "typed"
    """Spoken tables also speak their guesses and the retelling."""
    referee: Literal["strict", "gentle", "table"] = "gentle"
    clue_seconds: Short | None = None
    """Ruling R7: `None` is 5 for spoken clues, 15 for typed ones."""
    sand_seconds: Long = 120
    last_guess_seconds: Short = 10
    retelling_seconds: Long = 90
    ready_seconds: Long = 60
    """After this the game goes on without those who have not said that they are ready."""
    first_dreamer: Seat | None = None
    """Rule 1.6: `None` is drawn."""
    deck: str | tuple[Card, ...] | None = None
    """A deck of one's own: the text of a deck file, or only its cards; `None` is ours."""

    @property
    def seconds_per_clue(self) -> float:
        """Ruling R7."""
        if self.clue_seconds is not None:
            return self.clue_seconds
        return 5 if self.clues == "spoken" else 15


PRESETS = {
    "By the book": Options(referee="strict", clue_seconds=5, sand_seconds=120),
    "Relaxed": Options(
        referee="gentle",
        clue_seconds=25,
        sand_seconds=180,
        last_guess_seconds=20,
        retelling_seconds=150,
    ),
}


class BeReady(Command, frozen=True):
    """Let the night, or the next round, begin."""

    round: int
    at: Literal["dusk", "day"]

    @property
    def about(self) -> str:
        """The moment in the round."""
        return f"round {self.round} {self.at}"


class OfTurn(Command, frozen=True):
    """What a spirit does in their turn."""

    turn: int

    @property
    def about(self) -> str:
        """The turn."""
        return f"turn {self.turn}"


class GiveClue(OfTurn, frozen=True):
    """Write one word."""

    word: str


class SayClue(OfTurn, frozen=True):
    """One word has been said aloud."""


class PassTurn(OfTurn, frozen=True):
    """Give no clue this time."""


class OfClue(Command, frozen=True):
    """What spirits do about a clue."""

    clue: int

    @property
    def about(self) -> str:
        """The clue."""
        return f"clue {self.clue}"


class ChallengeClue(OfClue, frozen=True):
    """Ask the others whether the clue is improper."""


class VoteOnClue(OfClue, frozen=True):
    """Answer a challenge."""

    improper: bool

    @property
    def about(self) -> str:
        """The vote on a clue."""
        return f"clue {self.clue} challenge"


class OfCard(Command, frozen=True):
    """What is meant for one card."""

    card: int

    @property
    def about(self) -> str:
        """The card."""
        return f"card {self.card}"


class MakeGuess(OfCard, frozen=True):
    """Write a guess at the Element."""

    word: str


class AnnounceGuess(OfCard, frozen=True):
    """A guess is about to be said aloud."""

    @property
    def about(self) -> str:
        """The guess, which may come to nothing."""
        return f"card {self.card} aloud"


class PassCard(OfCard, frozen=True):
    """Make no guess; after the sand: leave the card."""


class JudgeGuess(OfCard, frozen=True):
    """Vote on a close guess."""

    right: bool

    @property
    def about(self) -> str:
        """The vote on a card."""
        return f"card {self.card} close guess"


class Tilt(OfCard, frozen=True):
    """Say whether the retelling named the card."""

    tilted: bool

    @property
    def about(self) -> str:
        """The card in the retelling."""
        return f"card {self.card} {'tilted' if self.tilted else 'not tilted'}"


class MarkGuess(Command, frozen=True):
    """Say whether the guess that was spoken is right."""

    guess: int
    right: bool

    @property
    def about(self) -> str:
        """The spoken guess."""
        return f"guess {self.guess}"


class OfRetelling(Command, frozen=True):
    """What the Dreamer does in the retelling."""

    round: int

    @property
    def about(self) -> str:
        """The round."""
        return f"round {self.round} retelling"


class Retell(OfRetelling, frozen=True):
    """A piece of the dream."""

    text: str


class EndRetelling(OfRetelling, frozen=True):
    """That was the dream."""

    @property
    def about(self) -> str:
        """The end of the retelling."""
        return f"round {self.round} end of the retelling"


OwnCommand = (
    BeReady
    | GiveClue
    | SayClue
    | PassTurn
    | ChallengeClue
    | VoteOnClue
    | MakeGuess
    | AnnounceGuess
    | PassCard
    | JudgeGuess
    | Tilt
    | MarkGuess
    | Retell
    | EndRetelling
)
AnyCommand = OwnCommand | Ring | Interruption

FreeText = GiveClue | MakeGuess | Retell
Offer = OwnCommand | Pause | Resume | Blank[FreeText]
"""What a player may be offered; texts are theirs to fill in."""
