"""The game of a day."""

from typing import get_args

from reverie.games.daydream.commands import Options
from reverie.games.daydream.setup import daily
from reverie.games.daydream.tableau import FoldName
from reverie.kernel.chance import Chance


def test_a_day_has_a_fold_and_everything_else_as_usual() -> None:
    fold = daily(Chance.seeded(1)).fold

    assert daily(Chance.seeded(1)) == Options(fold=fold)


def test_every_fold_has_its_day() -> None:
    assert {daily(Chance.seeded(number)).fold for number in range(100)} == set(get_args(FoldName))
