"""When I Dream, recomputed: the pile, the spirits, and how a night begins (record.md, rulebook)."""

import re
from collections.abc import Collection, Iterable

from tests.stranger.common import Chance, Json, Mismatch, Sitting, need, same

# Rule 1.4: Fairies, Boogeymen, Sandmen.
SPIRITS = {
    4: (1, 1, 2),
    5: (2, 1, 2),
    6: (3, 2, 1),
    7: (3, 2, 2),
    8: (4, 3, 1),
    9: (4, 3, 2),
    10: (5, 4, 1),
}

FOLLOWERS = {
    *("GameBegan", "DeckShuffled", "RoundBegan", "ElementShown", "TurnBegan", "PenaltyTaken"),
    *("RetellingBegan", "GameEnded"),
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

    def all_voted(self, spirits: Collection[int]) -> bool:
        return len(self.votes) == len(spirits) - 1

    def upheld(self) -> bool:
        improper = sum(self.votes.values())
        return 2 * improper > len(self.votes)


class Table:
    """What lies on the table, and the events up to a spirit's turn."""

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
        self.penalty_for = -1
        self.named: set[str] = set()
        self.until: dict[str, int] = {}
        self.won = [0] * self.players
        self.penalties = [0] * self.players
        self.result: Json | None = None
        self.due: tuple[str, ...] = ("GameBegan",)
        self.afterwards: tuple[str, ...] = ()
        self.at: int = record["entries"][0]["at"]
        self.by: object = None

    # ── reading ──────────────────────────────────────────────────────────────────────────────

    def take(self, event: Json, at: int, by: object) -> None:
        """Check one event, and let it happen."""
        kind: str = event["type"]
        need(at >= self.at, f"from {self.at} back to {at}")
        self.at, self.by = at, by
        need(self.result is None, f"{kind} after the end")
        need(not self.due or kind in self.due, f"{kind}, but {' or '.join(self.due)} is due")
        moved = self.sitting.take(event, at)
        if moved is not None:
            self.until = {name: until + moved for name, until in self.until.items()}
            return
        late = [name for name in self.running() if at > self.until[name]]
        need(not late or by == "clock", f"{kind}, but the time of {late} was over before")
        due, self.due = self.due, ()
        handler = getattr(self, "on" + re.sub("([A-Z])", r"_\1", kind).lower(), None)
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

    def running(self) -> list[str]:
        """The deadlines that the clock now waits for."""
        names = [f"clue {clue}" for clue in self.challenges]
        if self.phase in ("dusk", "day"):
            names.append("ready")
        if self.phase == "night" and not self.sand_is_out:
            names.append("sand")
        if self.phase == "retelling":
            names.append("retelling")
        if self.marks is not None:
            names.append("guess")
        elif self.card_is_shown and "TurnBegan" not in self.due:
            names.append("last" if self.sand_is_out else "turn")
        return names

    def spirit(self, seat: int) -> int:
        need(seat in self.spirits, f"seat {seat} is no spirit")
        return seat

    def is_by(self, seat: int) -> None:
        same("who did it", self.by, seat)

    def persons(self) -> set[int]:
        return set(self.spirits) - self.sitting.bots

    def is_current(self, event: Json) -> None:
        need(self.card_is_shown, "no card is shown")
        same("card", event["card"], self.cards)

    # ── the beginning, dusk and day ──────────────────────────────────────────────────────────

    def on_game_began(self, event: Json) -> None:
        for key in ("options", "players", "bots"):
            same(key, event[key], self.record[key])
        self.deck = event["deck"]
        self.due = ("DeckShuffled",)

    def on_deck_shuffled(self, event: Json) -> None:
        order = self.chance.draw("deck").shuffled(range(len(self.deck)))
        self.pile = self.lying("deck turned", order)
        same("pile", event["pile"], self.pile)
        self.due = ("RoundBegan",)

    def lying(self, label: str, cards: Iterable[int]) -> list[Json]:
        """How the cards lie after this draw."""
        draw = self.chance.draw(label)
        ways = [(card, draw.below(4)) for card in cards]
        return [{"card": card, "face": way // 2, "end": way % 2} for card, way in ways]

    def on_round_began(self, event: Json) -> None:
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

    def on_seat_got_ready(self, event: Json) -> None:
        seat = event["seat"]
        need(self.phase in ("dusk", "day"), f"a seat got ready in the {self.phase}")
        need(0 <= seat < self.players and seat not in self.ready, f"seat {seat} was ready")
        self.is_by(seat)
        self.ready.add(seat)
        if len(self.ready) == self.players:
            self.due = ("NightFell",) if self.phase == "dusk" else ("RoundEnded",)

    def on_night_fell(self, event: Json) -> None:
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

    def on_element_shown(self, event: Json) -> None:
        self.cards += 1
        same("card", event["card"], self.cards)
        same("element", event["element"], self.element())
        self.card_is_shown, self.givers, self.challenged = True, {}, set()
        self.due = ("TurnBegan",)

    def element(self) -> str:
        top = self.pile[0]
        shown: str = self.deck[top["card"]]["faces"][top["face"]][top["end"]]
        return shown

    def on_turn_began(self, event: Json) -> None:
        self.turns += 1
        same("turn", event["turn"], self.turns)
        same("whose turn it is", event["seat"], self.turn_of)
        seconds = self.options["clue_seconds"]
        if seconds is None:
            seconds = 15 if self.options["clues"] == "typed" else 5
        self.sets(event, "turn", seconds)
