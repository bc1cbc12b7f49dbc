"""What a client sends. Every message is one JSON object; `type` names it."""

from collections.abc import Mapping
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec import Meta

from reverie.kernel.game import AnyGame
from reverie.kernel.seat import Eye
from reverie.tables import refusals
from reverie.tables.commands import OfThePerson
from reverie.tables.frames import Sign

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^(?!bot:)")]
"""Made by the sender, new for each wish; the same for the same wish sent again.

What begins with `bot:` is kept for bots: somebody who leaves could use up the ids of theirs.
"""

MOST_REPLAYED = 50

C = TypeVar("C")
Q = TypeVar("Q")


class Message(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something that a client sends."""


class Hello(Message, frozen=True):
    """The first message: which table, and with which eye."""

    table: str
    secret: str | None = None
    """What sitting down gave you; none to watch."""
    after: Annotated[int, Meta(ge=0)] | None = None
    """How much you were shown before the connection was lost."""


class Do(Message, Generic[C], frozen=True):
    """A wish: a command of the table or of its game."""

    id: Id
    command: C


class Ask(Message, Generic[Q], frozen=True):
    """A question that changes nothing and is stored nowhere."""

    id: Id
    question: Q


class Say(Message, frozen=True):
    """A line of chat."""

    text: str


class MakeSign(Message, frozen=True):
    """One of the signs."""

    sign: Sign


class Type(Message, frozen=True):
    """I am writing."""


class PlayHere(Message, frozen=True):
    """This page shall play the seat, not the other one."""


class Replay(Message, frozen=True):
    """A piece of the finished game, through any eye."""

    id: Id
    eye: Eye
    first: Annotated[int, Meta(ge=0)] = 0
    most: Annotated[int, Meta(ge=1, le=MOST_REPLAYED)] = MOST_REPLAYED


class Ping(Message, frozen=True):
    """Are you there? The answer is Pong, with the server's time."""


class Here(Message, frozen=True):
    """The answer to Knock."""


class NoQuestion(msgspec.Struct, frozen=True, tag=True):
    """Stands in where a game has no questions."""


Plain = Hello | Say | MakeSign | Type | PlayHere | Replay | Ping | Here


def any_message(game: AnyGame) -> Any:
    """The union of what may be sent at a table of this game."""
    do: Any = Do
    ask: Any = Ask
    questions = NoQuestion if game.questions is None else game.questions
    return Plain | do[OfThePerson | game.commands] | ask[questions]


class Reader:
    """Reads messages, for each game those that its tables understand."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self.decoders: dict[str | None, msgspec.json.Decoder[Any]] = {
            None: msgspec.json.Decoder(Plain),
            **{name: msgspec.json.Decoder(any_message(game)) for name, game in games.items()},
        }

    def read(self, message: str | bytes, game: str | None) -> Any:
        """The message, or a refusal that says what is wrong; before Hello there is no game."""
        try:
            return self.decoders[game].decode(message)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            raise refusals.MessageCannotBeRead(problem=str(problem)) from problem
