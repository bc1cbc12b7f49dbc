/** Whether single keys play: whoever speaks to the page or types by chance can switch them off. */

import { keep, kept } from "./device";

let on = $state(kept("keys") !== false);

export function keysAreOn(): boolean {
  return on;
}

export function chooseKeys(wanted: boolean): void {
  on = wanted;
  keep("keys", wanted);
}
