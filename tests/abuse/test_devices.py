"""One seat on several pages and devices: the newest plays, and one can be chosen."""

import asyncio
import json
from typing import Any

from tests.abuse.asking import Answer, asked
from tests.abuse.raw import Line
from tests.server.client import http, open_table, seated
from tests.server.process import ServerProcess

Json = Any


def shown(server: ServerProcess, table: str, passport: str | None) -> Answer:
    """What showing a passport brings."""
    body = json.dumps({"passport": passport}).encode()
    return asked(server, f"/api/tables/{table}/passport", body)


def test_of_two_pages_the_newer_plays_and_the_older_is_told(server: ServerProcess) -> None:
    async def run() -> None:
        table = open_table(server.url, "daydream")
        (ann,) = await seated(server.url, table, "Ann")
        await ann.close()
        async with await Line.open(server.port) as old:
            assert (await old.hello(table, ann.secret))["role"] == "plays"
            async with await Line.open(server.port) as new:
                assert (await new.hello(table, ann.secret))["role"] == "plays"
                assert (await old.until("RoleChanged"))["role"] == "looks on"
                refused = await old.wish("1", "Rename", name="Old")
                assert refused["code"] == "SeatIsPlayedElsewhere"
                assert (await new.wish("2", "Rename", name="New"))["type"] == "Accepted"
                # It looks on: it is shown what the other does.
                assert (await old.until("Shown"))["told"][0]["type"] == "Renamed"

                old.say("PlayHere")
                assert (await old.until("RoleChanged"))["role"] == "plays"
                assert (await new.until("RoleChanged"))["role"] == "looks on"
                refused = await new.wish("3", "Rename", name="New again")
                assert refused["code"] == "SeatIsPlayedElsewhere"
                assert (await old.wish("4", "Rename", name="Old"))["type"] == "Accepted"

                new.say("PlayHere")
                assert (await old.until("RoleChanged"))["role"] == "looks on"
            assert (await old.until("RoleChanged"))["role"] == "plays"
            assert (await old.wish("5", "Rename", name="Ann"))["type"] == "Accepted"

    asyncio.run(run())


def test_who_watches_cannot_play_anywhere(server: ServerProcess) -> None:
    async def run() -> None:
        table = open_table(server.url, "daydream")
        async with await Line.open(server.port) as line:
            await line.hello(table)
            line.say("PlayHere")

            assert (await line.until("Refused"))["code"] == "OnlyPlayersMay"

    asyncio.run(run())


def test_a_passport_moves_a_seat_once_and_the_old_device_looks_on(server: ServerProcess) -> None:
    async def run() -> None:
        table = open_table(server.url, "daydream")
        (ann,) = await seated(server.url, table, "Ann")
        address = f"/api/tables/{table}/passport"
        passport = (await ann.do("MakePassport"))["passport"]
        await ann.close()
        async with await Line.open(server.port) as old, await Line.open(server.port) as new:
            await old.hello(table, ann.secret)

            moved = http(f"{server.url}{address}", {"passport": passport})

            assert moved["player"] == 0
            assert moved["secret"] != ann.secret
            assert (await old.until("RoleChanged"))["role"] == "looks on"
            old.say("PlayHere")
            assert (await old.until("Refused"))["code"] == "SeatHasMoved"
            assert (await new.hello(table, moved["secret"]))["role"] == "plays"
            assert (await new.wish("1", "Rename", name="Anna"))["type"] == "Accepted"
            refused = await old.wish("2", "Rename", name="Ann")
            assert refused["code"] == "SeatIsPlayedElsewhere"
        async with await Line.open(server.port) as old:
            # Not even when nobody else is there.
            assert (await old.hello(table, ann.secret))["role"] == "looks on"
            refused = await old.wish("3", "Rename", name="Ann")
            assert refused["code"] == "SeatIsPlayedElsewhere"

    asyncio.run(run())


def test_what_is_no_passport_moves_nothing(server: ServerProcess) -> None:
    async def run() -> None:
        table, other = (open_table(server.url, "daydream") for _ in range(2))
        (ann,) = await seated(server.url, table, "Ann")
        first = (await ann.do("MakePassport"))["passport"]
        second = (await ann.do("MakePassport"))["passport"]
        wrong = [
            (table, ""),
            (table, "x" * 100_000),
            (table, ann.secret),
            (table, first),
            (other, second),
        ]

        answers = [shown(server, where, passport) for where, passport in wrong]

        assert {(each.status, each.code) for each in answers} == {(403, "PassportIsNotValid")}
        assert shown(server, table, second).status == 201
        await ann.close()

    asyncio.run(run())


def test_a_passport_that_is_asked_for_again_is_not_told_again(server: ServerProcess) -> None:
    async def run() -> None:
        table = open_table(server.url, "daydream")
        (ann,) = await seated(server.url, table, "Ann")
        await ann.close()
        async with await Line.open(server.port) as line:
            await line.hello(table, ann.secret)
            first = await line.wish("pass", "MakePassport")
            again = await line.wish("pass", "MakePassport")

        assert first["passport"]
        assert again["passport"] is None

    asyncio.run(run())
