"""Daydream: two dice, a grid of clouds, a shelf of things. Rules: rulebook.md."""

from reverie.games.daydream import rules
from reverie.games.daydream.bots import GreedyBot, RandomBot
from reverie.games.daydream.commands import AnyCommand, Options, Try
from reverie.games.daydream.events import AnyEvent
from reverie.games.daydream.evolve import chosen_fold, evolve
from reverie.games.daydream.notation import draw
from reverie.games.daydream.pieces import plain
from reverie.games.daydream.proof import redrawn
from reverie.games.daydream.setup import PLAYERS, daily, setup
from reverie.games.daydream.state import State
from reverie.games.daydream.view import View, seen, view
from reverie.kernel.game import Absence, Game

GAME: Game[Options, State, AnyCommand, AnyEvent, View] = Game(
    name="daydream",
    rules_version=1,
    events_version=1,
    players=PLAYERS,
    options=Options,
    presets={"Calm": Options(), "With a clock": Options(seconds_per_turn=90)},
    commands=AnyCommand,
    events=AnyEvent,
    setup=setup,
    asks=rules.asks,
    decide=rules.decide,
    evolve=evolve,
    legal=rules.legal,
    to_act=rules.to_act,
    bots_play=rules.bots_play,
    alarm=rules.alarm,
    view=view,
    seen=seen,
    outcome=rules.outcome,
    draw=draw,
    questions=Try,
    answer=rules.answer,
    redrawn=redrawn,
    material=lambda options: {
        **plain(chosen_fold(options)),
        # R4 Whether it is a tableau of the table's own.
        "own": options.tableau is not None,
    },
    # R2 A person who is gone is waited for 60 s, then the others may let a bot play.
    absence=Absence(seconds=60, others_decide=True),
    daily=daily,
    own_material=("tableau",),
    bots={"random": lambda _: RandomBot(), "plain": lambda _: GreedyBot()},
)
