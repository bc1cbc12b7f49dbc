"""One view per eye: what a page is shown, how it is counted, and what it missed."""

from typing import Any

import msgspec
import pytest

from reverie.games.when_i_dream.commands import (
    BeReady,
    ChallengeClue,
    GiveClue,
    MakeGuess,
    VoteOnClue,
)
from reverie.kernel.ruling import AnyRuling, Case, GuessCase, GuessIsRight
from reverie.kernel.seat import Eye, Seat, Watcher
from reverie.tables import refusals
from reverie.tables.commands import GetReady, Rename, Start
from reverie.tables.frames import BLOCK, PROTOCOL, Happening, Shown, Welcome
from reverie.tables.history import REMEMBERED
from tests.journal.waiting import asynchronous
from tests.tables.nights import a_clue, a_dusk, a_night
from tests.tables.world import Person, World, accepted, harmless, table_of

BOTH = ("Anna", "Ben")


def seen(someone: Person, eye: Eye) -> Any:
    """The game through an eye, as it goes over a line."""
    live = someone.desk.live
    return msgspec.json.decode(msgspec.json.encode(live.game.view(live.state, eye)))


# ── Welcome ──────────────────────────────────────────────────────────────────────────────────


@asynchronous
async def test_whoever_comes_before_the_start_is_shown_the_table() -> None:
    world = World()
    anna, ben = await world.table("daydream", BOTH)

    welcome = await ben.come()

    assert welcome == Welcome(
        protocol=PROTOCOL,
        now=world.clock.now(),
        you=ben.player,
        role="plays",
        shown=3,
        table=anna.last(Shown).table,  # type: ignore[arg-type]
        view=None,
        missed=None,
        present=(anna.player, ben.player),
        watchers=0,
        chat=(),
    )


@asynchronous
async def test_whoever_comes_after_the_start_is_shown_the_game_through_their_own_eye() -> None:
    world = World()
    _, ben, cleo, _ = await a_night(world)

    welcomes = [await ben.come(), await cleo.come()]

    assert [welcome.view for welcome in welcomes] == [seen(ben, Seat(1)), seen(ben, Seat(2))]
    assert welcomes[0].view != welcomes[1].view


@asynchronous
async def test_somebody_who_watches_has_the_eye_of_who_knows_least() -> None:
    world = World()
    anna, *_ = await a_night(world)

    watcher = await world.watcher(anna.desk)

    welcome = watcher.last(Welcome)
    assert (welcome.you, welcome.role, welcome.watchers) == (None, "watches", 1)
    assert welcome.view == seen(anna, Watcher.SPECTATOR)
    assert welcome.present == (0, 1, 2, 3)


@asynchronous
async def test_nobody_watches_a_table_that_wants_no_spectators() -> None:
    world = World()
    (anna,) = await world.table("daydream", watchable=False)

    with pytest.raises(refusals.WatchingIsNotAllowed):
        await world.watcher(anna.desk)


@asynchronous
async def test_a_secret_of_another_table_opens_nothing() -> None:
    world = World()
    (anna,) = await world.table("daydream")
    (other,) = await world.table("daydream")

    with pytest.raises(refusals.SecretIsUnknown):
        await anna.desk.hello(anna.line, other.secret, None)


# ── Shown ────────────────────────────────────────────────────────────────────────────────────


@asynchronous
async def test_before_the_start_the_table_is_shown_and_no_game() -> None:
    world = World()
    anna, ben = await world.table("daydream", BOTH)

    await accepted(ben, GetReady())

    assert anna.frames[-1] == Shown(
        shown=4,
        at=world.clock.now(),
        now=world.clock.now(),
        told=({"type": "GotReady", "player": 1, "ready": True},),
        table=anna.desk.live.shown_table,
        view=None,
    )


@asynchronous
async def test_at_the_start_each_seat_is_shown_its_own_view_and_counts_on() -> None:
    world = World()
    anna, ben = await world.table("daydream", BOTH)
    watcher = await world.watcher(anna.desk)
    await accepted(ben, GetReady())

    await accepted(anna, Start())

    assert [page.shown[-1].shown for page in (anna, ben, watcher)] == [5, 5, 5]
    assert [page.shown[-1].view for page in (anna, ben, watcher)] == [
        seen(anna, eye) for eye in (Seat(0), Seat(1), Watcher.SPECTATOR)
    ]
    assert anna.shown[-1].told[0] == {"type": "Started"}
    assert len(anna.shown[-1].told) == 3


@asynchronous
async def test_what_happens_in_the_game_comes_without_the_table() -> None:
    anna, *_ = await a_night(World())

    assert anna.shown[-1].table is None
    assert anna.shown[-1].view == seen(anna, Seat(0))


@asynchronous
async def test_a_hidden_vote_does_not_move_the_dreamers_counter() -> None:
    world = World()
    anna, ben, cleo, dora = await a_clue(world)
    watcher = await world.watcher(anna.desk)
    before = [len(page.line.sent) for page in (anna, watcher)], ben.shown[-1].shown
    counted = dict(anna.desk.live.history.shown)

    await accepted(cleo, ChallengeClue(clue=1))
    await accepted(dora, VoteOnClue(clue=1, improper=False))

    after = anna.desk.live.history.shown
    assert [len(page.line.sent) for page in (anna, watcher)] == before[0]
    assert (after[Seat(0)], after[Watcher.SPECTATOR]) == (counted[Seat(0)], counted[Seat(0)])
    assert ben.shown[-1].shown == before[1] + 2


def right(case: Case) -> AnyRuling:
    """Every guess is right."""
    if isinstance(case, GuessCase):
        return GuessIsRight(referee="test", version="1")
    return harmless(case)


@asynchronous
async def test_the_dreamer_cannot_tell_a_right_guess_from_a_wrong_one() -> None:
    sizes = []
    for ruling in (right, harmless):
        anna, *_ = await a_clue(World(ruling=ruling))
        await accepted(anna, MakeGuess(card=1, word="moon"))
        kinds = [type(frame).__name__ for frame in anna.frames]
        sizes.append(list(zip(kinds, map(len, anna.line.sent), strict=True)))

    assert sizes[0] == sizes[1]


@asynchronous
async def test_all_frames_are_filled_up_and_tell_no_secret() -> None:
    world = World()
    people = await a_clue(world)
    watcher = await world.watcher(people[0].desk)

    table = table_of(people[0])
    sent = b"".join(frame for page in (*people, watcher) for frame in page.line.sent)
    assert {len(frame) % BLOCK for page in people for frame in page.line.sent} == {0}
    for player, someone in zip(table.players, people, strict=True):
        assert player.secret is not None
        assert someone.secret is not None
        assert player.secret.encode() not in sent
        assert someone.secret.encode() not in sent
    assert table.seed.encode() not in sent


# ── What was missed ──────────────────────────────────────────────────────────────────────────


def happenings(frames: list[Shown]) -> tuple[Happening, ...]:
    """What these frames told."""
    return tuple(Happening(shown=f.shown, at=f.at, told=f.told) for f in frames)


@pytest.mark.parametrize("seat", [1, 2, 3])
@asynchronous
async def test_whoever_comes_again_is_told_exactly_what_they_missed(seat: int) -> None:
    world = World()
    people = await a_dusk(world)
    someone, after = people[seat], people[seat].last(Shown).shown
    tab = await world.again(someone)
    await a_clue_from(people)

    welcome = await someone.come(after)

    assert welcome.missed == happenings(tab.shown)
    assert len(tab.shown) == 8
    assert welcome.shown == tab.shown[-1].shown


async def a_clue_from(people: tuple[Person, ...]) -> None:
    """The night falls, Ben whispers, Cleo doubts, Dora votes, and Cleo whispers too."""
    for someone in people:
        await someone.desk.do(page(someone), f"ready {someone.player}", BeReady(1, "dusk"))
    _, ben, cleo, dora = people
    await ben.desk.do(page(ben), "clue", GiveClue(turn=1, word="silver"))
    await cleo.desk.do(page(cleo), "doubt", ChallengeClue(clue=1))
    await dora.desk.do(page(dora), "vote", VoteOnClue(clue=1, improper=False))
    await cleo.desk.do(page(cleo), "clue", GiveClue(turn=2, word="gold"))


def page(someone: Person) -> Any:
    """Whatever page of somebody plays."""
    return someone.desk.live.audience.of(someone.player)[-1]


@asynchronous
async def test_what_was_missed_across_the_start_is_told_in_one_row() -> None:
    world = World()
    anna, ben = await world.table("daydream", BOTH)
    after, tab = ben.last(Welcome).shown, await world.again(ben)
    await accepted(tab, GetReady())
    await accepted(anna, Start())

    assert (await ben.come(after)).missed == happenings(tab.shown)


@asynchronous
async def test_whoever_missed_nothing_is_told_nothing() -> None:
    anna, *_ = await World().table("daydream", BOTH)

    assert (await anna.come(after=3)).missed == ()
    assert (await anna.come(after=4)).missed is None


@asynchronous
async def test_what_is_too_old_is_not_told_again() -> None:
    anna, ben = await World().table("daydream", BOTH)
    for number in range(REMEMBERED):
        await accepted(ben, Rename(f"Ben {number}"))

    remembered = (await anna.come(after=3)).missed
    forgotten = (await anna.come(after=2)).missed

    assert remembered is not None
    assert [each.shown for each in remembered] == list(range(4, 4 + REMEMBERED))
    assert forgotten is None
