"""A referee that knows no words: it draws its rulings."""

from random import Random
from typing import assert_never, get_args

from reverie.kernel.ruling import (
    AnyRuling,
    Case,
    ClueCase,
    ClueDoubt,
    ClueFault,
    ClueIsDoubtful,
    ClueIsFine,
    ClueIsImproper,
    GuessCase,
    GuessIsClose,
    GuessIsRight,
    GuessIsWrong,
    RetellingCase,
    RetellingNames,
)


class DrawnReferee:
    """Rules at random, about as often this way or that as people see it."""

    name = "drawn"
    version = "1"

    def __init__(self, random: Random) -> None:
        self.random = random

    def judge(self, case: Case) -> AnyRuling:
        """A ruling on the case."""
        chance = self.random.random()
        by = {"referee": self.name, "version": self.version}
        match case:
            case ClueCase():
                if chance < 0.86:
                    return ClueIsFine(**by)
                if chance < 0.93:
                    return ClueIsDoubtful(**by, doubt=self.random.choice(get_args(ClueDoubt)))
                return ClueIsImproper(**by, fault=self.random.choice(get_args(ClueFault)))
            case GuessCase():
                if case.guess == case.element or chance < 0.4:
                    return GuessIsRight(**by)
                if chance < 0.55:
                    return GuessIsClose(**by, leans_right=self.random.random() < 0.5)
                return GuessIsWrong(**by)
            case RetellingCase():
                named = tuple(e for e in case.elements if self.random.random() < 0.6)
                return RetellingNames(**by, elements=named)
            case _:
                assert_never(case)
