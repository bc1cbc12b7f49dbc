"""The rulebooks say the same in four languages, as far as a program can tell."""

import re
from importlib.resources import files

import pytest

from reverie.games import games
from reverie.kernel.rulebook import NUMBER
from reverie.locales import LANGUAGES

CHAPTER = re.compile(r"^## (\d+) ", re.MULTILINE)
ADDRESS = re.compile(r"\b(?:R\d+|\d\.\d+)\b")

each_game = pytest.mark.parametrize("game", games())
each_translation = pytest.mark.parametrize("language", LANGUAGES[1:])


def book(game: str, language: str) -> str:
    """One rulebook; the English one is the original."""
    name = "rulebook.md" if language == LANGUAGES[0] else f"rulebook.{language}.md"
    return (files("reverie.games") / game / name).read_text("utf-8")


def paragraphs(text: str) -> dict[str, str]:
    """What each rule says, by its number."""
    parts = NUMBER.split(text)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@each_game
@each_translation
def test_a_translation_has_the_same_chapters_and_rules_in_the_same_order(
    game: str, language: str
) -> None:
    original, translation = book(game, LANGUAGES[0]), book(game, language)

    assert NUMBER.findall(translation) == NUMBER.findall(original)
    assert CHAPTER.findall(translation) == CHAPTER.findall(original)
    assert translation.count("\n## ") == original.count("\n## ")


@each_game
@each_translation
def test_a_rule_refers_to_the_same_rules_in_every_language(game: str, language: str) -> None:
    translated = paragraphs(book(game, language))

    for number, text in paragraphs(book(game, LANGUAGES[0])).items():
        assert sorted(ADDRESS.findall(translated[number])) == sorted(ADDRESS.findall(text)), number


@each_game
@each_translation
def test_tables_have_the_same_rows(game: str, language: str) -> None:
    def rows(of: str) -> list[int]:
        return [len(re.findall(r"(?m)^\|", part)) for part in book(game, of).split("\n\n")]

    assert rows(language) == rows(LANGUAGES[0])
