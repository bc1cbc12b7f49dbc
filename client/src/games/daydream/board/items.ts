/** How the items look. Ours are drawn in the tableau; one of somebody's own gets an outline. */

import tableau from "../../../../../reverie/games/daydream/tableau.json";
import type { Fold, FoldName, Outline, PanelName } from "../fold";
import { scatter } from "./shapes";

export interface Art {
  /** One path per line, in a box of 64 by 64. */
  segments: string[];
  tint: string;
  detail: string;
  accents: [path: string, tint: string][];
}

interface Printed {
  outline: string;
  drawing?: { segments: string[]; tint?: string; detail?: string; accents?: string[][] };
}

const printed = tableau.items as Record<string, Printed>;
const TINTS = ["rose", "honey", "sage", "sky", "lilac", "clay"];
const made = new Map<string, Art>();

export function artOf({ item, points }: Outline): Art {
  const ours = printed[item];
  if (ours?.drawing && ours.outline === points) {
    const { segments, tint = "cream", detail = "", accents = [] } = ours.drawing;
    return { segments, tint, detail, accents: accents as [string, string][] };
  }
  const key = `${item} ${points}`;
  const found = made.get(key) ?? outlineFor(item, points);
  made.set(key, found);
  return found;
}

/** A soft pebble with the right number of lines; open where its ends are different signs. */
function outlineFor(item: string, points: string): Art {
  const lines = points.length - 1;
  const seed = [...item].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const chance = scatter(seed);
  const closed = points[0] === points.at(-1);
  const turn = (closed ? 2 : 1.7) * Math.PI;
  const corners = [...points].map((_, index) => {
    const angle = Math.PI / 2 + (turn * index) / lines;
    const far = closed && index === lines ? 0 : chance() * 7;
    return [32 + Math.cos(angle) * (25 - far), 34 + Math.sin(angle) * (25 - far)] as const;
  });
  if (closed) corners[lines] = corners[0] ?? [32, 59];
  const segments = corners.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = corners[index] ?? [0, 0];
    // Bowed away from the middle, which lies to the right of the way.
    const bowX = (fromX + x) / 2 + (y - fromY) * 0.32;
    const bowY = (fromY + y) / 2 - (x - fromX) * 0.32;
    return `M${round(fromX)} ${round(fromY)}Q${round(bowX)} ${round(bowY)} ${round(x)} ${round(y)}`;
  });
  const tint = TINTS[Math.floor(chance() * TINTS.length)] ?? "rose";
  return { segments, tint, detail: "", accents: [] };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** All segments as one shape, to be filled. */
export function shapeOf(art: Art): string {
  const rest = art.segments.slice(1).map((path) => path.replace(/^M[-\d.]+ [-\d.]+/, ""));
  return `${art.segments[0] ?? ""}${rest.join("")}Z`;
}

/** Where the points of an outline lie; the last only where it is not the first again. */
export function pointsOf(art: Art): [x: number, y: number][] {
  const starts = art.segments.map((path): [number, number] => {
    const found = /^M([-\d.]+) ([-\d.]+)/.exec(path);
    return [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)];
  });
  const ending = /([-\d.]+) ([-\d.]+)$/.exec(art.segments.at(-1) ?? "");
  const last: [number, number] = [Number(ending?.[1] ?? 0), Number(ending?.[2] ?? 0)];
  const [first] = starts;
  const closed = first && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1;
  return closed ? starts : [...starts, last];
}

/** Where the second board begins: as ours is printed, else in the middle. */
export function secondBoard(fold: Fold): number {
  const panel = fold.panels[0] as PanelName;
  const first = tableau.panels[panel].shelves[1]?.[0];
  const index = fold.shelf.findIndex(({ item }) => item === first);
  return index > 0 ? index : Math.ceil(fold.shelf.length / 2);
}

/** The clouds of our panels, for small pictures of the leaflet. */
export function gridOf(panel: PanelName): string[] {
  return tableau.panels[panel].grid;
}

export interface Counts {
  clouds: number;
  items: number;
  leaves: number;
}

/** How much of everything our tableau has in a fold. */
export function countsOf(fold: FoldName): Counts {
  const panels = [...fold].map((panel) => tableau.panels[panel as PanelName]);
  const sum = (of: (panel: (typeof panels)[number]) => number) =>
    panels.reduce((total, panel) => total + of(panel), 0);
  return {
    clouds: sum((panel) => [...panel.grid.join("")].filter((sign) => sign !== ".").length),
    items: sum((panel) => panel.shelves.flat().length),
    leaves: sum((panel) => panel.leaves.total),
  };
}

/** Some items of a fold that only it has on the shelf, to show what it is about. */
export function showpiecesOf(fold: FoldName): Outline[] {
  const panel = tableau.panels[fold.at(-1) as PanelName];
  return panel.shelves
    .flat()
    .slice(-5)
    .map((item) => ({ item, points: printed[item]?.outline ?? "*.*", bonus: false, next_sun: [] }));
}
