/** Who came where, and what was remarkable: read from the final sheets. */

import type { Fold } from "../fold";
import type { Score, Sheet, View } from "../turn/steps";

export interface Place {
  seat: number;
  /** From 1; who is level shares a place. */
  rank: number;
  points: number;
}

export function places(view: Pick<View, "points" | "places">): Place[] {
  return view.points
    .map((points, seat) => ({ seat, points, rank: view.places[seat] ?? 1 }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

export const PARTS = ["items", "stars", "moons", "polaroids", "notes", "frames", "thorns"] as const;
export type Part = (typeof PARTS)[number];

/** The parts of the score that a fold plays: items always, and those that anybody has. */
export function partsOf(scores: Score[], extras: Fold["extras"]): Part[] {
  const played = new Set<Part>(["items"]);
  for (const extra of extras) played.add(PART_OF[extra]);
  return PARTS.filter(
    (part) => played.has(part) || scores.some((score) => (score[part] ?? 0) !== 0),
  );
}

const PART_OF: Record<Fold["extras"][number], Part> = {
  constellation: "stars",
  notes: "notes",
  "moon chain": "moons",
  frames: "frames",
  difference: "polaroids",
  distinct: "polaroids",
};

export type Feat = "perfect" | "longest" | "leaves" | "spent" | "clean";

export interface Highlight {
  feat: Feat;
  seats: number[];
  count: number;
}

/** What somebody did more than the others; nothing where all did alike. */
export function highlights(fold: Fold, sheets: Sheet[]): Highlight[] {
  const feats: Record<Feat, (sheet: Sheet) => number> = {
    perfect: (sheet) => marksOf(sheet, "perfect").length,
    longest: (sheet) =>
      Math.max(
        0,
        ...[...marksOf(sheet, "perfect"), ...marksOf(sheet, "super")].map(
          (row) => fold.rows[row]?.length ?? 0,
        ),
      ),
    clean: (sheet) => (marksOf(sheet, "pity").length ? 0 : Object.keys(sheet.marks).length),
    leaves: (sheet) => sheet.circled,
    spent: (sheet) => sheet.filled,
  };
  return (Object.keys(feats) as Feat[]).flatMap((feat) => {
    const counts = sheets.map(feats[feat]);
    const count = Math.max(...counts);
    const seats = counts.flatMap((own, seat) => (own === count ? seat : []));
    return count > 0 && seats.length < sheets.length ? [{ feat, seats, count }] : [];
  });
}

export function marksOf(sheet: Sheet, mark: string): string[] {
  return Object.keys(sheet.marks).filter((row) => sheet.marks[row] === mark);
}

/** How far along the arc the sun stands, from 0 to 1: each band is a quarter. */
export function climb(bands: number[], band: number, points: number): number {
  const least = bands[band]!;
  const next = bands[band + 1] ?? least + (least - bands[band - 1]!);
  const within = Math.min(1, Math.max(0, (points - least) / (next - least)));
  return (band + within * 0.96) / bands.length;
}
