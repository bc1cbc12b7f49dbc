"""What When I Dream refuses. The class is the sentence; the catalogues translate it."""

from reverie.kernel.violation import RuleViolation


class NumberOfPlayersIsNotAllowed(RuleViolation):
    """Four to ten play."""

    rule = "1.1"


class DeckCannotBePlayed(RuleViolation):
    """An Element of the table's own deck is no word, or stands there twice."""

    rule = "1.2"


class FirstDreamerHasNoSeat(RuleViolation):
    """The first Dreamer is one of the players."""

    rule = "1.6"


class DeckIsTooSmall(RuleViolation):
    """A deck has at least 20 cards."""

    rule = "R2"


class NothingToBeReadyFor(RuleViolation):
    """The table waits for nobody, or for another moment."""

    rule = "2.5"


class ReadyAlready(RuleViolation):
    """Once is enough."""

    rule = "2.5"


class OnlySpiritsMay(RuleViolation):
    """The Dreamer neither gives clues nor judges."""

    rule = "2.3"


class NotYourTurn(RuleViolation):
    """The spirits take turns."""

    rule = "3.1"


class ClueIsEmpty(RuleViolation):
    """A clue is a word."""

    rule = "3.1"


class ClueIsTooLong(RuleViolation):
    """No word is that long."""

    rule = "R14"


class ClueIsSeveralWords(RuleViolation):
    """A clue is one word."""

    rule = "3.1"


class ClueIsOfTheSameFamily(RuleViolation):
    """The clue belongs to the Element's word family."""

    rule = "3.2"


class ClueSoundsLikeTheElement(RuleViolation):
    """The clue sounds like the Element."""

    rule = "3.3"


class ClueIsATranslation(RuleViolation):
    """The clue is the Element in another language."""

    rule = "3.4"


class OnlyTheDreamerMay(RuleViolation):
    """The Dreamer guesses, passes and retells."""

    rule = "3.5"


class GuessIsEmpty(RuleViolation):
    """A guess is a word."""

    rule = "3.5"


class GuessIsTooLong(RuleViolation):
    """No Element is that long."""

    rule = "R14"


class TurnIsOver(RuleViolation):
    """The turn that was meant has passed, or its card has left."""

    rule = "3.9"


class SandIsNotRunning(RuleViolation):
    """Clues are given in the night only."""

    rule = "3.14"


class ItIsNotTheRetelling(RuleViolation):
    """The dream is retold by day, before the mask is off, once a round."""

    rule = "4.1"


class RetellingIsEmpty(RuleViolation):
    """A piece of the dream has words."""

    rule = "4.3"


class RetellingIsTooLong(RuleViolation):
    """A retelling has at most 1,200 characters."""

    rule = "4.3"


class CardIsNotOnTheBoard(RuleViolation):
    """No such card was played this night."""

    rule = "4.3"


class TiltVoteIsCast(RuleViolation):
    """One has said so already."""

    rule = "4.3"


class CardHasLeft(RuleViolation):
    """The card that was meant is no longer there."""

    rule = "R3"


class CluesAreSpoken(RuleViolation):
    """This table speaks."""

    rule = "R7"


class CluesAreTyped(RuleViolation):
    """This table writes."""

    rule = "R7"


class ClueIsGone(RuleViolation):
    """Only the clues for the Element that is shown can be challenged."""

    rule = "R8"


class ClueWasChallenged(RuleViolation):
    """A clue is challenged once."""

    rule = "R8"


class NoSuchChallenge(RuleViolation):
    """Nobody votes on this clue."""

    rule = "R8"


class GiverDoesNotJudge(RuleViolation):
    """All spirits but the giver challenge and vote."""

    rule = "R8"


class ClueVoteIsCast(RuleViolation):
    """One vote each."""

    rule = "R8"


class OnlyPersonsVote(RuleViolation):
    """Bots do not judge guesses."""

    rule = "R9"


class GuessNeedsNoVote(RuleViolation):
    """The guess at this card was not close, or is settled."""

    rule = "R9"


class GuessVoteIsCast(RuleViolation):
    """One vote each."""

    rule = "R9"


class DreamerIsGuessing(RuleViolation):
    """While a guess is spoken everybody listens."""

    rule = "R10"


class NoGuessToMark(RuleViolation):
    """No such guess is being spoken."""

    rule = "R10"


class MarkIsSet(RuleViolation):
    """One mark each."""

    rule = "R10"
