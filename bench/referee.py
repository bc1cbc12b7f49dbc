"""How quick and how large the referee is.

    python -m bench.referee

Seconds until it is ready and megabytes that it adds are measured in a fresh process; clues, guesses
and retellings are pairs it has not seen, once the dictionaries are read, each as a ratio to a fixed
plain loop in the same process.
"""

import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from bench.games_per_second import plain_loop
from reverie.locales import LANGUAGES
from tools.evaluate import GIVEN, OWN, SETS, referee, rows

READY = """
import resource, time
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
start = time.perf_counter()
from reverie.games.when_i_dream.printed import deck
from reverie.wiring.words import referee_of
referee = referee_of(deck())
for language in ("en", "de", "fr", "sv"):
    referee.clue(language, "moon", "xylograph")
    referee.recall(language, ("moon",), "moon")
print(time.perf_counter() - start)
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024)
"""


def main() -> None:
    """Print the figures."""
    fresh = subprocess.run(
        [sys.executable, "-c", READY], capture_output=True, text=True, check=True
    )
    seconds, megabytes = map(float, fresh.stdout.split())
    print(f"ready after {seconds:.2f} s, {megabytes:.0f} MB more (four languages and the deck)")
    for language in LANGUAGES:
        referee.clue(language, "moon", "xylograph")
    loop = timed(plain_loop, 200)
    pairs = [
        (language, row["element"], row["clue"])
        for name in (GIVEN, *OWN)
        for language in LANGUAGES
        for row in rows(name, language)
    ]
    show("a clue", each(lambda pair: referee.clue(*pair), pairs), loop)
    guesses = [
        (language, row["element"], row["guess"])
        for language in LANGUAGES
        for row in rows("guesses.csv", language)
    ]
    show("a guess", each(lambda pair: referee.guess(*pair), guesses), loop)
    dreams = [
        (dream["language"], tuple(dream["elements"]), dream["text"])
        for dream in json.loads((SETS / "dreams.json").read_text("utf-8"))
    ]
    show("a retelling", each(lambda dream: referee.recall(*dream), dreams), loop)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"peak of this process: {peak:.0f} MB")


def timed(work: Callable[[], object], times: int) -> float:
    """Seconds for one."""
    start = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - start) / times


def each(work: Callable[[Any], object], cases: list[Any]) -> float:
    """Seconds for one of some cases."""
    start = time.perf_counter()
    for case in cases:
        work(case)
    return (time.perf_counter() - start) / len(cases)


def show(what: str, seconds: float, loop: float) -> None:
    """A figure, and its ratio."""
    print(f"{what}: {1000 * seconds:.2f} ms, {seconds / loop:.2f} plain loops")


if __name__ == "__main__":
    main()
