/** The one canonical sentence of everything that happens: for the log, the live region and speech. */

import type { Refusal } from "../shell/api";
import { knows, messageId, say, type Facts } from "../shell/words.svelte";

export interface Sight {
  type: string;
  [fact: string]: unknown;
}

/** How numbers become names. */
export interface Names {
  nameOf(player: number): string;
  nameAt(seat: number): string;
  /** What was seen, in the words of the game. */
  spoken?(sight: Sight): Sight;
}

// The same lists are in reverie/locales/__init__.py; tests/test_catalogues.py compares them.

/** Facts that hold a seat, or several. Beside a `player`, `by` holds a player. */
const SEATS = new Set([
  "bots",
  "by",
  "dreamer",
  "first_dreamer",
  "seat",
  "seats",
  "turn_of",
  "winners",
]);
/** Facts that hold a player, or several; `players` can also be how many they are. */
const PLAYERS = new Set(["host", "player", "players"]);
/** Facts that hold something for each seat: as a list of all seats, or under the seat's number. */
const BY_SEATS = new Set(["penalties", "points", "spirits", "won"]);

/** Where nobody's name is known. People count from 1. */
const NUMBERED: Names = {
  nameOf: (player) => say("a-player", { number: player + 1 }),
  nameAt: (seat) => say("a-seat", { number: seat + 1 }),
};

/** Facts that name somebody, by their names. */
export function named(facts: Facts, names: Names): Facts {
  const ofPlayer = "player" in facts;
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => {
      const isCount = key === "players" && typeof fact === "number";
      if ((PLAYERS.has(key) && !isCount) || (key === "by" && ofPlayer)) {
        return [key, each(fact, (player) => names.nameOf(player))];
      }
      if (SEATS.has(key)) return [key, each(fact, (seat) => names.nameAt(seat))];
      if (BY_SEATS.has(key) && typeof fact === "object" && fact !== null) {
        return [key, bySeats(key, fact, names)];
      }
      return [key, fact];
    }),
  );
}

function each(fact: unknown, name: (number: number) => string): unknown {
  if (Array.isArray(fact)) return fact.map((one) => each(one, name));
  return typeof fact === "number" ? name(fact) : fact;
}

/** Everybody with what they have. The numbers of seats are in order, as indices or as keys. */
function bySeats(key: string, fact: object, names: Names): string[] {
  return Object.entries(fact).map(([seat, what]) => {
    const word = `${key}-${what}`;
    return say("with-seat", {
      seat: names.nameAt(Number(seat)),
      what: knows(word) ? say(word) : what,
    });
  });
}

/** What happened, in one sentence; nothing where there is nothing to say. */
export function tell(sight: Sight, names: Names): string {
  const id = messageId("sight", sight.type);
  if (!knows(id)) return "";
  const { type: _, ...facts } = names.spoken?.(sight) ?? sight;
  return say(id, named(facts, names));
}

/** Why nothing has happened, and what to do. */
export function refusalOf(refusal: Refusal, names: Names = NUMBERED): string {
  const id = messageId("violation", refusal.code);
  if (!knows(id)) return say("refused-unknown", { code: refusal.code });
  return say(id, named(refusal.facts, names));
}
