"""A stored game, move by move."""

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

import msgspec

from reverie.kernel.game import AnyGame
from reverie.kernel.record import Record, states
from reverie.kernel.seat import Eye

Say = Callable[[msgspec.Struct], Iterator[str]]


def playthrough(game: AnyGame, record: Record[Any], eye: Eye, say: Say) -> Iterator[str]:
    """What this eye was shown, in the words of `say`, and the table where it has changed."""
    picture: list[str] = []
    for entry, steps in groupby(states(game, record), key=lambda step: step[0]):
        told: list[str] = []
        view = None
        for _, event, state in steps:
            if (sight := game.seen(state, event, eye)) is not None:
                told.extend(say(sight))
            view = game.view(state, eye)
        if not told:
            continue
        yield clock(entry.at - record.entries[0].at)
        yield from (f"    {line}" for line in told)
        drawn = game.draw(view).splitlines()
        if drawn != picture:
            picture = drawn
            yield from (f"        | {line}" for line in drawn)


def clock(milliseconds: int) -> str:
    """Minutes, seconds and tenths since the beginning."""
    minutes, rest = divmod(milliseconds, 60_000)
    return f"{minutes:02d}:{rest / 1000:04.1f}"
