"""What people at a table can want besides playing."""

from reverie.kernel.messages import Command
from reverie.tables.player import PlayerId
from reverie.tables.settings import Settings


class Rename(Command, frozen=True):
    """Be called otherwise."""

    name: str


class GetReady(Command, frozen=True):
    """Say that the game may start, or take it back."""

    ready: bool = True


class Contribute(Command, frozen=True):
    """Add 16 random bytes to the chance, in hexadecimal; once."""

    contribution: str


class AddBot(Command, frozen=True):
    """A bot sits down. Only the host."""

    level: str
    name: str


class RemoveBot(Command, frozen=True):
    """A bot gets up again. Only the host, before the start."""

    player: PlayerId


class ChangeSettings(Command, frozen=True):
    """Play otherwise. Only the host, before the start."""

    settings: Settings


class HandOverHost(Command, frozen=True):
    """Let another person be the host."""

    player: PlayerId


class RemovePlayer(Command, frozen=True):
    """A person who disturbs must go. Only the host."""

    player: PlayerId


class VoteToRemove(Command, frozen=True):
    """A person who disturbs must go, if more than half of the others say so."""

    player: PlayerId
    remove: bool = True


class Start(Command, frozen=True):
    """Let the game begin. Only the host."""


class Leave(Command, frozen=True):
    """Give up the place; in a game a bot plays until one is back."""


class LetBotPlay(Command, frozen=True):
    """A bot shall play for a person who has been gone for long."""

    player: PlayerId


class MakePassport(Command, frozen=True):
    """Move the seat to another device."""


class OpenRematch(Command, frozen=True):
    """The same people, once more."""


class Erase(Command, frozen=True):
    """Leave nothing of the table. Only the host, when the game is over."""


class AppointHost(Command, frozen=True):
    """The host is gone; somebody else must be it. Only the clock sends this."""

    player: PlayerId


class ComeBack(Command, frozen=True):
    """A player who had left a game, or been played for, is there again. Only the clock."""

    player: PlayerId


OfThePerson = (
    Rename
    | GetReady
    | Contribute
    | AddBot
    | RemoveBot
    | ChangeSettings
    | HandOverHost
    | RemovePlayer
    | VoteToRemove
    | Start
    | Leave
    | LetBotPlay
    | MakePassport
    | OpenRematch
    | Erase
)
AnyTableCommand = OfThePerson | AppointHost | ComeBack
