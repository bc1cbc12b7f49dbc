"""Two simple players. They see a view and think in drafts, as people do."""

from collections.abc import Iterator
from itertools import combinations
from typing import Protocol

from reverie.botkit import Random
from reverie.games.daydream.commands import AnyStep, PlayTurn, WriteNumber
from reverie.games.daydream.evolve import chosen_fold
from reverie.games.daydream.rules.steps import next_steps, take_step
from reverie.games.daydream.scoring import score
from reverie.games.daydream.state import Draft, begin_turn
from reverie.games.daydream.view import View
from reverie.kernel.seat import Watcher

POINT, STEP, LEAF, NUMBER, NUMBER_OF_A_RUN = 60, 15, 18, 20, 28
"""What things are worth to the greedy bot: whole numbers, so that it plays alike everywhere."""


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

    def urgency(self, draft: Draft, step: AnyStep) -> tuple[bool, int]:
        """Rows and bonuses before numbers."""
        return not isinstance(step, WriteNumber), self.promise(take_step(draft, step))

    def promise(self, draft: Draft) -> int:
        """Points so far, lines begun, leaves, and what the open rows may still become."""
        points = score(draft.fold, draft.sheet, solo=draft.solo).total
        begun, leaves = draft.sheet.point, draft.sheet.circled
        return POINT * points + STEP * begun + LEAF * leaves + sum(_hopes(draft))


def _hopes(draft: Draft) -> Iterator[int]:
    """What the numbers of each open row are worth, as long as they are all different."""
    numbers = draft.sheet.numbers
    for row, clouds in draft.fold.rows.items():
        if row in draft.sheet.marks:
            continue
        written = [(place, numbers[c]) for place, c in enumerate(clouds) if c in numbers]
        if len({number for _, number in written}) == len(written):
            worth = NUMBER_OF_A_RUN if len(written) > 1 and _may_be_a_run(written) else NUMBER
            yield worth * len(written)


def _may_be_a_run(written: list[tuple[int, int]]) -> bool:
    """Any two numbers are as far apart as their clouds."""
    return all(
        abs(number - other) == abs(place - elsewhere)
        for (place, number), (elsewhere, other) in combinations(written, 2)
    )
