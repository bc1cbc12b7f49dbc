import { expect, test } from "vitest";
import { minutes, secondsLeft } from "./clock.svelte";
import { among } from "./times";

test("a time that is not among the usual ones stands in its place", () => {
  expect(among([5, 10, 15], 7)).toEqual([5, 7, 10, 15]);
  expect(among([5, 10, 15], 10)).toEqual([5, 10, 15]);
  expect(among([5, 10], null)).toEqual([5, 10]);
});

test("the last second is shown until it is over", () => {
  expect([2000, 1001, 1000, 1, 0, -5].map((left) => secondsLeft(left, 0))).toEqual([
    2, 2, 1, 1, 0, 0,
  ]);
  expect([0, 9, 65, 600].map(minutes)).toEqual(["0:00", "0:09", "1:05", "10:00"]);
});
