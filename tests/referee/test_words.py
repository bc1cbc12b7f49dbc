"""What the referee stands on: dictionaries, sounds, rude words."""

import logging

import pytest

from reverie.games.when_i_dream.printed import deck
from reverie.kernel.ruling import ClueIsDoubtful, ClueIsImproper
from reverie.locales import LANGUAGES
from reverie.referee import Referee, hearing
from reverie.referee.lexicon import lexicon
from reverie.referee.rude import masked
from reverie.referee.sound import likeness, sounds_of
from tools.evaluate import common_words

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_line_of_a_dictionary_is_found(language: str) -> None:
    words = lexicon(language)

    assert all(words.word(word).spelling == word for word in common_words(language))
    assert all(words.known(word) for word in common_words(language))
    assert not words.known("")
    assert not words.known("zzzzqqq")


def test_a_line_has_all_that_is_known() -> None:
    moon = lexicon("de").word("mond")

    assert moon.zipf == pytest.approx(4.4)
    assert moon.noun
    assert moon.sounds == ("m", "o", "n", "t")
    assert ("sv", "måne") in moon.foreign


def test_near_sounds_are_near() -> None:
    bike, hike, bite = (sounds_of(ipa) for ipa in ("b_ˈaɪ_k", "h_ˈaɪ_k", "b_ˈaɪ_t"))

    assert likeness(bike, bike).distance == 0
    assert likeness(bike, bite).distance < likeness(bike, hike).distance <= 1
    assert likeness(bike, hike).changes == 1


def test_without_espeak_the_referee_says_so_once_and_judges_rare_words_by_spelling(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> None:
        raise OSError("no such library")

    monkeypatch.setattr(hearing, "Espeak", broken)
    hearing.espeak.cache_clear()
    hearing.sounds.cache_clear()
    try:
        with caplog.at_level(logging.WARNING):
            rare = Referee().clue("en", "Grimbletock", "Grimblefock")
            known = Referee().clue("fr", "tablier", "sablier")
    finally:
        hearing.espeak.cache_clear()
        hearing.sounds.cache_clear()

    assert isinstance(rare, ClueIsDoubtful | ClueIsImproper)
    assert rare.evidence == "spelt almost alike: grimbletock – grimblefock"
    assert isinstance(known, ClueIsImproper)
    assert len(caplog.records) == 1
    assert "no such library" in caplog.text


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "Holy SHIT, Scunthorpe!", "Holy ••••, Scunthorpe!"),
        ("de", "So ein Scheißwetter", "So ein ••••••••••••"),
        ("fr", "un pique-nique de merde", "un pique-nique de •••••"),
        ("sv", "Slut på det roliga", "Slut på det roliga"),
    ],
)
def test_rude_words_are_masked_and_others_are_not(language: str, text: str, expected: str) -> None:
    assert masked(language, text) == expected


@each_language
def test_nothing_in_the_deck_is_rude(language: str) -> None:
    for concept in deck().concepts.values():
        words = concept.words[language]
        for word in (words.word, words.plural, *words.aliases, *words.family, *words.clues):
            assert masked(language, word) == word
