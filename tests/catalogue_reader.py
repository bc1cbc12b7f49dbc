"""Reads off the code what the catalogues must say, and off the catalogues what they do say.

What is needed is read off the code: classes of violations, sights and facts, folds and items, and
what the terminal asks for. Which facts a sentence may speak of is read off the places where they
are passed.
"""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import reverie
from reverie.cli.solo import PARTS as SCORE_PARTS
from reverie.games import games
from reverie.games.daydream.pieces import LEAFLETS
from reverie.games.daydream.printed import tableau
from reverie.kernel import violation as kernel_violations
from reverie.kernel.interruptions import Interrupted
from reverie.kernel.moment import Moment
from reverie.kernel.ruling import ClueDoubt
from reverie.kernel.violation import RuleViolation
from reverie.locales import LANGUAGES, OF_SEAT, SHELL, Catalogue, catalogue, message_id, source
from reverie.referee.evidence import Evidence
from reverie.tables import refusals
from reverie.tables.view import AnyTableSight

PACKAGE = Path(reverie.__file__).parent
REFEREE = "referee"
PARTS = (SHELL, *games(), REFEREE)

our = tableau()
assert our.frames is not None

WORDS: dict[str, tuple[str, ...]] = {
    "item": tuple(our.items),
    "frame": our.frames.kinds,
    "doubt": get_args(ClueDoubt),
    "language": LANGUAGES,
}
"""The values of facts that are plain text in the code but words of ours."""

FAMILIES: dict[str, set[str]] = {
    "fold-{}": {f"fold-{fold}" for fold in LEAFLETS},
    "level-{}": {f"level-{len(leaflet.panels)}" for leaflet in LEAFLETS.values()},
    "score-{}": {f"score-{part}" for part in SCORE_PARTS},
    "title-{}-{}": {
        f"title-{fold}-{band}"
        for fold, leaflet in LEAFLETS.items()
        for band, _ in enumerate(leaflet.bands, start=1)
    },
}
"""What the terminal's ids with holes can become."""


# ── What a catalogue has ─────────────────────────────────────────────────────────────────────


class Message:
    """A message: what it speaks of, what it chooses by and can do without, and its text."""

    def __init__(self, entry: ftl.Message) -> None:
        self.id = entry.id.name
        self.placed: set[str] = set()
        self.chosen_by: set[str] = set()
        self.can_lack: set[str] = set()
        self.texts: list[str] = []
        reader = _Reader(self)
        reader.visit(entry)

    @property
    def variables(self) -> set[str]:
        """All facts that it needs."""
        return self.placed | self.chosen_by


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - fluent's
        if isinstance(node.selector, ftl.VariableReference):
            self.message.chosen_by.add(node.selector.id.name)
            if any(is_none(variant.key) for variant in node.variants):
                self.message.can_lack.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent's
        self.message.placed.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - fluent's
        self.message.texts.append(node.value)


def is_none(key: ftl.Identifier | ftl.NumberLiteral) -> bool:
    return isinstance(key, ftl.Identifier) and key.name == "none"


@cache
def messages(language: str, part: str) -> dict[str, Message]:
    """The messages of one file."""
    entries = parse(source(language, part)).body
    return {entry.id.name: Message(entry) for entry in entries if isinstance(entry, ftl.Message)}


def speaker(language: str, part: str) -> Catalogue:
    """Who says the messages of a part."""
    return catalogue(language, next(iter(games())) if part == SHELL else part)


# ── What the code says ───────────────────────────────────────────────────────────────────────


def violations(part: str) -> dict[str, type[RuleViolation]]:
    """The refusals of a part, by id; of the shell: those of the kernel and of the tables."""
    if part == REFEREE:
        return {}
    modules = [kernel_violations, refusals]
    if part != SHELL:
        modules = [import_module(f"reverie.games.{part}.violations")]
    return {
        message_id("violation", name): kind
        for module in modules
        for name, kind in vars(module).items()
        if isinstance(kind, type) and kind.__module__ == module.__name__
        if issubclass(kind, RuleViolation) and kind not in (RuleViolation, refusals.Refusal)
    }


def sights(part: str) -> dict[str, type[msgspec.Struct]]:
    """What is shown, by id; of the shell: the interruptions and what happens to a table."""
    if part == REFEREE:
        return {}
    common = get_args(Interrupted)
    kinds: Iterable[Any] = (*common, *get_args(AnyTableSight))
    if part != SHELL:
        shown = get_args(get_type_hints(games()[part].seen)["return"])
        kinds = [kind for kind in shown if kind not in (*common, NoneType)]
    return {message_id("sight", kind.__name__): kind for kind in kinds}


def facts(part: str) -> dict[str, type[msgspec.Struct]]:
    """What is told below a sight: the messages inside it. Of the referee: its evidence."""
    if part == REFEREE:
        return {message_id("evidence", kind.__name__): kind for kind in Evidence.__subclasses__()}
    inside = {
        kind
        for sight in sights(part).values()
        for hint in get_type_hints(sight).values()
        for kind in structs(hint)
    }
    return {message_id("fact", kind.__name__): kind for kind in inside}


def structs(hint: Any) -> Iterator[type[msgspec.Struct]]:
    """The messages that such a value can hold."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for inner in get_args(hint):
        yield from structs(inner)


def words(name: str, hint: Any) -> Iterator[str]:
    """The words of ours that such a fact can be."""
    if get_origin(hint) is Literal:
        yield from (word for word in get_args(hint) if isinstance(word, str) and word[0].isalpha())
    elif hint is str:
        yield from WORDS.get(name, ())
    else:
        for inner in get_args(hint):
            yield from words(name, inner)


def said_words(language: str, part: str) -> set[str]:
    """A fact that is put into a sentence and can only be some words has a message for each."""
    had = messages(language, part)
    return {
        f"{name}-{word}".replace(" ", "-")
        for message, kind in (sights(part) | facts(part)).items()
        for name, hint in get_type_hints(kind).items()
        if message in had and name in had[message].placed
        for word in words(name, hint)
    }


class Said:
    """What the terminal says: the facts it passes for each id, and its ids with holes."""

    def __init__(self) -> None:
        self.facts: dict[str, set[str]] = {}
        self.holes: dict[str, set[str]] = {}
        for path in sorted((PACKAGE / "cli").glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    if node.func.attr == "say":
                        self.read(node)

    def read(self, call: ast.Call) -> None:
        passed = {keyword.arg for keyword in call.keywords if keyword.arg}
        match call.args[0]:
            case ast.Constant(value=str(name)):
                self.facts[name] = self.facts.get(name, passed) & passed
            case ast.JoinedStr(values=values):
                parts = [str(v.value) if isinstance(v, ast.Constant) else "{}" for v in values]
                name = "".join(parts)
                self.holes[name] = self.holes.get(name, passed) & passed
            case _:  # an id that is made of a class's name
                pass


SAID = Said()


def by_seats(part: str) -> dict[str, set[str]]:
    """What stands above the facts of one seat."""
    return {OF_SEAT: {"seat"}} if part == SHELL else {}


def terminal(part: str) -> dict[str, set[str]]:
    """What the terminal says, each id with the facts it passes. It plays one game only."""
    if part != "daydream":
        return {}
    full = {name: SAID.holes[hole] for hole, names in FAMILIES.items() for name in names}
    return SAID.facts | full


def needed(language: str, part: str) -> set[str]:
    """Every id that a part must have."""
    return {
        *violations(part),
        *sights(part),
        *facts(part),
        *terminal(part),
        *by_seats(part),
        *said_words(language, part),
    }


@cache
def raised() -> dict[tuple[str, str], set[str]]:
    """The facts that every place passes to a violation, by part and id.

    Those of the shell are raised anywhere: by the games, the tables, the web and the wiring.
    """
    found: dict[tuple[str, str], set[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE).parts
        if "tests" in inside or path.stem.startswith("violation"):
            continue
        own = inside[1] if inside[0] == "games" and inside[1] in games() else SHELL
        tree = ast.parse(path.read_text("utf-8"))
        for name, passed in passed_facts(tree):
            key = message_id("violation", name)
            part = own if key in violations(own) else SHELL
            if key in violations(part):
                found[part, key] = found.get((part, key), passed) & passed
    return found


def passed_facts(tree: ast.AST) -> Iterator[tuple[str, set[str]]]:
    """Each call of a name with its keywords, each raising of a bare one with none."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield last_name(node.func), {key.arg for key in node.keywords if key.arg}
        if isinstance(node, ast.Raise) and node.exc is not None:
            yield last_name(node.exc), set()


def last_name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def available(part: str) -> dict[str, set[str]]:
    """The facts that each message can speak of; words of ours speak of none."""
    return (
        {message: raised().get((part, message), set()) for message in violations(part)}
        | {
            message: set(get_type_hints(kind))
            for message, kind in (sights(part) | facts(part)).items()
        }
        | terminal(part)
        | by_seats(part)
    )


# ── Samples ──────────────────────────────────────────────────────────────────────────────────

DEADLINE = 86_399_999


def samples(name: str, hint: Any) -> tuple[Any, ...]:
    """Values that such a fact can have; lists that people are told of are never empty."""
    inner = get_args(hint)
    match get_origin(hint) or hint:
        case origin if origin is Literal:
            return inner
        case origin if origin in (Union, UnionType):
            return tuple(value for each in inner for value in samples(name, each))
        case origin if origin is tuple:
            one = samples(name, inner[0])
            return (one[:1], one[-2:])
        case origin if origin is dict:
            return (dict(zip(samples(name, inner[0]), samples(name, inner[1]), strict=False)),)
        case plain if plain is NoneType:
            return (None,)
        case plain if plain is bool:
            return (True, False)
        case plain if plain is Moment:
            return (DEADLINE,)
        case plain if isinstance(plain, NewType):
            return samples(name, plain.__supertype__)
        case plain if plain in (int, float):
            return (0, 1, 2, 5, -1)
        case plain if plain is str:
            return WORDS.get(name, ("Mond",))
        case plain:
            raise AssertionError(f"{name}: no samples of {plain}")


def said(language: str, part: str) -> Iterator[tuple[str, str]]:
    """Every message of a part, said with all samples of the facts it speaks of."""
    kinds = sights(part) | facts(part)
    for message in messages(language, part).values():
        hints = get_type_hints(kinds[message.id]) if message.id in kinds else {}
        for name in message.variables - hints.keys():
            hints[name] = int | str | None if name in message.can_lack else int | str
        names = sorted(message.variables)
        for values in product(*(samples(name, hints[name]) for name in names)):
            given = dict(zip(names, values, strict=True))
            yield message.id, speaker(language, part).say(message.id, **given)
