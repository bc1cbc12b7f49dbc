"""Does a guess name the Element?

Typing is forgiven, another word is not: a slip counts only where it makes no word (Tablier is no
slip of Sablier).
"""

import re
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from reverie.referee.entry import Entry
from reverie.referee.evidence import AlmostRight, Evidence, Translated
from reverie.referee.family import families
from reverie.referee.grammar import grammar
from reverie.referee.hearing import homophones
from reverie.referee.lexicon import lexicon
from reverie.referee.slips import FEWEST_LETTERS, forgiven, slips
from reverie.referee.spelling import fold, plain, whole
from reverie.referee.stems import stems
from reverie.referee.translation import at_home, labels

_POSSESSIVE = re.compile(r"'s?$")


class Right(msgspec.Struct, frozen=True):
    """The guess names the Element."""


class Close(msgspec.Struct, frozen=True):
    """People should decide."""

    leans_right: bool
    evidence: Evidence


class Wrong(msgspec.Struct, frozen=True):
    """The guess names something else."""


Verdict = Right | Close | Wrong


def judge(language: str, entry: Entry, guess: str) -> Verdict:
    """The ruling on one guess."""
    said = bare(language, guess)
    if not said:
        return Wrong()
    answers = [bare(language, answer) for answer in entry.answers]
    forms = [bare(language, form) for form in entry.forms]
    letters = fold(language, said)
    if any(fold(language, form) == letters for form in forms):
        return Right()
    if any(same(language, answer, said) for answer in answers):
        return Right()
    if any(_other_spelling(language, answer, said) for answer in answers):
        return Right()
    if not another_word(language, said):
        nearest = min(slips(fold(language, form), letters, 3) for form in forms)
        longest = max(len(fold(language, answer)) for answer in answers)
        allowed = forgiven(min(len(letters), longest))
        if nearest <= allowed:
            return Right()
        if allowed and nearest == allowed + 1 and len(letters) > 5:
            return Close(True, AlmostRight(entry.word))
    for other, label in labels(language, entry):
        if at_home(language, said, other):
            continue
        if fold(other, label) == fold(other, bare(other, guess)):
            return Close(True, Translated(label, other))
    return Wrong()


def bare(language: str, guess: str) -> str:
    """Without article and punctuation, with single spaces."""
    words = plain(guess).split()
    while len(words) > 1 and words[0] in grammar(language).articles:
        words = words[1:]
    said = " ".join(words)
    said = whole(said, grammar(language).elisions)
    if not lexicon(language).word(said).standard:
        said = _with_marks(language, said)
    return _POSSESSIVE.sub("", said)


def _with_marks(language: str, said: str) -> str:
    """Baeume is Bäume, where that is a word."""
    marked = said
    for two, one in grammar(language).spelt_out:
        marked = marked.replace(two, one)
    return marked if lexicon(language).known(marked) else said


@lru_cache(maxsize=20_000)
def same(language: str, answer: str, said: str) -> bool:
    """Whether both are forms or spellings of one word."""
    mine, theirs = fold(language, answer), fold(language, said)
    if mine == theirs:
        return True
    if _without_marks(mine) == _without_marks(theirs) and not another_word(language, said):
        return True
    if " " in answer or " " in said:
        return _same_at_the_end(language, answer, said)
    if _is_regular(language, answer, said) or _is_regular(language, said, answer):
        return True
    if _is_form(language, answer, said) or _is_form(language, said, answer):
        return not _other_meaning(language, answer, said)
    return _same_at_the_end(language, answer, said)


def _without_marks(letters: str) -> str:
    return fold("", letters)


def _is_regular(language: str, one: str, other: str) -> bool:
    """Forms that are nothing else: Spinne, Spinnen; klocka, klockor."""
    return any(
        one.endswith(ending) and other == one.removesuffix(ending) + plural
        for ending, plural in grammar(language).regular
    )


def _is_form(language: str, one: str, other: str) -> bool:
    """Whether one is a form of the other."""
    if other in lexicon(language).word(one).lemmas:
        return True
    if other in stems(language).with_new_vowel(one):
        return True
    shorter, longer = sorted((fold(language, one), fold(language, other)), key=len)
    of = stems(language).of(shorter) if grammar(language).compounds else (shorter,)
    for stem in of:
        if longer.startswith(stem) and longer[len(stem) :] in grammar(language).plurals:
            return True
    return False


def _other_meaning(language: str, one: str, other: str) -> bool:
    """Buche looks like a form of Buch, but dictionaries translate it otherwise."""
    both, agreed = _agreement(language, one, other)
    if _lemmas_meet(language, one, other):
        # Some lists take a loup for a loupe.
        if grammar(language).trusted:
            return False
        return agreed == 0 < both and _both_standard(language, one, other)
    return 2 * agreed < both


def _both_standard(language: str, one: str, other: str) -> bool:
    words = lexicon(language)
    return words.word(one).standard and words.word(other).standard


def _lemmas_meet(language: str, one: str, other: str) -> bool:
    words = lexicon(language)
    return other in words.word(one).lemmas or one in words.word(other).lemmas


def _agreement(language: str, one: str, other: str) -> tuple[int, int]:
    """Of how many languages the dictionary has both words, and in how many they mean the same."""
    words = lexicon(language)
    mine, theirs = words.word(one).foreign, words.word(other).foreign
    both = {there for there, _ in mine} & {there for there, _ in theirs}
    agreed = {
        there
        for there, label in mine
        for there_too, label_too in theirs
        if there == there_too and families(there).same(label, label_too)
    }
    return len(both), len(agreed)


def _other_spelling(language: str, answer: str, said: str) -> bool:
    """Pyjamas, pajamas; Delfin, Delphin: almost the same letters or sounds, the same meaning."""
    sound_alike = homophones(language, answer, said)
    if not another_word(language, said):
        return sound_alike and len(said) >= FEWEST_LETTERS
    if not sound_alike and slips(fold(language, answer), fold(language, said), 1) > 1:
        return False
    both, agreed = _agreement(language, answer, said)
    return 2 * agreed > both if sound_alike else agreed == both > 1


def _same_at_the_end(language: str, answer: str, said: str) -> bool:
    """Ice creams; Schneemänner: only the last member changes."""
    for at in range(len(answer) - 2, 1, -1):
        if answer[:at] != said[:at] or answer[at - 1 : at].isspace():
            continue
        head, said_head = answer[at:].strip("- "), said[at:].strip("- ")
        if (
            len(head) > 2
            and lexicon(language).word(head).known
            and _is_form(language, head, said_head)
        ):
            return True
    return False


def _singulars(language: str, said: str) -> Iterator[str]:
    """What a word may be the plural of."""
    for ending in grammar(language).plurals:
        stem = said.removesuffix(ending)
        if stem != said and len(stem) > 2:
            yield stem
    for ending, plural in grammar(language).regular:
        if plural and said.endswith(plural):
            yield said.removesuffix(plural) + ending


def another_word(language: str, said: str) -> bool:
    """Whether dictionaries have what was typed, so that it is meant."""
    words = lexicon(language)
    # Big wheel is no slip of high heel.
    if " " in said and all(words.word(part).standard for part in said.split()):
        return True
    for part in (said, said.replace(" ", ""), said.replace("-", "")):
        word = words.word(part)
        if word.standard or word.foreign:
            return True
        if any(words.word(lemma).standard for lemma in (*word.lemmas, *_singulars(language, part))):
            return True
    return False
