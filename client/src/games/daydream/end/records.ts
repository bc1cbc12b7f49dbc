/** What this device remembers of games played alone: the best, and one result for each day. */

import type { Memory } from "../turn/turn.svelte";

export interface Best {
  points: number;
  /** Which of the four titles, from 0. */
  band: number;
  table: string;
  /** What was the best before, if there was one. */
  before: number | null;
}

/** A game alone that is over. */
interface Game {
  fold: string;
  dice: string;
  table: string;
  points: number;
  band: number;
}

export interface Bested {
  best: number;
  before: number | null;
  isNew: boolean;
}

/** The best with this fold and these dice, after this game. Asking again changes nothing. */
export function bestWith(memory: Memory, { fold, dice, ...game }: Game): Bested {
  const key = bestKey(fold, dice);
  let best = memory.kept(key) as Best | undefined;
  if (!best || (game.points > best.points && best.table !== game.table)) {
    best = { ...game, before: best?.points ?? null };
    memory.keep(key, best);
  }
  return { best: best.points, before: best.before, isNew: best.table === game.table };
}

/** The best so far. */
export function bestOf(memory: Pick<Memory, "kept">, fold: string, dice: string): Best | null {
  return (memory.kept(bestKey(fold, dice)) as Best | undefined) ?? null;
}

function bestKey(fold: string, dice: string): string {
  return `best-${fold}-${dice}`;
}

/** One day's fold as it was played here first. */
export interface DayResult {
  day: string;
  table: string;
  fold: string;
  points: number;
  /** Which of the four titles, from 0. */
  band: number;
  /** The result to be pasted somewhere. */
  text: string;
}

const DAYS = "days";
const MOST_DAYS = 400;

export function dayResults(memory: Memory): DayResult[] {
  const found = memory.kept(DAYS);
  return Array.isArray(found) ? (found as DayResult[]) : [];
}

/** The first result of a day counts; later ones are practice. Says whether this one counts. */
export function keepDay(memory: Memory, result: DayResult): boolean {
  const days = dayResults(memory);
  const first = days.find(({ day }) => day === result.day);
  if (first) return first.table === result.table;
  memory.keep(DAYS, [result, ...days].slice(0, MOST_DAYS));
  return true;
}

const A_DAY = 86_400_000;

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - A_DAY).toISOString().slice(0, 10);
}

/** Days in a row up to today; today may still be missing. */
export function streak(days: DayResult[], today: string): number {
  const played = new Set(days.map(({ day }) => day));
  let day = played.has(today) ? today : dayBefore(today);
  let length = 0;
  while (played.has(day)) {
    length += 1;
    day = dayBefore(day);
  }
  return length;
}

/** Milliseconds until the next fold: midnight in Greenwich. */
export function untilNext(now: number): number {
  return A_DAY - (now % A_DAY);
}
