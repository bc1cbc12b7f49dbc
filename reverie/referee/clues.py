"""Rules 3.1 to 3.4: may the clue be given for the Element?

The order is that of the rules people know best: one word, family, translation, sound. What is sure
is improper; what people would argue about is doubtful.
"""

import re
from typing import Literal

import msgspec

from reverie.kernel.ruling import ClueDoubt, ClueFault
from reverie.locales import LANGUAGES
from reverie.referee.compounds import compounds
from reverie.referee.entry import Entry
from reverie.referee.evidence import Evidence, Finding, InNoDictionary, SameRoot, SeveralWords
from reverie.referee.family import families
from reverie.referee.grammar import grammar
from reverie.referee.hearing import alike
from reverie.referee.lexicon import lexicon
from reverie.referee.spelling import LETTERS, fold, plain, whole
from reverie.referee.translation import foreign, translated

_HUMP = re.compile(r"[^\W\d_A-ZÄÖÅÉ][A-ZÄÖÅÉ]")
_CLANS = ("Mc", "Mac", "O'")
_COMMON = 4.2
_SHORTEST_GLUED = 8


class Fine(msgspec.Struct, frozen=True):
    """Nothing speaks against the clue."""


class Improper(msgspec.Struct, frozen=True):
    fault: ClueFault
    evidence: Evidence


class Doubtful(msgspec.Struct, frozen=True):
    doubt: ClueDoubt
    evidence: Evidence


Verdict = Fine | Improper | Doubtful


def judge(language: str, entry: Entry, clue: str) -> Verdict:
    """The ruling on one clue."""
    if several_words(language, clue):
        return Improper("several words", SeveralWords())
    word = whole(clue.strip(), grammar(language).elisions)
    return (
        _family(language, entry, word)
        or _translation(language, entry, word)
        or _sound(language, entry, word)
        or _no_word_of_the_table(language, word)
        or Fine()
    )


def _family(language: str, entry: Entry, clue: str) -> Improper | Doubtful | None:
    listed = {fold(language, word) for word in (*entry.family, entry.plural)}
    if fold(language, clue) in listed:
        return Improper("family", SameRoot(entry.word))
    known = families(language)
    if found := known.related(entry.word, clue):
        return _ruled(found, "family")
    spellings = (alias for alias in entry.aliases if _of_one_spelling(language, entry.word, alias))
    if any(known.same(word, clue) for word in (*entry.family, *spellings)):
        return Improper("family", SameRoot(entry.word))
    return None


def _of_one_spelling(language: str, word: str, alias: str) -> bool:
    """Clé and clef are one word; sofa and couch are two, and each may be a clue to the other."""
    return fold(language, word)[:3] == fold(language, alias)[:3]


def _translation(language: str, entry: Entry, clue: str) -> Improper | Doubtful | None:
    found = translated(language, entry, clue)
    return _ruled(found, "translation") if found else None


def _sound(language: str, entry: Entry, clue: str) -> Improper | Doubtful | None:
    found = alike(language, entry.word, clue)
    return _ruled(found, "sound") if found else None


def _no_word_of_the_table(language: str, clue: str) -> Doubtful | None:
    # R11: names are allowed, and nobody has a list of them.
    if clue[:1].isupper():
        return None
    found = foreign(language, clue)
    if found is not None:
        return Doubtful("foreign", found.evidence)
    if not any(is_word(other, plain(clue)) for other in (language, *LANGUAGES)):
        return Doubtful("not a word", InNoDictionary())
    return None


def is_word(language: str, word: str) -> bool:
    """Whether the language has the word, or can make it."""
    words = lexicon(language)
    if words.known(word) or not LETTERS.fullmatch(word):
        return words.known(word)
    if "-" in word and all(map(words.known, word.split("-"))):
        return True
    return compounds(language).can_make(word)


def _ruled(
    found: Finding, reason: Literal["family", "translation", "sound"]
) -> Improper | Doubtful:
    return Improper(reason, found.evidence) if found.sure else Doubtful(reason, found.evidence)


# ── 3.1 Exactly one word ─────────────────────────────────────────────────────────────────────


def several_words(language: str, clue: str) -> bool:
    """Rule 3.1, also for words that were only stuck together."""
    text = clue.strip().strip('.,;:!?…"„“”«»()')
    if re.search(r"[\s_/+&,;.]", text):
        return True
    word = plain(whole(text, grammar(language).elisions))
    if _HUMP.search(text):
        return not (text.isupper() or text.startswith(_CLANS) or lexicon(language).known(word))
    if "-" in word:
        # Saint-Jacques is a name.
        return not text.istitle() and _hyphens_only_join(language, word)
    return _glued(language, word)


def _hyphens_only_join(language: str, word: str) -> bool:
    words, rules = lexicon(language), grammar(language)
    if words.known(word) or words.known(word.replace("-", "")):
        return False
    parts = word.split("-")
    if len(parts) > 2 or any(part in rules.small for part in parts):
        return True
    return not rules.compounds and all(words.word(part).zipf >= _COMMON for part in parts)


def _glued(language: str, word: str) -> bool:
    words, rules = lexicon(language), grammar(language)
    if rules.compounds or len(word) < _SHORTEST_GLUED or words.known(word):
        return False
    return any(
        words.word(word[:at]).zipf >= _COMMON and words.word(word[at:]).zipf >= _COMMON
        for at in range(3, len(word) - 2)
    )
