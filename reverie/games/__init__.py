"""The games: each is a folder here, found by being there."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from reverie.kernel.game import AnyGame


@cache
def games() -> dict[str, AnyGame]:
    """Every game by its name."""
    found = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__))
    return {module.GAME.name: module.GAME for module in found}
