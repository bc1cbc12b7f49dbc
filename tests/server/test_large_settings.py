"""A deck or a tableau of one's own is too large for a socket: it comes over HTTP."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from reverie.games.daydream.printed import FILE
from tests.server.client import HttpRefusal, http, open_table
from tests.server.process import ServerProcess, a_server
from tools.docs import ROOT

TABLEAU = json.loads((ROOT / "reverie" / "games" / "daydream" / FILE).read_text("utf-8"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all tests here."""
    with a_server(tmp_path_factory.mktemp("server")) as running:
        yield running


class Gathering:
    """A table with a host and a guest."""

    def __init__(self, server: ServerProcess) -> None:
        self.url = f"{server.url}/api/tables/{open_table(server.url, 'daydream')}"
        self.host, self.guest = (
            http(f"{self.url}/players", {"name": name})["secret"] for name in ("Anna", "Ben")
        )

    def change(self, secret: str, **options: Any) -> Any:
        """Play otherwise."""
        settings = {"game": "daydream", "options": options}
        return http(f"{self.url}/settings", {"secret": secret, "settings": settings})


def test_the_host_brings_a_tableau_and_it_stays_until_it_is_given_up(
    server: ServerProcess,
) -> None:
    table = Gathering(server)
    own = json.loads(json.dumps(TABLEAU))
    own["panels"]["A"]["leaves"]["total"] += 1
    usual = http(f"{table.url}/material")["leaves"]

    shown = table.change(table.host, tableau=own)
    assert "tableau" not in shown["settings"]["options"]
    assert http(f"{table.url}/material")["leaves"] == usual + 1
    assert http(f"{table.url}/material")["own"]

    table.change(table.host, **{**shown["settings"]["options"], "dice": "1-6"})
    assert http(f"{table.url}/material")["leaves"] == usual + 1

    table.change(table.host, tableau=None)
    assert http(f"{table.url}/material")["leaves"] == usual
    assert not http(f"{table.url}/material")["own"]


@pytest.mark.parametrize(
    ("who", "code"), [("guest", "OnlyTheHostMay"), ("stranger", "SecretIsUnknown")]
)
def test_nobody_but_the_host_changes_anything(server: ServerProcess, who: str, code: str) -> None:
    table = Gathering(server)

    with pytest.raises(HttpRefusal) as refused:
        table.change(getattr(table, who, "nobody's secret"), dice="1-6")

    assert refused.value.body["code"] == code
    assert http(table.url)["settings"]["options"]["dice"] == "0-9"


def test_a_broken_tableau_is_refused_with_the_place(server: ServerProcess) -> None:
    table = Gathering(server)
    broken = json.loads(json.dumps(TABLEAU))
    broken["panels"]["A"]["grid"][0] = "????"

    with pytest.raises(HttpRefusal) as refused:
        table.change(table.host, tableau=broken)

    assert refused.value.status == 422
    assert "grid" in json.dumps(refused.value.body)


def test_presets_say_nothing_of_decks(server: ServerProcess) -> None:
    games = http(f"{server.url}/api/games")

    assert all("deck" not in preset for preset in games["when_i_dream"]["presets"].values())
    assert all("tableau" not in preset for preset in games["daydream"]["presets"].values())
