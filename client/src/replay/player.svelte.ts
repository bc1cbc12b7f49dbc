/** Goes through a film by itself, in the rhythm of the game, never too slowly. */

import type { Film } from "./film.svelte";

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds between two moments, whatever the game took. */
const SHORTEST = 700;
const LONGEST = 2_600;

export class Player {
  /** Which moment is shown, counted from 0. */
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly film: () => Film | null) {}

  get last(): number {
    return Math.max(0, (this.film()?.total ?? 0) - 1);
  }

  go(to: number): void {
    this.at = Math.min(Math.max(to, 0), this.last);
    if (this.isPlaying) this.wait();
  }

  /** From the end it begins anew. */
  play(): void {
    if (this.at >= this.last) this.at = 0;
    this.isPlaying = true;
    this.wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.next);
  }

  private wait(): void {
    clearTimeout(this.next);
    const moments = this.film()?.moments ?? [];
    const [now, then] = [moments[this.at]?.at ?? 0, moments[this.at + 1]?.at ?? 0];
    const pause = Math.min(Math.max(then - now, SHORTEST), LONGEST);
    this.next = setTimeout(() => this.step(), pause / this.speed);
  }

  private step(): void {
    // A moment that is not here yet is waited for.
    if (this.film()?.moments[this.at + 1]) this.at += 1;
    if (this.at >= this.last) this.pause();
    else this.wait();
  }
}
