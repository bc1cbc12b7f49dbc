import { describe, expect, test } from "vitest";
import type { Sheet } from "../../protocol/daydream";
import {
  blankSheet,
  cloudAt,
  headsOf,
  markPlaces,
  notePlaces,
  panelOf,
  placeOf,
  sizeOf,
  starsOf,
  tracedOf,
  type Fold,
} from "./fold";

/** Two panels of two columns; `c1` is a gap, and so is the whole last column. */
const fold: Fold = {
  name: "BC",
  panels: ["B", "C"],
  bands: [0, 1, 2, 3],
  extras: ["constellation", "notes"],
  clouds: ["a1", "b1", "a2", "b2", "c2", "a3", "c3"],
  neighbours: {},
  rows: { "a2-c2": ["a2", "b2", "c2"], "a1-a3": ["a1", "a2", "a3"] },
  rows_of: {},
  shelf: [
    { item: "mug", points: "*.*", bonus: false, next_sun: [2, 2, 2] },
    { item: "globe", points: "*.*.*", bonus: true, next_sun: [2, 2, 4, 4, 4] },
  ],
  leaves: 4,
  leaves_circled: 1,
  bonuses: { line: 1, leaf: 1 },
  stars: ["a1"],
  moons: [],
  constellation: "..*.*",
  chain: [],
  star_polaroids: [],
  moon_polaroids: [],
  polaroids: [],
  difference: null,
  notes: [
    ["b1", "c2"],
    ["b2", "a3", "c3"],
  ],
  frames: {},
  rewards: [],
};

function sheetOf(some: Partial<Sheet>): Sheet {
  return { ...blankSheet(fold), ...some };
}

describe("places", () => {
  test("a cloud is named by its column and line", () => {
    expect(placeOf("b3")).toEqual({ column: 1, line: 2 });
    expect(cloudAt({ column: 11, line: 9 })).toBe("l10");
  });

  test("the last panel is as wide as the others, though it ends in gaps", () => {
    expect(sizeOf(fold)).toEqual({ columns: 4, lines: 3, panel: 2 });
    expect(panelOf(fold, "b2")).toBe(0);
    expect(panelOf(fold, "c2")).toBe(1);
  });

  test("marks stand before their row", () => {
    const places = markPlaces(fold).map(({ row, way, column, line }) => [row, way, column, line]);

    expect(places).toEqual([
      ["a2-c2", "across", -1, 1],
      ["a1-a3", "down", 0, -1],
    ]);
  });

  test("marks of a row that begins beside a cloud stand behind it", () => {
    const [place] = markPlaces({ ...fold, rows: { "b2-c2": ["b2", "c2"] } });

    expect(place).toMatchObject({ column: 3, line: 1 });
  });

  test("a note lies in the gap beside its clouds", () => {
    const places = notePlaces(fold).map(({ column, line, ties }) => [column, line, ties.join("")]);

    expect(places).toEqual([
      [2, 0, "ws"],
      [1, 2, "nwe"],
    ]);
  });
});

describe("what a sheet shows", () => {
  test("items are traced one after the other", () => {
    const sheet = sheetOf({ finished: 1, point: 3 });

    expect([0, 1].map((index) => tracedOf(fold, sheet, index))).toEqual([2, 3]);
    expect(tracedOf(fold, sheetOf({}), 1)).toBe(0);
  });

  test("heads are filled by equal numbers only", () => {
    const heads = (...numbers: number[]) => {
      const clouds = ["b2", "a3", "c3"];
      const written = numbers.map((number, index) => [clouds[index], number] as const);
      return headsOf(sheetOf({ numbers: Object.fromEntries(written) }), clouds);
    };

    expect([heads(), heads(4), heads(4, 5), heads(4, 4), heads(4, 4, 4)]).toEqual([0, 0, 0, 1, 2]);
    expect(headsOf(sheetOf({ numbers: { b1: 0, c2: 0 } }), ["b1", "c2"])).toBe(1);
  });

  test("stars are circled as far as the lines reach", () => {
    expect([0, 2, 3, 4, 5].map((lines) => starsOf(fold, lines))).toEqual([0, 0, 1, 1, 2]);
  });
});
