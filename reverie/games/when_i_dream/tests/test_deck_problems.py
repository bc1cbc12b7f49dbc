"""Every problem of a deck is told with its place."""

import pytest

from reverie.games.when_i_dream.checks import DeckIsBroken, checked, load
from reverie.games.when_i_dream.deck import (
    LARGEST_TEXT,
    read,
)
from reverie.games.when_i_dream.tests.decks import (
    at,
    card_lines,
    deck_of,
    found,
    places,
    small,
)
from reverie.kernel.rulebook import rule

# ── Problems of lines ────────────────────────────────────────────────────────────────────────

KEYS = (
    "an Element has theme, difficulty, emoji, and for each language en, de, fr, sv a word, "
    "aliases, family and clues (de, de aliases, de family, de clues)"
)
FORTY = "f" * 40


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            "# My deck\nA whale of a time",
            "2: cannot be read: 'A whale of a time'; write KEY: VALUE or [element]",
        ),
        (
            "x" * 1000,
            f"1: cannot be read: '{'x' * 40}'; write KEY: VALUE or [element]",
        ),
        ("\n" + "x" * 1001, "2: a line has at most 1000 characters"),
        ("[Whale]", "1: [Whale] is no name of an Element; use small letters, digits and -"),
        ("[-]", "1: [-] is no name of an Element; use small letters, digits and -"),
        ("[wal", "1: [wal is no name of an Element; use small letters, digits and -"),
        (
            f"[{FORTY}]\nen: f\nen clues: {FORTY}, -{FORTY}",
            f"3: '-{FORTY}' is too long or cannot be shown",
        ),
        (
            f"[{FORTY}f]",
            f"1: [{FORTY}f] is no name of an Element; use small letters, digits and -",
        ),
        ("[whale]\nen: whale\n\n[whale]", "4: whale is already at own.deck:1"),
        ("[whale]\nen: whale\nes: ballena", f"3: 'es' is no key; {KEYS}"),
        ("[whale]\nen: whale\nes clues: mar", f"3: 'es clues' is no key; {KEYS}"),
        ("[whale]\nen: whale\nen songs: none", f"3: 'en songs' is no key; {KEYS}"),
        ("en: whale", "1: 'en' belongs below an [element]"),
        ("[whale]\nen: whale\nen: orca", "3: 'en' is there twice for whale"),
        ("[whale]\nen: whale\nen clues:", "3: 'en clues' is empty; leave the line out"),
        (
            "[whale]\n\nen: whale\nde family: Walfang",
            "4: 'de family' needs a line 'de' with the word",
        ),
        ("[whale]\nen: whale\ndifficulty: 4", "3: difficulty is 1, 2 or 3"),
        ("[whale]\ndifficulty: easy\nen: whale", "2: difficulty is 1, 2 or 3"),
        ("\n[whale]\nemoji: 🐋", "2: whale has no word in any language"),
        ("[whale]\nemoji: 🐋\nen: | whales", "3: whale has no word"),
        ("[whale]\nemoji: whale\nen: whale", "2: 'whale' is no emoji"),
        (f"[whale]\nemoji: {'🐋' * 17}\nen: whale", f"2: '{'🐋' * 17}' is no emoji"),
        ("[whale]\nen: whale\nen clues: sea,, Jonah", "3: nothing between two commas"),
        ("[whale]\nen: whale\nen aliases: orca,", "3: nothing between two commas"),
        (
            "[whale]\nen: whale\nen family: wha\tling",
            "3: 'wha\\tling' is too long or cannot be shown",
        ),
        ("[whale]\nen: whale\nen clues: sea, Jonah, Sea", "3: 'sea' is there twice"),
        (
            "[whale]\nen: whale\nen clues: " + ", ".join("abcdefghijklmnop"),
            "3: 16 clues; at most 15",
        ),
        (
            "[whale]\nen clues: sea, big fish\nen: whale",
            "2: the clue 'big fish' has more than one word (rule 3.1)",
        ),
        (
            "[whale]\nen: whale\n\n[orca]\nemoji: 🐋\nen: Whale",
            "6: 'Whale' is the answer for whale already (own.deck:1)",
        ),
        (
            "[whale]\nen: whale\nen aliases: orca\n[orca]\nen: orca",
            "5: 'orca' is the answer for whale already (own.deck:1)",
        ),
    ],
)
def test_what_is_wrong_is_said_with_file_line_and_reason(text: str, problem: str) -> None:
    assert found(text) == (f"own.deck:{problem}",)


@pytest.mark.parametrize(
    "text",
    [
        "[whale]\nen: whale\nen clues: " + ", ".join("abcdefghijklmno"),
        f"[whale]\nen: whale\nen aliases: {FORTY}, whale",
        f"[whale]\nen: whale\nemoji: {'🐋' * 16}",
        "[kiss]\nen: kiss\nemoji: 👨🏻‍❤️‍💋‍👨🏿",
        "[one]\nen: one\nemoji: 1️⃣",
        "[whale]\nen: whale\nen aliases: sea creature\nen family: whale oil",
    ],
)
def test_what_is_just_allowed_leaves_only_the_number_of_elements_to_mend(text: str) -> None:
    last = small().splitlines().index("en: town-20") + 1

    assert found(text) == (f"small.deck:{last}: a card has four Elements: add 3, or take 1 away",)


def test_every_element_has_the_languages_of_the_others() -> None:
    problems = found("[whale]\nen: whale\nde: Wal")

    assert len(problems) == 80
    assert problems[0] == f"{at('farm-1')}: farm-1 has no line 'de', as others have"
    assert problems[-1] == f"{at('town-20')}: town-20 has no line 'de', as others have"


def test_an_element_may_have_the_word_of_another_in_another_language() -> None:
    text = "[gift]\nen: gift\nde: Geschenk\n[poison]\nen: poison\nde: Gift"

    assert not any("is the answer for" in problem for problem in found(text))


def test_an_answer_that_two_elements_share_is_said_with_the_line_that_has_it() -> None:
    problems = found("[whale]\nen: whale\n\n[orca]\nen: orca\nen aliases: grampus, whale")

    assert problems == ("own.deck:6: 'whale' is the answer for whale already (own.deck:1)",)


@pytest.mark.parametrize(
    "line",
    [
        f"en: {FORTY}f",
        f"en: whale | {FORTY}f",
        "en: wha\x07le",
        "en: whale | wha\x07les",
        "en: whale\nemoji: \x1b[2J",
    ],
)
def test_a_word_that_is_too_long_or_cannot_be_shown_is_said_with_its_line(line: str) -> None:
    text = f"[whale]\n{line}"

    assert places(found(text)) == [f"own.deck:{len(text.splitlines())}"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[Whale]\ntheme: sea\nen: whale\nen clues: sea", "own.deck:1"),
        ("[whale]\nen: whale\n\n[whale]\ntheme: sea\nen: orca\nen clues: sea", "own.deck:4"),
    ],
)
def test_the_lines_of_an_element_that_is_refused_are_not_refused_as_well(
    text: str, place: str
) -> None:
    assert places(found(text)) == [place]


def test_words_that_are_missing_are_not_the_same_answer() -> None:
    assert found("[whale]\nen: | whales\n[orca]\nen: | orcas") == (
        "own.deck:2: whale has no word",
        "own.deck:4: orca has no word",
    )


def test_nothing_between_commas_is_not_there_twice() -> None:
    problems = found("[whale]\nen: whale\nen clues: sea,,, Jonah")

    assert set(problems) == {"own.deck:3: nothing between two commas"}


def test_all_problems_are_told_in_the_order_of_the_lines() -> None:
    deck, problems = checked(
        read(
            {
                "b.deck": "oops\n[whale]\nen: whale\n" + "\n" * 6 + "oops",
                "a.deck": "[orca]\nen: whale",
            }
        )
    )

    assert problems == (
        "a.deck:2: 'whale' is the answer for whale already (b.deck:2)",
        "b.deck:1: cannot be read: 'oops'; write KEY: VALUE or [element]",
        "b.deck:10: cannot be read: 'oops'; write KEY: VALUE or [element]",
    )
    assert list(deck.concepts) == ["whale", "orca"]


def test_a_broken_deck_is_refused_with_all_its_problems() -> None:
    with pytest.raises(DeckIsBroken) as refusal:
        load({"own.deck": "oops\n[Whale]"})

    assert refusal.value.problems == (
        "own.deck:1: cannot be read: 'oops'; write KEY: VALUE or [element]",
        "own.deck:2: [Whale] is no name of an Element; use small letters, digits and -",
    )
    assert str(refusal.value) == "\n".join(refusal.value.problems)


def test_a_text_larger_than_any_deck_is_refused_unread() -> None:
    filled = "#" * (LARGEST_TEXT - len(small()))

    largest = checked(read({"small.deck": small(), "notes.deck": filled}))
    larger = checked(read({"small.deck": small(), "notes.deck": filled + "#"}))

    assert largest == (load({"small.deck": small()}), ())
    assert larger == (deck_of(), ("deck:1: more than 4194304 characters",))


# ── Problems of cards and of their number ────────────────────────────────────────────────────


def dealt_as(*changed: tuple[int, str]) -> tuple[str, ...]:
    """The problems of the small deck with some cards written otherwise."""
    lines = card_lines()
    for line, text in changed:
        lines[line - 1] = text
    return checked(read({"cards.deck": "\n".join(lines), "small.deck": small()}))[1]


def test_cards_may_stand_in_a_file_of_their_own() -> None:
    assert dealt_as() == ()


def test_a_card_is_written_in_one_way() -> None:
    assert dealt_as((3, "card: farm-3, sky-3, sea-3, town-3")) == (
        "cards.deck:3: a card is written card: one + two / three + four",
        f"{at('farm-3')}: farm-3 is on no card",
        f"{at('sea-3')}: sea-3 is on no card",
        f"{at('sky-3')}: sky-3 is on no card",
        f"{at('town-3')}: town-3 is on no card",
    )


def test_a_card_has_elements_of_the_deck() -> None:
    assert dealt_as((3, "card: farm-3 + sky-3 / sea-3 + dragon")) == (
        "cards.deck:3: there is no Element dragon",
        f"{at('town-3')}: town-3 is on no card",
    )


@rule("1.2")
def test_an_element_is_on_one_card_only() -> None:
    assert dealt_as((2, "card: farm-2 + sky-2 / sea-2 + town-9")) == (
        "cards.deck:9: town-9 is on the card at cards.deck:2 already",
        f"{at('town-2')}: town-2 is on no card",
    )


@rule("1.2")
@pytest.mark.parametrize(
    ("text", "twice"),
    [
        ("card: farm-3 + sky-3 / sea-3 + farm-3", "farm-3"),
        ("card: sky-3 + sky-3 / sea-3 + farm-3", "sky-3"),
    ],
)
def test_a_card_has_four_different_elements(text: str, twice: str) -> None:
    assert dealt_as((3, text)) == (
        f"cards.deck:3: {twice} is on this card twice",
        f"{at('town-3')}: town-3 is on no card",
    )


def test_elements_of_one_theme_do_not_share_a_face() -> None:
    assert dealt_as(
        (3, "card: farm-3 + farm-4 / sea-3 + town-3"),
        (4, "card: sky-3 + town-4 / sky-4 + sea-4"),
        (5, "card: farm-5 + sea-5 / sky-6 + sky-5"),
        (6, "card: farm-6 + town-5 / sea-6 + town-6"),
    ) == (
        "cards.deck:3: farm-3 and farm-4 share a face and the theme farm",
        "cards.deck:5: sky-6 and sky-5 share a face and the theme sky",
    )


def test_elements_without_a_theme_may_share_a_face() -> None:
    lines = [line for line in small().splitlines() if not line.startswith("theme: ")]

    assert load({"own.deck": "\n".join([*lines, *card_lines()])}).cards


@rule("R2")
@pytest.mark.parametrize("cards", [[], card_lines()[:19]])
def test_a_deck_has_at_least_20_cards(cards: list[str]) -> None:
    nineteen = [lines for lines in small().split("\n\n") if "-20]" not in lines]

    problems = checked(read({"own.deck": "\n".join([*cards, *nineteen])}))[1]

    last = len(cards) + 3 * 76
    assert problems == (f"own.deck:{last}: 19 cards of four Elements; a deck has at least 20",)


@pytest.mark.parametrize(
    ("elements", "problems"),
    [
        (0, ["deck:1: 0 cards of four Elements; a deck has at least 20"]),
        (
            79,
            [
                "own.deck:315: 19 cards of four Elements; a deck has at least 20",
                "own.deck:315: a card has four Elements: add 1, or take 3 away",
            ],
        ),
        (80, []),
    ],
)
def test_elements_are_dealt_if_no_one_is_left_over(elements: int, problems: list[str]) -> None:
    assert checked(read({"own.deck": small(elements)}))[1] == tuple(problems)
