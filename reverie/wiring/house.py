"""The games, the referee and the rude words, as tables want them."""

from functools import cached_property, lru_cache
from typing import Any

from reverie.games import games
from reverie.games.when_i_dream.printed import deck as printed_deck
from reverie.games.when_i_dream.printed import written
from reverie.kernel.game import AnyGame
from reverie.referee import Referee
from reverie.referee.rude import masked
from reverie.tables import refusals
from reverie.tables.ports import Judge
from reverie.wiring.words import referee_of


class GamesHouse:
    """Fills the port `House`."""

    def game(self, name: str) -> AnyGame:
        """A game by its name."""
        if name not in games():
            raise refusals.NoSuchGame(game=name[:40], games=tuple(games()))
        return games()[name]

    def judge(self, game: str, options: Any) -> Judge:  # noqa: ARG002 - the options say it all
        """The referee that knows the table's deck."""
        deck = getattr(options, "deck", None)
        if isinstance(deck, str):
            return own_referee(deck).judge
        return self.referee.judge

    @cached_property
    def referee(self) -> Referee:
        """Of all tables that play with our deck."""
        return referee_of(printed_deck())

    def mask(self, language: str, text: str) -> str:
        """The text with its rude words covered."""
        return masked(language, text)


@lru_cache(maxsize=16)
def own_referee(deck: str) -> Referee:
    """Of a table with a deck of its own."""
    return referee_of(written(deck))
