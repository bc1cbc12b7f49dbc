"""Whether a deck can be played, and if not, where and why."""

import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping

from reverie.games.when_i_dream.deck import (
    LONGEST_WORD,
    Concept,
    Deck,
    Draft,
    Place,
    Wording,
    dealt,
    read,
)
from reverie.games.when_i_dream.pieces import FEWEST_CARDS, Element, doubled
from reverie.locales import LANGUAGES

LONGEST_EMOJI = 16
MOST_SHARED_CLUES = 3
FEWEST_CLUES, MOST_CLUES = 12, 15


class DeckIsBroken(ValueError):
    """The deck cannot be played."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def load(files: Mapping[str, str]) -> Deck:
    """The deck of some files, if it can be played."""
    deck, found = checked(read(files))
    if found:
        raise DeckIsBroken(found)
    return deck


def checked(draft: Draft) -> tuple[Deck, tuple[str, ...]]:
    """The deck, and every problem as `file:line: reason` in the order of the lines."""
    problems = [*draft.problems, *_concepts(draft), *_answers(draft), *_cards(draft)]
    cards = tuple(card for _, card in draft.cards) or tuple(dealt(draft.concepts))
    if not problems:
        problems += _size(draft, len(cards))
    deck = Deck(cards=cards, concepts=draft.concepts)
    return deck, tuple(f"{place}: {reason}" for place, reason in sorted(problems))


def _size(draft: Draft, cards: int) -> Iterator[tuple[Place, str]]:
    last = max(draft.places.values(), default=Place("deck", 1))
    if not draft.cards and (left := len(draft.concepts) % 4):
        yield last, f"a card has four Elements: add {4 - left}, or take {left} away"
    if cards < FEWEST_CARDS:
        yield last, f"{cards} cards of four Elements; a deck has at least {FEWEST_CARDS}"


# ── Elements ─────────────────────────────────────────────────────────────────────────────────


def _concepts(draft: Draft) -> Iterator[tuple[Place, str]]:
    used = {language for concept in draft.concepts.values() for language in concept.words}
    for element, concept in draft.concepts.items():
        if not concept.words:
            yield draft.place(element), f"{element} has no word in any language"
        for language in LANGUAGES:
            if language in used and concept.words and language not in concept.words:
                yield draft.place(element), f"{element} has no line {language!r}, as others have"
        if not _is_emoji(concept.emoji):
            yield draft.place(element, "emoji"), f"{concept.emoji[:20]!r} is no emoji"
        if _cannot_be_shown(concept.theme):
            yield draft.place(element), f"the theme {concept.theme[:60]!r} cannot be shown"
        for language, wording in concept.words.items():
            yield from _wording(draft, element, language, wording)


def _wording(
    draft: Draft, element: str, language: str, wording: Wording
) -> Iterator[tuple[Place, str]]:
    at = draft.place(element, language)
    if not wording.word:
        yield at, f"{element} has no word"
    for written in (wording.word, wording.plural):
        if _cannot_be_shown(written):
            yield at, f"{written[:60]!r} is too long or cannot be shown"
    for part in ("aliases", "family", "clues"):
        at = draft.place(element, f"{language} {part}")
        items: tuple[str, ...] = getattr(wording, part)
        for item in items:
            if not item:
                yield at, "nothing between two commas"
            elif _cannot_be_shown(item):
                yield at, f"{item[:60]!r} is too long or cannot be shown"
        for item in _repeated(item.lower() for item in items if item):
            yield at, f"{item!r} is there twice"
    if len(wording.clues) > MOST_CLUES:
        yield at, f"{len(wording.clues)} clues; at most {MOST_CLUES}"
    for clue in wording.clues:
        if " " in clue:
            yield at, f"the clue {clue!r} has more than one word (rule 3.1)"


def _is_emoji(signs: str) -> bool:
    """Whether it may be an emoji, or none; newer ones than Python knows are let pass."""
    controls = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
    joined = signs.replace("\u200d", "")
    if len(signs) > LONGEST_EMOJI or any(map(str.isalpha, signs)):
        return False
    return not any(unicodedata.category(sign) in controls for sign in joined)


def _cannot_be_shown(word: str) -> bool:
    return len(word) > LONGEST_WORD or not word.isprintable()


def _repeated(items: Iterable[str]) -> list[str]:
    return [item for item, times in Counter(items).items() if times > 1]


def _answers(draft: Draft) -> Iterator[tuple[Place, str]]:
    """No answer fits two Elements."""
    for language in LANGUAGES:
        owners: dict[str, Element] = {}
        for element, concept in draft.concepts.items():
            wording = concept.words.get(language)
            if wording is None:
                continue
            lines = dict.fromkeys(wording.aliases, f"{language} aliases")
            lines[wording.word] = language
            for answer, line in lines.items():
                owner = owners.setdefault(answer.casefold(), element) if answer else element
                if owner != element:
                    yield (
                        draft.place(element, line),
                        f"{answer!r} is the answer for {owner} already ({draft.place(owner)})",
                    )


# ── Cards ────────────────────────────────────────────────────────────────────────────────────


def _cards(draft: Draft) -> Iterator[tuple[Place, str]]:
    if not draft.cards:
        return
    cards = tuple(card for _, card in draft.cards)
    for number, element, before in doubled(cards):
        place, earlier = draft.cards[number][0], draft.cards[before][0]
        if number == before:
            yield place, f"{element} is on this card twice"
        else:
            yield place, f"{element} is on the card at {earlier} already"
    on = {element for card in cards for face in card.faces for element in face}
    for place, card in draft.cards:
        for face in card.faces:
            for element in face:
                if element not in draft.concepts:
                    yield place, f"there is no Element {element}"
            themes = [draft.concepts[one].theme for one in face if one in draft.concepts]
            if face[0] != face[1] and len(themes) == 2 and themes[0] and themes[0] == themes[1]:
                yield place, f"{face[0]} and {face[1]} share a face and the theme {themes[0]}"
    for element in draft.concepts:
        if element not in on:
            yield draft.place(element), f"{element} is on no card"


# ── What could be better ─────────────────────────────────────────────────────────────────────


def remarks(deck: Deck) -> Iterator[str]:
    """What does not keep a deck from being played."""
    for concept in deck.concepts.values():
        if not concept.emoji:
            yield f"{concept.id}: no emoji"
        for language, wording in concept.words.items():
            if len(wording.clues) < FEWEST_CLUES:
                yield (
                    f"{concept.id}: {len(wording.clues)} clues in {language}; "
                    f"bots want {FEWEST_CLUES} to {MOST_CLUES}"
                )
    for language in deck.languages:
        yield from shared_clues(language, deck.concepts.values())


def shared_clues(language: str, concepts: Iterable[Concept]) -> Iterator[str]:
    """Two Elements with too many clues in common are hard to tell apart."""
    givers: dict[str, list[Element]] = defaultdict(list)
    shared: dict[tuple[Element, Element], list[str]] = defaultdict(list)
    for concept in concepts:
        for clue in concept.words[language].clues:
            for other in givers[clue.casefold()]:
                shared[other, concept.id].append(clue)
            givers[clue.casefold()].append(concept.id)
    for (one, other), clues in shared.items():
        if len(clues) > MOST_SHARED_CLUES:
            yield f"{one} and {other} share {len(clues)} clues in {language}: {', '.join(clues)}"
