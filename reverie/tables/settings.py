"""What the host of a table chooses."""

from typing import Any, Literal

import msgspec

from reverie.kernel.game import AnyGame
from reverie.tables import refusals

Language = Literal["en", "de", "fr", "sv"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's game, how it is played and who may come."""

    game: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    """The options of the game; those left out have their defaults."""
    language: Language = "en"
    public: bool = False
    """Whether the table stands in the list of open tables; else only its link leads to it."""
    watchable: bool = True
    """Whether people without a seat may watch, with the eye of one who knows least."""
    mask_rude_words: bool = True
    """Whether rude words in names and chat are covered."""
    day: str | None = None
    """A date such as 2026-11-18: that day's game, for one person, with the options of the day."""


def options_of(settings: Settings, game: AnyGame) -> Any:
    """The game's own options, checked; its words are in the table's language."""
    wanted = dict(settings.options)
    if "language" in game.options.__struct_fields__:
        wanted["language"] = settings.language
    try:
        return msgspec.convert(wanted, game.options)
    except msgspec.ValidationError as problem:
        raise refusals.SettingsAreNotAllowed(problem=str(problem)) from problem
