import { describe, expect, test } from "vitest";
import tableau from "../../../../../reverie/games/daydream/tableau.json";
import type { Fold, PanelName } from "../fold";
import { artOf, pointsOf, shapeOf } from "./items";
import { leaflets } from "./leaflets";
import { nextCloud } from "./reach";
import { tracings } from "./tracing";

describe("items", () => {
  test("every item of ours has one line less than points, and its points lie on it", () => {
    for (const [item, { outline }] of Object.entries(tableau.items)) {
      const art = artOf({ item, points: outline, bonus: false, next_sun: [] });

      expect([item, art.segments.length]).toEqual([item, outline.length - 1]);
      expect([item, pointsOf(art).length]).toEqual([item, outline.length - 1]);
    }
  });

  test.each(["*.*", "*.*.*.*", ".*", "*..", ".*.*.*"])(
    "an own item %s gets an outline",
    (points) => {
      const art = artOf({ item: "mine", points, bonus: false, next_sun: [] });

      expect(art.segments).toHaveLength(points.length - 1);
      expect(pointsOf(art)).toHaveLength(points.length - (points[0] === points.at(-1) ? 1 : 0));
      expect(shapeOf(art)).toMatch(/^M[^M]*Z$/);
    },
  );

  test("another item of the same name keeps its own number of lines", () => {
    const art = artOf({ item: "mug", points: "*.*.*", bonus: false, next_sun: [] });

    expect(art.segments).toHaveLength(4);
  });
});

describe("leaflets", () => {
  test("what is said of a fold is what is printed", () => {
    for (const { fold, rows, clouds } of leaflets) {
      const grids = [...fold].map((panel) => tableau.panels[panel as PanelName].grid);
      const lines = grids[0]!.map((_, line) => grids.map((grid) => grid[line]).join(""));
      const columns = [...lines[0]!].map((_, column) => lines.map((line) => line[column]).join(""));
      const runs = [...lines, ...columns].flatMap((line) => line.match(/[^.]{3,}/g) ?? []);

      expect([fold, rows]).toEqual([fold, runs.length]);
      expect([fold, clouds]).toEqual([fold, lines.join("").replaceAll(".", "").length]);
    }
  });
});

describe("lines", () => {
  const line = (item: string, start: number, to: number, finished = false) =>
    ({ type: "LineDrawn", item, start, to, finished }) as const;

  test("are drawn one after the other, the fifth and later twice as fast", () => {
    const facts = [0, 1, 2, 3, 4, 5].map((start) => line("globe", start, start + 1));

    const { strokes } = tracings(facts).get("globe")!;

    expect(strokes.map(({ wait }) => wait.toFixed(3))).toEqual([
      "0.000",
      "0.550",
      "1.100",
      "1.650",
      "2.200",
      "2.475",
    ]);
  });

  test("to a sun pass the dot in the time of one line", () => {
    const { strokes, done } = tracings([line("mug", 0, 2, true)]).get("mug")!;

    expect(strokes.map(({ segment, time }) => [segment, time])).toEqual([
      [0, 0.275],
      [1, 0.275],
    ]);
    expect(done).toBe(0.55);
  });
});

describe("walking by keys", () => {
  const fold = { clouds: ["a1", "c1", "b2", "a3"] } as Fold;

  test("goes over gaps, and to the nearest cloud where the line ends", () => {
    expect(nextCloud(fold, "a1", [1, 0])).toBe("c1");
    expect(nextCloud(fold, "a1", [0, 1])).toBe("a3");
    expect(nextCloud(fold, "b2", [0, -1])).toBe("a1");
    expect(nextCloud(fold, "c1", [1, 0])).toBe(null);
  });
});
