/** In which order and how fast fresh lines are drawn. */

import type { AnyFact } from "../fold";

/** One segment of an outline on its way: seconds from now. */
export interface Stroke {
  segment: number;
  wait: number;
  time: number;
}

export interface Tracing {
  strokes: Stroke[];
  /** When the item is finished, if it is. */
  done: number | null;
}

const LINE = 0.55;
/** From the fifth line on they are drawn twice as fast. */
const SLOW_LINES = 4;

/** The lines of these facts by item, one after the other. */
export function tracings(facts: readonly AnyFact[]): Map<string, Tracing> {
  const found = new Map<string, Tracing>();
  let clock = 0;
  let lines = 0;
  for (const fact of facts) {
    if (fact.type !== "LineDrawn") continue;
    const time = lines++ < SLOW_LINES ? LINE : LINE / 2;
    const tracing = found.get(fact.item) ?? { strokes: [], done: null };
    // A line to a sun may pass a dot: its pieces share its time.
    const share = time / Math.max(1, fact.to - fact.start);
    for (let segment = fact.start; segment < fact.to; segment++) {
      tracing.strokes.push({ segment, wait: clock, time: share });
      clock += share;
    }
    if (fact.finished) tracing.done = clock;
    found.set(fact.item, tracing);
  }
  return found;
}
