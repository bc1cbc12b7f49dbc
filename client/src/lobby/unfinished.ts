/** Tables of this device at which the game is not over. */

import { api, Refused } from "../shell/api";
import { forgetSeat, noteSeat, seats, type KeptSeat } from "../shell/device";
import type { TableView } from "../protocol/table";

const DAY = 24 * 60 * 60 * 1000;
const MOST = 3;

/** Those worth asking about: not over when last seen, and not long ago. */
export function candidates(kept: KeptSeat[], now: number): KeptSeat[] {
  const young = (seat: KeptSeat) => now - seat.at < (seat.phase === "playing" ? 14 : 1) * DAY;
  return kept.filter((seat) => seat.phase !== "over" && young(seat)).slice(0, MOST);
}

/** They are looked up: a table may have ended, or be gone, without this device. */
export async function unfinished(): Promise<TableView[]> {
  const found = await Promise.all(candidates(seats(), Date.now()).map(look));
  return found.filter((table) => table !== null && table.phase !== "over") as TableView[];
}

async function look(seat: KeptSeat): Promise<TableView | null> {
  try {
    const table = await api.look(seat.table);
    if (table.phase !== seat.phase) {
      noteSeat(seat.table, { game: table.settings.game, phase: table.phase });
    }
    return table;
  } catch (problem) {
    if (problem instanceof Refused && problem.refusal.code === "NoSuchTable") {
      forgetSeat(seat.table);
    }
    return null;
  }
}
