"""Worlds in which everything hidden is drawn, and what one may do so that two of them look alike.

A move is what the Dreamer can perceive. Two worlds that make the same moves differ in all the
rest: cards, spirits, rulings, votes, turns, penalties.
"""

from random import Random
from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from reverie.games.when_i_dream.commands import (
    AnnounceGuess,
    BeReady,
    ChallengeClue,
    EndRetelling,
    GiveClue,
    JudgeGuess,
    MakeGuess,
    MarkGuess,
    PassCard,
    PassTurn,
    Retell,
    SayClue,
    Tilt,
    VoteOnClue,
)
from reverie.games.when_i_dream.evolve import evolve
from reverie.games.when_i_dream.pieces import Lying, Spirit
from reverie.games.when_i_dream.rules import alarm, decide, legal
from reverie.games.when_i_dream.rules.guesses import MARKING_SECONDS
from reverie.games.when_i_dream.state import State
from reverie.games.when_i_dream.tests.nights import (
    FINE,
    RIGHT,
    WRONG,
    close,
    doubtful,
    improper,
    names,
)
from reverie.games.when_i_dream.view import seen, view
from reverie.kernel.chance import Chance
from reverie.kernel.game import Outside
from reverie.kernel.interruptions import (
    GiveBackTime,
    HandToBot,
    HandToPerson,
    Pause,
    Resume,
    Ring,
)
from reverie.kernel.messages import Command
from reverie.kernel.moment import Moment
from reverie.kernel.ruling import AnyRuling, ClueDoubt, ClueFault
from reverie.kernel.seat import CLOCK, By, Eye, Seat, Watcher, seats
from reverie.kernel.violation import RuleViolation


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """Something the Dreamer perceives, so many milliseconds after the last."""

    after: int = 0


class Whisper(Move, frozen=True):
    """A certain spirit gives a clue; turns pass until it is theirs."""

    giver: int
    word: str


class CardTaken(Move, frozen=True):
    """A clue is improper: somebody takes the card."""


class CardTakenAtTheEnd(Move, frozen=True):
    """A challenge is upheld when the sand runs out."""


class Guess(Move, frozen=True):
    """The Dreamer guesses; where guesses are spoken, the spirits settle it as told."""

    word: str
    heard: Literal["at once", "late", "never"] = "at once"


class NoGuess(Move, frozen=True):
    """The Dreamer passes, or leaves the last card."""


class Break(Move, frozen=True):
    """The table pauses for so long."""

    milliseconds: int


class LostTime(Move, frozen=True):
    """The table was away for so long."""

    milliseconds: int


class Presence(Move, frozen=True):
    """A person leaves a seat to a bot, or comes back."""

    seat: int


class Daybreak(Move, frozen=True):
    """Nothing more is done until the retelling begins."""


class Tell(Move, frozen=True):
    """The Dreamer retells a piece, if it is time for it."""

    text: str


class WakeUp(Move, frozen=True):
    """The Dreamer ends the retelling, if it is time for it."""


class Deed(msgspec.Struct, frozen=True):
    """One command, with the state it met."""

    before: State
    by: By
    command: Command
    outside: Outside


def is_masked(state: State) -> bool:
    """Whether the Dreamer wears the mask (said here again, so that no mistake is shared)."""
    return state.phase not in ("day", "over")


def redealt(state: State, random: Random) -> State:
    """The same dusk with other cards and other spirits."""
    cards: list[Spirit] = [*state.round.spirits.values(), state.round.left_over]
    random.shuffle(cards)
    spirits = dict(zip(state.round.spirits, cards, strict=False))
    changed = replace(state.round, spirits=spirits, left_over=cards[-1])
    return replace(state, round=changed, pile=relaid(state.pile, random))


def relaid(pile: tuple[Lying, ...], random: Random) -> tuple[Lying, ...]:
    """The same cards in another order, turned and flipped."""
    return tuple(
        Lying(card=lying.card, face=random.choice((0, 1)), end=random.choice((0, 1)))
        for lying in random.sample(pile, len(pile))
    )


class World:
    """One playing of a round; `trace` is all that the blind eyes are shown, and when."""

    def __init__(self, dusk: State, now: Moment, seed: int) -> None:
        self.random = Random(seed)
        self.chance = Chance.seeded(seed)
        self.state = redealt(dusk, self.random)
        self.now = now
        self.eyes: tuple[Eye, ...] = (dusk.dreamer, Watcher.SPECTATOR)
        self.trace: list[tuple[Moment, Eye, bytes]] = []
        self.deeds: list[Deed] = []
        self._last: dict[Eye, bytes] = {}
        self.look()

    # ── what is shown ──

    def look(self) -> None:
        """Each blind eye's view goes into the trace whenever it has changed."""
        if not is_masked(self.state):
            return
        refusals = self.refusals()
        for eye in self.eyes:
            image = msgspec.json.encode((view(self.state, eye), refusals))
            if self._last.get(eye) != image:
                self.trace.append((self.now, eye, image))
                self._last[eye] = image

    def refusals(self) -> list[str]:
        """What the Dreamer hears who tries what only spirits may."""
        return [self.refusal(probe) for number in range(1, 4) for probe in probes(number)]

    def refusal(self, probe: Command) -> str:
        try:
            decide(self.state, self.state.dreamer, probe, self.outside())
        except RuleViolation as no:
            return f"{no.code} {no.facts}"
        raise AssertionError(f"the Dreamer may {probe}")

    # ── what happens ──

    def outside(self, ruling: AnyRuling | None = None) -> Outside:
        return Outside(now=self.now, chance=self.chance, ruling=ruling)

    def send(self, by: By, command: Command, ruling: AnyRuling | None = None) -> None:
        """One command; its frames and the changed views go into the trace."""
        deed = Deed(self.state, by, command, self.outside(ruling))
        self.deeds.append(deed)
        for event in decide(self.state, by, command, deed.outside):
            self.state = evolve(self.state, event)
            for eye in self.eyes:
                sight = seen(self.state, event, eye)
                if is_masked(self.state) and sight is not None:
                    self.trace.append((self.now, eye, msgspec.json.encode(sight)))
        self.look()

    def wait(self, milliseconds: int) -> None:
        """Time passes, and what is due happens."""
        until = self.now + max(0, milliseconds)
        while is_masked(self.state) and (due := alarm(self.state)) and due.at <= until:
            self.now = max(self.now, due.at)
            self.send(CLOCK, Ring())
        self.now = Moment(until)

    def wait_for_the_phase(self, spare: int = 0) -> None:
        """Until the phase is over by itself, or a little less."""
        until = self.state.round.until
        assert until is not None
        self.wait(until - self.now - spare)

    def fall_asleep(self) -> None:
        """Everybody is ready."""
        for seat in seats(self.state.sitting.players):
            self.send(seat, BeReady(round=self.state.round.number, at="dusk"))

    def sleep_on(self) -> None:
        """Nothing more is done until the mask is off."""
        while is_masked(self.state):
            self.wait_for_the_phase()

    def stir(self) -> None:
        """The spirits do some of what the Dreamer hears nothing of."""
        for _ in range(self.random.randrange(4)):
            secrets = [
                (seat, command)
                for seat in self.state.spirits
                for command in legal(self.state, seat)
                if isinstance(command, Command) and self.is_secret(command)
            ]
            if secrets:
                self.send(*self.random.choice(secrets))

    def is_secret(self, command: Command) -> bool:
        """A challenge that will not be upheld, and never one of the newest clue; and the like."""
        match command:
            case PassTurn() | JudgeGuess() | Tilt():
                return True
            case ChallengeClue():
                return command.clue != self.state.round.clues[-1].number
            case VoteOnClue():
                (votes,) = (c.votes for c in self.state.round.challenges if c.clue == command.clue)
                return not command.improper or 2 * (sum(votes.values()) + 1) <= len(votes) + 1
            case _:
                return False

    # ── the moves ──

    def make(self, move: Move) -> None:
        """The move, where it is possible, among what spirits do by themselves."""
        self.stir()
        self.wait(move.after)
        self.stir()
        if is_masked(self.state):
            self.do(move)
        self.stir()

    def do(self, move: Move) -> None:
        this = self.state.round
        match move:
            case Whisper() if self.state.phase == "night":
                self.whisper(move)
            case CardTaken() if self.state.phase == "night":
                self.take_card()
            case CardTakenAtTheEnd() if self.state.phase == "night" and this.clues:
                self.wait_for_the_phase(spare=1000)
                self.challenge(self.random.randrange(1, len(self.state.spirits) - 1))
                self.wait_for_the_phase()
            case Guess() if this.card is not None:
                self.guess(move)
            case NoGuess() if this.card is not None:
                self.send(self.state.dreamer, PassCard(card=this.card))
            case Break():
                self.send(self.state.dreamer, Pause())
                self.now = Moment(self.now + move.milliseconds)
                self.send(self.state.dreamer, Resume())
            case LostTime():
                self.now = Moment(self.now + move.milliseconds)
                self.send(CLOCK, GiveBackTime(milliseconds=move.milliseconds))
            case Presence():
                seat = Seat(move.seat % self.state.sitting.players)
                gone = seat in self.state.sitting.bots
                self.send(CLOCK, HandToPerson(seat=seat) if gone else HandToBot(seat=seat))
            case Daybreak():
                while self.state.phase in ("night", "last guess"):
                    self.wait_for_the_phase()
            case Tell() if self.state.phase == "retelling" and self.state.options.clues == "typed":
                heard = [p.element for p in this.board if self.random.random() < 0.5]
                retell = Retell(round=this.number, text=move.text)
                self.send(self.state.dreamer, retell, names(*heard))
            case WakeUp() if self.state.phase == "retelling":
                self.send(self.state.dreamer, EndRetelling(round=this.number))
            case _:
                pass

    def whisper(self, move: Whisper) -> None:
        giver = self.state.spirits[move.giver % len(self.state.spirits)]
        while (turn := self.state.round.turn) is not None and turn.seat != giver:
            self.send(turn.seat, PassTurn(turn=turn.number))
        assert turn is not None
        if self.state.options.clues == "spoken":
            self.send(giver, SayClue(turn=turn.number))
            return
        doubt = doubtful(self.random.choice(get_args(ClueDoubt)), f"{self.state.element}")
        ruling = self.random.choice((FINE, doubt))
        self.send(giver, GiveClue(turn=turn.number, word=move.word), ruling)

    def take_card(self) -> None:
        """By the referee or by the spirits, whichever there can be."""
        turn, clues = self.state.round.turn, self.state.round.clues
        assert turn is not None
        options = self.state.options
        strict = options.referee == "strict" and options.clues == "typed"
        if strict and (not clues or self.random.random() < 0.5):
            ruling = improper(self.random.choice(get_args(ClueFault)), f"{self.state.element}")
            self.send(turn.seat, GiveClue(turn=turn.number, word="oops"), ruling)
        elif clues:
            self.challenge(len(self.state.spirits) - 1)

    def challenge(self, votes: int) -> None:
        """The newest clue is challenged, and most of so many votes are against it."""
        clue = self.state.round.clues[-1]
        others = [spirit for spirit in self.state.spirits if spirit != clue.seat]
        self.send(self.random.choice(others), ChallengeClue(clue=clue.number))
        voters = [seat for seat in self.state.spirits if seat != clue.seat]
        against = self.random.randint(votes // 2 + 1, votes)
        cast = [True] * against + [False] * (votes - against)
        self.random.shuffle(cast)
        for seat, improper_ in zip(self.random.sample(voters, votes), cast, strict=True):
            self.send(seat, VoteOnClue(clue=clue.number, improper=improper_))

    def guess(self, move: Guess) -> None:
        card = self.state.round.card
        assert card is not None
        if self.state.options.clues == "typed":
            rulings = (RIGHT, WRONG, close(right=True), close(right=False))
            ruling = self.random.choice(rulings)
            self.send(self.state.dreamer, MakeGuess(card=card, word=move.word), ruling)
            return
        self.send(self.state.dreamer, AnnounceGuess(card=card))
        judges = self.random.sample(sorted(self.state.judges), len(self.state.judges))
        if judges and move.heard == "at once":
            self.mark_at_once(judges)
        if len(judges) > 1 and move.heard == "late":
            some = judges[: self.random.randint(1, len(judges) // 2)]
            self.mark([(judge, self.random.random() < 0.5) for judge in some])
        if self.state.round.spoken is not None:
            self.wait(1000 * MARKING_SECONDS)

    def mark_at_once(self, judges: list[Seat]) -> None:
        """Some may say otherwise; then more than half of all agree."""
        right, most = self.random.random() < 0.5, len(judges) // 2 + 1
        others = self.random.randint(0, len(judges) - most)
        self.mark([(judge, not right) for judge in judges[most : most + others]])
        self.mark([(judge, right) for judge in judges[:most]])

    def mark(self, marks: list[tuple[Seat, bool]]) -> None:
        assert self.state.round.spoken is not None
        number = self.state.round.spoken.number
        for judge, right in marks:
            self.send(judge, MarkGuess(guess=number, right=right))


def probes(number: int) -> tuple[Command, ...]:
    """What a nosy Dreamer might try."""
    return (
        PassTurn(turn=number),
        GiveClue(turn=number, word="hm"),
        SayClue(turn=number),
        ChallengeClue(clue=number),
        VoteOnClue(clue=number, improper=True),
        JudgeGuess(card=number, right=True),
        Tilt(card=number, tilted=True),
        MarkGuess(guess=number, right=True),
        MakeGuess(card=-number, word="hm"),
    )
