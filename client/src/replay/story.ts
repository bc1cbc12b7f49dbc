/** A film as sentences: the canonical ones, in their chapters. */

import { say } from "../shell/words.svelte";
import { tell, type Names, type Sight } from "../table/tell";
import type { Moment } from "./film.svelte";

/** What happened at a moment, in words; empty where there is nothing to say. */
export function sentenceOf(moment: Moment, names: Names): string {
  return (moment.told as Sight[])
    .map((sight) => tell(sight, names))
    .filter(Boolean)
    .join(" ");
}

/** Games are counted in rounds or in turns; which one this moment belongs to. */
export interface Chapter {
  kind: "round" | "turn";
  number: number;
}

export function chapterOf(moment: Moment): Chapter | null {
  const view = moment.view as { round?: unknown; turn?: unknown } | null;
  if (typeof view?.round === "number") return { kind: "round", number: view.round };
  if (typeof view?.turn === "number") return { kind: "turn", number: view.turn };
  return null;
}

export function titleOf({ kind, number }: Chapter): string {
  return kind === "round" ? say("replay-round", { number }) : say("replay-turn", { number });
}

/** Where chapters begin. */
export function beginnings(moments: (Moment | undefined)[]): Map<number, Chapter> {
  const found = new Map<number, Chapter>();
  let last: number | null = null;
  moments.forEach((moment, place) => {
    const chapter = moment && chapterOf(moment);
    if (chapter && chapter.number !== last) {
      found.set(place, chapter);
      last = chapter.number;
    }
  });
  return found;
}
