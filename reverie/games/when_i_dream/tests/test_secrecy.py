"""What is hidden makes no difference: not to a view, not to a frame, not to when it comes."""

from random import Random
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reverie.games.when_i_dream.evolve import evolve
from reverie.games.when_i_dream.pieces import Spirit
from reverie.games.when_i_dream.rules import decide
from reverie.games.when_i_dream.state import State
from reverie.games.when_i_dream.tests.decks import numbered_deck
from reverie.games.when_i_dream.tests.nights import (
    ANNA,
    BEN,
    CLEO,
    DUSK,
    NIGHT,
    RIGHT,
    WRONG,
    a_day,
    a_dusk,
    a_night,
    a_retelling,
    guessed,
    improper,
    rung,
    whispered,
)
from reverie.games.when_i_dream.tests.worlds import (
    Break,
    CardTaken,
    CardTakenAtTheEnd,
    Daybreak,
    Deed,
    Guess,
    LostTime,
    Move,
    NoGuess,
    Presence,
    Tell,
    WakeUp,
    Whisper,
    World,
    is_masked,
    relaid,
)
from reverie.games.when_i_dream.view import seen, view
from reverie.kernel.moment import Moment, later
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import Eye, Seat, Watcher

steady = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=120,
    suppress_health_check=[HealthCheck.too_slow],
)

words = st.sampled_from(("silver", "night", "round", "cheese", "ö"))
pauses = st.integers(0, 6000)
seeds = st.integers(0, 10_000)

whispers = st.builds(Whisper, after=pauses, giver=st.integers(0, 9), word=words)
night_moves: st.SearchStrategy[Move] = st.one_of(
    whispers,
    whispers,
    whispers,
    whispers,
    st.builds(Guess, after=pauses, word=words, heard=st.sampled_from(("at once", "late", "never"))),
    st.builds(CardTaken, after=pauses),
    st.builds(NoGuess, after=pauses),
    st.builds(Break, after=pauses, milliseconds=pauses),
    st.builds(LostTime, after=pauses, milliseconds=pauses),
    st.builds(Presence, after=pauses, seat=st.integers(0, 9)),
    st.builds(CardTakenAtTheEnd, after=pauses),
)
day_moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(Tell, after=pauses, text=words),
    st.builds(Guess, after=pauses, word=words),
    st.builds(NoGuess, after=pauses),
    st.builds(Presence, after=pauses, seat=st.integers(0, 9)),
)
scripts = st.builds(
    lambda night, last, day, end: (*night, *last, *day, *end),
    st.lists(night_moves, min_size=2, max_size=20),
    st.sampled_from(((Daybreak(),), ())),
    st.lists(day_moves, max_size=5),
    st.sampled_from(((), (WakeUp(),))),
)


@st.composite
def dusks(draw: st.DrawFn) -> tuple[State, Moment]:
    """The first dusk of a game, or the second with a first round behind it."""
    players = draw(st.integers(4, 7))
    bots = draw(st.frozensets(st.integers(0, players - 1).map(Seat), max_size=players))
    options: dict[str, Any] = {
        "clues": draw(st.sampled_from(("typed", "spoken"))),
        "referee": draw(st.sampled_from(("strict", "gentle", "table"))),
        "sand_seconds": draw(st.sampled_from((20, 60))),
        "deck": draw(st.sampled_from((None, numbered_deck(20)))),
    }
    if draw(st.booleans()):
        return a_dusk(players, bots=bots, **options), DUSK
    day = a_day(a_retelling(a_first_night(players, bots=bots, **options)))
    assert day.round.until is not None
    return rung(day), day.round.until


def a_first_night(players: int, **options: Any) -> State:
    """A night from which cards lie on both sides and with Cleo."""
    typed = {**options, "clues": "typed", "referee": "strict"}
    night = guessed(whispered(a_night(players, **typed)), RIGHT, WRONG, WRONG)
    taken = whispered(night, "oops", ruling=improper("sound"))
    chosen = {name: options[name] for name in ("clues", "referee")}
    return replace(taken, options=replace(taken.options, **chosen))


def twins(dusk: State, now: Moment, *both: int) -> tuple[World, World]:
    """Two worlds that differ in everything hidden."""
    one, other = (World(dusk, now, seed) for seed in both)
    return one, other


@rule("2.3", "3.8", "3.12", "4.2", "4.3", "R9", "R10", "R13")
@steady
@given(start=dusks(), script=scripts, seed=seeds, shift=st.integers(1, 99))
def test_the_dreamer_is_shown_the_same_whatever_is_hidden(
    start: tuple[State, Moment], script: tuple[Move, ...], seed: int, shift: int
) -> None:
    one, other = twins(*start, seed, seed + shift)

    for world in (one, other):
        world.fall_asleep()
        for move in script:
            world.make(move)
        world.sleep_on()

    assert one.trace == other.trace


@rule("2.3", "3.12")
def test_such_worlds_do_differ_in_everything_that_is_hidden() -> None:
    one, other = twins(a_dusk(6, referee="strict"), DUSK, 1, 2)
    script = (
        *(Whisper(giver=1, word="silver"), Guess(word="moon")),
        *(Whisper(giver=3, word="round"), Guess(word="cheese")),
        *(Whisper(giver=2, word="night"), CardTaken(), Whisper(giver=0, word="oh")),
    )

    for world in (one, other):
        world.fall_asleep()
        for move in script:
            world.make(move)

    here, there = (view(world.state, Watcher.EVERYTHING) for world in (one, other))
    assert here.night is not None
    assert there.night is not None
    assert here.spirits != there.spirits
    assert here.penalties != there.penalties
    assert here.night.element != there.night.element
    assert here.night.turn != there.night.turn
    assert [card.side for card in here.night.board] != [card.side for card in there.night.board]
    assert one.trace == other.trace


@rule("2.1", "2.2", "2.3", "R13")
@steady
@given(players=st.integers(4, 10), seed=seeds, shift=st.integers(1, 99))
def test_the_opening_shows_the_dreamer_the_same_whatever_is_dealt(
    players: int, seed: int, shift: int
) -> None:
    one, other = (a_dusk(players, seed=each) for each in (seed, seed + shift))

    for eye in (ANNA, Watcher.SPECTATOR):
        assert encoded(view(one, eye)) == encoded(view(other, eye))


def hidden_from(state: State, spirit: Seat, *, known: int, random: Random) -> State:
    """A state that this spirit cannot tell from the given one, if so many cards are known."""
    others = [seat for seat in state.round.spirits if seat != spirit]
    cards: list[Spirit] = [state.round.spirits[seat] for seat in others]
    cards.append(state.round.left_over)
    random.shuffle(cards)
    spirits = {seat: state.round.spirits[seat] for seat in state.round.spirits}
    spirits.update(zip(others, cards, strict=False))
    pile = state.pile[:known] + relaid(state.pile[known:], random)
    changed = replace(state.round, spirits=spirits, left_over=cards[-1])
    return replace(state, round=changed, pile=pile)


def shown(state: State, deed: Deed, eye: Eye) -> tuple[State, list[bytes]]:
    """What a deed leads to, and what this eye sees of it."""
    images = []
    for event in decide(state, deed.by, deed.command, deed.outside):
        state = evolve(state, event)
        images.append(encoded(seen(state, event, eye)))
    return state, [*images, encoded(view(state, eye))]


def encoded(thing: object) -> bytes:
    return msgspec.json.encode(thing)


@rule("2.1", "2.2", "3.13")
@steady
@given(start=dusks(), script=scripts, seed=seeds, spirit=st.integers(0, 9))
def test_a_spirit_is_shown_the_same_whatever_the_others_are_and_whatever_comes(
    start: tuple[State, Moment], script: tuple[Move, ...], seed: int, spirit: int
) -> None:
    world, random = World(*start, seed), Random(seed)
    eye = world.state.spirits[spirit % len(world.state.spirits)]
    world.fall_asleep()
    for move in script:
        world.make(move)
    world.sleep_on()

    for deed in world.deeds:
        top = int(deed.before.round.card is not None)
        now = hidden_from(deed.before, eye, known=top, random=random)
        assert encoded(view(now, eye)) == encoded(view(deed.before, eye))

        # What a command brings may be the next card: so that one is the same as well.
        twin = hidden_from(deed.before, eye, known=2, random=random)
        after, images = shown(deed.before, deed, eye)
        if is_masked(after):
            assert shown(twin, deed, eye)[1] == images


@rule("3.12")
def test_the_dreamer_does_not_learn_who_was_stopped() -> None:
    night = a_night(5, referee="strict")
    of_ben = whispered(night, "oops", ruling=improper("family"))
    of_cleo = whispered(rung(night), "oops", ruling=improper("sound"), now=later(NIGHT, 15))

    assert of_ben.penalties != of_cleo.penalties
    assert [of_ben.round.penalties[0].seat, of_cleo.round.penalties[0].seat] == [BEN, CLEO]
    for eye in (ANNA, Watcher.SPECTATOR):
        assert encoded(view(of_ben, eye)) == encoded(view(of_cleo, eye))
