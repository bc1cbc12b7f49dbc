/** Why somebody won what they won: told from the points, not reckoned anew. */

import type { ShownRound } from "../../../protocol/when_i_dream";

export type Reason =
  "Dreamer" | "memory" | "Fairy" | "Boogeyman" | "balance" | "larger" | "smaller";

export function reason(round: ShownRound, seat: number): Reason {
  const spirit = round.spirits[seat];
  if (spirit === undefined) return round.remembered ? "memory" : "Dreamer";
  if (spirit !== "Sandman") return spirit;
  const won = round.points[seat] ?? 0;
  const larger = Math.max(round.yellow, round.blue);
  if (won > larger) return "balance";
  return won === larger ? "larger" : "smaller";
}
