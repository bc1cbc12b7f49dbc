"""Chapter 3, rules 3.5 to 3.7: leaves, and the last cloud."""

import pytest

from reverie.games.daydream import violations
from reverie.games.daydream.commands import AnyStep
from reverie.games.daydream.events import (
    AnyFact,
    BonusCircled,
    DieSkipped,
    StarLinesDrawn,
    TurnSealed,
)
from reverie.games.daydream.pieces import Cloud, Die, Mark, Row
from reverie.games.daydream.printed import printed_fold
from reverie.games.daydream.rules.steps import NextSteps, Writable, may_seal, next_steps
from reverie.games.daydream.tests.positions import (
    ANNA,
    BEN,
    a_draft,
    a_sheet,
    a_turn,
    after,
    all_but,
    bonus,
    drew,
    first,
    numbers,
    played,
    second,
    sent,
    settle,
    settled,
    skip,
    turn,
    wrote,
)
from reverie.kernel.rulebook import rule

SETTLED: dict[Row, Mark] = {row: "pity" for row in printed_fold("A").rows if row != "a4-d4"}
"""All rows of fold A but the one that waits for `d4`."""


@rule("3.5")
@pytest.mark.parametrize(
    ("change", "number", "leaves"), [(-3, 2, 3), (-1, 4, 1), (0, 5, 0), (+1, 6, 1), (+3, 8, 3)]
)
def test_each_filled_leaf_changes_the_die_by_one_up_or_down(
    change: int, number: int, leaves: int
) -> None:
    draft = a_draft("a1=0", dice=(5, 7), circled=3)

    draft = after(draft, first("b1", change))

    assert draft.facts == (wrote(0, "b1", number, leaves=leaves),)
    assert draft.sheet == a_sheet(f"a1=0 b1={number}", circled=3 - leaves, filled=leaves)


@rule("3.5")
def test_both_dice_may_be_changed_each_in_its_own_direction() -> None:
    draft = a_draft("a1=0", dice=(5, 7), circled=3)

    draft = after(draft, first("b1", -1), second("a2", +2))

    assert draft.facts == (wrote(0, "b1", 4, leaves=1), wrote(1, "a2", 9, leaves=2))
    assert draft.sheet == a_sheet("a1=0 b1=4 a2=9", circled=0, filled=3)


@rule("3.5")
@pytest.mark.parametrize(("change", "circled"), [(+1, 0), (-1, 0), (+3, 2), (-3, 2)])
def test_a_leaf_that_is_not_circled_changes_nothing(change: int, circled: int) -> None:
    draft = a_draft("a1=0", dice=(5, 7), circled=circled)

    with pytest.raises(violations.LeavesAreMissing) as raised:
        after(draft, first("b1", change))

    assert raised.value.rule == "3.5"
    assert raised.value.facts == {"needed": abs(change), "circled": circled}


@rule("3.5")
@pytest.mark.parametrize(("die", "change", "number"), [(9, -9, 0), (0, +9, 9), (8, +1, 9)])
def test_the_value_may_be_anything_from_0_to_9(die: int, change: int, number: int) -> None:
    draft = a_draft("a1=0", fold="AD", dice=(die, 7), circled=9)

    draft = after(draft, first("b1", change))

    assert draft.sheet.numbers == numbers(f"a1=0 b1={number}")


@rule("3.5")
@pytest.mark.parametrize(
    ("die", "change", "number"), [(9, +1, 10), (0, -1, -1), (7, +3, 10), (2, -3, -1)]
)
def test_the_value_does_not_wrap_around(die: int, change: int, number: int) -> None:
    draft = a_draft("a1=0", dice=(die, 7), circled=3)

    with pytest.raises(violations.NumberIsOutOfRange) as raised:
        after(draft, first("b1", change))

    assert raised.value.rule == "3.5"
    assert raised.value.facts == {"number": number}


@rule("3.5")
def test_a_die_is_changed_for_oneself_alone() -> None:
    state = a_turn(a_sheet(circled=1), a_sheet(circled=1), dice=(5, 7))

    state = played(state, ANNA, turn(state, first("b1", +1), second("a2")))
    state = played(state, BEN, turn(state, first("b1"), second("a2")))

    assert state.sheets == (
        a_sheet("a1=0 b1=6 a2=7", circled=0, filled=1),
        a_sheet("a1=0 b1=5 a2=7", circled=1),
    )


@rule("3.5", "4.3")
def test_in_a_row_the_value_written_counts() -> None:
    draft = a_draft("a1=1 b1=2", dice=(5, 7), circled=2)

    draft = after(draft, first("c1", -2), settle("a1-c1"))

    assert draft.facts[:2] == (wrote(0, "c1", 3, leaves=2), settled("a1-c1", "perfect"))


@rule("3.5", "7.1")
def test_on_a_star_the_value_written_counts() -> None:
    draft = a_draft("b1=0", fold="BC", dice=(5, 7), circled=2)

    draft = after(draft, first("c1", -2))

    assert draft.facts == (wrote(0, "c1", 3, leaves=2), StarLinesDrawn(lines=3))


@rule("3.5")
def test_a_skipped_die_is_not_changed_and_fills_no_leaf() -> None:
    draft = after(a_draft("a1=0", dice=(5, 7), circled=2), skip(0))

    assert draft.sheet == a_sheet("a1=0", circled=3, filled=0)
    assert draft.dice == (5, 7)


@rule("3.5")
@pytest.mark.parametrize(
    ("circled", "writable"),
    [
        (0, (Writable(die=0, least=0, most=0), Writable(die=1, least=0, most=0))),
        (2, (Writable(die=0, least=-1, most=2), Writable(die=1, least=-2, most=1))),
        (9, (Writable(die=0, least=-1, most=8), Writable(die=1, least=-8, most=1))),
    ],
)
def test_the_next_steps_know_how_far_leaves_lead(
    circled: int, writable: tuple[Writable, ...]
) -> None:
    draft = a_draft("a1=0", fold="AD", dice=(1, 8), circled=circled)

    assert next_steps(draft).write == writable


@rule("3.2", "3.3", "3.5")
def test_the_next_steps_can_be_taken_one_by_one() -> None:
    draft = a_draft("a1=0", dice=(9, 0), circled=1)

    steps = list(next_steps(draft).each())

    assert steps == [
        first("b1", -1),
        first("b1"),
        first("a2", -1),
        first("a2"),
        second("b1"),
        second("b1", +1),
        second("a2"),
        second("a2", +1),
        skip(0),
        skip(1),
    ]
    assert all(after(draft, step).facts for step in steps)


@rule("3.6")
def test_a_filled_leaf_is_spent() -> None:
    draft = after(a_draft("a1=0", dice=(5, 7), circled=1), first("b1", +1))

    with pytest.raises(violations.LeavesAreMissing) as raised:
        after(draft, second("a2", +1))

    assert raised.value.facts == {"needed": 1, "circled": 0}


@rule("3.6")
def test_the_leaf_of_a_skipped_die_may_be_used_at_once_on_the_other() -> None:
    draft = a_draft("a1=0", dice=(5, 7), circled=0)

    draft = after(draft, skip(0), second("b1", +1))

    assert draft.facts == (
        DieSkipped(die=0, leaf=True, thorn=False),
        wrote(1, "b1", 8, leaves=1),
    )
    assert draft.sheet == a_sheet("a1=0 b1=8", circled=0, filled=1)


@rule("3.6")
def test_a_leaf_cannot_be_used_before_it_is_circled() -> None:
    draft = a_draft("a1=0", dice=(5, 7), circled=0)

    with pytest.raises(violations.LeavesAreMissing):
        after(draft, second("b1", +1), skip(0))


@rule("3.4", "3.6")
def test_a_skipped_die_without_an_uncircled_leaf_changes_no_other() -> None:
    draft = a_draft("a1=0", dice=(5, 7), circled=0, filled=6)

    with pytest.raises(violations.LeavesAreMissing):
        after(draft, skip(0), second("b1", +1))


@rule("3.6", "4.7")
def test_the_leaf_of_a_bonus_may_be_used_at_once_on_the_die_not_yet_written() -> None:
    draft = a_draft("a1=1 b1=5", dice=(9, 7), circled=0, finished=4)

    draft = after(draft, first("c1"), settle("a1-c1"), bonus("leaf"), second("c2", -1))

    assert draft.facts == (
        wrote(0, "c1", 9),
        settled("a1-c1", "super"),
        *drew("postcard", 0, 1, 2, finished=True),
        BonusCircled(bonus="leaf", leaf=True),
        *drew("alarm-clock", 0, 1),
        wrote(1, "c2", 6, leaves=1),
    )
    assert (draft.sheet.circled, draft.sheet.filled) == (0, 1)


@rule("3.7")
@pytest.mark.parametrize(
    ("step", "fact"), [(first("d4"), wrote(0, "d4", 3)), (second("d4"), wrote(1, "d4", 7))]
)
def test_into_a_single_empty_cloud_one_of_the_two_numbers_is_written(
    step: AnyStep, fact: AnyFact
) -> None:
    draft = after(a_draft(all_but("d4"), dice=(3, 7)), step, settle("a4-d4"))

    assert draft.left == ()
    assert draft.facts == (fact, settled("a4-d4", "pity"))


@rule("3.7")
def test_the_number_of_the_single_empty_cloud_may_be_changed_by_leaves() -> None:
    draft = after(a_draft(all_but("d4"), dice=(3, 7), circled=2), second("d4", +2))

    assert draft.facts == (wrote(1, "d4", 9, leaves=2),)


@rule("3.7")
@pytest.mark.parametrize("solo", [False, True])
def test_the_other_die_is_void_and_brings_no_leaf_and_no_thorn(solo: bool) -> None:
    draft = a_draft(all_but("d4"), dice=(3, 7), solo=solo, marks=SETTLED, circled=1)

    draft = after(draft, first("d4"), settle("a4-d4"))

    may_seal(draft)
    assert draft.sheet == a_sheet(
        f"{all_but('d4')} d4=3", marks={**SETTLED, Row("a4-d4"): "pity"}, circled=1, thorns=0
    )


@rule("3.7")
def test_a_turn_with_one_number_in_the_single_empty_cloud_can_be_sealed() -> None:
    state = a_turn(a_sheet(all_but("d4"), marks=SETTLED), a_sheet("a1=0"), dice=(3, 7), turn=5)

    events = sent(state, ANNA, turn(state, second("d4"), settle("a4-d4")))

    facts = (wrote(1, "d4", 7), settled("a4-d4", "pity"))
    assert events == (TurnSealed(turn=5, seat=ANNA, facts=facts),)


@rule("3.7")
@pytest.mark.parametrize("die", [0, 1])
def test_with_a_single_empty_cloud_no_die_is_skipped(die: Die) -> None:
    draft = a_draft(all_but("d4"))

    with pytest.raises(violations.LastCloudTakesOneDie) as raised:
        after(draft, skip(die))

    assert raised.value.rule == "3.7"
    assert raised.value.facts == {}


@rule("3.7")
@pytest.mark.parametrize("step", [skip(1), second("d4")])
def test_the_void_die_can_be_neither_skipped_nor_written(step: AnyStep) -> None:
    draft = after(a_draft(all_but("d4")), first("d4"))

    with pytest.raises(violations.DieIsUsed) as raised:
        after(draft, step)

    assert raised.value.facts == {"die": 1}


@rule("3.7")
def test_the_single_empty_cloud_must_be_filled() -> None:
    state = a_turn(a_sheet(all_but("d4"), marks=SETTLED))

    with pytest.raises(violations.DiceAreLeft) as raised:
        sent(state, ANNA, turn(state))

    assert raised.value.facts == {"dice": (0, 1)}


@rule("3.7")
def test_the_next_steps_into_a_single_empty_cloud_skip_nothing() -> None:
    draft = a_draft(all_but("d4"), dice=(3, 7), circled=0, marks=SETTLED)

    assert next_steps(draft) == NextSteps(
        write=(Writable(die=0, least=0, most=0), Writable(die=1, least=0, most=0)),
        clouds=(Cloud("d4"),),
        skip=(),
        settle=(),
        bonuses=(),
        seal=False,
    )


@rule("3.7")
@pytest.mark.parametrize("last", [second("d4"), skip(1)])
def test_a_turn_that_begins_with_two_empty_clouds_takes_both_dice(last: AnyStep) -> None:
    draft = a_draft(all_but("c4", "d4"), marks={**SETTLED, Row("a4-d4"): "pity"})

    draft = after(draft, first("c4"))
    with pytest.raises(violations.DiceAreLeft):
        may_seal(draft)
    draft = after(draft, last)

    may_seal(draft)
    assert draft.left == ()
