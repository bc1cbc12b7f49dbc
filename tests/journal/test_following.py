"""Following a journal: everything once, in order, and nothing that was erased."""

import asyncio
from contextlib import suppress

import pytest

from reverie.journal import followers
from reverie.tables.ports import Journal, Stored
from tests.journal.waiting import asynchronous, filled, some


@asynchronous
async def test_a_follower_gets_what_is_there_and_then_what_comes(journal: Journal) -> None:
    await filled(journal, "anna", b"one", b"two")
    followed = journal.follow()

    before = await some(followed, 2)
    await filled(journal, "ben", b"one")
    after = await some(followed, 1)

    assert before + after == [
        Stored(1, "anna", 1, b"one"),
        Stored(2, "anna", 2, b"two"),
        Stored(3, "ben", 1, b"one"),
    ]


@asynchronous
async def test_a_follower_who_waits_is_woken(journal: Journal) -> None:
    waiting = asyncio.create_task(some(journal.follow(), 1))
    await asyncio.sleep(0)

    await journal.append("anna", 0, b"one")

    assert await waiting == [Stored(1, "anna", 1, b"one")]


@asynchronous
async def test_a_follower_begins_after_a_position(journal: Journal) -> None:
    await filled(journal, "anna", b"one", b"two", b"three")

    assert await some(journal.follow(2), 1) == [Stored(3, "anna", 3, b"three")]


@asynchronous
async def test_a_follower_who_gives_up_takes_nobody_along(journal: Journal) -> None:
    gone, stays = (asyncio.create_task(some(journal.follow(), 1)) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    with suppress(asyncio.CancelledError):
        await gone

    await journal.append("anna", 0, b"one")

    assert await stays == [Stored(1, "anna", 1, b"one")]


@pytest.mark.parametrize(("entries", "page"), [(2048, 256), (8, 3), (1, 1)])
@asynchronous
async def test_followers_get_everything_once_while_others_append(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, entries: int, page: int
) -> None:
    monkeypatch.setattr(followers, "ENTRIES", entries)
    monkeypatch.setattr(followers, "PAGE", page)
    await filled(journal, "before", *[b"x"] * 20)

    following = [asyncio.create_task(some(journal.follow(), 20 + 20 * 30)) for _ in range(3)]
    appending = [filled(journal, f"{table}", *[b"x"] * 30) for table in range(20)]
    await asyncio.gather(*appending)
    one, two, three = await asyncio.gather(*following)

    assert one == two == three
    assert [stored.position for stored in one] == sorted({stored.position for stored in one})
    for table in range(20):
        assert [stored.seq for stored in one if stored.table == f"{table}"] == [*range(1, 31)]


@asynchronous
async def test_what_was_followed_live_is_what_is_found_later(journal: Journal) -> None:
    following = asyncio.create_task(some(journal.follow(), 300))
    await asyncio.sleep(0)
    await asyncio.gather(*(journal.append(f"{n % 100}", n // 100, b"%d" % n) for n in range(300)))

    live = await following

    assert await some(journal.follow(), 300) == live


@asynchronous
async def test_a_follower_who_fell_far_behind_misses_nothing(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(followers, "BYTES", 1000)
    followed = journal.follow()
    await journal.append("anna", 0, b"one")
    first = await some(followed, 1)

    await filled(journal, "ben", *[b"x" * 100] * 50)
    rest = await some(followed, 50)

    assert [(stored.table, stored.seq) for stored in first + rest] == [
        ("anna", 1),
        *(("ben", seq) for seq in range(1, 51)),
    ]


@asynchronous
async def test_a_follower_who_comes_later_does_not_get_what_was_erased(journal: Journal) -> None:
    await filled(journal, "anna", b"one", b"two")
    await filled(journal, "ben", b"one")

    await journal.erase("anna", 2, b"erased")

    assert await some(journal.follow(), 2) == [
        Stored(3, "ben", 1, b"one"),
        Stored(4, "anna", 3, b"erased"),
    ]


@asynchronous
async def test_a_follower_does_not_get_what_was_erased_before_its_turn(journal: Journal) -> None:
    await filled(journal, "anna", b"one", b"two")
    await filled(journal, "ben", b"one")
    followed = journal.follow()
    before = await some(followed, 1)

    await journal.erase("anna", 2, b"erased")
    after = await some(followed, 2)

    assert before == [Stored(1, "anna", 1, b"one")]
    assert after == [Stored(3, "ben", 1, b"one"), Stored(4, "anna", 3, b"erased")]


@asynchronous
async def test_a_follower_gets_over_a_stretch_that_was_erased(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(followers, "ENTRIES", 1)
    await filled(journal, "anna", b"one", b"two")
    await journal.erase("anna", 2, b"erased")
    await journal.erase("anna", 3, b"erased again")

    assert await some(journal.follow(), 1) == [Stored(4, "anna", 4, b"erased again")]


@asynchronous
async def test_a_close_ends_all_followers(journal: Journal) -> None:
    await journal.append("anna", 0, b"one")
    followed = journal.follow()
    await some(followed, 1)
    waiting = asyncio.create_task(anext(followed, None))
    await asyncio.sleep(0)

    await journal.close()

    assert await waiting is None
    assert [stored async for stored in journal.follow()] == []
