/** A server for tests: three clouds across (a1 b1 c1), three down (a1 a2 a3), a bonus for both rows. */

import { Refused } from "../../../shell/api";
import type { Done } from "../../../table/connection";
import type { Memory, Server } from "./turn.svelte";
import type { Die, Fact, NextSteps, Sheet, Step, Tried, View } from "./steps";

const CLOUDS = ["a1", "b1", "c1", "a2", "a3"];
const ROWS: Record<string, string[]> = {
  "a1-c1": ["a1", "b1", "c1"],
  "a1-a3": ["a1", "a2", "a3"],
};

const EMPTY: Sheet = {
  numbers: {},
  marks: {},
  finished: 0,
  point: 0,
  circled: 2,
  filled: 0,
  bonuses: { line: 1, leaf: 1 },
};

export function sheetWith(numbers: Record<string, number>): Sheet {
  return { ...EMPTY, numbers };
}

export function viewOf(sheet: Sheet, turn = 1, dice: [number, number] = [3, 8]): View {
  return {
    eye: 0,
    options: { fold: "A" },
    players: 1,
    bots: [],
    paused_at: null,
    turn,
    dice,
    deadline: null,
    sheets: [sheet],
    scores: [{}],
    points: [0],
    places: [1],
    thinking: [0],
    overdue: [],
    rewards: {},
    last_turn: [],
    next: nextOf({ sheet, left: [0, 1], skipped: false, due: false }, dice),
    result: null,
  };
}

interface State {
  sheet: Sheet;
  left: Die[];
  skipped: boolean;
  due: boolean;
}

export function refused(code: string, rule: string): Refused {
  return new Refused({ code, rule, facts: {} });
}

/** Just enough of the rules to make every kind of answer. */
export class FakeServer implements Server {
  view: View;
  asked: Step[][] = [];
  played: { turn: number; steps: Step[] }[] = [];
  /** While it is set no question is answered. */
  away = false;
  refuses: Refused | null = null;
  private held: (() => void)[] = [];

  constructor(view: View) {
    this.view = view;
  }

  async ask({ turn, steps }: { turn: number; steps: Step[] }): Promise<Tried> {
    this.asked.push(steps);
    while (this.away) await new Promise<void>((resume) => this.held.push(resume));
    if (this.refuses) throw this.refuses;
    if (turn !== this.view.turn) throw refused("TurnIsNotOn", "3.1");
    return this.tried(steps);
  }

  back(): void {
    this.away = false;
    for (const resume of this.held.splice(0)) resume();
  }

  async do(command: { turn: number; steps: Step[] }): Promise<Done> {
    this.played.push(command);
    return { ok: true, passport: null, table: null };
  }

  private tried(steps: Step[]): Tried {
    const facts: Fact[] = [];
    let state: State = { sheet: this.view.sheets[0]!, left: [0, 1], skipped: false, due: false };
    for (const step of steps) state = this.after(state, step, facts);
    return { sheet: state.sheet, facts, score: {}, points: 0, next: nextOf(state, this.view.dice) };
  }

  private after(state: State, step: Step, facts: Fact[]): State {
    const { sheet } = state;
    switch (step.type) {
      case "WriteNumber": {
        if (sheet.numbers[step.cloud] !== undefined) throw refused("CloudIsFilled", "3.2");
        const number = this.view.dice[step.die] + (step.change ?? 0);
        const leaves = Math.abs(step.change ?? 0);
        facts.push({ type: "NumberWritten", die: step.die, cloud: step.cloud, number, leaves });
        const numbers = { ...sheet.numbers, [step.cloud]: number };
        const left = state.left.filter((die) => die !== step.die);
        return { ...state, sheet: { ...sheet, numbers, circled: sheet.circled - leaves }, left };
      }
      case "SkipDie":
        facts.push({ type: "DieSkipped", die: step.die, leaf: true, thorn: true });
        return { ...state, left: state.left.filter((die) => die !== step.die), skipped: true };
      case "SettleRow": {
        facts.push({ type: "RowSettled", row: step.row, mark: "super" });
        const marks: Sheet["marks"] = { ...sheet.marks, [step.row]: "super" };
        return { ...state, sheet: { ...sheet, marks }, due: Object.keys(marks).length === 2 };
      }
      case "TakeBonus":
        facts.push({ type: "BonusCircled", bonus: step.bonus, leaf: step.bonus === "leaf" });
        return { ...state, due: false };
    }
  }
}

function nextOf({ sheet, left, skipped, due }: State, dice: [number, number]): NextSteps {
  if (due)
    return { write: [], clouds: [], skip: [], settle: [], bonuses: ["line", "leaf"], seal: false };
  const settle = Object.keys(ROWS).filter(
    (row) => !(row in sheet.marks) && ROWS[row]!.every((cloud) => cloud in sheet.numbers),
  );
  return {
    write: left.map((die) => ({
      die,
      least: Math.max(-sheet.circled, -dice[die]),
      most: Math.min(sheet.circled, 9 - dice[die]),
    })),
    clouds: left.length ? CLOUDS.filter((cloud) => !(cloud in sheet.numbers)) : [],
    skip: skipped ? [] : left,
    settle,
    bonuses: [],
    seal: left.length === 0 && settle.length === 0,
  };
}

export class FakeMemory implements Memory {
  readonly all = new Map<string, string>();

  kept(key: string): unknown {
    const text = this.all.get(key);
    return text === undefined ? undefined : JSON.parse(text);
  }

  keep(key: string, value: unknown): void {
    this.all.set(key, JSON.stringify(value));
  }

  forget(key: string): void {
    this.all.delete(key);
  }
}
