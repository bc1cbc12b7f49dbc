"""Every sentence that people read, in Fluent catalogues: {language}/{part}.ftl."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from reverie.kernel.notation import nested

LANGUAGES = ("en", "de", "fr", "sv")
SHELL = "shell"
"""The part that belongs to no game."""
OF_SEAT = "of-seat"
"""The message above what one seat did."""
WITH_SEAT = "with-seat"
"""The message that says a seat with what it has."""
A_SEAT, A_PLAYER = "a-seat", "a-player"
"""The messages that say seats and players here, where nobody's name is known.

Numbers are those of records and drawings, from 0.

Sentences speak of somebody by one fact, which is a whole name: the client puts names there.
"""
SEATS = frozenset({"bots", "by", "dreamer", "first_dreamer", "seat", "seats", "turn_of", "winners"})
"""Facts that hold a seat, or several. Beside a `player`, `by` holds a player."""
PLAYERS = frozenset({"host", "player", "players"})
"""Facts that hold a player, or several; `players` can also be how many they are."""
BY_SEATS = frozenset({"penalties", "points", "spirits", "won"})
"""Facts that hold something for each seat: as a list of all seats, or under the seat's number."""
WORD_JOINER = "\u2060"

_ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


class SentenceIsMissing(KeyError):
    """A catalogue lacks a message, or the message a fact."""


def message_id(kind: str, name: str) -> str:
    """`sight`, `ClueHeard` → `sight-clue-heard`."""
    return f"{kind}-{_HUMP.sub('-', name).lower()}"


class Catalogue:
    """The sentences of some parts, such as a game, in one language, with those of the shell."""

    def __init__(self, language: str, *parts: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for name in (SHELL, *parts):
            self.bundle.add_resource(FluentResource(source(language, name)))

    def say(self, message: str, **facts: object) -> str:
        """One message."""
        if not self.bundle.has_message(message):
            raise SentenceIsMissing(message)
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        of_player = "player" in facts
        said, problems = self.bundle.format_pattern(
            pattern,
            {name: self._named(name, fact, of_player=of_player) for name, fact in facts.items()},
        )
        if problems:
            raise SentenceIsMissing(f"{message}: {problems[0]}")
        return str(said)

    def tell(self, kind: str, message: msgspec.Struct) -> str:
        """The canonical sentence of a fact, a sight or a violation."""
        return self.say(message_id(kind, type(message).__name__), **msgspec.structs.asdict(message))

    def lines(self, kind: str, inner: str, message: msgspec.Struct) -> Iterator[str]:
        """A sentence, then one for each message inside it; lists of lists go by seats."""
        yield self.tell(kind, message)
        for value in msgspec.structs.asdict(message).values():
            if isinstance(value, tuple) and all(isinstance(each, tuple) for each in value):
                for seat, own in enumerate(value):
                    yield f"  {self.say(OF_SEAT, seat=seat)}"
                    yield from (f"    {line}" for line in self._inside(inner, own))
            else:
                yield from (f"  {line}" for line in self._inside(inner, value))

    def _inside(self, kind: str, value: object) -> Iterator[str]:
        for each in nested(value):
            if self.bundle.has_message(message_id(kind, type(each).__name__)):
                yield self.tell(kind, each)

    def _named(self, name: str, fact: object, *, of_player: bool) -> str | int | float:
        """A fact as sentences have it: seats and players are words, not numbers."""
        counted = name == "players" and isinstance(fact, int)
        if (name in PLAYERS and not counted) or (name == "by" and of_player):
            return self._somebody(A_PLAYER, fact)
        if name in SEATS:
            return self._somebody(A_SEAT, fact)
        if name in BY_SEATS and isinstance(fact, tuple | list | dict) and fact:
            each = fact.items() if isinstance(fact, dict) else enumerate(fact)
            return ", ".join(
                self.say(WITH_SEAT, seat=seat, what=self._plain(name, own)) for seat, own in each
            )
        return self._plain(name, fact)

    def _somebody(self, message: str, fact: object) -> str:
        if isinstance(fact, int):
            return self.say(message, number=fact)
        if isinstance(fact, tuple | list | frozenset) and fact:
            return ", ".join(self._somebody(message, each) for each in fact)
        # A name that somebody typed is no word of ours.
        return str(self._plain("", fact))

    def _plain(self, name: str, fact: object) -> str | int | float:
        """What Fluent can choose by: numbers stay numbers, yes and no become words.

        A word that has a message of its own (`item-mug`, `spirit-Fairy`) is said by it.
        """
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if fact in (None, "", ()):
            return "none"
        if fact in ("none", "yes", "no"):
            # Somebody typed the very word that a sentence chooses by: it must not match.
            return f"{fact}{WORD_JOINER}"
        if isinstance(fact, int | float):
            return fact
        if isinstance(fact, tuple | list | frozenset):
            return ", ".join(str(self._plain(name, each)) for each in fact)
        if isinstance(fact, dict):
            return ", ".join(f"{key}: {self._plain(name, each)}" for key, each in fact.items())
        own = f"{name}-{fact}".replace(" ", "-")
        if _ID.fullmatch(own) and self.bundle.has_message(own):
            return self.say(own)
        return str(fact)


@cache
def source(language: str, part: str) -> str:
    """The text of one catalogue file."""
    return files(__package__).joinpath(language, f"{part}.ftl").read_text(encoding="utf-8")


@cache
def catalogue(language: str, *parts: str) -> Catalogue:
    """A catalogue, read once."""
    return Catalogue(language, *parts)
