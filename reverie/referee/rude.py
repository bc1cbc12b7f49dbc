"""Rude words, for tables that would rather not read them."""

from functools import cache
from importlib.resources import files

from reverie.referee.spelling import LETTERS, fold

MASK = "•"


def masked(language: str, text: str) -> str:
    """The text with every rude word of the language covered, letter by letter.

    Only whole words count: Scunthorpe stays.
    """
    return LETTERS.sub(
        lambda word: MASK * len(word[0]) if is_rude(language, word[0]) else word[0], text
    )


def is_rude(language: str, word: str) -> bool:
    """Whether the list of the language has the word."""
    words, beginnings = _list(language)
    letters = fold(language, word)
    return letters in words or letters.startswith(beginnings)


@cache
def _list(language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """The words, and the beginnings with any ending."""
    text = files("reverie.referee").joinpath(f"rude/{language}.txt").read_text("utf-8")
    lines = [line.strip() for line in text.splitlines() if line and line[0] != "#"]
    words = frozenset(fold(language, line) for line in lines if not line.endswith("*"))
    beginnings = tuple(fold(language, line[:-1]) for line in lines if line.endswith("*"))
    return words, beginnings
