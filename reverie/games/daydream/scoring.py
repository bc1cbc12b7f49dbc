"""State → points, with the breakdown that people see."""

from collections import Counter

from msgspec.structs import replace

from reverie.games.daydream.events import Result, Score
from reverie.games.daydream.pieces import Cloud, Fold, consecutive
from reverie.games.daydream.state import Sheet, State
from reverie.kernel.seat import Seat

THORNS_PER_ITEM = 2


def result(state: State) -> Result:
    """The end of the game for everybody."""
    scores = tuple(score(state.fold, sheet, solo=state.solo) for sheet in state.sheets)
    return Result(
        points=tuple(score.total for score in scores), winners=winners(scores), scores=scores
    )


def winners(scores: tuple[Score, ...]) -> tuple[Seat, ...]:
    # 5.2 The highest score wins. 5.3 Tied: more steps of the unfinished item; else shared.
    return tuple(Seat(seat) for seat, place in enumerate(places(scores)) if place == 1)


def places(scores: tuple[Score, ...]) -> tuple[int, ...]:
    """Rules 5.2 and 5.3 for everybody: 1 for who wins; who is still tied shares a place."""
    worth = [(score.total, score.steps) for score in scores]
    return tuple(1 + sum(other > own for other in worth) for own in worth)


def score(fold: Fold, sheet: Sheet, *, solo: bool) -> Score:
    """What a tableau is worth now."""
    parts = Score(
        # 5.2 Only finished items count, 1 point each.
        items=sheet.finished,
        stars=stars(fold, sheet),
        # 7.2 The numbers that were circled between equal moons.
        moons=sheet.moon_points,
        polaroids=polaroids(fold, sheet),
        notes=sum(note_heads(sheet, clouds) for clouds in fold.notes),
        # 7.7, 7.8 The rewards that were circled.
        frames=sum(sheet.rewards.values()),
        # 6.2 Every two thorns cost one item.
        thorns=-(sheet.thorns // THORNS_PER_ITEM),
        # 5.3 Counted in steps from point to point; nothing begun, or all traced: 0.
        steps=sheet.point,
    )
    if not solo:
        return parts
    return replace(parts, band=band(fold, parts.total))


def band(fold: Fold, total: int) -> int:
    """Rule 6.3: which band a total lies in; a negative one reads as the lowest."""
    return max(sum(total >= least for least in fold.bands) - 1, 0)


def stars(fold: Fold, sheet: Sheet) -> int:
    """Rule 7.1: 1 point for each star that the lines have reached."""
    return fold.constellation[: sheet.star_lines].count("*")


def polaroids(fold: Fold, sheet: Sheet) -> int:
    if fold.difference is not None:
        return difference(fold, sheet)
    return distinct(fold, sheet)


def difference(fold: Fold, sheet: Sheet) -> int:
    assert fold.difference is not None
    # 7.4 The star Polaroids minus the moon Polaroids; an empty one is 0.
    apart = _sum(sheet, fold.star_polaroids) - _sum(sheet, fold.moon_polaroids)
    points = fold.difference.otherwise
    for step in fold.difference.steps:
        if apart >= step.least:
            points = step.points
    return points


def _sum(sheet: Sheet, clouds: tuple[Cloud, ...]) -> int:
    return sum(sheet.numbers.get(cloud, 0) for cloud in clouds)


def distinct(fold: Fold, sheet: Sheet) -> int:
    # 7.3 A number written in its cloud is copied to the Polaroid.
    numbers = [sheet.numbers[cloud] for cloud in fold.polaroids if cloud in sheet.numbers]
    # 7.5 One for each different number; an empty Polaroid is not circled.
    circled = len(set(numbers))
    # 7.5 All filled and consecutive from left to right, rising or falling: they count double.
    if len(numbers) == len(fold.polaroids) and consecutive(numbers):
        return 2 * circled
    return circled


def note_heads(sheet: Sheet, clouds: tuple[Cloud, ...]) -> int:
    """Rule 7.6: how many heads of a note are filled. An empty cloud equals nothing."""
    numbers = Counter(sheet.numbers[cloud] for cloud in clouds if cloud in sheet.numbers)
    most = max(numbers.values(), default=0)
    # 7.6 Touching two, a note is single.
    if len(clouds) == 2:
        return int(most == 2)
    # 7.6 Touching three or four it is double: both heads when all hold the same number.
    if most == len(clouds):
        return 2
    # 7.6 Else one when any two do; two pairs are still one.
    return int(most >= 2)
