"""The WebSocket: one per person. Hello first, then whatever the protocol has."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, assert_never

import msgspec

from reverie.kernel.violation import RuleViolation
from reverie.tables import messages, refusals
from reverie.tables.audience import Visitor
from reverie.tables.desk import Desk
from reverie.tables.frames import Answered, Knock, Pong, Replayed, packed, refused
from reverie.tables.messages import Reader
from reverie.tables.tables import Tables
from reverie.web.limits import Bucket
from reverie.web.metrics import Metrics
from reverie.web.wire import Post, Wire
from reverie.wiring.settings import ServerSettings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

TOO_LARGE, NO_HELLO, SILENT, TOO_MUCH, FAILED = 1009, 4400, 4408, 4429, 1011
"""Why a server hangs up."""
HELLO_SECONDS = 10.0
MOST_REFUSALS = 100
"""So many messages beyond the limit, one after the other, are no accident."""

log = logging.getLogger(__name__)


class _JustId(msgspec.Struct):
    id: str | None = None


class Conversation:
    """One connection from Hello to its end."""

    def __init__(
        self, tables: Tables, reader: Reader, wire: Wire, settings: ServerSettings, metrics: Metrics
    ) -> None:
        self.tables = tables
        self.reader = reader
        self.wire = wire
        self.settings = settings
        self.metrics = metrics
        self.desk: Desk | None = None
        self.visitor: Visitor | None = None
        self.messages = Bucket(settings.messages_per_second, 3 * settings.messages_per_second)
        self.questions = Bucket(settings.questions_per_second, 2 * settings.questions_per_second)
        self.heard = self.came = time.monotonic()
        self.asked = False
        """Whether a silent client has been asked for a word."""
        self.over_limit = 0

    def send(self, frame: Any) -> None:
        """One frame for this client."""
        self.wire.send(packed(frame))

    async def listen(self, receive: Receive) -> None:
        """Until the client is gone."""
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            self.heard, self.asked = time.monotonic(), False
            text = message.get("text")
            said = text if text is not None else message.get("bytes") or b""
            self.metrics.count("messages")
            try:
                await self.hear(said)
            except RuleViolation as violation:
                self.send(refused(violation, id_of(said)))
                if isinstance(violation, refusals.HelloMustComeFirst):
                    self.wire.close(NO_HELLO, "say hello first")

    async def hear(self, said: str | bytes) -> None:
        """One message."""
        if not self.messages.take():
            self.over_the_limit()
            raise refusals.TooManyMessages(a_second=self.settings.messages_per_second)
        self.over_limit = 0
        size = len(said if isinstance(said, bytes) else said.encode())
        if size > self.settings.message_bytes:
            raise refusals.MessageIsTooLarge(bytes=size, most=self.settings.message_bytes)
        name = None if self.desk is None else self.desk.live.game.name
        try:
            message = self.reader.read(said, name)
        except refusals.MessageCannotBeRead:
            self.metrics.count("unreadable")
            raise
        await self.answer(message)

    def over_the_limit(self) -> None:
        """A flood is answered for a while, then cut off."""
        self.metrics.count("limited")
        self.over_limit += 1
        if self.over_limit > MOST_REFUSALS:
            self.wire.close(TOO_MUCH, "too many messages")

    async def answer(self, message: Any) -> None:
        """What a message asks for."""
        match message:
            case messages.Hello():
                await self.hello(message)
                return
            case messages.Ping():
                self.send(Pong(now=self.tables.around.clock.now()))
                return
            case messages.Here():
                return
            case _:
                pass
        if self.desk is None or self.visitor is None:
            raise refusals.HelloMustComeFirst
        desk, visitor = self.desk, self.visitor
        match message:
            case messages.Do():
                started = time.perf_counter()
                await desk.do(visitor, message.id, message.command)
                self.metrics.took("command", time.perf_counter() - started)
            case messages.Ask():
                if not self.questions.take():
                    raise refusals.TooManyMessages(a_second=self.settings.questions_per_second)
                self.send(Answered(message.id, desk.live.ask(visitor, message.question)))
            case messages.Say():
                desk.talk.say(visitor, message.text)
            case messages.MakeSign():
                desk.talk.sign(visitor, message.sign)
            case messages.Type():
                desk.talk.typing(visitor)
            case messages.PlayHere():
                desk.play_here(visitor)
            case messages.Replay():
                film = await self.tables.film(desk)
                total, some = film.shown(message.eye, message.first, message.most)
                self.send(Replayed(id=message.id, total=total, happenings=some))
            case _:
                assert_never(message)

    async def hello(self, message: messages.Hello) -> None:
        """Which table, and who."""
        if self.desk is not None:
            raise refusals.HelloWasSaid
        async with self.tables.at(message.table) as desk:
            if len(desk.live.audience.visitors) >= self.settings.visitors_per_table:
                raise refusals.TooManyConnections(most=self.settings.visitors_per_table)
            self.visitor = await desk.hello(self.wire, message.secret, message.after)
            self.desk = desk

    def check(self, now: float) -> None:
        """Heartbeat: a client that is silent is asked once, then given up."""
        if self.desk is None and now - self.came > HELLO_SECONDS:
            self.wire.close(NO_HELLO, "say hello first")
        silent = now - self.heard
        if silent > self.settings.silence_seconds:
            self.wire.close(SILENT, "not heard for too long")
        elif silent > self.settings.silence_seconds / 2 and not self.asked:
            self.asked = True
            self.send(Knock())

    async def end(self) -> None:
        """The client is gone."""
        if self.desk is not None and self.visitor is not None:
            await self.desk.goodbye(self.visitor)


def id_of(said: str | bytes) -> str | None:
    """The id of a message that could not be read otherwise."""
    try:
        return msgspec.json.decode(said, type=_JustId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class Socket:
    """Accepts connections and keeps an eye on them."""

    def __init__(
        self, tables: Tables, settings: ServerSettings, metrics: Metrics, reader: Reader
    ) -> None:
        self.tables = tables
        self.settings = settings
        self.metrics = metrics
        self.reader = reader
        self.conversations: set[Conversation] = set()
        self.post = Post()
        self.by_address: dict[str, int] = {}
        self.empty = asyncio.Event()
        """Nobody is connected."""
        self.empty.set()

    def must_have_room(self, address: str) -> None:
        """Neither the server nor the address has too many."""
        if len(self.conversations) >= self.settings.connections:
            raise refusals.TooManyConnections(most=self.settings.connections)
        if self.by_address.get(address, 0) >= self.settings.connections_per_address:
            raise refusals.TooManyConnections(most=self.settings.connections_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection; whoever may not come in was turned away before."""
        address = scope["client"][0] if scope.get("client") else ""
        await receive()
        await send({"type": "websocket.accept"})
        wire = Wire(scope, self.settings.outbox_bytes, self.post, self.metrics)
        talk = Conversation(self.tables, self.reader, wire, self.settings, self.metrics)
        self.conversations.add(talk)
        self.empty.clear()
        self.by_address[address] = self.by_address.get(address, 0) + 1
        try:
            await talk.listen(receive)
        except Exception:
            self.metrics.count("failures")
            log.exception("a connection failed")
            wire.close(FAILED, "something went wrong; connect again")
        finally:
            self.conversations.discard(talk)
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
            await talk.end()
            if not self.conversations:
                self.empty.set()

    async def watch(self) -> None:
        """Look after the silent ones."""
        while True:
            await asyncio.sleep(self.settings.silence_seconds / 10 or 0.1)
            now = time.monotonic()
            for talk in tuple(self.conversations):
                talk.check(now)
