"""The commands that ask the referee, as people type them."""

import csv
import io
import json
import os
import subprocess
import sys

import pytest

from reverie.games.when_i_dream.printed import FOLDER
from reverie.games.when_i_dream.printed import deck as our_deck
from reverie.locales import LANGUAGES
from tests.test_command_line import reverie
from tools.docs import ROOT

ELEMENTS = ROOT / "reverie" / "games" / "when_i_dream" / FOLDER


def typed_bytes(typed: bytes, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a command with bytes that may be no UTF-8, on a terminal that is."""
    run = subprocess.run(
        [sys.executable, "-m", "reverie", *arguments],
        input=typed,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
        check=False,
    )
    return subprocess.CompletedProcess(
        run.args, run.returncode, run.stdout.decode(), run.stderr.decode()
    )


# ── reverie check-clue ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("language", "element", "clue", "verdict", "reason", "evidence"),
    [
        ("en", "whale", "ocean", "fine", "", ""),
        ("en", "Whale", "whales", "improper", "family", "same word family: whale"),
        ("en", "whale", "big fish", "improper", "multiword", "more than one word"),
        ("en", "whale", "xqzzt", "doubtful", "not-a-word", "in no dictionary"),
        ("en", "whale", "fenêtre", "doubtful", "foreign", "a word in French only"),
        ("de", "Wal", "Walfang", "improper", "family", "gleiche Wortfamilie: Wal"),
        ("fr", "baleine", "océan", "fine", "", ""),
        ("sv", "val", "valar", "improper", "family", "samma ordfamilj: val"),
        ("en", "zeppelin", "zeppelins", "improper", "family", "the same word: zeppelin"),
    ],
)
def test_a_clue_gets_a_verdict_a_reason_and_evidence(
    language: str, element: str, clue: str, verdict: str, reason: str, evidence: str
) -> None:
    asked = ("check-clue", "--language", language, "--element", element, "--clue", clue)

    told, printed = reverie(*asked), reverie(*asked, "--json")

    assert (told.returncode, printed.returncode) == (0, 0)
    assert told.stdout.rstrip("\n") == " – ".join(filter(None, (verdict, reason, evidence)))
    assert list(json.loads(printed.stdout).items()) == [
        ("language", language),
        ("element", element),
        ("clue", clue),
        ("verdict", verdict),
        ("reason", reason),
        ("evidence", evidence),
    ]


def test_a_clue_that_is_no_text_gets_a_clear_answer() -> None:
    clue = b"oc\xe9an".decode("utf-8", "surrogateescape")

    told = reverie("check-clue", "--element", "whale", "--clue", clue, "--json")

    assert told.returncode in {0, 2}
    assert "Traceback" not in told.stderr


def test_a_table_of_1000_clues_gets_its_verdicts_line_by_line() -> None:
    words = [
        (language, concept.words[language].word)
        for concept in our_deck().concepts.values()
        for language in LANGUAGES
    ]
    alone = [(language, word) for language, word in words if " " not in word][:1000]
    table = "".join(f"{language},{word},{word}\n" for language, word in alone)

    told = reverie("check-clue", "--csv", typed="language,element,clue\n" + table)

    assert (told.returncode, told.stderr) == (0, "")
    assert list(csv.reader(io.StringIO(told.stdout))) == [
        ["language", "element", "clue", "verdict", "reason"],
        *([language, word, word, "improper", "family"] for language, word in alone),
    ]
    assert len(told.stdout.splitlines()) == 1001


def test_a_table_has_its_columns_in_any_order_among_others_and_may_have_blank_lines() -> None:
    told = reverie(
        "check-clue",
        "--csv",
        typed="Clue, number ,ELEMENT, language\n"
        "ocean,1,whale,en\n"
        "\n"
        " Walfang ,2,Wal, de\n"
        '"big, fish",3,whale,en\n'
        "\n"
        "xqzzt,4,zeppelin,en,and more\n"
        "\n",
    )

    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == (
        "language,element,clue,verdict,reason\n"
        "en,whale,ocean,fine,\n"
        "de,Wal,Walfang,improper,family\n"
        'en,whale,"big, fish",improper,multiword\n'
        "en,zeppelin,xqzzt,doubtful,not-a-word\n"
    )


def test_an_empty_clue_of_a_table_is_no_word() -> None:
    told = reverie("check-clue", "--csv", typed="language,element,clue\nen,whale,\n")

    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == "language,element,clue,verdict,reason\nen,whale,,doubtful,not-a-word\n"


COLUMNS = "the first line must name the columns language, element, clue"


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ("", f"{COLUMNS}; language is missing"),
        ("language,clue\nen,ocean\n", f"{COLUMNS}; element is missing"),
        ("en,whale,ocean\n", f"{COLUMNS}; language is missing"),
        ("language,element\nen,whale\n", f"{COLUMNS}; clue is missing"),
    ],
)
def test_a_table_that_lacks_a_column_is_refused(table: str, sentence: str) -> None:
    told = reverie("check-clue", "--csv", typed=table)

    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == f"reverie: {sentence}\n"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("tlh,whale,ocean", "line 4: there is no language 'tlh'"),
        ("EN,whale,ocean", "line 4: there is no language 'EN'"),
        (",whale,ocean", "line 4: there is no language ''"),
        ("en,whale", "line 4 has 2 columns; it needs 3"),
    ],
)
def test_a_line_that_cannot_be_judged_is_refused_with_its_number(line: str, sentence: str) -> None:
    table = f"language,element,clue\nen,whale,ocean\n\n{line}\nen,whale,ship\n"

    told = reverie("check-clue", "--csv", typed=table)

    assert told.returncode == 2
    assert told.stdout == "language,element,clue,verdict,reason\nen,whale,ocean,fine,\n"
    assert told.stderr == f"reverie: {sentence}\n"


def test_a_line_without_an_element_is_refused_with_its_number() -> None:
    told = reverie("check-clue", "--csv", typed="language,element,clue\nen,,ocean\n")

    assert told.returncode == 2
    assert "line 2" in told.stderr


def test_a_table_that_a_spreadsheet_saved_is_read() -> None:
    told = reverie("check-clue", "--csv", typed="\ufefflanguage,element,clue\r\nen,whale,ocean\r\n")

    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == "language,element,clue,verdict,reason\nen,whale,ocean,fine,\n"


def test_a_table_with_the_line_ends_of_an_old_spreadsheet_gets_a_clear_answer() -> None:
    told = typed_bytes(b"language,element,clue\ren,whale,ocean\r", "check-clue", "--csv")

    assert told.returncode in {0, 2}
    assert "Traceback" not in told.stderr


def test_a_first_line_longer_than_any_table_has_is_refused() -> None:
    told = reverie("check-clue", "--csv", typed=f"language,element,clue,{'x' * 140_000}\n")

    assert (told.returncode, told.stdout) == (2, "")
    assert "Traceback" not in told.stderr


def test_a_table_that_is_not_utf_8_is_refused_in_a_clear_sentence() -> None:
    told = typed_bytes(b"language,element,clue\nfr,baleine,oc\xe9an\n", "check-clue", "--csv")

    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    assert "UTF-8" in told.stderr


def test_a_clue_longer_than_any_table_holds_is_refused_with_its_line() -> None:
    table = f"language,element,clue\nen,whale,{'x' * 140_000}\n"

    told = reverie("check-clue", "--csv", typed=table)

    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    assert "line 2" in told.stderr


# ── reverie check-guess ──────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("language", "element", "guess", "answer"),
    [
        ("en", "whale", "the whales", {"verdict": "right"}),
        ("de", "wal", "Walfisch", {"verdict": "right"}),
        ("fr", "clé", "clef", {"verdict": "right"}),
        ("sv", "val", "valen", {"verdict": "right"}),
        ("en", "zeppelin", "zepelin", {"verdict": "right"}),
        ("en", "whale", "ship", {"verdict": "wrong"}),
        (
            "de",
            "Mond",
            "moon",
            {"verdict": "close", "leaning": "right", "evidence": "moon auf Englisch"},
        ),
    ],
)
def test_a_guess_is_right_close_or_wrong(
    language: str, element: str, guess: str, answer: dict[str, str]
) -> None:
    asked = ("check-guess", "--language", language, "--element", element, "--guess", guess)

    told, printed = reverie(*asked), reverie(*asked, "--json")

    assert (told.returncode, printed.returncode) == (0, 0)
    assert told.stdout == " – ".join(answer.values()) + "\n"
    assert json.loads(printed.stdout) == {
        "language": language,
        "element": element,
        "guess": guess,
        **answer,
    }


# ── reverie recall ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("language", "elements", "dream", "named"),
    [
        ("en", "ship, moon,whale,ship", "Two moons\nshone on the ship.", ["ship", "moon"]),
        ("en", "zeppelin,moon", "Zeppelins everywhere!", ["zeppelin"]),
        ("en", "moon", "", []),
        ("de", "Mond,Schiff,Wal", "Die Monde schienen\nauf ein Segelschiff.", ["Mond", "Schiff"]),
        ("fr", "lune,clé", "J'ai perdu les clefs.", ["clé"]),
        ("sv", "båt,måne", "Månen sken över båtarna.", ["båt", "måne"]),
    ],
)
def test_a_retold_dream_names_elements(
    language: str, elements: str, dream: str, named: list[str]
) -> None:
    asked = ("recall", "--language", language, "--elements", elements)

    told, read_in = reverie(*asked, "--text", dream), reverie(*asked, typed=dream)
    printed = reverie(*asked, "--json", typed=dream)

    assert (told.returncode, read_in.returncode, printed.returncode) == (0, 0, 0)
    assert told.stdout == read_in.stdout == "".join(f"{element}\n" for element in named)
    assert json.loads(printed.stdout) == {"language": language, "named": named}


def test_the_text_counts_and_not_what_is_typed_as_well() -> None:
    told = reverie("recall", "--elements", "moon,ship", "--text", "A ship.", typed="A moon.")

    assert (told.returncode, told.stdout) == (0, "ship\n")


def test_elements_may_be_named_one_by_one() -> None:
    told = reverie("recall", "--element", "moon", "--element", "ship", typed="The ship, the moon.")

    assert (told.returncode, told.stdout) == (0, "moon\nship\n")


def test_a_dream_that_is_not_utf_8_is_refused_in_a_clear_sentence() -> None:
    told = typed_bytes(b"la cl\xe9", "recall", "--language", "fr", "--elements", "baleine")

    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    assert "UTF-8" in told.stderr
