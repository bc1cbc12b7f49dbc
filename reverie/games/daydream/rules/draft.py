"""How a draft grows."""

from typing import Any

from msgspec.structs import replace

from reverie.games.daydream.events import AnyFact
from reverie.games.daydream.evolve import mark
from reverie.games.daydream.state import Draft


def happened(draft: Draft, fact: AnyFact, **changes: Any) -> Draft:
    """The draft after one mark of the pen."""
    return replace(draft, sheet=mark(draft.sheet, fact), facts=(*draft.facts, fact), **changes)
