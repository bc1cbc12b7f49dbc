"""The checker of transcripts: what is well passes, and whatever does not belong there is found."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from reverie.cli import app
from reverie.kernel.record import encode
from reverie.kernel.seat import Watcher
from reverie.lab import secrecy
from reverie.tables.frames import BLOCK
from tests.journal.waiting import asynchronous
from tests.tables.world import Person, World

Json = Any
Tamper = Callable[[Json], None]

OPTIONS: dict[str, Json] = {"when_i_dream": {}, "daydream": {"seconds_per_turn": 5}}
"""So that a game ends by itself."""


class Evening(msgspec.Struct, frozen=True):
    """A finished game: its record, and what some pages were sent."""

    record: bytes
    pages: dict[secrecy.Watching, tuple[str, ...]]

    def transcript(self, eye: secrecy.Watching) -> tuple[secrecy.Head, list[str]]:
        """What one client kept."""
        return secrecy.Head(secrecy.FORMAT, msgspec.Raw(self.record), eye), [*self.pages[eye]]


@cache
def evening(game: str = "when_i_dream") -> Evening:
    """Two people, bots, and somebody who watches."""
    made: list[Evening] = []

    @asynchronous
    async def play() -> None:
        world = World(pace=(1, 3))
        anna, ben = await world.table(game, ("Anna", "Ben"), 3, options=OPTIONS[game])
        watcher = await world.watcher(anna.desk)
        await world.start(anna, ben)
        await world.clock.advance(7200)
        record = encode(await world.tables.record(anna.desk.live.name))
        made.append(Evening(record, {0: sent(anna), 1: sent(ben), "spectator": sent(watcher)}))

    play()
    return made[0]


def sent(someone: Person) -> tuple[str, ...]:
    """All frames of a page."""
    return tuple(frame.decode() for frame in someone.line.sent)


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("eye", [0, 1, "spectator"])
def test_a_transcript_as_it_is_holds_nothing_that_it_must_not(
    game: str, eye: secrecy.Watching
) -> None:
    verdict = secrecy.check(*evening(game).transcript(eye))

    assert verdict.problems == ()
    assert (verdict.blind > 0) == (game == "when_i_dream")


# ── What must be noticed ─────────────────────────────────────────────────────────────────────


def padded(frame: Json) -> str:
    """As a server sends it."""
    text = json.dumps(frame, ensure_ascii=False, separators=(",", ":"))
    missing = -len(text.encode()) % BLOCK
    return text + " " * missing


def is_of_the_night(frame: Json) -> bool:
    """Somebody has given a clue in this very frame."""
    view = frame.get("view")
    return bool(view) and view["phase"] == "night" and bool(view["clues"])


def element(frame: Json) -> str:
    """What is on the card, by the record."""
    shown = frame["view"]["round"], frame["view"]["card"]
    number = 0
    for entry in json.loads(evening().record)["entries"]:
        for event in entry["events"]:
            if event["type"] == "RoundBegan":
                number = event["round"]
            if event["type"] == "ElementShown" and (number, event["card"]) == shown:
                return str(event["element"])
    raise AssertionError(shown)


def tell_the_element(frame: Json) -> None:
    frame["told"].append({"type": "Renamed", "player": 1, "name": element(frame)})


def tell_a_spirit(frame: Json) -> None:
    frame["view"]["spirit"] = "Fairy"


def tell_whose_turn_it_is(frame: Json) -> None:
    frame["view"]["turn"] = {"number": 3, "seat": 2}


def tell_a_side(frame: Json) -> None:
    frame["told"].append({"type": "CardLeft", "card": 1, "side": "yellow"})


def tell_a_penalty(frame: Json) -> None:
    frame["view"]["penalties"][2] += 1


def tell_of_a_vote(frame: Json) -> None:
    frame["told"].append({"type": "ClueVoted", "clue": 1, "seat": 2, "improper": True})


def tell_a_clue_twice(frame: Json) -> None:
    frame["view"]["clues"].append(frame["view"]["clues"][0])


def count_what_is_hidden(frame: Json) -> None:
    frame["shown"] += 1


def tell_the_seed(frame: Json) -> None:
    frame["view"]["result"] = json.loads(evening().record)["seed"]


def tell_the_hash_of_a_secret(frame: Json) -> None:
    frame["view"]["result"] = "ab" * 32


def be_late(frame: Json) -> None:
    frame["at"] += 1


TAMPERING = (
    tell_the_element,
    tell_a_spirit,
    tell_whose_turn_it_is,
    tell_a_side,
    tell_a_penalty,
    tell_of_a_vote,
    tell_a_clue_twice,
    count_what_is_hidden,
    tell_the_seed,
    tell_the_hash_of_a_secret,
    be_late,
)


@pytest.mark.parametrize("tamper", TAMPERING)
def test_what_a_spectator_may_not_know_is_found_in_its_frame(tamper: Tamper) -> None:
    head, frames = evening().transcript("spectator")
    number = next(n for n, text in enumerate(frames) if is_of_the_night(json.loads(text)))
    frame = json.loads(frames[number])
    tamper(frame)
    frames[number] = padded(frame)

    verdict = secrecy.check(head, frames)

    assert number + 1 in {problem.frame for problem in verdict.problems}


def test_a_frame_of_a_telling_length_is_found() -> None:
    head, frames = evening().transcript("spectator")
    frames[5] = frames[5].rstrip(" ")

    (problem,) = secrecy.check(head, frames).problems

    assert (problem.frame, problem.why) == (6, "a frame has a multiple of 256, and no more")


@pytest.mark.parametrize("kind", ["Said", "Signed", "Typing", "Answered", "Replayed", "Secret"])
def test_a_frame_that_no_blind_eye_gets_is_found(kind: str) -> None:
    head, frames = evening().transcript("spectator")
    number = next(n for n, text in enumerate(frames) if is_of_the_night(json.loads(text)))
    frames.insert(number + 1, padded({"type": kind, "player": 1}))

    assert number + 2 in {problem.frame for problem in secrecy.check(head, frames).problems}


def test_a_frame_that_was_kept_back_is_found() -> None:
    head, frames = evening().transcript("spectator")
    number = next(n for n, text in enumerate(frames) if is_of_the_night(json.loads(text)))
    del frames[number]

    assert secrecy.check(head, frames).problems


def test_what_one_eye_saw_is_not_what_another_sees() -> None:
    head, _ = evening().transcript("spectator")
    _, frames = evening().transcript(0)

    assert secrecy.check(head, frames).problems


# ── At the command line ──────────────────────────────────────────────────────────────────────


def verify(path: Path, lines: list[bytes]) -> tuple[int, str]:
    """What the command says of a transcript, and how it ends."""
    file = path / "transcript.jsonl"
    file.write_bytes(b"\n".join(lines) + b"\n")
    done = CliRunner().invoke(app, ["verify", "--secrecy", str(file)])
    return done.exit_code, done.output


def test_the_command_says_that_all_is_well(tmp_path: Path) -> None:
    head, frames = evening().transcript(1)

    code, said = verify(tmp_path, [*secrecy.write(head, frames)])

    assert code == 0
    assert said.startswith(f"transcript of 1: {len(frames)} frames checked, ")
    assert said.endswith(" of them while blind: all well\n")


def test_the_command_says_what_is_wrong_and_where(tmp_path: Path) -> None:
    head, frames = evening().transcript(1)
    frames[3] += " "

    code, said = verify(tmp_path, [*secrecy.write(head, frames)])

    assert code == 1
    assert ": 1 wrong" in said
    assert "frame 4: " in said


@pytest.mark.parametrize(
    ("break_it", "why"),
    [
        (lambda lines: lines[1:], "line 1: not the head of a transcript"),
        (lambda lines: [*lines[:2], b"{}"], "line 3: not a frame"),
        (lambda lines: [lines[0].replace(b'"eye":1', b'"eye":9')], "the game has no seat 9"),
        (
            lambda lines: [lines[0].replace(b'"transcript":1', b'"transcript":2')],
            "line 1: transcript 2, this reads 1",
        ),
    ],
)
def test_a_broken_transcript_is_refused_with_a_reason(
    tmp_path: Path, break_it: Callable[[list[bytes]], list[bytes]], why: str
) -> None:
    head, frames = evening().transcript(1)

    code, said = verify(tmp_path, break_it([*secrecy.write(head, frames)]))

    assert code == 2
    assert why in " ".join(said.split())


def test_an_eye_that_sees_everything_has_no_transcript() -> None:
    line = msgspec.json.encode({"transcript": 1, "record": {}, "eye": Watcher.EVERYTHING})

    with pytest.raises(secrecy.TranscriptIsBroken):
        secrecy.read([line])
