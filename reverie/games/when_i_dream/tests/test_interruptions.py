"""Rulings R5 and R12: bots that take a seat over, and pauses."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from reverie.games.when_i_dream.commands import (
    AnyCommand,
)
from reverie.games.when_i_dream.rules import alarm, asks, bots_play, legal
from reverie.games.when_i_dream.sights import CardShown
from reverie.games.when_i_dream.state import State
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DAWN,
    DORA,
    EMIL,
    NIGHT,
    RIGHT,
    a_day,
    a_dusk,
    a_last_guess,
    a_night,
    a_retelling,
    a_spoken_night,
    announced,
    challenged,
    close,
    fallen,
    game_of,
    guessed,
    marked,
    play,
    rung,
    sent,
    voted,
    whispered,
)
from reverie.games.when_i_dream.view import seen, view
from reverie.kernel.game import Alarm
from reverie.kernel.interruptions import (
    BotTookOver,
    GiveBackTime,
    HandToBot,
    HandToPerson,
    Pause,
    Paused,
    PersonCameBack,
    Resume,
    Resumed,
    Ring,
    Sitting,
    TimeGivenBack,
)
from reverie.kernel.messages import Blank
from reverie.kernel.moment import Moment, later
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import CLOCK, Seat, Watcher, seats
from reverie.kernel.violation import (
    NoSuchSeat,
    OnlyTheClockMay,
    SeatIsPlayedByABot,
    SeatIsPlayedByAPerson,
    TableIsNotPaused,
    TableIsPaused,
)

MOMENTS: dict[str, Callable[[], State]] = {
    "dusk": a_dusk,
    "night": lambda: whispered(a_night()),
    "challenge": lambda: voted(challenged(whispered(a_night())), {DORA: True}),
    "spoken guess": lambda: marked(announced(a_spoken_night()), {BEN: True}),
    "last guess": lambda: a_last_guess(a_night()),
    "spoken last guess": lambda: announced(a_last_guess(a_spoken_night())),
    "close guess": lambda: guessed(a_night(), close(right=True)),
    "retelling": lambda: a_retelling(guessed(a_night(), RIGHT)),
    "day": lambda: a_day(a_retelling(a_night())),
}
"""A game in each of its phases, and in the middle of each kind of vote."""


def deadlines(state: State) -> list[Moment | None]:
    """All that the clock waits for."""
    this = state.round
    return [
        this.until,
        None if this.turn is None else this.turn.until,
        *(challenge.until for challenge in this.challenges),
        None if this.spoken is None else this.spoken.until,
    ]


def moved(moments: list[Moment | None], milliseconds: int) -> list[Moment | None]:
    """Deadlines so much later."""
    return [moment and Moment(moment + milliseconds) for moment in moments]


def paused(state: State, now: Moment = NIGHT) -> State:
    """Cleo has paused the table."""
    return play(state, CLEO, Pause(), now=now)


# ── R5 A bot plays for a person who is gone ──────────────────────────────────────────────────


@rule("R5", "R9", "R10")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seat", seats(5))
def test_when_a_person_leaves_only_the_sitting_changes(moment: str, seat: Seat) -> None:
    state = MOMENTS[moment]()

    events = sent(state, CLOCK, HandToBot(seat=seat))

    after = game_of(events, state)
    assert events == (BotTookOver(seat=seat),)
    assert after == replace(state, sitting=Sitting(players=5, bots=frozenset({seat})))


@rule("R5")
@pytest.mark.parametrize("moment", MOMENTS)
def test_when_the_person_is_back_everything_is_as_before(moment: str) -> None:
    state = MOMENTS[moment]()
    without = play(state, CLOCK, HandToBot(seat=DORA))

    events = sent(without, CLOCK, HandToPerson(seat=DORA))

    assert events == (PersonCameBack(seat=DORA),)
    assert game_of(events, without) == state


@rule("R5")
@pytest.mark.parametrize("moment", ["dusk", "night", "retelling", "day"])
@pytest.mark.parametrize("seat", seats(5))
def test_the_bot_knows_just_what_the_seat_knows(moment: str, seat: Seat) -> None:
    state = MOMENTS[moment]()

    after = play(state, CLOCK, HandToBot(seat=seat))

    assert view(after, seat) == replace(view(state, seat), bots=(seat,))


@rule("R5")
def test_the_bot_plays_in_the_turn_of_the_seat() -> None:
    night = play(a_night(), CLOCK, HandToBot(seat=BEN))
    assert bots_play(night) == {BEN}

    night = whispered(night, "silver")

    assert [(clue.seat, clue.word) for clue in night.round.clues] == [(BEN, "silver")]


@rule("R5", "6.3")
def test_who_leaves_changes_neither_the_players_nor_the_rounds_nor_the_settings() -> None:
    game = dusk = a_dusk(4, sand_seconds=30)

    for _ in range(4):
        game = play(game, CLOCK, HandToBot(seat=game.dreamer))
        game = rung(rung(a_retelling(fallen(game))))

    assert [past.dreamer for past in game.past] == [ANNA, BEN, CLEO, DORA]
    assert game.sitting == Sitting(players=4, bots=frozenset(seats(4)))
    assert game.options == dusk.options
    assert game.phase == "over"


@rule("R5")
@pytest.mark.parametrize("by", seats(5))
@pytest.mark.parametrize(
    "command", [HandToBot(seat=BEN), HandToPerson(seat=BEN), GiveBackTime(milliseconds=1), Ring()]
)
def test_only_the_clock_hands_over_seats_and_moves_time(by: Seat, command: AnyCommand) -> None:
    with pytest.raises(OnlyTheClockMay) as refusal:
        sent(a_night(), by, command)

    assert (refusal.value.rule, refusal.value.facts) == ("", {"command": type(command).__name__})


@rule("R5")
def test_a_bot_is_not_replaced_by_a_bot() -> None:
    with pytest.raises(SeatIsPlayedByABot) as refusal:
        sent(a_night(bots=frozenset({BEN})), CLOCK, HandToBot(seat=BEN))

    assert (refusal.value.rule, refusal.value.facts) == ("", {"seat": BEN})


@rule("R5")
def test_a_person_does_not_replace_a_person() -> None:
    with pytest.raises(SeatIsPlayedByAPerson) as refusal:
        sent(a_night(), CLOCK, HandToPerson(seat=BEN))

    assert (refusal.value.rule, refusal.value.facts) == ("", {"seat": BEN})


@rule("R5")
@pytest.mark.parametrize("seat", [Seat(5), Seat(-1)])
@pytest.mark.parametrize("command", [HandToBot, HandToPerson])
def test_nobody_sits_down_where_there_is_no_seat(
    command: type[HandToBot] | type[HandToPerson], seat: Seat
) -> None:
    with pytest.raises(NoSuchSeat) as refusal:
        sent(a_night(), CLOCK, command(seat=seat))

    assert (refusal.value.rule, refusal.value.facts) == ("", {"seat": seat})


# ── R12 A pause ──────────────────────────────────────────────────────────────────────────────


@rule("R12")
@pytest.mark.parametrize("by", seats(5))
def test_everybody_may_pause_and_resume(by: Seat) -> None:
    night = a_night()

    stopped = sent(night, by, Pause(), now=later(NIGHT, 2))
    again = sent(game_of(stopped, night), by, Resume(), now=later(NIGHT, 44))

    assert stopped == (Paused(at=later(NIGHT, 2)),)
    assert again == (Resumed(milliseconds=42_000),)


@rule("R12")
@pytest.mark.parametrize("eye", [ANNA, BEN, CLEO, Watcher.SPECTATOR])
def test_during_a_pause_the_card_and_the_clues_are_covered(eye: Seat | Watcher) -> None:
    night = whispered(a_night())

    covered, before = view(paused(night), eye), view(night, eye)

    assert covered == replace(
        before,
        paused_at=NIGHT,
        clues=(),
        night=before.night and replace(before.night, element=None),
        offers=() if isinstance(eye, Watcher) else (Resume(),),
    )
    assert before.clues != ()


@rule("R12")
@pytest.mark.parametrize("moment", MOMENTS)
def test_after_a_pause_the_card_and_the_clues_are_shown_again(moment: str) -> None:
    state = MOMENTS[moment]()

    resumed = play(paused(state), CLEO, Resume(), now=NIGHT)

    assert resumed == state


@rule("R12")
@pytest.mark.parametrize("moment", MOMENTS)
def test_during_a_pause_nothing_is_offered_but_to_resume(moment: str) -> None:
    state = paused(MOMENTS[moment]())

    assert [legal(state, seat) for seat in seats(5)] == [(Resume(),)] * 5


@rule("R12")
@pytest.mark.parametrize("moment", MOMENTS)
def test_without_a_pause_a_pause_is_offered_and_nothing_can_be_resumed(moment: str) -> None:
    state = MOMENTS[moment]()

    offers = [legal(state, seat) for seat in seats(5)]

    assert all(Pause() in offer and Resume() not in offer for offer in offers)
    with pytest.raises(TableIsNotPaused) as refusal:
        sent(state, ANNA, Resume())
    assert (refusal.value.rule, refusal.value.facts) == ("", {})


@rule("R12")
@pytest.mark.parametrize("moment", MOMENTS)
def test_during_a_pause_everything_that_was_offered_is_refused(moment: str) -> None:
    state = MOMENTS[moment]()
    offered = [(seat, offer) for seat in seats(5) for offer in legal(state, seat)]

    for seat, offer in offered:
        command = offer.command if isinstance(offer, Blank) else offer
        with pytest.raises(TableIsPaused):
            sent(paused(state), seat, command)
        assert asks(paused(state), seat, command) is None

    assert offered != []


@rule("R12")
@pytest.mark.parametrize("command", [Ring(), GiveBackTime(milliseconds=5), Pause()])
def test_during_a_pause_the_clock_stands_still(command: AnyCommand) -> None:
    night = paused(a_night())

    with pytest.raises(TableIsPaused) as refusal:
        sent(night, CLOCK, command, now=later(NIGHT, 500))

    assert (refusal.value.rule, refusal.value.facts) == ("", {})


@rule("R12")
@pytest.mark.parametrize("moment", MOMENTS)
def test_during_a_pause_there_is_no_alarm(moment: str) -> None:
    state = MOMENTS[moment]()

    assert alarm(state) is not None
    assert alarm(paused(state)) is None


@rule("R12", "R4")
@pytest.mark.parametrize("moment", MOMENTS)
def test_after_a_pause_every_deadline_is_so_much_later(moment: str) -> None:
    state = MOMENTS[moment]()
    before = alarm(state)
    assert before is not None

    resumed = play(paused(state, now=DAWN), BEN, Resume(), now=later(DAWN, 42))

    assert deadlines(resumed) == moved(deadlines(state), 42_000)
    assert alarm(resumed) == Alarm(at=later(before.at, 42))


@rule("R12", "R4")
@pytest.mark.parametrize("moment", MOMENTS)
def test_time_that_the_table_lost_is_given_back(moment: str) -> None:
    state = MOMENTS[moment]()
    before = alarm(state)
    assert before is not None

    events = sent(state, CLOCK, GiveBackTime(milliseconds=1234), now=DAWN)

    after = game_of(events, state)
    assert events == (TimeGivenBack(milliseconds=1234),)
    assert deadlines(after) == moved(deadlines(state), 1234)
    assert alarm(after) == Alarm(at=Moment(before.at + 1234))


@rule("R12", "R10")
def test_a_pause_does_not_eat_the_time_that_stands_still_for_a_spoken_guess() -> None:
    night = announced(a_spoken_night(), now=later(NIGHT, 2))

    resumed = play(paused(night, now=later(NIGHT, 3)), BEN, Resume(), now=later(NIGHT, 33))
    after = rung(resumed)

    assert alarm(resumed) == Alarm(at=later(NIGHT, 2 + 8 + 30))
    assert alarm(after) == Alarm(at=later(NIGHT, 40 + 3))


@rule("R12", "R5")
def test_during_a_pause_persons_may_leave_and_come_back() -> None:
    night = paused(a_night())

    without = play(night, CLOCK, HandToBot(seat=BEN), now=later(NIGHT, 9))
    again = play(without, CLOCK, HandToPerson(seat=BEN), now=later(NIGHT, 10))

    assert without.sitting == Sitting(players=5, bots=frozenset({BEN}), paused_at=NIGHT)
    assert again == night


@rule("R12", "R10")
def test_when_a_person_leaves_during_a_pause_no_element_is_shown() -> None:
    night = paused(marked(announced(a_spoken_night()), {BEN: True, CLEO: True}))

    events = sent(night, CLOCK, HandToBot(seat=EMIL), now=later(NIGHT, 30))

    shown = [seen(game_of(events, night), event, BEN) for event in events]
    assert [sight for sight in shown if isinstance(sight, CardShown) and sight.element] == []


@rule("R12", "R10", "R7")
def test_when_a_person_leaves_during_a_pause_the_next_clue_has_no_more_than_its_time() -> None:
    night = paused(marked(announced(a_spoken_night()), {BEN: True, CLEO: True}))

    without = play(night, CLOCK, HandToBot(seat=EMIL), now=later(NIGHT, 30))
    resumed = play(without, BEN, Resume(), now=later(NIGHT, 60))

    assert resumed.round.card == 2
    assert resumed.round.turn is not None
    assert resumed.round.turn.until == later(NIGHT, 60 + 5)
