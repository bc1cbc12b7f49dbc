"""Rule 3.2: is the clue of the Element's word family?

Five questions: is it the same word in another form; do dictionaries or our lists have both in one
family; is it a compound with the Element or with a part of it; has it the same stem with other
endings; is a relative of our lists hidden below a prefix or in a compound?
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from reverie.referee.compounds import LISTED, Compounds, compounds
from reverie.referee.evidence import Finding, PartOfElement, SameRoot, SameWord
from reverie.referee.lexicon import Word
from reverie.referee.spelling import fold, plain
from reverie.referee.stems import Stems, stems

_DEPTH = 2
"""How many steps back a word's making is followed: unlikeable → likeable → like."""
_LONG_ENOUGH = 4
"""Letters of a verb below a prefix, of a member in a compound, that may lead to its family."""


class Families:
    """The word families of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.compounds: Compounds = compounds(language)
        self.stems: Stems = stems(language)
        self.related = lru_cache(maxsize=20_000)(self._related)

    def _related(self, element: str, clue: str) -> Finding | None:
        """Whether the clue, one word, belongs to the Element, which may have several."""
        element, clue = plain(element), plain(clue)
        return (
            self._same_word(element, clue)
            or self._same_root(element, clue)
            or self._compound(element, clue)
            or self._same_stem(element, clue)
            or self._hidden_root(element, clue)
        )

    def _word(self, word: str) -> Word:
        return self.compounds.word(word)

    # ── The same word ────────────────────────────────────────────────────────────────────────

    def same(self, one: str, other: str) -> bool:
        """Whether they are forms of one word."""
        return self._same_word(plain(one), plain(other)) is not None

    def _same_word(self, element: str, clue: str) -> Finding | None:
        if fold(self.language, element) == fold(self.language, clue):
            return Finding(sure=True, evidence=SameWord(element))
        common = self._itself(element) & self._forms_of(clue)
        return Finding(sure=True, evidence=SameWord(min(common))) if common else None

    def _itself(self, element: str) -> frozenset[str]:
        """An Element that dictionaries have is no form of another word: komet is not of komma."""
        known = self._word(element)
        return frozenset({element}) if known.standard and known.foreign else self._forms_of(element)

    def _forms_of(self, word: str) -> frozenset[str]:
        """The word, and what it may be a form of."""
        return self._word(word).lemmas | {word}

    # ── The same root ────────────────────────────────────────────────────────────────────────

    def _same_root(self, element: str, clue: str) -> Finding | None:
        common = self._origins(self._itself(element)) & self._origins(self._forms_of(clue))
        if not common:
            return None
        # A family of our lists has a number, not a name.
        named = min(common)
        return Finding(True, SameRoot(element if named.startswith(LISTED) else named))

    def _hidden_root(self, element: str, clue: str) -> Finding | None:
        """The same family below a prefix or inside a compound: Flugzeug, abgeflogen."""
        mine = self._origins(self._itself(element) | self.compounds.members(element))
        theirs = self._origins(self._forms_of(clue) | frozenset(self._below_prefix(clue)))
        # Only by our lists: a prefix or a compound can lead far away.
        if any(one.startswith(LISTED) for one in mine & theirs):
            return Finding(sure=True, evidence=SameRoot(element))
        return None

    def _origins(self, words: frozenset[str]) -> frozenset[str]:
        """The words and what they are made from, step by step."""
        found = set(words)
        newest = set(found)
        for _ in range(_DEPTH):
            newest = {base for one in newest for base in self.compounds.bases(one)} - found
            newest |= {lemma for one in newest for lemma in self._word(one).lemmas}
            found |= newest
        return frozenset(found)

    def _below_prefix(self, clue: str) -> Iterator[str]:
        """Abgeflogen, abfliegen: fliegen; jaktstuga: jakt."""
        for word in self._forms_of(clue):
            for prefix in self.compounds.grammar.prefixes:
                rest = word.removeprefix(prefix)
                if rest != word and len(rest) >= _LONG_ENOUGH and self._word(rest).zipf >= 3:
                    yield from self._forms_of(rest)
            if self.compounds.grammar.compounds:
                split = self.compounds.split(word)
                yield from (member for member in split if len(member) >= _LONG_ENOUGH)

    # ── Compounds ────────────────────────────────────────────────────────────────────────────

    def _compound(self, element: str, clue: str) -> Finding | None:
        arguable = None
        if " " in element and clue in set(element.split()) - self.compounds.grammar.small:
            return Finding(sure=True, evidence=PartOfElement(clue))
        for part in sorted({element, *self.compounds.members(element)}):
            if part != element and self._forms_of(part) & self._forms_of(clue):
                return Finding(sure=True, evidence=PartOfElement(part))
            for form in self._as_dictionaries_have(clue):
                found = self.compounds.holds(form, part)
                if found and found.sure:
                    return found
                arguable = arguable or found
        return arguable

    def _as_dictionaries_have(self, clue: str) -> frozenset[str]:
        """Kriget is krig, no goat (get); but a German noun may be taken for a form of a verb."""
        known = self._word(clue)
        return known.lemmas | {clue} if known.noun or not known.lemmas else known.lemmas

    # ── The same stem ────────────────────────────────────────────────────────────────────────

    def _same_stem(self, element: str, clue: str) -> Finding | None:
        arguable: Finding | None = None
        for one in sorted({element, *self.compounds.members(element)}):
            found = self.stems.shared(one, clue)
            if found and found.sure:
                return found
            arguable = arguable or found
        return arguable


@cache
def families(language: str) -> Families:
    """The families of a language."""
    return Families(language)
