"""The same word, however it was typed."""

import re
import unicodedata

LETTERS = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
"""A word: letters, with hyphens and apostrophes inside."""

VOWELS = frozenset("aeiouyåäöáàâéèêëíîïóôúùûüæœø")

_JOINED = str.maketrans({"æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "’": "'", "‘": "'", "ʼ": "'"})
# In Swedish å, ä and ö are letters of their own: mal, mål and måla are three words.
_KEPT = {"sv": frozenset("åäö")}


def plain(text: str) -> str:
    """Composed, in lower case, without what surrounds the word."""
    text = unicodedata.normalize("NFC", text).lower().replace("’", "'")
    return text.strip(" \t\r\n.,;:!?…\"'„“”«»()[]–—-")


def fold(language: str, word: str) -> str:
    """Without marks that people leave out, and without hyphens and apostrophes."""
    kept = _KEPT.get(language, frozenset())
    folded = []
    for letter in plain(word).translate(_JOINED):
        if letter in kept:
            folded.append(letter)
        elif letter not in "-' ":
            folded.append(_bare(letter))
    return "".join(folded)


def _bare(letter: str) -> str:
    if letter.isascii():
        return letter
    return "".join(
        part for part in unicodedata.normalize("NFD", letter) if not unicodedata.combining(part)
    )


def whole(word: str, elisions: tuple[str, ...]) -> str:
    """Without what was elided before it: l'océan is océan."""
    before, apostrophe, rest = word.replace("’", "'").partition("'")
    return rest if apostrophe and rest and before.lower() in elisions else word
