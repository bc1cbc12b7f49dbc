/** From a chosen fold to a table: alone, with bots, or with friends in the lobby. */

import { freeName, keepLevel } from "../../../../lobby/bots";
import { beginAtOnce, keepWanted, openTable } from "../../../../lobby/open";
import { Refused } from "../../../../shell/api";
import { currentLanguage } from "../../../../shell/words.svelte";
import { Live } from "../../../../table/live.svelte";
import type { FoldName } from "../../fold";
import type { Dice } from "../leaflets";

const GAME = "daydream";
const LONGEST_WAIT = 10_000;
const PAUSE = 30;

export interface Wish {
  fold: FoldName;
  dice: Dice;
  name: string;
}

function open({ fold, dice, name }: Wish): Promise<string> {
  return openTable({ game: GAME, language: currentLanguage(), options: { fold, dice } }, name);
}

/** Nobody else is awaited: the table begins as soon as its page is there. */
export async function playAlone(wish: Wish): Promise<string> {
  const table = await open(wish);
  beginAtOnce(table);
  return table;
}

export async function playWithBots(wish: Wish, bots: number, level: string): Promise<string> {
  const table = await open(wish);
  const live = new Live(table);
  try {
    await seated(live);
    const taken = [wish.name];
    for (let more = 0; more < bots; more += 1) {
      const name = freeName(taken);
      const done = await live.do({ type: "AddBot", level, name });
      if (!done.ok) throw new Refused(done.refusal);
      taken.push(name);
    }
  } finally {
    live.close();
  }
  keepLevel(level);
  beginAtOnce(table);
  return table;
}

/** The others come by a link: the lobby waits for them. */
export async function playWithFriends(wish: Wish): Promise<string> {
  const table = await open(wish);
  keepWanted(table, 2);
  return table;
}

/** Commands go over the socket, which takes a moment; who never gets there is told by the table. */
async function seated(live: Live): Promise<void> {
  const until = Date.now() + LONGEST_WAIT;
  while (!(live.isHost && live.mayPlay) && !live.away && Date.now() < until) {
    await new Promise((go) => setTimeout(go, PAUSE));
  }
}
