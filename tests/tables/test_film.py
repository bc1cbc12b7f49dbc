"""Finished games, shown again through any eye."""

from typing import Any

import msgspec
import pytest

from reverie.games.daydream.tests.files import ours
from reverie.kernel.seat import Eye, Seat, Watcher
from reverie.kernel.violation import NoSuchSeat
from reverie.tables import refusals
from reverie.tables.film import Film
from reverie.tables.frames import Moved
from tests.journal.waiting import asynchronous
from tests.tables.world import Person, World, table_of

SIZE: dict[str, tuple[dict[str, Any], int]] = {
    "daydream": ({"seconds_per_turn": 5}, 1),
    "when_i_dream": ({}, 2),
}


async def finished(world: World, game: str = "daydream", **options: Any) -> tuple[Person, ...]:
    """Anna and Ben and some bots at a table whose game is over, and somebody who watched."""
    own, bots = SIZE[game]
    anna, ben = await world.game(game, ("Anna", "Ben"), bots, options={**own, **options})
    watcher = await world.watcher(anna.desk)
    await world.clock.advance(3600)
    assert table_of(anna).phase == "over"
    return anna, ben, watcher


def plain(value: Any) -> Any:
    """As it goes over a line."""
    return msgspec.json.decode(msgspec.json.encode(value))


def whole(film: Film, eye: Eye) -> tuple[Moved, ...]:
    """All of a film."""
    total, happenings = film.shown(eye, 0, 10_000)
    assert total == len(happenings)
    return happenings


def views(film: Film, eye: Eye) -> list[Any]:
    """All pictures of a film."""
    return [moved.view for moved in whole(film, eye)]


def of_the_game(someone: Person) -> list[tuple[Any, ...]]:
    """What a page was shown of the game: when, what it was told, and the view after it."""
    shown = [(f.at, [t for t in f.told if t["type"] != "Started"], f.view) for f in someone.shown]
    return [each for each in shown if each[2] is not None]


@asynchronous
async def test_no_film_is_shown_before_the_end() -> None:
    world = World()
    (anna,) = await world.game("daydream", bots=1)

    with pytest.raises(refusals.GameIsNotOver):
        await world.tables.film(anna.desk)


@pytest.mark.parametrize("game", SIZE)
@asynchronous
async def test_a_seats_film_is_what_the_seat_was_shown(game: str) -> None:
    world = World(pace=(1, 3))
    anna, ben, watcher = await finished(world, game)

    film = await world.tables.film(anna.desk)

    for page, eye in ((anna, Seat(0)), (ben, Seat(1))):
        assert [(m.at, plain(m.told), plain(m.view)) for m in whole(film, eye)] == of_the_game(page)
    late = whole(film, Watcher.SPECTATOR)[1:]
    assert [(m.at, plain(m.told), plain(m.view)) for m in late] == of_the_game(watcher)
    assert len(late) > 20


@asynchronous
async def test_a_film_through_the_eye_that_sees_everything_hides_nothing() -> None:
    world = World(pace=(1, 3))
    anna, *_ = await finished(world, "when_i_dream")

    film = await world.tables.film(anna.desk)

    everything = [view.spirits for view in views(film, Watcher.EVERYTHING)]
    assert len(everything) == len(film.scenes)
    assert None not in everything
    assert {view.spirits for view in views(film, Seat(0))} == {None}


@asynchronous
async def test_a_film_is_shown_in_pieces() -> None:
    world = World()
    anna, *_ = await finished(world)
    film = await world.tables.film(anna.desk)
    everything = whole(film, Seat(0))
    total = len(everything)

    pieces = [film.shown(Seat(0), first, 7) for first in range(0, total, 7)]

    assert {number for number, _ in pieces} == {total}
    assert tuple(each for _, piece in pieces for each in piece) == everything
    assert [each.shown for each in everything] == list(range(1, total + 1))
    assert film.shown(Seat(0), total, 7) == (total, ())


@pytest.mark.parametrize("seat", [-1, 3])
@asynchronous
async def test_a_film_through_an_eye_that_nobody_has_is_refused(seat: int) -> None:
    world = World()
    anna, *_ = await finished(world)
    film = await world.tables.film(anna.desk)

    with pytest.raises(NoSuchSeat):
        film.shown(Seat(seat), 0, 1)


@asynchronous
async def test_a_tableau_of_ones_own_is_not_in_every_picture_of_a_film() -> None:
    world = World()
    anna, *_ = await finished(world, tableau=ours())
    film = await world.tables.film(anna.desk)

    assert all(view.options.tableau is None for view in views(film, Seat(0)))
    assert anna.view["options"]["tableau"] is None


@asynchronous
async def test_a_film_is_cut_once() -> None:
    world = World()
    anna, *_ = await finished(world)

    assert await world.tables.film(anna.desk) is await world.tables.film(anna.desk)
