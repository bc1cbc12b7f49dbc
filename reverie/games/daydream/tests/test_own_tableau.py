"""Ruling R4: a tableau of one's own, read from a file and played."""

from typing import Any

import msgspec
import pytest

from reverie.games.daydream import GAME, violations
from reverie.games.daydream.commands import Options
from reverie.games.daydream.events import DiceRolled, GameBegan, NumberWritten
from reverie.games.daydream.tableau import LARGEST_FILE, Tableau, TableauIsBroken, read
from reverie.games.daydream.tests.files import ours, text_of
from reverie.games.daydream.tests.positions import (
    ANNA,
    NOON,
    first,
    game_of,
    played,
    second,
    turn,
)
from reverie.kernel.chance import Chance
from reverie.kernel.interruptions import Sitting
from reverie.kernel.rulebook import rule


def small(**changes: Any) -> Tableau:
    """Panel A alone: three clouds by two, and one item."""
    data: dict[str, Any] = {
        "name": "Small",
        "panels": {
            "A": {
                "grid": ["ooo", "ooo"],
                "shelves": [["teapot"]],
                "leaves": {"total": 2, "circled": 1},
                "bonuses": {"line": 0, "leaf": 0},
            }
        },
        "items": {"teapot": {"outline": "..*."}},
    }
    return read(text_of({**data, **changes}))


def opened(options: Options) -> tuple[Any, ...]:
    """The opening events of a game for one."""
    return GAME.setup(options, Sitting(players=1), Chance.seeded(1), NOON)


@rule("R4")
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"", "Input data was truncated"),
        (b"{", "Input data was truncated"),
        (b"[]", "Expected `object`, got `array`"),
        (b"{}", "Object missing required field `name`"),
        (b'{"name": 5}', "Expected `str`, got `int` - at `$.name`"),
        (b'{"name": ""}', "Expected `str` of length >= 1 - at `$.name`"),
        (b"{'name': 5}", "JSON is malformed: object keys must be strings (byte 1)"),
    ],
)
def test_a_file_that_is_no_tableau_is_refused(text: bytes, problem: str) -> None:
    with pytest.raises(TableauIsBroken) as refusal:
        read(text)

    assert refusal.value.problems == (problem,)
    assert str(refusal.value) == problem


@rule("R4")
def test_a_file_larger_than_any_tableau_is_refused_unread() -> None:
    file = text_of(ours())

    largest, larger = file.ljust(LARGEST_FILE), file.ljust(LARGEST_FILE + 1)

    assert read(largest) == read(file)
    with pytest.raises(TableauIsBroken) as refusal:
        read(larger)
    assert refusal.value.problems == (
        f"{LARGEST_FILE + 1} bytes; a tableau has at most {LARGEST_FILE}",
    )


@rule("R4")
def test_a_file_that_is_no_text_is_refused() -> None:
    with pytest.raises(TableauIsBroken) as refusal:
        read(b'{"name": "\xff"}')

    (problem,) = refusal.value.problems
    assert problem.startswith("not UTF-8 text: ")


@rule("R4")
@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"colour": "blue"}, "Object contains unknown field `colour`"),
        (
            {"items": {"teapot": {"outline": "*.*", "size": 3}}},
            "Object contains unknown field `size` - at `$.items[...]`",
        ),
        (
            {"items": {"teapot": {"outline": "*x*"}}},
            "Expected `str` matching regex '^[.*]{2,40}$' - at `$.items[...].outline`",
        ),
        (
            {"items": {"teapot": {"outline": "*"}}},
            "Expected `str` matching regex '^[.*]{2,40}$' - at `$.items[...].outline`",
        ),
        (
            {"moon_chain": {"between": []}},
            "Expected `array` of length >= 1 - at `$.moon_chain.between`",
        ),
        (
            {"frames": {"kinds": ["s", "o"], "rewards": [{"points": 5, "crossed_out_by": "x"}]}},
            "Expected `array` of length 3 - at `$.frames.kinds`",
        ),
        ({"rows": {"G": ["a1-c1"]}}, "Invalid enum value 'G' - at `key` in `$.rows`"),
        ({"panels": {"G": {}}}, "Invalid enum value 'G' - at `key` in `$.panels`"),
        (
            {"panels": {"A": {"grid": "ooo"}}},
            "Expected `array`, got `str` - at `$.panels[...].grid`",
        ),
    ],
)
def test_a_file_with_a_wrong_part_is_refused_with_the_place_and_the_reason(
    changes: dict[str, Any], problem: str
) -> None:
    with pytest.raises(TableauIsBroken) as refusal:
        small(**changes)

    assert refusal.value.problems == (problem,)


@rule("R4")
def test_a_tableau_travels_in_the_events_of_its_game() -> None:
    options = Options(tableau=small())

    events = opened(options)

    assert events == (
        GameBegan(options=options, players=1, bots=()),
        DiceRolled(turn=0, dice=events[1].dice),
    )
    stored = tuple(
        msgspec.json.decode(msgspec.json.encode(event), type=GAME.events) for event in events
    )
    assert stored == events
    assert game_of(stored) == game_of(events)


@rule("R4")
def test_a_tableau_of_ones_own_is_played() -> None:
    state = game_of(opened(Options(tableau=small())))

    state = played(state, ANNA, turn(state, first("a1"), second("b2")))

    assert state.fold.clouds == ("a1", "b1", "c1", "a2", "b2", "c2")
    assert list(state.fold.rows) == ["a1-c1", "a2-c2"]
    assert [outline.item for outline in state.fold.shelf] == ["teapot"]
    assert [type(fact) for fact in state.last_turn[ANNA]] == [NumberWritten, NumberWritten]
    assert state.turn == 1


@rule("R4")
def test_the_rows_that_a_tableau_states_are_the_rows() -> None:
    state = game_of(opened(Options(tableau=small(rows={"A": ["a1-c1", "a1-a2", "b2-c2"]}))))

    assert state.fold.rows == {
        "a1-c1": ("a1", "b1", "c1"),
        "a1-a2": ("a1", "a2"),
        "b2-c2": ("b2", "c2"),
    }


@rule("R4")
def test_a_broken_tableau_is_refused_with_every_place_and_reason() -> None:
    broken = small(items={"teapot": {"outline": "*.*"}, "kettle": {"outline": "*.*"}})

    with pytest.raises(violations.TableauCannotBePlayed) as refusal:
        opened(Options(tableau=broken))

    assert refusal.value.facts == {"problems": ("items.kettle: stands on no shelf",)}


@rule("R4")
@pytest.mark.parametrize(
    ("panels", "fold", "problem"),
    [
        ("A", "D", "fold D: panel D is missing"),
        ("AD", "ABC", "fold ABC: panel B, C is missing"),
    ],
)
def test_a_fold_whose_panels_the_tableau_lacks_cannot_be_played(
    panels: str, fold: Any, problem: str
) -> None:
    tableau = read(text_of(ours(panels)))

    with pytest.raises(violations.TableauCannotBePlayed) as refusal:
        opened(Options(fold=fold, tableau=tableau))

    assert refusal.value.facts == {"problems": (problem,)}


@rule("R4")
def test_a_tableau_with_panel_a_only_is_played_as_fold_a() -> None:
    tableau = read(text_of(ours("A")))

    own, printed = game_of(opened(Options(tableau=tableau))), game_of(opened(Options()))

    assert own.fold == printed.fold
    assert own.sheets == printed.sheets


@rule("R4", "1.1")
@pytest.mark.parametrize("players", [0, 6])
def test_a_tableau_of_ones_own_is_for_one_to_five_too(players: int) -> None:
    options = Options(tableau=small())

    with pytest.raises(violations.NumberOfPlayersIsNotAllowed) as refusal:
        GAME.setup(options, Sitting(players=players), Chance.seeded(1), NOON)

    assert refusal.value.facts == {"players": players, "least": 1, "most": 5}
