"""What a referee is asked, and what it says.

Judgement comes in from outside as a value and leaves inside events, so that a replay never runs
a model.
"""

from typing import Literal

import msgspec

ClueFault = Literal["several words", "family", "sound", "translation"]
ClueDoubt = Literal["family", "sound", "translation", "foreign", "not a word"]


class ClueCase(msgspec.Struct, frozen=True, tag=True):
    """May this clue be given for this Element?"""

    language: str
    element: str
    clue: str


class GuessCase(msgspec.Struct, frozen=True, tag=True):
    """Does this guess name the Element?"""

    language: str
    element: str
    guess: str


class RetellingCase(msgspec.Struct, frozen=True, tag=True):
    """Which of these Elements does the retold dream name?"""

    language: str
    elements: tuple[str, ...]
    text: str


Case = ClueCase | GuessCase | RetellingCase


class Ruling(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """What a referee says, and which referee it was."""

    referee: str
    version: str


class ClueIsFine(Ruling, frozen=True, tag=True):
    """The clue may be given."""


class ClueIsImproper(Ruling, frozen=True, tag=True):
    """The clue is surely against the rules."""

    fault: ClueFault
    evidence: str = ""


class ClueIsDoubtful(Ruling, frozen=True, tag=True):
    """People would argue about the clue; it stands until they do."""

    doubt: ClueDoubt
    evidence: str = ""


class GuessIsRight(Ruling, frozen=True, tag=True):
    """The guess names the Element."""


class GuessIsClose(Ruling, frozen=True, tag=True):
    """People should decide; the referee leans one way."""

    leans_right: bool
    evidence: str = ""


class GuessIsWrong(Ruling, frozen=True, tag=True):
    """The guess names something else."""


class RetellingNames(Ruling, frozen=True, tag=True):
    """The Elements that the retold dream names."""

    elements: tuple[str, ...]


ClueRuling = ClueIsFine | ClueIsImproper | ClueIsDoubtful
GuessRuling = GuessIsRight | GuessIsClose | GuessIsWrong
AnyRuling = ClueRuling | GuessRuling | RetellingNames
