/** Time that moves while somebody looks. Call it where a component is made. */

const BEAT = 200;

export function ticking(now: () => number): { readonly now: number } {
  let at = $state(now());
  $effect(() => {
    at = now();
    const beat = setInterval(() => (at = now()), BEAT);
    return () => clearInterval(beat);
  });
  return {
    get now() {
      return at;
    },
  };
}

/** Whole seconds that are left: the last one is shown until it is over. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Minutes and seconds: 1:05. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
