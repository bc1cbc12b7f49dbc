"""A table as text."""

from collections.abc import Iterator

from reverie.games.when_i_dream.view import Night, ShownCard, ShownRound, View


def draw(view: View) -> str:
    """The table through this eye, as text."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    paused = ", paused" if view.paused_at is not None else ""
    yield f"round {view.round}, {view.phase}{paused}; seat {view.dreamer} dreams"
    if view.spirit is not None:
        yield f"you are a {view.spirit}"
    if view.spirits is not None:
        spirits = ", ".join(f"{seat} {spirit}" for seat, spirit in sorted(view.spirits.items()))
        yield f"spirits {spirits}; left over {view.left_over}"
    if view.card is not None:
        shown = view.night.element if view.night is not None else None
        yield f"card {view.card}: {shown or '?'}"
    for clue in view.clues:
        doubt = f" (doubtful: {clue.doubt})" if clue.doubt else ""
        yield f"  clue {clue.clue} seat {clue.seat}: {clue.word or 'spoken'}{doubt}"
    if view.night is not None:
        yield from _night(view.night)
    if view.retelling:
        yield f"retold: {view.retelling}"
    for past in view.past:
        yield from _past(past)
    yield f"points {' '.join(map(str, view.won))}; penalties {' '.join(map(str, view.penalties))}"
    if view.result is not None:
        winners = " ".join(map(str, view.result.winners))
        yield f"result {' '.join(map(str, view.result.points))}; won by {winners}"


def _night(night: Night) -> Iterator[str]:
    if night.turn is not None:
        yield f"turn {night.turn.number} of seat {night.turn.seat}"
    yield from map(_card, night.board)
    for vote in night.challenges:
        yield f"  clue {vote.clue} is challenged by seat {vote.by}"
    for penalty in night.penalties:
        yield f"  card {penalty.card} {penalty.element}: penalty of seat {penalty.seat}"


def _card(card: ShownCard) -> str:
    guess = f", guessed {card.guess}" if card.guess is not None else ""
    tilted = ", tilted" if card.tilted else ""
    return f"  card {card.card} {card.element}: {card.side}{guess}{tilted}"


def _past(past: ShownRound) -> Iterator[str]:
    points = " ".join(map(str, past.points))
    memory = ", remembered" if past.remembered else ""
    yield f"round {past.round}: {past.yellow} yellow, {past.blue} blue{memory}; points {points}"
