"""Rules 3.1 to 3.4, one clue at a time."""

import pytest

from reverie.kernel.ruling import ClueIsDoubtful, ClueIsFine, ClueIsImproper, ClueRuling
from reverie.referee import Entry, Referee

referee = Referee()


def verdict(ruling: ClueRuling) -> str:
    match ruling:
        case ClueIsFine():
            return "fine"
        case ClueIsImproper():
            return ruling.fault
        case ClueIsDoubtful():
            return f"{ruling.doubt}?"


@pytest.mark.parametrize(
    ("language", "element", "clue", "expected"),
    [
        # 3.1 exactly one word, also where it was only glued together
        ("en", "ship", "big boat", "several words"),
        ("en", "ship", "bigBoat", "several words"),
        ("en", "ship", "big_boat", "several words"),
        ("en", "moon", "nightlightthing", "not a word?"),
        ("en", "lightning", "McQueen", "fine"),
        ("en", "teddy bear", "merry-go-round", "fine"),
        ("fr", "lune", "l'océan", "fine"),
        ("fr", "train", "Orient-Express", "fine"),
        ("de", "Sofa", "Wohnzimmer-Ecke", "fine"),
        # 3.2 family
        ("en", "moon", "Moons", "family"),
        ("en", "leaf", "leaves", "family"),
        ("en", "carpet", "car", "fine"),
        ("en", "car", "carpet", "fine"),
        ("en", "lighthouse", "light", "family"),
        ("en", "rainbow", "bow", "family"),
        ("en", "moth", "mother", "fine"),
        ("de", "Regenschirm", "Bildschirm", "family"),
        ("de", "Fluss", "geflossen", "family"),
        ("de", "Tisch", "politisch", "fine"),
        ("de", "Straße", "Strassen", "family"),
        ("fr", "nuit", "nocturne", "family"),
        ("fr", "marteau", "marteler", "family"),
        ("fr", "pomme de terre", "pomme", "family"),
        ("fr", "chat", "château", "fine"),
        ("sv", "tand", "tänder", "family"),
        ("sv", "kyrka", "kyrkogård", "family"),
        ("sv", "troll", "kontroll", "fine"),
        ("sv", "get", "kriget", "fine"),
        # 3.3 sound
        ("fr", "tablier", "sablier", "sound"),
        ("de", "Haus", "Maus", "sound?"),
        ("en", "pear", "pair", "sound"),
        ("en", "crown", "throne", "fine"),
        # 3.4 another language
        ("fr", "vélo", "bike", "translation"),
        ("en", "potato", "Kartoffel", "translation"),
        ("de", "Rechner", "Computer", "fine"),
        ("de", "Katze", "Chat", "fine"),
        ("sv", "choklad", "kakao", "fine"),
        ("en", "moon", "Nacht", "fine"),
        ("en", "moon", "gemütlich", "foreign?"),
        # R11 invented words are never worse than doubtful, names are fine
        ("en", "moon", "xqzt", "not a word?"),
        ("en", "moon", "Xqzt", "fine"),
        ("de", "Schlange", "fünfzackig", "fine"),
    ],
)
def test_a_clue_is_judged(language: str, element: str, clue: str, expected: str) -> None:
    assert verdict(referee.clue(language, element, clue)) == expected


def test_what_authors_wrote_is_known() -> None:
    key = Entry(
        word="Schlüssel", family=("Schloss",), aliases=("Key",), elsewhere={"sv": ("nyckel",)}
    )
    informed = Referee(lambda _language, _element: key)

    assert verdict(informed.clue("de", "key", "Schlösser")) == "family"
    assert verdict(informed.clue("de", "key", "nycklar")) == "translation"


def test_a_synonym_may_be_a_clue_but_another_spelling_may_not() -> None:
    sofa = Referee(lambda _language, _element: Entry(word="sofa", aliases=("couch",)))
    clef = Referee(lambda _language, _element: Entry(word="clé", aliases=("clef",)))

    assert verdict(sofa.clue("en", "sofa", "couch")) == "fine"
    assert verdict(clef.clue("fr", "key", "clef")) == "family"


@pytest.mark.parametrize(
    ("language", "element", "clue", "evidence"),
    [
        ("en", "Sausage", "sausagey", "same stem: sausage-"),
        ("fr", "Tablier", "Sablier", "se prononce presque pareil\u202f: [tablie] – [sablie]"),
        ("de", "Fahrrad", "vélo", "vélo auf Französisch"),
        ("sv", "regnbåge", "regn", "en del av elementet: regn"),
        ("de", "Brot", "Brotmesser", "enthält brot"),
        ("en", "ship", "two words", "more than one word"),
        ("sv", "måne", "xqzt", "finns inte i någon ordbok"),
    ],
)
def test_evidence_is_in_the_language_of_the_table(
    language: str, element: str, clue: str, evidence: str
) -> None:
    ruling = referee.clue(language, element, clue)

    assert not isinstance(ruling, ClueIsFine)
    assert ruling.evidence == evidence


@pytest.mark.parametrize("clue", ["", " ", "-", "'", "🐋", "1234", "a" * 500, "\u0301", "ß", "İ"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "sv"])
def test_whatever_is_typed_gets_an_answer(language: str, clue: str) -> None:
    for element in ("whale", "pomme de terre", "ö", "Ei"):
        referee.clue(language, element, clue)
        referee.guess(language, element, clue)
        referee.recall(language, (element,), clue)
