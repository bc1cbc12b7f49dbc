"""Words that are made of words: Regenschirm, lighthouse, kyrkogård."""

from collections.abc import Iterator
from functools import cache, lru_cache

from reverie.referee.evidence import ContainsPart, Finding
from reverie.referee.grammar import Grammar, grammar
from reverie.referee.lexicon import Lexicon, Word, lexicon
from reverie.referee.sound import likeness
from reverie.referee.spelling import VOWELS

LISTED = "="
"""How the number of a written family begins."""

# Where words are not made by writing two together, a compound is one only if both are common.
_COMMON_ENOUGH = 3.6
_SHORTEST = 7
_LONG = 6
"""So many letters are in another word by no accident."""
_SAME_SOUNDS = 0.5
"""A part is spoken in the compound as it is alone: no lion in medallion."""


class Compounds:
    """The compounds of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.grammar: Grammar = grammar(language)
        self.lexicon: Lexicon = lexicon(language)
        self.members = lru_cache(maxsize=5_000)(self._members)

    def word(self, word: str) -> Word:
        return self.lexicon.word(word)

    def bases(self, word: str) -> Iterator[str]:
        """What dictionaries say it is made from, and the families of our lists."""
        for base in self.word(word).bases:
            # Taxi comes from taximeter, but has nothing to do with meters.
            shorter = 2 < len(base) <= len(word)
            if base.startswith(LISTED) or (shorter and base not in self.grammar.small):
                yield base

    # ── What a compound is made of ───────────────────────────────────────────────────────────

    def _members(self, word: str) -> frozenset[str]:
        words = word.replace("-", " ").replace("'", " ").split()
        if len(words) > 1:
            whole = {part for part in words if part not in self.grammar.small and len(part) > 2}
            return frozenset(whole | {deep for part in whole for deep in self.members(part)})
        bases = {base for base in self.bases(word) if not base.startswith(LISTED)}
        doing = set(self._doing(word))
        split = set() if doing else set(self.split(word))
        # Where a dictionary names one part, the split that has it is right about the other.
        parts = bases | split if not bases or bases & split else bases
        return frozenset(parts | doing)

    def _doing(self, word: str) -> Iterator[str]:
        """What a farmer does: farm."""
        for agent, verb in self.grammar.agents:
            stem = word.removesuffix(agent)
            if stem != word and len(stem) > 2 and self.word(stem + verb).zipf >= 3:
                yield stem + verb

    def split(self, word: str) -> tuple[str, ...]:
        """The likeliest two members: the ones whose rarer is commonest."""
        found: tuple[str, ...] = ()
        best = 0.0 if self.grammar.compounds else _COMMON_ENOUGH
        if not self.grammar.compounds and len(word) < _SHORTEST:
            return ()
        if self._is_no_noun(word):
            return ()
        for at in range(3, len(word) - 2):
            tail = word[at:]
            if not self._is_head(tail):
                continue
            for link in self.grammar.links:
                first = word[: at - len(link)]
                if not word[:at].endswith(link) or not self._is_member(first):
                    continue
                commonness = min(self.word(first).zipf, self.word(tail).zipf) - 0.3 * bool(link)
                if commonness > best:
                    best, found = commonness, (first, tail)
        return found

    def _is_no_noun(self, word: str) -> bool:
        """Poli-tisch: a German compound with a noun behind is a noun itself."""
        known = self.word(word)
        return self.grammar.capitals and known.standard and not known.noun

    def _is_member(self, word: str) -> bool:
        known = self.word(word)
        if len(word) < 3 or word in self.grammar.small or not VOWELS & set(word):
            return False
        if self.grammar.compounds:
            return known.zipf >= 2.5 and (known.standard or len(word) > 3)
        return known.standard and known.zipf >= (4.2 if len(word) == 3 else 2.5)

    def _is_head(self, word: str) -> bool:
        known = self.word(word)
        if len(word) < 3 or known.zipf < 3 or word in self.grammar.small:
            return False
        if word in self.grammar.endings or word in self.grammar.forms:
            return False
        return known.noun if self.grammar.capitals else known.standard or bool(known.lemmas)

    # ── Whether a word holds another ─────────────────────────────────────────────────────────

    def holds(self, clue: str, part: str) -> Finding | None:
        """Whether the clue is a compound with the part as its first or its last member."""
        if "-" in clue and part in clue.split("-"):
            return Finding(sure=True, evidence=ContainsPart(part))
        if len(clue) - len(part) < 2:
            return None
        if len(part) >= _LONG and (clue.startswith(part) or clue.endswith(part)):
            return Finding(sure=True, evidence=ContainsPart(part))
        if clue.endswith(part):
            firsts = self._unlinked(clue.removesuffix(part).removesuffix("-"))
            if any(self._goes_before(first, part, clue) for first in firsts):
                return self._made_of(clue, part, firsts)
        for form in self._as_first(part):
            if clue.startswith(form):
                rest = clue.removeprefix(form).removeprefix("-")
                heads = [
                    rest.removeprefix(link) for link in self.grammar.links if rest.startswith(link)
                ]
                if any(self._goes_behind(head, part, clue) for head in heads):
                    return self._made_of(clue, part, heads)
        return None

    def _unlinked(self, first: str) -> list[str]:
        return [first.removesuffix(link) for link in self.grammar.links if first.endswith(link)]

    def _as_first(self, part: str) -> tuple[str, ...]:
        """As it stands before another member: vagga, vaggsång; kyrka, kyrkogård."""
        if not self.grammar.compounds or len(part) <= 3 or part[-1] not in self.grammar.mute:
            return (part,)
        bare = part[:-1]
        forms = [part, bare, *(bare + vowel for vowel in self.grammar.joints if part[-1] == "a")]
        if bare[-1] == bare[-2] and len(bare) > 3:
            forms.append(bare[:-1])
        return tuple(forms)

    def _whole(self, first: str) -> list[Word]:
        """What a first member may be short for."""
        found = [self.word(first + vowel) for vowel in ("", *self.grammar.dropped)]
        if first[-1:] in self.grammar.joints:
            found.append(self.word(first[:-1] + "a"))
        return found

    def _goes_before(self, first: str, part: str, clue: str) -> bool:
        if self._is_no_noun(clue) or (self.grammar.capitals and not self.word(part).noun):
            return False
        return self._goes_with(first, self._whole(first), part, clue)

    def _goes_behind(self, head: str, part: str, clue: str) -> bool:
        if self.grammar.capitals and not self.word(head).noun:
            return False
        return self._goes_with(head, [self.word(head)], part, clue)

    def _goes_with(self, member: str, whole: list[Word], part: str, clue: str) -> bool:
        if member in self.grammar.short:
            return True
        if len(member) < 3 or member in self.grammar.small or member in self.grammar.endings:
            return False
        zipf = max(word.zipf for word in whole)
        if not self.grammar.compounds:
            return len(part) >= 3 and zipf >= 2.8 and len(part + member) >= _SHORTEST
        if len(part) < 3:
            return len(member) >= 4 and zipf >= 3.3
        known = self.word(clue)
        # Kon-troll: a word that is commoner than its would-be member is hardly made of it.
        if len(member) == 3 and known.standard and known.zipf > zipf:
            return False
        if any(word.standard or word.noun for word in whole):
            return True
        return min(len(member), len(part)) > 3 and any(word.known for word in whole)

    def _made_of(self, clue: str, part: str, members: list[str]) -> Finding | None:
        evidence = ContainsPart(part)
        if self.grammar.compounds:
            # Bäcker-ei is no egg: a part that is also an ending.
            return Finding(part not in self.grammar.endings, evidence)
        if not self._spoken_in(clue, part):
            return None
        bases = {base for base in self.word(clue).bases if not base.startswith(LISTED)}
        if not bases or part in bases:
            return Finding(sure=True, evidence=evidence)
        # A dictionary knows where the clue comes from, and it is not this: carpet, pumpkin.
        other = max(members, key=lambda member: self.word(member).zipf)
        if min(len(part), len(other)) >= 4 and self.word(other).zipf >= 3.5:
            return Finding(sure=False, evidence=evidence)
        return None

    def _spoken_in(self, clue: str, part: str) -> bool:
        """Whether the part sounds in the clue as it does alone; yes if nobody knows."""
        whole, alone = self.word(clue).sounds, self.word(part).sounds
        if not whole or not alone:
            return True
        there = whole[: len(alone)] if clue.startswith(part) else whole[-len(alone) :]
        return likeness(there, alone).distance <= _SAME_SOUNDS

    def may_head(self, first: str, head: str) -> bool:
        """Whether a compound of the two has this head: Feuerwehr-auto."""
        if not self._is_head(head) and not any(map(self._is_head, self.word(head).lemmas)):
            return False
        members = self._unlinked(first)
        whole = self.word(first + head)
        # Pal-ast, Mom-ente: a word of its own must be made of words that everybody knows.
        if whole.standard or any(self.word(lemma).standard for lemma in whole.lemmas):
            members = [one for one in members if len(one) > 3 or self.word(one).zipf >= 4]
            whole_first = bool(self.grammar.joints) and len(first) > 3
        else:
            whole_first = len(first) > 2
        if whole_first:
            members += [first + vowel for vowel in self.grammar.dropped]
        return any(
            member in self.grammar.short
            or (self._is_member(member) and self.word(member).standard)
            or bool(self.split(member))
            for member in members
        )

    # ── Words that no dictionary has ─────────────────────────────────────────────────────────

    def can_make(self, word: str) -> bool:
        """Whether a word that no dictionary has follows from those that they have."""
        for prefix in ("", *self.grammar.prefixes):
            rest = word.removeprefix(prefix)
            if not word.startswith(prefix) or len(rest) <= 3:
                continue
            if (prefix and self.lexicon.known(rest)) or self._inflects(rest):
                return True
        return self.grammar.compounds and any(
            self._known_member(word[:at]) and (self._in_use(word[at:]) or self._inflects(word[at:]))
            for at in range(2, len(word) - 2)
        )

    def _inflects(self, word: str) -> bool:
        for ending in (*self.grammar.forms, *self.grammar.endings):
            stem = word.removesuffix(ending)
            if stem != word and len(stem) > 2:
                if any(self._in_use(stem + vowel) for vowel in ("", *self.grammar.dropped)):
                    return True
        return False

    def _known_member(self, first: str) -> bool:
        return first in self.grammar.short or any(
            self._in_use(whole.spelling)
            for member in self._unlinked(first)
            for whole in self._whole(member)
        )

    def _in_use(self, word: str) -> bool:
        known = self.word(word)
        return len(word) > 2 and (known.standard or known.zipf >= 2)


@cache
def compounds(language: str) -> Compounds:
    """The compounds of a language."""
    return Compounds(language)
