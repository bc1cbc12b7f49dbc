"""Recompute finished games from their records: what a stranger can do with the docs alone.

    python -I tests/stranger/recompute.py RECORDS.jsonl FOLDS.json

FOLDS.json maps each name of a fold to what `reverie tableau show FOLD --json` prints. Nothing of
Reverie is imported here: all of this follows docs/reference/record.md and the rulebooks.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.stranger.common import Json, Mismatch, need, same
from tests.stranger.daydream import Daydream
from tests.stranger.dream import WhenIDream

FIELDS = {
    *("game", "format", "rules_version", "events_version", "players", "bots", "options"),
    *("seed", "contributions", "entries", "outcome"),
}


def recompute(record: Json, folds: Json) -> None:
    """Fail at the first thing that is not as it must be."""
    same("fields of the record", sorted(record), sorted(FIELDS))
    same("format", record["format"], 1)
    same("events_version", record["events_version"], 1)
    game: Daydream | WhenIDream
    if record["game"] == "daydream":
        game = Daydream(record, folds)
    else:
        same("game", record["game"], "when_i_dream")
        game = WhenIDream(record)
    for number, entry in enumerate(record["entries"], start=1):
        try:
            same("seq", entry["seq"], number)
            same("fields of the entry", sorted(entry), ["at", "by", "events", "id", "seq"])
            seats = range(record["players"])
            need(entry["by"] == "clock" or entry["by"] in seats, f"no seat {entry['by']!r}")
            need(bool(entry["events"]), "an entry without events")
            for event in entry["events"]:
                game.take(event, entry["at"], entry["by"])
            game.close_entry()
        except (Mismatch, LookupError, TypeError, ValueError) as reason:
            kind = "" if isinstance(reason, Mismatch) else f"{type(reason).__name__} "
            raise Mismatch(f"entry {number}: {kind}{reason}") from reason
    need(game.result is not None, "the game did not end")
    same("outcome", record["outcome"], game.result)


def main(records: str, folds: str) -> int:
    """Read both files, say what differs, and return the exit status."""
    known: Json = json.loads(Path(folds).read_text("utf-8"))
    passed = failed = 0
    lines = Path(records).read_text("utf-8").split("\n")
    for number, line in enumerate((line for line in lines if line), start=1):
        try:
            recompute(json.loads(line), known)
            passed += 1
        except (Mismatch, LookupError, TypeError, ValueError) as reason:
            sys.stdout.write(f"record {number}: {reason}\n")
            failed += 1
    sys.stdout.write(f"{passed} passed, {failed} failed\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
