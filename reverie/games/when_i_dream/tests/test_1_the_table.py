"""Chapter 1: players, dream cards, spirit cards, and what a table may choose."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from reverie.games.when_i_dream import GAME, violations
from reverie.games.when_i_dream.commands import PRESETS, Options
from reverie.games.when_i_dream.events import DeckShuffled, GameBegan
from reverie.games.when_i_dream.pieces import (
    Card,
    Element,
    Lying,
    left_of,
    spirit_cards,
)
from reverie.games.when_i_dream.printed import deck as printed_deck
from reverie.games.when_i_dream.rules import asks, legal, to_act
from reverie.games.when_i_dream.rules.roles import deal
from reverie.games.when_i_dream.setup import setup, shuffled_pile
from reverie.games.when_i_dream.state import Phase
from reverie.games.when_i_dream.tests.decks import numbered_deck
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    DUSK,
    EMIL,
    RIGHT,
    a_dusk,
    fallen,
    guess,
    guessed,
    rung,
)
from reverie.kernel.chance import Chance
from reverie.kernel.interruptions import Sitting
from reverie.kernel.moment import later
from reverie.kernel.rulebook import rule
from reverie.kernel.ruling import GuessCase
from reverie.kernel.seat import Seat, seats
from reverie.kernel.violation import NoSuchSeat, OptionIsNotAllowed


def set_up(players: int = 5, *, seed: int = 1, **options: Any) -> tuple[Any, ...]:
    return chosen(Options(**options), players=players, seed=seed)


def chosen(options: Options, *, players: int = 5, seed: int = 1) -> tuple[Any, ...]:
    return setup(options, Sitting(players=players), Chance.seeded(seed), DUSK)


def with_option(name: str, choice: Any) -> Options:
    return replace(Options(), **{name: choice})


@rule("1.1")
@pytest.mark.parametrize("players", range(4, 11))
def test_four_to_ten_play(players: int) -> None:
    began, _, _ = set_up(players)

    assert began == GameBegan(
        options=Options(), players=players, bots=(), deck=printed_deck().cards
    )
    assert players in GAME.players


@rule("1.1")
@pytest.mark.parametrize("players", [0, 1, 3, 11, 20])
def test_fewer_than_four_and_more_than_ten_do_not(players: int) -> None:
    with pytest.raises(violations.NumberOfPlayersIsNotAllowed) as raised:
        set_up(players)

    assert raised.value.rule == "1.1"
    assert raised.value.facts == {"players": players, "least": 4, "most": 10}
    assert players not in GAME.players


@rule("1.1")
def test_left_is_clockwise_round_the_circle() -> None:
    left = tuple(left_of(seat, 5) for seat in (ANNA, BEN, CLEO, DORA, EMIL))

    assert left == (BEN, CLEO, DORA, EMIL, ANNA)


@rule("1.1", "R5")
def test_bots_sit_among_the_players() -> None:
    bots = frozenset({DORA, BEN})

    began, _, _ = setup(Options(), Sitting(players=4, bots=bots), Chance.seeded(1), DUSK)

    assert isinstance(began, GameBegan)
    assert (began.players, began.bots) == (4, (BEN, DORA))


@rule("1.2")
def test_there_are_110_cards_with_two_faces_of_two_elements_each() -> None:
    dusk = a_dusk()

    elements = {element for card in dusk.deck for face in card.faces for element in face}
    assert len(dusk.deck) == len(dusk.pile) == 110
    assert {(len(card.faces), *map(len, card.faces)) for card in dusk.deck} == {(2, 2, 2)}
    assert len(elements) == 440


@rule("1.2")
def test_a_table_may_bring_a_deck_which_is_stored_once() -> None:
    deck = numbered_deck(25)

    began, shuffled, _ = set_up(deck=deck, language="fr")

    assert began == GameBegan(options=Options(language="fr"), players=5, bots=(), deck=deck)
    assert shuffled == DeckShuffled(pile=shuffled_pile(25, Chance.seeded(1)))


@rule("1.2")
@pytest.mark.parametrize(
    ("lying", "element"),
    [
        (Lying(card=1, face=0, end=0), "sun"),
        (Lying(card=1, face=0, end=1), "moon"),
        (Lying(card=1, face=1, end=0), "sea"),
        (Lying(card=1, face=1, end=1), "ship"),
    ],
)
def test_only_the_uncovered_element_of_the_face_that_is_up_is_in_play(
    lying: Lying, element: str
) -> None:
    faces = ((Element("sun"), Element("moon")), (Element("sea"), Element("ship")))
    cards = list(numbered_deck(20))
    cards[1] = Card(faces=faces)
    dusk = a_dusk(deck=tuple(cards))
    others = tuple(other for other in dusk.pile if other.card != 1)
    dusk = replace(dusk, pile=(others[0], lying, *others[1:]))

    night = fallen(dusk)

    case = GuessCase(language="en", element=element, guess="moon")
    assert night.element == element
    assert asks(night, ANNA, guess(night, "moon")) == case
    assert [played.element for played in guessed(night, RIGHT).round.board] == [element]


@rule("1.3")
def test_a_shuffled_deck_has_every_card_once() -> None:
    pile = shuffled_pile(110, Chance.seeded(1))

    assert sorted(lying.card for lying in pile) == list(range(110))


@rule("1.3")
def test_over_many_shuffles_every_card_lies_in_each_of_its_four_ways() -> None:
    piles = [shuffled_pile(20, Chance.seeded(seed)) for seed in range(100)]

    lay = {lying for pile in piles for lying in pile}
    assert lay == {
        Lying(card=card, face=face, end=end)
        for card in range(20)
        for face in (0, 1)
        for end in (0, 1)
    }


@rule("1.3")
def test_over_many_shuffles_every_card_comes_to_the_top_and_to_the_bottom() -> None:
    piles = [shuffled_pile(20, Chance.seeded(seed)) for seed in range(200)]

    assert {pile[0].card for pile in piles} == set(range(20))
    assert {pile[-1].card for pile in piles} == set(range(20))


@rule("1.3")
def test_the_cards_of_one_shuffle_lie_in_different_ways_each_about_as_often() -> None:
    pile = shuffled_pile(1000, Chance.seeded(1))

    ways = Counter((lying.face, lying.end) for lying in pile)
    assert set(ways) == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert all(200 < number < 300 for number in ways.values())


@rule("1.3")
def test_two_tables_have_their_cards_in_different_orders() -> None:
    one, other = a_dusk(seed=1).pile, a_dusk(seed=2).pile

    assert [lying.card for lying in one] != [lying.card for lying in other]
    assert one == shuffled_pile(110, Chance.seeded(1))


@rule("1.4")
@pytest.mark.parametrize(
    ("players", "fairies", "boogeymen", "sandmen"),
    [
        (4, 1, 1, 2),
        (5, 2, 1, 2),
        (6, 3, 2, 1),
        (7, 3, 2, 2),
        (8, 4, 3, 1),
        (9, 4, 3, 2),
        (10, 5, 4, 1),
    ],
)
def test_the_number_of_players_decides_the_spirit_cards(
    players: int, fairies: int, boogeymen: int, sandmen: int
) -> None:
    _, _, dealt = set_up(players)

    used = Counter([*dealt.spirits.values(), dealt.left_over])
    assert used == {"Fairy": fairies, "Boogeyman": boogeymen, "Sandman": sandmen}
    assert used == Counter(spirit_cards(players))
    assert used.total() == players


@rule("1.5", "6.3")
@pytest.mark.parametrize(("players", "first"), [(4, ANNA), (5, EMIL), (7, DORA), (10, Seat(9))])
def test_there_are_as_many_rounds_as_players_and_each_is_the_dreamer_once(
    players: int, first: Seat
) -> None:
    state = a_dusk(players, first_dreamer=first, sand_seconds=15)

    while state.result is None:
        state = rung(state)

    dreamers = tuple(past.dreamer for past in state.past)
    assert dreamers == (*seats(players)[first:], *seats(players)[:first])
    assert [past.number for past in state.past] == list(range(1, players + 1))
    assert (to_act(state), legal(state, first)) == (frozenset(), ())


@rule("1.5")
def test_a_round_is_a_night_and_the_day_after_it() -> None:
    state = a_dusk(4, sand_seconds=15)
    phases: list[Phase] = [state.phase]

    while state.result is None:
        state = rung(state)
        if state.phase != phases[-1]:
            phases.append(state.phase)

    a_round: list[Phase] = ["dusk", "night", "last guess", "retelling", "day"]
    assert phases == [*a_round, *a_round, *a_round, *a_round, "over"]


@rule("1.6")
@pytest.mark.parametrize("seat", seats(5))
def test_the_host_names_the_first_dreamer(seat: Seat) -> None:
    _, _, dealt = set_up(5, first_dreamer=seat)

    assert dealt == deal(1, seat, 5, Chance.seeded(1), later(DUSK, 60))


@rule("1.6")
def test_where_none_is_named_the_first_dreamer_is_drawn_from_all() -> None:
    drawn = Counter(set_up(5, seed=seed)[2].dreamer for seed in range(200))

    assert set(drawn) == set(seats(5))
    assert all(20 < number < 60 for number in drawn.values())


@rule("1.6")
@pytest.mark.parametrize("seat", [-1, 5, 10])
def test_the_first_dreamer_must_have_a_seat(seat: int) -> None:
    with pytest.raises(violations.FirstDreamerHasNoSeat) as raised:
        set_up(5, first_dreamer=Seat(seat))

    assert raised.value.rule == "1.6"
    assert raised.value.facts == {"seat": seat, "players": 5}


TIMES = {
    "clue_seconds": (0.2, 120),
    "last_guess_seconds": (0.2, 120),
    "sand_seconds": (0.5, 900),
    "retelling_seconds": (0.5, 900),
    "ready_seconds": (0.5, 900),
}


@rule("R4", "R7", "2.5")
@pytest.mark.parametrize("time", TIMES)
def test_the_times_of_a_table_may_be_chosen_within_bounds(time: str) -> None:
    for seconds in TIMES[time]:
        options = with_option(time, seconds)

        began, *_ = chosen(options)

        assert began.options == options


@rule("R4", "R7", "2.5")
@pytest.mark.parametrize("time", TIMES)
def test_a_time_out_of_its_bounds_is_refused(time: str) -> None:
    least, most = TIMES[time]
    for seconds in (-1, 0, least - 0.1, most + 0.1, float("nan"), "soon"):
        with pytest.raises(OptionIsNotAllowed) as raised:
            chosen(with_option(time, seconds))

        assert time in str(raised.value.facts["problem"])
        assert raised.value.rule == ""


@rule("R6", "R7", "3.4")
@pytest.mark.parametrize(
    ("option", "choices"),
    [
        ("language", ("en", "de", "fr", "sv")),
        ("clues", ("typed", "spoken")),
        ("referee", ("strict", "gentle", "table")),
    ],
)
def test_a_table_chooses_its_language_its_way_of_giving_clues_and_its_referee(
    option: str, choices: tuple[str, ...]
) -> None:
    for choice in choices:
        options = with_option(option, choice)

        began, *_ = chosen(options)

        assert began.options == options


@rule("R6", "R7", "3.4")
@pytest.mark.parametrize("option", ["language", "clues", "referee"])
def test_what_no_table_knows_cannot_be_chosen(option: str) -> None:
    with pytest.raises(OptionIsNotAllowed) as raised:
        chosen(with_option(option, "another"))

    assert option in str(raised.value.facts["problem"])


@rule("R7")
@pytest.mark.parametrize("name", PRESETS)
def test_the_presets_can_be_played(name: str) -> None:
    began, *_ = GAME.setup(PRESETS[name], Sitting(players=4), Chance.seeded(1), DUSK)

    assert isinstance(began, GameBegan)
    assert began.options == PRESETS[name]


def a_deck(*first: str) -> tuple[Card, ...]:
    """Twenty cards, the first with these Elements."""
    one, two, three, four = map(Element, first)
    return (Card(faces=((one, two), (three, four))), *numbered_deck(20)[1:])


@rule("1.2")
def test_a_deck_of_ones_own_is_played_and_stored() -> None:
    own = a_deck("moon", "owl", "ice cream", "étoile")

    dusk = a_dusk(deck=own)

    assert dusk.deck == own
    assert dusk.options.deck is None


@rule("1.2")
@pytest.mark.parametrize(
    ("first", "problem"),
    [
        (("moon", "owl", " ", "star"), "card 1: ' ' is no Element"),
        (("moon", "", "owl", "star"), "card 1: '' is no Element"),
        (("moon", "o\nwl", "sun", "star"), "card 1: 'o\\nwl' is no Element"),
        (("moon", "owl", "moon", "star"), "card 1: moon is on card 1 already"),
        (("moon", "owl", "sun", "element-5"), "card 2: element-5 is on card 1 already"),
    ],
)
def test_every_element_of_a_deck_is_a_word_and_stands_there_once(
    first: tuple[str, ...], problem: str
) -> None:
    with pytest.raises(violations.DeckCannotBePlayed) as raised:
        a_dusk(deck=a_deck(*first))

    assert (raised.value.rule, raised.value.facts) == ("1.2", {"problems": (problem,)})


@rule("1.2")
def test_a_deck_is_not_larger_than_512_kib() -> None:
    with pytest.raises(violations.DeckCannotBePlayed) as raised:
        a_dusk(deck=a_deck("moon", "owl", "sun", "s" * 600_000))

    assert raised.value.facts == {"problems": ("the deck has more than 524288 bytes",)}


@rule("1.1")
def test_a_bot_has_a_seat_at_the_table() -> None:
    with pytest.raises(NoSuchSeat):
        a_dusk(of=5, bots=frozenset({Seat(5)}))
