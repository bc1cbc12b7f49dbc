import { expect, test } from "vitest";
import type { ShownRound } from "../../../protocol/when_i_dream";
import { reason } from "./reasons";

/** Seat 0 dreams, 1 is a Fairy, 2 a Boogeyman, 3 a Sandman. */
function round(yellow: number, blue: number, sandman: number, remembered = false): ShownRound {
  return {
    round: 1,
    dreamer: 0,
    spirits: { 1: "Fairy", 2: "Boogeyman", 3: "Sandman" },
    yellow,
    blue,
    remembered,
    points: [yellow + (remembered ? 2 : 0), yellow, blue, sandman],
  };
}

test.each([
  [round(3, 2, 3, true), ["memory", "Fairy", "Boogeyman", "larger"]],
  [round(3, 3, 5), ["Dreamer", "Fairy", "Boogeyman", "balance"]],
  [round(2, 3, 3), ["Dreamer", "Fairy", "Boogeyman", "larger"]],
  [round(4, 2, 2), ["Dreamer", "Fairy", "Boogeyman", "smaller"]],
  [round(0, 0, 2), ["Dreamer", "Fairy", "Boogeyman", "balance"]],
])("why everybody won what they won (%#)", (played, reasons) => {
  expect([0, 1, 2, 3].map((seat) => reason(played, seat))).toEqual(reasons);
});
