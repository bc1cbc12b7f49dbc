/** A finished game as the server hands it out: docs/reference/record.md. */

export interface RecordedEvent {
  type: string;
  [fact: string]: unknown;
}

export interface Entry {
  seq: number;
  at: number;
  by: number | "clock";
  id: string;
  events: RecordedEvent[];
}

export interface GameRecord {
  game: string;
  format: number;
  players: number;
  bots: number[];
  options: Record<string, unknown>;
  seed: string;
  contributions: string[];
  entries: Entry[];
}

/** The one format that this page can read. */
export const FORMAT = 1;

export function* eventsOf(record: GameRecord): Generator<RecordedEvent> {
  for (const entry of record.entries) yield* entry.events;
}

/** Whether two values are stored as the same text, whatever the order of their keys. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return one === other;
  }
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        key in other &&
        same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}
