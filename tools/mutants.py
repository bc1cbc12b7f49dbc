"""Takes the `if` of a rule away and expects a test of that rule to fail.

    python tools/mutants.py --rules 20 [--seed 1]     20 rules drawn at random
    python tools/mutants.py --rules 0                 every `if` that stands under a rule

Works on copies in a temporary folder; the tree is left alone.
"""

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from reverie.games import games
from reverie.lab.rule_index import numbers_in, rule_index

ROOT = Path(__file__).resolve().parent.parent
KEEPERS = ("rules.py", "rules/*.py", "scoring.py", "setup.py", "view.py")
SECONDS = 120
COMMENT = re.compile(r"^\s*# ")


class Mutant(NamedTuple):
    """One `if`, and the rules of the comment above it."""

    game: str
    path: Path
    line: int
    rules: tuple[str, ...]
    condition: str


def mutants_of(game: str) -> Iterator[Mutant]:
    """Every `if` of a game under a comment or in a function that names rules."""
    folder = ROOT / "reverie" / "games" / game
    for path in sorted(path for pattern in KEEPERS for path in folder.glob(pattern)):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for function in ast.walk(ast.parse(source)):
            if not isinstance(function, ast.FunctionDef):
                continue
            for node in ast.walk(function):
                if isinstance(node, ast.If):
                    rules = rules_above(lines, function.lineno, node.lineno)
                    if rules:
                        condition = ast.get_source_segment(source, node.test) or ""
                        yield Mutant(game, path, node.lineno, rules, condition)


def rules_above(lines: list[str], first: int, line: int) -> tuple[str, ...]:
    """The rules of the nearest comment above a line of a function, else of its docstring."""
    for number in range(line - 2, first - 2, -1):
        if COMMENT.match(lines[number]) and (found := tuple(numbers_in(lines[number]))):
            return found
    return tuple(numbers_in("\n".join(lines[first - 1 : line - 1])))


def without_the_if(path: Path, line: int) -> str:
    """The module in which this `if` never holds."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and node.lineno == line:
            node.test = ast.Constant(value=False)
    return ast.unparse(tree)


def survives(mutant: Mutant, tests: list[str], copies: "SimpleQueue[Path]") -> bool:
    """Whether all tests of the rule pass without its `if`."""
    copy = copies.get()
    target = copy / mutant.path.relative_to(ROOT)
    original = target.read_text(encoding="utf-8")
    try:
        target.write_text(without_the_if(mutant.path, mutant.line), encoding="utf-8")
        return passes(copy, *tests)
    except subprocess.TimeoutExpired:
        # Without the `if` a game may never end, and the tests with it.
        return False
    finally:
        target.write_text(original, encoding="utf-8")
        copies.put(copy)


def passes(copy: Path, *arguments: str) -> bool:
    """Whether pytest is content with a copy."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(
        command, cwd=copy, env=environment, capture_output=True, check=False, timeout=SECONDS
    )
    return run.returncode == 0


def copied(folder: Path) -> Path:
    """The package and its settings, to be broken."""
    shutil.copytree(ROOT / "reverie", folder / "reverie", ignore=shutil.ignore_patterns("__py*"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def main() -> None:
    """Draw, break, test, count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", type=int, default=20, help="how many; 0 for all")
    parser.add_argument("--seed", type=int, default=None, help="draw the same rules again")
    arguments = parser.parse_args()
    seed = random.SystemRandom().randrange(10**6) if arguments.seed is None else arguments.seed
    found = [mutant for game in games() for mutant in mutants_of(game)]
    number = min(arguments.rules or len(found), len(found))
    drawn = random.Random(seed).sample(found, number)
    tests = {
        (game, rule.number): [f"reverie/games/{game}/{t.replace(':', '::')}" for t in rule.tests]
        for game in games()
        for rule in rule_index(game)
    }
    print(f"{number} of {len(found)} ifs, drawn with --seed {seed}")
    alive = 0
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        copies: SimpleQueue[Path] = SimpleQueue()
        for worker in range(os.cpu_count() or 1):
            copies.put(copied(Path(folder) / str(worker)))
        whole = copied(Path(folder) / "whole")
        if not passes(
            whole, "--collect-only", *sorted({t for named in tests.values() for t in named})
        ):
            sys.exit("some of the tests that name rules cannot be found")

        def tried(mutant: Mutant) -> bool:
            named = [t for rule in mutant.rules for t in tests[mutant.game, rule]]
            return survives(mutant, sorted(set(named)), copies)

        for mutant, survived in zip(drawn, pool.map(tried, drawn), strict=True):
            alive += survived
            place = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
            verdict = "SURVIVED" if survived else "noticed "
            print(f"{verdict} {', '.join(mutant.rules):9} {place} if {mutant.condition}")
    print(f"{number - alive} passed, {alive} failed")
    sys.exit(bool(alive))


if __name__ == "__main__":
    main()
