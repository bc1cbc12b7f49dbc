"""Chapter 7, as far as the pen draws it: stars, moons, and frames alone.

Polaroids (7.3) and notes (7.6) copy what stands in the clouds; scoring reads them there.
"""

from reverie.games.daydream.events import (
    FrameFilled,
    LineDrawn,
    MoonFilled,
    NumberWritten,
    RewardsCrossedOut,
    StarLinesDrawn,
)
from reverie.games.daydream.rules.draft import happened
from reverie.games.daydream.state import Draft


def number_was_written(draft: Draft, written: NumberWritten) -> Draft:
    """Rule 2.2: every number counts for the extras, the first two as well."""
    if written.cloud in draft.fold.stars:
        draft = star(draft, written.number)
    if written.cloud in draft.fold.moons:
        draft = moon(draft, written.number)
    # 7.8 Alone, a group is rewarded in the moment its last cloud is written.
    if draft.solo:
        draft = frame(draft, written)
    return draft


def star(draft: Draft, number: int) -> Draft:
    # 7.1 Exactly that many lines along the path; those beyond its end are lost.
    lines = min(number, len(draft.fold.constellation) - draft.sheet.star_lines)
    # 7.1 A 0 draws none.
    if lines == 0:
        return draft
    return happened(draft, StarLinesDrawn(lines=lines))


def moon(draft: Draft, number: int) -> Draft:
    moons, chain = draft.sheet.moons, draft.fold.chain
    # 7.2 A full chain takes no more.
    if len(moons) > len(chain):
        return draft
    # 7.2 Equal to the moon above it, the number printed between them is circled.
    joined = bool(moons) and moons[-1] == number
    points = chain[len(moons) - 1] if joined else 0
    return happened(draft, MoonFilled(number=number, points=points))


def frame(draft: Draft, written: NumberWritten) -> Draft:
    for kind, clouds in draft.fold.frames.items():
        if written.cloud in clouds and draft.sheet.numbers.keys() >= clouds:
            # 7.8 The highest reward of that group not yet crossed out.
            for reward in draft.fold.rewards:
                if reward.points not in draft.sheet.crossed_out:
                    return happened(draft, FrameFilled(frame=kind, points=reward.points))
    return draft


def first_line_was_drawn(draft: Draft, line: LineDrawn) -> Draft:
    # 7.8 With the first line on an item of the rewards all of that height are crossed out.
    if not draft.solo or line.start > 0:
        return draft
    for reward in draft.fold.rewards:
        if reward.crossed_out_by == line.item:
            draft = happened(draft, RewardsCrossedOut(points=reward.points))
    return draft
