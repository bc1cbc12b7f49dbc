"""A server that is killed again and again loses nothing and does nothing twice."""

import asyncio
from pathlib import Path

from tests.crash.crash import crash

ROUNDS, TABLES, SEED = 25, 20, 1
ACKNOWLEDGED = 500


def test_nothing_is_lost_or_doubled_however_often_a_server_is_killed(tmp_path: Path) -> None:
    said: list[str] = []

    tally = asyncio.run(crash(tmp_path, ROUNDS, SEED, TABLES, said.append))

    assert len(said) == tally.kills == ROUNDS
    assert 2 * tally.by_fault >= tally.kills
    # Most kills came while commands were under way, some of which were stored and some not.
    assert 2 * tally.hits > tally.kills
    assert 0 < tally.stored < tally.in_flight
    assert tally.acknowledged > ACKNOWLEDGED
    # There were rematches: tables went on playing from one game to the next.
    assert tally.tables > TABLES
