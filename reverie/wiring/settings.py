"""What whoever runs a server can set: by environment, by a file, or not at all."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

PREFIX = "REVERIE_"
FILE = "REVERIE_SETTINGS"

Positive = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0, le=600)]


class ServerSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every setting has a default that is good for a laptop."""

    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 lets other machines in."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """Port to listen on; 0 takes any that is free and prints it."""
    journal: str = "sqlite:~/.local/share/reverie/journal.db"
    """Where tables are stored: sqlite:PATH, or memory: for tables that end with the server."""
    journal_limit_mb: Positive | None = None
    """How large the journal may grow; beyond it new commands are refused and nothing is lost."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may connect, as https://example.org; our own always may."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose X-Forwarded headers are believed, separated by commas."""
    client: str | None = None
    """Folder of a built web client; none: the one that comes with the program."""
    bots_think_at_least: Seconds = 1.0
    """Seconds that a bot thinks, at least."""
    bots_think_at_most: Seconds = 3.0
    """Seconds that a bot thinks, at most."""
    connections: Positive = 10_000
    """Connections at the same time."""
    connections_per_address: Positive = 100
    """Connections at the same time from one address."""
    tables_per_hour: Positive = 60
    """Tables and rooms that one address may open in an hour."""
    requests_per_second: Positive = 20
    """HTTP requests of one address, in the long run; ten times as many at once."""
    messages_per_second: Positive = 20
    """Messages of one connection, in the long run; three times as many at once."""
    questions_per_second: Positive = 20
    """Questions (Ask) of one connection, in the long run; twice as many at once."""
    message_bytes: Positive = 16 * 1024
    """Largest message of a connection."""
    body_bytes: Positive = 1024 * 1024
    """Largest body of an HTTP request: a deck of one's own is 512 KiB at most."""
    outbox_bytes: Positive = 1024 * 1024
    """What may wait for a client that does not read; then it is cut off and must come again."""
    visitors_per_table: Positive = 64
    """Pages that may be open at one table."""
    silence_seconds: Seconds = 45.0
    """After so long without a word from a client its connection is closed."""
    stop_seconds: Seconds = 5.0
    """How long a server that stops waits for its clients to be told."""
    log_level: str = "info"
    """debug, info, warning or error; one JSON object per line on standard error."""
    kill_after_appends: Positive | None = None
    """For crash tests: the process kills itself after so many appends, before it answers."""


class SettingsAreBroken(ValueError):
    """A setting is unknown or out of range; the text says which and where."""


def read_settings(
    file: Path | None = None, environment: Mapping[str, str] = os.environ, **given: Any
) -> ServerSettings:
    """The defaults, changed by the file, the environment and what is given, in this order."""
    if file is None and environment.get(FILE):
        file = Path(environment[FILE])
    wanted: dict[str, Any] = {} if file is None else _of_file(file)
    names = {field.name for field in msgspec.structs.fields(ServerSettings)}
    for name, value in environment.items():
        if name.startswith(PREFIX) and name != FILE:
            setting = name.removeprefix(PREFIX).lower()
            if setting not in names:
                raise SettingsAreBroken(f"{name}: there is no setting {setting!r}")
            wanted[setting] = value.split(",") if setting == "origins" else value
    wanted |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(wanted, ServerSettings, strict=False)
    except msgspec.ValidationError as problem:
        raise SettingsAreBroken(str(problem)) from problem


def _of_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as problem:
        raise SettingsAreBroken(f"{file} cannot be read: {problem.strerror}") from problem
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise SettingsAreBroken(f"{file}: {problem}") from problem
