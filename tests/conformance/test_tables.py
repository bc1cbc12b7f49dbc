"""That the tables below try what they promise to try."""

from itertools import product
from typing import get_args, get_type_hints

import msgspec
import pytest

from reverie.games import games
from reverie.kernel.game import AnyGame
from tests.conformance.tables import PLAYERS, choices, pairs, pairs_of, tables, tables_of
from tests.conformance.walks import Walk

every_game = pytest.mark.parametrize("game", games().values(), ids=games())


@every_game
def test_every_pair_of_choices_is_tried(game: AnyGame) -> None:
    wanted = choices(game)

    tried = set()
    for table in tables_of(game):
        chosen = {name: getattr(table.options, name) for name in wanted if name != PLAYERS}
        tried |= pairs_of({PLAYERS: table.players, **chosen})

    assert pairs(wanted) <= tried


@every_game
def test_every_choice_is_tried_with_every_number_of_players(game: AnyGame) -> None:
    tried = {
        (table.players, name, getattr(table.options, name))
        for table in tables_of(game)
        for name in game.options.__struct_fields__
    }

    for name, values in choices(game).items():
        if name != PLAYERS:
            wanted = {(players, name, value) for players, value in product(game.players, values)}
            assert wanted <= tried


def test_tables_have_names_of_their_own() -> None:
    names = [table.name for table in tables()]

    assert len(set(names)) == len(names)


@every_game
def test_everything_that_is_sent_has_a_schema(game: AnyGame) -> None:
    shown = get_type_hints(game.view)["return"], get_type_hints(game.seen)["return"]

    for kind in (game.options, game.commands, game.events, *shown):
        assert msgspec.json.schema(kind)


@every_game
def test_walks_meet_every_kind_of_event(game: AnyGame) -> None:
    met = {
        type(event)
        for number, table in enumerate(tables_of(game))
        for entry in Walk(table, number).to_the_end().entries
        for event in entry.events
    }

    assert set(get_args(game.events)) - met == set()
