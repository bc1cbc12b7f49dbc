"""Nights for tests, written as short as they are read."""

from typing import Any

from reverie.games.when_i_dream.commands import (
    AnnounceGuess,
    BeReady,
    ChallengeClue,
    EndRetelling,
    GiveClue,
    MakeGuess,
    MarkGuess,
    Options,
    Retell,
    Tilt,
    VoteOnClue,
)
from reverie.games.when_i_dream.evolve import evolve
from reverie.games.when_i_dream.pieces import Element, uncovered
from reverie.games.when_i_dream.rules import alarm, decide
from reverie.games.when_i_dream.setup import setup
from reverie.games.when_i_dream.state import Phase, State
from reverie.games.when_i_dream.view import view
from reverie.kernel.chance import Chance
from reverie.kernel.game import Outside
from reverie.kernel.interruptions import Ring, Sitting
from reverie.kernel.moment import Moment, later
from reverie.kernel.ruling import (
    AnyRuling,
    ClueDoubt,
    ClueFault,
    ClueIsDoubtful,
    ClueIsFine,
    ClueIsImproper,
    GuessIsClose,
    GuessIsRight,
    GuessIsWrong,
    RetellingNames,
)
from reverie.kernel.seat import CLOCK, By, Seat, seats

ANNA, BEN, CLEO, DORA, EMIL = (Seat(number) for number in range(5))
"""Anna dreams first; Ben sits on her left."""

DUSK = Moment(1_000_000)
"""When a game is set up."""

NIGHT = later(DUSK, 1)
"""When the sand of the first night starts."""

SAND_OUT = later(NIGHT, 120)
"""When the sand of the first night has run out."""

DAWN = later(SAND_OUT, 10)
"""When the first retelling begins if the last guess was left."""

FINE = ClueIsFine(referee="test", version="1")
RIGHT = GuessIsRight(referee="test", version="1")
WRONG = GuessIsWrong(referee="test", version="1")


def improper(fault: ClueFault, evidence: str = "") -> ClueIsImproper:
    """A sure fault."""
    return ClueIsImproper(referee="test", version="1", fault=fault, evidence=evidence)


def doubtful(doubt: ClueDoubt, evidence: str = "") -> ClueIsDoubtful:
    """Something to argue about."""
    return ClueIsDoubtful(referee="test", version="1", doubt=doubt, evidence=evidence)


def close(*, right: bool) -> GuessIsClose:
    """A guess on which people should vote."""
    return GuessIsClose(referee="test", version="1", leans_right=right)


def names(*elements: str) -> RetellingNames:
    """What a retelling named."""
    return RetellingNames(referee="test", version="1", elements=elements)


def game_of(events: tuple[Any, ...], state: State | None = None) -> State:
    """The state after these events."""
    for event in events:
        state = evolve(state, event)
    assert state is not None
    return state


def sent(
    state: State,
    by: By,
    command: Any,
    *,
    ruling: AnyRuling | None = None,
    now: Moment = NIGHT,
    seed: int = 1,
) -> tuple[Any, ...]:
    """The events of a command."""
    outside = Outside(now=now, chance=Chance.seeded(seed), ruling=ruling)
    return decide(state, by, command, outside)


def play(
    state: State,
    by: By,
    command: Any,
    *,
    ruling: AnyRuling | None = None,
    now: Moment = NIGHT,
    seed: int = 1,
) -> State:
    """The state after a command."""
    return game_of(sent(state, by, command, ruling=ruling, now=now, seed=seed), state)


def rung(state: State, *, seed: int = 1) -> State:
    """The state after the next alarm."""
    due = alarm(state)
    assert due is not None
    return play(state, CLOCK, Ring(), now=due.at, seed=seed)


def a_dusk(
    of: int = 5, *, seed: int = 1, bots: frozenset[Seat] = frozenset(), **options: Any
) -> State:
    """A game just set up: the spirits are dealt, Anna dreams first."""
    chosen = Options(**{"first_dreamer": ANNA, **options})
    sitting = Sitting(players=of, bots=bots)
    return game_of(setup(chosen, sitting, Chance.seeded(seed), DUSK))


def a_night(
    of: int = 5, *, seed: int = 1, bots: frozenset[Seat] = frozenset(), **options: Any
) -> State:
    """Everybody was ready at `NIGHT`; the first Element is shown and it is Ben's turn."""
    return fallen(a_dusk(of, seed=seed, bots=bots, **options), seed=seed)


def fallen(dusk: State, *, now: Moment = NIGHT, seed: int = 1) -> State:
    """The night after a dusk."""
    ready = BeReady(round=dusk.round.number, at="dusk")
    for seat in seats(dusk.sitting.players):
        dusk = play(dusk, seat, ready, now=now, seed=seed)
    return dusk


def below(night: State) -> Element:
    """The Element of the card under the one that is shown."""
    return uncovered(night.deck, night.pile[1])


def clue(night: State, word: str) -> GiveClue:
    """A clue for the turn that is on."""
    assert night.round.turn is not None
    return GiveClue(turn=night.round.turn.number, word=word)


def guess(night: State, word: str = "moon") -> MakeGuess:
    """A guess at the card that is shown."""
    assert night.round.card is not None
    return MakeGuess(card=night.round.card, word=word)


def whispered(
    night: State, word: str = "silver", ruling: AnyRuling | None = FINE, now: Moment = NIGHT
) -> State:
    """The spirit whose turn it is has given a clue."""
    assert night.round.turn is not None
    return play(night, night.round.turn.seat, clue(night, word), ruling=ruling, now=now)


def guessed(night: State, *rulings: AnyRuling, now: Moment = NIGHT) -> State:
    """The Dreamer has guessed so many times, with these rulings."""
    for ruling in rulings:
        night = play(night, night.dreamer, guess(night), ruling=ruling, now=now)
    return night


def a_last_guess(night: State) -> State:
    """The sand has run out; spirits were passed over until then."""
    return until_phase(night, "last guess")


def a_retelling(night: State) -> State:
    """The night is over without a last guess."""
    return until_phase(night, "retelling")


def until_phase(night: State, phase: Phase) -> State:
    """Nothing but time passes, at most so long."""
    for _ in range(200):
        if night.phase == phase:
            break
        night = rung(night)
    assert night.phase == phase
    return night


def a_day(retelling: State, *, now: Moment | None = None) -> State:
    """The Dreamer has ended the retelling."""
    end = EndRetelling(round=retelling.round.number)
    until = retelling.round.until
    assert until is not None
    return play(retelling, retelling.dreamer, end, now=now or Moment(until - 1))


def element(state: State, card: int) -> Element:
    """The Element of a card on the board."""
    played = state.round.played(card)
    assert played is not None
    return played.element


def retold(retelling: State, text: str, *elements: str, now: Moment = DAWN) -> State:
    """The Dreamer has told one more piece, and the referee recognised these Elements."""
    command = Retell(round=retelling.round.number, text=text)
    return play(retelling, retelling.dreamer, command, ruling=names(*elements), now=now)


def answered(retelling: State, card: int, answers: dict[Seat, bool]) -> State:
    """The spirits have said whether the retelling named a card."""
    for seat, yes in answers.items():
        retelling = play(retelling, seat, Tilt(card=card, tilted=yes), now=DAWN)
    return retelling


def challenged(night: State, clue: int = 1, by: Seat = CLEO, now: Moment = NIGHT) -> State:
    """A spirit has challenged a clue."""
    return play(night, by, ChallengeClue(clue=clue), now=now)


def voted(night: State, votes: dict[Seat, bool], clue: int = 1, now: Moment = NIGHT) -> State:
    """The spirits have said whether a challenged clue is improper."""
    for seat, yes in votes.items():
        night = play(night, seat, VoteOnClue(clue=clue, improper=yes), now=now)
    return night


def a_spoken_night(*, bots: frozenset[Seat] = frozenset(), **options: Any) -> State:
    """Clues are spoken; Ben has 5 seconds for the first."""
    return a_night(bots=bots, clues="spoken", **options)


def announced(night: State, now: Moment = NIGHT) -> State:
    """The Dreamer has announced a guess at the card that is shown."""
    assert night.round.card is not None
    return play(night, night.dreamer, AnnounceGuess(card=night.round.card), now=now)


def marked(night: State, marks: dict[Seat, bool], now: Moment = NIGHT) -> State:
    """The persons have said whether the spoken guess was right."""
    for seat, right in marks.items():
        assert night.round.spoken is not None
        mark = MarkGuess(guess=night.round.spoken.number, right=right)
        night = play(night, seat, mark, now=now)
    return night


def a_retelling_of_two() -> State:
    """Card 1 was guessed, card 2 was not."""
    return a_retelling(guessed(a_night(), RIGHT, WRONG))


def shown_as_tilted(retelling: State) -> tuple[int, ...]:
    """The cards that the spirits see tilted."""
    night = view(retelling, BEN).night
    assert night is not None
    return tuple(shown.card for shown in night.board if shown.tilted)
