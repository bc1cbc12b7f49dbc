"""What is known about the word that is judged against."""

from collections.abc import Mapping

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """An Element in the language of the table, with what its authors wrote about it.

    Of a word outside any deck only the word is known.
    """

    word: str
    aliases: tuple[str, ...] = ()
    """What counts as the same answer."""
    plural: str = ""
    family: tuple[str, ...] = ()
    """Words of its family that no rule finds."""
    elsewhere: Mapping[str, tuple[str, ...]] = {}
    """What it is called in the other languages."""

    @property
    def answers(self) -> tuple[str, ...]:
        """All that may be said for it, but for forms."""
        return (self.word, *self.aliases)

    @property
    def forms(self) -> tuple[str, ...]:
        """With the plural, as it was written."""
        return (*self.answers, self.plural) if self.plural else self.answers
