"""The game of the day: one seed for everybody, revealed when the day is over.

A day's seed is stored once for all machines; whoever asks first makes it, and the sequence decides.
"""

from datetime import UTC, datetime, timedelta

import msgspec

from reverie.kernel.chance import Chance, commitment
from reverie.kernel.game import AnyGame
from reverie.kernel.moment import Moment
from reverie.tables import refusals
from reverie.tables.ports import JournalIsFull, OutcomeIsUnknown, SequenceIsTaken
from reverie.tables.secrets import fresh_seed
from reverie.tables.settings import Settings
from reverie.tables.surroundings import Surroundings


class DayEntry(msgspec.Struct, frozen=True):
    """The one entry of a day's journal."""

    seq: int
    at: Moment
    seed: str


class Revealed(msgspec.Struct, frozen=True):
    """A day that is over."""

    day: str
    seed: str
    commitment: str


_decoder = msgspec.json.Decoder(DayEntry)


def day_of(moment: Moment) -> str:
    """The date of a moment, the same for everybody on earth: UTC."""
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def day_before(moment: Moment) -> str:
    """The date before that of a moment."""
    return (datetime.fromtimestamp(moment / 1000, UTC).date() - timedelta(days=1)).isoformat()


class Days:
    """All days; each is read when it is asked for."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around

    @property
    def today(self) -> str:
        """The date now."""
        return day_of(self.around.clock.now())

    async def settings_of(self, game: AnyGame, settings: Settings) -> tuple[Settings, str]:
        """A table's settings with the options of its day, and the day's seed."""
        if game.daily is None:
            raise refusals.NoGameOfTheDay(game=game.name)
        # Read once: midnight may come in between.
        today = self.today
        if settings.day != today:
            raise refusals.DayIsNotToday(day=f"{settings.day}"[:20], today=today)
        seed = await self.seed(today)
        options = game.daily(Chance.of(bytes.fromhex(seed)))
        return msgspec.structs.replace(settings, options=msgspec.to_builtins(options)), seed

    async def seed(self, today: str) -> str:
        """That of today. Nobody may see it before tomorrow."""
        for _ in range(2):
            if (stored := await self._stored(today)) is not None:
                return stored
            entry = DayEntry(seq=1, at=self.around.clock.now(), seed=fresh_seed())
            try:
                await self.around.journal.append(journal_of(today), 0, msgspec.json.encode(entry))
            except SequenceIsTaken:
                continue
            except (JournalIsFull, OutcomeIsUnknown) as problem:
                raise refusals.NothingCanBeStored from problem
            return entry.seed
        raise refusals.TableIsBusy

    async def before(self) -> Revealed | None:
        """Yesterday's seed, if anybody played yesterday."""
        day = day_before(self.around.clock.now())
        seed = await self._stored(day)
        return None if seed is None else Revealed(day, seed, commitment(bytes.fromhex(seed)))

    async def _stored(self, day: str) -> str | None:
        stored = await self.around.journal.read(journal_of(day))
        return _decoder.decode(stored[0][1]).seed if stored else None


def journal_of(day: str) -> str:
    """Under which name a day is stored; no table's code looks like it."""
    return f"day:{day}"
