"""A server for the tests of one module, with its usual limits but for what they set."""

from collections.abc import Iterator

import pytest

from tests.abuse.health import assert_well
from tests.server.process import ServerProcess, a_server


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """It must be well when all is over."""
    settings: dict[str, str] = getattr(request.module, "SETTINGS", {})
    with a_server(tmp_path_factory.mktemp("server"), **settings) as running:
        yield running
        assert_well(running)
