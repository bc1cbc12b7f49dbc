"""Reads off the code what the catalogues must say.

What is needed is read off the code: classes of violations, sights and facts, folds and items, and
what the terminal asks for. Which facts a sentence may speak of is read off the places where they
are passed. What the client says is read by client_reader.
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
from reverie.locales import (
    A_PLAYER,
    A_SEAT,
    LANGUAGES,
    OF_SEAT,
    SHELL,
    WITH_SEAT,
    Catalogue,
    catalogue,
    message_id,
)
from reverie.referee.evidence import Evidence
from reverie.tables import refusals
from reverie.tables.view import AnyTableSight
from tests.catalogue_files import messages

PACKAGE = Path(reverie.__file__).parent
REFEREE = "referee"
PARTS = (SHELL, *games(), REFEREE)
"""What the server and the terminal say; the client says some of it too."""
PAGES = {f"{game}-page": game for game in games()}
CLIENT_PARTS = ("client", "reading", *PAGES)
"""What the client alone says: on any page, where rules are read, on the pages of each game."""

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


# ── What the code says ───────────────────────────────────────────────────────────────────────


def violations(part: str) -> dict[str, type[RuleViolation]]:
    """The refusals of a part, by id; of the shell: those of the kernel and of the tables."""
    if part not in (SHELL, *games()):
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
    if part not in (SHELL, *games()):
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


def people(part: str) -> dict[str, set[str]]:
    """What seats and players are called, what stands above the facts of one, and beside them."""
    if part != SHELL:
        return {}
    return {
        A_SEAT: {"number"},
        A_PLAYER: {"number"},
        OF_SEAT: {"seat"},
        WITH_SEAT: {"seat", "what"},
    }


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
        *people(part),
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


def passed_on() -> set[tuple[str, str]]:
    """Each fact that is passed to a violation, with the last name of what is passed."""
    known = {message for part in PARTS for message in violations(part)}
    return {
        (key.arg, last_name(key.value))
        for path in PACKAGE.rglob("*.py")
        if "tests" not in path.relative_to(PACKAGE).parts
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and message_id("violation", last_name(node.func)) in known
        for key in node.keywords
        if key.arg
    }


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
        | people(part)
    )


# ── Samples ──────────────────────────────────────────────────────────────────────────────────

DEADLINE = 86_399_999
PLURALS = ("zero", "one", "two", "few", "many", "other")


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


def chosen(choices: Iterable[str]) -> tuple[Any, ...]:
    """Values of a fact of which nothing is known but what a sentence chooses by."""
    other = {"none": None, "yes": True, "no": False}
    named = [other.get(name, name) for name in sorted(choices) if name not in PLURALS]
    return (0, 1, 2, 5, -1, "Mond", *named)


def speaker(language: str, part: str) -> Catalogue:
    """Who says the messages of a part."""
    parts = (PAGES[part], part) if part in PAGES else (part,)
    return catalogue(language, *(own for own in parts if own != SHELL))


def said(language: str, part: str) -> Iterator[tuple[str, str]]:
    """Every message of a part, said with all samples of the facts it speaks of."""
    kinds = sights(part) | facts(part)
    for message in messages(language, part).values():
        hints = get_type_hints(kinds[message.id]) if message.id in kinds else {}
        names = sorted(message.variables)
        every = [
            samples(name, hints[name]) if name in hints else chosen(message.choices.get(name, ()))
            for name in names
        ]
        for values in product(*every):
            given = dict(zip(names, values, strict=True))
            yield message.id, speaker(language, part).say(message.id, **given)
