import { expect, test } from "vitest";
import type { Fold } from "../fold";
import { FakeMemory, sheetWith } from "../turn/fake";
import {
  bestOf,
  bestWith,
  dayResults,
  keepDay,
  streak,
  untilNext,
  type DayResult,
} from "./records";
import { climb, highlights, partsOf, places } from "./standing";

test("ties are broken by steps, and who is level shares a place", () => {
  expect(places({ points: [5, 6, 5, 5], places: [3, 1, 2, 3] })).toEqual([
    { seat: 1, rank: 1, points: 6 },
    { seat: 2, rank: 2, points: 5 },
    { seat: 0, rank: 3, points: 5 },
    { seat: 3, rank: 3, points: 5 },
  ]);
});

test("a score has the parts that are played", () => {
  expect(partsOf([{ items: 3, thorns: -1 }], [])).toEqual(["items", "thorns"]);
  expect(partsOf([{ items: 3 }], ["constellation", "notes"])).toEqual(["items", "stars", "notes"]);
});

test("highlights name those who did more than others", () => {
  const fold = { rows: { "a1-c1": ["a1", "b1", "c1"], "a1-d1": ["a1", "b1", "c1", "d1"] } };
  const one = { ...sheetWith({}), circled: 1, marks: { "a1-c1": "perfect" as const } };
  const other = { ...sheetWith({}), circled: 1, marks: { "a1-d1": "super" as const } };

  expect(highlights(fold as unknown as Fold, [one, other])).toEqual([
    { feat: "perfect", seats: [0], count: 1 },
    { feat: "longest", seats: [1], count: 4 },
  ]);
});

test("the sun climbs a quarter for each band", () => {
  const bands = [0, 5, 9, 13];

  expect(climb(bands, 0, -2)).toBe(0);
  expect(climb(bands, 1, 5)).toBe(0.25);
  expect(climb(bands, 2, 11)).toBeCloseTo(0.62);
  expect(climb(bands, 3, 40)).toBeCloseTo(0.99);
});

test("the best is kept for each fold and dice, and stays when the page is opened again", () => {
  const memory = new FakeMemory();
  const game = { fold: "A", dice: "0-9", table: "one", points: 7, band: 1 };

  expect(bestWith(memory, game)).toEqual({ best: 7, before: null, isNew: true });
  expect(bestWith(memory, { ...game, table: "two", points: 9 })).toEqual({
    best: 9,
    before: 7,
    isNew: true,
  });
  expect(bestWith(memory, { ...game, table: "two", points: 9 }).isNew).toBe(true);
  expect(bestWith(memory, { ...game, table: "three", points: 8 })).toEqual({
    best: 9,
    before: 7,
    isNew: false,
  });
  expect(bestOf(memory, game.fold, game.dice)).toMatchObject({ points: 9, band: 1, table: "two" });
  expect(bestOf(memory, "DEF", game.dice)).toBeNull();
  expect(bestWith(memory, { ...game, dice: "1-6", table: "four", points: 1 }).isNew).toBe(true);
});

const result = (day: string, table = day): DayResult => ({
  day,
  table,
  fold: "A",
  points: 5,
  band: 1,
  text: "",
});

test("the first result of a day counts", () => {
  const memory = new FakeMemory();

  expect(keepDay(memory, result("2025-11-16", "one"))).toBe(true);
  expect(keepDay(memory, result("2025-11-16", "one"))).toBe(true);
  expect(keepDay(memory, { ...result("2025-11-16", "two"), points: 99 })).toBe(false);
  expect(dayResults(memory).map(({ table }) => table)).toEqual(["one"]);
});

test("a streak runs over the end of a month and waits for today", () => {
  const days = ["2025-12-01", "2025-11-30", "2025-11-29", "2025-11-27"].map((day) => result(day));

  expect(streak(days, "2025-12-01")).toBe(3);
  expect(streak(days, "2025-12-02")).toBe(3);
  expect(streak(days, "2025-12-03")).toBe(0);
});

test("the next fold comes at midnight in Greenwich", () => {
  expect(untilNext(Date.parse("2025-11-16T23:59:30Z"))).toBe(30_000);
});
