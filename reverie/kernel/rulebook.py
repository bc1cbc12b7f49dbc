"""The thread from a sentence of the rulebook to its tests."""

import re
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T", bound=Callable[..., object])

NUMBER = re.compile(r"^\*\*(R?\d+(?:\.\d+)?)\*\* ", re.MULTILINE)
"""How a rulebook.md begins a rule."""


def rule(*numbers: str) -> Callable[[T], T]:  # noqa: ARG001 - read off the source
    """Says which rules a test shows; the rule index reads it off the source."""

    def mark(test: T) -> T:
        return test

    return mark
