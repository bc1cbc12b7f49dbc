"""The clock of this machine."""

import asyncio
import time
from collections.abc import Callable

from reverie.kernel.moment import Moment
from reverie.tables.ports import Cancel


class SystemClock:
    """Wall-clock milliseconds, and the event loop's timers."""

    def now(self) -> Moment:
        """The moment now."""
        return Moment(time.time_ns() // 1_000_000)

    def wake(self, at: Moment, call: Callable[[], None]) -> Cancel:
        """Call back then."""
        delay = max(0, at - self.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, call).cancel
