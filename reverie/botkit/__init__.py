"""What any bot needs. A bot is a client: it sees views and sends commands."""

from random import Random
from typing import Any, Protocol

from reverie.kernel.messages import Command

__all__ = ["Bot", "Lexicon", "Random"]


class Bot(Protocol):
    """Plays one seat. May remember what its views showed, nothing else."""

    def act(self, view: Any, random: Random) -> Command | None:
        """What the seat does now; `None`: it waits."""


class Lexicon(Protocol):
    """What bots know about words; filled from outside."""

    def clues(self, element: str) -> tuple[str, ...]:
        """Words that lead to the Element, strong ones first; none if it is not known."""

    def word(self, element: str) -> str:
        """What the Element is called in the language of the table."""

    def elements(self) -> tuple[str, ...]:
        """What a Dreamer may guess at."""
