"""Reads off the client what it says: every call of `say` in client/src, except in its tests.

Ids are literal there: say("id"), say('id'), say(`family-${hole}`), and both ends of a choice,
say(is ? "id" : "other"). An id that comes from a list, a table or a property is not found, and its
message is unused: say it where the literal stands, and hand on what was said. The same holds for
words that a fact becomes by itself: outside the parts of the games they are said by a literal.
Only the machinery, which makes ids of what the server sends, may do otherwise.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from reverie.games import games
from reverie.locales import SHELL
from tests.catalogue_files import Message, messages
from tests.catalogue_reader import CLIENT_PARTS, PACKAGE, PAGES

SOURCES = PACKAGE.parent / "client" / "src"
MACHINERY = ("shell/words.svelte.ts", "table/tell.ts")

_SAY = re.compile(r"(?<![\w.])say(?=\()")
_TEXT = r"\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'|`(?:\\.|\$\{[^{}]*\}|[^`\\])*`"
_TOKEN = re.compile(rf"{_TEXT}|[()\[\]{{}},]")
_PARAMETER = re.compile(r"\w+\??:.*", re.DOTALL)
_CHOSEN = re.compile(rf"[?:]\s*({_TEXT})")
_HOLE = re.compile(r"\$\{[^{}]*\}")
_KEY = re.compile(r"['\"]?(\w+)['\"]?\s*(?::|$)")


class Saying(NamedTuple):
    """A message that the client says: where, and with which facts if they can be read there."""

    file: str
    id: str
    """With {} for each hole."""
    facts: frozenset[str] | None

    def says(self, message: str) -> bool:
        """Whether this is, or can become, that message."""
        pieces = map(re.escape, self.id.split("{}"))
        return re.fullmatch("[A-Za-z0-9_-]+".join(pieces), message) is not None


@cache
def sayings() -> tuple[Saying, ...]:
    """All that the client says by a literal id."""
    return tuple(
        Saying(file, id_, facts)
        for file, _, ids, facts in calls()
        for id_ in ids
        if is_literal(id_)
    )


def not_literal() -> list[str]:
    """Where the client says what cannot be found."""
    return [
        f"{file}, line {line}"
        for file, line, ids, _ in calls()
        if file not in MACHINERY and not (ids and all(map(is_literal, ids)))
    ]


def is_literal(id_: str) -> bool:
    return re.search(r"[a-z]", id_) is not None


@cache
def calls() -> tuple[tuple[str, int, tuple[str, ...], frozenset[str] | None], ...]:
    """Each call of `say`: file, line, ids and facts."""
    found = []
    for path in sorted((*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte"))):
        if path.name.endswith(".test.ts"):
            continue
        text = path.read_text("utf-8")
        for call in _SAY.finditer(text):
            first, *rest = items(text, call.end())
            if not _PARAMETER.fullmatch(first):
                line = text.count("\n", 0, call.start()) + 1
                facts = keys(rest[0]) if rest else frozenset[str]()
                found.append((str(path.relative_to(SOURCES)), line, ids_in(first), facts))
    return tuple(found)


def items(text: str, start: int) -> list[str]:
    """What stands between a bracket and its end, parted at commas."""
    found, depth, begin = [], 0, start + 1
    for token in _TOKEN.finditer(text, start):
        depth += (token[0] in "([{") - (token[0] in ")]}")
        if depth == 0 or (depth == 1 and token[0] == ","):
            found.append(text[begin : token.start()].strip())
            begin = token.end()
        if depth == 0:
            break
    return found


def ids_in(first: str) -> tuple[str, ...]:
    """The ids that a first argument can be."""
    texts = [first] if re.fullmatch(_TEXT, first) else _CHOSEN.findall(first)
    return tuple(_HOLE.sub("{}", text[1:-1]) if text[0] == "`" else text[1:-1] for text in texts)


def keys(facts: str) -> frozenset[str] | None:
    """The names in { name, other: value }; none where more may come from elsewhere."""
    if not facts.startswith("{"):
        return None
    named = [_KEY.match(item) for item in items(facts, 0) if item]
    return frozenset(key[1] for key in named if key) if all(named) else None


# ── What it finds ────────────────────────────────────────────────────────────────────────────


def parts_for(file: str) -> tuple[str, ...]:
    """The parts that are loaded where this file speaks: a game's only on its own pages."""
    own = [game for game in games() if Path(file).is_relative_to(f"games/{game}")]
    pages = [page for page, game in PAGES.items() if game in own]
    return (SHELL, *own, *(part for part in CLIENT_PARTS if part not in PAGES), *pages)


def matching(language: str, saying: Saying) -> list[Message]:
    """The messages that it can say."""
    return [
        message
        for part in parts_for(saying.file)
        for message in messages(language, part).values()
        if saying.says(message.id)
    ]


def missing(language: str) -> list[str]:
    """What the client says and no catalogue has."""
    return sorted(
        {
            f"{language} lacks {saying.id}, said in {saying.file}"
            for saying in sayings()
            if not matching(language, saying)
        }
    )


def unused(language: str, part: str) -> list[str]:
    """What a part of the client has and the client does not say."""
    own = [saying for saying in sayings() if part in parts_for(saying.file)]
    return [
        f"{language}/{part}.ftl: nobody says {message}"
        for message in messages(language, part)
        if not any(saying.says(message) for saying in own)
    ]


def not_given(language: str) -> list[str]:
    """The facts that a message needs and the client does not pass."""
    return sorted(
        {
            f"{language}: {message.id} needs {fact}, not passed in {saying.file}"
            for saying in sayings()
            if saying.facts is not None
            for message in matching(language, saying)
            for fact in message.variables - saying.facts
        }
    )
