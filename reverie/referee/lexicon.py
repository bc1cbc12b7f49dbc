"""What the referee knows about the words of a language: built ahead and searched in place."""

import gzip
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from reverie.referee.sound import Sounds

_FIELDS = 7


class Word(msgspec.Struct, frozen=True):
    """One line of the dictionary; tools/words/build.py writes them."""

    spelling: str
    zipf: float
    """How common: the decimal logarithm of uses per thousand million words; 0: in no count."""
    known: bool
    standard: bool
    """A spelling dictionary has it."""
    noun: bool
    """In German: written with a capital letter."""
    only_noun: bool
    """In German: and never with a small one."""
    lemmas: frozenset[str]
    bases: frozenset[str]
    """What it is made from."""
    sounds: Sounds
    foreign: tuple[tuple[str, str], ...]
    """What it is called in other languages: ("sv", "måne")."""


class Lexicon:
    """The words of one language.

    The lines stay as they are in the file, one string of bytes in order: a fraction of the
    memory of a dictionary and ready at once.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        packed = files("reverie.referee").joinpath(f"data/{language}.txt.gz").read_bytes()
        self._lines = b"\n" + gzip.decompress(packed)
        self.word = lru_cache(maxsize=20_000)(self._word)

    def known(self, word: str) -> bool:
        return self.word(word).known

    def _word(self, word: str) -> Word:
        # Lists of frequencies write ss.
        line = self._line(word.replace("ß", "ss").encode())
        fields = line.split("\t")
        fields += [""] * (_FIELDS - len(fields))
        _, tenths, marks, lemmas, bases, sounds, foreign = fields
        return Word(
            spelling=word,
            zipf=int(tenths or 0) / 10,
            known=bool(line),
            standard="s" in marks,
            noun="n" in marks,
            only_noun="n" in marks and "l" not in marks,
            lemmas=frozenset(lemmas.split(",")) if lemmas else frozenset(),
            bases=frozenset(bases.split(",")) if bases else frozenset(),
            sounds=tuple(sounds.split(" ")) if sounds else (),
            foreign=tuple((label[:2], label[3:]) for label in foreign.split(",") if label),
        )

    def _line(self, key: bytes) -> str:
        """The line of a word by halving what is left of the lines; empty if there is none."""
        lines = self._lines
        low, high = 0, len(lines) - 1
        while low < high:
            start = lines.rfind(b"\n", low, (low + high) // 2 + 1)
            end = lines.find(b"\n", start + 1)
            tab = lines.find(b"\t", start + 1, end)
            word = lines[start + 1 : tab if tab >= 0 else end]
            if word == key:
                return lines[start + 1 : end].decode()
            if word < key:
                low = end
            else:
                high = start
        return ""


@cache
def lexicon(language: str) -> Lexicon:
    """The words of a language; read on first use."""
    return Lexicon(language)
