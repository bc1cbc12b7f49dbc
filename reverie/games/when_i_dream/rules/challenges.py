"""Ruling R8: the spirits judge a clue."""

from reverie.games.when_i_dream import violations
from reverie.games.when_i_dream.commands import ChallengeClue, VoteOnClue
from reverie.games.when_i_dream.events import ChallengeDecided, ClueChallenged, ClueVoteCast
from reverie.games.when_i_dream.rules.cards import Telling, next_element, take_penalty
from reverie.games.when_i_dream.rules.clues import must_be_spirit
from reverie.games.when_i_dream.state import Challenge, Clue, State
from reverie.kernel.game import Outside
from reverie.kernel.moment import Moment, later
from reverie.kernel.seat import Seat

VOTING_SECONDS = 5


def clue_of(state: State, number: int) -> Clue:
    """A clue for the Element that is shown."""
    for clue in state.round.clues:
        if clue.number == number:
            return clue
    # R8 Until the next Element is shown.
    raise violations.ClueIsGone(clue=number)


def challenge_of(state: State, clue: int) -> Challenge:
    """The vote on a clue."""
    for challenge in state.round.challenges:
        if challenge.clue == clue:
            return challenge
    raise violations.NoSuchChallenge(clue=clue)


def may_challenge(state: State, seat: Seat, command: ChallengeClue) -> None:
    # R8 Any other spirit, once per clue.
    must_be_spirit(state, seat)
    # R8 No new challenge after the end of the sand.
    if state.phase != "night":
        raise violations.SandIsNotRunning
    clue = clue_of(state, command.clue)
    # R8 Not its giver, who could use up the one challenge.
    if seat == clue.seat:
        raise violations.GiverDoesNotJudge(clue=command.clue)
    if clue.challenged:
        raise violations.ClueWasChallenged(clue=command.clue)


def challenge(story: Telling, seat: Seat, command: ChallengeClue, outside: Outside) -> None:
    """Ruling R8: the game goes on meanwhile."""
    until = later(outside.now, VOTING_SECONDS)
    story.tell(ClueChallenged(clue=command.clue, by=seat, until=until))


def may_vote(state: State, seat: Seat, command: VoteOnClue) -> None:
    must_be_spirit(state, seat)
    votes = challenge_of(state, command.clue).votes
    # R8 All spirits but the giver vote.
    if seat == clue_of(state, command.clue).seat:
        raise violations.GiverDoesNotJudge(clue=command.clue)
    if seat in votes:
        raise violations.ClueVoteIsCast(clue=command.clue)


def vote(story: Telling, seat: Seat, command: VoteOnClue, outside: Outside) -> None:
    story.tell(ClueVoteCast(clue=command.clue, seat=seat, improper=command.improper))
    # R8 The vote is over when all have voted, else after 5 seconds.
    if len(challenge_of(story.state, command.clue).votes) == len(story.state.spirits) - 1:
        decide_challenge(story, command.clue, outside.now)


def is_upheld(challenge: Challenge) -> bool:
    """Ruling R8: more than half of the votes cast; a tie or no vote lets the clue stand."""
    return 2 * sum(challenge.votes.values()) > len(challenge.votes)


def decide_challenge(story: Telling, clue: int, now: Moment) -> None:
    if settle_challenge(story, clue):
        turn = story.state.round.turn
        assert turn is not None
        # 3.9 The turn stays where it is.
        next_element(story, turn.seat, now)


def settle_challenge(story: Telling, clue: int) -> bool:
    """Whether the giver had to take the card."""
    upheld = is_upheld(challenge_of(story.state, clue))
    giver = clue_of(story.state, clue).seat
    story.tell(ChallengeDecided(clue=clue, upheld=upheld))
    # R8 An upheld challenge makes the clue improper (3.12).
    if upheld:
        take_penalty(story, giver)
    return upheld
