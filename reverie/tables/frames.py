"""What a server sends. Every frame is one JSON object; `type` names it."""

from typing import Any, Literal

import msgspec

from reverie.kernel.moment import Moment
from reverie.kernel.violation import RuleViolation
from reverie.tables.player import PlayerId
from reverie.tables.view import TableView

PROTOCOL = 1
BLOCK = 256
"""Frames are filled up with blanks to multiples of this: their length tells nothing."""

Sign = Literal["yes", "no", "laugh", "applause", "think", "hurry", "sorry", "heart"]
"""What spirits may show each other while somebody dreams; among all, otherwise."""
Role = Literal["plays", "looks on", "watches"]


class Frame(msgspec.Struct, frozen=True, tag=True):
    """Something that is sent to one connection."""


class Happening(msgspec.Struct, frozen=True):
    """What one entry showed to this eye."""

    shown: int
    at: Moment
    told: tuple[Any, ...]


class ChatLine(msgspec.Struct, frozen=True):
    """Something that was said."""

    player: PlayerId
    text: str
    at: Moment


class Welcome(Frame, frozen=True):
    """The answer to Hello: all that this eye may see now."""

    protocol: int
    now: Moment
    you: PlayerId | None
    """Your number at the table; none for who only watches."""
    role: Role
    shown: int
    """How much this eye has been shown so far; send it as `after` when you come back."""
    table: TableView
    view: Any | None
    """The game through this eye; none before the start."""
    missed: tuple[Happening, ...] | None
    """What this eye was shown beyond `after`; none if it is too much, or not to be told again."""
    present: tuple[PlayerId, ...]
    watchers: int
    chat: tuple[ChatLine, ...]


class Shown(Frame, frozen=True):
    """Something happened."""

    shown: int
    at: Moment
    now: Moment
    told: tuple[Any, ...]
    table: TableView | None
    """Where the table has changed."""
    view: Any | None
    """Where the game has changed."""


class Accepted(Frame, frozen=True):
    """The command is stored. Once for each id: the same answer, however often it was sent."""

    id: str
    shown: int
    passport: str | None = None
    """For MakePassport: what the other device must show, within two minutes."""
    table: str | None = None
    """For OpenRematch: where to go."""


class Refused(Frame, frozen=True):
    """Nothing has happened; `code` and `facts` say why, `rule` where it is written."""

    id: str | None
    code: str
    rule: str
    facts: dict[str, Any]


class Answered(Frame, frozen=True):
    """The answer to a question."""

    id: str
    answer: Any


class Present(Frame, frozen=True):
    """Who is connected."""

    present: tuple[PlayerId, ...]
    watchers: int


class Said(Frame, frozen=True):
    """A line of chat."""

    line: ChatLine


class Signed(Frame, frozen=True):
    """Somebody made a sign."""

    player: PlayerId
    sign: Sign


class Typing(Frame, frozen=True):
    """Somebody is writing."""

    player: PlayerId


class RoleChanged(Frame, frozen=True):
    """This page plays, or another one plays the same seat and this one looks on."""

    role: Role


class Replayed(Frame, frozen=True):
    """A piece of a finished game."""

    id: str
    total: int
    """Happenings in all, for this eye."""
    happenings: tuple["Moved", ...]


class Moved(msgspec.Struct, frozen=True):
    """A happening with the game as it was after it."""

    shown: int
    at: Moment
    told: tuple[Any, ...]
    view: Any | None


class Knock(Frame, frozen=True):
    """Are you there? Answer with Here."""


class Pong(Frame, frozen=True):
    """The answer to Ping; `now` is the server's."""

    now: Moment


class Stopping(Frame, frozen=True):
    """The server goes down; connect again in a moment. Nothing is lost."""


AnyFrame = (
    Welcome
    | Shown
    | Accepted
    | Refused
    | Answered
    | Present
    | Said
    | Signed
    | Typing
    | RoleChanged
    | Replayed
    | Knock
    | Pong
    | Stopping
)

_encoder = msgspec.json.Encoder()


def packed(frame: AnyFrame) -> bytes:
    """The bytes of a frame, filled up."""
    said = _encoder.encode(frame)
    return said.ljust(-(-len(said) // BLOCK) * BLOCK)


def refused(violation: RuleViolation, id_: str | None = None) -> Refused:
    """Why nothing happened."""
    facts = msgspec.to_builtins(violation.facts, str_keys=True)
    return Refused(id=id_, code=violation.code, rule=violation.rule, facts=facts)
