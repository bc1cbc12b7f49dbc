/** The first turns, one sentence at a time. Each goes by when the person has done it. */

import type { View } from "../turn/steps";
import type { Turn } from "../turn/turn.svelte";

export interface Lesson {
  name: string;
  /** Where it points. */
  at: string;
  /** What lies below is needed: the note keeps above. */
  above?: boolean;
  /** Whether it has been done. */
  done(turn: Turn, view: View): boolean;
  /** Whether one may go on without doing anything: then there is something to read. */
  reads?: boolean;
}

const wrote = (turn: Turn) => turn.moves.length;
const picked = (turn: Turn) => turn.hand !== null || wrote(turn) > 0;

export const LESSONS: Lesson[] = [
  { name: "dice", at: ".tray", done: (turn, view) => picked(turn) || view.turn > 0 },
  {
    name: "clouds",
    at: ".sky",
    above: true,
    done: (turn, view) => wrote(turn) > 0 || view.turn > 0,
  },
  {
    name: "second",
    at: ".sky",
    above: true,
    done: (turn, view) => wrote(turn) > 1 || view.turn > 0,
  },
  { name: "seal", at: ".acts .wax", done: (_, view) => view.turn > 0 },
  {
    name: "touch",
    at: ".tray",
    done: (turn, view) => picked(turn) || view.turn > 1,
  },
  {
    name: "leaves",
    at: ".stepper",
    reads: true,
    done: (turn, view) => turn.change !== 0 || wrote(turn) > 0 || view.turn > 1,
  },
  {
    name: "aim",
    at: ".sky",
    above: true,
    done: (turn, view) => wrote(turn) > 0 || view.turn > 1,
  },
  { name: "rows", at: ".mark", reads: true, done: (_, view) => view.turn > 1 },
  { name: "shelf", at: ".shelf", reads: true, done: (_, view) => view.turn > 1 },
  { name: "skip", at: ".skip", reads: true, done: (_, view) => view.turn > 1 },
  { name: "again", at: ".acts .wax", done: (_, view) => view.turn > 1 },
];

/** The lesson that is due: from this one on, the first that has not been done. */
export function due(from: number, turn: Turn, view: View): number {
  let at = from;
  while (at < LESSONS.length && LESSONS[at]!.done(turn, view)) at++;
  return at;
}
