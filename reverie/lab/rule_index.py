"""From each sentence of a rulebook to the functions that keep it and the tests that show it.

Read off the sources: a function keeps the rules that its comments (`# 3.2 …`) and docstring
(`Rule 3.2`) name, a class of `violations` the one it has as `rule`; a test shows the rules of its
`@rule(…)`.
"""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from reverie.kernel.rulebook import NUMBER

_NUMBER = r"(?:R\d+|\d\.\d+)"
_COMMENT = re.compile(rf"#\s((?:{_NUMBER}(?:,\s|\sand\s)?)+)\s")
_LATER = re.compile(rf"\.\s({_NUMBER})\s")
_DOCSTRING = re.compile(rf"(?:Rules?|Rulings?)\s((?:{_NUMBER}(?:,\s|\sand\s|\sto\s)?)+)")
_EACH = re.compile(_NUMBER)


class Rule(msgspec.Struct, frozen=True):
    """One sentence of a rulebook."""

    number: str
    sentence: str
    functions: tuple[str, ...]
    tests: tuple[str, ...]


def rule_index(game: str) -> tuple[Rule, ...]:
    """Every rule of a game, in the order of its rulebook."""
    folder = files(f"reverie.games.{game}")
    book = folder.joinpath("rulebook.md").read_text(encoding="utf-8")
    kept: dict[str, list[str]] = {}
    shown: dict[str, list[str]] = {}
    for path, source in sources(folder, ""):
        if path.startswith("tests/"):
            collect(shown, path, rules_shown(source))
        else:
            collect(kept, path, rules_kept(source))
    return tuple(
        Rule(
            number=number,
            sentence=sentence,
            functions=tuple(kept.get(number, ())),
            tests=tuple(shown.get(number, ())),
        )
        for number, sentence in sentences(book)
    )


def sentences(book: str) -> Iterator[tuple[str, str]]:
    """Each number with the first sentence of its rule."""
    for found in NUMBER.finditer(book):
        text = book[found.end() :].split("\n", 1)[0]
        yield found[1], re.split(r"(?<=[.:])\s", text, maxsplit=1)[0]


def sources(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    """Every module below a folder with its text, sorted by name."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from sources(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".py"):
            yield f"{path}{entry.name}", entry.read_text(encoding="utf-8")


def collect(index: dict[str, list[str]], path: str, found: Iterator[tuple[str, str]]) -> None:
    """Enter what was found in a module."""
    for number, name in found:
        place = f"{path}:{name}"
        if place not in index.setdefault(number, []):
            index[number].append(place)


def rules_kept(source: str) -> Iterator[tuple[str, str]]:
    """(rule, function or class or table) of a module."""
    lines = source.splitlines()
    for node in ast.parse(source).body:
        first, last = node.lineno, node.end_lineno or node.lineno
        # A comment right above belongs to what it stands above.
        while first > 1 and lines[first - 2].startswith("#"):
            first -= 1
        text = "\n".join(lines[first - 1 : last])
        name = name_of(node)
        if name is None:
            continue
        for number in numbers_in(text):
            yield number, name


def numbers_in(text: str) -> Iterator[str]:
    """The rules that a piece of source names."""
    for line in text.splitlines():
        if found := _COMMENT.search(f"{line} "):
            yield from _EACH.findall(found[1])
            yield from (later[1] for later in _LATER.finditer(line, found.end()))
    for found in _DOCSTRING.finditer(text):
        yield from _EACH.findall(found[1])
    yield from re.findall(rf'^    rule = "({_NUMBER})"', text, re.MULTILINE)


def name_of(node: ast.stmt) -> str | None:
    """What a statement defines."""
    match node:
        case ast.FunctionDef() | ast.ClassDef():
            return node.name
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
        case _:
            return None


def rules_shown(source: str) -> Iterator[tuple[str, str]]:
    """(rule, test) of a module of tests."""
    for node in ast.parse(source).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        for decorator in node.decorator_list:
            match decorator:
                case ast.Call(func=ast.Name(id="rule"), args=numbers):
                    for number in numbers:
                        assert isinstance(number, ast.Constant)
                        yield str(number.value), node.name
                case _:
                    pass
