"""Rule 3.4: is the clue the Element, or a word of its family, in another language?"""

from reverie.locales import LANGUAGES
from reverie.referee.entry import Entry
from reverie.referee.evidence import Finding, Translated, WordOfAnother
from reverie.referee.family import families
from reverie.referee.grammar import grammar
from reverie.referee.lexicon import lexicon
from reverie.referee.spelling import fold, plain

_HARDLY_USED = 2.2
_MUCH_MORE = 0.7
_MORE_AT_HOME = 0.65
"""So much more common in the other language that it is not meant as a word of this one."""
_ONLY_A_NAME = 1.0
"""What no dictionary of this language has must be so much more common here."""
_A_WORD_THERE = 3.0
_IN_USE = 1.5


def at_home(language: str, said: str, other: str) -> bool:
    """Whether a word that both languages have is meant as one of this language."""
    word = plain(said)
    here, there = lexicon(language).word(word), lexicon(other).word(word)
    # In German a noun has a capital letter: chat is the French cat, Chat is talk.
    if here.only_noun and said[:1].islower() and there.standard:
        return False
    # Bär in a Swedish sentence is the German bear, bär are berries.
    if grammar(other).capitals and said[:1].isupper() and there.noun:
        return False
    # Kakao is Swedish as well as German; bridge is a game in Swedish, and hardly meant.
    if here.standard and (other, word) in here.foreign and there.zipf - here.zipf < _MUCH_MORE:
        return True
    if here.zipf < _HARDLY_USED:
        return False
    if (other, word) in here.foreign and here.zipf >= there.zipf:
        return True
    standard = here.standard or any(lexicon(language).word(lemma).standard for lemma in here.lemmas)
    return there.zipf - here.zipf < (_MORE_AT_HOME if standard else -_ONLY_A_NAME)


def translated(language: str, entry: Entry, clue: str) -> Finding | None:
    """Whether the clue says the Element in another language."""
    said, clue = clue.strip(), plain(clue)
    here = lexicon(language).word(clue)
    native = here.standard or (here.known and said[:1].isupper())
    foreign_labels = [
        (other, label)
        for other, label in labels(language, entry)
        if not at_home(language, said, other)
    ]
    for other, label in foreign_labels:
        if _equal(other, label, clue):
            return Finding(not here.standard, Translated(label, other))
    for other, label in foreign_labels:
        if _related(other, label, clue, native):
            return Finding(here.zipf < _HARDLY_USED, Translated(label, other))
    return None


def labels(language: str, entry: Entry) -> list[tuple[str, str]]:
    """The Element in the other languages: its authors' words first, then the dictionaries'."""
    found = [
        (other, word)
        for other, words in entry.elsewhere.items()
        for word in words
        if other != language
    ]
    word = plain(entry.word)
    mine = lexicon(language)
    for form in sorted({word, *mine.word(word).lemmas}):
        found += [(other, _written(other, label)) for other, label in mine.word(form).foreign]
    return list(dict.fromkeys(found))


def _written(language: str, label: str) -> str:
    """As the language writes it: dictionaries have small letters only."""
    return label.capitalize() if lexicon(language).word(label).only_noun else label


def _equal(language: str, label: str, clue: str) -> bool:
    bare = clue.rsplit("'", maxsplit=1)[-1]
    return fold(language, label) in {fold(language, clue), fold(language, bare)}


def _related(language: str, label: str, clue: str, native: bool) -> bool:
    """Whether the clue belongs to the label; of a word that this language has, only its forms."""
    if native:
        return families(language).same(label, clue)
    related = families(language).related(label, clue)
    return related is not None and related.sure


def foreign(language: str, clue: str) -> Finding | None:
    """Whether the clue is a word of another language only."""
    clue = plain(clue)
    here = lexicon(language).word(clue)
    if here.standard or here.zipf >= _IN_USE:
        return None
    for other in LANGUAGES:
        if other != language and lexicon(other).word(clue).zipf >= _A_WORD_THERE:
            return Finding(False, WordOfAnother(other))
    return None
