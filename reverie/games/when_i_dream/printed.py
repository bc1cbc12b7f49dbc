"""The deck that comes with the game. The only module of a game that opens files: its own."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from reverie.games.when_i_dream.checks import load
from reverie.games.when_i_dream.deck import Concept, Deck
from reverie.games.when_i_dream.pieces import Element

FOLDER = "elements"


@cache
def deck() -> Deck:
    """Our own deck: a file for each theme, and one for the cards."""
    texts = files(__package__).joinpath(FOLDER)
    return load(
        {
            file.name: file.read_text(encoding="utf-8")
            for file in sorted(texts.iterdir(), key=lambda file: file.name)
            if file.name.endswith(".deck")
        }
    )


class DeckLexicon:
    """What bots know about words: a deck in one language."""

    def __init__(self, words: Deck, language: str) -> None:
        self.words = {
            element: concept.words[language]
            for element, concept in words.concepts.items()
            if language in concept.words
        }

    def clues(self, element: str) -> tuple[str, ...]:
        """The clues of the deck; none for an Element of another deck."""
        wording = self.words.get(Element(element))
        return wording.clues if wording else ()

    def word(self, element: str) -> str:
        """What the Element is called; its name if it is of another deck."""
        wording = self.words.get(Element(element))
        return wording.word if wording else element

    def elements(self) -> tuple[str, ...]:
        """All Elements of the deck."""
        return tuple(self.words)


@cache
def lexicon(language: str) -> DeckLexicon:
    """Our own deck in one language."""
    return DeckLexicon(deck(), language)


@lru_cache(maxsize=16)
def written(text: str) -> Deck:
    """The deck of one file; a broken one is refused with the lines."""
    return load({"deck": text})


def shown(concept: Concept) -> dict[str, Any]:
    """What a client needs to show an Element in any language."""
    return {
        "emoji": concept.emoji,
        "words": {language: wording.word for language, wording in concept.words.items()},
    }
