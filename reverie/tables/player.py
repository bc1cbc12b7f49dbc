"""Who sits at a table."""

from typing import NewType

import msgspec

from reverie.kernel.seat import Clock

PlayerId = NewType("PlayerId", int)
"""A player of a table, counted in the order of their coming; never used twice."""

Who = PlayerId | Clock
"""Who wants something: a player, or the table itself."""


class Player(msgspec.Struct, frozen=True):
    """A person or a bot."""

    id: PlayerId
    name: str
    level: str | None = None
    """Of a bot; `None`: a person."""
    secret: str | None = None
    """SHA-256 of what the person's device keeps."""
    former: tuple[str, ...] = ()
    """Secrets of devices that the seat was moved away from: they may look, not play."""
    contribution: str = ""
    """What the person's client added to the chance, in hexadecimal."""
    is_ready: bool = False
    has_left: bool = False
    is_removed: bool = False

    @property
    def is_person(self) -> bool:
        """Not a bot."""
        return self.level is None
