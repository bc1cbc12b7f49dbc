/** Where the seats stand around the table. */

import type { ShownPlayer } from "../protocol/table";

const USUAL = 4;

/** How many seats are drawn: those taken, one more to come, and as many as are wanted. */
export function seatsDrawn(taken: number, [least, most]: [number, number], wanted: number): number {
  const some = Math.max(least, Math.min(USUAL, most), wanted, taken + 1);
  return Math.min(most, some);
}

export interface Place {
  player: ShownPlayer | null;
  /** Degrees, clockwise from the top. */
  angle: number;
}

/** Clockwise in the order of seats; whoever looks sits at the bottom. */
export function ring(players: ShownPlayer[], drawn: number, you: number | null): Place[] {
  const total = Math.max(drawn, players.length);
  const mine = Math.max(
    0,
    players.findIndex((player) => player.id === you),
  );
  return Array.from({ length: total }, (_, number) => ({
    player: players[number] ?? null,
    angle: 180 + ((number - mine) * 360) / total,
  }));
}
