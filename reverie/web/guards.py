"""Who may come in, and what every answer carries."""

import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from reverie.kernel.violation import RuleViolation
from reverie.tables import refusals
from reverie.tables.frames import refused
from reverie.web.limits import Buckets
from reverie.web.metrics import Metrics
from reverie.web.socket import Receive, Scope, Send, Socket
from reverie.wiring.settings import ServerSettings

SOCKET = "/api/socket"
BURST_SECONDS = 10
"""How many seconds' requests an address may make at once."""

STATUS: dict[type[RuleViolation], int] = {
    refusals.NoSuchTable: 404,
    refusals.NoSuchRoom: 404,
    refusals.TableIsOfANewerVersion: 503,
    refusals.NoSuchPage: 404,
    refusals.RoomExists: 409,
    refusals.TableIsFull: 409,
    refusals.TableHasStarted: 409,
    refusals.NameIsTaken: 409,
    refusals.GameIsNotOver: 409,
    refusals.DayIsNotOver: 409,
    refusals.DayIsNotToday: 409,
    refusals.TableIsBusy: 409,
    refusals.PassportIsNotValid: 403,
    refusals.OriginIsNotAllowed: 403,
    refusals.WatchingIsNotAllowed: 403,
    refusals.MessageIsTooLarge: 413,
    refusals.TooManyTables: 429,
    refusals.TooManyRequests: 429,
    refusals.TooManyConnections: 503,
    refusals.NothingCanBeStored: 507,
    refusals.ServerIsStopping: 503,
}
"""HTTP's number for a refusal; 422 for the others."""

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(self)",
    "cache-control": "no-store",
}
"""An answer may say otherwise; only built assets do."""

_ASSET = re.compile(r"/assets/[^/]+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+")
FOREVER = "public, max-age=31536000, immutable"


def is_asset(path: str) -> bool:
    """A file whose name changes with its content may be kept for ever."""
    return _ASSET.fullmatch(path) is not None


def status_of(violation: RuleViolation) -> int:
    """HTTP's number for a refusal."""
    return STATUS.get(type(violation), 422)


def header(scope: Scope, name: bytes) -> str | None:
    """The first header of a name."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def is_allowed_origin(scope: Scope, others: Iterable[str]) -> bool:
    """Only browsers say where a page is from; it must be from here or from a site we name."""
    origin = header(scope, b"origin")
    if origin is None or origin in others:
        return True
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(site) and site.lower() == (header(scope, b"host") or "").lower()


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


class Guards:
    """Stands before the application, for HTTP and WebSocket alike."""

    def __init__(
        self, app: Any, socket: Socket, settings: ServerSettings, metrics: Metrics
    ) -> None:
        self.app = app
        self.socket = socket
        self.settings = settings
        self.metrics = metrics
        rate = settings.requests_per_second
        self.requests = Buckets(rate, BURST_SECONDS * rate)
        self.is_stopping = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Turn away, or hand on with the headers that every answer has."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        websocket = scope["type"] == "websocket"
        try:
            self.must_be_welcome(scope, websocket=websocket)
        except RuleViolation as violation:
            self.metrics.count("limited")
            await (turned_away if websocket else answered)(violation, receive, send)
            return
        if websocket:
            await self.socket(scope, receive, send)
            return

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = guarded(scope["path"], message)
            await send(message)

        await self.app(scope, receive, with_headers)

    def must_be_welcome(self, scope: Scope, *, websocket: bool) -> None:
        """From a page of ours, not too often, and while we are open."""
        if self.is_stopping and scope["path"] not in ("/healthz", "/readyz", "/metrics"):
            raise refusals.ServerIsStopping
        reads = not websocket and scope["method"] in ("GET", "HEAD")
        if not reads and not is_allowed_origin(scope, self.settings.origins):
            raise refusals.OriginIsNotAllowed(origin=(header(scope, b"origin") or "")[:200])
        if not self.requests.take(address_of(scope)):
            raise refusals.TooManyRequests(a_second=self.settings.requests_per_second)
        if websocket:
            if scope["path"] != SOCKET:
                raise refusals.NoSuchPage
            self.socket.must_have_room(address_of(scope))


def guarded(path: str, message: Any) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with those that every answer has."""
    own = list(message.get("headers", ()))
    named = {key for key, _ in own}
    wanted = dict(HEADERS)
    if is_asset(path) and message["status"] == 200:
        wanted["cache-control"] = FOREVER
    return own + [
        (key.encode(), value.encode()) for key, value in wanted.items() if key.encode() not in named
    ]


def body_of(violation: RuleViolation) -> bytes:
    """A refusal as JSON: the same as over a socket."""
    return msgspec.json.encode(refused(violation))


async def answered(violation: RuleViolation, receive: Receive, send: Send) -> None:  # noqa: ARG001 - ASGI
    """A refusal over HTTP."""
    headers = [(b"content-type", b"application/json")]
    start = {"type": "http.response.start", "status": status_of(violation), "headers": headers}
    start["headers"] = guarded("", start)
    await send(start)
    await send({"type": "http.response.body", "body": body_of(violation)})


async def turned_away(violation: RuleViolation, receive: Receive, send: Send) -> None:
    """A refusal instead of a WebSocket."""
    await receive()
    await send(
        {
            "type": "websocket.http.response.start",
            "status": status_of(violation),
            "headers": [(b"content-type", b"application/json")],
        }
    )
    await send({"type": "websocket.http.response.body", "body": body_of(violation)})
