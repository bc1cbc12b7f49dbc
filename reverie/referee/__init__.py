"""Clues, guesses and retellings, judged in four languages without a network."""

from reverie.referee.entry import Entry
from reverie.referee.referee import Entries, Referee

__all__ = ["Entries", "Entry", "Referee"]
