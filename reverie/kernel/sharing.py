"""What several eyes are shown alike is made once."""

from collections.abc import Callable
from functools import wraps
from operator import is_
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def made_once(function: Callable[P, T]) -> Callable[P, T]:
    """Keeps the last answer of a pure function, for the very same arguments.

    The views of one state are made one after the other. Frozen values that are one and the same
    object are equal, so identity is enough, and it costs nothing to compare.
    """
    last: tuple[tuple[Any, ...], Any] = ((object(),), None)

    @wraps(function)
    def answer(*args: P.args, **kwargs: P.kwargs) -> T:
        nonlocal last
        asked = (*args, *kwargs.values())
        # Read once: another thread may come in between.
        before, said = last
        if len(before) == len(asked) and all(map(is_, before, asked)):
            return cast("T", said)
        made = function(*args, **kwargs)
        last = asked, made
        return made

    return answer
