"""What each eye may see (2.1 to 2.3, 3.8, 3.12, 3.13, 4.2 to 4.4, R9, R10, R12, R13)."""

import msgspec
import pytest
from msgspec.structs import replace

from reverie.games.when_i_dream.commands import JudgeGuess, Options
from reverie.games.when_i_dream.pieces import spirit_cards
from reverie.games.when_i_dream.rules import legal
from reverie.games.when_i_dream.state import Challenge, Penalty, State, Turn
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DAWN,
    DORA,
    DUSK,
    EMIL,
    NIGHT,
    RIGHT,
    SAND_OUT,
    WRONG,
    a_day,
    a_dusk,
    a_last_guess,
    a_night,
    a_retelling,
    a_spoken_night,
    announced,
    answered,
    challenged,
    close,
    doubtful,
    element,
    guessed,
    improper,
    marked,
    play,
    retold,
    rung,
    voted,
    whispered,
)
from reverie.games.when_i_dream.view import (
    Night,
    ShownCard,
    ShownClue,
    ShownGuess,
    ShownRound,
    View,
    view,
)
from reverie.kernel.interruptions import Pause
from reverie.kernel.moment import later
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import Eye, Watcher, seats

SPIRITS = (BEN, CLEO, DORA, EMIL)
WATCHERS = (Watcher.SPECTATOR, Watcher.EVERYTHING)


def a_busy_night() -> State:
    """Cards lie on all sides and with Ben; Cleo's clue is doubted, challenged and voted on."""
    night = guessed(whispered(a_night(referee="strict")), RIGHT, WRONG, close(right=True))
    night = whispered(rung(rung(rung(night))), "oops", improper("sound"), now=later(NIGHT, 45))
    night = whispered(night, "silver", doubtful("family", "silvery"), now=later(NIGHT, 46))
    night = challenged(night, clue=2, by=EMIL, now=later(NIGHT, 46))
    return voted(night, {DORA: True}, clue=2, now=later(NIGHT, 46))


def a_busy_retelling() -> State:
    """The night is over, one yellow card is named and another tilted."""
    retelling = a_retelling(guessed(a_busy_night(), RIGHT, now=later(NIGHT, 47)))
    named = retold(retelling, "I saw a moon.", element(retelling, 1))
    return answered(named, 2, {BEN: True, CLEO: True, DORA: False})


MASKED = {
    "dusk": a_dusk(),
    "night": a_busy_night(),
    "last guess": a_last_guess(a_busy_night()),
    "retelling": a_busy_retelling(),
}
DAY = a_day(a_busy_retelling())


def over(day: State) -> State:
    """Nobody does anything until the game is over."""
    while day.result is None:
        day = rung(day)
    return day


OVER = over(DAY)
PHASES = {**MASKED, "day": DAY, "over": OVER}

masked = pytest.mark.parametrize("state", MASKED.values(), ids=MASKED)
any_phase = pytest.mark.parametrize("state", PHASES.values(), ids=PHASES)


def text(state: State, eye: Eye) -> str:
    """A view as it is sent."""
    return msgspec.json.encode(view(state, eye)).decode()


@any_phase
def test_the_phases_are_what_they_are_called(state: State) -> None:
    assert PHASES[state.phase] is state


# ── spirits ──


@rule("2.2")
@masked
@pytest.mark.parametrize("seat", SPIRITS)
def test_a_spirit_sees_its_own_spirit_and_no_other(state: State, seat: Eye) -> None:
    mine = view(state, seat)

    assert isinstance(seat, int)
    assert (mine.spirit, mine.spirits) == (state.round.spirits[seat], None)
    assert sum(text(state, seat).count(kind) for kind in set(spirit_cards(5))) == 1


@rule("2.1", "4.4")
@any_phase
@pytest.mark.parametrize("eye", [*seats(5), Watcher.SPECTATOR])
def test_nobody_ever_sees_the_spirit_that_was_left_over(state: State, eye: Eye) -> None:
    assert view(state, eye).left_over is None


@rule("2.2", "3.13", "R8")
def test_a_spirit_sees_the_whole_night() -> None:
    state = a_busy_night()

    assert view(state, CLEO) == View(
        eye=CLEO,
        options=Options(referee="strict", first_dreamer=ANNA),
        players=5,
        bots=(),
        paused_at=None,
        phase="night",
        round=1,
        dreamer=ANNA,
        until=SAND_OUT,
        ready=(),
        spirit=state.round.spirits[CLEO],
        card=5,
        clues=(ShownClue(2, CLEO, "silver", "family", "silvery", challenged=True),),
        guess=None,
        night=Night(
            turn=Turn(number=10, seat=DORA, until=later(NIGHT, 61)),
            element=state.element,
            board=(
                ShownCard(1, element(state, 1), "yellow", "moon", {}, tilted=False),
                ShownCard(2, element(state, 2), "blue", "moon", {}, tilted=False),
                ShownCard(3, element(state, 3), "beside", "moon", {}, tilted=False),
            ),
            challenges=(Challenge(clue=2, by=EMIL, until=later(NIGHT, 51), votes={DORA: True}),),
            penalties=(Penalty(card=4, seat=BEN, element=state.round.penalties[0].element),),
        ),
        retelling="",
        won=(0, 0, 0, 0, 0),
        penalties=(0, 1, 0, 0, 0),
        past=(),
        offers=legal(state, CLEO),
        spirits=None,
        left_over=None,
        result=None,
    )


@rule("R9")
def test_the_spirits_see_the_votes_on_a_close_guess() -> None:
    night = guessed(a_night(), close(right=False))
    night = play(night, BEN, JudgeGuess(card=1, right=True))

    shown = view(night, DORA).night

    assert shown is not None
    assert shown.board == (
        ShownCard(1, element(night, 1), "beside", "moon", {BEN: True}, tilted=False),
    )


@rule("R10")
def test_the_spirits_see_the_marks_of_a_spoken_guess_and_the_dreamer_does_not() -> None:
    night = marked(announced(a_spoken_night()), {BEN: True, CLEO: False})

    until = later(NIGHT, 8)
    assert view(night, DORA).guess == ShownGuess(
        guess=1, until=until, marks={BEN: True, CLEO: False}
    )
    assert view(night, ANNA).guess == ShownGuess(guess=1, until=until, marks=None)
    assert view(night, Watcher.SPECTATOR).guess == ShownGuess(guess=1, until=until, marks=None)


@rule("4.3")
def test_the_spirits_see_which_cards_are_tilted_and_the_dreamer_does_not() -> None:
    retelling = a_busy_retelling()

    shown = view(retelling, BEN).night

    assert shown is not None
    assert [card.tilted for card in shown.board] == [True, True, False, False]
    assert view(retelling, ANNA).night is None


# ── the Dreamer ──


@rule("2.3", "3.8", "3.12")
def test_the_dreamer_sees_the_clues_and_nothing_else_of_the_night() -> None:
    state = a_busy_night()

    assert view(state, ANNA) == View(
        eye=ANNA,
        options=Options(referee="strict", first_dreamer=ANNA),
        players=5,
        bots=(),
        paused_at=None,
        phase="night",
        round=1,
        dreamer=ANNA,
        until=SAND_OUT,
        ready=(),
        spirit=None,
        card=5,
        clues=(ShownClue(2, CLEO, "silver"),),
        guess=None,
        night=None,
        retelling="",
        won=(0, 0, 0, 0, 0),
        penalties=(0, 0, 0, 0, 0),
        past=(),
        offers=legal(state, ANNA),
        spirits=None,
        left_over=None,
        result=None,
    )


@rule("2.3", "3.8")
@masked
@pytest.mark.parametrize("eye", [ANNA, Watcher.SPECTATOR])
def test_no_element_side_or_spirit_is_in_any_byte_for_the_dreamer(state: State, eye: Eye) -> None:
    sent = text(state, eye)

    hidden = ("element-", "yellow", "blue", "beside", *spirit_cards(5))
    assert [word for word in hidden if word in sent] == []
    assert view(state, eye).night is None


@rule("3.12")
def test_the_dreamer_sees_penalties_of_earlier_nights_only() -> None:
    night = DAY
    while not (night.round.number == 2 and night.phase == "night"):
        night = rung(night)
    assert night.round.until is not None
    taken = whispered(night, "oops", improper("sound"), now=later(night.round.until, -119))

    assert taken.penalties == (0, 1, 1, 0, 0)
    assert view(taken, taken.dreamer).penalties == (0, 1, 0, 0, 0)
    assert view(taken, DORA).penalties == (0, 1, 1, 0, 0)


@rule("4.2")
def test_the_dreamer_sees_neither_clues_nor_guess_of_a_card_that_has_left() -> None:
    night = whispered(a_night(), "silver")
    assert "silver" in text(night, ANNA)

    left = guessed(night, RIGHT)

    assert view(left, ANNA).clues == ()
    assert not {"silver", "moon"} & set(text(left, ANNA).replace('"', " ").split())
    retelling = retold(a_retelling(left), "well")
    assert not {"silver", "moon"} & set(text(retelling, ANNA).replace('"', " ").split())


@rule("4.1", "4.3")
def test_the_dreamer_sees_what_was_retold_and_nothing_that_was_heard() -> None:
    retelling = a_busy_retelling()

    mine = view(retelling, ANNA)

    assert (mine.retelling, mine.night, mine.card) == ("I saw a moon.", None, None)
    assert mine.until == later(DAWN, 90)


# ── pauses ──


@rule("R12")
@pytest.mark.parametrize("eye", [*seats(5), *WATCHERS])
def test_a_pause_covers_the_card_and_the_clues_for_everybody(eye: Eye) -> None:
    night = a_busy_night()
    paused = play(night, BEN, Pause(), now=later(NIGHT, 47))

    before, covered = view(night, eye), view(paused, eye)

    dark = before.night and replace(before.night, element=None)
    offers = () if isinstance(eye, Watcher) else legal(paused, eye)
    assert covered == replace(
        before, paused_at=later(NIGHT, 47), clues=(), night=dark, offers=offers
    )


# ── watchers ──


@rule("R13")
@masked
def test_until_the_mask_is_off_spectators_have_the_dreamers_eye(state: State) -> None:
    watching = view(state, Watcher.SPECTATOR)

    assert watching == replace(view(state, ANNA), eye=Watcher.SPECTATOR, offers=())


@masked
def test_the_eye_for_everything_sees_the_night_and_all_spirits(state: State) -> None:
    everything, ben = view(state, Watcher.EVERYTHING), view(state, BEN)

    assert everything == replace(
        ben,
        eye=Watcher.EVERYTHING,
        spirit=None,
        offers=(),
        spirits=state.round.spirits,
        left_over=state.round.left_over,
    )


# ── day ──


@rule("4.4")
@pytest.mark.parametrize("eye", [*seats(5), Watcher.SPECTATOR])
def test_when_the_mask_is_off_everybody_sees_sides_elements_and_spirits(eye: Eye) -> None:
    shown = view(DAY, eye)

    assert shown.past == (
        ShownRound(
            round=1,
            dreamer=ANNA,
            spirits=DAY.round.spirits,
            yellow=3,
            blue=1,
            remembered=False,
            points=DAY.round.points,
            board=(
                ShownCard(1, element(DAY, 1), "yellow", "moon", {}, tilted=True),
                ShownCard(2, element(DAY, 2), "blue", "moon", {}, tilted=True),
                ShownCard(3, element(DAY, 3), "yellow", "moon", {}, tilted=False),
                ShownCard(5, element(DAY, 5), "yellow", "moon", {}, tilted=False),
            ),
            penalties=DAY.round.penalties,
        ),
    )
    assert shown.night is not None
    assert (shown.won, shown.penalties) == (DAY.won, (0, 1, 0, 0, 0))


@rule("4.4", "6.1")
@pytest.mark.parametrize("eye", [*seats(5), Watcher.SPECTATOR])
def test_in_the_next_round_the_cards_of_the_last_one_are_gone(eye: Eye) -> None:
    dusk = rung(DAY)

    (last,) = view(DAY, eye).past

    assert view(dusk, eye).past == (replace(last, board=None, penalties=None),)
    assert (view(dusk, eye).round, view(dusk, eye).dreamer) == (2, BEN)


@rule("6.3")
@pytest.mark.parametrize("eye", [*seats(5), Watcher.SPECTATOR])
def test_when_all_is_over_everybody_sees_every_round_with_its_cards(eye: Eye) -> None:
    end = view(OVER, eye)

    (first,) = view(DAY, eye).past
    assert end.past[0] == first
    assert [shown.round for shown in end.past] == [1, 2, 3, 4, 5]
    assert all(shown.board is not None for shown in end.past)
    assert (end.result, end.offers) == (OVER.result, ())


@rule("2.5")
def test_everybody_sees_who_is_ready_and_until_when() -> None:
    eyes: tuple[Eye, ...] = (*seats(5), *WATCHERS)
    for eye in eyes:
        assert view(a_dusk(), eye).until == later(DUSK, 60)
        assert view(a_dusk(bots=frozenset({EMIL, BEN})), eye).bots == (BEN, EMIL)
