"""The tableau that comes with the game. The only module of a game that opens a file: its own."""

from functools import cache
from importlib.resources import files

from reverie.games.daydream.checks import load
from reverie.games.daydream.pieces import Fold, fold
from reverie.games.daydream.tableau import FoldName, Tableau

FILE = "tableau.json"


@cache
def tableau() -> Tableau:
    """Our own tableau."""
    return load(files(__package__).joinpath(FILE).read_bytes())


@cache
def printed_fold(name: FoldName) -> Fold:
    """One fold of our own tableau; looked up once."""
    return fold(tableau(), name)
