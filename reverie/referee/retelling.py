"""Rule 4.3: which Elements does a retold dream name?"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

from reverie.referee.compounds import compounds
from reverie.referee.entry import Entry
from reverie.referee.grammar import grammar
from reverie.referee.guesses import bare, same
from reverie.referee.lexicon import lexicon
from reverie.referee.spelling import fold, plain
from reverie.referee.stems import stems

_TOKEN = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
_MOST_WORDS = 4
"""The longest Elements: boîte aux lettres, berg och dalbana."""


def named(language: str, entries: Mapping[str, Entry], text: str) -> tuple[str, ...]:
    """The keys of the entries that the text names, in the order of the entries."""
    index = _index(language, entries)
    found: set[str] = set()
    tokens = _TOKEN.findall(text)
    for at, token in enumerate(tokens):
        found |= _said_or_held(language, index, token)
        for length in range(2, _MOST_WORDS + 1):
            found |= _said(language, index, plain(" ".join(tokens[at : at + length])))
    return tuple(key for key in entries if key in found)


def _index(language: str, entries: Mapping[str, Entry]) -> dict[str, set[tuple[str, str]]]:
    """From the letters that a text may have to the answers that they may mean."""
    index: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for key, entry in entries.items():
        for written in entry.forms:
            answer = bare(language, written)
            for letters in (*stems(language).of(answer), *stems(language).with_new_vowel(answer)):
                index[letters].add((key, answer))
    return index


def _said_or_held(language: str, index: dict[str, set[tuple[str, str]]], token: str) -> set[str]:
    for part in _parts(language, token):
        if found := _said(language, index, part):
            return found
    return set()


def _said(language: str, index: dict[str, set[tuple[str, str]]], said: str) -> set[str]:
    """The Elements of which the words are a form."""
    return {
        key
        for letters in _letters(language, said)
        for key, answer in index.get(letters, ())
        if same(language, answer, said)
    }


def _letters(language: str, said: str) -> set[str]:
    """What the words may stand under in the index."""
    found = set(stems(language).of(said))
    for lemma in lexicon(language).word(said).lemmas:
        found |= set(stems(language).of(lemma))
    letters = fold(language, said)
    for ending in grammar(language).plurals:
        if ending and letters.endswith(ending) and len(letters) - len(ending) > 1:
            stem = letters.removesuffix(ending)
            found.add(stem)
            if stem[-2:-1] == stem[-1:]:
                found.add(stem[:-1])
    return found


def _parts(language: str, token: str) -> Iterator[str]:
    """The word, then its ends that may be the head of a compound, longest first."""
    # Where nouns have capital letters, a compound that names something has one.
    noun = not grammar(language).capitals or token[0].isupper()
    token = bare(language, token)
    yield token
    if "-" in token:
        yield token.rpartition("-")[2]
    elif grammar(language).compounds and noun:
        for at in range(2, len(token) - 2):
            if compounds(language).may_head(token[:at], token[at:]):
                yield token[at:]
