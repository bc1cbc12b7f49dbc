"""The floors below which the referee must not fall. `make evaluate` prints the whole table."""

from collections import Counter

import pytest

from reverie.games.when_i_dream.printed import deck
from reverie.kernel.ruling import ClueIsFine, GuessIsRight
from reverie.locales import LANGUAGES
from reverie.wiring.words import referee_of
from tools.evaluate import (
    GIVEN,
    LEAST_PRECISION,
    LEAST_RECALL,
    LEAST_RIGHT,
    MOST_IMPROPER,
    OWN,
    RANDOM_PAIRS,
    clues,
    dreams,
    guesses,
    improper_by_chance,
    rows,
)

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@pytest.mark.parametrize("name", [GIVEN, *OWN])
def test_labelled_clues_are_caught_and_the_others_let_pass(name: str, language: str) -> None:
    judged = clues(name, language)

    assert judged.precision >= LEAST_PRECISION, judged.wrong
    assert judged.recall >= LEAST_RECALL, judged.wrong


@each_language
def test_the_sets_are_large_and_new(language: str) -> None:
    given = {row["element"] for row in rows(GIVEN, language)}
    own = [row for name in OWN for row in rows(name, language)]
    labels = Counter(row["verdict"] for row in rows(OWN[0], language))

    assert len(rows(OWN[0], language)) >= 150
    assert {row["element"] for row in own}.isdisjoint(given)
    assert labels.keys() == {"ok", "family", "sound", "translation", "multiword"}
    assert len(rows("guesses.csv", language)) >= 100


@each_language
def test_guesses_are_judged_as_people_would(language: str) -> None:
    right, all_guesses, wrong = guesses(language)

    assert right / all_guesses >= LEAST_RIGHT, wrong


@each_language
def test_retold_dreams_name_what_they_name(language: str) -> None:
    found, named, mistaken = dreams(language)

    assert found / named >= LEAST_RIGHT
    assert mistaken == 0


@each_language
def test_common_words_are_hardly_ever_improper_by_chance(language: str) -> None:
    improper = list(improper_by_chance(language))

    assert len(improper) / RANDOM_PAIRS < MOST_IMPROPER, improper


@each_language
def test_every_clue_of_the_deck_passes_the_referee(language: str) -> None:
    referee = referee_of(deck())
    stopped = [
        f"{element} / {clue}: {ruling.evidence}"
        for element, concept in deck().concepts.items()
        for clue in concept.words[language].clues
        if not isinstance(ruling := referee.clue(language, element, clue), ClueIsFine)
    ]

    assert stopped == []


@each_language
def test_every_answer_of_the_deck_is_right_for_its_element_alone(language: str) -> None:
    referee = referee_of(deck())
    wrong = []
    owners = {
        answer.lower(): element
        for element, concept in deck().concepts.items()
        for answer in (concept.words[language].word, *concept.words[language].aliases)
    }
    for answer, owner in owners.items():
        if not isinstance(referee.guess(language, owner, answer), GuessIsRight):
            wrong.append(f"{answer} is not right for {owner}")
    for answer, owner in list(owners.items())[::7]:
        for element in deck().concepts:
            if element != owner:
                if isinstance(referee.guess(language, element, answer), GuessIsRight):
                    wrong.append(f"{answer} is right for {element}, not only for {owner}")

    assert wrong == []
