"""What time brings about (R4): each alarm is one thing that is due."""

from typing import Literal, assert_never

import msgspec

from reverie.games.when_i_dream.events import SandRanOut
from reverie.games.when_i_dream.rules import challenges, clues, day, guesses, roles
from reverie.games.when_i_dream.rules.cards import Telling, end_the_dream
from reverie.games.when_i_dream.state import State
from reverie.kernel.game import Outside
from reverie.kernel.moment import Moment, later
from reverie.kernel.violation import NothingIsDue

What = Literal["challenge", "spoken guess", "turn", "phase"]


class Due(msgspec.Struct, frozen=True):
    """What happens, and when; `clue` for a challenge."""

    at: Moment
    what: What
    clue: int = 0


def next_alarm(state: State) -> Due | None:
    """The first thing that is due; at the same moment the sand, then votes, then the turn."""
    if state.sitting.paused_at is not None:
        return None
    this = state.round
    due = []
    # R10 While the last guess is spoken its time does not end, or has not begun.
    waits = state.phase == "last guess" and this.spoken is not None
    if this.until is not None and not waits:
        due.append(Due(at=this.until, what="phase"))
    due += [Due(at=vote.until, what="challenge", clue=vote.clue) for vote in this.challenges]
    if this.spoken is not None:
        due.append(Due(at=this.spoken.until, what="spoken guess"))
    if this.turn is not None and this.turn.until is not None:
        due.append(Due(at=this.turn.until, what="turn"))
    return min(due, key=lambda each: each.at, default=None)


def ring(story: Telling, outside: Outside) -> None:
    """What is due happens."""
    due = next_alarm(story.state)
    assert due is not None
    # R4 Time is the table's.
    if outside.now < due.at:
        raise NothingIsDue
    match due.what:
        case "challenge":
            challenges.decide_challenge(story, due.clue, outside.now)
        case "spoken guess":
            guesses.marking_is_over(story, outside.now)
        case "turn":
            clues.pass_over(story, outside.now)
        case "phase":
            phase_is_over(story, outside)
        case _:
            assert_never(due.what)


def phase_is_over(story: Telling, outside: Outside) -> None:
    match story.state.phase:
        # R15 After a time the night begins without those who are not ready.
        case "dusk":
            roles.fall_asleep(story, outside)
        case "night":
            sand_is_out(story, outside.now)
        # R4 The last guess has its own short time.
        case "last guess":
            guesses.leave_last_guess(story, outside.now)
        # R4 So has the retelling.
        case "retelling":
            day.take_off_the_mask(story, outside.now)
        # R15 So does the next round.
        case "day":
            day.end_round(story, outside)
        case "over":  # pragma: no cover - the end has no alarm
            raise NothingIsDue
        case _:
            assert_never(story.state.phase)


def sand_is_out(story: Telling, now: Moment) -> None:
    for vote in story.state.round.challenges:
        # R8 At the end of the sand a challenge is decided at once by the votes cast;
        # upheld: the giver takes the card and there is no last guess.
        if challenges.settle_challenge(story, vote.clue):
            end_the_dream(story, now)
            return
    # R10 A guess that is being spoken goes on; it may be the last.
    if story.state.round.spoken is not None:
        story.tell(SandRanOut(until=None))
        return
    # 3.14 Nobody gives a clue any more; the Dreamer may make one last guess.
    story.tell(SandRanOut(until=later(now, story.state.options.last_guess_seconds)))
