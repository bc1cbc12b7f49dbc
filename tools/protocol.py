"""The page of the protocol, read off the code."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import msgspec

from reverie.tables import refusals
from reverie.tables.frames import BLOCK, PROTOCOL
from reverie.tables.refusals import Refusal
from reverie.web.api import (
    ROUTES,
    Api,
    NewPlayer,
    NewRoom,
    NewSettings,
    NewTable,
    Picture,
    ShownPassport,
)
from reverie.web.guards import SOCKET, STATUS
from reverie.wiring.settings import PREFIX, ServerSettings
from tools.structs import NOTE, struct_lines

ROOT = Path(__file__).resolve().parent.parent

INTRO = f"""A client creates and joins tables over HTTP and plays over one WebSocket, `{SOCKET}`. \
Both speak JSON. People's pages and bots use the same protocol. A walk through it with a program \
that runs: [write a client](../how-to/write-a-client.md).

The JSON Schema of everything that is sent at a table is at `/api/games/GAME/schema.json` \
(`/api/games` lists the games); `make client-types` writes TypeScript from it. Protocol version: \
{PROTOCOL}.

## A connection

1. Connect to `{SOCKET}` and send `Hello` with the table's code and the secret of your seat, or \
without a secret to watch. The answer is `Welcome` with all that your eye may see.
2. `Shown` tells what happened, one for each happening that your eye is shown, numbered by `shown` \
without gaps, with the whole view after it. Draw the view; tell `told`.
3. Send wishes as `Do`, each with an id of your own. `Accepted` means that it is stored and safe; \
`Refused` that nothing has happened, with a code and facts. If the connection is lost before \
either came, send the same wish with the same id again: it is done once.
4. When the connection is lost, connect again and send `Hello` with `after`: the last `shown` that \
you saw. `Welcome` has what you `missed`, if it is not too much and may be told again, and the \
view in any case.
5. Send `Ping` every 15 seconds; answer `Knock` with `Here`.

Frames are filled up with blanks to multiples of {BLOCK} bytes and never compressed, so that their \
length tells nothing. Text that is not of the protocol is refused and costs nothing but your rate.

While somebody dreams there is no chat, and signs reach only those who see."""

SETTINGS = f"""`reverie serve` works without any. A setting is an environment variable \
(`{PREFIX}PORT`) or a line of a TOML file (`port = 8000`) that `--settings FILE` or \
`{PREFIX}SETTINGS` names; the environment wins over the file, and an option of the command over \
both. A setting that does not exist, or is out of range, is refused at the start."""

BODIES = {
    "open_table": NewTable,
    "sit_down": NewPlayer,
    "show_passport": ShownPassport,
    "change_settings": NewSettings,
    "draw": Picture,
    "open_room": NewRoom,
}

CLOSE_CODES = {
    1009: "a message was far too large",
    1011: "something went wrong here; connect again",
    1012: "the server stops; connect again in a moment",
    4001: "you have left the table",
    4400: "no Hello came",
    4403: "you were removed from the table",
    4408: "nothing was heard from you for too long; connect again",
    4410: "the table was erased",
    4429: "too many messages",
}


def protocol_page() -> str:
    """Everything that is sent and answered."""
    lines = ["# The protocol", "", NOTE, "", INTRO, "", "## HTTP", ""]
    lines += ["| request | what it does |", "|---|---|", *routes(), ""]
    lines += [
        "A refusal has the same body as over the socket: `Refused`.",
        "",
    ]
    lines += of_module("web/api.py")
    lines += ["Sitting down and showing a passport answer with:", ""]
    lines += of_module("tables/desk.py")
    lines += ["## What a client sends", "", *of_module("tables/messages.py")]
    lines += ["## Commands of the table", ""]
    lines += [
        "In `Do`, beside those of the game.",
        "",
        *of_module("tables/commands.py", clock=False),
    ]
    lines += ["## What a table is set to", "", *of_module("tables/settings.py")]
    lines += ["## What a server sends", "", *of_module("tables/frames.py")]
    lines += ["## The table and what is told of it", "", *of_module("tables/view.py")]
    lines += ["## Why a connection is closed", "", "| code | meaning |", "|---|---|"]
    lines += [f"| {code} | {meaning} |" for code, meaning in CLOSE_CODES.items()]
    lines += ["", "## Refusals of the table", ""]
    lines += ["Those of the games are in their rulebooks, by `rule`.", ""]
    lines += ["| code | meaning | HTTP |", "|---|---|---|", *refusal_rows()]
    return "\n".join(lines).rstrip() + "\n"


def routes() -> Iterator[str]:
    """Each address with what its handler says."""
    for method, path, name in ROUTES:
        body = BODIES.get(name)
        with_body = f" Body: `{body.__name__}`." if body else ""
        yield f"| `{method} {path}` | {inspect.getdoc(getattr(Api, name))}{with_body} |"


def of_module(path: str, *, clock: bool = True) -> Iterator[str]:
    """Every Struct of a module, for readers."""
    tree = ast.parse((ROOT / "reverie" / path).read_text(encoding="utf-8"))
    for node in tree.body:
        if not isinstance(node, ast.ClassDef) or node.name.startswith("_"):
            continue
        bases = [ast.unparse(base) for base in node.bases]
        is_struct = any(
            base.startswith(("Message", "Frame", "Command", "Sight", "Told", "msgspec.Struct"))
            for base in bases
        )
        if not is_struct or node.name in ("Message", "Frame", "Told", "NoQuestion"):
            continue
        if not clock and "Only the clock" in (ast.get_docstring(node) or ""):
            continue
        yield from struct_lines(node)


def refusal_rows() -> Iterator[str]:
    """Each refusal with what it means and HTTP's number."""
    for name, kind in vars(refusals).items():
        if isinstance(kind, type) and issubclass(kind, Refusal) and kind is not Refusal:
            yield f"| `{name}` | {inspect.getdoc(kind)} | {STATUS.get(kind, 422)} |"


def settings_page() -> str:
    """Every setting with its default."""
    lines = [
        "# Settings of a server",
        "",
        NOTE,
        "",
        SETTINGS,
        "",
        "| setting | default | meaning |",
        "|---|---|---|",
    ]
    source = ast.parse(dedent(inspect.getsource(ServerSettings))).body[0]
    assert isinstance(source, ast.ClassDef)
    said = {
        ast.unparse(field.target): str(after.value.value)
        for field, after in zip(source.body, source.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign)
        and isinstance(after, ast.Expr)
        and isinstance(after.value, ast.Constant)
    }
    for field in msgspec.structs.fields(ServerSettings):
        default = "" if field.default is None else f"`{field.default}`"
        lines.append(f"| `{field.name}` | {default} | {said[field.name]!s} |")
    return "\n".join(lines) + "\n"
