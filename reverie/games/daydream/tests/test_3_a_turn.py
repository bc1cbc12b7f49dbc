"""Chapter 3, rules 3.1 to 3.4: the dice, the clouds and skipping."""

import pytest

from reverie.games.daydream import violations
from reverie.games.daydream.commands import AnyStep, Options, PlayTurn
from reverie.games.daydream.events import AnyFact, DiceRolled, DieSkipped, TurnEnded, TurnSealed
from reverie.games.daydream.pieces import Cloud, Die
from reverie.games.daydream.printed import printed_fold
from reverie.games.daydream.rules.end import roll
from reverie.games.daydream.rules.steps import NextSteps, Writable, may_seal, next_steps
from reverie.games.daydream.tableau import FoldName
from reverie.games.daydream.tests.positions import (
    ANNA,
    BEN,
    NOON,
    a_draft,
    a_game,
    a_sheet,
    a_turn,
    after,
    first,
    played,
    second,
    sent,
    skip,
    turn,
    wrote,
)
from reverie.kernel.chance import Chance
from reverie.kernel.rulebook import rule


@rule("3.1")
def test_both_dice_are_rolled_once_for_everybody() -> None:
    state = a_turn(a_sheet("a1=0"), a_sheet("c5=0"), dice=(3, 7), turn=5)

    state = played(state, ANNA, turn(state, first("b1"), second("a2")))
    events = sent(state, BEN, turn(state, first("c4"), second("c3")))

    assert events == (
        TurnSealed(turn=5, seat=BEN, facts=(wrote(0, "c4", 3), wrote(1, "c3", 7))),
        TurnEnded(turn=5),
        roll(Options(), 6, Chance.seeded(1), NOON),
    )


@rule("3.1")
def test_the_dice_are_not_rolled_again_while_somebody_is_thinking() -> None:
    state = a_turn(a_sheet("a1=0"), a_sheet("c5=0"), dice=(3, 7), turn=5)

    events = sent(state, ANNA, turn(state, first("b1"), second("a2")))

    assert events == (TurnSealed(turn=5, seat=ANNA, facts=(wrote(0, "b1", 3), wrote(1, "a2", 7))),)


@rule("3.1")
def test_the_next_turn_has_the_next_number_and_the_dice_that_were_rolled() -> None:
    state = a_turn(a_sheet("a1=0"), dice=(3, 7), turn=5)

    after_turn = played(state, ANNA, turn(state, first("b1"), second("a2")), seed=8)

    rolled = roll(Options(), 6, Chance.seeded(8), NOON)
    assert DiceRolled(turn=after_turn.turn, dice=after_turn.dice) == rolled
    assert after_turn.sheets == (a_sheet("a1=0 b1=3 a2=7"),)


@rule("3.1")
@pytest.mark.parametrize("other", [4, 6, 0])
def test_steps_for_the_dice_of_another_turn_are_refused(other: int) -> None:
    state = a_turn(a_sheet("a1=0"), turn=5)

    with pytest.raises(violations.TurnIsNotOn) as raised:
        sent(state, ANNA, PlayTurn(turn=other, steps=(first("b1"), second("a2"))))

    assert raised.value.rule == "3.1"
    assert raised.value.facts == {"turn": other, "now": 5}


@rule("3.2")
@pytest.mark.parametrize(
    ("steps", "facts"),
    [
        ((first("b1"), second("a2")), (wrote(0, "b1", 3), wrote(1, "a2", 7))),
        ((second("b1"), first("a2")), (wrote(1, "b1", 7), wrote(0, "a2", 3))),
    ],
)
def test_both_numbers_are_written_in_the_order_one_likes(
    steps: tuple[AnyStep, ...], facts: tuple[AnyFact, ...]
) -> None:
    draft = after(a_draft("a1=0", dice=(3, 7)), *steps)

    may_seal(draft)
    assert draft.facts == facts


@rule("3.2")
@pytest.mark.parametrize("cloud", ["b2", "a3", "c3", "b4"])
def test_a_number_goes_into_an_empty_cloud_up_down_left_or_right_of_a_filled_one(
    cloud: str,
) -> None:
    draft = after(a_draft("b3=0", dice=(3, 7)), first(cloud))

    assert draft.sheet == a_sheet(f"b3=0 {cloud}=3")
    assert draft.left == (1,)


@rule("3.2")
@pytest.mark.parametrize("cloud", ["a2", "c4", "b1", "d4", "c5"])
def test_a_number_does_not_go_where_no_filled_cloud_is_next_to_it(cloud: str) -> None:
    draft = a_draft("b3=0")

    with pytest.raises(violations.CloudMustTouchAFilledOne) as raised:
        after(draft, first(cloud))

    assert raised.value.rule == "3.2"
    assert raised.value.facts == {"cloud": cloud}


@rule("3.2")
def test_the_second_number_may_go_next_to_the_first() -> None:
    draft = after(a_draft("a1=0", dice=(3, 7)), first("b1"), second("c1"))

    assert draft.sheet == a_sheet("a1=0 b1=3 c1=7")


@rule("3.2")
def test_the_first_number_does_not_wait_for_the_second() -> None:
    draft = a_draft("a1=0")

    with pytest.raises(violations.CloudMustTouchAFilledOne):
        after(draft, second("c1"), first("b1"))


@rule("3.2")
@pytest.mark.parametrize("cloud", ["a1", "b1"])
def test_a_number_does_not_go_into_a_filled_cloud(cloud: str) -> None:
    draft = after(a_draft("a1=0"), first("b1"))

    with pytest.raises(violations.CloudIsFilled) as raised:
        after(draft, second(cloud))

    assert raised.value.rule == "3.2"
    assert raised.value.facts == {"cloud": cloud}


@rule("3.2")
@pytest.mark.parametrize("cloud", ["d1", "b5", "e1", "a6", "a0", "", "cloud"])
def test_a_number_does_not_go_where_the_fold_has_no_cloud(cloud: str) -> None:
    draft = a_draft("c1=0 a5=0")

    with pytest.raises(violations.NoSuchCloud) as raised:
        after(draft, first(cloud))

    assert raised.value.rule == "3.2"
    assert raised.value.facts == {"cloud": cloud}


@rule("3.2")
@pytest.mark.parametrize(
    ("fold", "filled", "cloud"),
    [
        ("AD", "d2", "e2"),
        ("AD", "e4", "d4"),
        ("DA", "d1", "e1"),
        ("ABC", "d2", "e2"),
        ("ABC", "h1", "i1"),
        ("DEF", "d4", "e4"),
        ("DEF", "i3", "h3"),
    ],
)
def test_panels_that_lie_side_by_side_touch_each_other(
    fold: FoldName, filled: str, cloud: str
) -> None:
    draft = after(a_draft(f"{filled}=0", fold=fold, dice=(3, 7)), first(cloud))

    assert draft.sheet.numbers == {filled: 0, cloud: 3}


@rule("3.2")
@pytest.mark.parametrize(
    ("fold", "filled", "cloud"), [("AD", "c1", "e1"), ("DEF", "d1", "g1"), ("A", "d2", "a3")]
)
def test_a_gap_keeps_clouds_apart(fold: FoldName, filled: str, cloud: str) -> None:
    draft = a_draft(f"{filled}=0", fold=fold)

    with pytest.raises(violations.CloudMustTouchAFilledOne):
        after(draft, first(cloud))


@rule("3.2")
def test_next_to_goes_both_ways() -> None:
    neighbours = printed_fold("DEF").neighbours

    assert neighbours[Cloud("g3")] == {"g2", "g4", "f3", "h3"}
    assert all(
        cloud in neighbours[other] for cloud, others in neighbours.items() for other in others
    )


@rule("3.2")
@pytest.mark.parametrize("step", [first("a2"), skip(0)])
def test_each_die_is_used_once(step: AnyStep) -> None:
    draft = after(a_draft("a1=0"), first("b1"))

    with pytest.raises(violations.DieIsUsed) as raised:
        after(draft, step)

    assert raised.value.rule == "3.2"
    assert raised.value.facts == {"die": 0}


@rule("3.2")
@pytest.mark.parametrize(
    ("steps", "dice"), [((), (0, 1)), ((first("b1"),), (1,)), ((second("b1"),), (0,))]
)
def test_a_turn_is_not_sealed_before_both_dice_are_used(
    steps: tuple[AnyStep, ...], dice: tuple[Die, ...]
) -> None:
    state = a_turn(a_sheet("a1=0"))

    with pytest.raises(violations.DiceAreLeft) as raised:
        sent(state, ANNA, turn(state, *steps))

    assert raised.value.rule == "3.2"
    assert raised.value.facts == {"dice": dice}


@rule("3.2", "3.3", "3.5")
def test_the_next_steps_are_all_that_the_rules_allow() -> None:
    draft = a_draft("a1=0", dice=(3, 9), circled=1)

    assert next_steps(draft) == NextSteps(
        write=(Writable(die=0, least=-1, most=1), Writable(die=1, least=-1, most=0)),
        clouds=(Cloud("b1"), Cloud("a2")),
        skip=(0, 1),
        settle=(),
        bonuses=(),
        seal=False,
    )


@rule("3.2")
def test_with_both_numbers_written_the_turn_can_only_be_sealed() -> None:
    draft = after(a_draft("a1=0"), first("b1"), second("a2"))

    assert next_steps(draft) == NextSteps(
        write=(), clouds=(), skip=(), settle=(), bonuses=(), seal=True
    )


@rule("3.3")
@pytest.mark.parametrize(
    ("steps", "written"),
    [
        ((skip(0), second("b1")), "a1=0 b1=7"),
        ((skip(1), first("b1")), "a1=0 b1=3"),
        ((first("b1"), skip(1)), "a1=0 b1=3"),
    ],
)
def test_who_skips_a_die_circles_a_leaf_and_writes_one_number_only(
    steps: tuple[AnyStep, ...], written: str
) -> None:
    draft = after(a_draft("a1=0", dice=(3, 7), circled=1), *steps)

    may_seal(draft)
    assert draft.sheet == a_sheet(written, circled=2)


@rule("3.3")
@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 0)])
def test_both_dice_are_never_skipped(one: Die, other: Die) -> None:
    draft = after(a_draft("a1=0"), skip(one))

    with pytest.raises(violations.OnlyOneDieMayBeSkipped) as raised:
        after(draft, skip(other))

    assert raised.value.rule == "3.3"
    assert raised.value.facts == {}


@rule("3.2", "3.3")
@pytest.mark.parametrize("step", [skip(0), first("b1")])
def test_a_skipped_die_is_used(step: AnyStep) -> None:
    draft = after(a_draft("a1=0"), skip(0))

    with pytest.raises(violations.DieIsUsed) as raised:
        after(draft, step)

    assert raised.value.facts == {"die": 0}


@rule("3.3")
def test_in_each_turn_one_die_may_be_skipped() -> None:
    state = a_turn(a_sheet("a1=0", circled=1), dice=(3, 7))

    state = played(state, ANNA, turn(state, skip(0), second("b1")))
    state = played(state, ANNA, turn(state, skip(1), first("a2")))

    assert (state.turn, state.sheets[ANNA].circled, len(state.sheets[ANNA].numbers)) == (7, 3, 3)


@rule("3.3", "6.1")
@pytest.mark.parametrize("solo", [False, True])
def test_a_skipped_die_draws_a_thorn_only_for_who_plays_alone(solo: bool) -> None:
    draft = after(a_draft("a1=0", solo=solo), skip(1))

    assert draft.facts == (DieSkipped(die=1, leaf=True, thorn=solo),)


@rule("3.3")
def test_after_a_skipped_die_the_other_one_is_written() -> None:
    draft = after(a_draft("a1=0", dice=(3, 7), circled=0), skip(0))

    assert next_steps(draft) == NextSteps(
        write=(Writable(die=1, least=-1, most=1),),
        clouds=(Cloud("b1"), Cloud("a2")),
        skip=(),
        settle=(),
        bonuses=(),
        seal=False,
    )


@rule("3.3")
def test_a_skipped_die_is_part_of_the_turn_that_is_sealed() -> None:
    state = a_turn(a_sheet("a1=0"), a_sheet("a1=0"), dice=(3, 7), turn=5)

    events = sent(state, BEN, turn(state, skip(0), second("a2")))

    facts = (DieSkipped(die=0, leaf=True, thorn=False), wrote(1, "a2", 7))
    assert events == (TurnSealed(turn=5, seat=BEN, facts=facts),)


@rule("3.4")
@pytest.mark.parametrize(("circled", "filled"), [(6, 0), (0, 6), (2, 4)])
def test_a_die_may_be_skipped_for_nothing_when_no_uncircled_leaf_is_left(
    circled: int, filled: int
) -> None:
    draft = a_draft("a1=0", dice=(3, 7), circled=circled, filled=filled)

    draft = after(draft, skip(0), second("b1"))

    may_seal(draft)
    assert draft.facts == (DieSkipped(die=0, leaf=False, thorn=False), wrote(1, "b1", 7))
    assert draft.sheet == a_sheet("a1=0 b1=7", circled=circled, filled=filled)


@rule("3.4")
@pytest.mark.parametrize(("circled", "filled"), [(5, 0), (0, 5), (2, 3)])
def test_the_last_uncircled_leaf_can_be_circled(circled: int, filled: int) -> None:
    draft = after(a_draft("a1=0", circled=circled, filled=filled), skip(0))

    assert draft.facts == (DieSkipped(die=0, leaf=True, thorn=False),)
    assert draft.sheet == a_sheet("a1=0", circled=circled + 1, filled=filled)


@rule("3.1", "3.2")
def test_a_whole_game_begins_with_the_start_and_goes_on_with_turns() -> None:
    state = a_game(2)

    for seat in (ANNA, BEN):
        state = played(state, seat, turn(state, first("a1"), second("c5")))
    for seat in (ANNA, BEN):
        state = played(state, seat, turn(state, first("b1"), second("c4")))

    assert state.turn == 2
    assert [set(sheet.numbers) for sheet in state.sheets] == [{"a1", "c5", "b1", "c4"}] * 2
