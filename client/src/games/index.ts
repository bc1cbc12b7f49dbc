/** The games, found by being there: a folder each. The shell names none of them. */

import type { Component } from "svelte";
import type { Settings } from "../protocol/table";
import type { Live } from "../table/live.svelte";
import type { Sight } from "../table/tell";

/** What a game's pages are given. */
export interface AtTable {
  live: Live;
}

/** A finished game, looked at again: what one eye saw after one happening. */
export interface AtReplay {
  live: Live;
  view: unknown;
  /** What led there. */
  told: unknown[];
}

export interface AtLobby {
  live: Live;
  settings: Settings;
  /** Whether this page may change them. */
  mayChange: boolean;
  change(settings: Partial<Settings>): void;
}

/** The heavy part, loaded when somebody sits at a table. */
export interface GamePages {
  /** From the start to the result; also for who watches. */
  Table: Component<AtTable>;
  /** How the table plays: shown in the lobby. */
  Options: Component<AtLobby>;
  /** One moment of a finished game. */
  Scene: Component<AtReplay>;
}

export interface Game {
  name: string;
  /** Where it stands on the first page. */
  order: number;
  look: "night" | "morning";
  /** Alone and at once, with these options: one touch on the first page. */
  atOnce?: Record<string, unknown>;
  /** Whether there is one for all people today: /daily. */
  hasDaily?: boolean;
  /** Whether nobody may talk now: then the chat says why it is silent. */
  isHushed?: (view: unknown) => boolean;
  /** Whether this eye may not be reminded of anything: then the page keeps nothing of it. */
  forgets?: (view: unknown) => boolean;
  /** A sight as it is said to people: words for names, and nothing that must stay covered. */
  spoken?: (sight: Sight, material: unknown, language: string) => Sight;
  /** The picture in the window of the first page. */
  Window: Component;
  /** Setting a game up: /play/NAME. */
  start(): Promise<{ default: Component }>;
  /** Learning by doing: /learn/NAME, if there is such a page. */
  learn?: () => Promise<{ default: Component }>;
  pages(): Promise<GamePages>;
}

const found = import.meta.glob<Game>("./*/game.ts", { eager: true, import: "game" });

export const games: Game[] = Object.values(found).sort((one, other) => one.order - other.order);

export function gameNamed(name: string): Game | undefined {
  return games.find((game) => game.name === name);
}
