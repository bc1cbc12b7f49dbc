"""When I Dream, recomputed from docs/reference/record.md and the rulebook."""

from collections import Counter
from collections.abc import Iterable

from tests.stranger.common import Chance, Json, Mismatch, Sitting, need, same, winners

# Rule 1.4: Fairies, Boogeymen, Sandmen.
SPIRITS = {
    4: (1, 1, 2), 5: (2, 1, 2), 6: (3, 2, 1), 7: (3, 2, 2),
    8: (4, 3, 1), 9: (4, 3, 2), 10: (5, 4, 1),
}


class Played:
    """A card that left the pile by a guess or a pass: `right` is its side, if it has one."""

    def __init__(self, number: int, lying: Json, element: str, right: bool | None) -> None:
        self.number = number
        self.lying = lying
        self.element = element
        self.right = right
        self.leans = False
        self.votes: dict[int, bool] = {}
        self.tilts: dict[int, bool] = {}


class Challenge:
    """A clue that the spirits vote on."""

    def __init__(self, giver: int) -> None:
        self.giver = giver
        self.votes: dict[int, bool] = {}

    def upheld(self) -> bool:
        improper = sum(self.votes.values())
        return 2 * improper > len(self.votes)


class WhenIDream:
    """One game of When I Dream, event by event."""

    def __init__(self, record: Json) -> None:
        self.record = record
        self.options: Json = record["options"]
        self.players: int = record["players"]
        self.chance = Chance(record["seed"], record["contributions"])
        self.sitting = Sitting(self.players, record["bots"])
        self.deck: list[Json] = []
        self.pile: list[Json] = []
        self.round = self.cards = self.turns = self.clues = self.guesses = 0
        self.dreamer = -1
        self.spirits: dict[int, str] = {}
        self.phase = ""
        self.ready: set[int] = set()
        self.board: list[Played] = []
        self.card_is_shown = self.sand_is_out = False
        self.turn_of = -1
        self.givers: dict[int, int] = {}
        self.challenged: set[int] = set()
        self.challenges: dict[int, Challenge] = {}
        self.marks: dict[int, bool] | None = None
        self.clue_time_left = 0
        self.named: set[str] = set()
        self.until: dict[str, int] = {}
        self.won = [0] * self.players
        self.penalties = [0] * self.players
        self.result: Json | None = None
        self.due: tuple[str, ...] = ("GameBegan",)
        self.at = 0
        self.by: object = None

    # ── reading ──────────────────────────────────────────────────────────────────────────────

    def take(self, event: Json, at: int, by: object) -> None:
        """Check one event, and let it happen."""
        kind: str = event["type"]
        self.at, self.by = at, by
        need(self.result is None, f"{kind} after the end")
        need(not self.due or kind in self.due, f"{kind}, but {' or '.join(self.due)} is due")
        moved = self.sitting.take(event, at)
        if moved is not None:
            self.until = {name: until + moved for name, until in self.until.items()}
            return
        due, self.due = self.due, ()
        handler = getattr(self, f"on_{kind}", None)
        if handler is None:
            raise Mismatch(f"no event {kind} is described")
        if not due:
            need(kind not in FOLLOWERS, f"{kind} follows from nothing")
        handler(event)

    def close_entry(self) -> None:
        """Nothing may be due when a command has done all it does."""
        need(not self.due, f"{' or '.join(self.due)} should have followed")

    def sets(self, event: Json, name: str, seconds: float) -> None:
        """The event sets a deadline so many seconds from now."""
        same(f"{event['type']}.until", event["until"], self.at + round(seconds * 1000))
        self.until[name] = event["until"]

    def is_over(self, name: str) -> bool:
        return self.at >= self.until[name]

    def spirit(self, seat: int) -> int:
        need(seat in self.spirits, f"seat {seat} is no spirit")
        return seat

    def persons(self) -> set[int]:
        return set(self.spirits) - self.sitting.bots

    def is_current(self, event: Json) -> None:
        need(self.card_is_shown, "no card is shown")
        same("card", event["card"], self.cards)

    # ── the beginning, dusk and day ──────────────────────────────────────────────────────────

    def on_GameBegan(self, event: Json) -> None:  # noqa: N802
        for key in ("options", "players", "bots"):
            same(key, event[key], self.record[key])
        self.deck = event["deck"]
        self.due = ("DeckShuffled",)

    def on_DeckShuffled(self, event: Json) -> None:  # noqa: N802
        order = self.chance.draw("deck").shuffled(range(len(self.deck)))
        self.pile = self.lying("deck turned", order)
        same("pile", event["pile"], self.pile)
        self.due = ("RoundBegan",)

    def lying(self, label: str, cards: Iterable[int]) -> list[Json]:
        """How the cards lie after this draw."""
        draw = self.chance.draw(label)
        ways = [(card, draw.below(4)) for card in cards]
        return [{"card": card, "face": way // 2, "end": way % 2} for card, way in ways]

    def on_RoundBegan(self, event: Json) -> None:  # noqa: N802
        self.round += 1
        if self.round > 1:
            self.dreamer = (self.dreamer + 1) % self.players
        elif self.options["first_dreamer"] is None:
            self.dreamer = self.chance.draw("first dreamer").below(self.players)
        else:
            self.dreamer = self.options["first_dreamer"]
        names = ("Fairy", "Boogeyman", "Sandman")
        counts = zip(names, SPIRITS[self.players], strict=True)
        cards = [name for name, count in counts for _ in range(count)]
        dealt = self.chance.draw(f"night {self.round} spirits").shuffled(cards)
        left_of = [(self.dreamer + 1 + step) % self.players for step in range(self.players - 1)]
        self.spirits = dict(zip(left_of, dealt, strict=False))
        same("round", event["round"], self.round)
        same("dreamer", event["dreamer"], self.dreamer)
        same("spirits", event["spirits"], {str(s): spirit for s, spirit in self.spirits.items()})
        same("left_over", event["left_over"], dealt[-1])
        self.sets(event, "ready", self.options["ready_seconds"])
        self.phase, self.ready = "dusk", set()

    def on_SeatGotReady(self, event: Json) -> None:  # noqa: N802
        seat = event["seat"]
        need(self.phase in ("dusk", "day"), f"a seat got ready in the {self.phase}")
        need(0 <= seat < self.players and seat not in self.ready, f"seat {seat} was ready")
        same("who got ready", self.by, seat)
        self.ready.add(seat)
        if len(self.ready) == self.players:
            self.due = ("NightFell",) if self.phase == "dusk" else ("RoundEnded",)

    def on_NightFell(self, event: Json) -> None:  # noqa: N802
        same("phase", self.phase, "dusk")
        all_are = len(self.ready) == self.players
        need(all_are or self.is_over("ready"), "the night fell too early")
        bottom = None
        if self.pile:
            old = self.pile.pop(0)
            more = 1 + self.chance.draw(f"night {self.round} top card").below(3)
            way = (2 * old["face"] + old["end"] + more) % 4
            bottom = {"card": old["card"], "face": way // 2, "end": way % 2}
            self.pile.append(bottom)
        same("bottom", event["bottom"], bottom)
        self.sets(event, "sand", self.options["sand_seconds"])
        self.phase, self.sand_is_out, self.board, self.named = "night", False, [], set()
        self.turn_of = self.after(self.dreamer)
        self.next_card()

    def after(self, seat: int) -> int:
        """The next spirit, clockwise."""
        seat = (seat + 1) % self.players
        return self.after(seat) if seat == self.dreamer else seat

    # ── clues ────────────────────────────────────────────────────────────────────────────────

    def next_card(self) -> None:
        """The card has left: what must follow."""
        self.card_is_shown, self.marks = False, None
        self.challenges.clear()
        if self.sand_is_out:
            self.due = ("RetellingBegan",)
        elif not self.pile:
            self.due = ("SandRanOut",)
        elif self.is_over("sand"):
            self.due = ("ElementShown", "SandRanOut")
        else:
            self.due = ("ElementShown",)

    def on_ElementShown(self, event: Json) -> None:  # noqa: N802
        self.cards += 1
        same("card", event["card"], self.cards)
        same("element", event["element"], self.element())
        self.card_is_shown, self.givers, self.challenged = True, {}, set()
        self.due = ("TurnBegan",)

    def element(self) -> str:
        top = self.pile[0]
        shown: str = self.deck[top["card"]]["faces"][top["face"]][top["end"]]
        return shown

    def on_TurnBegan(self, event: Json) -> None:  # noqa: N802
        self.turns += 1
        same("turn", event["turn"], self.turns)
        same("whose turn it is", event["seat"], self.turn_of)
        seconds = self.options["clue_seconds"]
        if seconds is None:
            seconds = 15 if self.options["clues"] == "typed" else 5
        self.sets(event, "turn", seconds)

    def turn_is_over(self, event: Json) -> None:
        need(self.card_is_shown and not self.sand_is_out, "nobody gives clues now")
        need(self.marks is None, "the time for clues stands still")
        same("whose turn it was", event["seat"], self.turn_of)
        self.turn_of = self.after(self.turn_of)
        self.due = ("TurnBegan",)

    def on_ClueGiven(self, event: Json) -> None:  # noqa: N802
        self.turn_is_over(event)
        self.clues += 1
        same("clue", event["clue"], self.clues)
        self.givers[self.clues] = event["seat"]
        if self.options["clues"] == "spoken":
            same("what is known of a spoken clue", [event["word"], event["ruling"]], [None, None])
        else:
            need(bool(event["word"]), "a clue without a word")

    def on_SpiritPassed(self, event: Json) -> None:  # noqa: N802
        self.turn_is_over(event)

    def on_SpiritWasPassedOver(self, event: Json) -> None:  # noqa: N802
        self.turn_is_over(event)
        need(self.is_over("turn"), "a spirit was passed over too early")

    def on_ClueStopped(self, event: Json) -> None:  # noqa: N802
        same("ruling", event["ruling"]["type"], "ClueIsImproper")
        self.turn_is_over(event)
        self.penalty_for = event["seat"]
        self.due = ("PenaltyTaken",)

    def on_ClueChallenged(self, event: Json) -> None:  # noqa: N802
        clue = event["clue"]
        need(clue in self.givers and self.card_is_shown, "no clue for the card that is shown")
        need(not self.sand_is_out, "a challenge after the sand")
        need(clue not in self.challenged, "this clue was challenged before")
        same("who challenged", event["by"], self.by)
        self.spirit(event["by"])
        self.challenged.add(clue)
        self.challenges[clue] = Challenge(self.givers[clue])
        self.sets(event, f"clue {clue}", 5)

    def on_ClueVoteCast(self, event: Json) -> None:  # noqa: N802
        need(event["clue"] in self.challenges, "nobody votes on this clue")
        challenge = self.challenges[event["clue"]]
        need(self.spirit(event["seat"]) != challenge.giver, "the giver has no vote")
        challenge.votes[event["seat"]] = event["improper"]

    def on_ChallengeDecided(self, event: Json) -> None:  # noqa: N802
        clue = event["clue"]
        need(clue in self.challenges, "this clue was not challenged, or the challenge fell")
        challenge = self.challenges.pop(clue)
        all_voted = len(challenge.votes) == len(self.spirits) - 1
        over = self.is_over(f"clue {clue}") or self.is_over("sand")
        need(over or all_voted, "a challenge was decided too early")
        same("upheld", event["upheld"], challenge.upheld())
        if event["upheld"]:
            self.penalty_for = challenge.giver
            self.due = ("PenaltyTaken",)

    def on_PenaltyTaken(self, event: Json) -> None:  # noqa: N802
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

    def on_GuessMade(self, event: Json) -> None:  # noqa: N802
        self.is_current(event)
        same("clues", self.options["clues"], "typed")
        sides = {"GuessIsRight": True, "GuessIsWrong": False, "GuessIsClose": None}
        ruling = event["ruling"]
        played = self.to_board(sides[ruling["type"]])
        if played.right is None:
            played.leans = ruling["right"]

    def on_CardPassed(self, event: Json) -> None:  # noqa: N802
        self.is_current(event)
        need(not self.sand_is_out, "to pass after the sand is to leave the card")
        self.to_board(False)

    def on_GuessAnnounced(self, event: Json) -> None:  # noqa: N802
        self.is_current(event)
        same("clues", self.options["clues"], "spoken")
        need(self.marks is None, "a guess is being spoken already")
        self.guesses += 1
        same("guess", event["guess"], self.guesses)
        left = 0 if self.sand_is_out else self.until["turn"] - self.at
        same("clue_time_left", event["clue_time_left"], left)
        self.clue_time_left = left
        self.marks = {}
        self.sets(event, "guess", 8)

    def on_GuessMarked(self, event: Json) -> None:  # noqa: N802
        same("guess", event["guess"], self.guesses)
        need(self.marks is not None, "no guess is being spoken")
        (self.marks or {})[self.spirit(event["seat"])] = event["right"]
        marks = self.marks = {**(self.marks or {}), event["seat"]: event["right"]}
        counts = Counter(right for seat, right in marks.items() if seat in self.persons())
        if any(2 * count > len(self.persons()) for count in counts.values()):
            self.due = ("SpokenGuessSettled",)

    def on_SpokenGuessSettled(self, event: Json) -> None:  # noqa: N802
        self.is_current(event)
        need(bool(self.marks), "nobody marked a guess")
        votes = list((self.marks or {}).values())
        same("right", event["right"], 2 * sum(votes) >= len(votes))
        self.to_board(event["right"])

    def on_SpokenGuessFell(self, event: Json) -> None:  # noqa: N802
        self.is_current(event)
        same("marks of the guess", self.marks, {})
        need(self.is_over("guess"), "the guess fell too early")
        self.marks = None
        if self.sand_is_out:
            self.until["last"] = event["until"]
        else:
            self.sets(event, "turn", self.clue_time_left / 1000)

    def closes(self) -> list[Played]:
        return [played for played in self.board if played.right is None]

    def on_CloseGuessVoteCast(self, event: Json) -> None:  # noqa: N802
        close = {played.number: played for played in self.closes()}
        need(event["card"] in close, "this card does not lie beside the board")
        need(event["seat"] in self.persons(), "only persons among the spirits vote")
        close[event["card"]].votes[event["seat"]] = event["right"]
        if self.persons() <= set(close[event["card"]].votes):
            self.due = ("CloseGuessSettled",)

    def on_CloseGuessSettled(self, event: Json) -> None:  # noqa: N802
        close = {played.number: played for played in self.closes()}
        need(event["card"] in close, "this card does not lie beside the board")
        played = close[event["card"]]
        votes = list(played.votes.values())
        right = 2 * sum(votes) >= len(votes) if votes else played.leans
        same("right", event["right"], right)
        played.right = right
        if not self.persons() <= set(played.votes):
            same("phase", self.phase, "retelling")
            self.due = ("CloseGuessSettled",) if self.closes() else ("MaskTakenOff",)

    # ── the sand, and the day ────────────────────────────────────────────────────────────────

    def on_SandRanOut(self, event: Json) -> None:  # noqa: N802
        same("phase", self.phase, "night")
        need(not self.sand_is_out, "the sand ran out twice")
        need(self.is_over("sand") or not self.pile, "the sand ran out too early")
        need(not self.challenges, f"challenges {list(self.challenges)} were not decided")
        self.sand_is_out = True
        if not self.card_is_shown:
            self.due = ("RetellingBegan",)
        if self.card_is_shown and self.marks is None:
            self.sets(event, "last", self.options["last_guess_seconds"])
        else:
            same("until", event["until"], None)

    def on_LastGuessLeft(self, event: Json) -> None:  # noqa: N802
        self.is_current(event)
        need(self.sand_is_out and self.marks is None, "the card was left before the last guess")
        need(self.by == self.dreamer or self.is_over("last"), "the card was left too early")
        self.next_card()

    def on_RetellingBegan(self, event: Json) -> None:  # noqa: N802
        self.phase = "retelling"
        self.sets(event, "retelling", self.options["retelling_seconds"])

    def on_DreamRetold(self, event: Json) -> None:  # noqa: N802
        same("phase", self.phase, "retelling")
        same("clues", self.options["clues"], "typed")
        same("who retold", self.by, self.dreamer)
        self.named |= set(event["ruling"]["elements"])

    def on_TiltVoteCast(self, event: Json) -> None:  # noqa: N802
        same("phase", self.phase, "retelling")
        cards = {played.number: played for played in self.board}
        need(event["card"] in cards, "no such card on the board")
        cards[event["card"]].tilts[self.spirit(event["seat"])] = event["tilted"]

    def is_tilted(self, played: Played) -> bool:
        votes = played.tilts.values()
        if 2 * sum(votes) == len(votes):
            return played.element in self.named
        return 2 * sum(votes) > len(votes)

    def on_MaskTakenOff(self, event: Json) -> None:  # noqa: N802
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

    def on_RoundEnded(self, event: Json) -> None:  # noqa: N802
        same("phase", self.phase, "day")
        all_are = len(self.ready) == self.players
        need(all_are or self.is_over("ready"), "the round ended too early")
        cards = [played.lying["card"] for played in self.board]
        returned = self.lying(f"night {self.round} board", cards)
        same("returned", event["returned"], returned)
        self.pile += returned
        self.due = ("RoundBegan",) if self.round < self.players else ("GameEnded",)

    def on_GameEnded(self, event: Json) -> None:  # noqa: N802
        lost = [-penalties for penalties in self.penalties]
        points = [won + minus for won, minus in zip(self.won, lost, strict=True)]
        result = {"points": points, "winners": winners(points, lost)}
        self.result = {**result, "won": self.won, "penalties": self.penalties}
        same("result", event["result"], self.result)


FOLLOWERS = {
    *("GameBegan", "DeckShuffled", "RoundBegan", "ElementShown", "TurnBegan", "PenaltyTaken"),
    *("RetellingBegan", "GameEnded"),
}
