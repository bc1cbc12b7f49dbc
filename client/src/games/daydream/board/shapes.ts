/** What is drawn by hand, again and again: clouds, stars, leaves, moons. */

/** Six clouds, no two alike, each in a box of 100 by 92. */
const PUFFS = [
  "M21.7 82.3C-3.6 85.2-1.2 56.2 15 54.8C3.9 35.9 17.6 20.5 31.1 31.4C33.6 2.1 62.1 0.2 65.8 27.1C80.8 11 98.1 33.9 89.9 53.5C104.8 59.4 101.1 85.6 76.2 81C62 88.5 39.7 87.3 21.7 82.3Z",
  "M21.8 82.8C-3.4 83.8-3.4 59.6 13.2 53.2C0.2 35.3 15.3 20.7 27.6 30.4C34.3 3.6 63.4 0.1 66.4 28.6C80.2 13.7 100 32.4 90.3 52.5C106.9 59.8 99.5 84.7 79.4 82.8C59.4 87.4 40.9 87 21.8 82.8Z",
  "M20.3 82.9C-2.8 83.7-0.6 58.4 13.3 56.7C0.1 33.1 15.6 21.5 28.8 29.7C36.2 5.2 63.3 3 65.5 25.6C83.8 13.2 99 35.4 90.6 50.2C104.9 59 101.3 84.7 79.2 80.6C61 87.8 38.7 86.9 20.3 82.9Z",
  "M19.2 83C-3.5 82.9-0.4 57.4 13.1 57.2C1 35.2 17.5 18.6 29.4 29.8C35.2 4.7 60.7 2.6 69.6 27.8C80.5 11.3 98.3 32.8 87.6 52.9C106.9 57.6 103 84.8 78.3 83.4C62.8 89.1 41.3 86.8 19.2 83Z",
  "M25.3 79.6C-1.2 83.1-2.9 56.9 13.7 53.3C3.4 35.5 18.2 18.9 34.4 28.6C36.7 4 60.9 1.8 70.7 27.9C81.7 10.3 100.3 33.4 91.5 54.5C105.3 59.7 101.6 84.6 77.2 81.2C64.5 89.5 39.9 89.3 25.3 79.6Z",
  "M21 81.9C-1 83.2-0.8 59.8 11.4 54.7C1 35.6 18.2 20.7 30.4 31.8C33.1 3.8 62.5 1.2 66.3 27.7C80.9 11.2 99 35.2 85.6 51C104.4 57.7 101.6 86.8 77.8 80.2C60.6 86.6 43.3 89 21 81.9Z",
];

export const PUFF_BOX = "0 0 100 92";

export function puff(column: number, line: number): string {
  return PUFFS[(line * 5 + column * 3) % PUFFS.length] ?? "";
}

/** A cloud in a pane that stands ajar, in a box of 40 by 70. */
export const SLIM = "M20 5C33 3 39 17 37 34C39 54 33 66 20 65C7 66 1 54 3 35C1 17 7 4 20 5Z";

/** In boxes of 24 by 24. */
export const STAR =
  "M12 2.6L14.9 8.7L21.5 9.5L16.6 14L17.9 20.8L12 17.5L6 20.7L7.3 14L2.5 9.4L9.2 8.7Z";
export const LEAF = "M4 20.5C2.5 10.5 9 3.8 20.5 3.5C21 14.5 14 21 4 20.5Z";

/** Numbers that look like chance and are the same for everybody. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
