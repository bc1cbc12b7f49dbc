"""Messages as text."""

import pytest

from reverie.games.when_i_dream.commands import AnyCommand, GiveClue, Options
from reverie.games.when_i_dream.events import ClueGiven
from reverie.kernel.notation import NotationIsBroken, read, spell, spell_lines
from reverie.kernel.ruling import ClueIsDoubtful
from reverie.kernel.seat import Seat


def test_a_message_is_spelt_with_its_fields() -> None:
    assert spell(GiveClue(turn=5, word='the "moon"')) == r'GiveClue turn=5 word="the \"moon\""'


def test_fields_at_their_defaults_are_left_out() -> None:
    assert spell(Options(clues="spoken")) == 'Options clues="spoken"'


def test_what_is_spelt_can_be_read() -> None:
    command = GiveClue(turn=5, word="turn=6 word=")

    assert read(spell(command), AnyCommand) == command


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Dance", "Dance: Invalid value 'Dance'"),
        ("GiveClue turn=5", "missing required field `word`"),
        ("GiveClue turn=5 word=moon", "word: Expecting value"),
        ("GiveClue turn=5 moon", "'moon' is no field=value"),
        ('GiveClue turn="x" word="moon"', "Expected `int`"),
        ("", "Invalid value ''"),
    ],
)
def test_a_broken_text_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationIsBroken, match=reason):
        read(text, AnyCommand)


def test_messages_inside_a_message_have_lines_of_their_own() -> None:
    ruling = ClueIsDoubtful(referee="drawn", version="1", doubt="sound")

    assert list(spell_lines(ClueGiven(clue=3, seat=Seat(1), word="moon", ruling=ruling))) == [
        'ClueGiven clue=3 seat=1 word="moon" ruling:',
        '  ClueIsDoubtful doubt="sound" evidence="" referee="drawn" version="1"',
    ]
