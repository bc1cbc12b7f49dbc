"""What a masked eye must not read, taken from stored events alone.

No view is asked and no rule: this follows docs/reference/record.md, so that it shares no mistake
with the code that makes the views. Of a game without masks it finds nothing to hide.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

SPECTATOR = "spectator"
SPIRITS = ("Fairy", "Boogeyman", "Sandman")
SIDES = ("yellow", "blue", "beside")
KINDS = {
    *("TurnCame", "TurnPassed", "ClueWasStopped", "Challenged", "ClueVoted", "ChallengeOver"),
    *("PenaltyGiven", "GuessHeard", "CloseGuessVoted", "CloseGuessOver", "TiltVoted", "MaskOff"),
}
"""Sights of the spirits only."""
KEYS = {
    *("element", "elements", "side", "spirit", "spirits", "left_over", "night", "board", "turn"),
    *("doubt", "evidence", "challenged", "votes", "marks", "tilted", "tilts", "improper", "upheld"),
    *("right", "slow", "fault", "ruling", "leaning", "named", "pile", "remembered", "points"),
    *SIDES,
}
"""Where a masked eye finds nothing."""
VOCABULARY = {
    "phase": {"gathering", "playing", "over", "dusk", "night", "last guess", "retelling", "day"},
    "role": {"plays", "looks on", "watches"},
    "language": {"en", "de", "fr", "sv"},
    "clues": {"typed", "spoken"},
    "referee": {"strict", "gentle", "table"},
    "at": {"dusk", "day"},
    "field": {"word", "text"},
    "eye": {SPECTATOR},
}
"""Words of the protocol, by their key."""
PUBLIC = {
    "id",
    "game",
    "table",
    "room",
    "rematch",
    "level",
    "commitment",
    "code",
    "rule",
    "problem",
}
"""Keys of what was chosen before the night, or by who is told."""

_TOKEN = re.compile(r"[^\W_]+")

Leak = tuple[str, str]
"""What was seen and where, and why it must not be."""


class Night(msgspec.Struct, frozen=True):
    """What is secret at a moment, and what is not."""

    round: int = 0
    dreamer: int | None = None
    masked: bool = False
    since: int = 0
    """When the mask was put on."""
    elements: frozenset[str] = frozenset()
    stopped: frozenset[str] = frozenset()
    """Clues that never reached the Dreamer."""
    old: frozenset[str] = frozenset()
    """Clues and guesses of cards that have left."""
    clues: tuple[str, ...] = ()
    """For the card that is there."""
    pieces: tuple[str, ...] = ()
    """What the Dreamer has retold."""
    known: tuple[int, ...] = ()
    """Penalties of earlier nights, by seat."""
    tonight: tuple[int, ...] = ()

    def hides_from(self, eye: int | str) -> bool:
        """Rules 2.3, 4.4 and R13: from the deal to the end of the retelling."""
        return self.masked and eye in (self.dreamer, SPECTATOR)


def after(night: Night, event: Mapping[str, Any], at: int) -> Night:
    """One more event."""
    match event:
        case {"type": "GameBegan", "players": players}:
            return replace(night, known=(0,) * players)
        case {"type": "RoundBegan", "round": number, "dreamer": dreamer}:
            taken = [night.known[s] + night.tonight.count(s) for s in range(len(night.known))]
            return Night(number, dreamer, masked=True, since=at, known=tuple(taken))
        case {"type": "ElementShown", "element": element}:
            gone = night.old.union(night.clues)
            return replace(night, elements=night.elements | {element}, old=gone, clues=())
        case {"type": "ClueGiven", "word": str(word)}:
            return replace(night, clues=(*night.clues, word))
        case {"type": "ClueStopped", "word": word}:
            return replace(night, stopped=night.stopped | {word})
        case {"type": "GuessMade", "word": word}:
            return replace(night, old=night.old | {word})
        case {"type": "PenaltyTaken", "seat": seat}:
            return replace(night, tonight=(*night.tonight, seat))
        case {"type": "RetellingBegan"}:
            return replace(night, old=night.old.union(night.clues), clues=())
        case {"type": "DreamRetold", "text": text}:
            return replace(night, pieces=(*night.pieces, text))
        case {"type": "MaskTakenOff"}:
            return replace(night, masked=False)
        case _:
            return night


def nights(entries: list[Any]) -> list[Night]:
    """What is secret after each entry; the Elements are those of the whole night."""
    night, all_nights = Night(), []
    for entry in entries:
        for event in entry["events"]:
            night = after(night, event, entry["at"])
        all_nights.append(night)
    last = {night.round: night for night in all_nights}
    return [
        replace(n, elements=last[n.round].elements, stopped=last[n.round].stopped)
        for n in all_nights
    ]


class Search:
    """Looks through the frames of one eye."""

    def __init__(self, elements: Mapping[str, Any], fields: frozenset[str]) -> None:
        self.elements = elements
        """Their words in every language, and their pictures."""
        self.fields = fields
        """Keys that name a part of a message, and say nothing."""

    def leaks(self, night: Night, frame: Any, names: frozenset[str]) -> Iterator[Leak]:
        """Everything that a masked eye must not read in a frame. `names`: those of the players."""
        secrets = list(self.secrets(night))
        for place, key, value in leaves(night, frame, "", ""):
            if key == "penalties" and place == "view.penalties":
                if tuple(value) != night.known:
                    yield said(place, value), "penalties of this night are not told (3.12)"
            elif key in KEYS and not is_nothing(key, value):
                yield said(place, value), f"a masked eye is told no {key} (2.3)"
            elif key == "guess" and isinstance(value, str):
                yield said(place, value), "a guess is not told again (4.2)"
            elif key == "type" and value in KINDS:
                yield said(place, value), "that is for spirits"
            if key and key not in self.fields:
                yield from found(secrets, place, key)
            if isinstance(value, str) and not is_open(night, key, value, names):
                yield from found(secrets, place, value)

    def secrets(self, night: Night) -> Iterator[tuple[str, str]]:
        """Words that must not occur, each with the reason."""
        for element in night.elements:
            shown = self.elements.get(element, {})
            for word in {element, shown.get("emoji", ""), *shown.get("words", {}).values()}:
                yield word, f"{element} is an Element of this night (2.3)"
        for spirit in SPIRITS:
            yield spirit, "spirits are not told (2.2)"
        for side in SIDES:
            yield side, "sides are not told (3.8)"
        for word in night.stopped:
            yield word, "that clue was stopped (3.12)"
        for word in night.old.difference(night.clues):
            yield word, "that belongs to a card that has left (4.2)"


def leaves(night: Night, value: Any, place: str, key: str) -> Iterator[tuple[str, str, Any]]:
    """Every value of a frame with its place and its key, but for what is of earlier nights."""
    yield place, key, value
    if isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(night, part, f"{place}.{name}" if place else name, name)
    elif isinstance(value, list):
        for number, part in enumerate(value):
            if not is_past(night, place, part):
                yield from leaves(night, part, f"{place}[{number}]", "")


def is_nothing(key: str, value: Any) -> bool:
    """Whether a value says nothing; of a clue only that it was not challenged."""
    return value is None or value == [] or (key == "challenged" and value is False)


def is_past(night: Night, place: str, part: Any) -> bool:
    """A round whose mask is off, or what was said before this mask was put on."""
    if place == "view.past":
        return isinstance(part.get("round"), int) and part["round"] < night.round
    return place == "chat" and part.get("at", night.since) < night.since


def is_open(night: Night, key: str, value: str, names: frozenset[str]) -> bool:
    """Whether a text may be there, whatever it says."""
    if key in VOCABULARY:
        return value in VOCABULARY[key]
    match key:
        case "type":
            return value.isidentifier() and value[0].isupper()
        case "name":
            return value in names
        case "word":
            return value in night.clues
        case "text":
            return value in night.pieces
        case "retelling":
            return value == " ".join(night.pieces)
        case _:
            return key in PUBLIC


def found(secrets: list[tuple[str, str]], place: str, text: str) -> Iterator[Leak]:
    """The secrets that a text holds, as whole words."""
    tokens = _TOKEN.findall(text.casefold())
    line = f" {' '.join(tokens)} "
    for secret, why in secrets:
        wanted = " ".join(_TOKEN.findall(secret.casefold()))
        # A picture has no letters.
        held = f" {wanted} " in line if wanted else bool(secret) and secret in text
        if held:
            yield said(place, text), why


def said(place: str, value: Any) -> str:
    """What stands where, in not too many letters."""
    text = msgspec.json.encode(value).decode()
    return f"{place} is {text if len(text) <= 120 else f'{text[:117]}...'}"
