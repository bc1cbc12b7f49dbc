/** A real game of simulated players, as `reverie simulate … --json` prints it. */

import { expect, test } from "vitest";
import { Chance } from "../../proof/chance";
import { bytes } from "../../proof/digest";
import simulated from "../../proof/fixtures/daydream.jsonl?raw";
import { eventsOf, type GameRecord } from "../../proof/record";
import { redraw } from "./proof";

async function changed(change: (record: GameRecord) => void) {
  const record = JSON.parse(simulated) as GameRecord;
  change(record);
  const chance = await Chance.of(bytes(record.seed), record.contributions.map(bytes));
  const [dice] = await redraw(record, chance);
  return dice!;
}

test("the dice of an honest game are those of its seed", async () => {
  const dice = await changed(() => undefined);

  expect(dice).toEqual({ name: "dice", verdict: "well", facts: { rolls: 11 }, differences: [] });
});

test("another die is noticed, with its turn", async () => {
  const dice = await changed((record) => {
    for (const event of eventsOf(record)) {
      if (event.type === "DiceRolled" && event["turn"] === 0) event["dice"] = [9, 9];
    }
  });

  expect(dice.differences).toEqual([{ turn: 0, stored: [9, 9], drawn: [5, 0] }]);
});

test("a roll that was left out is noticed", async () => {
  const dice = await changed((record) => {
    for (const entry of record.entries) {
      entry.events = entry.events.filter(
        (event) => event.type !== "DiceRolled" || event["turn"] !== 3,
      );
    }
  });

  expect(dice.verdict).toBe("wrong");
});

test("another seed, another contribution and other dice are noticed", async () => {
  const changes: ((record: GameRecord) => void)[] = [
    (record) => (record.seed = record.seed.replace(/^../, "00")),
    (record) => (record.contributions[1] = "00".repeat(16)),
    (record) => (record.options["dice"] = "1-6"),
  ];

  for (const change of changes) expect((await changed(change)).verdict).toBe("wrong");
});
