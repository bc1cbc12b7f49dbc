/** The eight folds before there is a table: what the page that offers them shows of each. */

import type { Extra, FoldName } from "../fold";
import { countsOf, type Counts } from "./items";

export type Dice = "0-9" | "1-6";

export interface Leaflet extends Counts {
  fold: FoldName;
  extras: Extra[];
  bands: [number, number, number, number];
  rows: number;
}

/** From the easiest to the hardest. */
const FOLDS: Pick<Leaflet, "fold" | "extras" | "bands" | "rows">[] = [
  { fold: "A", extras: [], bands: [0, 5, 9, 13], rows: 7 },
  { fold: "D", extras: [], bands: [0, 5, 10, 14], rows: 6 },
  { fold: "AD", extras: ["difference"], bands: [0, 7, 28, 40], rows: 13 },
  { fold: "DA", extras: ["distinct"], bands: [0, 9, 26, 35], rows: 11 },
  { fold: "BC", extras: ["constellation"], bands: [0, 8, 16, 24], rows: 8 },
  { fold: "EF", extras: ["moon chain"], bands: [0, 7, 15, 22], rows: 8 },
  { fold: "ABC", extras: ["constellation", "notes"], bands: [0, 13, 31, 50], rows: 15 },
  { fold: "DEF", extras: ["moon chain", "frames"], bands: [0, 14, 33, 55], rows: 14 },
];

export const leaflets: Leaflet[] = FOLDS.map((each) => ({ ...each, ...countsOf(each.fold) }));

export function leafletOf(fold: FoldName): Leaflet {
  return leaflets.find((each) => each.fold === fold) ?? leaflets[0]!;
}

export function isFold(name: unknown): name is FoldName {
  return FOLDS.some(({ fold }) => fold === name);
}
