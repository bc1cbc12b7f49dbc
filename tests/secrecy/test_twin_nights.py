"""Each night twice, with other cards, spirits and rulings: who is blind is sent the same bytes."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from reverie.games.when_i_dream.commands import ChallengeClue, GiveClue, MakeGuess, VoteOnClue
from reverie.games.when_i_dream.tests.nights import RIGHT, WRONG, close, improper
from reverie.games.when_i_dream.tests.worlds import (
    Break,
    CardTaken,
    CardTakenAtTheEnd,
    Daybreak,
    Guess,
    Move,
    NoGuess,
    Presence,
    Tell,
    WakeUp,
    Whisper,
)
from reverie.games.when_i_dream.view import view
from reverie.kernel.seat import Seat, Watcher
from reverie.tables.commands import Rename
from tests.secrecy.twins import EYES, Lost, TableWorld, opened, other_cards

steady = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=30,
    phases=(Phase.generate,),
    suppress_health_check=[HealthCheck.too_slow],
)

words = st.sampled_from(("silver", "night", "round", "cheese", "ö"))
pauses = st.integers(0, 6000)
whispers = st.builds(Whisper, after=pauses, giver=st.integers(0, 9), word=words)
moves: st.SearchStrategy[Move] = st.one_of(
    whispers,
    whispers,
    whispers,
    st.builds(Guess, after=pauses, word=words, heard=st.sampled_from(("at once", "late", "never"))),
    st.builds(CardTaken, after=pauses),
    st.builds(NoGuess, after=pauses),
    st.builds(Break, after=pauses, milliseconds=pauses),
    st.builds(Presence, after=pauses, seat=st.integers(0, 9)),
    st.builds(Lost, after=pauses, eye=st.sampled_from(EYES)),
    st.builds(CardTakenAtTheEnd, after=pauses),
)
tales: st.SearchStrategy[Move] = st.one_of(
    st.builds(Tell, after=pauses, text=words),
    st.builds(Lost, after=pauses, eye=st.sampled_from(EYES)),
)
scripts = st.builds(
    lambda night, day, end: (*night, Daybreak(), *day, *end),
    st.lists(moves, min_size=4, max_size=16),
    st.lists(tales, max_size=4),
    st.sampled_from(((), (WakeUp(),))),
)
tables = st.fixed_dictionaries(
    {
        "clues": st.sampled_from(("typed", "spoken")),
        "referee": st.sampled_from(("strict", "gentle", "table")),
        "sand_seconds": st.sampled_from((20, 60)),
    }
)


@contextmanager
def worlds(*made: TableWorld) -> Iterator[tuple[TableWorld, ...]]:
    """Worlds that are put away at the end."""
    try:
        yield made
    finally:
        for world in made:
            world.close()


def fresh(players: int, seed: int, **options: Any) -> TableWorld:
    """A table at its first dusk."""
    return TableWorld([opened(players, seed, options)], seed)


def dream(world: TableWorld, script: tuple[Move, ...]) -> None:
    """A whole night."""
    world.fall_asleep()
    for move in script:
        world.make(move)
    world.sleep_on()


@steady
@given(players=st.integers(4, 6), options=tables, script=scripts, seed=st.integers(0, 999))
def test_the_first_night_sends_the_blind_the_same_bytes(
    players: int, options: dict[str, Any], script: tuple[Move, ...], seed: int
) -> None:
    with worlds(*(fresh(players, each, **options) for each in (seed, seed + 1))) as (one, other):
        for world in (one, other):
            dream(world, script)

        assert one.heard[Seat(0)] == other.heard[Seat(0)]
        assert one.heard[Watcher.SPECTATOR] == other.heard[Watcher.SPECTATOR]


@steady
@given(options=tables, script=scripts, seed=st.integers(0, 999))
def test_a_later_night_sends_the_blind_the_same_bytes(
    options: dict[str, Any], script: tuple[Move, ...], seed: int
) -> None:
    with worlds(fresh(4, seed, **options)) as (first,):
        dream(first, script)
        first.wake_up_and_wait()
        before, shown = first.stored(), first.state.counts.cards

    again = (TableWorld(other_cards(before, shown, each), each) for each in (seed + 1, seed + 2))
    with worlds(*again) as (one, other):
        for world in (one, other):
            world.go_to_bed()
            dream(world, script)

        assert one.heard[Seat(1)] == other.heard[Seat(1)]
        assert one.heard[Watcher.SPECTATOR] == other.heard[Watcher.SPECTATOR]


WHISPERS = (Whisper(giver=0, word="silver"), Whisper(giver=2, word="night", after=900))


def test_such_nights_do_differ_in_everything_that_is_hidden() -> None:
    script = (*WHISPERS, Guess(word="moon"), *WHISPERS, CardTaken(), *WHISPERS, Guess(word="ö"))

    with worlds(*(fresh(6, seed, referee="strict") for seed in (2, 4))) as (one, other):
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
        assert {card.side for card in here.night.board} != {card.side for card in there.night.board}
        assert len(one.heard[Seat(0)]) > 50
        assert one.heard[Seat(0)] == other.heard[Seat(0)]
        assert one.heard[Seat(1)] != other.heard[Seat(1)]


def test_a_guess_sounds_the_same_right_close_or_wrong() -> None:
    heard = []
    for ruling in (RIGHT, WRONG, close(right=True), close(right=False)):
        with worlds(fresh(4, 1)) as (world,):
            world.fall_asleep()
            for move in WHISPERS:
                world.make(move)
            assert world.state.round.card is not None
            guess = MakeGuess(card=world.state.round.card, word="moon")
            world.send(Seat(0), guess, ruling)
            world.sleep_on()
            heard.append([world.heard[eye] for eye in EYES])

    assert heard == [heard[0]] * 4


def stopped_by_the_referee(world: TableWorld) -> None:
    """A clue that never reaches the Dreamer."""
    turn = world.state.round.turn
    assert turn is not None
    world.send(turn.seat, GiveClue(turn=turn.number, word="moonlight"), improper("family"))


def judged_by_the_spirits(world: TableWorld) -> None:
    """A clue that has been heard, and that the others find improper."""
    clue = world.state.round.clues[-1]
    others = [seat for seat in world.state.spirits if seat != clue.seat]
    world.send(others[0], ChallengeClue(clue=clue.number))
    for seat in others:
        world.send(seat, VoteOnClue(clue=clue.number, improper=True))


def test_that_a_card_was_taken_sounds_the_same_whoever_took_it_and_why() -> None:
    heard, taken = [], []
    for take in (stopped_by_the_referee, judged_by_the_spirits):
        with worlds(fresh(4, 1, referee="strict")) as (world,):
            world.fall_asleep()
            for move in WHISPERS:
                world.make(move)
            take(world)
            world.sleep_on()
            heard.append([world.heard[eye] for eye in EYES])
            taken.append(world.state.penalties)

    assert taken[0] != taken[1]
    assert heard[0] == heard[1]


def test_no_name_is_changed_while_somebody_dreams() -> None:
    with worlds(fresh(4, 1)) as (world,):
        world.fall_asleep()
        before = world.heard[Watcher.SPECTATOR][:]
        world.try_in_vain(Seat(1), Rename(name=f"{world.state.element}"))

        refusal = world.refusal_of(Seat(1))
        assert refusal is not None
        assert refusal.code == "ChatIsClosed"
        assert world.heard[Watcher.SPECTATOR] == before
