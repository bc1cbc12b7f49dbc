/** What can be asked without a socket. */

import type { Seated, Settings, TableView } from "../protocol/table";

/** Why nothing has happened: the same over HTTP and over a socket. */
export interface Refusal {
  code: string;
  rule: string;
  facts: Record<string, unknown>;
}

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** The server did not answer at all. */
export class NoAnswer extends Error {}

export interface Summary {
  table: string;
  game: string;
  language: string;
  phase: string;
  players: string[];
  host: string | null;
  opened: number;
  changed: number;
  room: string | null;
  winners: string[];
}

export interface GameFacts {
  players: [number, number];
  levels: string[];
  presets: Record<string, Record<string, unknown>>;
}

export interface Daily {
  day: string;
  game: string;
  options: Record<string, unknown>;
  commitment: string;
  before: { day: string; seed: string; commitment: string } | null;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch (problem) {
    throw new NoAnswer(String(problem));
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  if (said !== null && typeof said === "object" && "code" in said) {
    throw new Refused(said as Refusal);
  }
  throw new NoAnswer(`${answer.status}`);
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => ask<Record<string, GameFacts>>("/api/games"),
  openTables: () => ask<{ tables: Summary[] }>("/api/tables"),
  openTable: (settings: Partial<Settings> & { game: string }, room: string | null = null) =>
    ask<TableView>("/api/tables", { settings, room }),
  look: (table: string) => ask<TableView>(at(table)),
  sitDown: (table: string, name: string, contribution: string, wish: string) =>
    ask<Seated>(`${at(table)}/players`, { name, contribution, wish }),
  showPassport: (table: string, passport: string) =>
    ask<Seated>(`${at(table)}/passport`, { passport }),
  changeSettings: (table: string, secret: string, settings: Settings) =>
    ask<TableView>(`${at(table)}/settings`, { secret, settings }),
  material: <T>(table: string) => ask<T>(`${at(table)}/material`),
  record: <T>(table: string) => ask<T>(`${at(table)}/record`),
  openRoom: (name: string) => ask<{ room: string }>("/api/rooms", { name }),
  room: (name: string) =>
    ask<{ room: string; tables: Summary[] }>(`/api/rooms/${encodeURIComponent(name)}`),
  daily: () => ask<Daily>("/api/daily"),
  /** A picture of a code for a phone's camera, as SVG. */
  qr: async (text: string): Promise<string> => {
    const answer = await fetch("/api/qr", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text }),
    });
    if (!answer.ok) throw new NoAnswer(`${answer.status}`);
    return await answer.text();
  },
};
