"""Reads the catalogues: the messages of each file, and what each speaks of."""

from functools import cache

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from reverie.locales import source


class Message:
    """A message: what it speaks of and between which words, what it chooses by, and its text."""

    def __init__(self, entry: ftl.Message) -> None:
        self.id = entry.id.name
        self.placed: set[str] = set()
        self.between: list[tuple[str, str, str]] = []
        self.choices: dict[str, set[str]] = {}
        self.texts: list[str] = []
        reader = _Reader(self)
        reader.visit(entry)

    @property
    def variables(self) -> set[str]:
        """All facts that it needs."""
        return self.placed | self.choices.keys()


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802 - fluent's
        texts = [e.value if isinstance(e, ftl.TextElement) else "" for e in node.elements]
        for n, element in enumerate(node.elements):
            variable = element.expression if isinstance(element, ftl.Placeable) else None
            if isinstance(variable, ftl.VariableReference):
                before, after = "".join(texts[:n][-1:]), "".join(texts[n + 1 :][:1])
                self.message.between.append((before, variable.id.name, after))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - fluent's
        if isinstance(node.selector, ftl.VariableReference):
            names = [v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)]
            self.message.choices.setdefault(node.selector.id.name, set()).update(names)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent's
        self.message.placed.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - fluent's
        self.message.texts.append(node.value)


@cache
def entries(language: str, part: str) -> list[ftl.EntryType]:
    """What stands in one file; nothing where there is none, which a test of its own tells."""
    try:
        return parse(source(language, part)).body
    except FileNotFoundError:
        return []


@cache
def messages(language: str, part: str) -> dict[str, Message]:
    """The messages of one file."""
    found = (entry for entry in entries(language, part) if isinstance(entry, ftl.Message))
    return {entry.id.name: Message(entry) for entry in found}
