"""Every sentence that people read, in Fluent catalogues: {language}/{part}.ftl."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "fr", "sv")
SHELL = "shell"
"""The part that belongs to no game."""

_ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


class SentenceIsMissing(KeyError):
    """A catalogue lacks a message, or the message a fact."""


def message_id(kind: str, name: str) -> str:
    """`sight`, `ClueHeard` → `sight-clue-heard`."""
    return f"{kind}-{_HUMP.sub('-', name).lower()}"


class Catalogue:
    """The sentences of one game in one language, with those of the shell."""

    def __init__(self, language: str, part: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for name in (SHELL, part):
            self.bundle.add_resource(FluentResource(source(language, name)))

    def say(self, message: str, **facts: object) -> str:
        """One message."""
        if not self.bundle.has_message(message):
            raise SentenceIsMissing(message)
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        said, problems = self.bundle.format_pattern(
            pattern, {name: self._plain(name, fact) for name, fact in facts.items()}
        )
        if problems:
            raise SentenceIsMissing(f"{message}: {problems[0]}")
        return str(said)

    def tell(self, kind: str, message: msgspec.Struct) -> str:
        """The canonical sentence of a fact, a sight or a violation."""
        return self.say(message_id(kind, type(message).__name__), **msgspec.structs.asdict(message))

    def lines(self, kind: str, inner: str, message: msgspec.Struct) -> Iterator[str]:
        """A sentence, then one for each message inside it."""
        yield self.tell(kind, message)
        for value in msgspec.structs.asdict(message).values():
            for each in nested(value):
                if self.bundle.has_message(message_id(inner, type(each).__name__)):
                    yield f"  {self.tell(inner, each)}"

    def _plain(self, name: str, fact: object) -> str | int | float:
        """What Fluent can choose by: numbers stay numbers, yes and no become words.

        A word that has a message of its own (`item-mug`, `spirit-Fairy`) is said by it.
        """
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if fact is None:
            return "none"
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


def nested(value: object) -> Iterator[msgspec.Struct]:
    """The messages inside a value."""
    if isinstance(value, msgspec.Struct):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from nested(each)


@cache
def source(language: str, part: str) -> str:
    """The text of one catalogue file."""
    return files(__package__).joinpath(language, f"{part}.ftl").read_text(encoding="utf-8")


@cache
def catalogue(language: str, part: str) -> Catalogue:
    """A catalogue, read once."""
    return Catalogue(language, part)
