"""Any message as one line of text, and back: for logs, tests, bug reports and playthroughs.

`GiveClue turn=5 word="silver"`: the name, then each field that is not at its default, as JSON.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec

_FIELD = re.compile(r"\s*([a-z_]+)=")
_JSON = json.JSONDecoder()


class NotationIsBroken(ValueError):
    """The text says no message; the reason is in it."""


def spell(message: msgspec.Struct) -> str:
    """One line for one message."""
    fields = msgspec.to_builtins(message, str_keys=True)
    parts = [
        f"{field.name}={json.dumps(fields[field.encode_name], ensure_ascii=False)}"
        for field in msgspec.structs.fields(message)
        if field.required or getattr(message, field.name) != _default(field)
    ]
    return " ".join((type(message).__name__, *parts))


def spell_lines(message: msgspec.Struct) -> Iterator[str]:
    """The same for people to compare: messages inside the message on lines of their own."""
    parts = [type(message).__name__]
    inner: list[str] = []
    for name in message.__struct_fields__:
        value = getattr(message, name)
        inside = list(nested(value))
        if inside:
            parts.append(f"{name}:")
            inner.extend(f"  {line}" for each in inside for line in spell_lines(each))
        else:
            fact = msgspec.to_builtins(value, str_keys=True)
            parts.append(f"{name}={json.dumps(fact, ensure_ascii=False)}")
    yield " ".join(parts)
    yield from inner


def nested(value: object) -> Iterator[msgspec.Struct]:
    """The messages inside a value."""
    if isinstance(value, msgspec.Struct):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from nested(each)


def read(text: str, kind: Any) -> Any:
    """The message that a line spells; `kind` is the union of what it may be."""
    name, _, rest = text.strip().partition(" ")
    fields: dict[str, Any] = {"type": name}
    position = 0
    while rest[position:].strip():
        found = _FIELD.match(rest, position)
        if found is None:
            raise NotationIsBroken(f"{rest[position:].strip()!r} is no field=value")
        try:
            fields[found[1]], position = _JSON.raw_decode(rest, found.end())
        except json.JSONDecodeError as problem:
            raise NotationIsBroken(f"{found[1]}: {problem}") from problem
    try:
        return msgspec.convert(fields, kind, strict=False)
    except msgspec.ValidationError as problem:
        raise NotationIsBroken(f"{name}: {problem}") from problem


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default
