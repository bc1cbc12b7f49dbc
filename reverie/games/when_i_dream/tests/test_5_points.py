"""Chapter 5: the points of a round. R1 is in test_rulings.py."""

import pytest

from reverie.games.when_i_dream import scoring
from reverie.games.when_i_dream.commands import PassCard
from reverie.games.when_i_dream.pieces import Spirit
from reverie.games.when_i_dream.state import State
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    EMIL,
    NIGHT,
    RIGHT,
    WRONG,
    a_day,
    a_night,
    a_retelling,
    answered,
    element,
    guessed,
    improper,
    play,
    retold,
    whispered,
)
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import Seat

FRED = Seat(5)

EXAMPLE = 2
"""With this seed six players have the spirits of the published example."""


def a_board(yellow: int, blue: int, *, of: int = 5, seed: int = 1) -> State:
    """A retelling; the yellow cards were guessed first."""
    return a_retelling(guessed(a_night(of, seed=seed), *[RIGHT] * yellow, *[WRONG] * blue))


def remembering(retelling: State, *cards: int) -> State:
    """The retelling has named these cards."""
    return retold(retelling, "I saw it all.", *(element(retelling, card) for card in cards))


def points_by_role(day: State) -> dict[str, set[int]]:
    """What the players of each role won."""
    roles: dict[str, set[int]] = {"Dreamer": {day.round.points[day.dreamer]}}
    for seat, spirit in day.round.spirits.items():
        roles.setdefault(spirit, set()).add(day.round.points[seat])
    return roles


# ── 5.1 and 5.2 Fairies and Boogeymen ────────────────────────────────────────────────────────


@rule("5.1")
@pytest.mark.parametrize("yellow", [0, 1, 7])
def test_a_fairy_wins_as_many_points_as_there_are_yellow_cards(yellow: int) -> None:
    assert scoring.fairy(yellow) == yellow


@rule("5.2")
@pytest.mark.parametrize("blue", [0, 1, 7])
def test_a_boogeyman_wins_as_many_points_as_there_are_blue_cards(blue: int) -> None:
    assert scoring.boogeyman(blue) == blue


@rule("5.1", "5.2", "5.4")
@pytest.mark.parametrize(("spirit", "points"), [("Fairy", 4), ("Boogeyman", 1), ("Sandman", 1)])
def test_every_spirit_wins_points_in_its_own_way(spirit: Spirit, points: int) -> None:
    assert scoring.spirit_points(spirit, yellow=4, blue=1) == points


@rule("5.2", "3.7")
def test_a_card_that_was_passed_counts_for_the_boogeymen() -> None:
    night = a_night(6)
    night = play(night, ANNA, PassCard(card=1), now=NIGHT)

    day = a_day(a_retelling(night))

    assert points_by_role(day)["Boogeyman"] == {1}


@rule("5.1", "5.2", "3.12")
def test_a_penalty_card_counts_for_nobody_by_day() -> None:
    night = whispered(a_night(6, seed=EXAMPLE, referee="strict"), "moony", improper("family"))

    day = a_day(a_retelling(guessed(night, RIGHT, RIGHT, RIGHT)))

    assert points_by_role(day) == {
        "Dreamer": {3},
        "Fairy": {3},
        "Boogeyman": {0},
        "Sandman": {0},
    }


# ── 5.3 The Dreamer ──────────────────────────────────────────────────────────────────────────


@rule("5.3")
@pytest.mark.parametrize(("remembered", "points"), [(True, 6), (False, 4)])
def test_the_dreamer_wins_what_a_fairy_wins_and_2_more_for_remembering(
    remembered: bool, points: int
) -> None:
    assert scoring.dreamer(4, remembered=remembered) == points


@rule("5.3")
def test_a_dreamer_who_names_every_yellow_card_has_remembered() -> None:
    retelling = remembering(a_board(3, 2), 1, 2, 3)

    day = a_day(retelling)

    assert (day.round.remembered, day.round.tilted) == (True, (1, 2, 3))
    assert day.round.points[ANNA] == 5


@rule("5.3")
@pytest.mark.parametrize("named", [(), (1,), (1, 2), (1, 3), (2, 3), (1, 2, 4, 5)])
def test_a_dreamer_who_forgets_one_yellow_card_has_not_remembered(named: tuple[int, ...]) -> None:
    retelling = remembering(a_board(3, 2), *named)

    day = a_day(retelling)

    assert (day.round.remembered, day.round.tilted) == (False, named)
    assert day.round.points[ANNA] == 3


@rule("5.3")
def test_what_the_spirits_tilt_counts_as_remembered() -> None:
    retelling = remembering(a_board(2, 0), 1)

    day = a_day(answered(retelling, 2, {BEN: True}))

    assert (day.round.remembered, day.round.points[ANNA]) == (True, 4)


@rule("5.3")
def test_what_the_spirits_untilt_does_not_count_as_remembered() -> None:
    retelling = remembering(a_board(2, 0), 1, 2)

    day = a_day(answered(retelling, 2, {BEN: False}))

    assert (day.round.remembered, day.round.points[ANNA]) == (False, 2)


@rule("5.3")
def test_cards_that_were_guessed_wrong_or_passed_need_not_be_named() -> None:
    night = guessed(a_night(), RIGHT, WRONG)
    night = play(night, ANNA, PassCard(card=3), now=NIGHT)

    day = a_day(remembering(a_retelling(night), 1))

    assert (day.round.remembered, day.round.points[ANNA]) == (True, 3)


@rule("5.3")
def test_naming_something_that_is_not_there_costs_nothing() -> None:
    retelling = a_board(1, 1)

    modest = a_day(remembering(retelling, 1))
    boastful = a_day(remembering(retold(retelling, "A dragon!", "dragon"), 1, 2))

    assert (modest.round.remembered, modest.round.tilted) == (True, (1,))
    assert (boastful.round.remembered, boastful.round.tilted) == (True, (1, 2))
    assert boastful.round.points == modest.round.points


# ── 5.4 The Sandmen ──────────────────────────────────────────────────────────────────────────


@rule("5.4")
@pytest.mark.parametrize("cards", [1, 2, 5])
def test_with_as_many_cards_on_both_sides_a_sandman_wins_one_side_and_2_more(cards: int) -> None:
    assert scoring.sandman(cards, cards) == cards + 2


@rule("5.4")
@pytest.mark.parametrize(("yellow", "blue", "points"), [(1, 0, 1), (0, 1, 1), (5, 4, 5), (4, 5, 5)])
def test_with_one_card_of_difference_a_sandman_wins_the_larger_number(
    yellow: int, blue: int, points: int
) -> None:
    assert scoring.sandman(yellow, blue) == points


@rule("5.4")
@pytest.mark.parametrize(
    ("yellow", "blue", "points"), [(2, 0, 0), (0, 2, 0), (5, 3, 3), (3, 5, 3), (7, 1, 1)]
)
def test_with_two_or_more_cards_of_difference_a_sandman_wins_the_smaller_number(
    yellow: int, blue: int, points: int
) -> None:
    assert scoring.sandman(yellow, blue) == points


# ── 5.5 The examples of the rulebook ─────────────────────────────────────────────────────────


@rule("5.5", "5.1", "5.2", "5.3", "5.4")
def test_the_first_example_by_role() -> None:
    assert scoring.fairy(3) == 3
    assert scoring.dreamer(3, remembered=True) == 5
    assert scoring.boogeyman(2) == 2
    assert scoring.sandman(3, 2) == 3


@rule("5.5", "5.4")
@pytest.mark.parametrize(("yellow", "blue", "points"), [(3, 3, 5), (2, 3, 3), (4, 2, 2)])
def test_the_other_examples_by_role(yellow: int, blue: int, points: int) -> None:
    assert scoring.sandman(yellow, blue) == points


@rule("5.5", "5.1", "5.2", "5.3", "5.4")
def test_the_first_example_as_a_whole_round_of_six() -> None:
    retelling = remembering(a_board(3, 2, of=6, seed=EXAMPLE), 1, 2, 3)

    day = a_day(retelling)

    assert day.round.spirits == {
        BEN: "Boogeyman",
        CLEO: "Fairy",
        DORA: "Fairy",
        EMIL: "Boogeyman",
        FRED: "Sandman",
    }
    assert day.won == day.round.points == (5, 2, 3, 3, 2, 3)


@rule("5.5", "5.4")
@pytest.mark.parametrize(("yellow", "blue", "points"), [(3, 3, 5), (2, 3, 3), (4, 2, 2)])
def test_the_other_examples_as_whole_rounds(yellow: int, blue: int, points: int) -> None:
    day = a_day(a_board(yellow, blue, of=6, seed=EXAMPLE))

    assert points_by_role(day) == {
        "Dreamer": {yellow},
        "Fairy": {yellow},
        "Boogeyman": {blue},
        "Sandman": {points},
    }
