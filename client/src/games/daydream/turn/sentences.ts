/** The news of a turn in words. */

import { say } from "../../../shell/words.svelte";
import { placeOf } from "../fold";
import type { News, SettledRow, WaitingRow } from "./news";
import type { Fact } from "./steps";

/** +3, −2, 0: with a real minus. */
export function signed(number: number): string {
  if (number === 0) return "0";
  return number > 0 ? `+${number}` : `−${-number}`;
}

export function waitingRow({ way, left, allDifferent }: WaitingRow): string {
  return say("turn-row-waits", { way, left, different: allDifferent });
}

export function settledRow({ way, mark, lines }: SettledRow): string {
  return say("turn-row-settled", { way, mark, lines });
}

/** What some steps bring, one sentence for each thing. */
export function sentencesOf(news: News, choice: { rows: number; bonus: boolean }): string[] {
  const said = [
    ...news.settled.map(settledRow),
    ...news.facts.flatMap(ofExtra),
    ...news.gains.flatMap(({ part, points }) => ofGain(part, points)),
    ...news.waiting.map(waitingRow),
  ];
  if (news.items.length) said.splice(news.settled.length, 0, finished(news.items));
  if (choice.rows > 1) said.unshift(say("turn-rows-full"));
  if (choice.bonus) said.push(say("turn-wins-bonus"));
  return said;
}

export function finished(items: string[]): string {
  return say("turn-items-finished", { item: items });
}

function ofExtra(fact: Fact): string[] {
  switch (fact.type) {
    case "StarLinesDrawn":
      return [say("fact-star-lines-drawn", { lines: fact.lines })];
    case "MoonFilled":
      return [say("fact-moon-filled", { number: fact.number, points: fact.points })];
    case "FrameFilled":
      return [say("fact-frame-filled", { frame: fact.frame, points: fact.points })];
    case "RewardsCrossedOut":
      return [say("fact-rewards-crossed-out", { points: fact.points })];
    default:
      return [];
  }
}

/** Moons and frames are told as facts; the others only show in the points. */
function ofGain(part: News["gains"][number]["part"], points: number): string[] {
  switch (part) {
    case "stars":
      return [say("turn-gain-stars", { points })];
    case "polaroids":
      return [say("turn-gain-polaroids", { change: signed(points) })];
    case "notes":
      return [say("turn-gain-notes", { points })];
    default:
      return [];
  }
}

/** Each mark of the pen, as the log tells it; lines are told with their row. */
export function toldFacts(facts: Fact[], news: News): string[] {
  let row = 0;
  return facts.flatMap((fact) => {
    switch (fact.type) {
      case "NumberWritten": {
        const { line, column } = placeOf(fact.cloud);
        const { number, leaves } = fact;
        return say("turn-wrote", { number, leaves, row: line + 1, column: column + 1 });
      }
      case "DieSkipped":
        return say("fact-die-skipped", { die: fact.die, leaf: fact.leaf, thorn: fact.thorn });
      case "RowSettled":
        return settledRow(news.settled[row++]!);
      case "LineDrawn":
        return fact.finished ? finished([fact.item]) : [];
      case "BonusCircled":
        return say("fact-bonus-circled", { bonus: fact.bonus, leaf: fact.leaf });
      default:
        return ofExtra(fact);
    }
  });
}
