"""The start: seats, bots and chance."""

import hashlib
import hmac

import pytest

from reverie.games.daydream import GAME as DAYDREAM
from reverie.games.daydream.commands import Options
from reverie.games.when_i_dream.violations import FirstDreamerHasNoSeat, NumberOfPlayersIsNotAllowed
from reverie.kernel.chance import Chance
from reverie.kernel.interruptions import Sitting
from reverie.kernel.seat import Seat
from reverie.tables import refusals, rules
from reverie.tables.commands import AddBot, Contribute, GetReady, Leave, Start, VoteToRemove
from reverie.tables.events import GameStarted
from reverie.tables.player import PlayerId
from reverie.tables.rules import Decided
from tests.tables.lobby import ANNA, BEN, CLEO, NOW, SEED, a_game, a_lobby


def test_seats_are_given_in_the_order_of_coming_with_bots_in_theirs() -> None:
    lobby = a_lobby("Anna", bots=1).joined("Cleo").after(CLEO, GetReady())

    decided = lobby.decided(ANNA, Start())

    opening = DAYDREAM.setup(
        Options(),
        Sitting(players=3, bots=frozenset({Seat(1)})),
        Chance.of(bytes.fromhex(SEED)),
        NOW,
    )
    assert decided == Decided((GameStarted((ANNA, BEN, CLEO)),), opening)


def test_whoever_left_before_the_start_has_no_seat() -> None:
    lobby = a_lobby("Anna", "Ben").joined("Cleo").after(BEN, Leave()).after(CLEO, GetReady())

    started = lobby.after(ANNA, Start())

    assert started.table.order == (ANNA, CLEO)
    assert [started.table.seat(player) for player in (ANNA, BEN, CLEO)] == [0, None, 1]


def test_everybody_else_must_be_ready() -> None:
    lobby = a_lobby("Anna", "Ben", "Cleo", bots=1).after(BEN, GetReady())

    with pytest.raises(refusals.NotEverybodyIsReady) as refused:
        lobby.after(ANNA, Start())

    assert refused.value.facts == {"players": (CLEO,)}
    assert lobby.after(CLEO, GetReady()).after(ANNA, Start()).table.phase == "playing"


def test_a_game_starts_once() -> None:
    with pytest.raises(refusals.TableHasStarted):
        a_game("Anna").after(ANNA, Start())


def test_too_few_cannot_start() -> None:
    three = a_lobby("Anna", bots=2, game="when_i_dream")

    with pytest.raises(NumberOfPlayersIsNotAllowed) as refused:
        three.after(ANNA, Start())

    assert refused.value.facts == {"players": 3, "least": 4, "most": 10}
    four = three.after(ANNA, AddBot(level="plain", name="Otto"))
    assert four.after(ANNA, Start()).table.phase == "playing"


def test_a_first_dreamer_who_has_no_seat_keeps_the_game_from_starting() -> None:
    lobby = a_lobby("Anna", bots=3, game="when_i_dream", options={"first_dreamer": 9})

    with pytest.raises(FirstDreamerHasNoSeat):
        lobby.after(ANNA, Start())


def test_chance_is_the_hmac_of_the_seed_and_the_contributions_in_seat_order() -> None:
    lobby = a_lobby("Anna", "Ben", bots=1).joined("Cleo", "cc" * 16)
    for player, added in ((BEN, "bb" * 16), (ANNA, "aa" * 16)):
        lobby = lobby.after(player, Contribute(added))

    chance = rules.chance_of(lobby.table)

    together = bytes.fromhex("aa" * 16 + "bb" * 16 + "cc" * 16)
    assert chance.key == hmac.new(bytes.fromhex(SEED), together, hashlib.sha256).digest()


def test_the_contribution_of_who_left_does_not_count() -> None:
    lobby = a_lobby("Anna", "Ben").after(BEN, Contribute("bb" * 16)).after(BEN, Leave())

    assert rules.chance_of(lobby.table) == Chance.of(bytes.fromhex(SEED))


def test_votes_of_before_the_start_are_forgotten() -> None:
    lobby = a_lobby("Anna", "Ben", "Cleo", "Dora")
    voted = lobby.after(BEN, VoteToRemove(CLEO))
    for number in (1, 2, 3):
        voted = voted.after(PlayerId(number), GetReady())

    assert voted.table.removals == {CLEO: frozenset({BEN})}
    assert voted.after(ANNA, Start()).table.removals == {}
