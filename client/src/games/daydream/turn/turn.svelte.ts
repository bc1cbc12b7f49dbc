/** A turn in pencil: the player's own until it is sealed. Which steps are legal the server says. */

import type { PlayTurn, Sheet } from "../../../protocol/daydream";
import { Refused, type Refusal } from "../../../shell/api";
import { randomHex } from "../../../shell/device";
import type { Done } from "../../../table/connection";
import { Questions } from "./questions";
import {
  digest,
  onlyRow,
  settling,
  stepsOf,
  waysOn,
  type Bonus,
  type Die,
  type Fact,
  type Move,
  type NextSteps,
  type Score,
  type Step,
  type Tried,
  type View,
} from "./steps";

export interface Server {
  ask(question: { type: "Try"; turn: number; steps: Step[] }): Promise<Tried>;
  do(command: PlayTurn, id: string): Promise<Done>;
}

/** Where the draft outlives the page. */
export interface Memory {
  kept(key: string): unknown;
  keep(key: string, value: unknown): void;
  forget(key: string): void;
}

interface Kept {
  about: string;
  moves: Move[];
}

/** One of several ways to go on, with what it would bring once that is known. */
export interface Choice {
  step: Step;
  tried: Tried | null;
}

/** A pointer that only passes over a cloud asks nothing. */
export const GLANCE = 70;

export class Turn {
  view = $state.raw<View | null>(null);
  moves = $state.raw<Move[]>([]);
  /** What all moves bring together; nothing before the first. */
  answer = $state.raw<Tried | null>(null);
  /** What the last move brought: the page moves by it. */
  latest = $state.raw<Fact[]>([]);
  hand = $state<Die | null>(null);
  change = $state(0);
  aim = $state<string | null>(null);
  preview = $state.raw<Tried | null>(null);
  choices = $state.raw<Choice[]>([]);
  /** A step has been made and the server has not said yes. */
  waiting = $state(false);
  sealing = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  private seat = 0;
  /** Which turn of which sheet the draft belongs to. */
  private about = "";
  private ticket = 0;
  private glance: ReturnType<typeof setTimeout> | undefined;
  private glimpse = 0;
  private readonly questions: Questions;

  constructor(
    private readonly table: string,
    private readonly server: Server,
    private readonly memory: Memory,
  ) {
    this.questions = new Questions((steps) =>
      this.server.ask({ type: "Try", turn: this.view?.turn ?? 0, steps }),
    );
  }

  // ── What is there ──

  get isOn(): boolean {
    return this.view?.next != null;
  }

  get before(): Sheet | null {
    return this.view?.sheets[this.seat] ?? null;
  }

  get sheet(): Sheet | null {
    return this.answer?.sheet ?? this.before;
  }

  get facts(): Fact[] {
    return this.answer?.facts ?? [];
  }

  get score(): Score | null {
    return this.answer?.score ?? this.view?.scores[this.seat] ?? null;
  }

  get points(): number {
    return this.answer?.points ?? this.view?.points[this.seat] ?? 0;
  }

  get next(): NextSteps | null {
    return this.isOn ? (this.answer?.next ?? this.view?.next ?? null) : null;
  }

  /** Rows to choose from or a bonus to take: everything else waits for it. */
  get mustChoose(): boolean {
    return (this.next?.settle.length ?? 0) > 1 || (this.next?.bonuses.length ?? 0) > 0;
  }

  get writable() {
    return this.next?.write.find((each) => each.die === this.hand) ?? null;
  }

  /** The number in hand, as leaves have changed it. */
  get number(): number | null {
    return this.writable && this.view ? this.view.dice[this.writable.die] + this.change : null;
  }

  /** Where the number in hand may be written. */
  get open(): string[] {
    return this.writable && !this.mustChoose ? (this.next?.clouds ?? []) : [];
  }

  get maySkip(): boolean {
    return this.hand !== null && !this.mustChoose && (this.next?.skip.includes(this.hand) ?? false);
  }

  get mayTakeBack(): boolean {
    return (this.moves.length > 0 || this.waiting) && !this.sealing;
  }

  get maySeal(): boolean {
    return (this.next?.seal ?? false) && !this.waiting && !this.sealing;
  }

  /** What became of a die in this draft. */
  stateOf(die: Die): "free" | "hand" | "written" | "skipped" | "void" {
    for (const fact of this.facts) {
      if (fact.type === "NumberWritten" && fact.die === die) return "written";
      if (fact.type === "DieSkipped" && fact.die === die) return "skipped";
    }
    if (this.next?.seal) return "void";
    return this.hand === die ? "hand" : "free";
  }

  // ── The table shows something ──

  show(view: View, seat: number): void {
    this.view = view;
    this.seat = seat;
    if (view.next === null) {
      // While the table is paused the draft rests; sealed or over, it is of no use any more.
      if (view.paused_at === null) this.drop();
      return;
    }
    const about = `${view.turn} ${digest(view.dice, this.before)}`;
    if (about === this.about) return;
    this.about = about;
    this.clear();
    const kept = this.memory.kept(this.key) as Kept | undefined;
    if (kept?.about === about) void this.restore(kept.moves);
    else this.memory.forget(this.key);
  }

  private drop(): void {
    this.about = "";
    this.clear();
    this.memory.forget(this.key);
  }

  private clear(): void {
    this.sealing = false;
    this.ticket++;
    this.questions.forget();
    this.moves = [];
    this.answer = null;
    this.latest = [];
    this.choices = [];
    this.waiting = false;
    this.refusal = null;
    this.pick(null);
    this.aimAt(null);
  }

  /** What was drafted before the page was reloaded, as far as it still holds. */
  private async restore(moves: Move[]): Promise<void> {
    for (let most = moves.length; most > 0; most--) {
      if ((await this.go(moves.slice(0, most), false)) !== "forbidden") return;
    }
    this.memory.forget(this.key);
  }

  // ── What the player does ──

  pick(die: Die | null): void {
    const writable = this.next?.write.some((each) => each.die === die) ?? false;
    this.hand = writable ? die : null;
    this.change = 0;
    this.look();
  }

  /** One leaf more or less; beyond the ends nothing changes. */
  changeBy(leaves: number): void {
    if (!this.writable) return;
    const { least, most } = this.writable;
    this.change = Math.min(most, Math.max(least, this.change + leaves));
    this.look();
  }

  aimAt(cloud: string | null): void {
    this.aim = cloud;
    this.look();
  }

  async write(cloud: string): Promise<void> {
    if (this.hand === null || !this.open.includes(cloud)) return;
    await this.make({ type: "WriteNumber", die: this.hand, cloud, change: this.change });
  }

  async skip(): Promise<void> {
    if (this.hand === null || !this.maySkip) return;
    await this.make({ type: "SkipDie", die: this.hand });
  }

  async settle(row: string): Promise<void> {
    if (this.next?.settle.includes(row)) await this.make({ type: "SettleRow", row });
  }

  async take(bonus: Bonus): Promise<void> {
    if (this.next?.bonuses.includes(bonus)) await this.make({ type: "TakeBonus", bonus });
  }

  /** The last thing the player did, with the rows it settled; what is not answered yet comes first. */
  async takeBack(): Promise<void> {
    if (!this.mayTakeBack) return;
    if (this.waiting) {
      this.ticket++;
      this.waiting = false;
      return;
    }
    const last = this.moves.at(-1)!.step;
    if ((await this.go(this.moves.slice(0, -1), false)) !== "done") return;
    // It lies in the hand as it did before.
    if ("die" in last) this.pick(last.die);
    if (last.type === "WriteNumber") this.changeBy(last.change ?? 0);
  }

  async takeAllBack(): Promise<void> {
    if (!this.mayTakeBack) return;
    await this.go([], false);
    this.pick(null);
  }

  async seal(): Promise<void> {
    if (!this.maySeal || !this.view) return;
    this.sealing = true;
    this.refusal = null;
    const turn: PlayTurn = { type: "PlayTurn", turn: this.view.turn, steps: stepsOf(this.moves) };
    const done = await this.server.do(turn, randomHex(12));
    // Sealed it stays until the table shows what came of it: a second press seals nothing.
    if (done.ok || this.view.turn !== turn.turn) return;
    this.sealing = false;
    this.refusal = done.refusal;
  }

  // ── How it goes on ──

  private async make(step: Step): Promise<void> {
    if (this.waiting || this.sealing) return;
    await this.go([...this.moves, { step, settled: [] }], true);
  }

  /** Ask for these moves, and make them the draft if the rules allow it. */
  private async go(wanted: Move[], isNew: boolean): Promise<"done" | "forbidden" | "left"> {
    const ticket = ++this.ticket;
    const current = () => ticket === this.ticket;
    this.refusal = null;
    this.waiting = true;
    try {
      const found = wanted.length ? await this.walk(wanted, current) : null;
      if (!current() || (wanted.length && !found)) return "left";
      const known = this.facts.length;
      this.moves = found?.moves ?? [];
      this.answer = found?.tried ?? null;
      this.latest = isNew ? this.facts.slice(known) : [];
      this.keep();
      this.comeToHand();
      void this.weigh();
      return "done";
    } catch (problem) {
      if (!current() || !(problem instanceof Refused)) return "left";
      this.refusal = problem.refusal;
      return problem.refusal.rule === "" ? "left" : "forbidden";
    } finally {
      if (current()) this.waiting = false;
    }
  }

  /** With a single full row there is nothing to choose: the page settles it with what filled it. */
  private async walk(
    moves: Move[],
    wanted: () => boolean,
  ): Promise<{ moves: Move[]; tried: Tried } | null> {
    for (;;) {
      const tried = await this.questions.answer(stepsOf(moves), wanted);
      if (!tried) return null;
      const only = onlyRow(tried.next);
      if (!only) return { moves, tried };
      moves = settling(moves, only);
    }
  }

  /** The same from memory: at once, or not at all. */
  private remembered(moves: Move[]): Tried | null {
    for (;;) {
      const tried = this.questions.remembered(stepsOf(moves));
      if (!tried) return null;
      const only = onlyRow(tried.next);
      if (!only) return tried;
      moves = settling(moves, only);
    }
  }

  /** After writing or skipping the other die comes to hand. */
  private comeToHand(): void {
    const left = this.next?.write ?? [];
    this.aim = null;
    this.pick(this.moves.length && left.length === 1 ? left[0]!.die : null);
  }

  /** What the aimed cloud would bring, as soon as it is known. */
  private look(): void {
    clearTimeout(this.glance);
    const glimpse = ++this.glimpse;
    this.preview = null;
    if (this.aim === null || this.hand === null || !this.open.includes(this.aim)) return;
    const step: Step = {
      type: "WriteNumber",
      die: this.hand,
      cloud: this.aim,
      change: this.change,
    };
    const moves = [...this.moves, { step, settled: [] }];
    this.preview = this.remembered(moves);
    if (this.preview) return;
    this.glance = setTimeout(async () => {
      const tried = await this.glimpsed(moves, () => glimpse === this.glimpse);
      if (tried && glimpse === this.glimpse) this.preview = tried;
    }, GLANCE);
  }

  /** Several full rows, or a bonus: each way with what it would bring. */
  private async weigh(): Promise<void> {
    const next = this.next;
    const ticket = this.ticket;
    this.choices =
      this.mustChoose && next ? waysOn(next).map((step) => ({ step, tried: null })) : [];
    for (const { step } of this.choices) {
      const moves = [...this.moves, { step, settled: [] }];
      const tried = await this.glimpsed(moves, () => ticket === this.ticket);
      if (ticket !== this.ticket) return;
      this.choices = this.choices.map((each) => (each.step === step ? { step, tried } : each));
    }
  }

  /** A look ahead that may fail: then there is nothing to tell. */
  private async glimpsed(moves: Move[], wanted: () => boolean): Promise<Tried | null> {
    try {
      return (await this.walk(moves, wanted))?.tried ?? null;
    } catch {
      return null;
    }
  }

  // ── The device ──

  private get key(): string {
    return `draft-${this.table}`;
  }

  private keep(): void {
    if (this.moves.length === 0) this.memory.forget(this.key);
    else this.memory.keep(this.key, { about: this.about, moves: this.moves } satisfies Kept);
  }
}
