import { describe, expect, test } from "vitest";
import { RecordIsBroken, check, checked, type Check, type Noted } from "./checks";
import simulated from "./fixtures/daydream.jsonl?raw";
import { same, type GameRecord } from "./record";

const NOTED: Noted = {
  commitment: "2ea280fdcfb26616b5795dcaa86bda8ee43c5345d1f5abe991dd8400243af22f",
  contribution: "13165171a01b1aed60542daf41f19bc1",
  seat: 1,
};
const NOTHING: Noted = { commitment: undefined, contribution: undefined, seat: null };

const read = () => JSON.parse(simulated) as GameRecord;
const verdicts = (checks: Check[]) =>
  Object.fromEntries(checks.map(({ name, verdict }) => [name, verdict]));

describe("what holds for every game", () => {
  test("an honest game passes", async () => {
    expect(verdicts(await check(read(), NOTED, undefined))).toEqual({
      seed: "well",
      contribution: "well",
      order: "well",
    });
  });

  test("who noted nothing is told so", async () => {
    expect(verdicts(await check(read(), NOTHING, undefined))).toEqual({
      seed: "unknown",
      order: "well",
    });
  });

  test("another seed is noticed by its promise", async () => {
    const record = read();
    record.seed = record.seed.replace(/^../, "00");

    expect(verdicts(await check(record, NOTED, undefined))).toMatchObject({ seed: "wrong" });
  });

  test("another contribution is noticed by who made it", async () => {
    const record = read();
    record.contributions[1] = "00".repeat(16);

    expect(verdicts(await check(record, NOTED, undefined))).toMatchObject({
      seed: "well",
      contribution: "wrong",
    });
  });

  test("an entry that was left out, moved or emptied is noticed", async () => {
    const changes: ((record: GameRecord) => void)[] = [
      (record) => record.entries.splice(4, 1),
      (record) => (record.entries[4]!.at = 0),
      (record) => (record.entries[4]!.events = []),
      (record) => record.contributions.pop(),
    ];

    for (const change of changes) {
      const record = read();
      change(record);
      expect(verdicts(await check(record, NOTHING, undefined))).toMatchObject({ order: "wrong" });
    }
  });

  test("the game's own checks come after ours", async () => {
    const own = checked("own", [{ round: 1 }]);

    const checks = await check(read(), NOTED, () => Promise.resolve([own]));

    expect(checks.at(-1)).toEqual({
      name: "own",
      verdict: "wrong",
      facts: {},
      differences: [{ round: 1 }],
    });
  });

  test("what cannot be read is not called unfair", async () => {
    const newer = { ...read(), format: 2 };
    const broken = { ...read(), seed: "not a seed" };

    await expect(check(newer, NOTED, undefined)).rejects.toThrow(RecordIsBroken);
    await expect(check(broken, NOTED, undefined)).rejects.toThrow(RecordIsBroken);
  });
});

test("the order of keys does not matter, the order of a list does", () => {
  expect(same({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(same([], {})).toBe(false);
  expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(same(null, {})).toBe(false);
});
