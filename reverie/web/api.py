"""HTTP: creating and joining, looking things up, health."""

import io
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import msgspec
import segno
from msgspec import Meta
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from reverie.games import games
from reverie.journal.directory import Directory
from reverie.kernel.chance import commitment
from reverie.kernel.record import encode as encode_record
from reverie.kernel.violation import RuleViolation
from reverie.tables import refusals
from reverie.tables.secrets import fresh_secret
from reverie.tables.settings import Settings, options_of
from reverie.tables.tables import Tables
from reverie.web.guards import address_of, body_of, status_of
from reverie.web.limits import Buckets
from reverie.web.metrics import Metrics
from reverie.web.schema import schema
from reverie.wiring.settings import ServerSettings

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

LONGEST_QR = 300
OPEN_TABLES = 100


ROUTES = (
    ("GET", "/api/daily", "daily"),
    ("GET", "/api/games", "all_games"),
    ("GET", "/api/games/{game}/schema.json", "game_schema"),
    ("GET", "/api/tables", "open_tables"),
    ("POST", "/api/tables", "open_table"),
    ("GET", "/api/tables/{table}", "look"),
    ("POST", "/api/tables/{table}/players", "sit_down"),
    ("POST", "/api/tables/{table}/passport", "show_passport"),
    ("POST", "/api/tables/{table}/settings", "change_settings"),
    ("GET", "/api/tables/{table}/material", "material"),
    ("GET", "/api/tables/{table}/record", "record"),
    ("GET", "/api/tables/{table}/invite.svg", "invite"),
    ("POST", "/api/qr", "draw"),
    ("POST", "/api/rooms", "open_room"),
    ("GET", "/api/rooms/{room}", "enter_room"),
    ("GET", "/healthz", "health"),
    ("GET", "/readyz", "ready"),
    ("GET", "/metrics", "count"),
)
"""Every address with the method of `Api` that answers."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What opens a table."""

    settings: Settings
    room: str | None = None


class NewPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits down."""

    name: str
    contribution: str = ""
    """16 random bytes in hexadecimal, for the chance."""
    wish: Annotated[str, Meta(min_length=16, max_length=64)] | None = None
    """Random and secret. Sent again, when no answer came, it gives the same place."""


class ShownPassport(msgspec.Struct, forbid_unknown_fields=True):
    """What moves a seat to this device."""

    passport: str


class NewSettings(msgspec.Struct, forbid_unknown_fields=True):
    """Play otherwise: for a deck or a tableau of one's own, which no socket takes."""

    secret: str
    """Of the host's seat."""
    settings: Settings


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """A name for a group."""

    name: str


class Picture(msgspec.Struct, forbid_unknown_fields=True):
    """What a QR code shall say."""

    text: str


def told(body: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def picture(text: str) -> Response:
    """A QR code as SVG."""
    if not 0 < len(text) <= LONGEST_QR:
        raise refusals.TextIsNotAllowed(longest=LONGEST_QR)
    drawn = io.BytesIO()
    segno.make(text, micro=False, error="m").save(drawn, kind="svg", border=2, scale=8)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


class Api:
    """What a client can ask without a socket."""

    def __init__(
        self, tables: Tables, directory: Directory, settings: ServerSettings, metrics: Metrics
    ) -> None:
        self.tables = tables
        self.directory = directory
        self.settings = settings
        self.metrics = metrics
        hourly = settings.tables_per_hour
        self.openings = Buckets(hourly / 3600, hourly)
        self.is_stopping = False

    def routes(self) -> list[Route]:
        """All addresses."""
        return [self._route(*each) for each in ROUTES]

    def _route(self, method: str, path: str, name: str) -> Route:
        handler: Handler = getattr(self, name)

        async def answer(request: Request) -> Response:
            try:
                return await handler(request)
            except RuleViolation as violation:
                self.metrics.count("refused")
                return Response(
                    body_of(violation), status_of(violation), media_type="application/json"
                )

        return Route(path, answer, methods=[method])

    async def _read(self, request: Request, kind: type[T]) -> T:
        """The body of a request."""
        body = bytearray()
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > self.settings.body_bytes:
                    raise refusals.MessageIsTooLarge(bytes=len(body), most=self.settings.body_bytes)
            return msgspec.json.decode(bytes(body), type=kind)
        except ClientDisconnect:
            raise refusals.MessageCannotBeRead(problem="the client went away") from None
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            raise refusals.MessageCannotBeRead(problem=str(problem)) from problem

    def _may_open(self, request: Request) -> None:
        if not self.openings.take(address_of(request.scope)):
            self.metrics.count("limited")
            raise refusals.TooManyTables(an_hour=self.settings.tables_per_hour)

    # ── Tables ───────────────────────────────────────────────────────────────────────────────

    async def open_table(self, request: Request) -> Response:
        """A new table."""
        new = await self._read(request, NewTable)
        self._may_open(request)
        code = await self.tables.create(new.settings, new.room)
        async with self.tables.at(code) as desk:
            return told(desk.live.shown_table, 201)

    async def open_tables(self, request: Request) -> Response:  # noqa: ARG002 - a route's shape
        """Public tables that still gather, those that were opened last first."""
        listed = self.directory.open_tables(OPEN_TABLES)
        return told({"tables": [each for each in listed if self.tables.is_attended(each.table)]})

    async def look(self, request: Request) -> Response:
        """A table as anyone with its link sees it."""
        async with self.tables.at(request.path_params["table"]) as desk:
            return told(desk.live.shown_table)

    async def sit_down(self, request: Request) -> Response:
        """A place at a table."""
        new = await self._read(request, NewPlayer)
        async with self.tables.at(request.path_params["table"]) as desk:
            return told(
                await desk.sit_down(new.name, new.contribution, new.wish or fresh_secret()), 201
            )

    async def show_passport(self, request: Request) -> Response:
        """A seat moves to this device."""
        shown = await self._read(request, ShownPassport)
        async with self.tables.at(request.path_params["table"]) as desk:
            return told(await desk.show_passport(shown.passport), 201)

    async def change_settings(self, request: Request) -> Response:
        """The host's ChangeSettings, however large."""
        new = await self._read(request, NewSettings)
        async with self.tables.at(request.path_params["table"]) as desk:
            await desk.change_settings(new.secret, new.settings)
            return told(desk.live.shown_table)

    async def material(self, request: Request) -> Response:
        """What a client needs once to draw the table."""
        async with self.tables.at(request.path_params["table"]) as desk:
            live = desk.live
            return told(live.game.material(options_of(live.table.settings, live.game)))

    async def record(self, request: Request) -> Response:
        """A finished game as a record."""
        record = await self.tables.record(request.path_params["table"])
        return Response(encode_record(record) + b"\n", media_type="application/json")

    async def invite(self, request: Request) -> Response:
        """A QR code that leads to the table."""
        async with self.tables.at(request.path_params["table"]) as desk:
            return picture(f"{str(request.base_url).rstrip('/')}/t/{desk.live.name}")

    async def draw(self, request: Request) -> Response:
        """A QR code of anything short; a secret in it stays out of addresses."""
        return picture((await self._read(request, Picture)).text)

    # ── Rooms ────────────────────────────────────────────────────────────────────────────────

    async def open_room(self, request: Request) -> Response:
        """A permanent name."""
        new = await self._read(request, NewRoom)
        self._may_open(request)
        await self.tables.rooms.open(new.name)
        return told({"room": new.name}, 201)

    async def enter_room(self, request: Request) -> Response:
        """The tables of a room, newest first."""
        listed = await self.tables.rooms.tables(request.path_params["room"])
        known = self.directory.summaries([each.table for each in listed])
        return told(
            {
                "room": request.path_params["room"],
                "tables": [known[each.table] for each in listed if each.table in known],
            }
        )

    # ── Games ────────────────────────────────────────────────────────────────────────────────

    async def all_games(self, request: Request) -> Response:  # noqa: ARG002 - a route's shape
        """What can be played, and how."""
        return told(
            {
                name: {
                    "players": [game.players[0], game.players[-1]],
                    "levels": list(game.bots),
                    "presets": {name: game.shown(each) for name, each in game.presets.items()},
                    "schema": f"/api/games/{name}/schema.json",
                }
                for name, game in games().items()
            }
        )

    async def daily(self, request: Request) -> Response:  # noqa: ARG002 - a route's shape
        """The game of the day: how it is played, and yesterday's seed."""
        game = next(game for game in games().values() if game.daily is not None)
        settings = Settings(game=game.name, day=self.tables.days.today)
        settings, seed = await self.tables.days.settings_of(game, settings)
        return told(
            {
                "day": settings.day,
                "game": game.name,
                "options": settings.options,
                "commitment": commitment(bytes.fromhex(seed)),
                "before": await self.tables.days.before(),
            }
        )

    async def game_schema(self, request: Request) -> Response:
        """All that is sent at a table of the game."""
        name = request.path_params["game"]
        self.tables.around.house.game(name)
        return told(schema(name))

    # ── Health ───────────────────────────────────────────────────────────────────────────────

    async def health(self, request: Request) -> Response:  # noqa: ARG002 - a route's shape
        """The process answers."""
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:  # noqa: ARG002 - a route's shape
        """New people may be sent here."""
        if self.is_stopping:
            return PlainTextResponse("stopping\n", 503)
        if not self.tables.around.journal.is_writable:
            return PlainTextResponse("the journal cannot store anything\n", 503)
        return PlainTextResponse("ready\n")

    async def count(self, request: Request) -> Response:  # noqa: ARG002 - a route's shape
        """For Prometheus."""
        return PlainTextResponse(self.metrics.text(), media_type="text/plain; version=0.0.4")
