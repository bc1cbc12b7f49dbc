"""Words that differ in their endings: teach, teacher; chapeau, chapelier."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product

from reverie.referee.evidence import Finding, SameStem, SameWord
from reverie.referee.grammar import Grammar, grammar
from reverie.referee.lexicon import Lexicon, lexicon
from reverie.referee.spelling import VOWELS, fold


class Stems:
    """The stems of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.grammar: Grammar = grammar(language)
        self.lexicon: Lexicon = lexicon(language)
        self.of = lru_cache(maxsize=20_000)(self._of)

    def shared(self, element: str, clue: str) -> Finding | None:
        """Whether the clue has the Element's stem."""
        forms = self.with_new_vowel(element)
        if any(clue == form or (len(form) > 4 and clue.startswith(form)) for form in forms):
            return Finding(sure=True, evidence=SameWord(element))
        arguable: Finding | None = None
        mine = (*self.of(element), *self._changed(element))
        for stem, other in product(mine, self._of_clue(clue)):
            found = self._compared(stem, other, clue)
            if found and found.sure:
                return found
            arguable = arguable or found
        return arguable

    def _of(self, word: str) -> tuple[str, ...]:
        """The word as it may stand before an ending."""
        stem = fold(self.language, word)
        found = [stem]
        if len(stem) > 3:
            if stem[-1] in self.grammar.mute and stem[-2] not in VOWELS:
                if len(stem) > self.grammar.shortest:
                    found.append(stem[:-1])
            # Vogel, Vögl-; cykel, cykl-; theatre, theatr-.
            if stem[-2] == "e" and stem[-1] in "lnr" and stem[-3] not in VOWELS:
                found.append(stem[:-2] + stem[-1])
        return tuple(found)

    def _changed(self, word: str) -> Iterator[str]:
        """Leaf, leav-; marteau, martel-."""
        stem = fold(self.language, word)
        for ending, before in self.grammar.changes:
            if stem.endswith(ending) and len(stem) - len(ending) > 1:
                yield stem.removesuffix(ending) + before

    def _of_clue(self, clue: str) -> Iterator[str]:
        lemmas = self.lexicon.word(clue).lemmas
        words = lemmas if lemmas and not self.grammar.compounds else lemmas | {clue}
        for word in words:
            for stem in self.of(word):
                yield stem
                for prefix in self.grammar.prefixes:
                    if stem.startswith(prefix) and len(stem) - len(prefix) >= 3:
                        rest = stem.removeprefix(prefix)
                        yield rest
                        for participle, verb in self.grammar.participles:
                            if rest.endswith(participle):
                                yield rest.removesuffix(participle) + verb

    def _compared(self, mine: str, theirs: str, clue: str) -> Finding | None:
        stem = _beginning(mine, theirs)
        if len(stem) < 3 or not VOWELS & set(stem):
            return None
        for length in range(len(stem), max(2, len(stem) - 2), -1):
            tail, other_tail = self._tail(mine, length), self._tail(theirs, length)
            if tail is not None and other_tail is not None:
                return self._weighed(stem[:length], tail, other_tail, clue)
        return None

    def _tail(self, word: str, length: int) -> str | None:
        """What follows the stem, if it is an ending."""
        tail = word[length:]
        if not tail or tail in self.grammar.forms or tail in self.grammar.endings:
            return tail
        if tail[0] != word[length - 1] or tail[0] not in self.grammar.doubled:
            return None
        rest = tail[1:]
        known = not rest or rest in self.grammar.endings or rest in self.grammar.forms
        return rest if known else None

    def _weighed(self, stem: str, tail: str, other_tail: str, clue: str) -> Finding | None:
        evidence = SameStem(stem)
        bare = "" in (tail, other_tail)
        longer = max(tail, other_tail, key=len)
        if len(stem) == 4 and bare and self._is_another(stem, longer, clue):
            return None
        if len(stem) >= 5 or (len(stem) == 4 and bare):
            return Finding(sure=True, evidence=evidence)
        if len(stem) == 4 and self.grammar.compounds:
            return Finding(sure=False, evidence=evidence)
        # Of three letters the Element itself must be the stem: no ham in a hammer.
        if len(stem) == 3 and not tail:
            if not longer or longer in self.grammar.forms:
                return Finding(sure=True, evidence=evidence)
            if len(longer) >= 2 and self.grammar.shortest < 4:
                return Finding(sure=False, evidence=evidence)
        return None

    def _is_another(self, stem: str, ending: str, clue: str) -> bool:
        """Moth and mother: an ending that many words have, and no dictionary that explains it."""
        if ending not in self.grammar.ambiguous:
            return False
        longer = clue if clue.startswith(stem) and len(clue) > len(stem) else stem + ending
        return stem not in self.lexicon.word(longer).bases

    def with_new_vowel(self, word: str) -> tuple[str, ...]:
        """Swedish plurals with another vowel: tand, tänder; bok, böcker; mus, möss; man, män."""
        found: list[str] = []
        for back, front in self.grammar.new_vowels:
            at = word.rfind(back)
            if at >= 0 and not VOWELS & set(word[at + 1 :]):
                stem = word[:at] + front + word[at + 1 :]
                last = stem[-1]
                found += (stem + "er", stem + last + "er", stem[:-1] + "cker", stem + last, stem)
        return tuple(found)


def _beginning(one: str, other: str) -> str:
    """What both begin with."""
    length = 0
    for letter, other_letter in zip(one, other, strict=False):
        if letter != other_letter:
            break
        length += 1
    return one[:length]


@cache
def stems(language: str) -> Stems:
    """The stems of a language."""
    return Stems(language)
