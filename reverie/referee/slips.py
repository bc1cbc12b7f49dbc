"""Slips of the finger: letters left out, put in, mistaken or swapped."""

FEWEST_LETTERS = 4
"""Shorter words have no typos: any letter makes another word of them."""
LONG = 8


def slips(one: str, other: str, most: int) -> int:
    """How many slips make one word of the other; `most` + 1 if it is more than that."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    earlier: list[int] = []
    before = list(range(len(other) + 1))
    for row, letter in enumerate(one, start=1):
        now = [row]
        for column, other_letter in enumerate(other, start=1):
            least = min(
                before[column] + 1,
                now[-1] + 1,
                before[column - 1] + (letter != other_letter),
            )
            if (
                row > 1
                and column > 1
                and letter == other[column - 2]
                and one[row - 2] == other_letter
            ):
                least = min(least, earlier[column - 2] + 1)
            now.append(least)
        if min(now) > most:
            return most + 1
        earlier, before = before, now
    return min(before[-1], most + 1)


def forgiven(letters: int) -> int:
    """How many slips leave a word of this length recognisable."""
    if letters < FEWEST_LETTERS:
        return 0
    return 2 if letters >= LONG else 1
