"""Options and chance → opening events."""

from typing import get_args

from reverie.games.daydream import violations
from reverie.games.daydream.checks import missing_panels, problems
from reverie.games.daydream.commands import Options
from reverie.games.daydream.events import AnyEvent, GameBegan
from reverie.games.daydream.rules.end import roll
from reverie.games.daydream.tableau import FoldName
from reverie.kernel.chance import Chance
from reverie.kernel.game import checked
from reverie.kernel.interruptions import Sitting, must_be_seated
from reverie.kernel.moment import Moment

PLAYERS = range(1, 6)
FOLDS = get_args(FoldName)


def daily(chance: Chance) -> Options:
    """The fold of a day."""
    return Options(fold=FOLDS[chance.draw("day fold", len(FOLDS))])


def setup(options: Options, sitting: Sitting, chance: Chance, now: Moment) -> tuple[AnyEvent, ...]:
    """Fold the tableaux and roll for the start."""
    options = checked(options)
    # 1.1 One to five players.
    if sitting.players not in PLAYERS:
        raise violations.NumberOfPlayersIsNotAllowed(
            players=sitting.players, least=PLAYERS[0], most=PLAYERS[-1]
        )
    must_be_seated(sitting, *sitting.bots)
    # R4 A broken tableau is refused with the place and the reason.
    if options.tableau is not None:
        if found := problems(options.tableau):
            raise violations.TableauCannotBePlayed(problems=found)
        if missing := missing_panels(options.tableau, options.fold):
            reason = f"fold {options.fold}: panel {', '.join(missing)} is missing"
            raise violations.TableauCannotBePlayed(problems=(reason,))
    began = GameBegan(options=options, players=sitting.players, bots=tuple(sorted(sitting.bots)))
    # 2.1 Both dice are rolled.
    return began, roll(options, 0, chance, now)
