"""Tables without a world: the pure rules, played by hand."""

from typing import Any

import msgspec

from reverie.games import games
from reverie.kernel.game import AnyGame
from reverie.kernel.messages import Command
from reverie.kernel.moment import Moment
from reverie.tables import rules
from reverie.tables.commands import AddBot, GetReady, Start
from reverie.tables.events import TableOpened
from reverie.tables.evolve import evolve
from reverie.tables.player import PlayerId, Who
from reverie.tables.rules import Around, Decided
from reverie.tables.settings import Settings
from reverie.tables.state import Table

NOW = Moment(1_000_000)
SEED = "5e" * 32
ANNA, BEN, CLEO, DORA = (PlayerId(number) for number in range(4))


class Lobby(msgspec.Struct, frozen=True):
    """A table and its game."""

    table: Table
    state: Any = None

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return games()[self.table.settings.game]

    def decided(self, who: Who, command: Command, **around: Any) -> Decided:
        """What a command makes happen."""
        here = Around(**{"now": NOW, **around})
        return rules.decide(self.table, self.game, self.state, who, command, here)

    def after(self, who: Who, command: Command, **around: Any) -> "Lobby":
        """The table after a command."""
        return self.told(self.decided(who, command, **around))

    def told(self, decided: Decided) -> "Lobby":
        """The table after what happened."""
        table, state = self.table, self.state
        for event in decided.table:
            table = evolve(table, event)
        for happened in decided.game:
            state = self.game.evolve(state, happened)
        return Lobby(table, state)

    def joined(self, name: str, contribution: str = "") -> "Lobby":
        """The table after somebody sat down."""
        number = len(self.table.players)
        here = Around(now=NOW, secret=f"secret of {number}")
        seat = rules.sit_down(self.table, self.game, name, contribution, here)
        return self.told(Decided((seat,)))


def a_lobby(*people: str, bots: int = 0, game: str = "daydream", **settings: Any) -> Lobby:
    """A table at which these sit; the first is the host."""
    opened = TableOpened(
        settings=Settings(game=game, **settings),
        seed=SEED,
        format=1,
        rules_version=games()[game].rules_version,
    )
    lobby = Lobby(evolve(None, opened))
    for name in people:
        lobby = lobby.joined(name)
    for number in range(bots):
        lobby = lobby.after(ANNA, AddBot(level="plain", name=f"Bot {number}"))
    return lobby


def a_game(*people: str, bots: int = 0, game: str = "daydream", **settings: Any) -> Lobby:
    """A table that has started."""
    lobby = a_lobby(*people, bots=bots, game=game, **settings)
    for number in range(1, len(people)):
        lobby = lobby.after(PlayerId(number), GetReady())
    return lobby.after(ANNA, Start())
