import { afterEach, expect, test, vi } from "vitest";
import { NoAnswer } from "../shell/api";
import { kept, seatAt } from "../shell/device";
import { takeSeat } from "./sit";

afterEach(() => vi.unstubAllGlobals());

test("who was not answered asks again for the same seat, and then keeps it", async () => {
  const asked: { wish: string; contribution: string }[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as (typeof asked)[number]);
    if (asked.length === 1) return Promise.reject(new TypeError("the line is cut"));
    return Promise.resolve(new Response(JSON.stringify({ player: 2, secret: "s" })));
  });

  await expect(takeSeat("2war5b7k", "a game", "Jo")).rejects.toThrow(NoAnswer);
  await takeSeat("2war5b7k", "a game", "Jo");
  await takeSeat("another1", "a game", "Jo");

  expect(asked[1]).toEqual(asked[0]);
  expect(asked[2]!.wish).not.toBe(asked[0]!.wish);
  expect(kept("contribution-2war5b7k")).toBe(asked[0]!.contribution);
  expect(seatAt("2war5b7k")).toMatchObject({ player: 2, secret: "s", phase: "gathering" });
});
