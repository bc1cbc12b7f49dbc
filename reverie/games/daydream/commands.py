"""What a player of Daydream can want."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from reverie.games.daydream.pieces import Bonus, Cloud, Die, Row
from reverie.games.daydream.tableau import FoldName, Tableau
from reverie.kernel.interruptions import Interruption, Ring
from reverie.kernel.messages import Command


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    fold: FoldName = "A"
    dice: Literal["0-9", "1-6"] = "0-9"
    seconds_per_turn: Annotated[float, Meta(ge=0.2, le=86_400)] | None = None
    """Ruling R2: after this a bot plays the turn of who has not sealed; `None`: no limit."""
    tableau: Tableau | None = None
    """Ruling R4: a tableau of one's own; `None`: ours."""


class Step(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """One thing a player does in a turn."""


class WriteNumber(Step, frozen=True):
    """Write a die into a cloud, changed by so many leaves up or down."""

    die: Die
    cloud: Cloud
    change: int = 0


class SkipDie(Step, frozen=True):
    """Circle a leaf instead of writing this die."""

    die: Die


class SettleRow(Step, frozen=True):
    """Circle or cross out the marks of a full row, and draw its lines."""

    row: Row


class TakeBonus(Step, frozen=True):
    """Circle one of the bonuses that are still free."""

    bonus: Bonus


AnyStep = WriteNumber | SkipDie | SettleRow | TakeBonus


class PlayTurn(Command, frozen=True):
    """A whole turn in the player's own order, sealed."""

    turn: int
    steps: tuple[AnyStep, ...]

    @property
    def about(self) -> str:
        """The turn."""
        return f"turn {self.turn}"


class Try(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A question: what would these steps bring? Changes nothing, is stored nowhere."""

    turn: int
    steps: tuple[AnyStep, ...]


AnyCommand = PlayTurn | Ring | Interruption
