import { beforeEach, expect, test } from "vitest";
import { forgetSeat, keep, keepSeat, kept, noteSeat, seats, type KeptSeat } from "./device";

const seat = (table: string, at: number): KeptSeat => ({
  table,
  game: "",
  player: 0,
  secret: "s",
  at,
});
const tables = () => seats().map(({ table }) => table);

beforeEach(() => keep("seats", []));

test("the newest seats come first, also after an older table was looked at", () => {
  keepSeat(seat("old", 1));
  keepSeat(seat("new", 2));

  noteSeat("old", { game: "a game", phase: "over" });

  expect(tables()).toEqual(["new", "old"]);
  expect(seats()[1]).toEqual({ ...seat("old", 1), game: "a game", phase: "over" });
});

test("a seat that was forgotten meanwhile does not come back", () => {
  keepSeat(seat("old", 1));
  forgetSeat("old");

  noteSeat("old", { game: "a game", phase: "over" });

  expect(tables()).toEqual([]);
});

test("the oldest are forgotten", () => {
  for (let at = 0; at < 105; at++) keepSeat(seat(`${at}`, at));

  expect(tables()).toHaveLength(100);
  expect(tables()[0]).toBe("104");
});

test("with a seat goes all that was kept of its table", () => {
  keepSeat(seat("one", 1));
  keep("draft-one", [1]);
  keep("draft-two", [2]);

  forgetSeat("one");

  expect([kept("draft-one"), kept("draft-two")]).toEqual([undefined, [2]]);
});
