"""Rule 3.3: does the clue sound like the Element?"""

import logging
from functools import cache, lru_cache

from reverie.referee.espeak import Espeak
from reverie.referee.evidence import Finding, SoundsAlike, SpeltAlike
from reverie.referee.grammar import grammar
from reverie.referee.lexicon import lexicon
from reverie.referee.sound import Likeness, Sounds, cost, is_vowel, likeness, rhyme
from reverie.referee.spelling import VOWELS, fold, plain

_log = logging.getLogger(__name__)

_HOMOPHONE = 0.16
_FAR_IN_SHORT_WORDS = 1.0
_NOT_SO_SHORT = 4
_PER_SOUND = 0.35
_SHORT = 2.5
_PER_SHORT_SOUND = 0.5
_LONG = 5
_PER_SOUND_OF_LONG = 0.13
_SMALL_CHANGES = 0.35
_OTHER_END = 0.72
_OTHER_SHORT_END = 0.5
_SURE_PER_SOUND = 0.17
_SAME_VOWEL = 0.3
_ALMOST_THE_VOWEL = 0.2
_LONGEST_RHYME = 4.5
_LONGEST_RHYME_OF_TWO = 6
"""Sounds of words with two syllables: Spiegel, Ziegel."""
_OPEN = 3
"""Words that end in their only vowel rhyme up to this length: snow, show."""


def alike(language: str, element: str, clue: str) -> Finding | None:
    """Whether one could be taken for the other, or is a short word that rhymes with it."""
    mine, spoken = sounds(language, plain(element))
    theirs, spoken_too = sounds(language, plain(clue))
    if not (spoken and spoken_too):
        mine, theirs = tuple(fold(language, element)), tuple(fold(language, clue))
    if not mine or not theirs or abs(len(mine) - len(theirs)) > 2:
        return None
    found = likeness(mine, theirs)
    length = (len(mine) + len(theirs)) / 2
    longest = _LONGEST_RHYME if sum(map(is_vowel, mine)) < 2 else _LONGEST_RHYME_OF_TWO
    rhymes = (_rhyme(mine, theirs) and length <= longest) or _spelt_rhyme(
        language, plain(element), plain(clue)
    )
    if not (found.distance < _HOMOPHONE or rhymes or _near(language, mine, theirs, found)):
        return None
    sure = found.distance < _HOMOPHONE or (
        found.changes == 1 and length >= _LONG and found.per_sound <= _SURE_PER_SOUND
    )
    kind = SoundsAlike if spoken and spoken_too else SpeltAlike
    return Finding(sure, kind(element="".join(mine), clue="".join(theirs)))


def _near(language: str, mine: Sounds, theirs: Sounds, found: Likeness) -> bool:
    length = (len(mine) + len(theirs)) / 2
    if found.changes > 1:
        small = found.distance <= _SMALL_CHANGES
        return small or (length >= _LONG and found.per_sound <= _PER_SOUND_OF_LONG)
    # Blé and blond begin alike and end otherwise.
    if len(mine) == len(theirs) and is_vowel(mine[-1]) and mine[-1] != theirs[-1]:
        return found.distance <= (_OTHER_END if length > _SHORT else _OTHER_SHORT_END)
    # Another number of syllables is heard.
    if sum(map(is_vowel, mine)) != sum(map(is_vowel, theirs)):
        return length >= _LONG and found.per_sound <= _PER_SOUND_OF_LONG
    per_sound = _PER_SHORT_SOUND if length <= _SHORT else _PER_SOUND
    far = grammar(language).far if length >= _NOT_SO_SHORT else _FAR_IN_SHORT_WORDS
    return found.distance <= far and found.per_sound <= per_sound


def homophones(language: str, one: str, other: str) -> bool:
    """Whether the two words are spoken alike."""
    mine, spoken = sounds(language, one)
    theirs, spoken_too = sounds(language, other)
    return spoken and spoken_too and likeness(mine, theirs).distance < _HOMOPHONE


def _rhyme(one: Sounds, other: Sounds) -> bool:
    """The same from the first vowel on; one inside the other, but for the vowel (Wert, Schwert)."""
    mine, theirs = rhyme(one), rhyme(other)
    if mine == theirs:
        return len(mine) > 1 or max(len(one), len(other)) <= _OPEN
    if max(len(one), len(other)) > _LONG:
        return False
    if len(mine) < 2 or mine[1:] != theirs[1:] or cost(mine[0], theirs[0]) >= _SAME_VOWEL:
        return False
    if cost(mine[0], theirs[0]) < _ALMOST_THE_VOWEL:
        return True
    shorter, longer = sorted((one[: -len(mine)], other[: -len(theirs)]), key=len)
    return longer[-len(shorter) :] == shorter


def _spelt_rhyme(language: str, element: str, clue: str) -> bool:
    """Ost and post look like a rhyme, and in these languages people call it one."""
    shorter, longer = sorted((element, clue), key=len)
    return (
        grammar(language).spelt_rhymes
        and 3 <= len(shorter) == len(longer) - 1 <= _LONGEST_RHYME
        and longer.endswith(shorter)
        and shorter[0] in VOWELS
    )


@lru_cache(maxsize=20_000)
def sounds(language: str, word: str) -> tuple[Sounds, bool]:
    """How the word is spoken, and whether that is known."""
    known = lexicon(language).word(word).sounds
    if known:
        return known, True
    voice = espeak()
    if voice is None:
        return (), False
    return voice.sounds(language, word), True


@cache
def espeak() -> Espeak | None:
    """The library, if this machine has it; says once if not."""
    try:
        return Espeak()
    except (ImportError, OSError) as problem:
        _log.warning(
            "espeak-ng is not available (%s): rare words are compared by spelling", problem
        )
        return None
