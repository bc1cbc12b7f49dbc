"""Chapter 1: the tableau."""

from typing import Any

import pytest
from msgspec.structs import replace

from reverie.games.daydream import violations
from reverie.games.daydream.commands import Options
from reverie.games.daydream.events import DiceRolled, GameBegan, Score
from reverie.games.daydream.pieces import LEAFLETS, Cloud, Leaflet, cloud_at
from reverie.games.daydream.printed import printed_fold, tableau
from reverie.games.daydream.rules import to_act
from reverie.games.daydream.rules.end import roll
from reverie.games.daydream.scoring import score
from reverie.games.daydream.setup import setup
from reverie.games.daydream.state import fresh_sheet
from reverie.games.daydream.tableau import FoldName
from reverie.games.daydream.tests.positions import (
    ANNA,
    BEN,
    NOON,
    a_draft,
    a_game,
    a_sheet,
    after,
    all_but,
    drew,
    first,
    numbers,
    played,
    second,
    settle,
    settled,
    turn,
    wrote,
)
from reverie.kernel.chance import Chance
from reverie.kernel.interruptions import Sitting
from reverie.kernel.rulebook import rule
from reverie.kernel.seat import seats
from reverie.kernel.violation import OptionIsNotAllowed

TOP_OF_A = "mug candle storybook heart-stone postcard alarm-clock seashell snow-globe"
BOTTOM_OF_A = "pocket-radio acorn paper-crane tea-tin music-box vase toy-boat globe"
TOP_OF_D = "spoon biscuit coffee-pot sugar-bowl key cactus bell ticket-stub"
BOTTOM_OF_D = (
    "lantern button-jar matchbox lucky-cat hourglass bow-tie thimble kettle ukulele moon-lamp"
)
TOP_OF_B, BOTTOM_OF_B = "inkwell feather telescope dice-cup", "robot fox-mask map-tube rocket"
TOP_OF_C, BOTTOM_OF_C = "star-jar compass comet-kite", "binoculars cassette owl planetarium"
TOP_OF_E = "paintbrush paint-tube eraser palette"
BOTTOM_OF_E = "bookmark jigsaw-piece yarn-ball marionette"
TOP_OF_F, BOTTOM_OF_F = "easel perfume cloverleaf", "carnival-mask ring-box gramophone nightcap"


@rule("1.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_to_five_play_and_each_has_a_tableau_of_their_own(players: int) -> None:
    state = a_game(players, fold="DEF")

    assert state.sheets == (fresh_sheet(printed_fold("DEF")),) * players
    assert state.fold == printed_fold("DEF")


@rule("1.1")
@pytest.mark.parametrize("players", [-1, 0, 6])
def test_nobody_and_more_than_five_are_refused(players: int) -> None:
    with pytest.raises(violations.NumberOfPlayersIsNotAllowed) as raised:
        setup(Options(), Sitting(players=players), Chance.seeded(1), NOON)

    assert raised.value.rule == "1.1"
    assert raised.value.facts == {"players": players, "least": 1, "most": 5}


@rule("1.1")
def test_all_play_at_the_same_time() -> None:
    state = a_game(3)

    after_ben = played(state, BEN, turn(state, first("a1"), second("c5")))

    assert to_act(state) == set(seats(3))
    assert to_act(after_ben) == set(seats(3)) - {BEN}


@rule("1.1")
def test_what_one_player_writes_stands_on_their_own_tableau_only() -> None:
    state = replace(a_game(2), dice=(3, 7))

    state = played(state, ANNA, turn(state, first("a1"), second("c5")))
    state = played(state, BEN, turn(state, first("d2"), second("d4")))

    assert state.sheets == (a_sheet("a1=3 c5=7"), a_sheet("d2=3 d4=7"))


@rule("1.2", "6.3")
def test_the_leaflet_folds_in_eight_ways() -> None:
    assert {
        "A": Leaflet(("A",), (), (0, 5, 9, 13)),
        "D": Leaflet(("D",), (), (0, 5, 10, 14)),
        "AD": Leaflet(("A", "D"), ("difference",), (0, 7, 28, 40)),
        "DA": Leaflet(("D", "A"), ("distinct",), (0, 9, 26, 35)),
        "BC": Leaflet(("B", "C"), ("constellation",), (0, 8, 16, 24)),
        "ABC": Leaflet(("A", "B", "C"), ("constellation", "notes"), (0, 13, 31, 50)),
        "EF": Leaflet(("E", "F"), ("moon chain",), (0, 7, 15, 22)),
        "DEF": Leaflet(("D", "E", "F"), ("moon chain", "frames"), (0, 14, 33, 55)),
    } == LEAFLETS


@rule("1.2", "1.3")
@pytest.mark.parametrize(
    ("name", "grid"),
    [
        ("A", "ooo. oooo ooo. oooo o.o."),
        ("AD", "ooo.oooo oooooo.o ooo.oooo oooooo.o o.o.oooo"),
        ("DA", "ooooooo. oo.ooooo ooooooo. oo.ooooo ooooo.o."),
        ("DEF", "oooo..ooooo. oo.oooo.o... oooo.ooooo.. oo.oooo.o... oooo..ooooo."),
    ],
)
def test_the_grids_of_a_fold_lie_side_by_side(name: FoldName, grid: str) -> None:
    lines = grid.split()

    clouds = tuple(
        cloud_at(column, line)
        for line, text in enumerate(lines)
        for column, sign in enumerate(text)
        if sign == "o"
    )

    assert printed_fold(name).clouds == clouds


@rule("1.2")
@pytest.mark.parametrize(
    ("name", "stars", "moons", "polaroids", "notes", "frames"),
    [
        ("A", "", "", "", 0, {}),
        ("D", "", "", "", 0, {}),
        ("AD", "", "", "a3 b1 d4 e4 g1 h3", 0, {}),
        ("DA", "", "", "a4 c1 d3 e3 f1 h4", 0, {}),
        ("BC", "c1 a3 d5 g2 f4", "", "", 0, {}),
        ("ABC", "b1 a3 d4 g1 e3 h5 k2 j4", "", "", 11, {}),
        ("EF", "", "a2 d3 c4 f1 e2 g5", "", 0, {}),
        ("DEF", "", "c1 d3 a4 e2 h3 g4 j1 i2 k5", "", 0, {"square": 14, "oval": 14, "arched": 13}),
    ],
)
def test_a_fold_ignores_the_symbols_of_the_extra_rules_it_does_not_play(
    name: FoldName, stars: str, moons: str, polaroids: str, notes: int, frames: dict[str, int]
) -> None:
    fold = printed_fold(name)

    assert fold.stars == set(stars.split())
    assert fold.moons == set(moons.split())
    assert fold.polaroids == tuple(polaroids.split())
    assert len(fold.notes) == notes
    assert {kind: len(clouds) for kind, clouds in fold.frames.items()} == frames


@rule("1.2", "7.1", "7.2")
@pytest.mark.parametrize(("name", "cloud"), [("A", "b1"), ("D", "c1")])
def test_a_star_or_moon_brings_nothing_where_the_fold_does_not_play_it(
    name: FoldName, cloud: str
) -> None:
    draft = after(a_draft("a1=0", fold=name, dice=(3, 7), start=True), first(cloud))

    assert draft.facts == (wrote(0, cloud, 3),)


@rule("1.2")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("A", Score(items=4)),
        ("D", Score(items=4)),
        ("AD", Score(items=4, polaroids=6)),
        ("DA", Score(items=4, polaroids=1)),
        ("BC", Score(items=4, stars=17)),
        ("ABC", Score(items=4, stars=17, notes=16)),
        ("EF", Score(items=4, moons=1)),
        ("DEF", Score(items=4, moons=1)),
    ],
)
def test_a_fold_scores_its_items_and_the_extra_rules_it_plays(
    name: FoldName, points: Score
) -> None:
    written = f"{all_but('b1', fold=name)} b1=9"
    sheet = a_sheet(written, fold=name, finished=4, star_lines=48, moons=(3, 3))

    assert score(printed_fold(name), sheet, solo=False) == points


@rule("1.3")
def test_every_outline_begins_and_ends_at_a_sun_and_suns_and_dots_alternate() -> None:
    outlines = {item.outline for item in tableau().items.values()}

    assert outlines == {"*.*", "*.*.*", "*.*.*.*"}


@rule("1.3")
@pytest.mark.parametrize(
    ("name", "items"),
    [
        ("A", [TOP_OF_A, BOTTOM_OF_A]),
        ("D", [TOP_OF_D, BOTTOM_OF_D]),
        ("AD", [TOP_OF_A, TOP_OF_D, BOTTOM_OF_A, BOTTOM_OF_D]),
        ("DA", [TOP_OF_D, TOP_OF_A, BOTTOM_OF_D, BOTTOM_OF_A]),
        ("BC", [TOP_OF_B, TOP_OF_C, BOTTOM_OF_B, BOTTOM_OF_C]),
        ("ABC", [TOP_OF_A, TOP_OF_B, TOP_OF_C, BOTTOM_OF_A, BOTTOM_OF_B, BOTTOM_OF_C]),
        ("EF", [TOP_OF_E, TOP_OF_F, BOTTOM_OF_E, BOTTOM_OF_F]),
        (
            "DEF",
            [TOP_OF_D, TOP_OF_E, TOP_OF_F, BOTTOM_OF_D, BOTTOM_OF_E, BOTTOM_OF_F],
        ),
    ],
)
def test_the_shelf_is_read_row_by_row_across_all_panels(name: FoldName, items: list[str]) -> None:
    shelf = printed_fold(name).shelf

    assert [outline.item for outline in shelf] == " ".join(items).split()


@rule("1.3")
@pytest.mark.parametrize(
    ("name", "leaves", "circled", "of_each_bonus"),
    [
        ("A", 6, 1, 2),
        ("D", 6, 1, 2),
        ("AD", 12, 2, 4),
        ("DA", 12, 2, 4),
        ("BC", 7, 1, 2),
        ("ABC", 13, 2, 4),
        ("EF", 7, 1, 2),
        ("DEF", 13, 2, 4),
    ],
)
def test_a_fold_has_the_leaves_and_bonuses_of_all_its_panels_together(
    name: FoldName, leaves: int, circled: int, of_each_bonus: int
) -> None:
    fold = printed_fold(name)

    assert (fold.leaves, fold.leaves_circled) == (leaves, circled)
    assert fold.bonuses == {"line": of_each_bonus, "leaf": of_each_bonus}
    assert fresh_sheet(fold) == a_sheet(
        "", fold=name, circled=circled, filled=0, bonuses=fold.bonuses
    )


@rule("1.3", "4.4")
def test_a_new_item_begins_at_its_own_first_point() -> None:
    draft = a_draft("b1=5 c1=9", dice=(3, 7), point=1)

    draft = after(draft, first("a1"), settle("a1-c1"))

    assert draft.facts == (
        wrote(0, "a1", 3),
        settled("a1-c1", "super"),
        *drew("mug", 1, 2, finished=True),
        *drew("candle", 0, 1, 2, finished=True),
    )


@rule("1.4")
def test_a_row_is_a_straight_run_of_clouds_across_or_down() -> None:
    assert printed_fold("A").rows == {
        "a1-c1": ("a1", "b1", "c1"),
        "a2-d2": ("a2", "b2", "c2", "d2"),
        "a3-c3": ("a3", "b3", "c3"),
        "a4-d4": ("a4", "b4", "c4", "d4"),
        "a1-a5": ("a1", "a2", "a3", "a4", "a5"),
        "b1-b4": ("b1", "b2", "b3", "b4"),
        "c1-c5": ("c1", "c2", "c3", "c4", "c5"),
    }


@rule("1.4")
@pytest.mark.parametrize(
    ("name", "clouds", "lengths"),
    [
        ("A", 16, [3, 3, 4, 4, 4, 5, 5]),
        ("D", 18, [4, 4, 4, 5, 5, 5]),
        ("AD", 34, [3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6]),
        ("DA", 34, [4, 5, 5, 5, 5, 5, 5, 5, 5, 7, 7]),
        ("BC", 23, [3, 3, 4, 4, 4, 4, 4, 5]),
        ("ABC", 39, [3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5]),
        ("EF", 23, [3, 3, 3, 5, 5, 5, 5, 5]),
        ("DEF", 41, [3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5]),
    ],
)
def test_every_run_of_three_or_more_in_the_joined_grid_is_a_row(
    name: FoldName, clouds: int, lengths: list[int]
) -> None:
    fold = printed_fold(name)

    assert len(fold.clouds) == clouds
    assert sorted(len(row) for row in fold.rows.values()) == lengths


@rule("1.4")
def test_a_row_goes_on_over_the_seam_between_two_panels() -> None:
    assert printed_fold("DA").rows_of[Cloud("d3")] == ("a3-g3", "d1-d5")
    assert printed_fold("AD").rows_of[Cloud("d2")] == ("a2-f2",)


@rule("1.4")
def test_a_run_of_two_is_no_row() -> None:
    fold = printed_fold("D")

    assert {"a2", "b2"} <= set(fold.clouds)
    assert fold.rows_of[Cloud("a2")] == ("a1-a5",)
    assert fold.rows_of[Cloud("b2")] == ("b1-b5",)


@rule("1.5")
@pytest.mark.parametrize(("dice", "faces"), [("0-9", range(10)), ("1-6", range(1, 7))])
def test_the_dice_show_0_to_9_or_1_to_6(dice: Any, faces: range) -> None:
    options, chance = Options(dice=dice), Chance.seeded(1)

    rolls = [roll(options, number, chance, NOON).dice for number in range(300)]

    assert {one for one, _ in rolls} == {other for _, other in rolls} == set(faces)
    assert any(one != other for one, other in rolls)


@rule("1.5")
def test_the_dice_show_0_to_9_where_the_table_chooses_nothing() -> None:
    assert Options() == Options(dice="0-9")


@rule("1.5")
def test_the_same_turn_of_the_same_table_always_rolls_the_same() -> None:
    rolled = roll(Options(), 7, Chance.seeded(1), NOON)

    assert rolled == roll(Options(), 7, Chance.seeded(1), NOON)
    assert len({roll(Options(), number, Chance.seeded(1), NOON).dice for number in range(20)}) > 9
    assert len({roll(Options(), 7, Chance.seeded(seed), NOON).dice for seed in range(20)}) > 9


@rule("1.5")
def test_other_dice_are_refused() -> None:
    options = Options(dice="1-20")  # type: ignore[arg-type]

    with pytest.raises(OptionIsNotAllowed):
        setup(options, Sitting(players=2), Chance.seeded(1), NOON)


@rule("1.5", "2.1")
def test_the_chosen_dice_are_rolled_for_the_start() -> None:
    options, chance = Options(dice="1-6"), Chance.seeded(4)

    events = setup(options, Sitting(players=2), chance, NOON)

    assert events == (
        GameBegan(options=options, players=2, bots=()),
        DiceRolled(turn=0, dice=roll(options, 0, chance, NOON).dice),
    )


@rule("1.5", "3.5")
def test_leaves_lead_beyond_the_faces_of_the_smaller_dice() -> None:
    state = replace(a_game(1, dice="1-6"), turn=1, dice=(6, 1), sheets=(a_sheet(circled=2),))

    state = played(state, ANNA, turn(state, first("b1", +1), second("a2", -1)))

    assert state.sheets[ANNA].numbers == numbers("a1=0 b1=7 a2=0")
