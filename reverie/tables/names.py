"""What people may be called, and what they may write."""

from reverie.tables import refusals
from reverie.tables.player import PlayerId
from reverie.tables.state import Table

LONGEST_NAME = 24
LONGEST_LINE = 300


def named(text: str) -> str:
    """A name without blanks around it or in a row."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise refusals.NameIsNotAllowed(longest=LONGEST_NAME)
    return name


def must_be_free(table: Table, name: str, but: PlayerId | None = None) -> str:
    """The name, if nobody else at the table has it."""
    taken = (player.name.casefold() for player in table.seated if player.id != but)
    if name.casefold() in taken:
        raise refusals.NameIsTaken(name=name)
    return name


def line(text: str) -> str:
    """A line of chat."""
    said = " ".join(text.split())
    if not said or len(said) > LONGEST_LINE or not said.isprintable():
        raise refusals.TextIsNotAllowed(longest=LONGEST_LINE)
    return said
