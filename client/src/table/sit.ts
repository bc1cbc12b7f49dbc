/** A place at a table for this device. */

import { api } from "../shell/api";
import { keep, keepSeat, randomHex } from "../shell/device";

/** Who was not answered asks again with the same wish, and gets the same seat. */
const unanswered = new Map<string, { wish: string; contribution: string }>();

export async function takeSeat(table: string, game: string, name: string): Promise<void> {
  const asked = unanswered.get(table) ?? { wish: randomHex(16), contribution: randomHex(16) };
  unanswered.set(table, asked);
  const seated = await api.sitDown(table, name, asked.contribution, asked.wish);
  unanswered.delete(table);
  // The proof of the game compares with what this device has added.
  keep(`contribution-${table}`, asked.contribution);
  keepSeat({ table, game, at: Date.now(), phase: "gathering", ...seated });
}
