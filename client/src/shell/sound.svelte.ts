/** Whether this device makes sounds: not until somebody asks for them. */

import { keep, kept } from "./device";

let on = $state(kept("sound") === true);

export function soundIsOn(): boolean {
  return on;
}

export function chooseSound(wanted: boolean): void {
  on = wanted;
  keep("sound", wanted);
}
