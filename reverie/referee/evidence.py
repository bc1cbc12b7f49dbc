"""Why the referee says what it says. Each kind of evidence has its sentence in the catalogues."""

import msgspec

from reverie.locales import catalogue


class Evidence(msgspec.Struct, frozen=True):
    """Something that speaks against a clue or for a guess."""

    def said(self, language: str) -> str:
        """In the language of the table."""
        return catalogue(language, "referee").tell("evidence", self)


class Finding(msgspec.Struct, frozen=True):
    """Something was found; people may still argue about it."""

    sure: bool
    evidence: Evidence


class SeveralWords(Evidence, frozen=True):
    """Rule 3.1."""


class SameWord(Evidence, frozen=True):
    """Both are forms of one word."""

    word: str


class SameRoot(Evidence, frozen=True):
    """Dictionaries, or the lists of the deck, have both in one family."""

    word: str


class PartOfElement(Evidence, frozen=True):
    """The clue is a member of the Element's compound."""

    part: str


class ContainsPart(Evidence, frozen=True):
    """The clue is a compound with the Element, or with a part of it."""

    part: str


class SameStem(Evidence, frozen=True):
    """Other endings at the same stem."""

    stem: str


class Translated(Evidence, frozen=True):
    """The Element in another language."""

    word: str
    language: str


class SoundsAlike(Evidence, frozen=True):
    """How both are spoken."""

    element: str
    clue: str


class SpeltAlike(Evidence, frozen=True):
    """Both are spelt almost alike; nobody here knows how they are spoken."""

    element: str
    clue: str


class WordOfAnother(Evidence, frozen=True):
    """The clue is a word in another language only."""

    language: str


class InNoDictionary(Evidence, frozen=True):
    """No language has the clue."""


class AlmostRight(Evidence, frozen=True):
    """The guess differs in more letters than a slip of the finger."""

    word: str
