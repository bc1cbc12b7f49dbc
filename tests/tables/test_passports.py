"""Moving a seat to another device."""

import pytest

from reverie.kernel.moment import later
from reverie.tables import refusals, rules
from reverie.tables.commands import GetReady, Leave, MakePassport
from reverie.tables.events import PassportMade, SeatMoved
from reverie.tables.frames import Accepted, Refused, RoleChanged
from reverie.tables.rules import Around, Decided
from reverie.tables.secrets import digest
from tests.journal.waiting import asynchronous
from tests.tables.lobby import ANNA, BEN, NOW, a_lobby
from tests.tables.world import Person, World, accepted, table_of


def test_a_passport_is_good_for_two_minutes() -> None:
    lobby = a_lobby("Anna").after(ANNA, MakePassport(), secret="passport")

    moved = SeatMoved(ANNA, secret="new")
    for_now = Around(now=later(NOW, 120), secret="new")
    too_late = Around(now=later(NOW, 120.001), secret="new")
    assert rules.move_seat(lobby.table, "passport", for_now) == moved
    with pytest.raises(refusals.PassportIsNotValid):
        rules.move_seat(lobby.table, "passport", too_late)


def test_a_passport_is_stored_as_its_digest() -> None:
    made = a_lobby("Anna").decided(ANNA, MakePassport(), secret="digest")

    assert made == Decided((PassportMade(ANNA, "digest", later(NOW, 120)),))


def test_a_new_passport_makes_the_one_before_void() -> None:
    lobby = a_lobby("Anna")
    for secret in ("first", "second"):
        lobby = lobby.after(ANNA, MakePassport(), secret=secret)

    assert rules.move_seat(lobby.table, "second", Around(now=NOW, secret="new")) == SeatMoved(
        ANNA, "new"
    )
    with pytest.raises(refusals.PassportIsNotValid):
        rules.move_seat(lobby.table, "first", Around(now=NOW))


def test_a_passport_is_used_once() -> None:
    lobby = a_lobby("Anna").after(ANNA, MakePassport(), secret="passport")

    moved = rules.move_seat(lobby.table, "passport", Around(now=NOW, secret="new"))
    after = lobby.told(Decided((moved,))).table

    assert (after.players[ANNA].secret, after.players[ANNA].former) == ("new", ("secret of 0",))
    with pytest.raises(refusals.PassportIsNotValid):
        rules.move_seat(after, "passport", Around(now=NOW))


def test_whoever_has_left_has_no_passport() -> None:
    lobby = a_lobby("Anna", "Ben").after(BEN, MakePassport(), secret="passport")

    with pytest.raises(refusals.PassportIsNotValid):
        rules.move_seat(lobby.after(BEN, Leave()).table, "passport", Around(now=NOW))


@asynchronous
async def test_a_passport_is_told_to_its_owner_and_to_nobody_else() -> None:
    world = World()
    anna, ben = await world.table("daydream", ("Anna", "Ben"))
    told = len(ben.line.sent)

    made = await accepted(anna, MakePassport())

    assert made.passport is not None
    assert table_of(anna).passports[anna.player].secret == digest(made.passport)
    assert len(ben.line.sent) == told
    stored = b"".join(entry for _, entry in await world.journal.read(anna.desk.live.name))
    assert made.passport.encode() not in stored


@asynchronous
async def test_the_same_wish_for_a_passport_sent_again_is_answered_without_it() -> None:
    (anna,) = await World().table("daydream")
    first = await anna.do(MakePassport(), "one")

    again = await anna.do(MakePassport(), "one")

    assert isinstance(first, Accepted)
    assert again == Accepted(id="one", shown=first.shown, passport=None)


@asynchronous
async def test_the_old_device_looks_on_and_the_new_one_plays() -> None:
    (anna,) = await World().table("daydream")
    made = await accepted(anna, MakePassport())
    assert made.passport is not None

    new = Person(anna.desk, await anna.desk.show_passport(made.passport))
    welcome = await new.come()

    assert (welcome.you, welcome.role) == (anna.player, "plays")
    assert anna.last(RoleChanged) == RoleChanged(role="looks on")
    refused = await anna.do(GetReady())
    assert refused == Refused(id=refused.id, code="SeatIsPlayedElsewhere", rule="", facts={})
    assert isinstance(await new.do(GetReady()), Accepted)


@asynchronous
async def test_the_old_device_comes_again_to_look_on_and_cannot_play_here() -> None:
    (anna,) = await World().table("daydream")
    made = await accepted(anna, MakePassport())
    assert made.passport is not None
    await anna.desk.show_passport(made.passport)

    welcome = await anna.come()

    assert (welcome.you, welcome.role) == (anna.player, "looks on")
    assert anna.visitor is not None
    with pytest.raises(refusals.SeatHasMoved):
        anna.desk.play_here(anna.visitor)


@asynchronous
async def test_a_passport_shown_twice_moves_nothing_more() -> None:
    (anna,) = await World().table("daydream")
    made = await accepted(anna, MakePassport())
    assert made.passport is not None
    await anna.desk.show_passport(made.passport)
    before = table_of(anna)

    with pytest.raises(refusals.PassportIsNotValid):
        await anna.desk.show_passport(made.passport)

    assert table_of(anna) == before


@asynchronous
async def test_a_seat_whose_new_device_is_gone_is_played_by_a_bot_although_the_old_looks_on() -> (
    None
):
    world = World(pace=(1, 1))
    anna, ben = await world.game("when_i_dream", ("Anna", "Ben"), bots=2)
    made = await accepted(anna, MakePassport())
    assert made.passport is not None
    new = Person(anna.desk, await anna.desk.show_passport(made.passport))
    await new.come()

    await new.go()
    await world.clock.advance(11)

    assert 0 in ben.view["bots"]
