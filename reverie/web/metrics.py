"""What is counted, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator

BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

HELP = {
    "entries": "Entries stored",
    "tables_opened": "Tables opened",
    "messages": "Messages received",
    "frames": "Frames sent",
    "refused": "Commands refused",
    "bots_refused": "Commands of bots refused",
    "stumbles": "Times a table could not go on and tried again",
    "cut_off": "Connections closed because their client did not read",
    "unreadable": "Messages that could not be read",
    "limited": "Messages and requests over a limit",
    "failures": "Errors that nobody expected",
}
TIMES = {"command": "Seconds from a command's arrival to its acknowledgement"}


class Metrics:
    """Fills the port `Meter`."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter(dict.fromkeys(HELP, 0))
        self.times = {name: [0] * (len(BUCKETS) + 1) for name in TIMES}
        self.sums = dict.fromkeys(TIMES, 0.0)
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def count(self, what: str, number: int = 1) -> None:
        """So many more of these."""
        self.counts[what] += number

    def took(self, what: str, seconds: float) -> None:
        """It took so long."""
        self.times[what][bisect_left(BUCKETS, seconds)] += 1
        self.sums[what] += seconds

    def gauge(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        """Something that goes up and down."""
        self.gauges[name] = meaning, read

    def text(self) -> str:
        """Everything, for a scraper."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        for name, meaning in HELP.items():
            yield from _head(f"reverie_{name}_total", meaning, "counter")
            yield f"reverie_{name}_total {self.counts[name]}"
        for name, (meaning, read) in self.gauges.items():
            yield from _head(f"reverie_{name}", meaning, "gauge")
            yield f"reverie_{name} {read():g}"
        for name, meaning in TIMES.items():
            full = f"reverie_{name}_seconds"
            yield from _head(full, meaning, "histogram")
            below = 0
            for bound, number in zip((*BUCKETS, float("inf")), self.times[name], strict=True):
                below += number
                limit = "+Inf" if bound == float("inf") else f"{bound:g}"
                yield f'{full}_bucket{{le="{limit}"}} {below}'
            yield f"{full}_sum {self.sums[name]:g}"
            yield f"{full}_count {below}"


def _head(name: str, meaning: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {meaning}"
    yield f"# TYPE {name} {kind}"
