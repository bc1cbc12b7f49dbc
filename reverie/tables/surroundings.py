"""Everything around a table, put together by wiring."""

from dataclasses import dataclass, field
from random import Random

from reverie.tables.ports import Clock, House, Journal, Meter


@dataclass(frozen=True)
class Surroundings:
    """What all tables of one machine share."""

    journal: Journal
    clock: Clock
    house: House
    meter: Meter
    pace: tuple[float, float] = (1.0, 3.0)
    """Seconds that a bot thinks, at least and at most."""
    random: Random = field(default_factory=Random)
    """For bots only; what a game draws comes from its table's own chance."""
