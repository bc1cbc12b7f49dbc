"""Chapter 6: the end of a round and of the game."""

import pytest
from msgspec.structs import replace

from reverie.games.when_i_dream.commands import BeReady
from reverie.games.when_i_dream.events import GameEnded, Result, RoundBegan, RoundEnded
from reverie.games.when_i_dream.pieces import left_of, spirit_cards
from reverie.games.when_i_dream.rules import alarm, legal, outcome, to_act
from reverie.games.when_i_dream.scoring import result
from reverie.games.when_i_dream.state import State
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DAWN,
    DORA,
    EMIL,
    RIGHT,
    WRONG,
    a_day,
    a_dusk,
    a_night,
    a_retelling,
    close,
    fallen,
    game_of,
    guessed,
    improper,
    play,
    rung,
    sent,
    whispered,
)
from reverie.kernel.moment import Moment, later
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import Seat, seats
from reverie.kernel.violation import GameIsOver

LATE = later(DAWN, 100)


def end_of(day: State, *, now: Moment = LATE, seed: int = 1) -> tuple[RoundEnded, object]:
    """What happens when the last player is ready: the board is cleared, and then?"""
    ready = BeReady(round=day.round.number, at="day")
    for seat in seats(day.sitting.players - 1):
        day = play(day, seat, ready, now=now)
    _, ended, then = sent(day, Seat(day.sitting.players - 1), ready, now=now, seed=seed)
    assert isinstance(ended, RoundEnded)
    return ended, then


def ended(day: State, *, seed: int = 1) -> State:
    """The next dusk, or the end of the game."""
    return game_of(end_of(day, seed=seed), day)


def dreamt(dusk: State) -> State:
    """A whole round without a guess."""
    return ended(a_day(a_retelling(fallen(dusk))))


def a_game_that_is_over() -> State:
    """Four have dreamt."""
    game = a_dusk(4)
    for _ in range(4):
        game = dreamt(game)
    return game


def a_result(*, won: tuple[int, ...], penalties: tuple[int, ...]) -> Result:
    """The result of a game with these points and penalty cards."""
    return result(replace(a_dusk(len(won)), won=won, penalties=penalties))


# ── 6.1 The board goes under the deck ────────────────────────────────────────────────────────


@rule("6.1")
def test_the_cards_on_the_board_go_under_the_deck_in_the_order_they_were_played() -> None:
    night = a_night()
    first, second, third, *rest = night.pile
    day = a_day(a_retelling(guessed(night, RIGHT, WRONG, close(right=True))))

    after = ended(day)

    bottom = after.pile[-3:]
    assert day.pile == tuple(rest)
    assert after.pile[:-3] == tuple(rest)
    assert [lying.card for lying in bottom] == [first.card, second.card, third.card]


@rule("6.1")
def test_the_cards_go_back_in_any_of_their_four_ways() -> None:
    day = a_day(a_retelling(guessed(a_night(), *[RIGHT] * 30)))

    one, _ = end_of(day, seed=1)
    other, _ = end_of(day, seed=2)

    assert {(lying.face, lying.end) for lying in one.returned} == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert [lying.card for lying in one.returned] == [lying.card for lying in other.returned]
    assert one != other


@rule("6.1")
def test_without_cards_on_the_board_the_deck_stays_as_it_is() -> None:
    day = a_day(a_retelling(a_night()))

    round_ended, _ = end_of(day)

    assert round_ended == RoundEnded(returned=())
    assert ended(day).pile == day.pile


@rule("6.1", "3.14")
def test_the_card_of_the_last_guess_that_was_left_stays_on_top() -> None:
    night = guessed(a_night(), RIGHT)

    after = ended(a_day(a_retelling(night)))

    assert after.pile[0] == night.pile[0]


@rule("6.1", "3.12")
def test_penalty_cards_stay_with_their_players_until_the_end() -> None:
    night = a_night(4, referee="strict")
    taken = night.pile[0].card
    game = whispered(night, "moony", improper("family"))

    game = ended(a_day(a_retelling(guessed(game, RIGHT))))
    piles = [game.pile]
    for _ in range(3):
        game = dreamt(game)
        piles.append(game.pile)

    assert [len(pile) for pile in piles] == [109] * 4
    assert not [lying for pile in piles for lying in pile if lying.card == taken]
    assert game.penalties == (0, 1, 0, 0)


# ── 6.2 The next Dreamer ─────────────────────────────────────────────────────────────────────


@rule("6.2")
@pytest.mark.parametrize(("dreamer", "left"), [(ANNA, BEN), (DORA, EMIL), (EMIL, ANNA)])
def test_the_player_on_the_left_of_the_dreamer_is_the_next_dreamer(
    dreamer: Seat, left: Seat
) -> None:
    day = a_day(a_retelling(a_night(first_dreamer=dreamer)))

    _, then = end_of(day, now=LATE)

    assert isinstance(then, RoundBegan)
    assert (then.round, then.dreamer, then.until) == (2, left, later(LATE, 60))
    assert then.spirits.keys() == set(seats(5)) - {left}


@rule("6.2", "1.4")
@pytest.mark.parametrize("players", range(4, 11))
def test_the_next_dreamer_collects_all_spirit_cards_with_the_one_left_over(players: int) -> None:
    day = a_day(a_retelling(a_night(players)))

    _, then = end_of(day)

    assert isinstance(then, RoundBegan)
    assert sorted([*then.spirits.values(), then.left_over]) == sorted(spirit_cards(players))


@rule("6.2")
def test_the_spirit_cards_are_shuffled_anew() -> None:
    day = a_day(a_retelling(a_night()))

    deals = {str(end_of(day, seed=seed)[1]) for seed in range(8)}

    assert len(deals) > 1


@rule("6.2")
def test_the_new_round_begins_with_an_empty_board() -> None:
    game = ended(a_day(a_retelling(guessed(a_night(), RIGHT))))

    assert game.phase == "dusk"
    assert (game.round.number, game.round.board, game.round.tilts) == (2, (), {})
    assert [past.number for past in game.past] == [1]


@rule("6.2", "R4", "R15")
def test_the_next_round_begins_by_itself_when_somebody_is_not_ready() -> None:
    day = a_day(a_retelling(a_night()))
    assert day.round.until is not None

    after = rung(day)

    assert after == game_of(end_of(day, now=day.round.until), day)


@rule("6.2", "R15")
def test_the_next_round_waits_for_everybody() -> None:
    day = a_day(a_retelling(a_night()))

    waiting = play(day, ANNA, BeReady(round=1, at="day"))

    assert waiting.phase == "day"
    assert to_act(waiting) == {BEN, CLEO, DORA, EMIL}


# ── 6.3 The end of the game ──────────────────────────────────────────────────────────────────


@rule("6.3", "1.5")
@pytest.mark.parametrize("players", range(4, 11))
def test_the_game_ends_when_everybody_has_been_the_dreamer_once(players: int) -> None:
    game = a_dusk(players, first_dreamer=CLEO)
    dreamers = [CLEO]
    while len(dreamers) < players:
        game = dreamt(game)
        assert game.phase == "dusk"
        dreamers.append(game.dreamer)

    game = dreamt(game)

    assert dreamers == [(CLEO + number) % players for number in range(players)]
    assert [past.dreamer for past in game.past] == dreamers
    assert (game.phase, outcome(game)) == ("over", game.result)


@rule("6.3")
def test_after_the_end_nothing_can_be_done() -> None:
    over = a_game_that_is_over()

    with pytest.raises(GameIsOver) as refusal:
        sent(over, ANNA, BeReady(round=4, at="day"))

    assert (refusal.value.rule, refusal.value.facts) == ("", {})
    assert alarm(over) is None
    assert to_act(over) == frozenset()
    assert [legal(over, seat) for seat in seats(4)] == [()] * 4


# ── 6.4 The result ───────────────────────────────────────────────────────────────────────────


@rule("6.4")
def test_the_result_is_the_points_won_minus_1_for_each_penalty_card() -> None:
    assert a_result(won=(12, 9, 7, 3), penalties=(1, 0, 2, 3)) == Result(
        points=(11, 9, 5, 0), winners=(ANNA,), won=(12, 9, 7, 3), penalties=(1, 0, 2, 3)
    )


@rule("6.4")
def test_a_result_may_be_negative() -> None:
    assert a_result(won=(0, 1, 0, 0), penalties=(2, 3, 1, 3)) == Result(
        points=(-2, -2, -1, -3), winners=(CLEO,), won=(0, 1, 0, 0), penalties=(2, 3, 1, 3)
    )


@rule("6.4")
def test_the_highest_result_wins_and_not_the_most_points() -> None:
    assert a_result(won=(9, 10, 0, 0), penalties=(0, 2, 0, 0)).winners == (ANNA,)


@rule("6.4", "6.3")
def test_the_points_of_all_rounds_and_the_penalties_of_all_nights_are_counted() -> None:
    game = a_dusk(4, referee="strict")
    expected = [0, 0, 0, 0]
    for _ in range(3):
        night = fallen(game)
        giver = left_of(night.dreamer, 4)
        day = a_day(a_retelling(guessed(whispered(night, "moony", improper("family")), RIGHT)))
        expected = [sum(pair) for pair in zip(expected, day.round.points, strict=True)]
        game = ended(day)
        assert game.penalties[giver] == 1
    day = a_day(a_retelling(fallen(game)))
    expected = [sum(pair) for pair in zip(expected, day.round.points, strict=True)]

    _, then = end_of(day)

    assert isinstance(then, GameEnded)
    assert (then.result.won, then.result.penalties) == (tuple(expected), (0, 1, 1, 1))
    assert then.result.points == (expected[0], *(won - 1 for won in expected[1:]))


# ── 6.5 Ties ─────────────────────────────────────────────────────────────────────────────────


@rule("6.5")
def test_among_tied_players_the_one_with_fewer_penalty_cards_wins() -> None:
    tied = a_result(won=(9, 8, 10, 3), penalties=(1, 0, 2, 0))

    assert (tied.points, tied.winners) == ((8, 8, 8, 3), (BEN,))


@rule("6.5")
def test_players_tied_in_penalty_cards_too_share_the_victory() -> None:
    tied = a_result(won=(9, 8, 9, 3), penalties=(1, 1, 1, 0))

    assert (tied.points, tied.winners) == ((8, 7, 8, 3), (ANNA, CLEO))


@rule("6.5")
def test_all_may_share_the_victory() -> None:
    tied = a_result(won=(2, 2, 2, 2), penalties=(0, 0, 0, 0))

    assert tied.winners == (ANNA, BEN, CLEO, DORA)


@rule("6.5")
def test_fewer_penalty_cards_help_only_among_tied_players() -> None:
    assert a_result(won=(9, 7, 0, 0), penalties=(1, 0, 0, 0)).winners == (ANNA,)
