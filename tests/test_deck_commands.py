"""The commands about decks, as people type them."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from reverie.games.when_i_dream.checks import checked
from reverie.games.when_i_dream.deck import Wording, read
from reverie.games.when_i_dream.pieces import Element
from reverie.games.when_i_dream.printed import FOLDER
from reverie.games.when_i_dream.printed import deck as our_deck
from reverie.games.when_i_dream.tests.decks import card_lines, small
from reverie.locales import LANGUAGES
from tests.test_command_line import reverie
from tools.docs import ROOT

ELEMENTS = ROOT / "reverie" / "games" / "when_i_dream" / FOLDER


NOTHING = {
    "article": "",
    "gender": "",
    "plural": "",
    "aliases": [],
    "family": [],
    "clues": [],
}


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


# ── reverie deck check ───────────────────────────────────────────────────────────────────────


def test_our_deck_can_be_played_and_the_referee_lets_every_clue_pass() -> None:
    told = reverie("deck", "check", ELEMENTS)

    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == (
        f"{ELEMENTS} can be played: 110 cards with 440 Elements in en, de, fr, sv\n"
    )


def test_a_deck_of_one_file_can_be_played_and_what_it_lacks_is_remarked(tmp_path: Path) -> None:
    own = written(tmp_path / "own.txt", "\ufeff" + small())

    told = reverie("deck", "check", own)

    assert told.returncode == 0
    assert told.stdout == f"{own} can be played: 20 cards with 80 Elements in en\n"
    assert told.stderr.splitlines()[:2] == [
        f"{own}: farm-1: no emoji",
        f"{own}: farm-1: 0 clues in en; bots want 12 to 15",
    ]
    assert len(told.stderr.splitlines()) == 160


def test_a_deck_of_several_files_is_checked_together(tmp_path: Path) -> None:
    written(tmp_path / "elements.deck", small())
    written(tmp_path / "cards.deck", "\n".join([*card_lines()[:19], "card: a"]))
    written(tmp_path / "notes.txt", "Nobody reads this.")

    told = reverie("deck", "check", tmp_path)

    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.splitlines() == [
        "reverie: the deck cannot be played",
        "cards.deck:20: a card is written card: one + two / three + four",
        "elements.deck:77: farm-20 is on no card",
        "elements.deck:157: sea-20 is on no card",
        "elements.deck:237: sky-20 is on no card",
        "elements.deck:317: town-20 is on no card",
    ]


def test_clues_that_the_referee_would_not_let_pass_are_remarked(tmp_path: Path) -> None:
    whale = "[whale]\ntheme: zoo\nemoji: 🐋\nen: whale | whales\nen clues: ocean, whales, xqzzt\n\n"
    own = written(tmp_path / "own.deck", whale + small(79))

    told = reverie("deck", "check", own)

    assert told.returncode == 0
    assert [line for line in told.stderr.splitlines() if ": whale: " in line] == [
        f"{own}: whale: 3 clues in en; bots want 12 to 15",
        f"{own}: whale: the referee stops or doubts whales: same word family: whale",
        f"{own}: whale: the referee stops or doubts xqzzt: in no dictionary",
    ]


def test_the_referee_knows_what_an_element_is_called_elsewhere_in_the_deck(tmp_path: Path) -> None:
    both = re.sub(r"en: (.+)", r"en: \1\nde: \1", small(79))
    flumph = "[flumph]\nen: flumph\nen clues: zwackel\nde: Zwackel\nde clues: Wolke\n"
    own = written(tmp_path / "own.deck", both + flumph)

    told = reverie("deck", "check", own)

    assert told.returncode == 0
    assert [line for line in told.stderr.splitlines() if "the referee" in line] == [
        f"{own}: flumph: the referee stops or doubts zwackel: Zwackel in German"
    ]


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    own = tmp_path / "own.deck"
    own.write_bytes("[whale]\nfr: cétacé\n".encode("latin-1"))

    told = reverie("deck", "check", own)

    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == f"reverie: {own} is not UTF-8 text (byte 13); save it as UTF-8\n"


def test_of_a_folder_the_file_that_is_not_utf_8_is_named(tmp_path: Path) -> None:
    written(tmp_path / "a.deck", small())
    (tmp_path / "b.deck").write_bytes(b"\xff\xfe[\x00")

    told = reverie("deck", "check", tmp_path)

    assert told.returncode == 2
    assert f"{tmp_path / 'b.deck'} is not UTF-8 text (byte 0)" in told.stderr


def test_of_a_folder_the_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    written(tmp_path / "a.deck", small())
    (tmp_path / "b.deck").mkdir()

    told = reverie("deck", "check", tmp_path)

    assert told.returncode == 2
    assert f"{tmp_path / 'b.deck'} cannot be read: Is a directory" in told.stderr


@pytest.mark.parametrize("command", [("check",), ("show", "--file")])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, command: tuple[str, ...]) -> None:
    own = written(tmp_path / "own.deck", small()) / "own.deck"

    told = reverie("deck", *command, own)

    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == f"reverie: {own} cannot be read: Not a directory\n"


@pytest.mark.parametrize("command", [("check",), ("show", "--file"), ("new",)])
def test_a_name_longer_than_any_file_has_is_refused(command: tuple[str, ...]) -> None:
    told = reverie("deck", *command, "x" * 300)

    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.endswith(": File name too long\n")
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize("command", [("check",), ("show", "--file")])
def test_a_folder_without_decks_is_refused(tmp_path: Path, command: tuple[str, ...]) -> None:
    written(tmp_path / "own.txt", small())

    told = reverie("deck", *command, tmp_path)

    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == f"reverie: {tmp_path} holds no file that ends in .deck\n"


# ── reverie deck new ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_deck_new_writes_can_be_read_again(language: str) -> None:
    told = reverie("deck", "new", "--language", language)

    draft = read({"own.deck": told.stdout})
    assert (told.returncode, told.stderr, draft.problems) == (0, "", [])
    ours = [our_deck().concepts[Element(name)] for name in ("whale", "key")]
    assert list(draft.concepts.values()) == [
        msgspec.structs.replace(concept, words={language: concept.words[language]})
        for concept in ours
    ]
    last = len(told.stdout.splitlines())
    assert checked(draft)[1] == (
        f"own.deck:{last}: 0 cards of four Elements; a deck has at least 20",
        f"own.deck:{last}: a card has four Elements: add 2, or take 2 away",
    )


def test_a_deck_that_was_begun_can_be_played_with_78_more_elements(tmp_path: Path) -> None:
    own = tmp_path / "own.deck"

    begun = reverie("deck", "new", own)
    begun_text = own.read_text("utf-8")
    written(own, f"{begun_text}\n{small(78)}")
    told = reverie("deck", "check", own)

    assert (begun.returncode, begun.stderr) == (0, "")
    assert begun.stdout == f"{own} is ready for your words; then: reverie deck check {own}\n"
    assert begun_text == reverie("deck", "new").stdout
    assert told.stdout == f"{own} can be played: 20 cards with 80 Elements in en\n"


def test_deck_new_makes_no_file_of_a_folder(tmp_path: Path) -> None:
    told = reverie("deck", "new", tmp_path)

    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == f"reverie: {tmp_path} is there already; choose another name\n"


def test_deck_new_overwrites_nothing(tmp_path: Path) -> None:
    own = written(tmp_path / "own.deck", "[whale]\n")

    told = reverie("deck", "new", own)

    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == f"reverie: {own} is there already; choose another name\n"
    assert own.read_text("utf-8") == "[whale]\n"


# ── reverie deck show ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_cards_are_shown_in_each_language(language: str) -> None:
    told = reverie("deck", "show", "--language", language)

    first = [
        [our_deck().concepts[element] for element in face] for face in our_deck().cards[0].faces
    ]
    (one, two), (three, four) = (
        [f"{concept.emoji} {concept.words[language].word}" for concept in face] for face in first
    )
    assert (told.returncode, told.stderr) == (0, "")
    assert len(told.stdout.splitlines()) == 110
    assert told.stdout.splitlines()[0] == f"  1  {one} · {two}  /  {three} · {four}"
    assert told.stdout.splitlines()[-1].startswith("110  ")


def test_our_cards_are_printed_with_all_that_the_deck_says() -> None:
    told = reverie("deck", "show", "--json")

    printed = json.loads(told.stdout)
    assert (told.returncode, told.stderr, list(printed)) == (0, "", ["cards"])
    assert [list(card) for card in printed["cards"]] == [["faces"]] * 110
    assert [
        tuple(tuple(element["id"] for element in face) for face in card["faces"])
        for card in printed["cards"]
    ] == [card.faces for card in our_deck().cards]
    for element in (one for card in printed["cards"] for face in card["faces"] for one in face):
        ours = our_deck().concepts[element["id"]]
        words = msgspec.convert(element.pop("languages"), dict[str, Wording])
        assert words == ours.words
        assert element == {
            "id": ours.id,
            "theme": ours.theme,
            "difficulty": ours.difficulty,
            "emoji": ours.emoji,
        }


def test_a_deck_of_ones_own_is_shown_and_printed(tmp_path: Path) -> None:
    whale = (
        "[whale]\ntheme: zoo\nemoji: 🐋\ndifficulty: 3\n"
        "fr: la baleine | baleines\nfr clues: mer, Jonas\n\n"
    )
    own = written(tmp_path / "own.deck", small(79, language="fr") + whale)

    shown = reverie("deck", "show", "--file", own, "--language", "fr")
    printed = reverie("deck", "show", "--file", own, "--json")

    assert shown.stdout.splitlines()[0] == "  1  farm-1 · sky-1  /  sea-1 · town-1"
    assert shown.stdout.splitlines()[19] == " 20  farm-20 · sky-20  /  sea-20 · 🐋 baleine"
    assert json.loads(printed.stdout)["cards"][19] == {
        "faces": [
            [plain("farm-20", "farm"), plain("sky-20", "sky")],
            [
                plain("sea-20", "sea"),
                {
                    "id": "whale",
                    "theme": "zoo",
                    "difficulty": 3,
                    "emoji": "🐋",
                    "languages": {
                        "fr": {
                            **NOTHING,
                            "word": "baleine",
                            "article": "la",
                            "plural": "baleines",
                            "clues": ["mer", "Jonas"],
                        }
                    },
                },
            ],
        ]
    }


def plain(name: str, theme: str) -> dict[str, object]:
    words = {"fr": {**NOTHING, "word": name}}
    return {"id": name, "theme": theme, "difficulty": 2, "emoji": "", "languages": words}


def test_a_deck_is_not_shown_in_a_language_that_it_lacks(tmp_path: Path) -> None:
    own = written(tmp_path / "own.deck", small(language="sv"))

    told = reverie("deck", "show", "--file", own)

    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == f"reverie: {own} has no words in en; it has sv\n"


def test_a_broken_deck_is_not_shown(tmp_path: Path) -> None:
    own = written(tmp_path / "own.deck", "oops\n" + small())

    told = reverie("deck", "show", "--file", own, "--json")

    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.splitlines() == [
        "reverie: the deck cannot be played",
        "own.deck:1: cannot be read: 'oops'; write KEY: VALUE or [element]",
    ]


# ── Bad arguments ────────────────────────────────────────────────────────────────────────────

NO_LANGUAGE = "there is no language 'tlh'; choose one of en, de, fr, sv"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("deck check nowhere.deck", "nowhere.deck cannot be read: No such file or directory"),
        ("deck show --file nowhere.deck", "nowhere.deck cannot be read: No such file or directory"),
        ("deck show --language tlh", NO_LANGUAGE),
        ("deck show --language tlh --json", NO_LANGUAGE),
        ("deck new --language tlh", NO_LANGUAGE),
        ("deck new nowhere/own.deck", "nowhere/own.deck cannot be written: No such file or dir"),
        ("deck check", "Missing argument 'FILE'"),
        ("deck dance", "No such command 'dance'"),
        ("check-clue --element moon", "say which clue with --clue"),
        ("check-clue --clue moon", "say which element with --element"),
        ("check-clue --element moon --clue=", "say which clue with --clue"),
        ("check-clue --language tlh --element moon --clue sun", NO_LANGUAGE),
        ("check-guess --element moon", "say which guess with --guess"),
        ("check-guess --guess moon", "say which element with --element"),
        ("check-guess --language tlh --element moon --guess sun", NO_LANGUAGE),
        ("recall --text moon", "name the Elements of the dream: --elements moon,ship"),
        ("recall --elements ,, --text moon", "name the Elements of the dream: --elements moon,"),
        ("recall --language tlh --elements moon --text moon", NO_LANGUAGE),
    ],
)
def test_bad_arguments_get_a_clear_sentence_and_exit_code_2(arguments: str, sentence: str) -> None:
    told = reverie(*arguments.split())

    assert (told.returncode, told.stdout) == (2, "")
    assert sentence in told.stderr
    assert "Traceback" not in told.stderr
