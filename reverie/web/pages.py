"""The web client: built files where there are some, else a page that says what this is."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

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

    async def page(request: Request) -> Response:  # noqa: ARG001 - a route's shape
        return FileResponse(index) if index.is_file() else HTMLResponse(DOOR)

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
    assets = built / "assets"
    mounted = [Mount("/assets", StaticFiles(directory=assets))] if assets.is_dir() else []
    plain = [
        Route(f"/{file.name}", _file(file)) for file in sorted(built.iterdir()) if file.is_file()
    ]
    return [*mounted, *plain, *found]


def _file(path: Path) -> Callable[[Request], Awaitable[Response]]:
    """One file beside the client's document: icons, the manifest, the service worker."""

    async def answer(request: Request) -> Response:  # noqa: ARG001 - a route's shape
        return FileResponse(path)

    return answer
