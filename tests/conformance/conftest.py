"""Every property is tried at every table."""

import pytest

from tests.conformance.tables import tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a `table` is run at each."""
    if "table" in metafunc.fixturenames:
        found = tables()
        metafunc.parametrize("table", found, ids=[table.name for table in found])
