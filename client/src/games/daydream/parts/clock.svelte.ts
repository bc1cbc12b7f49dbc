/** The server's time, looked at four times a second while somebody looks. */

const EVERY = 250;

export class Clock {
  private now = $state(0);

  constructor(time: () => number) {
    this.now = time();
    $effect(() => {
      const beat = setInterval(() => (this.now = time()), EVERY);
      return () => clearInterval(beat);
    });
  }

  get time(): number {
    return this.now;
  }

  /** Milliseconds until then; none are left after it. A pause stops them. */
  until(deadline: number, pausedAt: number | null): number {
    return Math.max(0, deadline - (pausedAt ?? this.now));
  }
}

/** 72 400 ms → 1:13. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
