"""The words of a deck, as the referee wants them."""

from reverie.games.when_i_dream.deck import Concept, Deck
from reverie.games.when_i_dream.pieces import Element
from reverie.referee import Entries, Entry, Referee


def entry(concept: Concept, language: str) -> Entry | None:
    """An Element of a deck in the language of the table."""
    wording = concept.words.get(language)
    if wording is None:
        return None
    return Entry(
        word=wording.word,
        plural=wording.plural,
        aliases=wording.aliases,
        family=wording.family,
        elsewhere={
            other: (there.word, *there.aliases)
            for other, there in concept.words.items()
            if other != language
        },
    )


def by_name(deck: Deck) -> Entries:
    """For tables: a game knows its Elements by their names in the deck."""

    def found(language: str, element: str) -> Entry | None:
        concept = deck.concepts.get(Element(element))
        return entry(concept, language) if concept else None

    return found


def by_word(deck: Deck) -> Entries:
    """For people: an Element by its word."""
    words = {
        (language, wording.word.lower()): concept
        for concept in deck.concepts.values()
        for language, wording in concept.words.items()
    }

    def found(language: str, element: str) -> Entry | None:
        concept = words.get((language, element.strip().lower()))
        return entry(concept, language) if concept else None

    return found


def referee_of(deck: Deck) -> Referee:
    """The referee of a table that plays with this deck."""
    return Referee(by_name(deck))
