"""The catalogues say all that the code can say, in every language, and nothing else."""

import ast
import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from reverie.games import games
from reverie.games.daydream.notation import BONUSES, read_steps
from reverie.locales import LANGUAGES, SHELL, source
from tests.catalogue_reader import (
    DEADLINE,
    FAMILIES,
    PACKAGE,
    PARTS,
    REFEREE,
    SAID,
    available,
    facts,
    messages,
    needed,
    raised,
    said,
    sights,
    speaker,
    violations,
)

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
    # Evidence is a remark beside a clue, not a sentence.
    told = violations(part) | sights(part) | (facts(part) if part != REFEREE else {})

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
