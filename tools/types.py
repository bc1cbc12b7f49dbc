"""Writes the protocol as TypeScript: a file for any table, and one for each game.

python -m tools.types FOLDER
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from reverie.games import games
from reverie.web.schema import schema, table_schema

NOTE = "// Written by tools/types.py from the schemas of the server: change those, not this."


def written(document: dict[str, Any]) -> str:
    """A schema as a module of types."""
    lines = [NOTE, ""]
    parts = document["$defs"]
    for name, part in sorted(parts.items()):
        lines += [*declared(name, part), ""]
    for name, root in document["roots"].items():
        if root.get("$ref") != f"#/$defs/{name}":
            lines += [f"export type {name} = {kind(root)};", ""]
    return "\n".join(lines)


def declared(name: str, part: dict[str, Any]) -> Iterator[str]:
    """One named type."""
    if "description" in part:
        yield f"/** {part['description'].splitlines()[0]} */"
    if "properties" not in part:
        yield f"export type {name} = {kind(part)};"
        return
    yield f"export interface {name} {{"
    required = set(part.get("required", ()))
    for field, body in part["properties"].items():
        # What a server sends has every field; what a client sends may leave out defaults.
        optional = "" if field in required else "?"
        yield f"  {field}{optional}: {kind(body)};"
    yield "}"


def kind(body: dict[str, Any]) -> str:
    """A schema as a type."""
    match body:
        case {"$ref": ref}:
            return str(ref).removeprefix("#/$defs/")
        case {"anyOf": options}:
            return " | ".join(dict.fromkeys(kind(option) for option in options))
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"const": value}:
            return json.dumps(value)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(kind(item) for item in items)}]"
        case {"type": "array", "items": items}:
            return f"({kind(items)})[]" if items else "unknown[]"
        case {"type": "array"}:
            return "unknown[]"
        case {"type": "object", "additionalProperties": dict() as values}:
            return f"Record<string, {kind(values)}>"
        case {"type": "object", "properties": _}:
            raise ValueError(f"a type without a name: {body}")
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": plain}:
            return "number" if plain == "integer" else str(plain)
        case _:
            return "unknown"


def main(folder: str) -> None:
    """A file for any table, and one for each game."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    documents = {"table": table_schema(), **{name: schema(name) for name in games()}}
    for name, document in documents.items():
        file = Path(folder) / f"{name}.ts"
        file.write_text(written(document), encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main(*sys.argv[1:])
