/** A turn by keys. Arrows and Enter belong to the grid. */

import { keysAreOn } from "../../../shell/keys.svelte";
import type { Turn } from "./turn.svelte";

export function onKey(event: KeyboardEvent, turn: Turn, seal: () => void): void {
  if (!turn.isOn || event.defaultPrevented || isElsewhere(event)) return;
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    seal();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || !keysAreOn()) return;
  const act = ACTS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act(turn, event.shiftKey);
}

const ACTS: Record<string, (turn: Turn, shift: boolean) => unknown> = {
  "1": (turn) => turn.pick(0),
  "2": (turn) => turn.pick(1),
  "+": (turn) => turn.changeBy(1),
  // The same key without Shift on many keyboards.
  "=": (turn) => turn.changeBy(1),
  "-": (turn) => turn.changeBy(-1),
  s: (turn) => turn.skip(),
  backspace: (turn, shift) => (shift ? turn.takeAllBack() : turn.takeBack()),
};

/** Somebody writes, or a dialog is open. */
function isElsewhere(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, textarea, select, [contenteditable], dialog")) return true;
  return document.querySelector("dialog[open]") !== null;
}
