"""The referee: it proposes, and people decide where it is unsure (R6)."""

from collections.abc import Callable
from typing import assert_never

from reverie.kernel.ruling import (
    AnyRuling,
    Case,
    ClueCase,
    ClueIsDoubtful,
    ClueIsFine,
    ClueIsImproper,
    ClueRuling,
    GuessCase,
    GuessIsClose,
    GuessIsRight,
    GuessIsWrong,
    GuessRuling,
    RetellingCase,
    RetellingNames,
)
from reverie.referee import clues, guesses, retelling
from reverie.referee.entry import Entry

BY = {"referee": "reverie", "version": "1"}

Entries = Callable[[str, str], Entry | None]
"""From a language and an Element to what its deck says about it."""


class Referee:
    """Judges clues, guesses and retellings."""

    def __init__(self, entries: Entries | None = None) -> None:
        self.entries = entries

    def entry(self, language: str, element: str) -> Entry:
        """What is known about an Element; of a word outside the deck only itself."""
        known = self.entries(language, element) if self.entries else None
        return known or Entry(word=element)

    def clue(self, language: str, element: str, clue: str) -> ClueRuling:
        """Rules 3.1 to 3.4."""
        verdict = clues.judge(language, self.entry(language, element), clue)
        match verdict:
            case clues.Fine():
                return ClueIsFine(**BY)
            case clues.Improper():
                return ClueIsImproper(
                    **BY,
                    fault=verdict.fault,
                    evidence=verdict.evidence.said(language),
                )
            case clues.Doubtful():
                return ClueIsDoubtful(
                    **BY,
                    doubt=verdict.doubt,
                    evidence=verdict.evidence.said(language),
                )
            case _:
                assert_never(verdict)

    def guess(self, language: str, element: str, guess: str) -> GuessRuling:
        """Whether the guess names the Element."""
        verdict = guesses.judge(language, self.entry(language, element), guess)
        match verdict:
            case guesses.Right():
                return GuessIsRight(**BY)
            case guesses.Close():
                return GuessIsClose(
                    **BY,
                    leans_right=verdict.leans_right,
                    evidence=verdict.evidence.said(language),
                )
            case guesses.Wrong():
                return GuessIsWrong(**BY)
            case _:
                assert_never(verdict)

    def recall(self, language: str, elements: tuple[str, ...], text: str) -> RetellingNames:
        """Rule 4.3: the Elements that the text names."""
        entries = {element: self.entry(language, element) for element in elements}
        named = retelling.named(language, entries, text)
        return RetellingNames(**BY, elements=named)

    def judge(self, case: Case) -> AnyRuling:
        """The ruling on what a game asks."""
        match case:
            case ClueCase():
                return self.clue(case.language, case.element, case.clue)
            case GuessCase():
                return self.guess(case.language, case.element, case.guess)
            case RetellingCase():
                return self.recall(case.language, case.elements, case.text)
            case _:
                assert_never(case)
