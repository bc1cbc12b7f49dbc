/** A real game of simulated players with a deck of twenty cards, stored as a record. */

import { expect, test } from "vitest";
import { Chance } from "../../proof/chance";
import { bytes } from "../../proof/digest";
import simulated from "../../proof/fixtures/when_i_dream.jsonl?raw";
import { eventsOf, type GameRecord, type RecordedEvent } from "../../proof/record";
import { redraw } from "./proof";

const well = {
  deck: "well",
  dreamer: "well",
  spirits: "well",
  turned: "well",
  elements: "well",
};
const first = (record: GameRecord, type: string): RecordedEvent =>
  [...eventsOf(record)].find((event) => event.type === type)!;

async function changed(change: (record: GameRecord) => void) {
  const record = JSON.parse(simulated) as GameRecord;
  change(record);
  const chance = await Chance.of(bytes(record.seed), record.contributions.map(bytes));
  const checks = await redraw(record, chance);
  return Object.fromEntries(checks.map(({ name, verdict }) => [name, verdict]));
}

test("an honest game passes every check", async () => {
  expect(await changed(() => undefined)).toEqual(well);
});

test("a card that lies otherwise in the deck is noticed", async () => {
  const drawn = await changed((record) => {
    const last = (first(record, "DeckShuffled")["pile"] as { end: number }[]).at(-1)!;
    last.end = 1 - last.end;
  });

  expect(drawn).toEqual({ ...well, deck: "wrong" });
});

test("spirits that were dealt otherwise are noticed", async () => {
  const drawn = await changed((record) => {
    const round = first(record, "RoundBegan");
    const spirits = round["spirits"] as Record<string, string>;
    const seat = Object.keys(spirits).find((each) => spirits[each] !== round["left_over"])!;
    [spirits[seat], round["left_over"]] = [round["left_over"] as string, spirits[seat]];
  });

  expect(drawn).toEqual({ ...well, spirits: "wrong" });
});

test("another first Dreamer is noticed, and with them the deal", async () => {
  const drawn = await changed((record) => {
    const round = first(record, "RoundBegan");
    round["dreamer"] = ((round["dreamer"] as number) + 1) % 4;
  });

  expect(drawn).toMatchObject({ deck: "well", dreamer: "wrong", spirits: "wrong" });
});

test("another way of the card that went to the bottom is noticed", async () => {
  const drawn = await changed((record) => {
    const bottom = first(record, "NightFell")["bottom"] as { face: number };
    bottom.face = 1 - bottom.face;
  });

  expect(drawn).toEqual({ ...well, turned: "wrong" });
});

test("another way of a card of the board is noticed", async () => {
  const drawn = await changed((record) => {
    const ended = [...eventsOf(record)].find(
      (event) => event.type === "RoundEnded" && (event["returned"] as unknown[]).length > 0,
    )!;
    const returned = (ended["returned"] as { face: number }[])[0]!;
    returned.face = 1 - returned.face;
  });

  expect(drawn).toMatchObject({ deck: "well", turned: "wrong" });
});

test("an Element that is not on top is noticed", async () => {
  const drawn = await changed((record) => {
    first(record, "ElementShown")["element"] = "nothing";
  });

  expect(drawn).toEqual({ ...well, elements: "wrong" });
});
