"""When I Dream, recomputed: clues, guesses, the day and the points (record.md, rulebook)."""

from collections import Counter

from tests.stranger.common import Json, Mismatch, need, same, winners
from tests.stranger.pile import Challenge, Played, Table

SIDES: dict[bool | None, str] = {True: "yellow", False: "blue", None: "beside"}


class WhenIDream(Table):
    """One game of When I Dream, event by event."""

    # ── clues ────────────────────────────────────────────────────────────────────────────────

    def turn_is_over(self, event: Json) -> None:
        need(self.card_is_shown and not self.sand_is_out, "nobody gives clues now")
        need(self.marks is None, "the time for clues stands still")
        same("whose turn it was", event["seat"], self.turn_of)
        self.turn_of = self.after(self.turn_of)
        self.due = ("TurnBegan",)

    def on_clue_given(self, event: Json) -> None:
        self.turn_is_over(event)
        self.is_by(event["seat"])
        self.clues += 1
        same("clue", event["clue"], self.clues)
        self.givers[self.clues] = event["seat"]
        if self.options["clues"] == "spoken":
            same("what is known of a spoken clue", [event["word"], event["ruling"]], [None, None])
        else:
            need(bool(event["word"]), "a clue without a word")

    def on_spirit_passed(self, event: Json) -> None:
        self.turn_is_over(event)
        self.is_by(event["seat"])

    def on_spirit_was_passed_over(self, event: Json) -> None:
        self.turn_is_over(event)
        need(self.is_over("turn"), "a spirit was passed over too early")

    def on_clue_stopped(self, event: Json) -> None:
        same("ruling", event["ruling"]["type"], "ClueIsImproper")
        self.turn_is_over(event)
        self.penalty_for = event["seat"]
        self.due = ("PenaltyTaken",)

    def on_clue_challenged(self, event: Json) -> None:
        clue = event["clue"]
        need(clue in self.givers and self.card_is_shown, "no clue for the card that is shown")
        need(not self.sand_is_out, "a challenge after the sand")
        need(clue not in self.challenged, "this clue was challenged before")
        self.is_by(self.spirit(event["by"]))
        self.challenged.add(clue)
        self.challenges[clue] = Challenge(self.givers[clue])
        self.sets(event, f"clue {clue}", 5)

    def on_clue_vote_cast(self, event: Json) -> None:
        need(event["clue"] in self.challenges, "nobody votes on this clue")
        challenge = self.challenges[event["clue"]]
        need(self.spirit(event["seat"]) != challenge.giver, "the giver has no vote")
        self.is_by(event["seat"])
        challenge.votes[event["seat"]] = event["improper"]
        if challenge.all_voted(self.spirits):
            self.due = ("ChallengeDecided",)

    def on_challenge_decided(self, event: Json) -> None:
        clue = event["clue"]
        need(clue in self.challenges, "this clue was not challenged, or the challenge fell")
        challenge = self.challenges.pop(clue)
        all_voted = challenge.all_voted(self.spirits)
        over = self.is_over(f"clue {clue}") or self.is_over("sand")
        need(over or all_voted, "a challenge was decided too early")
        same("upheld", event["upheld"], challenge.upheld())
        if event["upheld"]:
            self.penalty_for = challenge.giver
            self.due = ("PenaltyTaken",)

    def on_penalty_taken(self, event: Json) -> None:
        self.is_current(event)
        same("who takes the card", event["seat"], self.penalty_for)
        self.penalties[self.penalty_for] += 1
        self.pile.pop(0)
        self.next_card()

    # ── guesses ──────────────────────────────────────────────────────────────────────────────

    def to_board(self, right: bool | None) -> Played:
        element = self.element()
        played = Played(self.cards, self.pile.pop(0), element, right)
        self.board.append(played)
        self.next_card()
        return played

    def on_guess_made(self, event: Json) -> None:
        self.is_current(event)
        self.is_by(self.dreamer)
        same("clues", self.options["clues"], "typed")
        sides = {"GuessIsRight": True, "GuessIsWrong": False, "GuessIsClose": None}
        ruling = event["ruling"]
        played = self.to_board(sides[ruling["type"]])
        same("side", event["side"], SIDES[played.right])
        if played.right is None:
            played.leans = ruling["leans_right"]
            if not self.persons():
                # Nobody can vote: it is settled at once, and then comes what is due.
                self.due, self.afterwards = ("CloseGuessSettled",), self.due

    def on_card_passed(self, event: Json) -> None:
        self.is_current(event)
        self.is_by(self.dreamer)
        need(not self.sand_is_out, "to pass after the sand is to leave the card")
        same("side", event["side"], SIDES[False])
        self.to_board(False)

    def on_guess_announced(self, event: Json) -> None:
        self.is_current(event)
        self.is_by(self.dreamer)
        same("clues", self.options["clues"], "spoken")
        need(self.marks is None, "a guess is being spoken already")
        self.guesses += 1
        same("guess", event["guess"], self.guesses)
        left = 0 if self.sand_is_out else self.until["turn"] - self.at
        same("clue_time_left", event["clue_time_left"], left)
        self.clue_time_left = left
        self.marks = {}
        self.sets(event, "guess", 8)

    def on_guess_marked(self, event: Json) -> None:
        same("guess", event["guess"], self.guesses)
        if self.marks is None:
            raise Mismatch("no guess is being spoken")
        self.is_by(event["seat"])
        self.marks[self.spirit(event["seat"])] = event["right"]
        if self.majority():
            self.due = ("SpokenGuessSettled",)

    def majority(self) -> bool:
        """Whether more than half of the persons among the spirits agree on a spoken guess."""
        persons, marks = self.persons(), self.marks or {}
        counts = Counter(right for seat, right in marks.items() if seat in persons)
        return any(2 * count > len(persons) for count in counts.values())

    def on_spoken_guess_settled(self, event: Json) -> None:
        self.is_current(event)
        need(bool(self.marks), "nobody marked a guess")
        need(self.majority() or self.is_over("guess"), "a guess was settled too early")
        votes = list((self.marks or {}).values())
        right = 2 * sum(votes) >= len(votes)
        same("side", event["side"], SIDES[right])
        self.to_board(right)

    def on_spoken_guess_fell(self, event: Json) -> None:
        self.is_current(event)
        same("marks of the guess", self.marks, {})
        need(self.is_over("guess"), "the guess fell too early")
        self.marks = None
        if not self.sand_is_out:
            self.sets(event, "turn", self.clue_time_left / 1000)
        elif "last" in self.until:
            same("until", event["until"], max(self.at, self.until["last"]))
            self.until["last"] = event["until"]
        else:
            self.sets(event, "last", self.options["last_guess_seconds"])

    def closes(self) -> list[Played]:
        return [played for played in self.board if played.right is None]

    def on_close_guess_vote_cast(self, event: Json) -> None:
        close = {played.number: played for played in self.closes()}
        need(event["card"] in close, "this card does not lie beside the board")
        need(event["seat"] in self.persons(), "only persons among the spirits vote")
        self.is_by(event["seat"])
        close[event["card"]].votes[event["seat"]] = event["right"]
        if self.persons() <= set(close[event["card"]].votes):
            self.due = ("CloseGuessSettled",)

    def on_close_guess_settled(self, event: Json) -> None:
        close = {played.number: played for played in self.closes()}
        need(event["card"] in close, "this card does not lie beside the board")
        played = close[event["card"]]
        votes = list(played.votes.values())
        right = 2 * sum(votes) >= len(votes) if votes else played.leans
        same("side", event["side"], SIDES[right])
        played.right = right
        self.due, self.afterwards = self.afterwards, ()
        if not self.persons() <= set(played.votes):
            same("phase", self.phase, "retelling")
            self.due = ("CloseGuessSettled",) if self.closes() else ("MaskTakenOff",)

    # ── the sand, and the day ────────────────────────────────────────────────────────────────

    def on_sand_ran_out(self, event: Json) -> None:
        same("phase", self.phase, "night")
        need(not self.sand_is_out, "the sand ran out twice")
        need(self.is_over("sand") or not self.pile, "the sand ran out too early")
        need(not self.challenges, f"challenges {list(self.challenges)} were not decided")
        self.sand_is_out = True
        self.until.pop("last", None)
        if not self.card_is_shown:
            self.due = ("RetellingBegan",)
        if self.card_is_shown and self.marks is None:
            self.sets(event, "last", self.options["last_guess_seconds"])
        else:
            same("until", event["until"], None)

    def on_last_guess_left(self, event: Json) -> None:
        self.is_current(event)
        need(self.sand_is_out and self.marks is None, "the card was left before the last guess")
        need(self.by == self.dreamer or self.is_over("last"), "the card was left too early")
        self.next_card()

    def on_retelling_began(self, event: Json) -> None:
        self.phase = "retelling"
        self.sets(event, "retelling", self.options["retelling_seconds"])

    def on_dream_retold(self, event: Json) -> None:
        same("phase", self.phase, "retelling")
        same("clues", self.options["clues"], "typed")
        self.is_by(self.dreamer)
        self.named |= set(event["ruling"]["elements"])

    def on_tilt_vote_cast(self, event: Json) -> None:
        same("phase", self.phase, "retelling")
        cards = {played.number: played for played in self.board}
        need(event["card"] in cards, "no such card on the board")
        self.is_by(event["seat"])
        cards[event["card"]].tilts[self.spirit(event["seat"])] = event["tilted"]

    def is_tilted(self, played: Played) -> bool:
        votes = played.tilts.values()
        if 2 * sum(votes) == len(votes):
            return played.element in self.named
        return 2 * sum(votes) > len(votes)

    def on_mask_taken_off(self, event: Json) -> None:
        same("phase", self.phase, "retelling")
        need(not self.closes(), "a close guess was not settled")
        need(self.by == self.dreamer or self.is_over("retelling"), "the mask fell too early")
        yellows = [played for played in self.board if played.right]
        y, b = len(yellows), len(self.board) - len(yellows)
        tilted = [played.number for played in self.board if self.is_tilted(played)]
        remembered = y > 0 and all(played.number in tilted for played in yellows)
        sandman = y + 2 if y == b else max(y, b) if abs(y - b) == 1 else min(y, b)
        worth = {"Fairy": y, "Boogeyman": b, "Sandman": sandman}
        points = [y + 2 * remembered] * self.players
        for seat, spirit in self.spirits.items():
            points[seat] = worth[spirit]
        ours = {"yellow": y, "blue": b, "tilted": tilted, "remembered": remembered}
        for key, value in {**ours, "points": points}.items():
            same(key, event[key], value)
        self.won = [before + now for before, now in zip(self.won, points, strict=True)]
        self.sets(event, "ready", self.options["ready_seconds"])
        self.phase, self.ready = "day", set()

    def on_round_ended(self, event: Json) -> None:
        same("phase", self.phase, "day")
        all_are = len(self.ready) == self.players
        need(all_are or self.is_over("ready"), "the round ended too early")
        cards = [played.lying["card"] for played in self.board]
        returned = self.lying(f"night {self.round} board", cards)
        same("returned", event["returned"], returned)
        self.pile += returned
        self.due = ("RoundBegan",) if self.round < self.players else ("GameEnded",)

    def on_game_ended(self, event: Json) -> None:
        lost = [-penalties for penalties in self.penalties]
        points = [won + minus for won, minus in zip(self.won, lost, strict=True)]
        result = {"points": points, "winners": winners(points, lost)}
        self.result = {**result, "won": self.won, "penalties": self.penalties}
        same("result", event["result"], self.result)
