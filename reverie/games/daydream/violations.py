"""What Daydream refuses. The class is the sentence; the catalogues translate it."""

from reverie.kernel.violation import RuleViolation


class NumberOfPlayersIsNotAllowed(RuleViolation):
    """One to five play."""

    rule = "1.1"


class TableauCannotBePlayed(RuleViolation):
    """The table's own tableau has problems, or lacks the panels of the fold."""

    rule = "R4"


class NothingIsSkippedAtTheStart(RuleViolation):
    """Both first numbers are written."""

    rule = "2.1"


class NoLeafIsUsedAtTheStart(RuleViolation):
    """The first numbers are written as rolled."""

    rule = "2.1"


class TurnIsNotOn(RuleViolation):
    """The steps were meant for another turn."""

    rule = "3.1"


class NoSuchCloud(RuleViolation):
    """This fold has no such cloud."""

    rule = "3.2"


class DieIsUsed(RuleViolation):
    """Each die is used once a turn."""

    rule = "3.2"


class CloudIsFilled(RuleViolation):
    """A number goes into an empty cloud."""

    rule = "3.2"


class CloudMustTouchAFilledOne(RuleViolation):
    """A number goes next to another."""

    rule = "3.2"


class DiceAreLeft(RuleViolation):
    """A turn is sealed when both dice are used."""

    rule = "3.2"


class OnlyOneDieMayBeSkipped(RuleViolation):
    """Never both."""

    rule = "3.3"


class LeavesAreMissing(RuleViolation):
    """A change by one takes a circled leaf."""

    rule = "3.5"


class NumberIsOutOfRange(RuleViolation):
    """Numbers stay between 0 and 9."""

    rule = "3.5"


class LastCloudTakesOneDie(RuleViolation):
    """With one cloud left nothing is skipped."""

    rule = "3.7"


class NoSuchRow(RuleViolation):
    """This fold has no such row."""

    rule = "4.1"


class RowIsNotFull(RuleViolation):
    """A row is settled when all its clouds are filled."""

    rule = "4.1"


class RowIsSettled(RuleViolation):
    """A row is settled once."""

    rule = "4.1"


class RowsMustBeSettled(RuleViolation):
    """All full rows are settled before the turn is sealed."""

    rule = "4.6"


class BonusMustBeTaken(RuleViolation):
    """A bonus comes before anything else."""

    rule = "4.7"


class NoBonusIsDue(RuleViolation):
    """A bonus needs a finished item that has the mark."""

    rule = "4.7"


class BonusIsGone(RuleViolation):
    """All bonuses of this kind are circled."""

    rule = "4.7"


class TurnIsSealed(RuleViolation):
    """What is sealed cannot be taken back."""

    rule = "R2"


class TooManySteps(RuleViolation):
    """No turn is that long."""

    rule = "R2"
