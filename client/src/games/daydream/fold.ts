/** One fold as the server hands it out once (`/api/tables/…/material`), and where its things lie. */

import type {
  BonusCircled,
  DieSkipped,
  Difference,
  FrameFilled,
  LineDrawn,
  MoonFilled,
  NumberWritten,
  RewardsCrossedOut,
  Reward,
  RowSettled,
  Sheet,
  StarLinesDrawn,
} from "../../protocol/daydream";

export type FoldName = "A" | "D" | "AD" | "DA" | "BC" | "ABC" | "EF" | "DEF";
export type PanelName = "A" | "B" | "C" | "D" | "E" | "F";
export type Extra = "constellation" | "notes" | "moon chain" | "frames" | "difference" | "distinct";
export type Mark = "pity" | "super" | "perfect";
export type Bonus = "line" | "leaf";

/** One mark of the pen. */
export type AnyFact =
  | NumberWritten
  | DieSkipped
  | StarLinesDrawn
  | MoonFilled
  | FrameFilled
  | RewardsCrossedOut
  | RowSettled
  | LineDrawn
  | BonusCircled;

/** An item as it is traced: a path of dots (`.`) and suns (`*`), one line less than points. */
export interface Outline {
  item: string;
  points: string;
  bonus: boolean;
  next_sun: number[];
}

/** What a fold does not play is empty. */
export interface Fold {
  name: FoldName;
  panels: PanelName[];
  bands: [number, number, number, number];
  extras: Extra[];
  /** In reading order. */
  clouds: string[];
  neighbours: Record<string, string[]>;
  rows: Record<string, string[]>;
  rows_of: Record<string, string[]>;
  shelf: Outline[];
  leaves: number;
  leaves_circled: number;
  bonuses: Record<Bonus, number>;
  stars: string[];
  moons: string[];
  constellation: string;
  chain: number[];
  star_polaroids: string[];
  moon_polaroids: string[];
  polaroids: string[];
  difference: Difference | null;
  /** The clouds that each note touches. */
  notes: string[][];
  /** The clouds of each kind of frame. */
  frames: Record<string, string[]>;
  rewards: Reward[];
  /** Whether the tableau is one of the table's own. */
  own?: boolean;
}

/** A place in the joined grid, counted from 0. */
export interface Place {
  column: number;
  line: number;
}

const COLUMNS = "abcdefghijklmnopqrstuvwxyz";

/** `b3` → column 1, line 2. */
export function placeOf(cloud: string): Place {
  return { column: COLUMNS.indexOf(cloud[0] ?? ""), line: Number(cloud.slice(1)) - 1 };
}

export function cloudAt({ column, line }: Place): string {
  return `${COLUMNS[column]}${line + 1}`;
}

export interface Size {
  columns: number;
  lines: number;
  /** Columns of one panel. */
  panel: number;
}

/** How large the joined grid is. All panels count as equally wide: the last may end in gaps. */
export function sizeOf(fold: Fold): Size {
  const places = fold.clouds.map(placeOf);
  const last = Math.max(...places.map(({ column }) => column));
  const lines = Math.max(...places.map(({ line }) => line)) + 1;
  const panel = Math.ceil((last + 1) / fold.panels.length);
  return { columns: panel * fold.panels.length, lines, panel };
}

/** Which panel a cloud lies in, counted from 0. */
export function panelOf(fold: Fold, cloud: string): number {
  return Math.floor(placeOf(cloud).column / sizeOf(fold).panel);
}

export function signOf(fold: Fold, cloud: string): "star" | "moon" | null {
  if (fold.stars.includes(cloud) || fold.star_polaroids.includes(cloud)) return "star";
  if (fold.moons.includes(cloud) || fold.moon_polaroids.includes(cloud)) return "moon";
  return null;
}

export function frameOf(fold: Fold, cloud: string): string | null {
  return Object.keys(fold.frames).find((kind) => fold.frames[kind]?.includes(cloud)) ?? null;
}

export function plays(fold: Fold, ...extras: Extra[]): boolean {
  return extras.some((extra) => fold.extras.includes(extra));
}

/** Whether a row runs across or down. */
export function wayOf(clouds: string[]): "across" | "down" {
  const [first, second] = clouds.map(placeOf);
  return first && second && first.line !== second.line ? "down" : "across";
}

export interface RowPlace extends Place {
  row: string;
  clouds: string[];
  way: "across" | "down";
}

/** Where the marks of each row are drawn: before its first cloud; where a cloud lies, after its last. */
export function markPlaces(fold: Fold): RowPlace[] {
  return Object.entries(fold.rows).map(([row, clouds]) => {
    const way = wayOf(clouds);
    const before = beside(clouds[0] ?? "a1", way, -1);
    const after = beside(clouds.at(-1) ?? "a1", way, 1);
    const place = fold.clouds.includes(cloudAt(before)) ? after : before;
    return { row, clouds, way, ...place };
  });
}

function beside(cloud: string, way: "across" | "down", step: number): Place {
  const { column, line } = placeOf(cloud);
  return way === "across" ? { column: column + step, line } : { column, line: line + step };
}

export interface NotePlace extends Place {
  touches: string[];
  /** Towards which sides it is tied: north, east, south, west. */
  ties: string[];
}

/** The gap that a note lies in: the one beside all its clouds, and beside no other where there are two. */
export function notePlaces(fold: Fold): NotePlace[] {
  return fold.notes.map((touches) => {
    const gaps = gapsBeside(fold, touches);
    const place = gaps.find((gap) => around(fold, gap).length === touches.length) ?? gaps[0];
    const at = place ?? placeOf(touches[0] ?? "a1");
    return { ...at, touches, ties: touches.map((cloud) => sideOf(at, placeOf(cloud))) };
  });
}

function gapsBeside(fold: Fold, touches: string[]): Place[] {
  const { columns, lines } = sizeOf(fold);
  const gaps: Place[] = [];
  for (let line = 0; line < lines; line++) {
    for (let column = 0; column < columns; column++) {
      const gap = { column, line };
      if (fold.clouds.includes(cloudAt(gap))) continue;
      const near = around(fold, gap);
      if (touches.every((cloud) => near.includes(cloud))) gaps.push(gap);
    }
  }
  return gaps;
}

function around(fold: Fold, { column, line }: Place): string[] {
  return fold.clouds.filter((cloud) => {
    const place = placeOf(cloud);
    return Math.abs(place.column - column) + Math.abs(place.line - line) === 1;
  });
}

function sideOf(from: Place, to: Place): string {
  if (to.line !== from.line) return to.line < from.line ? "n" : "s";
  return to.column < from.column ? "w" : "e";
}

// ── What a sheet shows ──

/** How many points of an item the pen has passed: all of a finished one. */
export function tracedOf(fold: Fold, sheet: Sheet, index: number): number {
  const lines = (fold.shelf[index]?.points.length ?? 1) - 1;
  if (index < sheet.finished) return lines;
  return index === sheet.finished ? sheet.point : 0;
}

/** Heads of a note that are filled, as it is drawn; what they are worth the server says. */
export function headsOf(sheet: Sheet, touches: string[]): number {
  const numbers = touches.map((cloud) => sheet.numbers[cloud]);
  const alike = Math.max(
    ...numbers.map((number) =>
      number === undefined ? 0 : numbers.filter((other) => other === number).length,
    ),
  );
  if (touches.length > 2 && alike === touches.length) return 2;
  return alike >= 2 ? 1 : 0;
}

export function starsOf(fold: Fold, lines: number): number {
  return [...fold.constellation.slice(0, lines)].filter((sign) => sign === "*").length;
}

/** The sums under the Polaroids, as they are written down. */
export function sumOf(sheet: Sheet, clouds: string[]): number {
  return clouds.reduce((sum, cloud) => sum + (sheet.numbers[cloud] ?? 0), 0);
}

/** Whether a sheet has the same number between moon `index` and the next. */
export function joined(moons: number[], index: number): boolean {
  return index + 1 < moons.length && moons[index] === moons[index + 1];
}

/** Turn 0 has drawn nothing yet. */
export function blankSheet(fold: Fold): Sheet {
  return {
    numbers: {},
    marks: {},
    finished: 0,
    point: 0,
    circled: fold.leaves_circled,
    filled: 0,
    bonuses: { ...fold.bonuses },
  };
}
