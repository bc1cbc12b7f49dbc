/** A table as this page knows it: what the server showed, nothing else. */

import type { ChatLine, Frame, Settings, ShownPlayer, Signed, TableView } from "../protocol/table";
import { gameNamed, type Game } from "../games";
import { NoAnswer, Refused, api, type Refusal } from "../shell/api";
import { forgetSeat, keep, keepSeat, kept, randomHex, seatAt } from "../shell/device";
import { say } from "../shell/words.svelte";
import { Connection, type Done, type Status } from "./connection";
import { takeSeat } from "./sit";
import type { Sight } from "./tell";

export type Sign = Signed["sign"];

/** Something that was told, in the order in which it happened. */
export interface Told {
  key: number;
  at: number;
  sight: Sight;
}

const MOST_TOLD = 400;
const DRAW_AGAIN = 2_000;
/** Bytes. What is larger, such as a deck of one's own, no socket takes. */
const LARGEST_MESSAGE = 12_000;

/** What can lie over the table: opened by the shell or by a game's own page. */
export type Sheet = "menu" | "invite" | "people" | "rename" | "move" | "chat" | "log";

/** What every view of a game has, as far as the shell needs it. */
export interface AnyView {
  eye: number | string;
  bots: number[];
  paused_at: number | null;
  result: { points: number[]; winners: number[] } | null;
}

export class Live {
  readonly code: string;
  status = $state<Status>("connecting");
  table = $state.raw<TableView | null>(null);
  view = $state.raw<AnyView | null>(null);
  /** What a client needs once to draw the game. */
  material = $state.raw<unknown>(null);
  you = $state<number | null>(null);
  role = $state<"plays" | "looks on" | "watches">("watches");
  present = $state.raw<number[]>([]);
  watchers = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  signs = $state.raw<{ key: number; player: number; sign: Sign }[]>([]);
  typing = $state.raw<number[]>([]);
  log = $state.raw<Told[]>([]);
  /** The newest frame's sights: what moves on the page follows them. */
  latest = $state.raw<Told[]>([]);
  /** Why the table is closed to us, if it is. */
  away = $state.raw<{ refusal: Refusal | null; code: number } | null>(null);
  stopping = $state(false);
  /** Why a line, a sign or “play here” came to nothing: these have no answer of their own. */
  refusal = $state.raw<Refusal | null>(null);
  sheet = $state<Sheet | null>(null);
  /** Lines of chat that nobody has looked at on this page. */
  unread = $state(0);
  /** How many pages show the chat and the menu in a bar of their own. */
  tools = $state(0);
  private connection: Connection | null = null;
  /** Of whoever has been here: somebody who leaves a lobby is still spoken of. */
  private readonly names = new Map<number, string>();
  private key = 0;
  private drawn = "";
  private draws = 0;
  private readonly typed = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(code: string) {
    this.code = code;
    this.open();
  }

  /** Connect with the seat of this device, or watch. */
  open(): void {
    this.connection?.close();
    this.away = null;
    this.status = "connecting";
    this.connection = new Connection(this.code, seatAt(this.code)?.secret ?? null, {
      heard: (frame) => this.hear(frame),
      changed: (status) => (this.status = status),
      turnedAway: (refusal, code) => this.turnedAway(refusal, code),
    });
  }

  close(): void {
    this.connection?.close();
  }

  now(): number {
    return this.connection?.now() ?? Date.now();
  }

  // ── Who ──

  get players(): ShownPlayer[] {
    return this.table?.players.filter((player) => !player.has_left) ?? [];
  }

  get me(): ShownPlayer | undefined {
    return this.table?.players.find((player) => player.id === this.you);
  }

  /** The seat whose eye this page has in the game. */
  get seat(): number | null {
    return this.me?.seat ?? null;
  }

  get isHost(): boolean {
    return this.you !== null && this.table?.host === this.you;
  }

  get mayPlay(): boolean {
    return this.role === "plays";
  }

  nameOf(player: number): string {
    return this.names.get(player) ?? say("a-player", { number: player + 1 });
  }

  nameAt(seat: number): string {
    return this.atSeat(seat)?.name ?? say("a-seat", { number: seat + 1 });
  }

  private get game(): Game | undefined {
    return this.table ? gameNamed(this.table.settings.game) : undefined;
  }

  /** Whether nothing of what was told may be told again: the log is silent. */
  get forgets(): boolean {
    return this.view !== null && (this.game?.forgets?.(this.view) ?? false);
  }

  spoken(sight: Sight): Sight {
    const language = this.table?.settings.language ?? "en";
    return this.game?.spoken?.(sight, this.material, language) ?? sight;
  }

  atSeat(seat: number): ShownPlayer | undefined {
    return this.table?.players.find((each) => each.seat === seat);
  }

  isPresent(player: number): boolean {
    return this.present.includes(player);
  }

  // ── What people want ──

  async do(command: unknown, id?: string): Promise<Done> {
    if (!this.connection) throw new NoAnswer();
    return await this.connection.wish(command, id);
  }

  async ask<T>(question: unknown): Promise<T> {
    if (!this.connection) throw new NoAnswer();
    try {
      return (await this.connection.ask(question)) as T;
    } catch (problem) {
      throw new Refused(problem as Refusal);
    }
  }

  say(text: string): void {
    this.refusal = null;
    this.connection?.send({ type: "Say", text });
  }

  sign(sign: Sign): void {
    this.refusal = null;
    this.connection?.send({ type: "MakeSign", sign });
  }

  type(): void {
    this.connection?.send({ type: "Type" });
  }

  playHere(): void {
    this.refusal = null;
    this.connection?.send({ type: "PlayHere" });
  }

  async change(settings: Partial<Settings>): Promise<Done> {
    const wanted = { ...this.table!.settings, ...settings };
    const secret = seatAt(this.code)?.secret;
    const bytes = new TextEncoder().encode(JSON.stringify(wanted)).length;
    if (secret === undefined || bytes < LARGEST_MESSAGE) {
      return this.do({ type: "ChangeSettings", settings: wanted });
    }
    try {
      await api.changeSettings(this.code, secret, wanted);
      return { ok: true, passport: null, table: null };
    } catch (problem) {
      if (problem instanceof Refused) return { ok: false, refusal: problem.refusal };
      throw problem;
    }
  }

  /** A piece of the finished game through an eye. */
  replay(eye: number | string, first: number, most: number): Promise<Replayed> {
    return new Promise((answer, refuse) => {
      const id = randomHex(12);
      this.films.set(id, { answer, refuse: (refusal) => refuse(new Refused(refusal)) });
      this.connection?.send({ type: "Replay", id, eye, first, most });
    });
  }

  private readonly films = new Map<
    string,
    { answer: (piece: Replayed) => void; refuse: (refusal: Refusal) => void }
  >();

  async sitDown(name: string): Promise<void> {
    await takeSeat(this.code, this.table?.settings.game ?? "", name);
    this.open();
  }

  /** The same people, once more: the secret of a seat opens the same seat there. */
  keepSeatAt(rematch: string): void {
    const seat = seatAt(this.code);
    if (!seat || seatAt(rematch)) return;
    keepSeat({ ...seat, table: rematch, at: Date.now(), phase: "gathering" });
  }

  async showPassport(passport: string): Promise<void> {
    const seated = await api.showPassport(this.code, passport);
    keepSeat({ table: this.code, game: "", at: Date.now(), ...seated });
    this.open();
  }

  // ── What the server says ──

  private hear(frame: Frame): void {
    switch (frame.type) {
      case "Welcome":
        this.you = frame.you;
        this.role = frame.role;
        this.present = frame.present;
        this.watchers = frame.watchers;
        this.chat = frame.chat;
        this.stopping = false;
        this.showTable(frame.table);
        this.view = frame.view as AnyView | null;
        for (const happening of frame.missed ?? []) this.tell(happening.at, happening.told);
        this.contribute();
        break;
      case "Shown":
        // A deck of one's own is not among the settings that are shown: it may be another one now.
        if ((frame.told as Sight[]).some(({ type }) => type === "SettingsAre")) this.drawn = "";
        if (frame.table) this.showTable(frame.table);
        if (frame.view) this.view = frame.view as AnyView;
        this.tell(frame.at, frame.told);
        break;
      case "Present":
        this.present = frame.present;
        this.watchers = frame.watchers;
        break;
      case "Said":
        this.chat = [...this.chat, frame.line].slice(-100);
        if (this.sheet !== "chat" && frame.line.player !== this.you) this.unread += 1;
        this.typing = this.typing.filter((player) => player !== frame.line.player);
        break;
      case "Signed":
        this.showSign(frame.player, frame.sign);
        break;
      case "Typing":
        this.showTyping(frame.player);
        break;
      case "RoleChanged":
        this.role = frame.role;
        break;
      case "Replayed":
        this.films.get(frame.id)?.answer(frame);
        this.films.delete(frame.id);
        break;
      case "Stopping":
        this.stopping = true;
        break;
      case "Refused":
        if (frame.id === null) this.refusal = frame;
        else this.films.get(frame.id)?.refuse(frame);
        this.films.delete(frame.id ?? "");
        break;
      default:
        break;
    }
  }

  private showTable(table: TableView): void {
    this.table = table;
    for (const { id, name } of table.players) this.names.set(id, name);
    const seat = seatAt(this.code);
    const { settings, phase } = table;
    if (seat && (seat.game !== settings.game || seat.phase !== phase)) {
      keepSeat({ ...seat, game: settings.game, phase, at: Date.now() });
    }
    // What was promised before the start; the proof of the game compares with it.
    if (seat && phase === "gathering" && kept(`commitment-${this.code}`) === undefined) {
      keep(`commitment-${this.code}`, table.commitment);
    }
    void this.draw(JSON.stringify(table.settings));
  }

  /** Who came by a rematch has not added to the chance yet. */
  private contribute(): void {
    if (this.table?.phase !== "gathering" || !this.mayPlay) return;
    // The dice of a day are the same for everybody.
    if (this.table.settings.day) return;
    if (this.me && !this.me.has_contributed) {
      const contribution = kept(`contribution-${this.code}`) ?? randomHex(16);
      keep(`contribution-${this.code}`, contribution);
      void this.do({ type: "Contribute", contribution });
    }
  }

  /** The fold, the deck: fetched anew where the settings have changed. */
  private async draw(settings: string): Promise<void> {
    if (this.drawn === settings) return;
    this.drawn = settings;
    const draw = ++this.draws;
    try {
      const material = await api.material(this.code);
      // An older answer that comes late is of settings that are gone.
      if (draw === this.draws) this.material = material;
    } catch {
      if (draw !== this.draws || this.status === "closed") return;
      // Without it there is nothing to draw: it is asked for until it is there.
      this.drawn = "";
      setTimeout(() => void this.draw(settings), DRAW_AGAIN);
    }
  }

  private tell(at: number, told: unknown[]): void {
    this.latest = (told as Sight[]).map((sight) => ({ key: ++this.key, at, sight }));
    const before = this.forgets ? [] : this.log;
    this.log = [...before, ...this.latest].slice(-MOST_TOLD);
  }

  private showSign(player: number, sign: Sign): void {
    const shown = { key: ++this.key, player, sign };
    this.signs = [...this.signs, shown];
    setTimeout(() => (this.signs = this.signs.filter((each) => each !== shown)), 3_000);
  }

  private showTyping(player: number): void {
    this.typing = [...this.typing.filter((each) => each !== player), player];
    // Counted from the last letter, not from the first.
    clearTimeout(this.typed.get(player));
    const stopped = () => (this.typing = this.typing.filter((each) => each !== player));
    this.typed.set(player, setTimeout(stopped, 3_000));
  }

  private turnedAway(refusal: Refusal | null, code: number): void {
    if (refusal?.code === "SecretIsUnknown") {
      // A seat that is nobody's any more: look at the table without it.
      forgetSeat(this.code);
      this.open();
      return;
    }
    this.away = { refusal, code };
    this.sheet = null;
  }
}

export interface Replayed {
  total: number;
  happenings: { shown: number; at: number; told: unknown[]; view: unknown }[];
}
