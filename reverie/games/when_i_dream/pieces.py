"""The components: dream cards and spirit cards."""

from collections.abc import Iterator
from typing import Literal, NewType

import msgspec

from reverie.kernel.seat import Seat

Element = NewType("Element", str)
"""A word of the dream, by its id in the deck."""

Spirit = Literal["Fairy", "Boogeyman", "Sandman"]
Side = Literal["yellow", "blue", "beside"]

FEWEST_CARDS = 20
LARGEST_DECK = 512 * 1024
"""Bytes of a deck of one's own, as JSON."""


class Card(msgspec.Struct, frozen=True):
    """Rule 1.2: two faces with two Elements each."""

    faces: tuple[tuple[Element, Element], tuple[Element, Element]]


class Lying(msgspec.Struct, frozen=True):
    """How a card lies: which it is, which face is up, which end the headboard leaves free."""

    card: int
    face: Literal[0, 1]
    end: Literal[0, 1]


# 1.4 The spirit cards in play: Fairies, Boogeymen, Sandmen.
SPIRITS: dict[int, tuple[int, int, int]] = {
    4: (1, 1, 2),
    5: (2, 1, 2),
    6: (3, 2, 1),
    7: (3, 2, 2),
    8: (4, 3, 1),
    9: (4, 3, 2),
    10: (5, 4, 1),
}


def spirit_cards(players: int) -> tuple[Spirit, ...]:
    """Rule 1.4: exactly as many spirit cards as players."""
    kinds: tuple[Spirit, ...] = ("Fairy", "Boogeyman", "Sandman")
    return tuple(
        kind for kind, number in zip(kinds, SPIRITS[players], strict=True) for _ in range(number)
    )


def left_of(seat: Seat, players: int) -> Seat:
    """Rule 1.1: left is clockwise."""
    return Seat((seat + 1) % players)


def doubled(deck: tuple[Card, ...]) -> Iterator[tuple[int, Element, int]]:
    """Rule 1.2: which Elements are there twice: on which card, and on which before."""
    first: dict[Element, int] = {}
    for number, card in enumerate(deck):
        for element in (*card.faces[0], *card.faces[1]):
            if element in first:
                yield number, element, first[element]
            else:
                first[element] = number


def uncovered(deck: tuple[Card, ...], lying: Lying) -> Element:
    """Rule 1.2: only the uncovered Element of the face that is up is in play."""
    return deck[lying.card].faces[lying.face][lying.end]
