"""Writes the pages of docs/reference that are read off the code.

python -m tools.docs            write them
python -m tools.docs --check    say which are out of date, and exit with 1
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from typer.main import get_command

from reverie.cli import app
from reverie.games import games
from reverie.lab.rule_index import rule_index
from tools.protocol import protocol_page, settings_page
from tools.structs import NOTE, struct_lines

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = ROOT / "docs" / "reference"


def pages() -> Iterator[tuple[str, str]]:
    """Every generated page with its text."""
    for game in games():
        yield f"rules-{game}.md", rules_page(game)
        yield f"events-{game}.md", events_page(game)
    yield "command-line.md", command_line_page()
    yield "protocol.md", protocol_page()
    yield "settings.md", settings_page()


def rules_page(game: str) -> str:
    """Rule → function → test."""
    lines = [
        f"# Where the rules of {game} are kept",
        "",
        NOTE,
        "",
        f"Paths are below `reverie/games/{game}/`. `reverie rules {game}` prints the same.",
        "",
        "| rule | kept by | shown by |",
        "|---|---|---|",
    ]
    for rule in rule_index(game):
        kept = "<br>".join(f"`{place}`" for place in rule.functions)
        shown = "<br>".join(f"`{test.removeprefix('tests/')}`" for test in rule.tests)
        lines.append(f"| {rule.number} | {kept} | {shown} |")
    return "\n".join(lines) + "\n"


def events_page(game: str) -> str:
    """Every stored Struct of a game with its fields."""
    lines = [f"# What is stored of {game}", "", NOTE, ""]
    lines += ["How a record holds these: [record.md](record.md).", ""]
    folder = ROOT / "reverie" / "games" / game
    kernel = ROOT / "reverie" / "kernel"
    judged = "kernel.ruling" in (folder / "events.py").read_text(encoding="utf-8")
    rulings = [kernel / "ruling.py"] if judged else []
    lines += ["## Words", ""]
    for path in (kernel / "seat.py", kernel / "moment.py", *rulings, folder / "pieces.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            lines += word_lines(node)
    lines.append("")
    for title, path in (
        ("Events", folder / "events.py"),
        ("Events of any game", kernel / "interruptions.py"),
        *(("Rulings", path) for path in rulings),
        ("Outcome", kernel / "game.py"),
        ("Options and commands", folder / "commands.py"),
        ("Pieces", folder / "pieces.py"),
    ):
        lines += [f"## {title}", ""]
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name not in ("Game", "Outside", "Alarm"):
                lines += struct_lines(node)
    return "\n".join(lines).rstrip() + "\n"


def word_lines(node: ast.stmt) -> list[str]:
    """A name for some words, or for a kind of text or number."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            said = ast.unparse(value)
            if said.startswith(("Literal[", "NewType(")):
                return [f"- **{name}**: `{said}`"]
        case _:
            pass
    return []


def command_line_page() -> str:
    """The help of every command."""
    lines = ["# The command line", "", NOTE, ""]
    root = get_command(app)
    commands = [("reverie", root)]
    while commands:
        name, command = commands.pop(0)
        context = command.make_context(name, [], resilient_parsing=True)
        context.terminal_width = 96
        lines += [f"## {name}", "", "```", command.get_help(context).strip(), "```", ""]
        below = getattr(command, "commands", {})
        commands += [(f"{name} {each}", below[each]) for each in below]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Write them."""
    REFERENCE.mkdir(parents=True, exist_ok=True)
    for name, text in pages():
        (REFERENCE / name).write_text(text, encoding="utf-8")
        print(f"docs/reference/{name}")


if __name__ == "__main__":
    main()
