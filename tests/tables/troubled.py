"""A journal that holds back, fails, or does not say what it did."""

import asyncio

from reverie.journal.memory import MemoryJournal


class TroubledJournal(MemoryJournal):
    """Keeps everything in memory, and appends as a test wants it to."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.troubles: list[tuple[BaseException, bool]] = []
        """What goes wrong with the next appends, and whether they are stored all the same."""

    async def append(self, table: str, expected: int, entry: bytes) -> None:
        """As the port says, but for the trouble."""
        await self.gate.wait()
        trouble, stored = self.troubles.pop(0) if self.troubles else (None, True)
        if stored:
            await super().append(table, expected, entry)
        if trouble is not None:
            raise trouble
