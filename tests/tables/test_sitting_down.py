"""A place at a table: who may take it, and under which name."""

import pytest

from reverie.tables import refusals, rules
from reverie.tables.commands import Contribute, GetReady, Leave, Rename
from reverie.tables.events import (
    ContributionAdded,
    PlayerGotReady,
    PlayerRenamed,
    PlayerSatDown,
)
from reverie.tables.names import LONGEST_NAME
from reverie.tables.player import Player, PlayerId
from reverie.tables.rules import Around, Decided
from tests.tables.lobby import ANNA, BEN, NOW, a_game, a_lobby

SIXTEEN = "0123456789abcdef" * 2


def test_whoever_sits_down_has_the_next_number_and_the_digest_of_their_secret() -> None:
    lobby = a_lobby("Anna")

    seat = rules.sit_down(
        lobby.table, lobby.game, "Ben", SIXTEEN.upper(), Around(now=NOW, secret="digest")
    )

    ben = Player(id=BEN, name="Ben", secret="digest", contribution=SIXTEEN)
    assert seat == PlayerSatDown(ben)


def test_the_first_person_is_the_host() -> None:
    assert a_lobby().table.host is None
    assert a_lobby("Anna", "Ben").table.host == ANNA


def test_whoever_sits_down_after_the_last_has_left_is_the_host() -> None:
    empty = a_lobby("Anna").after(ANNA, Leave())

    assert empty.joined("Ben").table.host == BEN


def test_numbers_are_never_used_twice() -> None:
    lobby = a_lobby("Anna", "Ben").after(BEN, Leave()).joined("Ben")

    assert [player.id for player in lobby.table.seated] == [ANNA, PlayerId(2)]


def test_no_more_sit_down_than_can_play() -> None:
    four = a_lobby("Anna", "Ben", "Cleo", "Dora")
    full = four.joined("Emil")

    with pytest.raises(refusals.TableIsFull) as refused:
        full.joined("Fay")

    assert refused.value.facts == {"most": 5}
    assert full.after(BEN, Leave()).joined("Fay").table.seated[-1].name == "Fay"


def test_nobody_sits_down_after_the_start() -> None:
    with pytest.raises(refusals.TableHasStarted):
        a_game("Anna").joined("Ben")


@pytest.mark.parametrize(
    "name", ["", "  ", "A" * (LONGEST_NAME + 1), "An\x07na", "An\u200bna", "An\u202ena", "\ud800"]
)
def test_a_name_that_is_empty_or_long_or_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(refusals.NameIsNotAllowed) as refused:
        a_lobby("Ben").joined(name)

    assert refused.value.facts == {"longest": LONGEST_NAME}


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("A" * LONGEST_NAME, "A" * LONGEST_NAME),
        ("  Anna \t Lena ", "Anna Lena"),
        ("Zoë 🌙", "Zoë 🌙"),
        ("Ann\na", "Ann a"),
    ],
)
def test_a_name_has_no_blanks_around_it_or_in_a_row(written: str, shown: str) -> None:
    assert a_lobby("Ben").joined(written).table.players[1].name == shown


@pytest.mark.parametrize("name", ["Anna", "anna", " ANNA "])
def test_a_name_that_somebody_has_is_refused_however_it_is_written(name: str) -> None:
    lobby = a_lobby("Anna", "Ben")

    with pytest.raises(refusals.NameIsTaken):
        lobby.joined(name)
    with pytest.raises(refusals.NameIsTaken):
        lobby.after(BEN, Rename(name))


def test_the_name_of_somebody_who_left_is_free() -> None:
    lobby = a_lobby("Anna", "Ben").after(BEN, Leave())

    assert lobby.joined("Ben").table.seated[-1].name == "Ben"


def test_a_player_may_write_their_own_name_otherwise_even_in_a_game() -> None:
    game = a_game("Anna", "Ben")

    assert game.decided(ANNA, Rename(" ANNA")) == Decided((PlayerRenamed(ANNA, "ANNA"),))
    assert game.after(ANNA, Rename("ANNA")).table.players[ANNA].name == "ANNA"


@pytest.mark.parametrize("contribution", ["xy", "abc", "00" * 15, "00" * 17, "0" * 10_000])
def test_a_contribution_that_is_not_sixteen_bytes_is_refused(contribution: str) -> None:
    lobby = a_lobby("Anna")

    with pytest.raises(refusals.ContributionIsNotAllowed) as refused:
        lobby.joined("Ben", contribution)
    with pytest.raises(refusals.ContributionIsNotAllowed):
        lobby.after(ANNA, Contribute(contribution))

    assert refused.value.facts == {"bytes": 16}


def test_a_person_contributes_once() -> None:
    lobby = a_lobby("Anna")
    added = Decided((ContributionAdded(ANNA, SIXTEEN),))

    after = lobby.after(ANNA, Contribute(SIXTEEN))

    assert lobby.decided(ANNA, Contribute(SIXTEEN)) == added
    assert after.table.players[ANNA].contribution == SIXTEEN
    with pytest.raises(refusals.ContributionIsNotAllowed):
        after.after(ANNA, Contribute(SIXTEEN))


def test_an_empty_contribution_is_none() -> None:
    with pytest.raises(refusals.ContributionIsNotAllowed):
        a_lobby("Anna").after(ANNA, Contribute(""))


def test_nobody_contributes_after_the_start() -> None:
    with pytest.raises(refusals.TableHasStarted):
        a_game("Anna").after(ANNA, Contribute(SIXTEEN))


def test_a_person_is_ready_and_may_take_it_back() -> None:
    ready = a_lobby("Anna").after(ANNA, GetReady())

    assert ready.table.players[ANNA].is_ready
    assert ready.decided(ANNA, GetReady(ready=False)) == Decided((PlayerGotReady(ANNA, False),))
    assert not ready.after(ANNA, GetReady(ready=False)).table.players[ANNA].is_ready


@pytest.mark.parametrize("ready", [True, False])
def test_who_says_again_what_they_have_said_changes_nothing(ready: bool) -> None:
    lobby = a_lobby("Anna")
    said = lobby.after(ANNA, GetReady()) if ready else lobby

    with pytest.raises(refusals.NothingHasChanged):
        said.after(ANNA, GetReady(ready=ready))


def test_nobody_gets_ready_after_the_start() -> None:
    with pytest.raises(refusals.TableHasStarted):
        a_game("Anna").after(ANNA, GetReady())
