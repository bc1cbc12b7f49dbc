"""A real server and a real browser; each test has a table world of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import House
from tests.server.process import ServerProcess, a_server
from tools.browser import FLAGS, found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, headless; one for all tests of a worker."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found(), args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with a journal on disk, so that it can be stopped and started again."""
    with a_server(tmp_path) as running:
        yield running


@pytest.fixture
def house(browser: Browser, server: ServerProcess) -> Iterator[House]:
    """People with a device each; all of them go home at the end."""
    made = House(browser, server)
    yield made
    made.close()
