"""Chapter 4: the retelling. Rule 4.3 is in test_4_tilting.py."""

import msgspec
import pytest
from msgspec.structs import replace

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    EndRetelling,
    PassCard,
    Retell,
)
from reverie.games.when_i_dream.events import (
    DreamRetold,
    GuessMade,
    LastGuessLeft,
    MaskTakenOff,
    RetellingBegan,
)
from reverie.games.when_i_dream.pieces import Spirit
from reverie.games.when_i_dream.rules import legal, to_act
from reverie.games.when_i_dream.rules.guesses import side_of
from reverie.games.when_i_dream.scoring import round_points
from reverie.games.when_i_dream.sights import CardLeft
from reverie.games.when_i_dream.state import State
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    DAWN,
    RIGHT,
    SAND_OUT,
    WRONG,
    a_day,
    a_dusk,
    a_last_guess,
    a_night,
    a_retelling,
    a_retelling_of_two,
    close,
    element,
    game_of,
    guess,
    guessed,
    names,
    play,
    retold,
    rung,
    sent,
    whispered,
)
from reverie.games.when_i_dream.view import ShownClue, seen, view
from reverie.kernel.messages import Blank
from reverie.kernel.moment import later
from reverie.kernel.rulebook import rule
from reverie.kernel.ruling import GuessRuling
from reverie.kernel.seat import Seat, Watcher

# ── 4.1 The Dreamer retells the dream ────────────────────────────────────────────────────────


@rule("4.1")
def test_when_the_last_guess_is_left_the_dreamer_retells_the_dream() -> None:
    night = a_last_guess(a_night())

    events = sent(night, ANNA, PassCard(card=1), now=SAND_OUT)

    assert events == (LastGuessLeft(card=1), RetellingBegan(until=later(SAND_OUT, 90)))
    assert to_act(game_of(events, night)) == {ANNA}


@rule("4.1")
def test_after_the_last_guess_the_dreamer_retells_the_dream() -> None:
    night = a_last_guess(a_night())

    events = sent(night, ANNA, guess(night, "moon"), ruling=RIGHT, now=SAND_OUT)

    assert events == (
        GuessMade(card=1, word="moon", ruling=RIGHT, side="yellow"),
        RetellingBegan(until=later(SAND_OUT, 90)),
    )


@rule("4.1")
def test_the_mask_stays_on_while_the_dream_is_retold() -> None:
    retelling = a_retelling_of_two()

    seen_by_anna = view(retelling, ANNA)

    assert (seen_by_anna.phase, seen_by_anna.night) == ("retelling", None)
    assert seen_by_anna.past == ()


@rule("4.1")
def test_a_dream_is_retold_at_once() -> None:
    retelling = a_retelling_of_two()

    events = sent(retelling, ANNA, Retell(round=1, text=" A ship. "), ruling=names(), now=DAWN)

    assert events == (DreamRetold(text="A ship.", ruling=names()),)
    assert game_of(events, retelling).round.retelling == "A ship."


@rule("4.1")
def test_a_dream_is_retold_in_pieces() -> None:
    retelling = a_retelling_of_two()

    for piece in ("I saw a ship.", " It sank.", "I woke up. "):
        retelling = retold(retelling, piece)

    assert retelling.round.retelling == "I saw a ship. It sank. I woke up."


@rule("4.1", "3.5")
@pytest.mark.parametrize("command", [Retell(round=1, text="I saw"), EndRetelling(round=1)])
def test_no_spirit_retells_the_dream(command: Retell | EndRetelling) -> None:
    with pytest.raises(violations.OnlyTheDreamerMay) as refusal:
        sent(a_retelling_of_two(), BEN, command, ruling=names(), now=DAWN)

    assert (refusal.value.rule, refusal.value.facts) == ("3.5", {"dreamer": ANNA})


@rule("4.1")
@pytest.mark.parametrize("command", [Retell(round=1, text="I saw"), EndRetelling(round=1)])
@pytest.mark.parametrize("phase", ["dusk", "night", "last guess", "day"])
def test_a_dream_is_retold_only_between_the_night_and_the_day(
    command: Retell | EndRetelling, phase: str
) -> None:
    states = {
        "dusk": a_dusk(),
        "night": a_night(),
        "last guess": a_last_guess(a_night()),
        "day": a_day(a_retelling_of_two()),
    }

    with pytest.raises(violations.ItIsNotTheRetelling) as refusal:
        sent(states[phase], ANNA, command, ruling=names())

    assert (refusal.value.rule, refusal.value.facts) == ("4.1", {"round": 1})


@rule("4.1")
@pytest.mark.parametrize("command", [Retell(round=2, text="I saw"), EndRetelling(round=2)])
def test_what_was_meant_for_another_round_is_refused(command: Retell | EndRetelling) -> None:
    with pytest.raises(violations.ItIsNotTheRetelling) as refusal:
        sent(a_retelling_of_two(), ANNA, command, ruling=names(), now=DAWN)

    assert refusal.value.facts == {"round": 2}


# ── 4.2 Remembering is the game ──────────────────────────────────────────────────────────────


@rule("4.2")
@pytest.mark.parametrize("eye", [ANNA, Watcher.SPECTATOR])
def test_the_dreamer_is_shown_the_clues_until_the_card_leaves(eye: Seat | Watcher) -> None:
    night = whispered(a_night(), "silver")

    left = guessed(night, RIGHT)

    assert view(night, eye).clues == (ShownClue(clue=1, seat=BEN, word="silver"),)
    assert view(left, eye).clues == ()


@rule("4.2", "3.8")
@pytest.mark.parametrize("eye", [ANNA, Watcher.SPECTATOR])
@pytest.mark.parametrize("ruling", [RIGHT, WRONG, close(right=True)])
def test_the_dreamer_is_not_shown_the_guess_that_was_made(
    ruling: GuessRuling, eye: Seat | Watcher
) -> None:
    night = guessed(a_night(), ruling)

    sight = seen(night, GuessMade(1, "moon", ruling, side_of(ruling)), eye)

    assert sight == CardLeft(1)
    assert b"moon" not in msgspec.json.encode(view(night, eye))


@rule("4.2")
@pytest.mark.parametrize("eye", [ANNA, Watcher.SPECTATOR])
def test_the_dreamer_is_reminded_of_nothing_during_the_retelling(eye: Seat | Watcher) -> None:
    one = a_retelling(guessed(whispered(a_night(), "silver"), RIGHT))
    another = a_retelling(guessed(whispered(a_night(), "gold"), WRONG))

    assert view(one, eye) == view(another, eye)


@rule("4.2", "4.4")
def test_when_the_mask_is_off_the_guesses_are_shown_again() -> None:
    day = a_day(a_retelling(guessed(a_night(), RIGHT)))

    assert b"moon" in msgspec.json.encode(view(day, ANNA))


# ── 4.4 The mask comes off ───────────────────────────────────────────────────────────────────


@rule("4.4", "5.3")
def test_the_dreamer_takes_off_the_mask() -> None:
    retelling = retold(a_retelling_of_two(), "I saw it.", element(a_retelling_of_two(), 1))

    events = sent(retelling, ANNA, EndRetelling(round=1), now=later(DAWN, 30))

    assert events == (
        MaskTakenOff(
            yellow=1,
            blue=1,
            tilted=(1,),
            remembered=True,
            points=round_points(retelling),
            until=later(DAWN, 30 + 60),
        ),
    )
    assert game_of(events, retelling).phase == "day"


@rule("4.4", "R4")
def test_when_the_time_is_over_the_mask_comes_off_by_itself() -> None:
    retelling = a_retelling_of_two()

    day = rung(retelling)

    assert day == a_day(retelling, now=later(DAWN, 90))


@rule("4.4", "2.1")
@pytest.mark.parametrize("eye", [ANNA, BEN, Watcher.SPECTATOR])
def test_the_card_that_was_left_over_is_not_shown(eye: Seat | Watcher) -> None:
    day = a_day(a_retelling_of_two())
    other: Spirit = "Fairy" if day.round.left_over != "Fairy" else "Sandman"

    assert view(day, eye).left_over is None
    assert view(day, eye) == view(replace(day, round=replace(day.round, left_over=other)), eye)


@rule("4.3")
def test_the_offer_says_how_much_may_still_be_told() -> None:
    day = a_retelling(guessed(a_night(), RIGHT))
    begun = play(day, ANNA, Retell(round=1, text="x" * 1000), ruling=names(), now=DAWN)
    full = play(begun, ANNA, Retell(round=1, text="x" * 199), ruling=names(), now=DAWN)

    def longest(state: State) -> list[int]:
        return [offer.longest for offer in legal(state, ANNA) if isinstance(offer, Blank)]

    assert (longest(day), longest(begun), longest(full)) == ([1200], [199], [])


@rule("4.3")
def test_lines_of_a_retelling_become_one() -> None:
    day = a_retelling(guessed(a_night(), RIGHT))

    after = play(
        day, ANNA, Retell(round=1, text=" A moon\n\tand\u200b an owl. "), ruling=names(), now=DAWN
    )

    assert after.round.retelling == "A moon and an owl."
