"""Kill a server again and again while people play: nothing may be lost, nothing doubled.

    python -m tests.crash.crash --rounds 25 --seed 1 --tables 20

In odd rounds the server kills itself between an append and its acknowledgement, in even ones it
is killed from outside at any moment.
"""

import argparse
import asyncio
import json
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec

from tests.crash.ledger import Book, check_all
from tests.crash.players import Broken, Party, Person, Visit, need
from tests.server.client import Client, Json, open_table
from tests.server.process import ServerProcess, a_server
from tests.stranger.test_stranger import recompute, reverie

DREAM: dict[str, Json] = {
    "referee": "table",
    "sand_seconds": 2,
    "clue_seconds": 0.5,
    "last_guess_seconds": 0.5,
    "retelling_seconds": 1,
    "ready_seconds": 1,
}
FOLDS = ("A", "D", "BC", "AD")
PACE = {"REVERIE_BOTS_THINK_AT_LEAST": "0.05", "REVERIE_BOTS_THINK_AT_MOST": "0.2"}
FEWEST_APPENDS, MOST_APPENDS = 5, 60
SOONEST, LATEST = 0.2, 1.2
"""Seconds from when everybody is back to a kill from outside."""
BACK_SECONDS, END_SECONDS = 30.0, 120.0
"""How long people may need to come back, and all games to end."""


Say = Callable[[str], None]


class Tally(msgspec.Struct):
    """What happened in all rounds."""

    kills: int = 0
    by_fault: int = 0
    """Between an append and its acknowledgement."""
    hits: int = 0
    """Kills at which commands of people were under way."""
    in_flight: int = 0
    """Commands that were under way, at all kills."""
    stored: int = 0
    """How many of those were stored, and had not been acknowledged."""
    acknowledged: int = 0
    refused: int = 0
    tables: int = 0
    entries: int = 0


def party(number: int) -> Party:
    """Both games, small and large, with one or two people and at least one bot each."""
    if number % 5 < 3:
        level = "random" if number % 2 else "plain"
        return Party("when_i_dream", DREAM, seats=4 + number % 3, people=2, level=level)
    seats, fold = 2 + number % 3, FOLDS[number % len(FOLDS)]
    return Party("daydream", {"fold": fold}, seats=seats, people=min(2, seats - 1), level="plain")


class Evening:
    """People at their tables, and a server that does not live long."""

    def __init__(self, server: ServerProcess, random: Random, say: Say) -> None:
        self.server = server
        self.random = random
        self.say = say
        self.people: list[Person] = []
        self.unchecked: list[Visit] = []
        self.book = Book(server.journal)
        self.tally = Tally()

    async def sit_down(self, who: Party) -> None:
        """Open a table for these people."""
        url = self.server.url
        table = await asyncio.to_thread(open_table, url, who.game, who.options)
        for number in range(who.people):
            client = await Client(url, table, f"Person {number}").sit()
            self.people.append(Person(who, client, Random(self.random.random())))

    async def round(self, number: int) -> None:
        """The server starts, people come back and play, the server dies."""
        deadly = number % 2 == 1
        appends = self.random.randint(FEWEST_APPENDS, MOST_APPENDS)
        moment = self.random.uniform(SOONEST, LATEST)
        await self.start(**({"REVERIE_KILL_AFTER_APPENDS": str(appends)} if deadly else {}))
        before = [len(person.visits) - 1 for person in self.people]
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(person.play())
            if deadly:
                how = f"died after {appends} appends"
                status = await asyncio.to_thread(self.server.wait)
                need(status == -signal.SIGKILL, "the server ended by itself:", status)
            else:
                how = f"killed after {moment:.2f} s"
                async with asyncio.timeout(BACK_SECONDS):
                    for person in self.people:
                        await person.is_back.wait()
                await asyncio.sleep(moment)
                await asyncio.to_thread(self.server.kill)
        self.unchecked = [
            visit
            for person, first in zip(self.people, before, strict=True)
            for visit in person.visits[first:]
        ]
        self.count(number, how, deadly=deadly)

    def count(self, number: int, how: str, *, deadly: bool) -> None:
        """Remember what the kill hit."""
        tally = self.tally
        in_flight = sum(len(person.client.pending) for person in self.people)
        tally.kills += 1
        tally.by_fault += deadly
        tally.hits += in_flight > 0
        tally.in_flight += in_flight
        self.say(f"round {number}: {how}, {in_flight} commands in flight")

    async def start(self, **settings: str) -> None:
        """Start the server, and see that what people were told before is in its journal."""
        await asyncio.to_thread(self.server.start, **settings)
        self.book.read()
        for visit in self.unchecked:
            ledger = self.book.of(visit)
            ledger.check(visit)
            if visit.client.shown != visit.checked:
                ledger.check_sight(visit)
                visit.checked = visit.client.shown
            self.tally.stored += sum(ledger.holds(visit, id_) for id_ in visit.client.pending)

    async def end(self) -> list[str]:
        """Everybody plays to the end; all is read once more. The records of the games."""
        over = asyncio.Event()

        def look() -> None:
            if all(person.visit.is_over for person in self.people):
                over.set()

        for person in self.people:
            person.plays_again = False
            person.on_frame = look
        await self.start()
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(person.play())
            async with asyncio.timeout(END_SECONDS):
                await over.wait()
            self.book.read()
            for person in self.people:
                self.book.of(person.visit).check_end(person.visit)
            await asyncio.to_thread(self.server.stop)
        visits = [visit for person in self.people for visit in person.visits]
        lines = check_all(self.server.journal, visits)
        self.tally.acknowledged = sum(len(visit.accepted) for visit in visits)
        self.tally.refused = sum(len(visit.client.refused) for visit in visits)
        self.tally.tables = len(lines)
        self.tally.entries = sum(each.history.seq for each in self.book.ledgers.values())
        return lines


def ask_a_stranger(folder: Path, lines: list[str]) -> None:
    """Whoever knows only the docs finds the same results in the records."""
    folds = {fold: json.loads(reverie("tableau", "show", fold)) for fold in FOLDS}
    (folder / "folds.json").write_text(json.dumps(folds), "utf-8")
    status, said = recompute(folder, lines)
    need(status == 0 and said == [f"{len(lines)} passed, 0 failed"], "a stranger says:", said)


async def crash(folder: Path, rounds: int, seed: int, tables: int, say: Say) -> Tally:
    """So many kills; raises `Broken` if something is lost or doubled."""
    with a_server(folder, **PACE) as server:
        evening = Evening(server, Random(seed), say)
        for number in range(tables):
            await evening.sit_down(party(number))
        await asyncio.to_thread(server.stop)
        for number in range(1, rounds + 1):
            await evening.round(number)
        lines = await evening.end()
    await asyncio.to_thread(ask_a_stranger, folder, lines)
    return evening.tally


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Kill a server again and again.")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=20)
    wanted = parser.parse_args()

    def say(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    with tempfile.TemporaryDirectory() as folder:
        going = crash(Path(folder), wanted.rounds, wanted.seed, wanted.tables, say)
        reasons: list[str] = []
        try:
            say(f"nothing lost, nothing doubled: {asyncio.run(going)}")
        except* Broken as broken:
            reasons += [f"FAILED: {reason}" for reason in broken.exceptions]
    for reason in reasons:
        say(reason)
    return 1 if reasons else 0


if __name__ == "__main__":
    sys.exit(main())
