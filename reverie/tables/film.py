"""A finished game, happening by happening, through any eye. Never before it is finished."""

from itertools import groupby
from typing import Any

from msgspec.structs import replace

from reverie.kernel.game import AnyGame
from reverie.kernel.record import Record, states
from reverie.kernel.seat import Eye, Watcher
from reverie.kernel.violation import NoSuchSeat
from reverie.tables.frames import Moved


class Film:
    """All states of a finished game; views are made when they are asked for."""

    def __init__(self, game: AnyGame, record: Record[Any]) -> None:
        self.game = game
        self.players = record.players
        self.has_own_material = game.slim(record.options) != record.options
        self.scenes = [
            (entry.at, [(event, state) for _, event, state in steps])
            for entry, steps in groupby(states(game, record), key=lambda step: step[0])
        ]
        self.cuts: dict[Eye, list[tuple[int, tuple[Any, ...]]]] = {}

    def cut(self, eye: Eye) -> list[tuple[int, tuple[Any, ...]]]:
        """The scenes that showed something to this eye, with what it was told."""
        if not isinstance(eye, Watcher) and not 0 <= eye < self.players:
            raise NoSuchSeat(seat=eye)
        if eye not in self.cuts:
            told = (
                (number, tuple(self._told(steps, eye)))
                for number, (_, steps) in enumerate(self.scenes)
            )
            self.cuts[eye] = [scene for scene in told if scene[1]]
        return self.cuts[eye]

    def _told(self, steps: list[tuple[Any, Any]], eye: Eye) -> Any:
        for event, state in steps:
            if (seen := self.game.seen(state, event, eye)) is not None:
                yield seen

    def shown(self, eye: Eye, first: int, most: int) -> tuple[int, tuple[Moved, ...]]:
        """How many happenings there are for an eye, and some of them."""
        cut = self.cut(eye)
        happenings = []
        for place in range(first, min(first + most, len(cut))):
            number, told = cut[place]
            at, steps = self.scenes[number]
            view = self.game.view(steps[-1][1], eye)
            if self.has_own_material:
                view = replace(view, options=self.game.slim(view.options))
            happenings.append(Moved(shown=place + 1, at=at, told=told, view=view))
        return len(cut), tuple(happenings)
