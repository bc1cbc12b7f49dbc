"""Small decks to try things on."""

from reverie.games.when_i_dream.checks import checked
from reverie.games.when_i_dream.deck import (
    Concept,
    Deck,
    read,
)
from reverie.games.when_i_dream.pieces import Card, Element

THEMES = ("farm", "sea", "sky", "town")


def small(elements: int = 80, language: str = "en") -> str:
    """The Elements of a deck as small as can be: farm-1 to farm-20, sea-1 and so on."""
    names = [(theme, f"{theme}-{number}") for theme in THEMES for number in range(1, 21)]
    return "".join(
        f"[{name}]\ntheme: {theme}\n{language}: {name}\n\n" for theme, name in names[:elements]
    )


def card_lines() -> list[str]:
    """The cards of such a deck, one to a line."""
    return [f"card: farm-{n} + sky-{n} / sea-{n} + town-{n}" for n in range(1, 21)]


def at(element: str) -> str:
    """Where the Element of such a deck stands."""
    return f"small.deck:{small().splitlines().index(f'[{element}]') + 1}"


def card(one: str, two: str, three: str, four: str) -> Card:
    return Card(faces=((Element(one), Element(two)), (Element(three), Element(four))))


def concept(name: str, **changes: object) -> Concept:
    plain = {"id": name, "theme": "", "difficulty": 2, "emoji": "", "words": {}}
    return Concept(**{**plain, **changes})  # type: ignore[arg-type]


def deck_of(*concepts: Concept) -> Deck:
    return Deck(cards=(), concepts={one.id: one for one in concepts})


def found(own: str) -> tuple[str, ...]:
    """The problems of own.deck beside a deck that has none."""
    return checked(read({"own.deck": own, "small.deck": small()}))[1]


def places(problems: tuple[str, ...]) -> list[str]:
    return [problem.split(": ")[0] for problem in problems]


def numbered_deck(cards: int = 110) -> tuple[Card, ...]:
    """A deck for games without words: its Elements are numbers."""

    def element(number: int) -> Element:
        return Element(f"element-{number}")

    return tuple(
        Card(
            faces=(
                (element(4 * card + 1), element(4 * card + 2)),
                (element(4 * card + 3), element(4 * card + 4)),
            )
        )
        for card in range(cards)
    )
