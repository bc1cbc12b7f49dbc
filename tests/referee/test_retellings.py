"""Rule 4.3: what a retold dream names."""

from reverie.games.when_i_dream.printed import deck
from reverie.referee import Entry, Referee
from reverie.wiring.words import referee_of


def test_forms_compounds_and_several_words_are_heard() -> None:
    german = Referee().recall(
        "de",
        ("Auto", "Mond", "Ei", "Eis", "Rad"),
        "Im Feuerwehrauto reiste ich zu zwei Monden und aß drei Eier, gerade kein Reis.",
    )
    english = Referee().recall(
        "en", ("ice cream", "knife", "ant"), "I wanted knives for the ice-cream cake."
    )

    assert german.elements == ("Auto", "Mond", "Ei")
    assert english.elements == ("ice cream", "knife")


def test_aliases_name_an_element_too() -> None:
    sofa = Referee(lambda _language, _element: Entry(word="sofa", aliases=("couch",)))

    assert sofa.recall("en", ("sofa",), "We sat on two couches.").elements == ("sofa",)


def test_a_long_dream_about_the_whole_deck_is_understood_by_an_index() -> None:
    elements = tuple(deck().concepts)
    words = [deck().concepts[element].words["sv"].word for element in elements]

    heard = referee_of(deck()).recall("sv", elements, ", ".join(words * 3)).elements

    assert set(heard) == set(elements)


def test_nothing_is_heard_in_silence() -> None:
    assert Referee().recall("fr", ("lune",), "").elements == ()
