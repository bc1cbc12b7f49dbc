"""Whether a finished game is what its seed and its rules make of it: docs/reference/record.md."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from reverie.games import games
from reverie.kernel.chance import Chance, commitment
from reverie.kernel.game import AnyGame
from reverie.kernel.interruptions import Sitting
from reverie.kernel.record import Record, RecordIsBroken, decode, game_of
from reverie.kernel.violation import RuleViolation

NOTHING = "nothing"


class Difference(msgspec.Struct, frozen=True):
    """Where a record is not as it must be; `entry` is none for the record as a whole."""

    entry: int | None
    what: str
    stored: Any
    expected: Any

    def __str__(self) -> str:
        place = "" if self.entry is None else f"entry {self.entry}: "
        return f"{place}{self.what} is {told(self.stored)}, must be {told(self.expected)}"


class Verdict(msgspec.Struct, frozen=True):
    """What was checked, and what is wrong."""

    game: str
    players: int
    entries: int
    draws: int
    """How many different draws were made again."""
    commitment: str
    differences: tuple[Difference, ...]


class Counting(Chance, frozen=True):
    """Chance that knows what was drawn from it."""

    labels: set[str] = msgspec.field(default_factory=set)

    def draws(self, label: str, bounds: Iterable[int]) -> tuple[int, ...]:
        """As ever."""
        self.labels.add(label)
        return super().draws(label, bounds)


def verify(game: AnyGame, record: Record[Any]) -> Verdict:
    """Check order, setup, every draw and the outcome. Raises `RecordIsBroken` if it cannot.

    What people did is taken as it stands; that the rules allow it is not checked here.
    """
    seed, contributions = keys_of(record)
    chance = Counting(Chance.of(seed, contributions).key)
    differences = [*order(record), *opening(game, record, chance)]
    state: Any = None
    for number, entry in enumerate(record.entries, start=1):
        for event in entry.events:
            try:
                drawn = game.redrawn(state, event, chance)
                state = game.evolve(state, event)
            except (LookupError, AssertionError, TypeError, AttributeError, ValueError) as problem:
                raise RecordIsBroken(
                    f"entry {number}: {type(event).__name__} does not fit what was before: "
                    f"{problem!r}"
                ) from problem
            # The opening has been compared as a whole.
            if number > 1:
                differences += compared(number, type(event).__name__, event, drawn)
    differences += compared(None, "outcome", record.outcome, game.outcome(state))
    return Verdict(
        game=game.name,
        players=record.players,
        entries=len(record.entries),
        draws=len(chance.labels),
        commitment=commitment(seed),
        differences=tuple(differences),
    )


def record_of(line: bytes) -> tuple[AnyGame, Record[Any]]:
    """A record in JSON, with the game it is of."""
    name = game_of(line)
    if name not in games():
        raise RecordIsBroken(f"there is no game {name!r} here")
    return games()[name], decode(line, games()[name])


def keys_of(record: Record[Any]) -> tuple[bytes, tuple[bytes, ...]]:
    """The seed, and what was added to it."""
    try:
        return bytes.fromhex(record.seed), tuple(map(bytes.fromhex, record.contributions))
    except ValueError as problem:
        raise RecordIsBroken("the seed or a contribution is not hexadecimal") from problem


def order(record: Record[Any]) -> Iterator[Difference]:
    """Entries are counted without gaps, moments never go back, and each entry says something."""
    last = record.entries[0].at
    for number, entry in enumerate(record.entries, start=1):
        yield from compared(number, "seq", entry.seq, number)
        if entry.at < last:
            yield Difference(number, "at", entry.at, f"{last} or later")
        if not entry.events:
            yield Difference(number, "events", NOTHING, "one event or more")
        last = max(last, entry.at)
    yield from compared(None, "number of contributions", len(record.contributions), record.players)


def opening(game: AnyGame, record: Record[Any], chance: Chance) -> Iterator[Difference]:
    """The first entry is what the options, the seats and the seed lead to."""
    sitting = Sitting(players=record.players, bots=frozenset(record.bots))
    try:
        expected = game.setup(options_of(game, record), sitting, chance, record.entries[0].at)
    except RuleViolation as violation:
        raise RecordIsBroken(
            f"such a table cannot be opened: {violation.code} ({violation})"
        ) from violation
    stored = record.entries[0].events
    yield from compared(1, "events", [name(e) for e in stored], [name(e) for e in expected])
    for event, wanted in zip(stored, expected, strict=False):
        if name(event) == name(wanted):
            yield from compared(1, name(event), event, wanted)


def options_of(game: AnyGame, record: Record[Any]) -> Any:
    """What the table had chosen, with the material it was played with.

    Where it had chosen none of its own it was ours of that time, which the first event holds.
    """
    try:
        options = msgspec.convert(record.options, game.options)
    except msgspec.ValidationError as problem:
        raise RecordIsBroken(f"these are no options of {game.name}: {problem}") from problem
    first = next(iter(record.entries[0].events), None)
    stored = {
        each: getattr(first, each)
        for each in game.own_material
        if getattr(options, each) is None and hasattr(first, each)
    }
    return msgspec.structs.replace(options, **stored)


def name(event: Any) -> str:
    """What happened, in one word."""
    return type(event).__name__


def compared(entry: int | None, what: str, stored: Any, expected: Any) -> Iterator[Difference]:
    """The first place at which two values differ, if there is one."""
    plain, wanted = plainly(stored), plainly(expected)
    if plain != wanted:
        place, one, other = apart(plain, wanted)
        yield Difference(entry, f"{what}{place}", one, other)


def plainly(value: Any) -> Any:
    """As it is stored."""
    return msgspec.json.decode(msgspec.json.encode(value))


def apart(one: Any, other: Any) -> tuple[str, Any, Any]:
    """Where two values differ first, and how."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in (*one, *(key for key in other if key not in one)):
            here, there = one.get(key, NOTHING), other.get(key, NOTHING)
            if here != there:
                place, here, there = apart(here, there)
                return f".{key}{place}", here, there
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                place, here, there = apart(left, right)
                return f"[{number}]{place}", here, there
    return "", one, other


def told(value: Any) -> str:
    """A value in not too many letters."""
    text = value if value == NOTHING else msgspec.json.encode(value).decode()
    return text if len(text) <= 200 else f"{text[:197]}..."
