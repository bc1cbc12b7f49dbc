"""Options are checked, and a game is played event by event."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from reverie.kernel.game import checked
from reverie.kernel.violation import OptionIsNotAllowed


class Options(msgspec.Struct, frozen=True):
    """What a table may choose."""

    size: Literal["small", "large"] = "small"
    seconds: Annotated[float, Meta(ge=1, le=60)] = 10
    deck: tuple[int, ...] | None = None


def test_options_within_their_ranges_are_what_they_were() -> None:
    options = Options(size="large", seconds=60, deck=(1, 2))

    assert checked(options) == options


def test_numbers_of_options_become_what_is_stored() -> None:
    assert msgspec.json.encode(checked(Options())) == b'{"size":"small","seconds":10.0,"deck":null}'


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"seconds": 0.5}, "Expected `float` >= 1.0 - at `$.seconds`"),
        ({"seconds": 61}, "Expected `float` <= 60.0 - at `$.seconds`"),
        ({"size": "huge"}, "Invalid enum value 'huge' - at `$.size`"),
        ({"deck": ("x",)}, "Expected `int`, got `str` - at `$.deck[0]`"),
    ],
)
def test_an_option_that_is_not_allowed_is_refused_with_the_reason(
    wrong: dict[str, object], problem: str
) -> None:
    with pytest.raises(OptionIsNotAllowed) as refused:
        checked(msgspec.structs.replace(Options(), **wrong))

    assert refused.value.facts == {"problem": problem}
    assert (refused.value.code, refused.value.rule) == ("OptionIsNotAllowed", "")
