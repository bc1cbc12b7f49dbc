/** The words of a turn, and the small sums the pages share. */

import type {
  NextSteps,
  NumberWritten,
  PlayTurn,
  Score,
  SettleRow,
  Sheet,
  TakeBonus,
  Tried,
  View,
} from "../../../protocol/daydream";

export type Step = PlayTurn["steps"][number];
export type Fact = Tried["facts"][number];
export type Die = NumberWritten["die"];
export type Bonus = TakeBonus["bonus"];
export type { NextSteps, Score, Sheet, Tried, View };

/** What a player did, with the rows that the page settled because of it. */
export interface Move {
  step: Step;
  settled: SettleRow[];
}

export function stepsOf(moves: Move[]): Step[] {
  return moves.flatMap((move) => [move.step, ...move.settled]);
}

/** The only full row, if there is just one: then nothing is to be chosen. */
export function onlyRow(next: NextSteps): string | null {
  return next.settle.length === 1 ? next.settle[0]! : null;
}

/** The same moves, with a row settled by the last of them. */
export function settling(moves: Move[], row: string): Move[] {
  const last = moves.at(-1)!;
  const settle: SettleRow = { type: "SettleRow", row };
  return [...moves.slice(0, -1), { ...last, settled: [...last.settled, settle] }];
}

/** What a player chooses from: a bonus, or which row comes first. */
export function waysOn(next: NextSteps): Step[] {
  if (next.bonuses.length) return next.bonuses.map((bonus) => ({ type: "TakeBonus", bonus }));
  return next.settle.map((row) => ({ type: "SettleRow", row }));
}

/** Short and for each sheet and roll another: enough to see whether a draft still fits. */
export function digest(dice: View["dice"], sheet: Sheet | null): string {
  const { numbers = {}, finished, point, circled, filled } = sheet ?? ({} as Partial<Sheet>);
  const written = Object.entries(numbers).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify([dice, written, finished, point, circled, filled]);
  let sum = 5381;
  for (let at = 0; at < text.length; at++) sum = (sum * 33 + text.charCodeAt(at)) >>> 0;
  return sum.toString(36);
}

export function isFact<T extends Fact["type"]>(type: T) {
  return (fact: Fact): fact is Extract<Fact, { type: T }> => fact.type === type;
}
