"""The web client: built files where there are some, else a page that says what this is."""

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route

BUILT = Path(__file__).parent / "client"
"""Where the package's build puts the client."""

DOOR = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Reverie</title>
<h1>Reverie</h1>
<p>This server keeps tables of When I Dream and Daydream. Programs play at them over
<code>/api/socket</code>; <a href="/api/games">what can be played</a>,
<a href="/api/tables">open tables</a>.</p>
</html>
"""


def routes(folder: Path | None) -> list[BaseRoute]:
    """Pages and assets. Every page of the client is its one document."""
    built = folder or BUILT
    index = built / "index.html"

    async def page(request: Request) -> Response:
        return sent(request, index) if index.is_file() else HTMLResponse(DOOR)

    found: list[BaseRoute] = [
        Route("/", page),
        Route("/t/{table}", page),
        Route("/r/{room}", page),
        # What the API does not have is no page either.
        Mount("/api", routes=[]),
        Route("/{page:path}", page),
    ]
    if not index.is_file():
        return found[:3]
    # Read once: what is not there now is no file of ours, whatever an address says.
    files = [file for file in sorted(built.rglob("*")) if is_ours(file)]
    plain = [Route(f"/{file.relative_to(built).as_posix()}", _file(file)) for file in files]
    # An asset of another build is not the document.
    return [*plain, Mount("/assets", routes=[]), *found]


def is_ours(file: Path) -> bool:
    """A file of the build itself: no link to somewhere else, no compressed copy."""
    return file.is_file() and not file.is_symlink() and file.suffix != ".gz"


def _file(path: Path) -> Callable[[Request], Awaitable[Response]]:
    """One file of the client: an asset, an icon, the manifest, the service worker."""

    async def answer(request: Request) -> Response:
        return sent(request, path)

    return answer


def sent(request: Request, path: Path) -> Response:
    """A file, compressed where there is such a copy and the browser takes it."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    small = path.with_name(f"{path.name}.gz")
    if not small.is_file():
        return FileResponse(path, media_type=kind)
    headers = {"vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(path, media_type=kind, headers=headers)
    return FileResponse(small, media_type=kind, headers={**headers, "content-encoding": "gzip"})
