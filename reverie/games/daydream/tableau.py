"""The tableau as data: what the leaflet has printed on it. Format: docs/reference/tableau.md."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Natural = Annotated[int, Meta(ge=0, le=99)]
Points = Annotated[int, Meta(ge=-99, le=99)]
Text = Annotated[str, Meta(min_length=1, max_length=40)]

LARGEST_FILE = 512 * 1024

PanelName = Literal["A", "B", "C", "D", "E", "F"]
FoldName = Literal["A", "D", "AD", "DA", "BC", "ABC", "EF", "DEF"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of the file; a key it does not know is an error."""


class Drawing(Part, frozen=True):
    """How an item looks: one path per line of its outline, in a box of 64 by 64."""

    segments: tuple[str, ...]
    tint: str = ""
    detail: str = ""
    accents: tuple[tuple[str, str], ...] = ()


class Item(Part, frozen=True):
    """Something on the shelf. Its outline is a path of dots (`.`) and suns (`*`)."""

    outline: Annotated[str, Meta(pattern=r"^[.*]{2,40}$")]
    bonus: bool = False
    drawing: Drawing | None = None


class Leaves(Part, frozen=True):
    """How many leaves there are, and how many are circled from the start."""

    total: Natural
    circled: Natural


class Bonuses(Part, frozen=True):
    """How many bonuses of each kind can be circled."""

    line: Natural
    leaf: Natural


class Panel(Part, frozen=True):
    """One sixth of the leaflet.

    Grid: `o` a cloud, `*` a star cloud, `m` a moon cloud, `.` a gap. Frames: the first letter of
    the kind of frame behind each cloud.
    """

    grid: tuple[str, ...]
    shelves: tuple[tuple[Text, ...], ...]
    leaves: Leaves
    bonuses: Bonuses
    frames: tuple[str, ...] = ()


class Note(Part, frozen=True):
    """A note in a gap, and the clouds it touches."""

    at: Text
    touches: tuple[Text, ...]


class Constellation(Part, frozen=True):
    """One sign per line of the path: `*` where it reaches a star. Points: where to draw it."""

    path: Annotated[str, Meta(pattern=r"^[.*]{1,200}$")]
    points: tuple[tuple[float, float], ...] = ()


class MoonChain(Part, frozen=True):
    """The numbers printed between the moons, from the top. Points: where to draw the moons."""

    between: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=40)]
    points: tuple[tuple[float, float], ...] = ()


class Step(Part, frozen=True):
    """From this difference on, so many points."""

    least: int
    points: Points


class Difference(Part, frozen=True):
    """The table of bonuses and penalties for the Polaroids."""

    otherwise: Points
    steps: Annotated[tuple[Step, ...], Meta(min_length=1, max_length=40)]


class Reward(Part, frozen=True):
    """What a group of frames brings; alone, the item whose first line crosses it out."""

    points: Natural
    crossed_out_by: Text


class Frames(Part, frozen=True):
    """The three kinds of frames, and the rewards for filling a group, highest first."""

    kinds: tuple[Text, Text, Text]
    rewards: Annotated[tuple[Reward, ...], Meta(min_length=1, max_length=9)]


class Tableau(Part, frozen=True):
    """The whole leaflet. A file may leave out panels, and with them the folds that need them."""

    name: Text
    panels: dict[PanelName, Panel]
    items: dict[Text, Item]
    constellation: Constellation | None = None
    moon_chain: MoonChain | None = None
    difference: Difference | None = None
    frames: Frames | None = None
    notes: tuple[Note, ...] = ()
    rows: dict[FoldName, tuple[Text, ...]] = msgspec.field(default_factory=dict)
    """Only where the rows of a fold are not simply all runs of three or more clouds."""


class TableauIsBroken(ValueError):
    """The file cannot be played; each problem says where and why."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


def read(text: bytes) -> Tableau:
    """A tableau from its file, right in form. Whether it can be played: `checks.problems`."""
    if len(text) > LARGEST_FILE:
        raise TableauIsBroken((f"{len(text)} bytes; a tableau has at most {LARGEST_FILE}",))
    try:
        return msgspec.json.decode(text, type=Tableau)
    except msgspec.MsgspecError as problem:
        raise TableauIsBroken((str(problem),)) from problem
    except UnicodeDecodeError as problem:
        raise TableauIsBroken((f"not UTF-8 text: {problem}",)) from problem
