/** What some steps bring, read from the server's answer. No rule is worked out here. */

import { wayOf, type Fold, type Mark } from "../fold";
import { isFact, type Fact, type NextSteps, type Score, type Sheet } from "./steps";

/** As much of a fold as is needed to name rows and count clouds. */
export type Rows = Pick<Fold, "rows" | "rows_of">;

export type Way = ReturnType<typeof wayOf>;

export interface SettledRow {
  row: string;
  way: Way;
  mark: Mark;
  /** Lines that it drew; not known while a bonus comes between them. */
  lines: number | null;
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

/** `interrupted`: a bonus is due, and the last row has not drawn all its lines. */
export function settledRows(fold: Rows, facts: Fact[], interrupted = false): SettledRow[] {
  const found: (SettledRow & { lines: number })[] = [];
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
  if (!interrupted) return found;
  return found.map((row, index) => (index === found.length - 1 ? { ...row, lines: null } : row));
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
  after: { facts: Fact[]; score: Score; sheet: Sheet; next?: NextSteps },
): News {
  const facts = after.facts.slice(before.facts.length);
  const written = facts.find(isFact("NumberWritten"));
  return {
    settled: settledRows(fold, facts, (after.next?.bonuses.length ?? 0) > 0),
    waiting: written ? waitingRows(fold, after.sheet, written.cloud) : [],
    items: facts.filter(isFact("LineDrawn")).flatMap((line) => (line.finished ? line.item : [])),
    facts,
    gains: gainsOf(before.score, after.score),
  };
}
