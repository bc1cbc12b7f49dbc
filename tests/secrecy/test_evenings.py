"""Whole games over real sockets: every byte to every client, and none of it comes too early."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from reverie.lab import secrecy
from tests.abuse.health import assert_well
from tests.secrecy.people import NAMES, Evening
from tests.server.process import a_server

BLIND_FRAMES = 40
"""At least so many reach each client while it is blind: each dreams once, or watches."""


@pytest.mark.parametrize("referee", ["strict", "gentle", "table"])
def test_no_client_is_told_anything_before_it_is_due(tmp_path: Path, referee: str) -> None:
    with a_server(tmp_path) as server:
        evening = Evening(server.url, referee)
        record = asyncio.run(evening.play())
        assert_well(server)

    for number, client in enumerate(evening.clients):
        eye: secrecy.Watching = number if number < len(NAMES) else "spectator"
        head = secrecy.Head(secrecy.FORMAT, msgspec.Raw(record), eye)
        verdict = secrecy.check(head, client.frames)

        assert verdict.problems == ()
        assert verdict.frames == len(client.frames)
        assert verdict.blind > BLIND_FRAMES
