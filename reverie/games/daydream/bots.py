"""Two simple players. They see a view and think in drafts, as people do."""

from collections.abc import Iterator
from typing import Protocol

from reverie.botkit import Random
from reverie.games.daydream.commands import AnyStep, PlayTurn, WriteNumber
from reverie.games.daydream.evolve import chosen_fold
from reverie.games.daydream.rules.steps import next_steps, take_step
from reverie.games.daydream.scoring import score
from reverie.games.daydream.state import Draft, begin_turn
from reverie.games.daydream.view import View
from reverie.kernel.seat import Watcher


class Choice(Protocol):
    """How a bot goes on with a draft."""

    def __call__(self, draft: Draft, random: Random, /) -> AnyStep | None: ...


def draft_from(view: View) -> Draft | None:
    """The turn that this eye can play now."""
    if view.next is None or isinstance(view.eye, Watcher):
        return None
    return begin_turn(
        chosen_fold(view.options),
        view.sheets[view.eye],
        view.dice,
        solo=view.players == 1,
        start=view.turn == 0,
    )


def play(view: View, random: Random, choose: Choice) -> PlayTurn | None:
    """A whole turn, step by step; `choose` says `None` when it wants to seal."""
    draft = draft_from(view)
    if draft is None:
        return None
    steps: list[AnyStep] = []
    while step := choose(draft, random):
        steps.append(step)
        draft = take_step(draft, step)
    return PlayTurn(turn=view.turn, steps=tuple(steps))


class RandomBot:
    """Any legal step is as good as another."""

    def act(self, view: View, random: Random) -> PlayTurn | None:
        """A random turn."""
        return play(view, random, self.choose)

    def choose(self, draft: Draft, random: Random) -> AnyStep | None:
        """First what to do, then how: else leaves would be used in nearly every turn."""
        steps = next_steps(draft)
        if steps.seal:
            return None
        kinds: dict[object, list[AnyStep]] = {}
        for step in steps.each():
            changed = isinstance(step, WriteNumber) and step.change != 0
            kinds.setdefault((type(step), changed), []).append(step)
        return random.choice(random.choice(list(kinds.values())))


class GreedyBot:
    """Goes for the next line: settles at once, and writes where the rows promise most."""

    def act(self, view: View, random: Random) -> PlayTurn | None:
        """A turn in which each step looks best by itself."""
        return play(view, random, self.choose)

    def choose(self, draft: Draft, random: Random) -> AnyStep | None:
        """The step after which the sheet looks best."""
        steps = next_steps(draft)
        if steps.seal:
            return None
        if steps.settle or steps.bonuses:
            return max(steps.each(), key=lambda step: self.urgency(draft, step))
        return max(
            (step for step in steps.each() if isinstance(step, WriteNumber)),
            key=lambda step: (self.promise(take_step(draft, step)), random.random()),
        )

    def urgency(self, draft: Draft, step: AnyStep) -> tuple[bool, float]:
        """Rows and bonuses before numbers."""
        return not isinstance(step, WriteNumber), self.promise(take_step(draft, step))

    def promise(self, draft: Draft) -> float:
        """Points so far, lines begun, and what the open rows may still become."""
        points = score(draft.fold, draft.sheet, solo=draft.solo).total
        leaves = 0.3 * draft.sheet.circled
        return points + 0.25 * draft.sheet.point + leaves + sum(_hopes(draft))


def _hopes(draft: Draft) -> Iterator[float]:
    """How much each row is still worth, in items."""
    numbers = draft.sheet.numbers
    for row, clouds in draft.fold.rows.items():
        if row in draft.sheet.marks:
            continue
        written = [numbers[cloud] for cloud in clouds if cloud in numbers]
        if len(set(written)) == len(written):
            lines = len(clouds) / 3
            run = all(
                abs(numbers[clouds[i]] - numbers[clouds[j]]) == abs(i - j)
                for i in range(len(clouds))
                for j in range(i)
                if clouds[i] in numbers and clouds[j] in numbers
            )
            yield lines * (len(written) / len(clouds)) * (1.4 if run and len(written) > 1 else 1)
