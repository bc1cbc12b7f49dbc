"""A deck of dream cards with the words of its Elements. Format: docs/reference/deck.md.

A plain text that people read, compare and correct line by line; whatever is wrong is said with
the line.
"""

import re
from collections.abc import Iterator, Mapping

import msgspec

from reverie.games.when_i_dream.pieces import Card, Element
from reverie.locales import LANGUAGES

LARGEST_TEXT = 4 * 1024 * 1024
"""Characters of all files of a deck."""
LONGEST_LINE = 1_000
LONGEST_WORD = 40

_ELEMENT = re.compile(r"\[([a-z0-9][a-z0-9-]{0,39})\]")
_LINE = re.compile(r"([a-z]+(?: [a-z]+)?): *(.*)")
_ARTICLES = {
    "en": ("the ", "a ", "an "),
    "de": ("der ", "die ", "das "),
    "fr": ("le ", "la ", "les ", "l'"),
    "sv": ("en ", "ett "),
}
_GENDER = re.compile(r" \(([mf])\)$")
_CARD = re.compile(r"(\S+) \+ (\S+) / (\S+) \+ (\S+)")
_LISTS = ("aliases", "family", "clues")


class Wording(msgspec.Struct, frozen=True):
    """An Element in one language."""

    word: str
    article: str = ""
    gender: str = ""
    """Where the article does not tell it: l'ours (m)."""
    plural: str = ""
    aliases: tuple[str, ...] = ()
    """What counts as the same answer."""
    family: tuple[str, ...] = ()
    """Words of its family that no rule finds."""
    clues: tuple[str, ...] = ()
    """From strong to subtle."""


class Concept(msgspec.Struct, frozen=True):
    """An Element as people know it, whatever their language."""

    id: Element
    theme: str
    difficulty: int
    emoji: str
    words: dict[str, Wording]


class Deck(msgspec.Struct, frozen=True):
    """The cards, and what is on them."""

    cards: tuple[Card, ...]
    concepts: dict[Element, Concept]

    @property
    def languages(self) -> tuple[str, ...]:
        """Those that every Element has."""
        return tuple(
            language
            for language in LANGUAGES
            if all(language in concept.words for concept in self.concepts.values())
        )


class Place(msgspec.Struct, frozen=True, order=True):
    """Where something stands."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Draft(msgspec.Struct):
    """A deck as it was written, right or wrong."""

    cards: list[tuple[Place, Card]] = []
    concepts: dict[Element, Concept] = {}
    places: dict[tuple[str, str], Place] = {}
    """Where the line of an Element with this key stands; the empty key is the Element itself."""
    problems: list[tuple[Place, str]] = []

    def place(self, element: str, key: str = "") -> Place:
        """Where to look for the fault."""
        return self.places.get((element, key)) or self.places[element, ""]


def read(files: Mapping[str, str]) -> Draft:
    """The deck that some files make together."""
    draft = Draft()
    if sum(map(len, files.values())) > LARGEST_TEXT:
        draft.problems.append((Place("deck", 1), f"more than {LARGEST_TEXT} characters"))
        return draft
    for name, text in files.items():
        _Reader(draft, name).read(text)
    return draft


class _Reader:
    """Goes through one file."""

    def __init__(self, draft: Draft, file: str) -> None:
        self.draft = draft
        self.file = file
        self.line = 0
        self.theme = ""
        self.element = ""
        self.refused = False
        """Whether the lines that follow belong to an Element that was refused."""
        self.found: dict[str, str] = {}

    def read(self, text: str) -> None:
        for self.line, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
            self.take(line.strip())
        self.finish()

    def wrong(self, reason: str) -> None:
        self.draft.problems.append((Place(self.file, self.line), reason))

    def take(self, line: str) -> None:
        if not line or line.startswith("#"):
            return
        if len(line) > LONGEST_LINE:
            self.wrong(f"a line has at most {LONGEST_LINE} characters")
        elif line.startswith("["):
            self.begin(line)
        elif match := _LINE.fullmatch(line):
            self.keep(match[1], match[2])
        else:
            self.wrong(f"cannot be read: {line[:40]!r}; write KEY: VALUE or [element]")

    def begin(self, line: str) -> None:
        """The first line of an Element."""
        self.finish()
        match = _ELEMENT.fullmatch(line)
        self.refused = match is None
        if match is None:
            self.wrong(f"{line[:60]} is no name of an Element; use small letters, digits and -")
            return
        self.element = match[1]
        if self.draft.places.setdefault((self.element, ""), self.here()) != self.here():
            self.wrong(f"{self.element} is already at {self.draft.place(self.element)}")
            self.element, self.refused = "", True

    def here(self) -> Place:
        return Place(self.file, self.line)

    def keep(self, key: str, value: str) -> None:
        if key == "card":
            self.card(value)
        elif self.refused:
            return
        elif key == "theme" and not self.element:
            self.theme = value
        elif not _is_key(key):
            self.wrong(f"{key!r} is no key; {_KEYS}")
        elif not self.element:
            self.wrong(f"{key!r} belongs below an [element]")
        elif key in self.found:
            self.wrong(f"{key!r} is there twice for {self.element}")
        elif not value:
            self.wrong(f"{key!r} is empty; leave the line out")
        else:
            self.found[key] = value
            self.draft.places[self.element, key] = self.here()

    def card(self, value: str) -> None:
        match = _CARD.fullmatch(value)
        if match is None:
            self.wrong("a card is written card: one + two / three + four")
            return
        one, two, three, four = (Element(name) for name in match.groups())
        self.draft.cards.append((self.here(), Card(faces=((one, two), (three, four)))))

    def finish(self) -> None:
        """The last line of an Element has been read."""
        if self.element:
            self.draft.concepts[Element(self.element)] = Concept(
                id=Element(self.element),
                theme=self.found.get("theme", self.theme),
                difficulty=self.difficulty(self.found.get("difficulty", "2")),
                emoji=self.found.get("emoji", ""),
                words={
                    language: wording(language, self.found)
                    for language in LANGUAGES
                    if language in self.found
                },
            )
            for key in self.found:
                language = key[:2]
                if " " in key and language not in self.found:
                    self.draft.problems.append(
                        (
                            self.draft.place(self.element, key),
                            f"{key!r} needs a line {language!r} with the word",
                        )
                    )
        self.element, self.found = "", {}

    def difficulty(self, value: str) -> int:
        if value in ("1", "2", "3"):
            return int(value)
        self.draft.problems.append(
            (self.draft.place(self.element, "difficulty"), "difficulty is 1, 2 or 3")
        )
        return 2


_KEYS = (
    "an Element has theme, difficulty, emoji, and for each language "
    + ", ".join(LANGUAGES)
    + " a word, aliases, family and clues (de, de aliases, de family, de clues)"
)


def _is_key(key: str) -> bool:
    language, _, part = key.partition(" ")
    if part:
        return language in LANGUAGES and part in _LISTS
    return key in (*LANGUAGES, "theme", "difficulty", "emoji")


def wording(language: str, lines: Mapping[str, str]) -> Wording:
    """The lines of one language; the word as `der Wal | Wale`."""
    line = lines[language].replace("’", "'")
    word, _, plural = (part.strip() for part in line.partition("|"))
    gender = _GENDER.search(word)
    word = _GENDER.sub("", word)
    article = next((one for one in _ARTICLES[language] if word.startswith(one)), "")
    aliases, family, clues = (
        _listed(lines.get(f"{language} {part}", "")) for part in ("aliases", "family", "clues")
    )
    return Wording(
        word=word.removeprefix(article),
        article=article.strip(),
        gender=gender[1] if gender else "",
        plural=plural,
        aliases=aliases,
        family=family,
        clues=clues,
    )


def _listed(line: str) -> tuple[str, ...]:
    return tuple(item.strip() for item in line.split(",")) if line else ()


def dealt(concepts: Mapping[Element, Concept]) -> Iterator[Card]:
    """Cards for a deck that has none: themes apart, four Elements each."""
    by_theme = sorted(concepts, key=lambda element: concepts[element].theme)
    quarter = len(by_theme) // 4
    piles = [by_theme[start * quarter : (start + 1) * quarter] for start in range(4)]
    for one, three, two, four in zip(*piles, strict=True):
        yield Card(faces=((one, two), (three, four)))
