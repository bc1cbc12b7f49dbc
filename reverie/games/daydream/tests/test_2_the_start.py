"""Chapter 2: the start."""

import pytest
from msgspec.structs import replace

from reverie.games.daydream import violations
from reverie.games.daydream.commands import AnyStep
from reverie.games.daydream.events import (
    DiceRolled,
    FrameFilled,
    MoonFilled,
    Score,
    StarLinesDrawn,
    TurnEnded,
    TurnSealed,
)
from reverie.games.daydream.pieces import Cloud
from reverie.games.daydream.rules.steps import NextSteps, Writable, may_seal, next_steps
from reverie.games.daydream.scoring import score
from reverie.games.daydream.tableau import FoldName
from reverie.games.daydream.tests.positions import (
    ANNA,
    a_draft,
    a_game,
    a_sheet,
    after,
    first,
    second,
    sent,
    skip,
    turn,
    wrote,
)
from reverie.kernel.rulebook import rule


@rule("2.1")
@pytest.mark.parametrize(
    ("one", "other"), [("a1", "c5"), ("d2", "d4"), ("a1", "b1"), ("b3", "a1"), ("c5", "c4")]
)
def test_the_first_two_numbers_go_into_any_two_empty_clouds(one: str, other: str) -> None:
    draft = a_draft("", dice=(3, 7), start=True)

    draft = after(draft, first(one), second(other))

    may_seal(draft)
    assert draft.facts == (wrote(0, one, 3), wrote(1, other, 7))
    assert draft.sheet == a_sheet(f"{one}=3 {other}=7")


@rule("2.1")
def test_the_first_two_numbers_may_be_written_in_either_order() -> None:
    draft = a_draft("", dice=(3, 7), start=True)

    draft = after(draft, second("a1"), first("c5"))

    assert draft.facts == (wrote(1, "a1", 7), wrote(0, "c5", 3))


@rule("2.1")
def test_the_first_two_numbers_do_not_share_a_cloud() -> None:
    draft = after(a_draft("", start=True), first("a1"))

    with pytest.raises(violations.CloudIsFilled):
        after(draft, second("a1"))


@rule("2.1")
@pytest.mark.parametrize("steps", [(), (first("a1"),)])
def test_no_die_may_be_skipped_at_the_start(steps: tuple[AnyStep, ...]) -> None:
    draft = after(a_draft("", start=True), *steps)

    with pytest.raises(violations.NothingIsSkippedAtTheStart) as raised:
        after(draft, skip(1))

    assert raised.value.rule == "2.1"
    assert raised.value.facts == {}


@rule("2.1")
@pytest.mark.parametrize("change", [-1, +1, +2])
def test_no_leaf_is_used_at_the_start(change: int) -> None:
    draft = a_draft("", dice=(3, 7), start=True, circled=2)

    with pytest.raises(violations.NoLeafIsUsedAtTheStart) as raised:
        after(draft, first("a1", change))

    assert raised.value.rule == "2.1"
    assert raised.value.facts == {}


@rule("2.1")
def test_at_the_start_every_cloud_is_open_and_nothing_else_is() -> None:
    draft = a_draft("", dice=(3, 7), start=True)

    assert next_steps(draft) == NextSteps(
        write=(Writable(die=0, least=0, most=0), Writable(die=1, least=0, most=0)),
        clouds=draft.fold.clouds,
        skip=(),
        settle=(),
        bonuses=(),
        seal=False,
    )


@rule("2.1")
def test_the_start_is_turn_0_and_is_sealed_like_any_turn() -> None:
    state = replace(a_game(1), dice=(3, 7))

    events = sent(state, ANNA, turn(state, first("a1"), second("c5")))

    assert state.turn == 0
    assert events[:2] == (
        TurnSealed(turn=0, seat=ANNA, facts=(wrote(0, "a1", 3), wrote(1, "c5", 7))),
        TurnEnded(turn=0),
    )
    assert [type(event) for event in events[2:]] == [DiceRolled]


@rule("2.1")
def test_the_start_is_not_sealed_before_both_numbers_are_written() -> None:
    state = a_game(1)

    with pytest.raises(violations.DiceAreLeft) as raised:
        sent(state, ANNA, turn(state, first("a1")))

    assert raised.value.facts == {"dice": (1,)}


@rule("2.1")
def test_nothing_is_skipped_and_no_leaf_used_in_turn_0_of_a_game() -> None:
    state = replace(a_game(1), dice=(3, 7))

    with pytest.raises(violations.NothingIsSkippedAtTheStart):
        sent(state, ANNA, turn(state, skip(0), second("a1")))
    with pytest.raises(violations.NoLeafIsUsedAtTheStart):
        sent(state, ANNA, turn(state, first("a1", +1), second("c5")))


@rule("2.1", "3.2")
def test_anywhere_is_for_the_start_only() -> None:
    state = replace(a_game(1), turn=1, dice=(3, 7), sheets=(a_sheet("a1=3"),))

    with pytest.raises(violations.CloudMustTouchAFilledOne):
        sent(state, ANNA, turn(state, first("c5"), second("b1")))


@rule("2.2", "7.1")
def test_a_first_number_in_a_star_cloud_draws_its_lines() -> None:
    draft = after(a_draft("", fold="BC", dice=(3, 7), start=True), first("c1"), second("a3"))

    assert draft.facts == (
        wrote(0, "c1", 3),
        StarLinesDrawn(lines=3),
        wrote(1, "a3", 7),
        StarLinesDrawn(lines=7),
    )


@rule("2.2", "7.2")
def test_the_first_numbers_in_moon_clouds_go_into_the_chain() -> None:
    draft = after(a_draft("", fold="EF", dice=(3, 3), start=True), first("a2"), second("g5"))

    assert draft.facts == (
        wrote(0, "a2", 3),
        MoonFilled(number=3, points=0),
        wrote(1, "g5", 3),
        MoonFilled(number=3, points=1),
    )


@rule("2.2", "7.3")
@pytest.mark.parametrize(
    ("fold", "cloud", "polaroids"), [("AD", "b1", 3), ("AD", "h3", -3), ("DA", "c1", 1)]
)
def test_a_first_number_counts_for_the_polaroids(
    fold: FoldName, cloud: str, polaroids: int
) -> None:
    draft = after(a_draft("", fold=fold, dice=(7, 4), start=True), first(cloud), second("a1"))

    assert score(draft.fold, draft.sheet, solo=False) == Score(polaroids=polaroids)


@rule("2.2", "7.6")
def test_the_first_numbers_count_for_the_notes() -> None:
    draft = after(a_draft("", fold="ABC", dice=(4, 4), start=True), first("c1"), second("d2"))

    assert score(draft.fold, draft.sheet, solo=False) == Score(notes=1)


@rule("2.2", "7.8")
def test_the_first_numbers_count_for_the_frames() -> None:
    draft = a_draft("", fold="DEF", dice=(3, 7), start=True, solo=True)
    group = frozenset({Cloud("a1"), Cloud("k1")})
    draft = replace(draft, fold=replace(draft.fold, frames={"square": group}))

    draft = after(draft, first("a1"), second("k1"))

    assert draft.facts == (
        wrote(0, "a1", 3),
        wrote(1, "k1", 7),
        FrameFilled(frame="square", points=5),
    )
