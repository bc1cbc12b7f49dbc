/** The dice, thrown again from the seed. */

import { checked, type Check } from "../../proof/checks";
import type { Chance } from "../../proof/chance";
import { eventsOf, same, type GameRecord } from "../../proof/record";

export async function redraw(record: GameRecord, chance: Chance): Promise<Check[]> {
  const rolls = [...eventsOf(record)].filter((event) => event.type === "DiceRolled");
  // 1.5 The dice show 0 to 9, or 1 to 6.
  const [lowest, faces] = record.options["dice"] === "1-6" ? [1, 6] : [0, 10];
  const differences = [];
  for (const [turn, roll] of rolls.entries()) {
    const numbers = await chance.draws(`turn ${turn} dice`, [faces, faces]);
    const drawn = numbers.map((number) => lowest + number);
    // A turn that is left out would be a roll that somebody did not like.
    if (roll["turn"] !== turn || !same(roll["dice"], drawn)) {
      differences.push({ turn, stored: roll["dice"], drawn });
    }
  }
  return [checked("dice", differences, { rolls: rolls.length })];
}
