"""Telling several events in one decision."""

from collections.abc import Callable
from typing import Generic, TypeVar

S = TypeVar("S")
E = TypeVar("E")


class Story(Generic[S, E]):
    """What a command makes happen, event by event, and the state after each.

    Lives inside one `decide` only.
    """

    def __init__(self, state: S, evolve: Callable[[S, E], S]) -> None:
        self.state = state
        self.events: tuple[E, ...] = ()
        self._evolve = evolve

    def tell(self, event: E) -> S:
        """One more event has happened."""
        self.events += (event,)
        self.state = self._evolve(self.state, event)
        return self.state
