/** A game through one eye, for the parts that draw it: at the table, or a moment of a finished game. */

import type { Blank, View } from "../../../protocol/when_i_dream";
import type { Refusal } from "../../../shell/api";
import type { Done } from "../../../table/connection";
import type { Live } from "../../../table/live.svelte";
import type { Sight } from "../../../table/tell";

export type Offer = View["offers"][number];
export type Spirit = NonNullable<View["spirit"]>;

export interface Material {
  elements: Record<string, { emoji: string; words: Record<string, string> }>;
}

/** What a replay shows instead of the table as it is now. */
export interface Moment {
  readonly view: View;
  readonly told: Sight[];
}

export class Play {
  /** Why the last wish was not granted. */
  refused = $state.raw<Refusal | null>(null);

  constructor(
    readonly live: Live,
    private readonly moment: Moment | null = null,
  ) {}

  get view(): View {
    return this.moment?.view ?? (this.live.view as unknown as View);
  }

  /** A finished game stands still, and nothing can be done in it. */
  get isReplay(): boolean {
    return this.moment !== null;
  }

  /** What led to this view. */
  get told(): Sight[] {
    return this.moment?.told ?? this.live.latest.map((each) => each.sight);
  }

  get seat(): number | null {
    return typeof this.view.eye === "number" ? this.view.eye : null;
  }

  get isDreamer(): boolean {
    return this.seat === this.view.dreamer;
  }

  /** Rule 2.3 and ruling R13: this eye is shown nothing of the night. */
  get isBlind(): boolean {
    return this.view.night === null;
  }

  get isPaused(): boolean {
    return this.view.paused_at !== null;
  }

  // ── Time ──

  /** In a pause the time stands where it was. */
  now(): number {
    return this.view.paused_at ?? this.live.now();
  }

  // ── What can be done ──

  private get offers(): Offer[] {
    return this.isReplay || !this.live.mayPlay ? [] : this.view.offers;
  }

  all<T extends Offer["type"]>(type: T): Extract<Offer, { type: T }>[] {
    return this.offers.filter((offer) => offer.type === type) as Extract<Offer, { type: T }>[];
  }

  offer<T extends Offer["type"]>(type: T): Extract<Offer, { type: T }> | undefined {
    return this.all(type)[0];
  }

  /** A command with a text that is ours to fill in. */
  blank(type: Blank["command"]["type"]): Blank | undefined {
    return this.all("Blank").find((offer) => offer.command.type === type);
  }

  do(command: unknown): Promise<Done> {
    return this.live.do(command);
  }

  /** As a button does: if it is refused, the page says why. */
  async act(command: unknown): Promise<Done> {
    this.refused = null;
    const done = await this.do(command);
    if (!done.ok) this.refused = done.refusal;
    return done;
  }

  // ── Who ──

  name(seat: number): string {
    return this.live.nameAt(seat);
  }

  /** Clockwise, from the Dreamer's left: the order of turns. */
  get spirits(): number[] {
    const { players, dreamer } = this.view;
    return Array.from({ length: players - 1 }, (_, step) => (dreamer + 1 + step) % players);
  }

  isBot(seat: number): boolean {
    return this.live.atSeat(seat)?.level != null;
  }

  /** A person who is gone; a bot plays for them soon, or does already. */
  isAway(seat: number): boolean {
    const player = this.live.atSeat(seat);
    if (this.isReplay || player === undefined || player.level !== null) return false;
    return this.view.bots.includes(seat) || !this.live.isPresent(player.id);
  }

  // ── Words ──

  get language(): string {
    return this.view.options.language ?? "en";
  }

  /** An Element in the language of the table; one of a deck without words has only its name. */
  word(element: string): string {
    return this.element(element)?.words[this.language] ?? element;
  }

  picture(element: string): string {
    return this.element(element)?.emoji ?? "";
  }

  private element(name: string) {
    return (this.live.material as Material | null)?.elements[name];
  }
}
