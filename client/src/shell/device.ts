/** What this device remembers: seats, names, wishes. Nothing here is sent but a seat's secret. */

const PREFIX = "reverie:";

/** Without storage (private windows, full disks) the page plays on and forgets. */
const memory = new Map<string, string>();

export function kept(key: string): unknown {
  const text = read(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // It stays in memory.
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // It was in memory only.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** A place at a table, as this device knows it. */
export interface KeptSeat {
  table: string;
  game: string;
  player: number;
  secret: string;
  /** When it was taken or last used, in milliseconds. */
  at: number;
  /** How far the table was when this device last saw it. */
  phase?: "gathering" | "playing" | "over";
}

const MOST_SEATS = 100;

export function seats(): KeptSeat[] {
  const found = kept("seats");
  return Array.isArray(found) ? (found as KeptSeat[]).filter((seat) => seat?.secret) : [];
}

export function seatAt(table: string): KeptSeat | undefined {
  return seats().find((seat) => seat.table === table);
}

/** The newest come first; the oldest are forgotten. */
export function keepSeat(seat: KeptSeat): void {
  const all = [seat, ...seats().filter((each) => each.table !== seat.table)];
  all.sort((one, other) => other.at - one.at);
  keep("seats", all.slice(0, MOST_SEATS));
  for (const { table } of all.slice(MOST_SEATS)) forgetNotes(table);
}

/** What else is kept of a table: it goes with the seat. */
const NOTES = ["commitment", "contribution", "draft", "typed", "deck"];

function forgetNotes(table: string): void {
  for (const note of NOTES) forget(`${note}-${table}`);
}

/** What was found out about a table; a seat that was forgotten meanwhile stays forgotten. */
export function noteSeat(table: string, known: Pick<KeptSeat, "game" | "phase">): void {
  const seat = seatAt(table);
  if (seat) keepSeat({ ...seat, ...known });
}

export function forgetSeat(table: string): void {
  keep(
    "seats",
    seats().filter((seat) => seat.table !== table),
  );
  forgetNotes(table);
}

export function ownName(): string {
  const name = kept("name");
  return typeof name === "string" ? name : "";
}

export function keepName(name: string): void {
  keep("name", name);
}

/** Random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
