"""The catalogues say all that the code can say, in every language, and nothing else."""

import ast
import re
from collections import Counter
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import ast as ftl

from reverie.games.daydream.notation import BONUSES, read_steps
from reverie.kernel.seat import Seat
from reverie.locales import BY_SEATS, LANGUAGES, PLAYERS, SEATS, SHELL, catalogue
from reverie.tables.player import PlayerId
from tests import client_reader
from tests.catalogue_files import entries, messages
from tests.catalogue_reader import (
    CLIENT_PARTS,
    DEADLINE,
    FAMILIES,
    PACKAGE,
    PAGES,
    PARTS,
    REFEREE,
    SAID,
    available,
    facts,
    needed,
    passed_on,
    raised,
    said,
    sights,
    speaker,
    violations,
)

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_part = pytest.mark.parametrize("part", PARTS)
each_of_the_client = pytest.mark.parametrize("part", CLIENT_PARTS)
every_part = pytest.mark.parametrize("part", [*PARTS, *CLIENT_PARTS])


def test_every_language_has_every_part_and_no_other() -> None:
    folder = PACKAGE / "locales"

    assert {path.name for path in folder.iterdir() if any(path.glob("*.ftl"))} == set(LANGUAGES)
    wanted = {f"{part}.ftl" for part in (*PARTS, *CLIENT_PARTS)}
    for language in LANGUAGES:
        had = {path.name for path in (folder / language).iterdir()}
        assert (language, wanted - had, had - wanted) == (language, set(), set())


@each_language
@every_part
def test_a_catalogue_can_be_read_to_its_end(language: str, part: str) -> None:
    all_ = entries(language, part)

    junk = [entry.content for entry in all_ if isinstance(entry, ftl.Junk)]
    ids = Counter(entry.id.name for entry in all_ if isinstance(entry, ftl.Message))

    assert junk == []
    assert [name for name, times in ids.items() if times > 1] == []


@each_language
@each_part
def test_a_catalogue_has_what_is_needed_and_nothing_else(language: str, part: str) -> None:
    wanted, had = needed(language, part), messages(language, part).keys()

    assert {"missing": wanted - had, "unused": had - wanted} == {"missing": set(), "unused": set()}


@each_language
@pytest.mark.parametrize("page", PAGES)
def test_no_part_says_anew_what_is_loaded_with_it(language: str, page: str) -> None:
    loaded = (SHELL, PAGES[page], *(part for part in CLIENT_PARTS if part not in PAGES), page)

    ids = Counter(message for part in loaded for message in messages(language, part))

    assert [name for name, times in ids.items() if times > 1] == []


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
@every_part
def test_all_languages_speak_of_the_same_facts(language: str, part: str) -> None:
    own, english = messages(language, part), messages(LANGUAGES[0], part)

    lost = [f"{language}/{part}.ftl lacks {name}" for name in english if name not in own]
    lost += [f"{language}/{part}.ftl alone has {name}" for name in own if name not in english]
    lost += [
        f"{language}/{part}.ftl: {name} speaks of other facts than in {LANGUAGES[0]}"
        for name in own
        if name in english and own[name].variables != english[name].variables
    ]

    assert not lost, "\n".join(lost)


@each_language
@every_part
def test_every_sentence_can_be_said_and_no_raw_value_is_heard(language: str, part: str) -> None:
    raw = re.compile(r"\b(?:none|yes|True|False|None)\b|[{}$]|\(\)")

    for message, sentence in said(language, part):
        own = " ".join(messages(language, part)[message].texts)
        assert sentence.strip(), message
        assert set(raw.findall(sentence)) <= set(raw.findall(own)), (message, sentence)
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


@each_language
@each_of_the_client
def test_what_the_client_says_ends_as_it_begins(language: str, part: str) -> None:
    """Labels and buttons need no full stop; what has one is a sentence."""
    for message, text in said(language, part):
        assert not re.search(r" [.,]|[.,]{2}| {2}|\s$", text), (message, text)
        if text.endswith("."):
            assert re.match(r"\W?[A-ZÀ-Ý0-9-]", text), (message, text)


@pytest.mark.parametrize(
    ("language", "marks"), [("en", "“”"), ("de", "„“"), ("fr", "«»"), ("sv", "”")]
)
@every_part
def test_a_language_has_its_own_quotation_marks(language: str, marks: str, part: str) -> None:
    for message in messages(language, part).values():
        used = set(re.findall(r"[\"'„“”«»‘]", "".join(message.texts)))
        assert used <= set(marks), message.id


@every_part
def test_french_has_a_narrow_space_before_high_marks(part: str) -> None:
    for message in messages("fr", part).values():
        for text in message.texts:
            assert not re.search("(?<!\u202f)[;:!?»]|«(?!\u202f)", text), (message.id, text)


# ── Names of people ──────────────────────────────────────────────────────────────────────────


def test_seats_and_players_have_words_and_are_counted_as_in_records() -> None:
    english, german = catalogue("en", "when_i_dream"), catalogue("de", "when_i_dream")

    assert english.say("sight-ready", seat=0) == "Seat 0 is ready."
    assert german.say("sight-left", player=2) == "Spieler 2 hat den Tisch verlassen."
    assert english.say("sight-removal-voted", by=0, player=1, remove=True) == (
        "Player 0 wants Player 1 to leave."
    )
    assert english.say("sight-challenged", by=3).startswith("Seat 3 challenges")
    assert english.say("violation-not-everybody-is-ready", players=(0, 2)).endswith(
        "Wait for Player 0, Player 2."
    )
    assert english.say("violation-only-the-host-may", host=None).startswith(
        "Only the host may do that, and this table has no host"
    )


def test_a_number_of_players_stays_a_number() -> None:
    assert catalogue("en", "when_i_dream").say("sight-table-laid", players=4) == (
        "The table is laid for 4 players."
    )


def test_what_each_seat_has_is_said_with_the_seat() -> None:
    french = catalogue("fr", "when_i_dream")

    assert french.say("fact-result", points=(3, 0, -1), winners=(0, 1)) == (
        "Points\u202f: Place 0 (3), Place 1 (0), Place 2 (-1). Victoire\u202f: Place 0, Place 1."
    )
    told = french.say(
        "sight-mask-off",
        spirits={Seat(1): "Fairy", Seat(2): "Sandman"},
        yellow=1,
        blue=0,
        remembered=True,
        points=(1, 1, 1),
    )
    assert "Place 1 (Fée), Place 2 (Marchand de Sable)." in told


def test_names_can_stand_where_numbers_do() -> None:
    english = catalogue("en", "when_i_dream")

    assert english.say("sight-ready", seat="Anna") == "Anna is ready."
    assert english.say("fact-result", points=(2,), winners=("Anna", "Ben")).endswith("Anna, Ben.")


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        ("en", r"\b(seat|player|the) $", r"^s"),
        ("de", r"\b(platz|spieler|der|die|den|dem) $", r"^s"),
        # No elision: what is said of Ben must be right of Anna.
        ("fr", r"\b(place|joueur|le|la|de|du|au|que|si) $|’$", r"^s"),
        ("sv", r"\b(plats|spelare) $", r"^:?s"),
    ],
)
@every_part
def test_sentences_hold_for_a_name_as_for_a_number(
    language: str, before: str, after: str, part: str
) -> None:
    for message in messages(language, part).values():
        for left, name, right in message.between:
            if name in (SEATS | PLAYERS) - {"players"}:
                assert not re.search(before, left, re.IGNORECASE), (message.id, left)
                assert not re.search(after, right), (message.id, right)


def holds(hint: Any, kind: object) -> bool:
    """Whether such a value is, or has in it, a seat or a player."""
    return hint is kind or any(holds(inner, kind) for inner in get_args(hint))


@each_part
def test_facts_that_hold_seats_and_players_are_known_by_their_names(part: str) -> None:
    for kind in (sights(part) | facts(part)).values():
        hints = get_type_hints(kind)
        for name, hint in hints.items():
            where = (kind.__name__, name)
            if get_origin(hint) is dict and holds(hint, Seat):
                assert name in BY_SEATS, where
            elif holds(hint, Seat):
                assert name in SEATS, where
                assert "player" not in hints, where
            elif holds(hint, PlayerId):
                assert name in PLAYERS or (name == "by" and "player" in hints), where


def test_refusals_call_seats_and_players_by_those_names() -> None:
    somebody = SEATS | PLAYERS

    assert {key for key, value in passed_on() if value in somebody} <= somebody


def test_the_client_has_the_same_lists_of_them() -> None:
    text = (client_reader.SOURCES / "table" / "tell.ts").read_text("utf-8")

    lists = re.findall(r"const ([A-Z_]+) = new Set\(\[([^\]]*)\]\)", text)

    assert {name: set(re.findall(r"\w+", inside)) for name, inside in lists} == {
        "SEATS": SEATS,
        "PLAYERS": PLAYERS,
        "BY_SEATS": BY_SEATS,
    }


# ── The client ───────────────────────────────────────────────────────────────────────────────


def test_the_client_says_everything_by_a_literal_id() -> None:
    """See client_reader for what that means."""
    lost = client_reader.not_literal()

    assert not lost, "\n".join(lost)


@each_language
def test_the_client_finds_every_message_that_it_says(language: str) -> None:
    lost = client_reader.missing(language)

    assert not lost, "\n".join(lost)


@each_language
@each_of_the_client
def test_a_part_of_the_client_has_only_what_the_client_says(language: str, part: str) -> None:
    lost = client_reader.unused(language, part)

    assert not lost, "\n".join(lost)


@each_language
def test_the_client_passes_every_fact_that_a_message_needs(language: str) -> None:
    lost = client_reader.not_given(language)

    assert not lost, "\n".join(lost)


@pytest.mark.parametrize(
    ("call", "ids", "passed"),
    [
        ('say("close")', ["close"], set()),
        ("say('rule', { rule: it.rule })", ["rule"], {"rule"}),
        ('say(\n  "both",\n  { one, other: f(1, "x, y"), },\n)', ["both"], {"one", "other"}),
        ("say(`fold-${name}`)", ["fold-{}"], set()),
        ("say(`title-${fold}-${band + 1}`, facts)", ["title-{}-{}"], None),
        ('say(is === "x" ? "yes-it-is" : "no", { ...facts })', ["yes-it-is", "no"], None),
        ("say(id)", [], set()),
    ],
)
def test_the_reader_of_the_client_reads_calls(
    call: str, ids: list[str], passed: set[str] | None
) -> None:
    first, *rest = client_reader.items(f"<p>{{{call}}}</p>", call.index("(") + 4)

    assert list(client_reader.ids_in(first)) == ids
    assert (client_reader.keys(rest[0]) if rest else set()) == passed


# ── The terminal ─────────────────────────────────────────────────────────────────────────────


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
