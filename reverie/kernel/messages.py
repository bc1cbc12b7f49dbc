"""What players send, what is stored, what they are shown."""

from typing import Generic, TypeVar

import msgspec


class Command(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What somebody wants to happen: an imperative.

    A game's own commands carry the card, turn or vote they are meant for.
    """

    @property
    def about(self) -> str:
        """What this command answers, in the game's own words; a stale one is refused."""
        return ""


class Event(msgspec.Struct, frozen=True, tag=True):
    """What has happened: past tense, stored for ever. Fields are added, never renamed."""


class Sight(msgspec.Struct, frozen=True, tag=True):
    """What one eye is shown of one event."""


C = TypeVar("C", bound=Command)


class Sent(msgspec.Struct, Generic[C], frozen=True):
    """A command on its way, with the id its sender gave it.

    The id is scoped by seat: the same id from the same seat is the same wish, sent again.
    """

    id: str
    command: C


class Blank(msgspec.Struct, Generic[C], frozen=True, tag=True):
    """The shape of a legal command in which the player fills in one field.

    `longest` counts characters of a text, or parts of a list.
    """

    command: C
    field: str
    longest: int
