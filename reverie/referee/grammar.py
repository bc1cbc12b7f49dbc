"""How words are made in each language: languages/*.toml."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


class Grammar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Affixes are written as `fold` leaves them."""

    articles: frozenset[str]
    elisions: tuple[str, ...]
    """What is written before a vowel with an apostrophe: l'océan."""
    capitals: bool
    """Whether nouns have a capital letter."""
    spelt_out: tuple[tuple[str, str], ...]
    """Letters that people type as two: ae for ä."""
    prefixes: tuple[str, ...]
    plurals: frozenset[str]
    """Endings of the cases and numbers of nouns."""
    new_vowels: tuple[tuple[str, str], ...]
    """Vowels that a plural may change: tand, tänder."""
    participles: tuple[tuple[str, str], ...]
    """Endings of participles behind a prefix, and of their verbs: verhext, verhexen."""
    trusted: bool
    """Whether the lists of forms can be trusted where two words of the dictionary meet."""
    regular: tuple[tuple[str, str], ...]
    """Endings of a noun, and those of its other number that make no other word."""
    forms: frozenset[str]
    """Endings that make another form of the same word."""
    endings: frozenset[str]
    """Endings that make another word of the same family, beside those."""
    links: tuple[str, ...]
    """What may stand between the members of a compound."""
    compounds: bool
    """Whether any two nouns make a new word when they are written together."""
    mute: str
    """Vowels that a word loses before an ending."""
    doubled: str
    """Letters that a word doubles before an ending."""
    dropped: tuple[str, ...]
    """What a word loses as the first member of a compound: vagga, vaggsång."""
    joints: str
    """What a member in -a may have instead: kyrka, kyrkogård."""
    ambiguous: frozenset[str]
    """Endings that many words have which are made of nothing: moth, mother."""
    changes: tuple[tuple[str, str], ...]
    """How the end of a word changes before an ending: marteau, martel-er."""
    agents: tuple[tuple[str, str], ...]
    """Endings of people who do something, and of the word for what they do."""
    far: float
    """How far apart words that are not short may sound and still be alike."""
    spelt_rhymes: bool
    """Whether words that look like a rhyme are called one: ost, post."""
    shortest: int
    """Words must be longer than this to lose a vowel."""
    short: frozenset[str]
    """Words of two or three letters that make compounds."""
    small: frozenset[str]
    """Words too common to say anything: no members of a compound."""


@cache
def grammar(language: str) -> Grammar:
    """The grammar of a language; read on first use."""
    text = files("reverie.referee").joinpath(f"languages/{language}.toml").read_text("utf-8")
    return msgspec.convert(
        {name: _words(name, value) for name, value in tomllib.loads(text).items()}, Grammar
    )


def _words(name: str, value: Any) -> Any:
    """Lists of words are written as text."""
    return (
        value.split()
        if isinstance(value, str) and name not in ("mute", "doubled", "joints")
        else value
    )
