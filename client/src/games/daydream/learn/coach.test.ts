import { expect, test } from "vitest";
import { FakeMemory, FakeServer, sheetWith, viewOf } from "../turn/fake";
import { Turn } from "../turn/turn.svelte";
import { due, LESSONS } from "./coach";

const nameAt = (at: number) => LESSONS[at]?.name ?? "over";

test("lessons go by as they are done, whatever the dice show", async () => {
  const start = viewOf(sheetWith({}), 0);
  const server = new FakeServer(start);
  const turn = new Turn("TABLE", server, new FakeMemory());
  turn.show(start, 0);
  const seen = [nameAt(due(0, turn, start))];

  turn.pick(1);
  seen.push(nameAt(due(0, turn, start)));
  await turn.write("a1");
  seen.push(nameAt(due(0, turn, start)));
  await turn.write("c1");
  seen.push(nameAt(due(0, turn, start)));

  const next = viewOf(sheetWith({ a1: 8, c1: 3 }), 1);
  server.view = next;
  turn.show(next, 0);
  seen.push(nameAt(due(0, turn, next)));
  turn.pick(0);
  seen.push(nameAt(due(0, turn, next)));
  await turn.write("b1");
  // Leaves and aiming are behind; what is to be read still waits.
  seen.push(nameAt(due(0, turn, next)));

  const last = viewOf(sheetWith({ a1: 8, c1: 3, b1: 4 }), 2);
  turn.show(last, 0);
  seen.push(nameAt(due(0, turn, last)));

  expect(seen).toEqual(["dice", "clouds", "second", "seal", "touch", "leaves", "rows", "over"]);
});

test("a lesson that was read is not shown again", () => {
  const view = viewOf(sheetWith({ a1: 1 }), 1);
  const turn = new Turn("TABLE", new FakeServer(view), new FakeMemory());
  turn.show(view, 0);
  const rows = LESSONS.findIndex(({ name }) => name === "rows");

  expect(nameAt(due(rows + 1, turn, view))).toBe("shelf");
});
