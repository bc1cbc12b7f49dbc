/** Was the chance fair? What can be said of a record, one check after the other. */

import type { Facts } from "../shell/words.svelte";
import { Chance } from "./chance";
import { bytes, hexadecimal, sha256 } from "./digest";
import { FORMAT, type GameRecord } from "./record";

/** `unknown`: this device did not note what it would have to compare with. */
export type Verdict = "well" | "wrong" | "unknown";

export interface Check {
  /** Its sentence is `proof-NAME`, that of a difference `differ-NAME`. */
  name: string;
  verdict: Verdict;
  facts: Facts;
  /** Where the record is not what the seed makes of it. */
  differences: Facts[];
}

/** What a game draws, drawn again. */
export type Redraw = (record: GameRecord, chance: Chance) => Promise<Check[]>;

/** What this device noted while the table was still gathering. */
export interface Noted {
  commitment: string | undefined;
  /** What it added to the chance, and for which seat it sat there. */
  contribution: string | undefined;
  seat: number | null;
}

export class RecordIsBroken extends Error {}

export async function check(
  record: GameRecord,
  noted: Noted,
  redraw: Redraw | undefined,
): Promise<Check[]> {
  if (record.format !== FORMAT) throw new RecordIsBroken(`format ${record.format}`);
  try {
    const seed = bytes(record.seed);
    const chance = await Chance.of(seed, record.contributions.map(bytes));
    const promised = hexadecimal(await sha256(seed));
    return [
      ofSeed(promised, noted.commitment),
      ...ofContribution(record, noted),
      ofOrder(record),
      ...((await redraw?.(record, chance)) ?? []),
    ];
  } catch (problem) {
    // Whatever is missing or malformed: a record from which nothing can be drawn proves nothing.
    throw new RecordIsBroken(String(problem));
  }
}

export function checked(name: string, differences: Facts[], facts: Facts = {}): Check {
  return { name, verdict: differences.length ? "wrong" : "well", facts, differences };
}

function ofSeed(promised: string, noted: string | undefined): Check {
  if (noted === undefined) {
    return { name: "seed", verdict: "unknown", facts: {}, differences: [] };
  }
  return checked("seed", noted === promised ? [] : [{ noted, promised }]);
}

/** Who only watched has added nothing, and nothing is said of it. */
function ofContribution(record: GameRecord, { contribution, seat }: Noted): Check[] {
  if (contribution === undefined || seat === null) return [];
  const stored = record.contributions[seat] ?? "";
  return [checked("contribution", stored === contribution ? [] : [{ contribution, stored }])];
}

/** Nothing was left out or put in between: entries are counted, and time never goes back. */
function ofOrder({ entries, contributions, players }: GameRecord): Check {
  const wrong = entries.flatMap((entry, place) => {
    const before = entries[place - 1]?.at ?? entry.at;
    const fits = entry.seq === place + 1 && entry.at >= before && entry.events.length > 0;
    return fits ? [] : [{ entry: place + 1 }];
  });
  if (contributions.length !== players) wrong.push({ entry: 0 });
  return checked("order", wrong, { entries: entries.length });
}
