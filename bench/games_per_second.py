"""How quick the engines are, as a ratio that means the same on every machine.

    python -m bench.games_per_second [--seconds 3]

A game per second of random players is divided by the runs per second of a fixed plain loop in
the same process. The loop is pure Python and must never be changed.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from reverie.games import games
from reverie.kernel.game import AnyGame
from reverie.lab.referee import DrawnReferee
from reverie.lab.simulation import Simulation, table_seed

ROUNDS = 5


def plain_loop() -> int:
    """About a millisecond of dictionaries, tuples and calls."""
    counts: dict[int, tuple[int, ...]] = {}
    for number in range(2_000):
        key = number * 7919 % 101
        counts[key] = (*counts.get(key, ())[-8:], number)
    return sum(sum(numbers) for numbers in counts.values())


def one_game(game: AnyGame, options: Any, players: int, number: int) -> None:
    """A whole game of random players."""
    random = Random(number)
    Simulation(
        game,
        options,
        [game.bots["random"](options) for _ in range(players)],
        seed=table_seed(game.name, 0, number),
        judge=DrawnReferee(random).judge,
        random=random,
    ).play()


def per_second(work: Callable[[int], object], seconds: float) -> float:
    """How often a second the work can be done."""
    done, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        work(done)
        done += 1
    return done / passed


def main() -> None:
    """Measure each game and the loop in turn, and print medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3, help="for each game")
    seconds = parser.parse_args().seconds / ROUNDS
    cases = [
        (game, players)
        for game in games().values()
        for players in sorted({game.players[0], game.players[-1]})
    ]
    print(f"{'game':14} {'players':>7} {'games/s':>9} {'loops/s':>9} {'games per 1,000 loops':>22}")
    for game, players in cases:
        play = partial(one_game, game, game.options(), players)
        rates, loops = [], []
        for _ in range(ROUNDS):
            loops.append(per_second(lambda _: plain_loop(), seconds / 4))
            rates.append(per_second(play, seconds))
        ratio = statistics.median(r / loop for r, loop in zip(rates, loops, strict=True))
        rate, loop = statistics.median(rates), statistics.median(loops)
        print(f"{game.name:14} {players:7} {rate:9.1f} {loop:9.1f} {1000 * ratio:22.1f}")


if __name__ == "__main__":
    main()
