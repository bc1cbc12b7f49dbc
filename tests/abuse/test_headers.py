"""What every answer carries, and that nothing is served that should not be."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.abuse.asking import Answer, asked
from tests.abuse.health import assert_well
from tests.server.client import open_table
from tests.server.process import ServerProcess, a_server

SECRET = "the key of the house"
GZIP = {"Accept-Encoding": "gzip, br"}
FOREVER = "public, max-age=31536000, immutable"
PAGES = ("/", "/t/abcdefgh", "/r/friends", "/anything/else")
LOOK_UPS = ("/api/games", "/api/tables", "/api/games/daydream/schema.json", "/healthz", "/metrics")
MISSING = (
    "/api/tables/nothing1",
    "/api/tables/room:friends",
    "/api/rooms/nothing",
    "/api/games/nothing/schema.json",
    "/assets/nothing-abcdef12.js",
    "/api/nothing",
)
OUTSIDE = (
    "/assets/../../secret.txt",
    "/assets/../index.html/../../secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/..\\..\\secret.txt",
    "/assets/%5c..%5c..%5csecret.txt",
    "/assets//etc/passwd",
    "/assets/%00",
    "/assets/link-abcdef12.js",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "//etc/passwd",
    "/t/..%2f..%2fsecret.txt",
    "/manifest.webmanifest/../../secret.txt",
    "/.hidden",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With a small client: a document, an asset with a hash in its name, one without, a file."""
    folder = tmp_path_factory.mktemp("served")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Reverie</title>")
    (client / "manifest.webmanifest").write_text('{"name":"Reverie"}')
    (client / "assets" / "index-abcdef12.js").write_text("export {}")
    (client / "assets" / "plain.js").write_text("export {}")
    (client / "assets" / "large-abcdef12.js").write_text("export {};\n" * 500)
    (client / "assets" / "large-abcdef12.js.gz").write_bytes(gzip.compress(b"export {};\n" * 500))
    (folder / "secret.txt").write_text(SECRET)
    (client / "assets" / "link-abcdef12.js").symlink_to(folder / "secret.txt")
    with a_server(folder, REVERIE_CLIENT=str(client)) as running:
        yield running
        assert_well(running)


def assert_guarded(answer: Answer, cache: str = "no-store") -> None:
    headers = answer.headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cache-control"] == cache
    assert not {"server", "x-powered-by"} & headers.keys()


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_document_and_is_never_kept(server: ServerProcess, path: str) -> None:
    page = asked(server, path)

    assert (page.status, page.body) == (200, b"<!doctype html><title>Reverie</title>")
    assert_guarded(page)


@pytest.mark.parametrize("path", LOOK_UPS)
def test_the_api_is_guarded_and_never_kept(server: ServerProcess, path: str) -> None:
    answer = asked(server, path)

    assert answer.status == 200
    assert_guarded(answer)


def test_what_a_table_says_over_http_is_never_kept(server: ServerProcess) -> None:
    table = open_table(server.url, "daydream")

    for what in ("", "/material", "/invite.svg"):
        answer = asked(server, f"/api/tables/{table}{what}")

        assert answer.status == 200
        assert_guarded(answer)


def test_an_asset_is_sent_compressed_to_who_can_read_that(server: ServerProcess) -> None:
    path = "/assets/large-abcdef12.js"
    small, plain = asked(server, path, headers=GZIP), asked(server, path)

    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(small.body) == plain.body == b"export {};\n" * 500
    assert small.headers["content-type"].startswith("text/javascript")
    assert small.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in plain.headers
    assert_guarded(small, cache=FOREVER)


def test_an_asset_whose_name_has_its_hash_is_kept_for_ever(server: ServerProcess) -> None:
    asset = asked(server, "/assets/index-abcdef12.js")

    assert (asset.status, asset.body) == (200, b"export {}")
    assert asset.headers["content-type"].startswith("text/javascript")
    assert_guarded(asset, cache=FOREVER)


@pytest.mark.parametrize("path", ["/assets/plain.js", "/manifest.webmanifest", "/index.html"])
def test_a_file_without_a_hash_is_not(server: ServerProcess, path: str) -> None:
    answer = asked(server, path)

    assert answer.status == 200
    assert_guarded(answer)


@pytest.mark.parametrize("path", MISSING)
def test_what_is_not_there_says_so_and_is_guarded(server: ServerProcess, path: str) -> None:
    answer = asked(server, path)

    assert answer.status in (404, 422)
    assert answer.headers["content-type"].split(";")[0] in ("application/json", "text/plain")
    assert_guarded(answer)


@pytest.mark.parametrize("path", OUTSIDE)
def test_nothing_outside_the_folder_is_served(server: ServerProcess, path: str) -> None:
    answer = asked(server, path)

    assert answer.status in (200, 400, 404)
    assert SECRET.encode() not in answer.body
    assert b"root:" not in answer.body
    if answer.status == 200:
        assert answer.body == b"<!doctype html><title>Reverie</title>"
    assert_guarded(answer)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("DELETE", "/api/tables"),
        ("PUT", "/api/tables/abcdefgh"),
        ("GET", "/api/qr"),
        ("POST", "/"),
        ("POST", "/api/games"),
        ("PATCH", "/assets/index-abcdef12.js"),
        ("OPTIONS", "/api/tables"),
        ("TRACE", "/api/tables"),
    ],
)
def test_other_methods_are_not_allowed(server: ServerProcess, method: str, path: str) -> None:
    answer = asked(server, path, method=method)

    assert answer.status in (404, 405)
    assert not [name for name in answer.headers if name.startswith("access-control-")]
    assert_guarded(answer)


def test_errors_are_guarded_too(server: ServerProcess) -> None:
    unreadable = asked(server, "/api/tables", b"{")
    foreign = asked(server, "/api/tables", b"{}", headers={"Origin": "https://evil.example"})
    too_large = asked(server, "/api/tables", b" " * (2 << 20))

    assert [a.status for a in (unreadable, foreign, too_large)] == [422, 403, 413]
    for answer in (unreadable, foreign, too_large):
        assert answer.json["type"] == "Refused"
        assert_guarded(answer)


def test_without_a_built_client_there_is_still_a_page(tmp_path: Path) -> None:
    with a_server(tmp_path, REVERIE_CLIENT=str(tmp_path / "nothing")) as server:
        door, missing = asked(server, "/"), asked(server, "/nothing")

        assert door.status == 200
        assert missing.status == 404
        assert_guarded(door)
        assert_guarded(missing)
