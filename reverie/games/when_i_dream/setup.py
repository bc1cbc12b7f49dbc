"""Options and chance → opening events."""

from typing import Any

import msgspec
from msgspec.structs import replace

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.checks import DeckIsBroken
from reverie.games.when_i_dream.commands import Options
from reverie.games.when_i_dream.events import AnyEvent, DeckShuffled, GameBegan
from reverie.games.when_i_dream.pieces import (
    FEWEST_CARDS,
    LARGEST_DECK,
    Card,
    Lying,
    doubled,
)
from reverie.games.when_i_dream.printed import deck as printed_deck
from reverie.games.when_i_dream.printed import shown, written
from reverie.games.when_i_dream.rules.roles import deal, lies
from reverie.kernel.chance import Chance
from reverie.kernel.game import checked
from reverie.kernel.interruptions import Sitting, must_be_seated
from reverie.kernel.moment import Moment, later
from reverie.kernel.seat import Seat

PLAYERS = range(4, 11)
TOO_LARGE = f"the deck has more than {LARGEST_DECK} bytes"


def setup(options: Options, sitting: Sitting, chance: Chance, now: Moment) -> tuple[AnyEvent, ...]:
    """Shuffle the dream cards, choose the first Dreamer, deal the spirits."""
    options = checked(options)
    # 1.1 Four to ten players.
    if sitting.players not in PLAYERS:
        raise violations.NumberOfPlayersIsNotAllowed(
            players=sitting.players, least=PLAYERS[0], most=PLAYERS[-1]
        )
    must_be_seated(sitting, *sitting.bots)
    deck = cards(options)
    # R2 A deck has at least 20 cards.
    if len(deck) < FEWEST_CARDS:
        raise violations.DeckIsTooSmall(cards=len(deck), least=FEWEST_CARDS)
    # 1.2 Each card has four Elements, each of them a word of its own.
    if found := deck_problems(deck):
        raise violations.DeckCannotBePlayed(problems=found)
    return (
        GameBegan(
            options=replace(options, deck=None),
            players=sitting.players,
            bots=tuple(sorted(sitting.bots)),
            deck=deck,
        ),
        DeckShuffled(pile=shuffled_pile(len(deck), chance)),
        deal(
            1,
            first_dreamer(options, sitting.players, chance),
            sitting.players,
            chance,
            later(now, options.ready_seconds),
        ),
    )


def cards(options: Options) -> tuple[Card, ...]:
    """The dream cards of the table: ours, those of a deck file, or those it was given."""
    if options.deck is None:
        return printed_deck().cards
    if not isinstance(options.deck, str):
        return options.deck
    if len(options.deck.encode()) > LARGEST_DECK:
        raise violations.DeckCannotBePlayed(problems=(TOO_LARGE,))
    # 1.2 A broken deck is refused with the place and the reason.
    try:
        own = written(options.deck)
    except DeckIsBroken as broken:
        raise violations.DeckCannotBePlayed(problems=broken.problems) from broken
    if options.language not in own.languages:
        reason = f"not every Element has a word in the language {options.language!r}"
        raise violations.DeckCannotBePlayed(problems=(reason,))
    return own.cards


def deck_problems(deck: tuple[Card, ...]) -> tuple[str, ...]:
    """Rule 1.2: why a deck of one's own cannot be played, with the place."""
    if len(msgspec.json.encode(deck)) > LARGEST_DECK:
        return (TOO_LARGE,)
    no_element = [
        f"card {number}: {element!r} is no Element"
        for number, card in enumerate(deck, start=1)
        for element in (*card.faces[0], *card.faces[1])
        if not element.strip() or not element.isprintable()
    ]
    twice = [
        f"card {number + 1}: {element} is on card {before + 1} already"
        for number, element, before in doubled(deck)
    ]
    return (*no_element, *twice)


def shuffled_pile(cards: int, chance: Chance) -> tuple[Lying, ...]:
    """Rule 1.3: shuffling also turns and flips each card at random."""
    order = chance.shuffled("deck", range(cards))
    ways = chance.draws("deck turned", (4 for _ in order))
    return tuple(lies(card, way) for card, way in zip(order, ways, strict=True))


def first_dreamer(options: Options, players: int, chance: Chance) -> Seat:
    # 1.6 The host names the first Dreamer, or it is drawn.
    if options.first_dreamer is None:
        return Seat(chance.draw("first dreamer", players))
    if not 0 <= options.first_dreamer < players:
        raise violations.FirstDreamerHasNoSeat(seat=options.first_dreamer, players=players)
    return options.first_dreamer


def material(options: Options) -> dict[str, Any]:
    """The Elements of the deck with their words and pictures; names only, if it has no words."""
    if options.deck is None or isinstance(options.deck, str):
        deck = printed_deck() if options.deck is None else written(options.deck)
        return {"elements": {name: shown(concept) for name, concept in deck.concepts.items()}}
    names = (name for card in options.deck for face in card.faces for name in face)
    return {"elements": {name: {"emoji": "", "words": {}} for name in names}}
