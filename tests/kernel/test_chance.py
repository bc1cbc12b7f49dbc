"""Chance that anyone can check: here with hmac and hashlib alone."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.kernel.chance import Chance, commitment

steady = settings(deadline=None, derandomize=True, database=None, max_examples=100)

SEED = bytes(range(32))
KEY = hmac.new(SEED, b"first" + b"second", hashlib.sha256).digest()
CHANCE = Chance.of(SEED, (b"first", b"second"))


def words(key: bytes, label: str) -> Iterator[int]:
    """The words of a label, as docs say: HMAC-SHA-256(key, "label/0"), "label/1" …"""
    for block in range(1000):
        digest = hmac.new(key, f"{label}/{block}".encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(digest[start : start + 8], "big") for start in (0, 8, 16, 24))


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_the_key_is_made_of_the_seed_and_all_contributions_in_order() -> None:
    assert Chance(KEY) == CHANCE
    assert Chance.of(SEED, (b"second", b"first")) != CHANCE
    assert Chance.of(SEED) == Chance(hmac.new(SEED, b"", hashlib.sha256).digest())


def test_a_draw_is_the_first_word_below_the_bound() -> None:
    word = next(words(KEY, "turn 7 dice"))

    assert CHANCE.draw("turn 7 dice", 10) == word % 10


def test_draws_go_on_from_block_to_block() -> None:
    stream = words(KEY, "deck")

    assert CHANCE.draws("deck", (110,) * 9) == tuple(next(stream) % 110 for _ in range(9))


def test_vectors_that_never_change() -> None:
    """Stored games are checked with these for ever."""
    chance = Chance.of(bytes(32), (b"a" * 16, b"b" * 16))

    assert chance.key.hex() == VECTOR_KEY
    assert chance.draws("turn 0 dice", (10, 10, 6, 6)) == VECTOR_DRAWS
    assert chance.shuffled("night 1 spirits", "ABCDEFGH") == tuple(VECTOR_SHUFFLE)


VECTOR_KEY = "3dc7a078fd1b287b743e0f61771f24ec6a5922013c07e16ea115b63b7acb5373"
VECTOR_DRAWS = (2, 7, 3, 1)
VECTOR_SHUFFLE = "ADCGHEFB"


def test_words_beyond_the_largest_multiple_are_thrown_away() -> None:
    # With a bound just above half of all words, nearly every second word is beyond it.
    bound = 2**63 + 1
    kept = [word for word, _ in zip(words(KEY, "half"), range(60), strict=False) if word < bound]

    drawn = CHANCE.draws("half", (bound,) * 20)

    assert drawn == tuple(kept[:20])
    assert drawn != tuple(word for word, _ in zip(words(KEY, "half"), range(20), strict=False))


def test_a_bound_of_one_and_of_all_words_is_possible() -> None:
    assert CHANCE.draw("one", 1) == 0
    assert CHANCE.draw("all", 2**64) == next(words(KEY, "all"))


@steady
@given(number=st.integers(0, 10_000), label=st.text(max_size=20), bound=st.integers(1, 1000))
def test_the_same_label_draws_the_same_and_stays_below_its_bound(
    number: int, label: str, bound: int
) -> None:
    label = label.encode("utf-8", "ignore").decode()

    drawn = Chance.seeded(number).draw(label, bound)

    assert drawn == Chance.seeded(number).draw(label, bound)
    assert 0 <= drawn < bound


def test_other_labels_and_other_seeds_draw_something_else() -> None:
    bounds = (1000,) * 8

    draws = {
        Chance.seeded(seed).draws(label, bounds)
        for seed in range(10)
        for label in ("deck", "deck turned", "turn 1 dice")
    }

    assert len(draws) == 30


def test_dice_are_fair_enough() -> None:
    thrown = Counter(Chance.seeded(1).draws("dice", (6,) * 60_000))

    # Chi-square with 5 degrees of freedom: beyond 25 once in 7,000 fair runs.
    assert sum((count - 10_000) ** 2 / 10_000 for count in thrown.values()) < 25


@steady
@given(number=st.integers(0, 10_000), things=st.lists(st.integers(), max_size=30))
def test_a_shuffle_has_all_things_and_is_always_the_same(number: int, things: list[int]) -> None:
    chance = Chance.seeded(number)

    order = chance.shuffled("deck", things)

    assert sorted(order) == sorted(things)
    assert order == chance.shuffled("deck", things)


def test_a_shuffle_swaps_each_place_from_the_last_down() -> None:
    stream, order = words(KEY, "deck"), list("ABCDE")
    for place in (4, 3, 2, 1):
        other = next(stream) % (place + 1)
        order[place], order[other] = order[other], order[place]

    assert CHANCE.shuffled("deck", "ABCDE") == tuple(order)


def test_every_order_is_about_as_likely() -> None:
    orders = Counter(Chance.seeded(number).shuffled("deck", "ABCD") for number in range(12_000))

    # Chi-square with 23 degrees of freedom: beyond 56 once in 7,000 fair runs.
    assert len(orders) == 24
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 56


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_a_bound_that_no_number_can_meet_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="no number can be drawn"):
        Chance.seeded(1).draw("label", bound)
