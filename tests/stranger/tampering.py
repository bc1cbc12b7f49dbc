"""Ways to tamper with a record, and what must be said about each."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

Json = dict[str, Any]
Tamper = Callable[[Json], None]


def events(record: Json, kind: str) -> Iterator[Json]:
    """All events of a type, and all facts of that type."""
    for entry in record["entries"]:
        for event in entry["events"]:
            for thing in (event, *event.get("facts", ())):
                if thing["type"] == kind:
                    yield thing


def lists(record: Json) -> Iterator[list[Json]]:
    """All lists of events or facts."""
    for entry in record["entries"]:
        yield entry["events"]
        yield from (event["facts"] for event in entry["events"] if "facts" in event)


def edit(
    kind: str, change: Callable[[Json], object], when: Callable[[Json], object] = bool
) -> Tamper:
    """Change the first event or fact of a type that is as we want it."""

    def tamper(record: Json) -> None:
        change(next(thing for thing in events(record, kind) if when(thing)))

    return tamper


def put(
    kind: str, key: str, change: Callable[[Any], object], when: Callable[[Any], object]
) -> Tamper:
    """Change one field of the first event or fact where that field is as we want it."""

    def put_it(thing: Json) -> None:
        thing[key] = change(thing[key])

    return edit(kind, put_it, lambda thing: when(thing[key]))


def always(_value: object) -> bool:
    """Any will do."""
    return True


def more(number: int) -> int:
    """One more."""
    return number + 1


def flip(value: bool) -> bool:
    """The opposite."""
    return not value


def across(side: Any) -> Any:
    """The other side of the board."""
    return "blue" if side == "yellow" else "yellow"


def turn_votes(record: Json) -> None:
    """Nobody found the clue improper, and yet the challenge was upheld."""
    next(event for event in events(record, "ChallengeDecided") if event["upheld"])
    for vote in events(record, "ClueVoteCast"):
        vote["improper"] = False


def drop_all(kind: str) -> Tamper:
    """Leave out all of a type."""

    def tamper(record: Json) -> None:
        drop(kind)(record)
        with contextlib.suppress(StopIteration):
            while True:
                drop(kind)(record)

    return tamper


def drop(kind: str) -> Tamper:
    """Leave out the first of a type, and its entry if nothing is left of it."""

    def tamper(record: Json) -> None:
        things = next(
            each for each in lists(record) if any(thing["type"] == kind for thing in each)
        )
        del things[next(i for i, thing in enumerate(things) if thing["type"] == kind)]
        record["entries"] = [entry for entry in record["entries"] if entry["events"]]
        for number, entry in enumerate(record["entries"], start=1):
            entry["seq"] = number

    return tamper


def drop_rows(record: Json) -> None:
    """Leave out all that a sealed turn drew after its last number."""
    for event in events(record, "TurnSealed"):
        kinds = [fact["type"] for fact in event["facts"]]
        if "RowSettled" in kinds:
            del event["facts"][kinds.index("RowSettled") :]
            return
    raise StopIteration


def result(change: Callable[[Json], None]) -> Tamper:
    """Change the result in the last event and in the outcome alike."""

    def tamper(record: Json) -> None:
        change(record["entries"][-1]["events"][-1]["result"])
        record["outcome"] = record["entries"][-1]["events"][-1]["result"]

    return tamper


def first_more(key: str) -> Tamper:
    """The first seat has one more of something in the result."""
    return result(lambda stored: stored.update({key: [stored[key][0] + 1, *stored[key][1:]]}))


def other_winner(stored: Json) -> None:
    """Somebody else wins."""
    stored["winners"] = [(stored["winners"][0] + 1) % len(stored["points"])]


def score(part: str) -> Tamper:
    """A part of the first score is one more, and so are the points."""

    def change(stored: Json) -> None:
        stored["scores"][0][part] += 1
        stored["points"][0] += 1

    return result(change)


def swap(values: list[Any]) -> list[Any]:
    """The last is the first."""
    return [values[-1], *values[:-1]]


def trade(spirits: dict[str, str]) -> dict[str, str]:
    """Everybody has another's spirit."""
    return dict(zip(spirits, swap(list(spirits.values())), strict=True))


def turned(lying: Json) -> Json:
    """The card lies the other way round."""
    return {**lying, "end": 1 - lying["end"]}


def far_off(record: Json) -> None:
    """The first number after the start stands far from all others."""
    sealed = [event for event in events(record, "TurnSealed") if event["seat"] == 0]
    clouds = [fact["cloud"] for event in sealed for fact in event["facts"] if "cloud" in fact]

    def distance(one: str, other: str) -> int:
        return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))

    far = next(c for c in clouds[2:] if all(distance(c, start) > 1 for start in clouds[:2]))
    next(fact for fact in sealed[1]["facts"] if "cloud" in fact)["cloud"] = far


def other_side(event: Json) -> None:
    """A guess was judged the other way."""
    sides = {"GuessIsRight": "GuessIsWrong", "GuessIsWrong": "GuessIsRight"}
    event["ruling"]["type"] = sides[event["ruling"]["type"]]


def early_end(record: Json) -> None:
    """The game ends one turn before somebody is done."""
    end = record["entries"].pop()["events"][-1]
    record["entries"][-1]["events"][-1] = end


def contribute(record: Json) -> None:
    """Somebody's client is said to have added to the chance."""
    record["contributions"] = ["00ff"]


def reseed(record: Json) -> None:
    """Another seed is claimed."""
    record["seed"] = record["seed"][::-1]


DAYDREAM: dict[str, tuple[Tamper, str]] = {
    "a die": (
        put("DiceRolled", "dice", lambda dice: [(dice[0] + 1) % 10, dice[1]], always),
        "dice",
    ),
    "the seed": (reseed, "dice"),
    "a contribution": (contribute, "dice"),
    "a number": (put("NumberWritten", "number", lambda n: 9 - n, always), "leaves for"),
    "the leaves of a number": (put("NumberWritten", "leaves", more, always), "leaves"),
    "a cloud that is not empty": (
        edit("TurnSealed", lambda e: e["facts"][1].update(cloud=e["facts"][0]["cloud"])),
        "is not empty",
    ),
    "a cloud far off": (
        far_off,
        "is not next to a filled one",
    ),
    "another turn": (put("TurnSealed", "turn", more, always), "TurnSealed.turn"),
    "the wrong die": (put("NumberWritten", "die", lambda die: 1 - die, always), "die"),
    "a line's end": (put("LineDrawn", "to", more, always), "LineDrawn.to"),
    "a line's item": (put("LineDrawn", "item", lambda _item: "hammock", always), "LineDrawn.item"),
    "a finished item": (put("LineDrawn", "finished", flip, always), "LineDrawn.finished"),
    "a line less": (drop("LineDrawn"), "LineDrawn"),
    "a row's mark": (
        put("RowSettled", "mark", lambda _mark: "super", lambda m: m != "super"),
        "mark",
    ),
    "a row not settled": (drop_rows, "was not settled"),
    "a bonus": (
        put("BonusCircled", "bonus", {"line": "leaf", "leaf": "line"}.get, always),
        "fact",
    ),
    "star lines": (put("StarLinesDrawn", "lines", more, always), "StarLinesDrawn.lines"),
    "no star lines": (drop("StarLinesDrawn"), "StarLinesDrawn"),
    "a moon": (put("MoonFilled", "points", more, always), "MoonFilled.points"),
    "a frame alone": (put("FrameFilled", "points", lambda _points: 2, lambda p: p == 5), "points"),
    "no frame alone": (drop("FrameFilled"), "FrameFilled"),
    "frames together": (put("FramesRewarded", "points", more, always), "FramesRewarded.points"),
    "no frames together": (drop("FramesRewarded"), "FramesRewarded"),
    "frames of others": (
        put("FramesRewarded", "seats", lambda _s: [0, 1, 2], lambda seats: len(seats) < 3),
        "seats",
    ),
    "a thorn": (put("DieSkipped", "thorn", flip, always), "DieSkipped.thorn"),
    "a leaf": (put("DieSkipped", "leaf", flip, always), "DieSkipped.leaf"),
    "a die not used": (drop("DieSkipped"), "the dice that were used"),
    "a turn not sealed": (drop("TurnSealed"), "due"),
    "time that ran out": (drop("TimeRanOut"), "TimeRanOut is missing"),
    "a turn not ended": (drop("TurnEnded"), "TurnEnded"),
    "an early end": (early_end, "GameEnded"),
    "points": (first_more("points"), "result"),
    "items": (score("items"), "result"),
    "polaroids": (score("polaroids"), "result"),
    "notes": (score("notes"), "result"),
    "steps": (result(lambda stored: stored["scores"][0].update(steps=9)), "result"),
    "the band": (result(lambda stored: stored["scores"][0].update(band=3)), "result"),
    "the winner": (result(other_winner), "result"),
    "the outcome": (lambda record: record.update(outcome={}), "outcome"),
}

DREAM: dict[str, tuple[Tamper, str]] = {
    "the seed": (reseed, "pile"),
    "the pile": (put("DeckShuffled", "pile", swap, always), "pile"),
    "how a card lies": (
        put("DeckShuffled", "pile", lambda pile: [turned(pile[0]), *pile[1:]], always),
        "pile",
    ),
    "the dreamer": (put("RoundBegan", "dreamer", lambda seat: (seat + 1) % 4, always), "dreamer"),
    "the spirits": (put("RoundBegan", "spirits", trade, always), "spirits"),
    "the spirit left over": (
        put("RoundBegan", "left_over", lambda _s: "Sandman", always),
        "left_over",
    ),
    "the bottom card": (put("NightFell", "bottom", turned, always), "bottom"),
    "the board returned": (
        put("RoundEnded", "returned", lambda cards: [turned(cards[0]), *cards[1:]], bool),
        "returned",
    ),
    "an Element": (put("ElementShown", "element", lambda _element: "hammer", always), "element"),
    "a turn": (put("TurnBegan", "seat", lambda seat: (seat + 1) % 4, always), "whose turn"),
    "a turn less": (drop("TurnBegan"), "TurnBegan"),
    "a pass less": (drop("SpiritPassed"), "TurnBegan follows from nothing"),
    "a clue less": (drop("ClueGiven"), "TurnBegan follows from nothing"),
    "a guess less": (drop("GuessMade"), "follows from nothing"),
    "a side's ruling": (
        edit("GuessMade", other_side, lambda e: "Close" not in e["ruling"]["type"]),
        "yellow",
    ),
    "a close guess": (put("CloseGuessSettled", "side", across, always), "side"),
    "a close guess not settled": (drop("CloseGuessSettled"), "Close"),
    "a spoken guess": (put("SpokenGuessSettled", "side", across, always), "side"),
    "a challenge": (put("ChallengeDecided", "upheld", flip, always), "upheld"),
    "votes turned round": (turn_votes, "upheld"),
    "a challenge not decided": (drop("ChallengeDecided"), "was over before"),
    "a penalty": (put("PenaltyTaken", "seat", lambda seat: (seat + 1) % 4, always), "who takes"),
    "a penalty less": (drop("PenaltyTaken"), "PenaltyTaken"),
    "the sand": (drop("SandRanOut"), "was over before"),
    "a card not left": (drop("LastGuessLeft"), "follows from nothing"),
    "blue cards": (put("MaskTakenOff", "blue", more, always), "blue"),
    "tilted cards": (put("MaskTakenOff", "tilted", lambda _cards: [], bool), "tilted"),
    "remembered": (put("MaskTakenOff", "remembered", flip, always), "remembered"),
    "points of a round": (put("MaskTakenOff", "points", swap, lambda p: len(set(p)) > 1), "points"),
    "no retelling": (drop_all("DreamRetold"), "tilted"),
    "points won": (first_more("won"), "result"),
    "penalties": (first_more("penalties"), "result"),
    "points": (first_more("points"), "result"),
    "the winner": (result(other_winner), "result"),
    "the outcome": (lambda record: record.update(outcome={}), "outcome"),
    "a pause": (put("Resumed", "milliseconds", more, always), "Resumed.milliseconds"),
    "no pause": (drop("Paused"), "resumed without a pause"),
    "a number of an entry": (lambda record: record["entries"][3].update(seq=9), "seq"),
}
