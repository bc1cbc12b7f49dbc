"""A deck of one's own as the text of a deck file: cards to play and words to judge."""

import pytest

from reverie.games.when_i_dream import GAME, violations
from reverie.games.when_i_dream.bots import lexicon_of
from reverie.games.when_i_dream.commands import Options
from reverie.games.when_i_dream.printed import deck as printed_deck
from reverie.games.when_i_dream.setup import material, setup
from reverie.games.when_i_dream.state import State
from reverie.games.when_i_dream.tests.decks import card_lines, numbered_deck, small
from reverie.games.when_i_dream.tests.nights import DUSK
from reverie.kernel.chance import Chance
from reverie.kernel.interruptions import Sitting
from reverie.kernel.rulebook import rule

TEXT = "\n".join((small(), *card_lines()))


def a_table(deck: str, language: str = "en") -> State:
    options = Options(deck=deck, language=language)  # type: ignore[arg-type]
    return GAME.play(None, setup(options, Sitting(players=4), Chance.seeded(1), DUSK))


@rule("1.2")
def test_a_deck_file_is_played_and_its_text_is_not_handed_on() -> None:
    table = a_table(TEXT)

    assert (len(table.deck), table.deck[0].faces[0][0]) == (20, "farm-1")
    assert table.options.deck is None


@rule("1.2")
@pytest.mark.parametrize(
    ("text", "language", "problem"),
    [
        (TEXT.replace("[farm-1]", "[farm 1]"), "en", "deck:1: [farm 1] is no name of an Element"),
        (TEXT, "de", "not every Element has a word in the language 'de'"),
        (TEXT + "#" * 600_000, "en", "the deck has more than 524288 bytes"),
    ],
)
def test_a_deck_file_that_cannot_be_played_is_refused_with_the_reason(
    text: str, language: str, problem: str
) -> None:
    with pytest.raises(violations.DeckCannotBePlayed) as raised:
        a_table(text, language)

    problems = raised.value.facts["problems"]
    assert isinstance(problems, tuple)
    assert problems[0].startswith(problem)


def test_bots_know_the_words_of_the_tables_deck() -> None:
    own = TEXT.replace("en: farm-1\n", "en: barn\nen clues: hay, cow\n")

    assert lexicon_of(Options(deck=own)).clues("farm-1") == ("hay", "cow")
    assert lexicon_of(Options(language="de")).word("whale") == "Wal"


def test_a_client_is_handed_the_words_and_pictures_once() -> None:
    whale = printed_deck().concepts[next(iter(printed_deck().concepts))]

    ours = material(Options())["elements"]
    own = material(Options(deck=TEXT))["elements"]
    cards_only = material(Options(deck=numbered_deck(20)))["elements"]

    assert ours[whale.id]["emoji"] == whale.emoji
    assert ours[whale.id]["words"]["sv"] == whale.words["sv"].word
    assert own["farm-1"] == {"emoji": "", "words": {"en": "farm-1"}}
    assert (len(cards_only), cards_only["element-1"]) == (80, {"emoji": "", "words": {}})
