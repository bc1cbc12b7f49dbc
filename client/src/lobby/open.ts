/** Opening a table and sitting down at it, before there is a page of it. */

import type { Settings } from "../protocol/table";
import { api } from "../shell/api";
import { keep, kept } from "../shell/device";
import { takeSeat } from "../table/sit";

/** A new table with a seat for this device; its code. */
export async function openTable(
  settings: Partial<Settings> & { game: string },
  name: string,
  room: string | null = null,
): Promise<string> {
  const { table } = await api.openTable(settings, room);
  await takeSeat(table, settings.game, name);
  return table;
}

/** Tables that begin as soon as their page is there: nobody else is awaited. */
const eager = new Set<string>();

export function beginAtOnce(table: string): void {
  eager.add(table);
}

/** Whether the page of a table shall begin it; asked once. */
export function shallBegin(table: string): boolean {
  return eager.delete(table);
}

/** How many seats the host of a table had in mind: the lobby draws so many. */
export function keepWanted(table: string, players: number): void {
  keep("wanted", { table, players });
}

export function wantedAt(table: string): number {
  const wanted = kept("wanted") as { table?: string; players?: number } | undefined;
  return wanted?.table === table && typeof wanted.players === "number" ? wanted.players : 0;
}
