"""When I Dream: one dreams, the others whisper. Rules: rulebook.md."""

from reverie.games.when_i_dream import rules
from reverie.games.when_i_dream.bots import PlainBot, RandomBot, lexicon_of
from reverie.games.when_i_dream.commands import PRESETS, AnyCommand, Options
from reverie.games.when_i_dream.events import AnyEvent
from reverie.games.when_i_dream.evolve import evolve
from reverie.games.when_i_dream.notation import draw
from reverie.games.when_i_dream.proof import redrawn
from reverie.games.when_i_dream.setup import PLAYERS, material, setup
from reverie.games.when_i_dream.state import State
from reverie.games.when_i_dream.view import View, is_blind, seen, view
from reverie.kernel.game import Absence, Game

GAME: Game[Options, State, AnyCommand, AnyEvent, View] = Game(
    name="when_i_dream",
    rules_version=1,
    events_version=1,
    players=PLAYERS,
    options=Options,
    presets=PRESETS,
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
    redrawn=redrawn,
    material=material,
    # R5 A person who leaves is played by a bot until they are back.
    absence=Absence(seconds=10),
    blind=is_blind,
    own_material=("deck",),
    bots={
        "random": lambda options: RandomBot(lexicon_of(options)),
        "plain": lambda options: PlainBot(lexicon_of(options)),
    },
)
