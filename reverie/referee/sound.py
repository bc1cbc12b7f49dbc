"""How far two words sound apart, in segments of the International Phonetic Alphabet.

A segment is one sound ("tʃ", "aɪ", "ɔ̃"). Changing one into another costs between 0 and 1, by how
differently the mouth makes them; findings behind the figures are in docs/reference/referee.md.
"""

import re
from functools import cache
from itertools import pairwise
from typing import NamedTuple

Sounds = tuple[str, ...]

_DROPPED = str.maketrans("", "", "ˈˌːˑ̩̯̪͡ʲʰʼ‿|-. ()")
_NASAL = "\u0303"
_OTHER_VOICE = re.compile(r"\([a-z-]+\)")
_ONE_FOR_ALL = {"sx": "ɧ", "ɫ": "l", "g": "ɡ", "ɚ": "ə", "ɝ": "ɜ", "ᵻ": "ɪ", "ɹ": "r", "ɾ": "r"}

# Height from close to open, from front to back, rounded or not.
_VOWELS = {
    "i": (0.0, 0.0, 0),
    "y": (0.0, 0.0, 1),
    "ɪ": (0.6, 0.3, 0),
    "ʏ": (0.6, 0.3, 1),
    "e": (1.0, 0.0, 0),
    "ø": (1.0, 0.0, 1),
    "ɛ": (2.0, 0.0, 0),
    "œ": (2.0, 0.0, 1),
    "æ": (2.6, 0.0, 0),
    "a": (3.0, 0.6, 0),
    "ɑ": (3.0, 1.8, 0),
    "ɒ": (3.0, 2.0, 1),
    "ʌ": (2.3, 1.5, 0),
    "ɔ": (2.0, 2.0, 1),
    "o": (1.0, 2.0, 1),
    "ʊ": (0.6, 1.7, 1),
    "u": (0.0, 2.0, 1),
    "ʉ": (0.0, 1.0, 1),
    "ɨ": (0.2, 1.0, 0),
    "ɵ": (1.0, 1.0, 1),
    "ə": (1.5, 1.0, 0),
    "ɜ": (1.8, 1.0, 0),
    "ɐ": (2.6, 1.0, 0),
}
# Place from the lips to the throat, manner, voice.
_CONSONANTS = {
    "p": (0.0, "stop", 0),
    "b": (0.0, "stop", 1),
    "m": (0.0, "nasal", 1),
    "f": (0.5, "fricative", 0),
    "v": (0.5, "fricative", 1),
    "w": (0.5, "glide", 1),
    "ɥ": (1.5, "glide", 1),
    "θ": (1.2, "fricative", 0),
    "ð": (1.2, "fricative", 1),
    "t": (2.0, "stop", 0),
    "d": (2.0, "stop", 1),
    "n": (2.0, "nasal", 1),
    "s": (2.0, "fricative", 0),
    "z": (2.0, "fricative", 1),
    "ts": (2.0, "affricate", 0),
    "pf": (0.3, "affricate", 0),
    "l": (2.0, "liquid", 1),
    "r": (2.6, "liquid", 1),
    "ʃ": (3.0, "fricative", 0),
    "ʒ": (3.0, "fricative", 1),
    "ʂ": (3.0, "fricative", 0),
    "ɕ": (3.2, "fricative", 0),
    "tʃ": (3.0, "affricate", 0),
    "dʒ": (3.0, "affricate", 1),
    "ɧ": (3.6, "fricative", 0),
    "ç": (3.8, "fricative", 0),
    "j": (4.0, "glide", 1),
    "ɲ": (4.0, "nasal", 1),
    "k": (5.0, "stop", 0),
    "ɡ": (5.0, "stop", 1),
    "ŋ": (5.0, "nasal", 1),
    "x": (5.0, "fricative", 0),
    "ʁ": (5.0, "liquid", 1),
    "h": (6.0, "fricative", 0),
}
_NEAR_MANNERS = {
    frozenset(("stop", "affricate")): 0.25,
    frozenset(("fricative", "affricate")): 0.2,
    frozenset(("liquid", "glide")): 0.25,
}
_GONE = 0.9
_SYLLABLE_GONE = 1.1
_HARDLY_THERE = {"ə": 0.6, "h": 0.6}
_LEAST = 0.15
_SAME_VOWEL = 0.3
"""So near are two ways to say the same vowel: e and ɛ, o and ɔ."""


class Likeness(NamedTuple):
    """How alike two words sound."""

    distance: float
    per_sound: float
    changes: int
    """How many sounds differ on the cheapest way."""


def sounds_of(ipa: str) -> Sounds:
    """The segments of a transcription whose segments are parted by underscores."""
    found = []
    for part in _OTHER_VOICE.sub("_", ipa).split("_"):
        segment = part.translate(_DROPPED)
        # German -r after a vowel: Burg is [bʊɐk] or [bʊrk].
        whole = (segment[0], "r") if len(segment) == 2 and segment[1] == "ɐ" else (segment,)
        found += [_ONE_FOR_ALL.get(one, one) for one in whole if one]
    # Before k and g an n is an ŋ: Engel, Enkel.
    assimilated = [
        "ŋ" if one == "n" and behind in ("k", "ɡ") else one
        for one, behind in zip(found, (*found[1:], ""), strict=False)
    ]
    return tuple(
        one for one, before in zip(assimilated, ("", *assimilated), strict=False) if one != before
    )


def is_vowel(segment: str) -> bool:
    return segment[0] in _VOWELS


@cache
def cost(one: str, other: str) -> float:
    """What it takes to hear one sound as the other."""
    if one == other:
        return 0.0
    nasal = 0.35 if (_NASAL in one) != (_NASAL in other) else 0.0
    one, other = one.replace(_NASAL, ""), other.replace(_NASAL, "")
    if one == other:
        return nasal
    if is_vowel(one) and is_vowel(other):
        # A diphthong is heard by where it begins, less by where it goes.
        beginning = _vowel_cost(one[0], other[0])
        ending = _vowel_cost(one[-1], other[-1])
        glides = 0.2 if len(one) != len(other) else 0.0
        return min(1.0, max(_LEAST, 0.6 * beginning + 0.4 * ending) + nasal + glides)
    if one in _CONSONANTS and other in _CONSONANTS:
        return _consonant_cost(one, other)
    return 1.0


def _vowel_cost(one: str, other: str) -> float:
    if one not in _VOWELS or other not in _VOWELS:
        return 0.0 if one == other else 0.5
    high, back, rounded = _VOWELS[one]
    high_too, back_too, rounded_too = _VOWELS[other]
    return min(
        1.0,
        0.26 * abs(high - high_too)
        + 0.22 * abs(back - back_too)
        + 0.25 * abs(rounded - rounded_too),
    )


def _consonant_cost(one: str, other: str) -> float:
    place, manner, voice = _CONSONANTS[one]
    place_too, manner_too, voice_too = _CONSONANTS[other]
    of_manner = (
        0.0 if manner == manner_too else _NEAR_MANNERS.get(frozenset((manner, manner_too)), 0.4)
    )
    return min(
        1.0, max(_LEAST, 0.12 * abs(place - place_too) + of_manner + 0.2 * abs(voice - voice_too))
    )


def _gone(segment: str) -> float:
    """What it takes to miss a sound."""
    return _HARDLY_THERE.get(segment, _SYLLABLE_GONE if is_vowel(segment) else _GONE)


def likeness(one: Sounds, other: Sounds) -> Likeness:
    """The cheapest way from one word to the other."""
    before = [(0.0, 0)]
    for segment in other:
        before.append(_on(before[-1], _gone(segment)))
    for segment in one:
        row = [_on(before[0], _gone(segment))]
        for (diagonal, above), other_segment in zip(pairwise(before), other, strict=True):
            row.append(
                min(
                    _on(diagonal, cost(segment, other_segment), is_vowel(segment)),
                    _on(above, _gone(segment)),
                    _on(row[-1], _gone(other_segment)),
                )
            )
        before = row
    distance, changes = before[-1]
    return Likeness(distance, 2 * distance / max(1, len(one) + len(other)), changes)


def _on(way: tuple[float, int], costs: float, vowel: bool = False) -> tuple[float, int]:
    return way[0] + costs, way[1] + (costs > (_SAME_VOWEL if vowel else 0))


def rhyme(sounds: Sounds) -> Sounds:
    """From the first vowel on."""
    for place, segment in enumerate(sounds):
        if is_vowel(segment):
            return sounds[place:]
    return sounds
