"""Whether one client was sent anything that its eye may not know: docs/reference/transcript.md."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import inspect

from reverie.kernel.chance import commitment
from reverie.kernel.game import AnyGame
from reverie.kernel.record import Record, RecordIsBroken, states
from reverie.kernel.seat import Eye, Seat, Watcher
from reverie.lab.hidden import Night, Search, nights
from reverie.lab.verification import apart, plainly, told
from reverie.lab.verification import record_of as record_in
from reverie.tables.frames import BLOCK, AnyFrame
from reverie.tables.view import AnyTableSight

FORMAT = 1
FRAMES = frozenset(kind.__name__ for kind in get_args(AnyFrame))
CLOSED = frozenset({"Said", "Signed", "Typing", "Answered", "Replayed"})
"""Frames that a blind eye never gets."""
TABLE_SIGHTS = frozenset(kind.__name__ for kind in get_args(AnyTableSight))

_HEXADECIMAL = re.compile("[0-9a-f]{64,}")


class TranscriptIsBroken(ValueError):
    """A transcript that cannot be read: the text says where and why."""


Watching = int | Literal["spectator"]
"""With which eye a client looked."""


class Head(msgspec.Struct, frozen=True):
    """The first line: which game, and with which eye the client looked."""

    transcript: int
    record: msgspec.Raw
    eye: Watching


class _Frame(msgspec.Struct, frozen=True):
    frame: str


class Problem(msgspec.Struct, frozen=True):
    """Something in a frame that must not be there; frames are counted from 1."""

    frame: int
    seen: str
    why: str

    def __str__(self) -> str:
        return f"frame {self.frame}: {self.seen}: {self.why}"


class Verdict(msgspec.Struct, frozen=True):
    """How much was checked, and what is wrong."""

    frames: int
    blind: int
    problems: tuple[Problem, ...]


class Scene(msgspec.Struct, frozen=True):
    """What one entry shows to the eye, and where the game stands after it."""

    at: int
    told: Any
    state: Any
    blind: bool
    night: Night


def read(lines: list[bytes]) -> tuple[Head, list[str]]:
    """A transcript as it is kept."""
    try:
        head = msgspec.json.decode(lines[0], type=Head)
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise TranscriptIsBroken(f"line 1: not the head of a transcript: {problem}") from problem
    if head.transcript != FORMAT:
        raise TranscriptIsBroken(f"line 1: transcript {head.transcript}, this reads {FORMAT}")
    frames = []
    for number, line in enumerate(lines[1:], start=2):
        try:
            frames.append(msgspec.json.decode(line, type=_Frame).frame)
        except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
            raise TranscriptIsBroken(f"line {number}: not a frame: {problem}") from problem
    return head, frames


def write(head: Head, frames: Iterable[str]) -> Iterator[bytes]:
    """The lines of a transcript, without their ends."""
    yield msgspec.json.encode(head)
    yield from (msgspec.json.encode(_Frame(frame)) for frame in frames)


def check(head: Head, frames: Iterable[str]) -> Verdict:
    """Everything that the client should not have been sent. Raises `RecordIsBroken`."""
    game, record = record_in(bytes(head.record))
    if isinstance(head.eye, int) and not 0 <= head.eye < record.players:
        raise RecordIsBroken(f"the game has no seat {head.eye}")
    eye: Eye = Seat(head.eye) if isinstance(head.eye, int) else Watcher.SPECTATOR
    reading = Reading(game, record, eye)
    for text in frames:
        reading.take(text)
    return Verdict(reading.number, reading.blind, tuple(reading.problems))


def scenes(game: AnyGame, record: Record[Any], eye: Eye) -> Iterator[Scene]:
    """All that the game shows to an eye."""
    hidden = nights(plainly(record.entries))
    steps = groupby(states(game, record), key=lambda step: step[0].seq)
    for (_, entry), entry_, night in zip(steps, record.entries, hidden, strict=True):
        sights = []
        state = None
        for _, event, state in entry:
            if (sight := game.seen(state, event, eye)) is not None:
                sights.append(sight)
        if sights:
            yield Scene(entry_.at, plainly(sights), state, game.blind(state, eye), night)


class Reading:
    """Goes through the frames of one client and the game side by side."""

    def __init__(self, game: AnyGame, record: Record[Any], eye: Eye) -> None:
        self.game = game
        self.eye = eye
        try:
            self.scenes = list(scenes(game, record, eye))
            options = msgspec.convert(record.options, game.options)
        except (LookupError, AssertionError, TypeError, msgspec.ValidationError) as problem:
            raise RecordIsBroken(f"the events do not fit together: {problem!r}") from problem
        self.search = Search(game.material(options).get("elements", {}), field_names(game))
        self.seed = record.seed.lower()
        self.commitment = commitment(bytes.fromhex(record.seed))
        self.place = -1
        """The scene that was shown last."""
        self.shown: int | None = None
        self.names: frozenset[str] = frozenset()
        self.number = 0
        self.blind = 0
        self.problems: list[Problem] = []

    @property
    def scene(self) -> Scene | None:
        """Where the eye is; none before the start."""
        return self.scenes[self.place] if self.place >= 0 else None

    def wrong(self, seen: str, why: str) -> None:
        self.problems.append(Problem(self.number, seen, why))

    def take(self, text: str) -> None:
        """One more frame."""
        self.number += 1
        self.measure(text)
        try:
            frame = msgspec.json.decode(text)
            kind = frame["type"]
        except (msgspec.MsgspecError, LookupError, TypeError):
            self.wrong(told(text), "not a frame of the protocol")
            return
        if kind not in FRAMES:
            self.wrong(told(kind), "not a frame of the protocol")
        try:
            self.follow(kind, frame)
            self.look_for_keys(text)
            self.look_for_secrets(kind, frame)
        except (LookupError, TypeError, AttributeError) as problem:
            self.wrong(kind, f"not a frame of the protocol: {problem!r}")

    def measure(self, text: str) -> None:
        """Its length tells nothing."""
        length, bare = len(text.encode()), len(text.rstrip(" ").encode())
        if length != -(-bare // BLOCK) * BLOCK:
            self.wrong(f"{length} bytes", f"a frame has a multiple of {BLOCK}, and no more")

    # ── Equal to what the eye is shown, and nothing more ─────────────────────────────────────

    def follow(self, kind: str, frame: Any) -> None:
        """Find the place in the game, and compare."""
        match kind:
            case "Welcome":
                self.welcome(frame)
                self.shown = self.counted(frame["shown"], self.shown or 0, None)
            case "Shown":
                if frame["view"] is None:
                    self.of_the_table(frame["told"])
                else:
                    self.moved(frame)
                after = (self.shown or 0) + 1
                self.shown = self.counted(frame["shown"], after, after)
            case "Accepted" if self.shown is not None:
                self.counted(frame["shown"], 0, self.shown + 1)
            case _:
                pass

    def counted(self, shown: int, least: int, most: int | None) -> int:
        """An eye's own counter, which jumps over nothing."""
        if shown < least or (most is not None and shown > most):
            self.wrong(f"shown is {shown}", f"this eye has been shown {least}")
        return shown

    def welcome(self, frame: Any) -> None:
        """All at once: where the game stood then."""
        if frame["view"] is None:
            return
        now = frame["now"]
        before = [n for n, scene in enumerate(self.scenes) if scene.at < now]
        # What happened within the same millisecond may have come after the Welcome.
        just = [n for n, scene in enumerate(self.scenes) if scene.at == now]
        places = [*reversed(just), *before[-1:]]
        if not places:
            self.wrong("view", "the game had not begun")
            return
        self.place = next((n for n in places if self.view(n) == frame["view"]), places[0])
        self.same("view", frame["view"], self.view(self.place))
        for happening in frame["missed"] or ():
            self.missed(happening)

    def missed(self, happening: Any) -> None:
        """Told again, to who was away."""
        before = self.scenes[: self.place + 1]
        if self.blind_now:
            self.wrong(told(happening), "a blind eye is told nothing again (4.2)")
        elif not any(
            scene.at == happening["at"] and ends_with(happening["told"], scene.told)
            for scene in before
        ):
            self.of_the_table(happening["told"])

    def moved(self, frame: Any) -> None:
        """The next thing that the eye is shown of the game."""
        self.place += 1
        if self.place == len(self.scenes):
            self.place -= 1
            self.wrong("Shown", "the game is over, and nothing more happens in it")
            return
        scene = self.scenes[self.place]
        if scene.at != frame["at"] or not ends_with(frame["told"], scene.told):
            for later in range(self.place + 1, len(self.scenes)):
                other = self.scenes[later]
                if other.at == frame["at"] and ends_with(frame["told"], other.told):
                    left_out = later - self.place
                    self.wrong("Shown", f"{left_out} of what came before it was not shown")
                    self.place, scene = later, other
                    break
        more = max(0, len(frame["told"]) - len(scene.told))
        self.of_the_table(frame["told"][:more])
        self.same("at", frame["at"], scene.at)
        self.same("told", frame["told"][more:], scene.told)
        self.same("view", frame["view"], self.view(self.place))

    def view(self, place: int) -> Any:
        """The game through this eye, as it is sent."""
        view = self.game.view(self.scenes[place].state, self.eye)
        return plainly(msgspec.structs.replace(view, options=self.game.slim(view.options)))

    def of_the_table(self, sights: Any) -> None:
        """What everybody at the table is told."""
        for sight in sights:
            if sight["type"] not in TABLE_SIGHTS:
                self.wrong(told(sight), "this eye is not shown that")

    def same(self, what: str, seen: Any, expected: Any) -> None:
        if seen != expected:
            place, here, there = apart(seen, expected)
            self.wrong(f"{what}{place} is {told(here)}", f"this eye is shown {told(there)}")

    # ── Without asking our views ─────────────────────────────────────────────────────────────

    def look_for_keys(self, text: str) -> None:
        """No seed before the end, and never the hash of a secret."""
        over = self.scene is not None and self.game.outcome(self.scene.state) is not None
        for found in _HEXADECIMAL.findall(text.lower()):
            if self.seed in found and not over:
                self.wrong(f"the seed {self.seed}", "it is revealed when the game is over")
            elif found not in (self.commitment, self.seed):
                self.wrong(found, "only the commitment has so many hexadecimal digits")

    @property
    def blind_now(self) -> bool:
        """By the game's word, or by the stored events alone."""
        scene = self.scene
        return scene is not None and (scene.blind or scene.night.hides_from(self.eye))

    def look_for_secrets(self, kind: str, frame: Any) -> None:
        """Nothing of what is hidden, in whatever frame."""
        scene = self.scene
        table = frame["table"] if kind in ("Welcome", "Shown") else None
        named = frozenset(player["name"] for player in (table or {"players": ()})["players"])
        if scene is None or not self.blind_now:
            self.names |= named
            return
        # Who comes in the middle of a night takes the names as they are.
        if not self.names:
            self.names = named
        self.blind += 1
        if kind in CLOSED:
            self.wrong(kind, "a blind eye gets no such frame")
        for seen, why in self.search.leaks(scene.night, frame, self.names):
            self.wrong(seen, why)


def ends_with(sights: Any, expected: Any) -> bool:
    """What happened to the table is told first."""
    return bool(sights[-len(expected) :] == expected)


def field_names(game: AnyGame) -> frozenset[str]:
    """The names of all parts of all messages."""
    shown = get_type_hints(game.view)["return"], get_type_hints(game.seen)["return"]
    names: set[str] = set()
    waiting = [inspect.type_info(kind) for kind in (AnyFrame, AnyTableSight, *shown)]
    known: set[Any] = set()
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, inspect.StructType) and kind.cls in known:
            continue
        if isinstance(kind, inspect.StructType):
            known.add(kind.cls)
            names.update(field.encode_name for field in kind.fields)
            waiting += [field.type for field in kind.fields]
        for part in ("types", "item_types"):
            waiting += getattr(kind, part, ())
        for part in ("item_type", "key_type", "value_type"):
            waiting += [getattr(kind, part)] if hasattr(kind, part) else []
    return frozenset(names | {"type"})
