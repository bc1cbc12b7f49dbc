"""People who must go: sent away by the host or by the others."""

import pytest
from msgspec.structs import replace

from reverie.games.when_i_dream.commands import BeReady
from reverie.kernel.interruptions import BotTookOver
from reverie.kernel.seat import Seat
from reverie.tables import refusals
from reverie.tables.commands import Leave, RemovePlayer, VoteToRemove
from reverie.tables.events import HostChanged, PlayerRemoved, RemovalVoteCast
from reverie.tables.frames import Refused
from reverie.tables.player import PlayerId
from reverie.tables.rules import Decided
from reverie.tables.secrets import digest, owner
from tests.journal.waiting import asynchronous
from tests.tables.lobby import ANNA, BEN, CLEO, DORA, Lobby, a_game, a_lobby
from tests.tables.world import World, accepted, settle


def test_the_host_sends_a_person_away_before_the_start() -> None:
    lobby = a_lobby("Anna", "Ben")

    after = lobby.after(ANNA, RemovePlayer(BEN))

    assert lobby.decided(ANNA, RemovePlayer(BEN)) == Decided((PlayerRemoved(BEN),))
    assert after.table.seated == (lobby.table.players[ANNA],)


def test_in_a_game_a_bot_plays_on_for_who_was_sent_away() -> None:
    game = a_game("Anna", "Ben")

    assert game.decided(ANNA, RemovePlayer(BEN)) == Decided(
        (PlayerRemoved(BEN),), (BotTookOver(Seat(1)),)
    )


def test_whoever_was_sent_away_never_comes_back_with_their_secret() -> None:
    for lobby in (a_lobby("Anna", "Ben"), a_game("Anna", "Ben")):
        known = named_secret(lobby)

        gone = known.after(ANNA, RemovePlayer(BEN))

        assert owner(known.table, "ben's own") == (BEN, True)
        assert owner(gone.table, "ben's own") is None


def named_secret(lobby: Lobby) -> Lobby:
    """Ben's device keeps a secret."""
    players = list(lobby.table.players)
    players[BEN] = replace(players[BEN], secret=digest("ben's own"))
    return Lobby(replace(lobby.table, players=tuple(players)), lobby.state)


# ── Votes ────────────────────────────────────────────────────────────────────────────────────


def votes(lobby: Lobby, about: PlayerId, *voters: PlayerId) -> Lobby:
    """The table after some have said that another must go."""
    for voter in voters:
        lobby = lobby.after(voter, VoteToRemove(about))
    return lobby


def test_more_than_half_of_the_others_send_a_person_away() -> None:
    lobby = a_lobby("Anna", "Ben", "Cleo", "Dora", "Emil")

    two = votes(lobby, ANNA, BEN, CLEO)

    assert two.table.removals == {ANNA: frozenset({BEN, CLEO})}
    assert two.decided(DORA, VoteToRemove(ANNA)) == Decided(
        (RemovalVoteCast(DORA, ANNA, True), PlayerRemoved(ANNA), HostChanged(BEN))
    )


def test_half_of_the_others_are_not_enough() -> None:
    lobby = a_lobby("Anna", "Ben", "Cleo", "Dora", "Emil")

    assert not votes(lobby, BEN, ANNA, CLEO).table.players[BEN].is_removed
    assert votes(lobby, BEN, ANNA, CLEO, DORA).table.players[BEN].is_removed


def test_one_alone_never_sends_another_away() -> None:
    lobby = a_lobby("Anna", "Ben", bots=2)

    assert lobby.decided(BEN, VoteToRemove(ANNA)) == Decided((RemovalVoteCast(BEN, ANNA, True),))


def test_two_of_two_others_are_enough() -> None:
    assert votes(a_lobby("Anna", "Ben", "Cleo"), ANNA, BEN, CLEO).table.players[ANNA].is_removed


def test_in_a_game_a_bot_plays_on_for_who_was_voted_away() -> None:
    game = votes(a_game("Anna", "Ben", "Cleo"), CLEO, ANNA)

    assert game.decided(BEN, VoteToRemove(CLEO)) == Decided(
        (RemovalVoteCast(BEN, CLEO, True), PlayerRemoved(CLEO)), (BotTookOver(Seat(2)),)
    )


def test_a_vote_may_be_taken_back() -> None:
    lobby = votes(a_lobby("Anna", "Ben", "Cleo"), ANNA, BEN)

    after = lobby.after(BEN, VoteToRemove(ANNA, remove=False))

    assert after.table.removals == {}
    assert after.decided(CLEO, VoteToRemove(ANNA)) == Decided((RemovalVoteCast(CLEO, ANNA, True),))


@pytest.mark.parametrize("remove", [True, False])
def test_the_same_vote_twice_changes_nothing(remove: bool) -> None:
    lobby = a_lobby("Anna", "Ben", "Cleo", "Dora")
    voted = votes(lobby, ANNA, BEN) if remove else lobby

    with pytest.raises(refusals.NothingHasChanged):
        voted.after(BEN, VoteToRemove(ANNA, remove=remove))


def test_the_votes_of_who_left_do_not_count() -> None:
    lobby = votes(a_lobby("Anna", "Ben", "Cleo", "Dora"), ANNA, BEN)

    left = lobby.after(BEN, Leave())

    assert left.table.removals == {}
    assert left.decided(CLEO, VoteToRemove(ANNA)) == Decided((RemovalVoteCast(CLEO, ANNA, True),))


def test_nobody_votes_on_who_has_left() -> None:
    lobby = votes(a_lobby("Anna", "Ben", "Cleo"), BEN, ANNA).after(BEN, Leave())

    assert lobby.table.removals == {}
    with pytest.raises(refusals.NoSuchPlayer):
        lobby.after(CLEO, VoteToRemove(BEN))


@pytest.mark.parametrize(
    ("player", "refusal"),
    [
        (0, refusals.PlayerIsYourself),
        (2, refusals.PlayerIsABot),
        (3, refusals.NoSuchPlayer),
        (-1, refusals.NoSuchPlayer),
    ],
)
def test_votes_are_on_other_people(player: int, refusal: type[refusals.Refusal]) -> None:
    with pytest.raises(refusal):
        a_lobby("Anna", "Ben", bots=1).after(ANNA, VoteToRemove(PlayerId(player)))


# ── At a table ───────────────────────────────────────────────────────────────────────────────


@asynchronous
async def test_whoever_is_sent_away_is_hung_up_on_and_can_do_nothing_more() -> None:
    world = World(pace=(1, 1))
    anna, ben = await world.game("when_i_dream", ("Anna", "Ben"), bots=2)
    before = len(await world.entries(anna))

    await accepted(anna, RemovePlayer(ben.player))
    answer = await ben.do(BeReady(round=1, at="dusk"))
    await settle()

    assert ben.line.closings == [(4403, "removed")]
    assert isinstance(answer, Refused)
    assert answer.code == "OnlyPlayersMay"
    assert len(await world.entries(anna)) == before + 1


@asynchronous
async def test_whoever_left_before_the_start_can_do_nothing_more_on_the_old_page() -> None:
    anna, ben = await World().table("daydream", ("Anna", "Ben"))
    await accepted(ben, Leave())

    answer = await ben.do(VoteToRemove(anna.player))

    assert ben.line.closings == [(4001, "you have left")]
    assert isinstance(answer, Refused)
    assert answer.code == "OnlyPlayersMay"
