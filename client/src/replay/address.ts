/** A moment in the address: `#at=37&eye=1` leads others to the same one. */

import type { Eye } from "./film.svelte";

export interface Place {
  /** Moments are counted from 1, as people do. */
  at: number | null;
  eye: Eye | null;
}

export function placeOf(hash: string): Place {
  const wanted = new URLSearchParams(hash.replace(/^#/, ""));
  const at = Number(wanted.get("at") ?? NaN);
  return { at: Number.isInteger(at) && at > 0 ? at : null, eye: eyeOf(wanted.get("eye")) };
}

export function eyeOf(name: string | null): Eye | null {
  if (name === "spectator" || name === "everything") return name;
  return name !== null && /^\d{1,2}$/.test(name) ? Number(name) : null;
}

export function hashOf(at: number, eye: Eye): string {
  return `#at=${at}&eye=${eye}`;
}
