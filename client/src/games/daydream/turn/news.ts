/** What some steps bring, read from the server's answer. No rule is worked out here. */

import { wayOf, type Fold, type Mark } from "../fold";
import { isFact, type Fact, type Score, type Sheet } from "./steps";

/** As much of a fold as is needed to name rows and count clouds. */
export type Rows = Pick<Fold, "rows" | "rows_of">;

export type Way = ReturnType<typeof wayOf>;

export interface SettledRow {
  row: string;
  way: Way;
  mark: Mark;
  /** Lines drawn before the next row or bonus. */
  lines: number;
}

export interface WaitingRow {
  row: string;
  way: Way;
  /** Clouds that are still empty. */
  left: number;
  allDifferent: boolean;
}

const GAINS = ["stars", "moons", "polaroids", "notes", "frames"] as const;
export type Gain = (typeof GAINS)[number];

export interface News {
  settled: SettledRow[];
  waiting: WaitingRow[];
  items: string[];
  facts: Fact[];
  gains: { part: Gain; points: number }[];
}

export function settledRows(fold: Rows, facts: Fact[]): SettledRow[] {
  const found: SettledRow[] = [];
  for (const fact of facts) {
    if (fact.type === "RowSettled") {
      found.push({
        row: fact.row,
        way: wayOf(fold.rows[fact.row] ?? []),
        mark: fact.mark,
        lines: 0,
      });
    } else if (fact.type === "LineDrawn" && found.length) {
      found.at(-1)!.lines += 1;
    }
  }
  return found;
}

/** The rows of a cloud that are neither settled nor full, as they would be. */
export function waitingRows(fold: Rows, sheet: Sheet, cloud: string): WaitingRow[] {
  return (fold.rows_of[cloud] ?? []).flatMap((row) => {
    const clouds = fold.rows[row] ?? [];
    const numbers = clouds.flatMap((each) => sheet.numbers[each] ?? []);
    const left = clouds.length - numbers.length;
    if (row in sheet.marks || left === 0) return [];
    const allDifferent = new Set(numbers).size === numbers.length;
    return [{ row, way: wayOf(clouds), left, allDifferent }];
  });
}

export function gainsOf(before: Score, after: Score): News["gains"] {
  return GAINS.flatMap((part) => {
    const points = (after[part] ?? 0) - (before[part] ?? 0);
    return points ? [{ part, points }] : [];
  });
}

/** What comes with the answer beyond what was there before. */
export function newsOf(
  fold: Rows,
  before: { facts: Fact[]; score: Score },
  after: { facts: Fact[]; score: Score; sheet: Sheet },
): News {
  const facts = after.facts.slice(before.facts.length);
  const written = facts.find(isFact("NumberWritten"));
  return {
    settled: settledRows(fold, facts),
    waiting: written ? waitingRows(fold, after.sheet, written.cloud) : [],
    items: facts.filter(isFact("LineDrawn")).flatMap((line) => (line.finished ? line.item : [])),
    facts,
    gains: gainsOf(before.score, after.score),
  };
}
