"""Measures the referee on labelled words, and says no where it falls below the floors.

    python -m tools.evaluate

Sets of clues, guesses and dreams are in tests/referee; docs/reference/referee.md says how they
came about. A clue counts as caught if it is improper or doubtful. Elements are judged as words
outside the deck: the referee knows nothing that authors wrote about them.
"""

import csv
import gzip
import json
import sys
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from reverie.games.when_i_dream.printed import deck
from reverie.kernel.ruling import (
    ClueIsFine,
    ClueIsImproper,
    ClueRuling,
    GuessIsClose,
    GuessIsRight,
)
from reverie.locales import LANGUAGES
from reverie.referee import Referee
from reverie.wiring.words import referee_of

SETS = Path(__file__).resolve().parent.parent / "tests" / "referee"
GIVEN = "pairs.csv"
OWN = ("pairs-first.csv", "pairs-second.csv", "pairs-third.csv", "pairs-fourth.csv")
KINDS = ("family", "sound", "translation", "multiword")

LEAST_PRECISION, LEAST_RECALL = 0.99, 0.95
LEAST_RIGHT = 0.97
RANDOM_PAIRS = 10_000
MOST_IMPROPER = 0.003
COMMON = 40
"""Ten times the zipf of a common word."""

referee = Referee()


class Clues(NamedTuple):
    """How the clues of one set and language were judged."""

    caught: dict[str, int]
    """By label."""
    all: dict[str, int]
    wrong: tuple[str, ...]

    @property
    def precision(self) -> float:
        caught = sum(self.caught.values())
        return (caught - self.caught.get("ok", 0)) / caught

    @property
    def recall(self) -> float:
        caught = sum(number for label, number in self.caught.items() if label != "ok")
        return caught / sum(number for label, number in self.all.items() if label != "ok")


def rows(name: str, language: str) -> list[dict[str, str]]:
    """The rows of a set in one language."""
    with (SETS / name).open(encoding="utf-8", newline="") as file:
        return [row for row in csv.DictReader(file) if row["language"] == language]


def clues(name: str, language: str) -> Clues:
    """A set of labelled clues."""
    caught: Counter[str] = Counter()
    everything: Counter[str] = Counter()
    wrong = []
    for row in rows(name, language):
        label = row["verdict"]
        ruling = referee.clue(language, row["element"], row["clue"])
        everything[label] += 1
        if not isinstance(ruling, ClueIsFine):
            caught[label] += 1
        if isinstance(ruling, ClueIsFine) != (label == "ok"):
            wrong.append(f"{row['element']} / {row['clue']} ({label}): {told(ruling)}")
    return Clues(caught, everything, tuple(wrong))


def told(ruling: ClueRuling) -> str:
    """The ruling, in a word or two."""
    return "fine" if isinstance(ruling, ClueIsFine) else ruling.evidence


def guesses(language: str) -> tuple[int, int, tuple[str, ...]]:
    """How many labelled guesses were judged right, of how many, and which were not."""
    labelled = rows("guesses.csv", language)
    wrong = []
    for row in labelled:
        ruling = referee.guess(language, row["element"], row["guess"])
        verdict = (
            "right"
            if isinstance(ruling, GuessIsRight)
            else "close"
            if isinstance(ruling, GuessIsClose)
            else "wrong"
        )
        if verdict != row["verdict"]:
            wrong.append(f"{row['element']} / {row['guess']} ({row['verdict']}): {verdict}")
    return len(labelled) - len(wrong), len(labelled), tuple(wrong)


def dreams(language: str) -> tuple[int, int, int]:
    """Elements that were found in the retold dreams, of how many, and how many by mistake."""
    found = named = mistaken = 0
    told_dreams: list[dict[str, Any]] = json.loads((SETS / "dreams.json").read_text("utf-8"))
    for dream in told_dreams:
        if dream["language"] == language:
            heard = set(referee.recall(language, tuple(dream["elements"]), dream["text"]).elements)
            found += len(heard & set(dream["named"]))
            named += len(dream["named"])
            mistaken += len(heard - set(dream["named"]))
    return found, named, mistaken


def common_words(language: str) -> list[str]:
    """The common words of a language."""
    packed = files("reverie.referee").joinpath(f"data/{language}.txt.gz").read_bytes()
    lines = (line.split("\t") for line in gzip.decompress(packed).decode().splitlines())
    return [
        line[0] for line in lines if len(line) > 1 and int(line[1]) >= COMMON and len(line[0]) > 2
    ]


def improper_by_chance(language: str) -> Iterator[str]:
    """Common words that are improper clues for Elements of the deck, drawn at random."""
    of_deck = referee_of(deck())
    random = Random(f"random pairs {language}")
    elements, words = list(deck().concepts), common_words(language)
    for _ in range(RANDOM_PAIRS):
        element, word = random.choice(elements), random.choice(words)
        ruling = of_deck.clue(language, element, word)
        if isinstance(ruling, ClueIsImproper):
            called = deck().concepts[element].words[language].word
            yield f"{called} / {word}: {ruling.evidence}"


def report() -> Iterator[tuple[str, bool]]:
    """Line by line, and whether a floor was kept."""
    yield (
        "clues                     precision  recall   " + "".join(f"{k:>13}" for k in KINDS),
        True,
    )
    for name in (GIVEN, *OWN):
        for language in LANGUAGES:
            of = clues(name, language)
            kinds = "".join(f"{of.caught.get(k, 0):>8}/{of.all.get(k, 0):<4}" for k in KINDS)
            kept = of.precision >= LEAST_PRECISION and of.recall >= LEAST_RECALL
            of_set = f"{name.removesuffix('.csv'):<15} {language:>3}"
            yield f"{of_set} {of.precision:>14.3f} {of.recall:>8.3f}  {kinds}", kept
            for wrong in of.wrong:
                yield f"    {wrong}", True
    for language in LANGUAGES:
        right, all_guesses, wrong_guesses = guesses(language)
        share = right / all_guesses
        yield f"guesses {language}: {right} of {all_guesses} ({share:.3f})", share >= LEAST_RIGHT
        for wrong in wrong_guesses:
            yield f"    {wrong}", True
        found, named, mistaken = dreams(language)
        kept = found / named >= LEAST_RIGHT and mistaken == 0
        yield f"dreams {language}: {found} of {named} Elements, {mistaken} by mistake", kept
        chance = list(improper_by_chance(language))
        kept = len(chance) / RANDOM_PAIRS < MOST_IMPROPER
        yield f"random pairs {language}: {len(chance)} of {RANDOM_PAIRS} improper", kept


def main() -> None:
    """Print the report."""
    below = 0
    for line, kept in report():
        print(line + ("" if kept else "   BELOW THE FLOOR"))
        below += not kept
    sys.exit(1 if below else 0)


if __name__ == "__main__":
    main()
