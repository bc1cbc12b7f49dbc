/** The title of a band, from 0. */

import { say } from "../../../shell/words.svelte";

export function titleOf(fold: string, band: number): string {
  const which = `${fold}-${band + 1}`;
  return say(`title-${which}`);
}
