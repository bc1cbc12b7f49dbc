"""The game of the day over HTTP."""

from pathlib import Path

import pytest

from tests.server.client import HttpRefusal, http, open_table
from tests.server.process import a_server


def test_the_day_is_told_and_can_be_played(tmp_path: Path) -> None:
    with a_server(tmp_path) as server:
        daily = http(f"{server.url}/api/daily")
        tables = [open_table(server.url, daily["game"], day=daily["day"]) for _ in range(2)]
        shown = [http(f"{server.url}/api/tables/{table}") for table in tables]
        with pytest.raises(HttpRefusal) as old:
            open_table(server.url, daily["game"], day="2001-01-01")

    assert {table["commitment"] for table in shown} == {daily["commitment"]}
    assert [table["settings"]["options"]["fold"] for table in shown] == [
        daily["options"]["fold"]
    ] * 2
    assert daily["before"] is None
    assert (old.value.status, old.value.body["code"]) == (409, "DayIsNotToday")
