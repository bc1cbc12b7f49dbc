"""Daydream, recomputed from docs/reference/record.md and the rulebook."""

from itertools import combinations, pairwise

from tests.stranger.common import Chance, Json, Mismatch, Sitting, need, same, winners


class Sheet:
    """One player's tableau."""

    def __init__(self, fold: Json, alone: bool) -> None:
        self.fold = fold
        self.alone = alone
        self.numbers: dict[str, int] = {}
        self.circled: int = fold["leaves_circled"]
        self.filled = 0
        self.thorns = 0
        self.bonuses: dict[str, int] = dict(fold["bonuses"])
        self.lines = 0
        self.moons: list[int] = []
        self.settled: set[str] = set()
        self.items = 0
        self.point = 0
        self.frames: dict[str, int] = {}
        self.crossed: set[int] = set()

    def is_full(self) -> bool:
        return len(self.numbers) == len(self.fold["clouds"])

    def is_traced(self) -> bool:
        return self.items == len(self.fold["shelf"])

    def leaf_is_free(self) -> bool:
        leaves: int = self.fold["leaves"]
        return leaves - self.circled - self.filled > 0

    def circle_leaf(self) -> bool:
        """Circle a leaf if one is left; whether one was."""
        free = self.leaf_is_free()
        self.circled += free
        return free

    def full_frames(self) -> list[str]:
        frames: dict[str, list[str]] = self.fold["frames"]
        return [name for name, group in frames.items() if all(c in self.numbers for c in group)]

    def score(self) -> Json:
        """The parts of the score, without frames of several players."""
        fold = self.fold
        parts = {
            "items": self.items,
            "stars": fold["constellation"][: self.lines].count("*"),
            "moons": sum(
                points
                for points, (one, next_one) in zip(
                    fold["chain"], pairwise(self.moons), strict=False
                )
                if one == next_one
            ),
            "polaroids": self.polaroids(),
            "notes": sum(self.heads(note) for note in fold["notes"]),
            "frames": sum(self.frames.values()),
            "thorns": -(self.thorns // 2),
        }
        steps = 0 if self.is_traced() else self.point
        band = None
        if self.alone:
            total = sum(parts.values())
            band = max((i for i, least in enumerate(fold["bands"]) if least <= total), default=0)
        return {**parts, "steps": steps, "band": band}

    def polaroids(self) -> int:
        fold = self.fold
        if fold["difference"] is not None:
            value = sum(self.numbers.get(cloud, 0) for cloud in fold["star_polaroids"])
            value -= sum(self.numbers.get(cloud, 0) for cloud in fold["moon_polaroids"])
            points: int = fold["difference"]["otherwise"]
            for step in fold["difference"]["steps"]:
                if step["least"] <= value:
                    points = step["points"]
            return points
        held = [self.numbers.get(cloud) for cloud in fold["polaroids"]]
        numbers = [number for number in held if number is not None]
        distinct = len(set(numbers))
        if numbers and len(numbers) == len(held) and consecutive(numbers):
            return 2 * distinct
        return distinct

    def heads(self, note: list[str]) -> int:
        held = [self.numbers[cloud] for cloud in note if cloud in self.numbers]
        if len(held) == len(note) and len(set(held)) == 1:
            return 1 if len(note) == 2 else 2
        if len(note) > 2 and any(a == b for a, b in combinations(held, 2)):
            return 1
        return 0


def consecutive(numbers: list[int]) -> bool:
    """Whether they rise by 1 at each step, or fall by 1 at each."""
    steps = {b - a for a, b in pairwise(numbers)}
    return steps in ({1}, {-1})


class Turn:
    """Reads the facts of one sealed turn, and writes them on the sheet."""

    def __init__(self, sheet: Sheet, turn: int, dice: list[int], facts: list[Json]) -> None:
        self.sheet = sheet
        self.fold = sheet.fold
        self.turn = turn
        self.dice = dice
        self.facts = facts
        self.place = 0
        self.used: dict[int, str] = {}
        self.single = len(sheet.numbers) == len(sheet.fold["clouds"]) - 1

    def next_is(self, kind: str) -> Json:
        """The next fact, which must be of this kind."""
        need(self.place < len(self.facts), f"{kind} is missing at the end of the facts")
        fact = self.facts[self.place]
        need(fact["type"] == kind, f"fact {self.place}: {fact['type']}, not {kind}")
        self.place += 1
        return fact

    def must(self, **ours: object) -> None:
        """What the fact just read must say."""
        fact = self.facts[self.place - 1]
        for key, value in ours.items():
            same(f"fact {self.place - 1}, {fact['type']}.{key}", fact[key], value)

    def read(self) -> None:
        sheet = self.sheet
        while self.place < len(self.facts):
            match self.facts[self.place]["type"]:
                case "NumberWritten":
                    self.write()
                case "DieSkipped":
                    self.skip()
                case "RowSettled":
                    self.settle()
                case kind:
                    raise Mismatch(f"fact {self.place}: {kind} follows from nothing")
        if self.single:
            same("the dice of a turn with one cloud", list(self.used.values()), ["written"])
        else:
            same("the dice that were used", sorted(self.used), [0, 1])
        for row, clouds in self.fold["rows"].items():
            full = all(cloud in sheet.numbers for cloud in clouds)
            need(not full or row in sheet.settled, f"row {row} is full and was not settled")

    def write(self) -> None:
        sheet, fact = self.sheet, self.next_is("NumberWritten")
        die, cloud, number, leaves = (fact[k] for k in ("die", "cloud", "number", "leaves"))
        need(die in (0, 1) and die not in self.used, f"die {die} cannot be written")
        need(cloud in self.fold["clouds"], f"no cloud {cloud}")
        need(cloud not in sheet.numbers, f"cloud {cloud} is not empty")
        if self.turn > 0:
            near = any(other in sheet.numbers for other in self.fold["neighbours"][cloud])
            need(near, f"cloud {cloud} is not next to a filled one")
        else:
            same("leaves at the start", leaves, 0)
        need(0 <= leaves <= sheet.circled, f"{leaves} leaves, {sheet.circled} were circled")
        same(f"leaves for {number} in {cloud}", leaves, abs(number - self.dice[die]))
        need(0 <= number <= 9, f"{number} is not 0 to 9")
        before = set(sheet.full_frames())
        self.used[die] = "written"
        sheet.numbers[cloud] = number
        sheet.circled -= leaves
        sheet.filled += leaves
        self.extras(cloud, number, before)

    def extras(self, cloud: str, number: int, before: set[str]) -> None:
        """What follows a number at once: star lines, a moon, alone a frame."""
        sheet, fold = self.sheet, self.fold
        if cloud in fold["stars"]:
            lines = min(number, len(fold["constellation"]) - sheet.lines)
            if lines:
                self.next_is("StarLinesDrawn")
                self.must(lines=lines)
                sheet.lines += lines
        if cloud in fold["moons"] and len(sheet.moons) < 1 + len(fold["chain"]):
            joined = bool(sheet.moons) and sheet.moons[-1] == number
            self.next_is("MoonFilled")
            self.must(number=number, points=fold["chain"][len(sheet.moons) - 1] if joined else 0)
            sheet.moons.append(number)
        if sheet.alone:
            for frame in sheet.full_frames():
                rewards = [r["points"] for r in fold["rewards"] if r["points"] not in sheet.crossed]
                if frame not in before and rewards:
                    self.next_is("FrameFilled")
                    self.must(frame=frame, points=rewards[0])
                    sheet.frames[frame] = rewards[0]

    def skip(self) -> None:
        sheet, fact = self.sheet, self.next_is("DieSkipped")
        die = fact["die"]
        need(self.turn > 0, "a die was skipped at the start")
        need(not self.single, "a die was skipped with a single cloud left")
        need(die in (0, 1) and die not in self.used, f"die {die} cannot be skipped")
        need("skipped" not in self.used.values(), "both dice were skipped")
        self.used[die] = "skipped"
        self.must(leaf=sheet.circle_leaf(), thorn=sheet.alone)
        sheet.thorns += sheet.alone

    def settle(self) -> None:
        sheet, row = self.sheet, self.next_is("RowSettled")["row"]
        need(row in self.fold["rows"], f"no row {row}")
        need(row not in sheet.settled, f"row {row} was settled before")
        clouds: list[str] = self.fold["rows"][row]
        need(all(cloud in sheet.numbers for cloud in clouds), f"row {row} is not full")
        numbers = [sheet.numbers[cloud] for cloud in clouds]
        if len(set(numbers)) < len(numbers):
            mark = "pity"
        else:
            mark = "perfect" if consecutive(numbers) else "super"
        self.must(mark=mark)
        sheet.settled.add(row)
        for _ in clouds if mark != "pity" else ():
            if sheet.is_traced():
                break
            self.line(to_sun=mark == "perfect")

    def line(self, to_sun: bool) -> None:
        """One line on the item in hand, and what it brings at once."""
        sheet, item = self.sheet, self.fold["shelf"][self.sheet.items]
        start = sheet.point
        to: int = item["next_sun"][start] if to_sun else start + 1
        finished = to == len(item["points"]) - 1
        self.next_is("LineDrawn")
        self.must(item=item["item"], start=start, to=to, finished=finished)
        sheet.point = to
        if finished:
            sheet.items += 1
            sheet.point = 0
        for reward in self.fold["rewards"] if sheet.alone and start == 0 else ():
            if reward["crossed_out_by"] == item["item"]:
                self.next_is("RewardsCrossedOut")
                self.must(points=reward["points"])
                sheet.crossed.add(reward["points"])
        if finished and item["bonus"] and any(sheet.bonuses.values()):
            bonus = self.next_is("BonusCircled")["bonus"]
            need(sheet.bonuses.get(bonus, 0) > 0, f"no bonus {bonus!r} is free")
            sheet.bonuses[bonus] -= 1
            self.must(leaf=bonus == "leaf" and sheet.circle_leaf())
            if bonus == "line" and not sheet.is_traced():
                self.line(to_sun=True)


class Daydream:
    """One game of Daydream, event by event."""

    def __init__(self, record: Json, folds: Json) -> None:
        self.record = record
        self.options: Json = record["options"]
        need(self.options["tableau"] is None, "a tableau of one's own cannot be recomputed here")
        self.fold: Json = folds[self.options["fold"]]
        self.players: int = record["players"]
        self.chance = Chance(record["seed"], record["contributions"])
        self.sitting = Sitting(self.players, record["bots"])
        self.sheets = [Sheet(self.fold, self.players == 1) for _ in range(self.players)]
        self.at: int = record["entries"][0]["at"]
        self.turn = -1
        self.dice: list[int] = []
        self.deadline: int | None = None
        self.sealed: set[int] = set()
        self.filled: list[tuple[str, int]] = []
        self.rewards: dict[str, list[int]] = {
            frame: [reward["points"] for reward in self.fold["rewards"]]
            for frame in self.fold["frames"]
        }
        self.result: Json | None = None
        self.due: list[Json] = [
            {
                "type": "GameBegan",
                "options": self.options,
                "players": self.players,
                "bots": record["bots"],
            }
        ]

    def take(self, event: Json, at: int, by: object) -> None:
        """Check one event, and let it happen."""
        need(self.result is None, f"{event['type']} after the end")
        need(at >= self.at, f"from {self.at} back to {at}")
        self.at = at
        moved = self.sitting.take(event, at)
        if moved is not None:
            need(not self.due, f"{event['type']}, but {self.due[:1]} is due")
            if self.deadline is not None:
                self.deadline += moved
        elif self.due:
            self.take_due(event, at)
        elif event["type"] == "TurnSealed":
            self.seal(event, at, by)
        elif event["type"] == "TimeRanOut":
            need(self.deadline is not None, "time ran out, but there was no limit")
            need(at >= (self.deadline or 0), "time ran out too early")
            late = [seat for seat in range(self.players) if seat not in self.sealed]
            same("TimeRanOut", [event["turn"], event["seats"]], [self.turn, late])
            self.deadline = None
        else:
            raise Mismatch(f"{event['type']} is not due")

    def take_due(self, event: Json, at: int) -> None:
        """An event that follows wholly from what was before."""
        ours = self.due.pop(0)
        if ours["type"] == "DiceRolled":
            seconds = self.options["seconds_per_turn"]
            self.deadline = None if seconds is None else at + round(seconds * 1000)
            ours["deadline"] = self.deadline
            self.turn, self.dice = ours["turn"], ours["dice"]
            self.sealed, self.filled = set(), []
        same("event", event["type"], ours["type"])
        same("the fields of the event", sorted(event), sorted(ours))
        for key, value in ours.items():
            same(f"{event['type']}.{key}", event[key], value)
        if ours["type"] == "GameBegan":
            self.due.append(self.roll(0))
        if ours["type"] == "GameEnded":
            self.result = ours["result"]

    def roll(self, turn: int) -> Json:
        draw = self.chance.draw(f"turn {turn} dice")
        if self.options["dice"] == "0-9":
            dice = [draw.below(10), draw.below(10)]
        else:
            dice = [draw.below(6) + 1, draw.below(6) + 1]
        return {"type": "DiceRolled", "turn": turn, "dice": dice, "deadline": None}

    def seal(self, event: Json, at: int, by: object) -> None:
        seat = event["seat"]
        need(0 <= seat < self.players and seat not in self.sealed, f"seat {seat} cannot seal")
        same("who sealed", by, seat)
        need(self.deadline is None or at <= self.deadline, "TimeRanOut is missing")
        same("TurnSealed.turn", event["turn"], self.turn)
        before = self.sheets[seat].full_frames()
        Turn(self.sheets[seat], self.turn, self.dice, event["facts"]).read()
        self.sealed.add(seat)
        self.filled += [(f, seat) for f in self.sheets[seat].full_frames() if f not in before]
        if len(self.sealed) == self.players:
            self.end_turn()

    def end_turn(self) -> None:
        self.due.append({"type": "TurnEnded", "turn": self.turn})
        for frame, rewards in self.rewards.items():
            seats = sorted(seat for name, seat in self.filled if name == frame)
            if self.players > 1 and seats and rewards:
                points = rewards.pop(0)
                for seat in seats:
                    self.sheets[seat].frames[frame] = points
                what = {"frame": frame, "points": points, "seats": seats}
                self.due.append({"type": "FramesRewarded", **what})
        if any(sheet.is_full() or sheet.is_traced() for sheet in self.sheets):
            scores = [sheet.score() for sheet in self.sheets]
            parts = ("items", "stars", "moons", "polaroids", "notes", "frames", "thorns")
            points_of = [sum(score[part] for part in parts) for score in scores]
            first = winners(points_of, [score["steps"] for score in scores])
            result = {"points": points_of, "winners": first, "scores": scores}
            self.due.append({"type": "GameEnded", "result": result})
        else:
            self.due.append(self.roll(self.turn + 1))

    def close_entry(self) -> None:
        """Nothing may be due when a command has done all it does."""
        need(not self.due, f"{[event['type'] for event in self.due]} should have followed")
