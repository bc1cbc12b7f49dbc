"""Chapter 2, rules 2.1 to 2.3: dealing the spirits and putting on the mask."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import (
    ChallengeClue,
    GiveClue,
    JudgeGuess,
    MarkGuess,
    PassTurn,
    SayClue,
    Tilt,
    VoteOnClue,
)
from reverie.games.when_i_dream.events import (
    RoundBegan,
    RoundEnded,
)
from reverie.games.when_i_dream.pieces import Spirit, spirit_cards
from reverie.games.when_i_dream.rules import asks, legal
from reverie.games.when_i_dream.rules.roles import deal
from reverie.games.when_i_dream.state import Phase, State
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    DUSK,
    EMIL,
    NIGHT,
    RIGHT,
    WRONG,
    a_day,
    a_dusk,
    a_last_guess,
    a_night,
    a_retelling,
    close,
    fallen,
    guessed,
    play,
    rung,
    sent,
    whispered,
)
from reverie.games.when_i_dream.view import is_blind, view
from reverie.kernel.chance import Chance
from reverie.kernel.interruptions import Ring
from reverie.kernel.messages import Command
from reverie.kernel.moment import later
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import CLOCK, Seat, Watcher, seats
from reverie.kernel.violation import NoSuchSeat

KINDS: tuple[Spirit, ...] = ("Fairy", "Boogeyman", "Sandman")
MASKED: tuple[Phase, ...] = ("dusk", "night", "last guess", "retelling")


def a_round_at(phase: Phase) -> State:
    """The first round of five at a phase, with a right, a wrong and a close guess."""
    night = guessed(a_night(), RIGHT, WRONG, close(right=True))
    match phase:
        case "dusk":
            return a_dusk()
        case "night":
            return night
        case "last guess":
            return a_last_guess(night)
        case "retelling":
            return a_retelling(night)
        case _:
            return a_day(a_retelling(night))


def changed(state: State, **changes: Any) -> State:
    return replace(state, round=replace(state.round, **changes))


@rule("2.1")
def test_the_spirit_cards_are_shuffled_and_dealt_clockwise_and_one_is_left_over() -> None:
    shuffled = Chance.seeded(7).shuffled("night 3 spirits", spirit_cards(5))

    dealt = deal(3, DORA, 5, Chance.seeded(7), DUSK)

    assert dealt == RoundBegan(
        round=3,
        dreamer=DORA,
        spirits={EMIL: shuffled[0], ANNA: shuffled[1], BEN: shuffled[2], CLEO: shuffled[3]},
        left_over=shuffled[4],
        until=DUSK,
    )
    assert tuple(dealt.spirits) == (EMIL, ANNA, BEN, CLEO)


@rule("2.1")
@pytest.mark.parametrize("players", range(4, 11))
def test_every_player_but_the_dreamer_gets_one_of_the_spirit_cards(players: int) -> None:
    for dreamer in seats(players):
        dealt = deal(1, dreamer, players, Chance.seeded(dreamer), DUSK)

        assert dealt.spirits.keys() == set(seats(players)) - {dreamer}
        assert Counter([*dealt.spirits.values(), dealt.left_over]) == Counter(spirit_cards(players))


@rule("2.1")
def test_any_spirit_can_fall_to_any_player_and_be_left_over() -> None:
    nights = [deal(1, ANNA, 5, Chance.seeded(seed), DUSK) for seed in range(60)]

    assert {night.left_over for night in nights} == set(KINDS)
    for seat in (BEN, CLEO, DORA, EMIL):
        assert {night.spirits[seat] for night in nights} == set(KINDS)


@rule("2.1")
def test_the_spirits_are_dealt_anew_each_night() -> None:
    nights = [deal(number, ANNA, 10, Chance.seeded(1), DUSK) for number in (1, 2, 3)]

    assert nights[0].spirits != nights[1].spirits
    assert nights[1].spirits != nights[2].spirits


@rule("2.1", "6.2")
def test_for_the_next_night_all_spirit_cards_are_dealt_by_the_next_dreamer() -> None:
    day = a_round_at("day")
    at = day.round.until
    assert at is not None

    ended, began = sent(day, CLOCK, Ring(), now=at)

    assert isinstance(ended, RoundEnded)
    assert began == deal(2, BEN, 5, Chance.seeded(1), later(at, 60))


@rule("2.1", "4.4")
@pytest.mark.parametrize("phase", [*MASKED, "day"])
@pytest.mark.parametrize("eye", [*seats(5), Watcher.SPECTATOR])
def test_nobody_may_see_the_card_left_over_at_any_time(phase: Phase, eye: Seat | Watcher) -> None:
    state = a_round_at(phase)

    for other in KINDS:
        assert view(changed(state, left_over=other), eye) == view(state, eye)


@rule("2.2")
@pytest.mark.parametrize("phase", MASKED)
def test_you_see_your_own_spirit(phase: Phase) -> None:
    state = a_round_at(phase)

    shown = {seat: view(state, seat).spirit for seat in seats(5)}

    assert shown == {ANNA: None, **state.round.spirits}


@rule("2.2")
@pytest.mark.parametrize("phase", MASKED)
def test_you_see_nobody_elses_spirit(phase: Phase) -> None:
    state = a_round_at(phase)
    spirits = state.round.spirits

    for seat in seats(5):
        for kind in KINDS:
            others = {other: spirits[other] if other == seat else kind for other in spirits}
            assert view(changed(state, spirits=others), seat) == view(state, seat)


@rule("2.3")
@pytest.mark.parametrize("phase", MASKED)
def test_the_masked_dreamer_sees_no_element_no_spirit_and_no_side(phase: Phase) -> None:
    state = a_round_at(phase)
    board = tuple(
        replace(played, side="blue", element=state.deck[0].faces[0][0])
        for played in state.round.board
    )
    nobody: dict[Seat, Spirit] = dict.fromkeys(state.round.spirits, "Fairy")

    other = replace(changed(state, board=board, spirits=nobody), pile=state.pile[::-1])

    assert view(other, ANNA) == view(state, ANNA)
    assert view(state, ANNA).night is None


@rule("2.3", "4.4")
def test_when_the_retelling_is_over_the_dreamer_sees_everything() -> None:
    day = a_round_at("day")

    shown = view(day, ANNA)

    assert shown.past == view(day, BEN).past
    assert shown.past[0].spirits == day.round.spirits
    assert shown.past[0].board is not None
    assert [card.side for card in shown.past[0].board] == ["yellow", "blue", "yellow"]


@rule("2.3")
@pytest.mark.parametrize(
    "command",
    [
        GiveClue(turn=1, word="silver"),
        SayClue(turn=1),
        PassTurn(turn=1),
        ChallengeClue(clue=1),
        VoteOnClue(clue=1, improper=True),
        MarkGuess(guess=1, right=True),
        JudgeGuess(card=1, right=True),
        Tilt(card=1, tilted=True),
    ],
)
@pytest.mark.parametrize("phase", [*MASKED, "day"])
def test_the_dreamer_neither_gives_clues_nor_judges(phase: Phase, command: Command) -> None:
    state = a_round_at(phase)

    with pytest.raises(violations.OnlySpiritsMay) as raised:
        sent(state, ANNA, command)

    assert raised.value.rule == "2.3"
    assert raised.value.facts == {"seat": ANNA}
    assert asks(state, ANNA, command) is None


@rule("2.3")
def test_only_this_rounds_dreamer_wears_the_mask() -> None:
    dusk = a_round_at("day")
    while dusk.phase != "dusk":
        dusk = rung(dusk)

    night = whispered(fallen(dusk, now=later(NIGHT, 1000)))
    after = play(night, ANNA, ChallengeClue(clue=1))

    assert night.dreamer == BEN
    assert [challenge.by for challenge in after.round.challenges] == [ANNA]
    with pytest.raises(violations.OnlySpiritsMay):
        sent(night, BEN, ChallengeClue(clue=1))


@rule("R13", "2.3")
@pytest.mark.parametrize("eye", [Seat(-1), Seat(5), Seat(99)])
def test_nobody_looks_from_a_seat_that_is_not_there(eye: Seat) -> None:
    night = a_night()

    with pytest.raises(NoSuchSeat):
        view(night, eye)
    with pytest.raises(NoSuchSeat):
        legal(night, eye)
    assert is_blind(night, eye)
