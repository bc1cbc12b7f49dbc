"""What only the host may do: bots, settings, handing over."""

from typing import Any

import pytest

from reverie.games.daydream.tests.files import ours
from reverie.kernel.messages import Command
from reverie.kernel.seat import CLOCK
from reverie.kernel.violation import OnlyAPlayerMay, OnlyTheClockMay
from reverie.tables import refusals
from reverie.tables.commands import (
    AddBot,
    AppointHost,
    ChangeSettings,
    ComeBack,
    Erase,
    GetReady,
    HandOverHost,
    Leave,
    RemoveBot,
    RemovePlayer,
    Start,
)
from reverie.tables.events import (
    GameFinished,
    HostChanged,
    PlayerLeft,
    PlayerSatDown,
    SettingsChanged,
    TableErased,
)
from reverie.tables.player import Player, PlayerId
from reverie.tables.rules import Decided
from reverie.tables.settings import Settings
from tests.tables.lobby import ANNA, BEN, CLEO, Lobby, a_game, a_lobby

OTTO = AddBot(level="plain", name="Otto")
DAYDREAM = Settings(game="daydream")


@pytest.mark.parametrize(
    "command",
    [
        OTTO,
        RemoveBot(CLEO),
        ChangeSettings(DAYDREAM),
        HandOverHost(CLEO),
        RemovePlayer(ANNA),
        Start(),
        Erase(),
    ],
    ids=lambda command: type(command).__name__,
)
def test_only_the_host_may(command: Command) -> None:
    lobby = a_lobby("Anna", "Ben", "Cleo")

    with pytest.raises(refusals.OnlyTheHostMay) as refused:
        lobby.after(BEN, command)

    assert refused.value.facts == {"host": ANNA}


@pytest.mark.parametrize("command", [OTTO, RemoveBot(CLEO), ChangeSettings(DAYDREAM), Start()])
def test_what_prepares_a_game_is_done_before_its_start(command: Command) -> None:
    with pytest.raises(refusals.TableHasStarted):
        a_game("Anna", "Ben", bots=1).after(ANNA, command)


# ── Bots ─────────────────────────────────────────────────────────────────────────────────────


def test_the_host_adds_a_bot_of_a_level() -> None:
    lobby = a_lobby("Anna")

    otto = Player(id=BEN, name="Otto", level="random")
    assert lobby.decided(ANNA, AddBot(level="random", name=" Otto ")) == Decided(
        (PlayerSatDown(otto),)
    )


def test_a_bot_is_never_the_host() -> None:
    lobby = a_lobby("Anna", bots=1).after(ANNA, Leave())

    assert lobby.joined("Ben").table.host == PlayerId(2)


def test_a_bot_has_a_level_of_the_game() -> None:
    with pytest.raises(refusals.NoSuchLevel) as refused:
        a_lobby("Anna").after(ANNA, AddBot(level="genius", name="Otto"))

    assert refused.value.facts == {"level": "genius", "levels": ("random", "plain")}


def test_a_bot_has_a_name_of_its_own() -> None:
    with pytest.raises(refusals.NameIsTaken):
        a_lobby("Anna").after(ANNA, AddBot(level="plain", name="anna"))
    with pytest.raises(refusals.NameIsNotAllowed):
        a_lobby("Anna").after(ANNA, AddBot(level="plain", name=" "))


def test_a_bot_needs_room() -> None:
    with pytest.raises(refusals.TableIsFull):
        a_lobby("Anna", bots=4).after(ANNA, OTTO)


def test_the_host_sends_a_bot_away() -> None:
    lobby = a_lobby("Anna", bots=1)

    assert lobby.decided(ANNA, RemoveBot(BEN)) == Decided((PlayerLeft(BEN),))
    assert lobby.after(ANNA, RemoveBot(BEN)).table.seated == a_lobby("Anna").table.seated


def test_a_person_is_not_sent_away_as_a_bot() -> None:
    with pytest.raises(refusals.PlayerIsAPerson):
        a_lobby("Anna", "Ben").after(ANNA, RemoveBot(BEN))


@pytest.mark.parametrize("player", [-1, 1, 2, 99])
def test_nobody_is_sent_away_who_is_not_there(player: int) -> None:
    gone = a_lobby("Anna", bots=1).after(ANNA, RemoveBot(BEN))

    with pytest.raises(refusals.NoSuchPlayer) as refused:
        gone.after(ANNA, RemoveBot(PlayerId(player)))

    assert refused.value.facts == {"player": player}


# ── Settings ─────────────────────────────────────────────────────────────────────────────────


def changed(lobby: Lobby, options: dict[str, Any], **settings: Any) -> Settings:
    """The settings after the host has changed them."""
    wanted = Settings(game=lobby.table.settings.game, options=options, **settings)
    return lobby.after(ANNA, ChangeSettings(wanted)).table.settings


def test_the_host_changes_how_the_table_plays() -> None:
    lobby = a_lobby("Anna")
    wanted = Settings(game="daydream", options={"fold": "D"}, language="sv", public=True)

    assert lobby.decided(ANNA, ChangeSettings(wanted)) == Decided((SettingsChanged(wanted),))
    assert lobby.after(ANNA, ChangeSettings(wanted)).table.settings == wanted


def test_nobody_is_held_to_a_promise_made_for_other_settings() -> None:
    lobby = a_lobby("Anna", "Ben").after(BEN, GetReady())

    after = lobby.after(ANNA, ChangeSettings(Settings(game="daydream", options={"fold": "D"})))

    assert lobby.table.players[BEN].is_ready
    assert not after.table.players[BEN].is_ready


def test_a_table_keeps_its_game() -> None:
    with pytest.raises(refusals.TableKeepsItsGame):
        a_lobby("Anna").after(ANNA, ChangeSettings(Settings(game="when_i_dream")))


@pytest.mark.parametrize(
    "options",
    [{"fold": "X"}, {"seconds_per_turn": 0}, {"speed": 3}, {"tableau": {}}, {"language": "sv"}],
    ids=str,
)
def test_options_that_cannot_be_played_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(refusals.SettingsAreNotAllowed):
        changed(a_lobby("Anna"), options)


def test_a_game_of_words_is_played_in_the_language_of_the_table() -> None:
    lobby = a_game("Anna", bots=3, game="when_i_dream", language="sv")

    assert lobby.state.options.language == "sv"


def test_a_tableau_of_ones_own_stays_until_it_is_given_up() -> None:
    own = {"fold": "A", "tableau": ours()}
    lobby = a_lobby("Anna", options=own)

    assert changed(lobby, {"fold": "D"}).options == {**own, "fold": "D"}
    assert changed(lobby, {"fold": "D", "tableau": None}).options == {"fold": "D", "tableau": None}


def test_a_fold_that_ones_own_tableau_does_not_have_is_refused() -> None:
    lobby = a_lobby("Anna", options={"tableau": ours("AB")})

    with pytest.raises(Exception, match="panel D is missing"):
        changed(lobby, {"fold": "D"})


# ── Handing over ─────────────────────────────────────────────────────────────────────────────


def test_the_host_hands_over_to_another_person() -> None:
    game = a_game("Anna", "Ben")

    assert game.decided(ANNA, HandOverHost(BEN)) == Decided((HostChanged(BEN),))
    assert game.after(ANNA, HandOverHost(BEN)).table.host == BEN


@pytest.mark.parametrize(
    ("player", "refusal"),
    [
        (0, refusals.PlayerIsYourself),
        (1, refusals.NoSuchPlayer),
        (2, refusals.PlayerIsABot),
        (3, refusals.NoSuchPlayer),
        (-1, refusals.NoSuchPlayer),
    ],
)
def test_only_another_person_who_is_of_the_table_can_be_meant(
    player: int, refusal: type[refusals.Refusal]
) -> None:
    game = a_game("Anna", "Ben", bots=1).after(BEN, Leave())

    with pytest.raises(refusal):
        game.after(ANNA, HandOverHost(PlayerId(player)))
    with pytest.raises(refusal):
        game.after(ANNA, RemovePlayer(PlayerId(player)))


def test_the_clock_appoints_a_host_and_nobody_else_does() -> None:
    lobby = a_lobby("Anna", "Ben")

    assert lobby.decided(CLOCK, AppointHost(BEN)) == Decided((HostChanged(BEN),))
    for command in (AppointHost(BEN), ComeBack(BEN)):
        with pytest.raises(OnlyTheClockMay):
            lobby.after(BEN, command)


@pytest.mark.parametrize("command", [Start(), Leave(), GetReady(), Erase()])
def test_the_clock_does_nothing_that_people_do(command: Command) -> None:
    with pytest.raises(OnlyAPlayerMay):
        a_lobby("Anna").after(CLOCK, command)


# ── Erasing ──────────────────────────────────────────────────────────────────────────────────


def test_a_table_is_erased_when_its_game_is_over() -> None:
    game = a_game("Anna", "Ben")
    over = game.told(Decided((GameFinished(points=(0, 0), winners=()),)))

    assert over.decided(ANNA, Erase()) == Decided((TableErased(),))
    with pytest.raises(refusals.GameIsNotOver):
        game.after(ANNA, Erase())
