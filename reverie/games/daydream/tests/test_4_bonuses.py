"""Chapter 4, rule 4.7 (and what 4.6 says of it): bonuses."""

from typing import Any

import pytest
from msgspec.structs import replace

from reverie.games.daydream import violations
from reverie.games.daydream.commands import AnyStep
from reverie.games.daydream.events import AnyFact, BonusCircled, TurnSealed
from reverie.games.daydream.pieces import Bonus, Row
from reverie.games.daydream.rules.steps import NextSteps, may_seal, next_steps
from reverie.games.daydream.state import Draft, Lines
from reverie.games.daydream.tests.positions import (
    ANNA,
    a_draft,
    a_sheet,
    a_shelf_of,
    a_turn,
    after,
    bonus,
    drew,
    first,
    second,
    sent,
    settle,
    settled,
    skip,
    turn,
    wrote,
)
from reverie.kernel.rulebook import rule

POSTCARD = 4
"""So many items are finished when the postcard, the first with a bonus mark, is the next."""

LEAF = BonusCircled(bonus="leaf", leaf=True)
LEAF_FOR_NOTHING = BonusCircled(bonus="leaf", leaf=False)
LINE = BonusCircled(bonus="line", leaf=False)


def a_bonus(*shelf: str, perfect: bool = False, **changes: Any) -> Draft:
    """A row of three has been settled and brings a bonus: on the postcard, or on this shelf."""
    written = "a1=3 b1=4" if perfect else "a1=2 b1=9"
    draft = a_draft(written, dice=(5, 7), **{"finished": 0 if shelf else POSTCARD, **changes})
    if shelf:
        draft = replace(draft, fold=a_shelf_of(*shelf))
    return replace(after(draft, first("c1"), settle("a1-c1")), facts=())


@rule("4.7")
def test_finishing_an_item_with_a_bonus_mark_interrupts_the_lines() -> None:
    draft = a_draft("a1=2 b1=9", dice=(5, 7), finished=POSTCARD)

    draft = after(draft, first("c1"), settle("a1-c1"))

    assert draft.facts == (
        wrote(0, "c1", 5),
        settled("a1-c1", "super"),
        *drew("postcard", 0, 1, 2, finished=True),
    )
    assert draft.bonus_due
    assert draft.lines == (Lines(number=1, to_suns=False),)


@rule("4.7")
def test_a_leaf_is_circled_before_the_lines_that_are_left() -> None:
    draft = after(a_bonus(), bonus("leaf"))

    assert draft.facts == (LEAF, *drew("alarm-clock", 0, 1))
    assert draft.sheet == a_sheet(
        "a1=2 b1=9 c1=5",
        marks={Row("a1-c1"): "super"},
        finished=POSTCARD + 1,
        point=1,
        circled=2,
        bonuses={"line": 2, "leaf": 1},
    )


@rule("4.7")
def test_an_extra_line_to_the_next_sun_is_drawn_before_the_lines_that_are_left() -> None:
    draft = after(a_bonus(), bonus("line"))

    assert draft.facts == (LINE, *drew("alarm-clock", 0, 2, 3))
    assert draft.sheet == a_sheet(
        "a1=2 b1=9 c1=5",
        marks={Row("a1-c1"): "super"},
        finished=POSTCARD + 1,
        point=3,
        bonuses={"line": 1, "leaf": 2},
    )


@rule("4.7")
def test_a_bonus_in_a_perfect_row_comes_before_its_lines_to_the_suns() -> None:
    draft = a_bonus("*.*!", "*.*.*.*", perfect=True)

    draft = after(draft, bonus("leaf"))

    assert draft.facts == (LEAF, *drew("2", 0, 2, 4))


@rule("4.7")
def test_a_bonus_with_the_last_line_of_a_row_leaves_nothing_to_draw() -> None:
    draft = after(a_bonus("*..*!", "*.*"), bonus("leaf"))

    may_seal(after(draft, second("c2")))
    assert draft.facts == (LEAF,)
    assert (draft.sheet.finished, draft.sheet.point) == (1, 0)


@rule("4.7")
@pytest.mark.parametrize("finished", [0, 3, 6])
def test_an_item_without_a_bonus_mark_brings_no_bonus(finished: int) -> None:
    draft = a_draft("a1=2 b1=9", dice=(5, 7), finished=finished)

    draft = after(draft, first("c1"), settle("a1-c1"))

    assert draft.sheet.finished == finished + 1
    assert not draft.bonus_due


@rule("4.7")
def test_an_item_with_a_bonus_mark_brings_no_bonus_before_it_is_finished() -> None:
    draft = a_draft("a1=2 b1=9", dice=(5, 7), finished=POSTCARD - 1)

    draft = after(draft, first("c1"), settle("a1-c1"))

    assert (draft.sheet.finished, draft.sheet.point) == (POSTCARD, 1)
    assert not draft.bonus_due


@rule("4.7")
@pytest.mark.parametrize("kind", ["line", "leaf"])
def test_without_a_bonus_mark_no_bonus_is_taken(kind: Bonus) -> None:
    draft = a_draft()

    with pytest.raises(violations.NoBonusIsDue) as raised:
        after(draft, bonus(kind))

    assert raised.value.rule == "4.7"
    assert raised.value.facts == {"bonus": kind}


@rule("4.7")
@pytest.mark.parametrize(("one", "other"), [("line", "leaf"), ("leaf", "line"), ("leaf", "leaf")])
def test_one_bonus_mark_brings_one_bonus(one: Bonus, other: Bonus) -> None:
    draft = after(a_bonus(), bonus(one))

    with pytest.raises(violations.NoBonusIsDue):
        after(draft, bonus(other))


@rule("4.7")
@pytest.mark.parametrize(("gone", "free"), [("line", "leaf"), ("leaf", "line")])
def test_only_a_bonus_that_is_still_free_is_circled(gone: Bonus, free: Bonus) -> None:
    draft = a_bonus(bonuses={gone: 0, free: 1})

    with pytest.raises(violations.BonusIsGone) as raised:
        after(draft, bonus(gone))

    assert raised.value.rule == "4.7"
    assert raised.value.facts == {"bonus": gone}
    assert after(draft, bonus(free)).sheet.bonuses == {"line": 0, "leaf": 0}


@rule("4.7")
def test_when_no_bonus_is_free_the_mark_brings_nothing_and_the_lines_go_on() -> None:
    draft = a_draft("a1=2 b1=9", dice=(5, 7), finished=POSTCARD, bonuses={"line": 0, "leaf": 0})

    draft = after(draft, first("c1"), settle("a1-c1"))

    assert draft.facts[2:] == (
        *drew("postcard", 0, 1, 2, finished=True),
        *drew("alarm-clock", 0, 1),
    )
    assert not draft.bonus_due


@rule("4.7")
@pytest.mark.parametrize(("circled", "filled"), [(6, 0), (0, 6), (4, 2)])
def test_a_bonus_leaf_when_none_is_uncircled_brings_nothing(circled: int, filled: int) -> None:
    draft = after(a_bonus(circled=circled, filled=filled), bonus("leaf"))

    assert draft.facts == (LEAF_FOR_NOTHING, *drew("alarm-clock", 0, 1))
    assert (draft.sheet.circled, draft.sheet.filled) == (circled, filled)
    assert draft.sheet.bonuses == {"line": 2, "leaf": 1}


@rule("4.7")
def test_a_bonus_leaf_may_be_the_last_one_that_is_uncircled() -> None:
    draft = after(a_bonus(circled=3, filled=2), bonus("leaf"))

    assert draft.facts == (LEAF, *drew("alarm-clock", 0, 1))
    assert (draft.sheet.circled, draft.sheet.filled) == (4, 2)


@rule("4.7")
@pytest.mark.parametrize("outline", ["*.*!", "*..*!"])
def test_a_bonus_line_when_all_is_traced_brings_nothing(outline: str) -> None:
    draft = after(a_bonus(outline), bonus("line"))

    may_seal(after(draft, second("c2")))
    assert draft.facts == (LINE,)
    assert (draft.sheet.finished, draft.lines) == (1, ())
    assert draft.sheet.bonuses == {"line": 1, "leaf": 2}


@rule("4.4", "4.7")
def test_a_bonus_leaf_when_all_is_traced_is_circled_and_the_lines_left_are_lost() -> None:
    draft = after(a_bonus("*.*!"), bonus("leaf"))

    assert draft.facts == (LEAF,)
    assert (draft.sheet.circled, draft.lines) == (2, ())


@rule("4.7")
def test_an_extra_line_that_finishes_another_item_with_a_bonus_mark_gives_that_bonus_too() -> None:
    draft = after(a_bonus("*.*!", "*.*!", "*.*!", "*.*.*"), bonus("line"))

    assert draft.facts == (LINE, *drew("2", 0, 2, finished=True))
    assert draft.bonus_due
    assert draft.lines == (Lines(number=1, to_suns=False),)


@rule("4.7")
def test_a_chain_of_bonuses_is_taken_to_its_end_before_the_lines_that_are_left() -> None:
    draft = a_bonus("*.*!", "*.*!", "*.*!", "*.*.*")

    draft = after(draft, bonus("line"), bonus("line"), bonus("leaf"))

    assert draft.facts == (
        LINE,
        *drew("2", 0, 2, finished=True),
        LINE,
        *drew("3", 0, 2, finished=True),
        LEAF,
        *drew("4", 0, 1),
    )
    assert draft.sheet.bonuses == {"line": 0, "leaf": 1}


@rule("4.7")
def test_the_lines_that_are_left_may_bring_the_next_bonus() -> None:
    draft = after(a_bonus("*.*!", "*.*.!", "*.*.*"), bonus("line"), bonus("line"))

    assert draft.facts == (
        LINE,
        *drew("2", 0, 2),
        *drew("2", 2, 3, finished=True),
        LINE,
        *drew("3", 0, 2),
    )


@rule("4.7")
@pytest.mark.parametrize("step", [second("c2"), skip(1), settle("b1-b4"), settle("a1-c1")])
def test_a_bonus_is_taken_before_any_other_step(step: AnyStep) -> None:
    draft = a_bonus()

    with pytest.raises(violations.BonusMustBeTaken) as raised:
        after(draft, step)

    assert raised.value.rule == "4.7"
    assert raised.value.facts == {}


@rule("4.6", "4.7")
def test_the_lines_of_one_row_are_drawn_to_the_end_before_another_row_is_settled() -> None:
    draft = a_draft("a1=2 c1=5 b2=8 b3=7 b4=6", dice=(9, 7), finished=POSTCARD, circled=1)
    draft = after(draft, first("b1"), settle("a1-c1"))

    with pytest.raises(violations.BonusMustBeTaken):
        after(draft, settle("b1-b4"))
    draft = after(draft, bonus("leaf"), settle("b1-b4"))

    assert draft.facts[2:] == (
        *drew("postcard", 0, 1, 2, finished=True),
        LEAF,
        *drew("alarm-clock", 0, 1),
        settled("b1-b4", "perfect"),
        *drew("alarm-clock", 1, 2, 4, finished=True),
        *drew("seashell", 0, 2, finished=True),
        *drew("snow-globe", 0, 2),
    )


@rule("4.7")
def test_a_bonus_must_be_taken_before_the_turn_is_sealed() -> None:
    state = a_turn(a_sheet("a1=2 b1=9", finished=POSTCARD), dice=(5, 7))

    with pytest.raises(violations.BonusMustBeTaken):
        sent(state, ANNA, turn(state, second("a2"), first("c1"), settle("a1-c1")))


@rule("4.7")
def test_a_turn_with_its_bonus_can_be_sealed() -> None:
    state = a_turn(a_sheet("a1=2 b1=9", finished=POSTCARD), a_sheet(), dice=(5, 7), turn=5)

    steps = (second("a2"), first("c1"), settle("a1-c1"), bonus("leaf"))
    events = sent(state, ANNA, turn(state, *steps))

    facts: tuple[AnyFact, ...] = (
        wrote(1, "a2", 7),
        wrote(0, "c1", 5),
        settled("a1-c1", "super"),
        *drew("postcard", 0, 1, 2, finished=True),
        LEAF,
        *drew("alarm-clock", 0, 1),
    )
    assert events == (TurnSealed(turn=5, seat=ANNA, facts=facts),)


@rule("4.7")
@pytest.mark.parametrize(
    ("line", "leaf", "free"),
    [(1, 1, ("line", "leaf")), (2, 0, ("line",)), (0, 1, ("leaf",))],
)
def test_while_a_bonus_is_due_the_next_steps_are_the_bonuses_still_free(
    line: int, leaf: int, free: tuple[Bonus, ...]
) -> None:
    draft = a_bonus(bonuses={"line": line, "leaf": leaf})

    assert next_steps(draft) == NextSteps(
        write=(), clouds=(), skip=(), settle=(), bonuses=free, seal=False
    )
    assert list(next_steps(draft).each()) == [bonus(kind) for kind in free]
