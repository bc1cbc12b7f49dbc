"""One person, two dice, ten quiet minutes."""

import re

import typer

from reverie.games.daydream import GAME
from reverie.games.daydream.commands import AnyStep, Options, PlayTurn, SettleRow, Try
from reverie.games.daydream.notation import NAMES, draw_sheet, read_steps
from reverie.games.daydream.pieces import Fold
from reverie.games.daydream.rules import Tried, answer
from reverie.games.daydream.state import State
from reverie.kernel.chance import Chance
from reverie.kernel.game import Outside
from reverie.kernel.interruptions import Sitting
from reverie.kernel.moment import Moment
from reverie.kernel.notation import NotationIsBroken
from reverie.kernel.seat import Seat
from reverie.kernel.violation import RuleViolation
from reverie.locales import Catalogue, message_id

ME = Seat(0)
NOW = Moment(0)
PARTS = ("items", "stars", "moons", "polaroids", "notes", "frames", "thorns")


class Solo:
    """A game of one player, as a conversation."""

    def __init__(self, options: Options, seed: bytes, speaker: Catalogue) -> None:
        self.seed = seed
        self.chance = Chance.of(seed)
        self.speaker = speaker
        setup = GAME.setup(options, Sitting(players=1), self.chance, NOW)
        self.state: State = GAME.play(None, setup)
        self.steps: tuple[AnyStep, ...] = ()

    @property
    def fold(self) -> Fold:
        """The fold that is played."""
        return self.state.fold

    def play(self) -> None:
        """Turn after turn to the end."""
        typer.echo(self.speaker.say("solo-help"))
        while self.state.result is None:
            self.show()
            self.obey(input("> ").strip())
        self.show_result()

    def tried(self, steps: tuple[AnyStep, ...]) -> Tried:
        """What the draft would bring."""
        return answer(self.state, ME, Try(turn=self.state.turn, steps=steps))

    def show(self) -> None:
        """The sheet as drafted, the dice, and what is to do."""
        draft = self.tried(self.steps)
        typer.echo()
        for line in draw_sheet(self.fold, draft.sheet):
            typer.echo(line)
        left = [write.die for write in draft.next.write]
        dice = "  ".join(
            f"{NAMES[die]} = {self.state.dice[die]}" if die in left else f"({NAMES[die]})"
            for die in (0, 1)
        )
        typer.echo(self.speaker.say("solo-turn", turn=self.state.turn, dice=dice))
        typer.echo(self.to_do(draft))

    def to_do(self, draft: Tried) -> str:
        """The one thing that matters now."""
        if draft.next.bonuses:
            return self.speaker.say("solo-take-bonus", bonuses=draft.next.bonuses)
        if draft.next.settle:
            return self.speaker.say("solo-settle", rows=draft.next.settle)
        if draft.next.seal:
            return self.speaker.say("solo-seal")
        return self.speaker.say("solo-write")

    def obey(self, line: str) -> None:
        """One line of the player."""
        match line.lower():
            case "help" | "?":
                typer.echo(self.speaker.say("solo-help"))
            case "undo":
                self.steps = self.steps[:-1]
            case "quit" | "q":
                raise EOFError
            case "" | "seal":
                self.seal()
            case words:
                self.add(words)

    def add(self, words: str) -> None:
        """More steps for the draft; nothing is lost if they are refused."""
        before = self.tried(self.steps)
        if words == "settle" and not before.next.settle:
            typer.echo(self.speaker.say("solo-nothing-to-settle"))
            return
        try:
            new = self.read(words)
            draft = self.tried(self.steps + new)
        except NotationIsBroken:
            typer.echo(self.speaker.say("solo-not-understood", words=words))
            return
        except RuleViolation as violation:
            self.refuse(violation)
            return
        self.steps += new
        for fact in draft.facts[len(before.facts) :]:
            typer.echo(f"  {self.speaker.tell('fact', fact)}")

    def read(self, words: str) -> tuple[AnyStep, ...]:
        """`x b3` is as good as `x>b3`, `skip x` as `skip:x`; `settle` means the next full row."""
        if words == "settle":
            return tuple(SettleRow(row=row) for row in self.tried(self.steps).next.settle[:1])
        words = re.sub(r"\bskip\s+([xy])\b", r"skip:\1", words)
        return read_steps(re.sub(r"(?<!:)\b([xy](?:[+-]\d)?)\s+([a-z]\d)", r"\1>\2", words))

    def seal(self) -> None:
        """The turn is played, if it is complete."""
        command = PlayTurn(turn=self.state.turn, steps=self.steps)
        try:
            events = GAME.decide(self.state, ME, command, Outside(now=NOW, chance=self.chance))
        except RuleViolation as violation:
            self.refuse(violation)
            return
        self.state, self.steps = GAME.play(self.state, events), ()

    def refuse(self, violation: RuleViolation) -> None:
        """The rule that says no."""
        sentence = self.speaker.say(message_id("violation", violation.code), **violation.facts)
        typer.echo(self.speaker.say("solo-refused", sentence=sentence, rule=violation.rule))

    def show_result(self) -> None:
        """Points, band and title."""
        result = self.state.result
        assert result is not None
        score = result.scores[ME]
        assert score.band is not None
        for line in draw_sheet(self.fold, self.state.sheets[ME]):
            typer.echo(line)
        for part in PARTS:
            if points := getattr(score, part):
                typer.echo(f"  {self.speaker.say(f'score-{part}', points=points)}")
        typer.echo(self.speaker.say("solo-total", points=score.total))
        title = self.speaker.say(f"title-{self.fold.name}-{score.band + 1}")
        typer.echo(self.speaker.say("solo-title", title=title, band=score.band + 1))
        typer.echo(self.speaker.say("solo-chance", seed=self.seed.hex()))
