"""What is made once for several eyes."""

from reverie.kernel.sharing import made_once


def test_the_same_arguments_are_answered_with_the_same_thing() -> None:
    made: list[object] = []

    @made_once
    def listed(of: object, *, twice: bool) -> list[object]:
        made.append(of)
        return [of] * (2 if twice else 1)

    one, other = [1], [1]
    first = listed(one, twice=True)

    assert listed(one, twice=True) is first
    assert listed(one, twice=False) == [one]
    assert listed(other, twice=True) == [other, other]
    assert listed(one, twice=True) == first
    assert len(made) == 4


def test_nothing_is_taken_for_an_answer_before_the_first() -> None:
    @made_once
    def five() -> int:
        return 5

    assert (five(), five()) == (5, 5)
