"""The catalogues say all that the code can say, in every language, and nothing else.

What is needed is read off the code: classes of violations, sights and facts, folds and items, and
what the terminal asks for. Which facts a sentence may speak of is read off the places where they
are passed.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import reverie
from reverie.cli.solo import PARTS as SCORE_PARTS
from reverie.games import games
from reverie.games.daydream.notation import BONUSES, read_steps
from reverie.games.daydream.pieces import LEAFLETS
from reverie.games.daydream.printed import tableau
from reverie.kernel import violation as kernel_violations
from reverie.kernel.interruptions import Interrupted
from reverie.kernel.moment import Moment
from reverie.kernel.ruling import ClueDoubt
from reverie.kernel.violation import RuleViolation
from reverie.locales import LANGUAGES, SHELL, Catalogue, catalogue, message_id, source

PACKAGE = Path(reverie.__file__).parent
PARTS = (SHELL, *games())

our = tableau()
assert our.frames is not None

WORDS: dict[str, tuple[str, ...]] = {
    "item": tuple(our.items),
    "frame": our.frames.kinds,
    "doubt": get_args(ClueDoubt),
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
    """A message: what it speaks of, what it chooses by, and its text."""

    def __init__(self, entry: ftl.Message) -> None:
        self.id = entry.id.name
        self.placed: set[str] = set()
        self.chosen_by: set[str] = set()
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
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent's
        self.message.placed.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - fluent's
        self.message.texts.append(node.value)


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
    """The refusals of a part, by id."""
    module = kernel_violations
    if part != SHELL:
        module = import_module(f"reverie.games.{part}.violations")
    return {
        message_id("violation", name): kind
        for name, kind in vars(module).items()
        if isinstance(kind, type) and kind.__module__ == module.__name__
        if issubclass(kind, RuleViolation) and kind is not RuleViolation
    }


def sights(part: str) -> dict[str, type[msgspec.Struct]]:
    """What is shown, by id."""
    common = get_args(Interrupted)
    kinds: Iterable[Any] = common
    if part != SHELL:
        shown = get_args(get_type_hints(games()[part].seen)["return"])
        kinds = [kind for kind in shown if kind not in (*common, NoneType)]
    return {message_id("sight", kind.__name__): kind for kind in kinds}


def facts(part: str) -> dict[str, type[msgspec.Struct]]:
    """What is told below a sight: the messages inside it."""
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
        *said_words(language, part),
    }


@cache
def raised() -> dict[tuple[str, str], set[str]]:
    """The facts that every place passes to a violation, by part and id."""
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
        names = sorted(message.variables)
        for values in product(*(samples(name, hints.get(name, int | str)) for name in names)):
            given = dict(zip(names, values, strict=True))
            yield message.id, speaker(language, part).say(message.id, **given)


# ── Tests ────────────────────────────────────────────────────────────────────────────────────

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_part = pytest.mark.parametrize("part", PARTS)


def test_every_language_has_every_part_and_no_other() -> None:
    folder = PACKAGE / "locales"

    assert {path.name for path in folder.iterdir() if any(path.glob("*.ftl"))} == set(LANGUAGES)
    for language in LANGUAGES:
        assert {path.stem for path in (folder / language).iterdir()} == set(PARTS)


@each_language
@each_part
def test_a_catalogue_can_be_read_to_its_end(language: str, part: str) -> None:
    entries = parse(source(language, part)).body

    junk = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    ids = Counter(entry.id.name for entry in entries if isinstance(entry, ftl.Message))

    assert junk == []
    assert [name for name, times in ids.items() if times > 1] == []


@each_language
@each_part
def test_a_catalogue_has_what_is_needed_and_nothing_else(language: str, part: str) -> None:
    wanted, had = needed(language, part), messages(language, part).keys()

    assert {"missing": wanted - had, "unused": had - wanted} == {"missing": set(), "unused": set()}


@each_language
def test_no_game_says_anew_what_the_shell_says(language: str) -> None:
    for game in games():
        assert messages(language, game).keys() & messages(language, SHELL).keys() == set()


def test_every_id_with_a_hole_is_known_here() -> None:
    assert SAID.holes.keys() == FAMILIES.keys()


def test_everything_the_terminal_says_by_name_is_its_own() -> None:
    assert SAID.facts
    assert {name for name in SAID.facts if not name.startswith("solo-")} == set()


@each_part
def test_every_refusal_is_raised_somewhere(part: str) -> None:
    assert {key for key in violations(part) if (part, key) not in raised()} == set()


@each_language
@each_part
def test_sentences_speak_only_of_facts_they_are_given(language: str, part: str) -> None:
    given = available(part)

    unknown = {
        message.id: missing
        for message in messages(language, part).values()
        if (missing := message.variables - given.get(message.id, set()))
    }

    assert unknown == {}


@each_language
@each_part
def test_all_languages_speak_of_the_same_facts(language: str, part: str) -> None:
    def spoken_of(of: str) -> dict[str, set[str]]:
        return {message.id: message.variables for message in messages(of, part).values()}

    assert spoken_of(language) == spoken_of(LANGUAGES[0])


@each_language
@each_part
def test_every_sentence_can_be_said_and_no_raw_value_is_heard(language: str, part: str) -> None:
    raw = re.compile(r"\b(none|yes|True|False|None)\b|[{}$]|\(\)")

    for message, sentence in said(language, part):
        assert sentence.strip(), message
        assert not raw.search(sentence), (message, sentence)
        assert str(DEADLINE) not in re.sub(r"\D", "", sentence), (message, sentence)


@each_language
@each_part
def test_sentences_are_sentences(language: str, part: str) -> None:
    told = violations(part) | sights(part) | facts(part)

    for message, sentence in said(language, part):
        if message in told:
            assert re.search(r"[.!?”“»]$", sentence), (message, sentence)
            assert re.match(r"\W?[A-ZÀ-Ý0-9-]", sentence), (message, sentence)
            assert not re.search(r"\s[.,]|[.,]{2}|\s{2}|\s$", sentence), (message, sentence)


@pytest.mark.parametrize(
    ("language", "marks"), [("en", "“”"), ("de", "„“"), ("fr", "«»"), ("sv", "”")]
)
@each_part
def test_a_language_has_its_own_quotation_marks(language: str, marks: str, part: str) -> None:
    for message in messages(language, part).values():
        used = set(re.findall(r"[\"'„“”«»‘]", "".join(message.texts)))
        assert used <= set(marks), message.id


@each_part
def test_french_has_a_narrow_space_before_high_marks(part: str) -> None:
    for message in messages("fr", part).values():
        for text in message.texts:
            assert not re.search("(?<!\u202f)[;:!?»]|«(?!\u202f)", text), (message.id, text)


@each_language
def test_the_help_names_everything_that_can_be_typed(language: str) -> None:
    tree = ast.parse((PACKAGE / "cli" / "solo.py").read_text("utf-8"))
    typed = {
        node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.MatchValue) and isinstance(node.value, ast.Constant)
        if len(str(node.value.value)) > 1
    }

    told = {
        re.split(r"\s{2,}", line.strip())[0]
        for line in speaker(language, "daydream").say("solo-help").splitlines()
    }

    assert typed
    assert told >= {*typed, *BONUSES, "x b3", "x+1 b3", "skip y", "a1-d1", "settle"}


def test_what_a_bonus_is_called_in_the_terminal_can_be_typed() -> None:
    for language in LANGUAGES:
        asked = speaker(language, "daydream").say("solo-take-bonus", bonuses=tuple(BONUSES))
        named = re.findall(r"\w+", asked)[-len(BONUSES) :]

        assert read_steps(" ".join(named)) == read_steps(" ".join(BONUSES))
