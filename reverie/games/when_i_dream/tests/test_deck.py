"""A deck as text: what is read, what is dealt, and our own deck."""

from collections import Counter

import pytest

from reverie.games.when_i_dream.checks import load, remarks
from reverie.games.when_i_dream.deck import (
    Concept,
    Place,
    Wording,
    dealt,
    read,
)
from reverie.games.when_i_dream.pieces import Element
from reverie.games.when_i_dream.printed import DeckLexicon, lexicon
from reverie.games.when_i_dream.printed import deck as our_deck
from reverie.games.when_i_dream.tests.decks import (
    card,
    card_lines,
    concept,
    deck_of,
    small,
)
from reverie.kernel.rulebook import rule

# ── What is read ─────────────────────────────────────────────────────────────────────────────


def test_an_element_is_read_with_all_that_is_written_about_it() -> None:
    draft = read(
        {
            "sea.deck": "\ufeff# Of the sea.\r\n"
            "theme: sea\r\n"
            "\r\n"
            "[whale]\r\n"
            "  # The first.\r\n"
            "difficulty: 1\r\n"
            "emoji: 🐋\r\n"
            "de: der Wal | Wale\r\n"
            "de aliases: Walfisch,Riese der Meere\r\n"
            "de family:Walfang\r\n"
            "  de clues:  Meer , Jona  \r\n"
            "en: whale\r\n"
            "[star-2]\r\n"
            "theme: sky\r\n"
            "fr: l'étoile (f) | étoiles\r\n"
            "card: whale + star-2 / a + b\r\n"
        }
    )

    assert draft.problems == []
    assert draft.concepts == {
        "whale": Concept(
            id=Element("whale"),
            theme="sea",
            difficulty=1,
            emoji="🐋",
            words={
                "en": Wording(word="whale"),
                "de": Wording(
                    word="Wal",
                    article="der",
                    plural="Wale",
                    aliases=("Walfisch", "Riese der Meere"),
                    family=("Walfang",),
                    clues=("Meer", "Jona"),
                ),
            },
        ),
        "star-2": Concept(
            id=Element("star-2"),
            theme="sky",
            difficulty=2,
            emoji="",
            words={"fr": Wording(word="étoile", article="l'", gender="f", plural="étoiles")},
        ),
    }
    assert draft.cards == [(Place("sea.deck", 16), card("whale", "star-2", "a", "b"))]
    assert draft.place("whale", "de clues") == Place("sea.deck", 11)
    assert draft.place("whale", "sv") == draft.place("whale") == Place("sea.deck", 4)


@pytest.mark.parametrize(
    ("line", "wording"),
    [
        ("en: whale", Wording(word="whale")),
        ("en: the whale | whales", Wording(word="whale", article="the", plural="whales")),
        ("en: a boat", Wording(word="boat", article="a")),
        ("en: an owl|owls", Wording(word="owl", article="an", plural="owls")),
        ("en: theatre", Wording(word="theatre")),
        ("en: ice cream", Wording(word="ice cream")),
        ("de: der Wal", Wording(word="Wal", article="der")),
        ("de: die Kuh | Kühe", Wording(word="Kuh", article="die", plural="Kühe")),
        ("de: das Kamel", Wording(word="Kamel", article="das")),
        ("de: den Haag", Wording(word="den Haag")),
        ("fr: le dauphin", Wording(word="dauphin", article="le")),
        ("fr: la clé | clés", Wording(word="clé", article="la", plural="clés")),
        ("fr: les échecs", Wording(word="échecs", article="les")),
        ("fr: l'ours (m) | ours", Wording("ours", article="l'", gender="m", plural="ours")),
        ("fr: lampe", Wording(word="lampe")),
        ("sv: en val | valar", Wording(word="val", article="en", plural="valar")),
        ("sv: ett träd | träd", Wording(word="träd", article="ett", plural="träd")),
        ("sv: enhörning", Wording(word="enhörning")),
    ],
)
def test_a_word_is_read_with_article_gender_and_plural(line: str, wording: Wording) -> None:
    draft = read({"own.deck": f"[one]\n{line}"})

    assert draft.problems == []
    assert draft.concepts[Element("one")].words == {line[:2]: wording}


def test_an_article_may_have_the_apostrophe_of_a_printed_book() -> None:
    draft = read({"own.deck": "[bear]\nfr: l’ours (m) | ours"})

    assert draft.concepts[Element("bear")].words["fr"].word == "ours"


def test_the_theme_of_a_file_holds_for_its_elements_only() -> None:
    draft = read(
        {
            "one.deck": "theme: sea\n[whale]\nen: whale\n[star]\ntheme: sky\nen: star\n"
            "[crab]\nen: crab",
            "two.deck": "[key]\nen: key",
        }
    )

    themes = {element: concept.theme for element, concept in draft.concepts.items()}
    assert themes == {"whale": "sea", "star": "sky", "crab": "sea", "key": ""}


def test_several_files_make_one_deck() -> None:
    half, cards = small(40), "\n".join(reversed(card_lines()))
    files = {"a.deck": half, "b.deck": small().removeprefix(half), "c.deck": cards}

    deck = load(files)

    assert deck == load({"all.deck": f"{cards}\n{small()}"})
    assert deck.concepts == load({"small.deck": small()}).concepts
    assert deck.cards == tuple(
        card(f"farm-{n}", f"sky-{n}", f"sea-{n}", f"town-{n}") for n in range(20, 0, -1)
    )


@pytest.mark.parametrize("language", ["en", "de", "fr", "sv"])
def test_a_deck_in_one_language_without_clues_can_be_played(language: str) -> None:
    deck = load({"own.deck": small(language=language)})

    assert deck.languages == (language,)
    assert deck.concepts[Element("sea-7")] == concept(
        "sea-7", theme="sea", words={language: Wording(word="sea-7")}
    )


def test_a_deck_speaks_the_languages_that_every_element_has() -> None:
    both = concept("whale", words={"sv": Wording("val"), "en": Wording("whale")})
    one = concept("key", words={"sv": Wording("nyckel"), "de": Wording("Schlüssel")})

    assert deck_of(both).languages == ("en", "sv")
    assert deck_of(both, one).languages == ("sv",)


# ── Cards for a deck that has none ───────────────────────────────────────────────────────────


def test_elements_without_cards_are_dealt_in_their_order() -> None:
    deck = load({"own.deck": small()})

    assert deck.cards == tuple(
        card(f"farm-{n}", f"sky-{n}", f"sea-{n}", f"town-{n}") for n in range(1, 21)
    )


@pytest.mark.parametrize(
    "sizes", [(40, 40), (40, 20, 20), (10, 40, 30), (30, 10, 40), (27, 26, 27), (16,) * 5]
)
def test_dealt_faces_have_two_themes_while_no_theme_has_more_than_half(
    sizes: tuple[int, ...],
) -> None:
    names = [(theme, f"{theme}-{n}") for theme, size in enumerate(sizes) for n in range(size)]
    concepts = {Element(name): concept(name, theme=str(theme)) for theme, name in names}

    cards = list(dealt(concepts))

    faces = [face for card in cards for face in card.faces]
    assert sorted(one for face in faces for one in face) == sorted(concepts)
    assert all(concepts[one].theme != concepts[other].theme for one, other in faces)


def test_nothing_is_dealt_from_three_elements() -> None:
    assert list(dealt({Element(name): concept(name) for name in "abc"})) == []


# ── What could be better ─────────────────────────────────────────────────────────────────────


def spoken(name: str, clues: str, **changes: object) -> Concept:
    return concept(
        name, **{"emoji": "🐋", "words": {"en": Wording(word=name, clues=tuple(clues))}, **changes}
    )


def test_a_missing_emoji_and_too_few_clues_are_remarked() -> None:
    deck = deck_of(
        spoken("whale", "abcdefghijkl"),
        spoken("orca", "mnopqrstuvw"),
        spoken("key", "αβγδεζηθικλμνξο", emoji=""),
        spoken("bell", "", words={"de": Wording("Glocke"), "en": Wording("bell")}),
    )

    assert list(remarks(deck)) == [
        "orca: 11 clues in en; bots want 12 to 15",
        "key: no emoji",
        "bell: 0 clues in de; bots want 12 to 15",
        "bell: 0 clues in en; bots want 12 to 15",
    ]


def test_two_elements_that_share_more_than_three_clues_are_remarked() -> None:
    deck = deck_of(
        spoken("whale", "abcdefghijkl"),
        spoken("orca", "ABC" + "mnopqrstu"),
        spoken("seal", "BCDA" + "vwxyzäöå"),
    )

    assert list(remarks(deck)) == ["whale and seal share 4 clues in en: B, C, D, A"]


# ── Our own deck ─────────────────────────────────────────────────────────────────────────────


@rule("1.2")
def test_our_deck_has_each_of_440_elements_once_on_110_cards() -> None:
    deck = our_deck()

    on_cards = Counter(one for card in deck.cards for face in card.faces for one in face)
    assert (len(deck.cards), len(deck.concepts)) == (110, 440)
    assert on_cards == Counter(dict.fromkeys(deck.concepts, 1))


def test_our_deck_speaks_four_languages_with_12_to_15_clues_in_each() -> None:
    deck = our_deck()

    assert deck.languages == ("en", "de", "fr", "sv")
    assert {
        (concept.id, language): len(wording.clues)
        for concept in deck.concepts.values()
        for language, wording in concept.words.items()
        if not 12 <= len(wording.clues) <= 15
    } == {}


def test_our_deck_has_another_emoji_for_each_element() -> None:
    emoji = Counter(concept.emoji for concept in our_deck().concepts.values())

    assert "" not in emoji
    assert [one for one, times in emoji.items() if times > 1] == []


def test_our_deck_has_themes_and_all_difficulties() -> None:
    concepts = our_deck().concepts.values()

    assert [concept.id for concept in concepts if not concept.theme] == []
    assert {concept.difficulty for concept in concepts} == {1, 2, 3}


def test_nothing_is_remarked_about_our_deck() -> None:
    assert list(remarks(our_deck())) == []


# ── What bots know ───────────────────────────────────────────────────────────────────────────


def test_a_lexicon_knows_the_words_of_a_deck_in_one_language() -> None:
    whale = Wording(word="Wal", article="der", clues=("Meer", "Jona"))
    known = DeckLexicon(
        deck_of(
            concept("whale", words={"de": whale, "en": Wording("whale", clues=("sea",))}),
            concept("key", words={"de": Wording("Schlüssel")}),
            concept("owl", words={"en": Wording("owl")}),
        ),
        "de",
    )

    assert known.elements() == ("whale", "key")
    assert [known.word(one) for one in ("whale", "key", "owl")] == ["Wal", "Schlüssel", "owl"]
    assert [known.clues(one) for one in ("whale", "key", "owl")] == [("Meer", "Jona"), (), ()]


@pytest.mark.parametrize(
    ("language", "word"), [("en", "whale"), ("de", "Wal"), ("fr", "baleine"), ("sv", "val")]
)
def test_our_lexicon_has_every_element_in_every_language(language: str, word: str) -> None:
    ours = lexicon(language)

    assert ours.word("whale") == word
    assert ours.clues("whale") == our_deck().concepts[Element("whale")].words[language].clues
    assert ours.elements() == tuple(our_deck().concepts)
    assert (ours.word("dragonfly-9"), ours.clues("dragonfly-9")) == ("dragonfly-9", ())
