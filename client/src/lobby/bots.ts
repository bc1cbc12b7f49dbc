/** Who fills free seats. */

import type { Live } from "../table/live.svelte";
import { keep, kept } from "../shell/device";
import { knows, say } from "../shell/words.svelte";
import type { Done } from "../table/connection";

/** The level that was chosen last, else the game's best. */
export function usualLevel(levels: string[]): string {
  const last = kept("bot-level");
  const known = levels.find((level) => level === last);
  return known ?? levels.at(-1) ?? "";
}

export function keepLevel(level: string): void {
  keep("bot-level", level);
}

export function levelName(level: string): string {
  return knows(`bot-level-${level}`) ? say(`bot-level-${level}`) : level;
}

/** An animal of the night that nobody at the table is called after. */
export function freeName(taken: string[]): string {
  const names = say("bot-names").split(/,\s*/);
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const free = names.find((name) => !used.has(name.toLowerCase()));
  return free ?? `${names[0]} ${taken.length + 1}`;
}

export function addBot(live: Live, level: string, given: string[] = []): Promise<Done> {
  const name = freeName([...live.players.map((player) => player.name), ...given]);
  given.push(name);
  return live.do({ type: "AddBot", level, name });
}

/** Bots on as many seats as the game needs at least; the first refusal, if there is one. */
export async function fillUp(live: Live, least: number, level: string): Promise<Done | null> {
  // A bot is accepted a moment before the table shows it: its name is taken already.
  const given: string[] = [];
  for (let missing = least - live.players.length; missing > 0; missing -= 1) {
    const done = await addBot(live, level, given);
    if (!done.ok) return done;
  }
  return null;
}
