/** Times that can be chosen, in seconds. A table may have others; then they stand among these. */

export const CLUE = [5, 10, 15, 20, 25, 30, 45];
export const SAND = [60, 90, 120, 150, 180, 240, 300];
export const LAST = [5, 10, 15, 20, 30];
export const RETELLING = [60, 90, 120, 150, 180, 240];
export const READY = [30, 60, 120, 300];

/** What a table has that chose nothing; the server spells it out for every table there is. */
export const USUAL = { sand: 120, last: 10, retelling: 90, ready: 60 };

export function among(usual: number[], now: number | null): number[] {
  const all = now === null || usual.includes(now) ? usual : [...usual, now];
  return [...all].sort((one, other) => one - other);
}
