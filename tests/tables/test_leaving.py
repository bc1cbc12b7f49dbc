"""Leaving and coming back; bots for who has been gone for long."""

import pytest

from reverie.kernel.interruptions import BotTookOver, PersonCameBack
from reverie.kernel.seat import CLOCK, Seat
from reverie.kernel.violation import GameIsOver
from reverie.tables import refusals
from reverie.tables.commands import ComeBack, Leave, LetBotPlay
from reverie.tables.events import GameFinished, HostChanged, PlayerLeft, PlayerReturned
from reverie.tables.player import PlayerId
from reverie.tables.rules import Decided
from tests.tables.lobby import ANNA, BEN, CLEO, a_game, a_lobby

AWAY = frozenset({BEN})
OVER = Decided((GameFinished(points=(1, 2), winners=(Seat(1),)),))


def test_whoever_leaves_before_the_start_gives_up_the_place() -> None:
    lobby = a_lobby("Anna", "Ben")

    after = lobby.after(BEN, Leave())

    assert lobby.decided(BEN, Leave()) == Decided((PlayerLeft(BEN),))
    assert after.table.seated == (lobby.table.players[ANNA],)


def test_in_a_game_a_bot_plays_on_for_who_leaves() -> None:
    game = a_game("Anna", "Ben")

    after = game.after(BEN, Leave())

    assert game.decided(BEN, Leave()) == Decided((PlayerLeft(BEN),), (BotTookOver(Seat(1)),))
    assert after.state.sitting.bots == {Seat(1)}
    assert after.table.order == (ANNA, BEN)


def test_a_seat_that_a_bot_plays_already_needs_no_other() -> None:
    game = a_game("Anna", "Ben").after(ANNA, LetBotPlay(BEN), away=AWAY)

    assert game.decided(BEN, Leave()) == Decided((PlayerLeft(BEN),))


def test_after_the_end_nobody_plays_on_for_who_leaves() -> None:
    over = a_game("Anna", "Ben").told(OVER)

    assert over.decided(BEN, Leave()) == Decided((PlayerLeft(BEN),))


def test_the_host_who_leaves_is_followed_by_somebody_who_is_there() -> None:
    lobby = a_lobby("Anna", "Ben", "Cleo")

    assert lobby.decided(ANNA, Leave(), present=frozenset({ANNA, CLEO})) == Decided(
        (PlayerLeft(ANNA), HostChanged(CLEO))
    )


def test_if_nobody_is_there_the_first_who_has_not_left_is_the_host() -> None:
    lobby = a_lobby("Anna", "Ben", "Cleo").after(BEN, Leave())

    assert lobby.decided(ANNA, Leave(), present=frozenset({ANNA})) == Decided(
        (PlayerLeft(ANNA), HostChanged(CLEO))
    )


def test_a_bot_does_not_follow_the_host() -> None:
    assert a_lobby("Anna", bots=1).decided(ANNA, Leave()) == Decided((PlayerLeft(ANNA),))


def test_whoever_comes_back_to_a_game_has_the_seat_again() -> None:
    game = a_game("Anna", "Ben").after(BEN, Leave())

    back = game.after(CLOCK, ComeBack(BEN))

    assert game.decided(CLOCK, ComeBack(BEN)) == Decided(
        (PlayerReturned(BEN),), (PersonCameBack(Seat(1)),)
    )
    assert back.state.sitting.bots == frozenset()
    assert not back.table.players[BEN].has_left


def test_whoever_comes_back_after_the_end_is_of_the_table_again() -> None:
    over = a_game("Anna", "Ben").after(BEN, Leave()).told(OVER)

    assert over.decided(CLOCK, ComeBack(BEN)) == Decided((PlayerReturned(BEN),))


def test_whoever_was_never_gone_does_not_come_back() -> None:
    for lobby in (a_lobby("Anna", "Ben"), a_game("Anna", "Ben")):
        with pytest.raises(refusals.NothingHasChanged):
            lobby.after(CLOCK, ComeBack(BEN))


# ── Daydream R2 ──────────────────────────────────────────────────────────────────────────────


def test_the_others_let_a_bot_play_for_who_has_been_gone_for_long() -> None:
    game = a_game("Anna", "Ben")

    after = game.after(ANNA, LetBotPlay(BEN), away=AWAY)

    assert game.decided(ANNA, LetBotPlay(BEN), away=AWAY) == Decided(game=(BotTookOver(Seat(1)),))
    assert after.decided(CLOCK, ComeBack(BEN)) == Decided(game=(PersonCameBack(Seat(1)),))


def test_whoever_has_not_been_gone_for_long_plays_for_themselves() -> None:
    with pytest.raises(refusals.PlayerIsStillThere) as refused:
        a_game("Anna", "Ben").after(ANNA, LetBotPlay(BEN))

    assert refused.value.facts == {"player": BEN, "seconds": 60}


def test_a_bot_is_let_play_once() -> None:
    game = a_game("Anna", "Ben").after(ANNA, LetBotPlay(BEN), away=AWAY)

    with pytest.raises(refusals.NothingHasChanged):
        game.after(ANNA, LetBotPlay(BEN), away=AWAY)


def test_a_bot_is_let_play_in_a_game_only() -> None:
    with pytest.raises(refusals.TableHasNotStarted):
        a_lobby("Anna", "Ben").after(ANNA, LetBotPlay(BEN), away=AWAY)
    with pytest.raises(GameIsOver):
        a_game("Anna", "Ben").told(OVER).after(ANNA, LetBotPlay(BEN), away=AWAY)


@pytest.mark.parametrize(
    ("player", "refusal"),
    [
        (0, refusals.PlayerIsYourself),
        (2, refusals.PlayerIsABot),
        (3, refusals.NoSuchPlayer),
    ],
)
def test_a_bot_is_let_play_for_other_people(player: int, refusal: type[refusals.Refusal]) -> None:
    game = a_game("Anna", "Ben", bots=1)

    with pytest.raises(refusal):
        game.after(ANNA, LetBotPlay(PlayerId(player)), away=frozenset(map(PlayerId, range(4))))


def test_nobody_lets_a_bot_play_for_who_has_left() -> None:
    game = a_game("Anna", "Ben", "Cleo").after(CLEO, Leave())

    with pytest.raises(refusals.NoSuchPlayer):
        game.after(ANNA, LetBotPlay(CLEO), away=frozenset({CLEO}))
