"""Why a table says no. The sentences for people are in the catalogue of the shell."""

from reverie.kernel.violation import RuleViolation


class Refusal(RuleViolation):
    """A table says no; nothing has happened."""


# ── Finding a table and a place at it ────────────────────────────────────────────────────────


class NoSuchTable(Refusal):
    """There is no table with this code, or it has been erased."""


class TableIsOfANewerVersion(Refusal):
    """The table was played by a newer program than this one."""


class NoSuchPage(Refusal):
    """Nothing can be done at this address."""


class NoSuchRoom(Refusal):
    """There is no room with this name."""


class RoomExists(Refusal):
    """The name is taken."""


class RoomNameIsNotAllowed(Refusal):
    """The name of a room has 3 to 40 small letters, digits and hyphens."""


class NoGameOfTheDay(Refusal):
    """The game has no game of the day."""


class DayIsNotToday(Refusal):
    """Only today's game can be begun."""


class DayIsNotOver(Refusal):
    """Others still play with the same dice; the seed is shown tomorrow."""


class TableKeepsItsDay(Refusal):
    """How a game of the day is played is not chosen at the table."""


class NoSuchGame(Refusal):
    """There is no game of this name."""


class SettingsAreNotAllowed(Refusal):
    """The game cannot be played like this."""


class TableKeepsItsGame(Refusal):
    """Settings may change, the game may not."""


class TableIsFull(Refusal):
    """No more can play this game."""


class TableHasStarted(Refusal):
    """That could be done before the start only."""


class TableHasNotStarted(Refusal):
    """That can be done after the start only."""


class NameIsNotAllowed(Refusal):
    """A name is empty, too long or cannot be shown."""


class NameIsTaken(Refusal):
    """Somebody at the table is called so already."""


class ContributionIsNotAllowed(Refusal):
    """What a client adds to the chance has 16 bytes, and is added once."""


class SecretIsUnknown(Refusal):
    """The secret opens no seat at this table."""


class PassportIsNotValid(Refusal):
    """The passport is unknown, used or too old."""


class WatchingIsNotAllowed(Refusal):
    """The table wants no spectators."""


# ── Who may do what ──────────────────────────────────────────────────────────────────────────


class OnlyTheHostMay(Refusal):
    """A player did what only the host does."""


class OnlyPlayersMay(Refusal):
    """Somebody who only watches wants to play."""


class SeatIsPlayedElsewhere(Refusal):
    """The seat is open on another page or device, and that one plays."""


class SeatHasMoved(Refusal):
    """The seat was moved to another device; this one may look on."""


class NoSuchPlayer(Refusal):
    """Nobody at the table has this number."""


class PlayerIsABot(Refusal):
    """Only a person can be meant."""


class PlayerIsAPerson(Refusal):
    """Only a bot can be meant."""


class PlayerIsYourself(Refusal):
    """Only others can be meant."""


class PlayerIsStillThere(Refusal):
    """A person who is there, or has only just gone, plays for themselves."""


class NoSuchLevel(Refusal):
    """The game has no bot of this kind."""


class NotEverybodyIsReady(Refusal):
    """Somebody has not said that they are ready."""


class GameIsNotOver(Refusal):
    """That can be done when the game is over."""


class NothingCanBeAsked(Refusal):
    """The game has no questions, or has not begun."""


class NothingHasChanged(Refusal):
    """It is so already."""


# ── Talking ──────────────────────────────────────────────────────────────────────────────────


class ChatIsClosed(Refusal):
    """Somebody is dreaming."""


class TextIsNotAllowed(Refusal):
    """A line of chat is empty, too long or cannot be shown."""


class SignsAreForSpirits(Refusal):
    """Whoever dreams makes no signs."""


# ── The server ───────────────────────────────────────────────────────────────────────────────


class TableIsBusy(Refusal):
    """Others were quicker, ten times; nothing is lost."""


class NothingCanBeStored(Refusal):
    """The journal has no room; what was acknowledged is safe."""


class MessageCannotBeRead(Refusal):
    """The message is not of the protocol."""


class MessageIsTooLarge(Refusal):
    """The message has too many bytes."""


class TooManyMessages(Refusal):
    """The connection sends too much in too short a time."""


class TooManyTables(Refusal):
    """The address has opened too many tables."""


class TooManyRequests(Refusal):
    """The address asks too often."""


class TooManyConnections(Refusal):
    """The server, or the address, has too many connections."""


class HelloMustComeFirst(Refusal):
    """A connection begins with Hello."""


class HelloWasSaid(Refusal):
    """A connection has one Hello."""


class OriginIsNotAllowed(Refusal):
    """A page of another site wants in."""


class ServerIsStopping(Refusal):
    """The server goes down; another one, or the same, will be there in a moment."""
