"""Guesses, one at a time."""

import pytest

from reverie.kernel.ruling import GuessIsClose, GuessIsRight, GuessRuling
from reverie.referee import Entry, Referee

referee = Referee()


def verdict(ruling: GuessRuling) -> str:
    if isinstance(ruling, GuessIsClose):
        return "close"
    return "right" if isinstance(ruling, GuessIsRight) else "wrong"


@pytest.mark.parametrize(
    ("language", "element", "guess", "expected"),
    [
        ("en", "ice cream", "An Ice-Cream!", "right"),
        ("en", "elephant", "elefant", "close"),
        ("en", "elephant", "elehpant", "right"),
        ("en", "hat", "bat", "wrong"),
        ("en", "cat", "cta", "wrong"),
        ("en", "wolf", "wolves", "right"),
        ("en", "pyjamas", "pajamas", "right"),
        ("en", "baker", "bakery", "wrong"),
        ("en", "star", "starfish", "wrong"),
        ("de", "Bär", "Baer", "right"),
        ("de", "Buch", "Buche", "wrong"),
        ("de", "Schneemann", "Schneemänner", "right"),
        ("de", "Wal", "Wahl", "wrong"),
        ("de", "Fahrrad", "bicycle", "close"),
        ("fr", "sablier", "tablier", "wrong"),
        ("fr", "arc-en-ciel", "l'arc en ciel", "right"),
        ("fr", "cheval", "les chevaux", "right"),
        ("sv", "cykel", "cyklarna", "right"),
        ("sv", "katt", "hatt", "wrong"),
        ("sv", "björn", "bjorn", "right"),
        ("sv", "bok", "böcker", "right"),
    ],
)
def test_a_guess_is_judged(language: str, element: str, guess: str, expected: str) -> None:
    assert verdict(referee.guess(language, element, guess)) == expected


def test_aliases_and_the_plural_of_authors_count() -> None:
    entry = Entry(word="Kaktus", plural="Kakteen", aliases=("Stachelpflanze",))
    informed = Referee(lambda _language, _element: entry)

    assert verdict(informed.guess("de", "cactus", "Kakteen")) == "right"
    assert verdict(informed.guess("de", "cactus", "stachelpflanzen")) == "right"


def test_a_guess_in_another_language_is_close_and_says_why() -> None:
    ruling = referee.guess("sv", "sköldpadda", "tortue")

    assert isinstance(ruling, GuessIsClose)
    assert ruling.leans_right
    assert ruling.evidence == "tortue på franska"


def test_a_bad_slip_is_left_to_the_spirits() -> None:
    ruling = referee.guess("en", "crocodile", "krokodille")

    assert isinstance(ruling, GuessIsClose)
    assert ruling.evidence == "almost crocodile"
