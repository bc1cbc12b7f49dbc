import { beforeEach, expect, test, vi } from "vitest";
import { FakeMemory, FakeServer, refused, sheetWith, viewOf } from "./fake";
import { PATIENCE } from "./questions";
import { stepsOf, type Sheet, type View } from "./steps";
import { GLANCE, Turn } from "./turn.svelte";

let memory: FakeMemory;

beforeEach(() => {
  vi.useFakeTimers();
  memory = new FakeMemory();
});

function sitting(sheet: Sheet, view: View = viewOf(sheet)): { turn: Turn; server: FakeServer } {
  const server = new FakeServer(view);
  const turn = new Turn("TABLE", server, memory);
  turn.show(view, 0);
  return { turn, server };
}

/** Another page of the same table on the same device. */
async function reloaded(server: FakeServer): Promise<Turn> {
  const turn = new Turn("TABLE", server, memory);
  turn.show(server.view, 0);
  await settled();
  return turn;
}

async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(GLANCE + 10);
}

test("no die is picked by itself, and nothing is open", () => {
  const { turn } = sitting(sheetWith({ a1: 1 }));

  expect(turn.hand).toBe(null);
  expect(turn.open).toEqual([]);
});

test("a die in hand opens the clouds, and after writing the other comes to hand", async () => {
  const { turn } = sitting(sheetWith({ a1: 1 }));

  turn.pick(0);
  expect(turn.open).toEqual(["b1", "c1", "a2", "a3"]);
  await turn.write("b1");

  expect(turn.sheet?.numbers).toEqual({ a1: 1, b1: 3 });
  expect(turn.before?.numbers).toEqual({ a1: 1 });
  expect([turn.stateOf(0), turn.stateOf(1), turn.hand]).toEqual(["written", "hand", 1]);
});

test("leaves change the number within what the server allows", () => {
  const { turn } = sitting(sheetWith({ a1: 1 }));

  turn.pick(1);
  turn.changeBy(1);
  turn.changeBy(1);
  expect([turn.change, turn.number]).toEqual([1, 9]);

  turn.changeBy(-9);
  expect([turn.change, turn.number]).toEqual([-2, 6]);
});

test("a cloud that is not open takes nothing", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1 }));

  await turn.write("b1");
  turn.pick(0);
  await turn.write("a1");

  expect(server.asked).toEqual([]);
});

test("an aimed cloud is asked after once, and shows what it would bring", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1, b1: 2 }));
  turn.pick(0);

  turn.aimAt("a2");
  turn.aimAt("c1");
  expect(turn.preview).toBe(null);
  await settled();
  expect(turn.preview?.sheet.numbers).toEqual({ a1: 1, b1: 2, c1: 3 });
  expect(turn.preview?.facts.at(-1)).toEqual({ type: "RowSettled", row: "a1-c1", mark: "super" });

  const asked = server.asked.length;
  turn.aimAt(null);
  turn.aimAt("c1");
  expect(turn.preview).not.toBe(null);
  expect(server.asked.length).toBe(asked);
  expect(server.asked.every((steps) => steps.length > 0)).toBe(true);
});

test("the newest aim wins while the server is slow", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1 }));
  turn.pick(0);
  server.away = true;

  for (const cloud of ["b1", "c1", "a2"]) {
    turn.aimAt(cloud);
    await settled();
  }
  server.back();
  await settled();

  expect(turn.preview?.sheet.numbers).toEqual({ a1: 1, a2: 3 });
  // The one under way, and the newest: the one between was never sent.
  expect(server.asked.length).toBe(2);
});

test("writing does not wait behind glances that nobody wants any more", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1 }));
  turn.pick(0);
  turn.aimAt("b1");
  await settled();
  server.asked = [];

  await turn.write("b1");

  expect(server.asked).toEqual([]);
  expect(turn.sheet?.numbers).toEqual({ a1: 1, b1: 3 });
});

test("a single full row is settled with the number that filled it, and taken back with it", async () => {
  const { turn } = sitting(sheetWith({ a1: 1, b1: 2 }));
  turn.pick(0);
  turn.changeBy(2);

  await turn.write("c1");
  expect(turn.sheet?.marks).toEqual({ "a1-c1": "super" });
  expect(turn.latest.map((fact) => fact.type)).toEqual(["NumberWritten", "RowSettled"]);
  expect(turn.hand).toBe(1);

  await turn.takeBack();
  expect(turn.moves).toEqual([]);
  expect(turn.sheet?.numbers).toEqual({ a1: 1, b1: 2 });
  expect([turn.hand, turn.change]).toEqual([0, 2]);
});

test("with two full rows the player says which first, and sees what each brings", async () => {
  const { turn } = sitting(sheetWith({ b1: 2, c1: 3, a2: 4, a3: 5 }));
  turn.pick(0);

  await turn.write("a1");
  await settled();
  expect(turn.mustChoose).toBe(true);
  expect(turn.open).toEqual([]);
  expect(turn.choices.map(({ step, tried }) => [step, Object.keys(tried!.sheet.marks)])).toEqual([
    [{ type: "SettleRow", row: "a1-c1" }, ["a1-c1", "a1-a3"]],
    [{ type: "SettleRow", row: "a1-a3" }, ["a1-a3", "a1-c1"]],
  ]);

  await turn.settle("a1-a3");
  await settled();
  // The other row was the only one left; then a bonus is due.
  expect(stepsOf(turn.moves).map((step) => step.type)).toEqual([
    "WriteNumber",
    "SettleRow",
    "SettleRow",
  ]);
  expect(turn.choices.map(({ step }) => step)).toEqual([
    { type: "TakeBonus", bonus: "line" },
    { type: "TakeBonus", bonus: "leaf" },
  ]);

  await turn.take("leaf");
  expect(turn.mustChoose).toBe(false);
  expect(turn.hand).toBe(1);

  await turn.takeBack();
  expect(turn.next?.bonuses).toEqual(["line", "leaf"]);
  await turn.takeBack();
  expect(turn.next?.settle).toEqual(["a1-c1", "a1-a3"]);
  await turn.takeBack();
  expect(turn.moves).toEqual([]);
});

test("one die may be skipped and the turn be sealed", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1 }));

  turn.pick(1);
  expect(turn.maySkip).toBe(true);
  await turn.skip();
  expect([turn.stateOf(1), turn.hand, turn.maySkip]).toEqual(["skipped", 0, false]);
  expect(turn.maySeal).toBe(false);
  await turn.write("a2");
  expect(turn.maySeal).toBe(true);
  await turn.seal();

  expect(server.played).toEqual([
    {
      type: "PlayTurn",
      turn: 1,
      steps: [
        { type: "SkipDie", die: 1 },
        { type: "WriteNumber", die: 0, cloud: "a2", change: 0 },
      ],
    },
  ]);
});

test("everything can be taken back at once", async () => {
  const { turn } = sitting(sheetWith({ a1: 1 }));
  turn.pick(0);
  await turn.write("b1");
  await turn.write("a2");

  await turn.takeAllBack();

  expect([turn.moves, turn.hand, turn.maySeal, memory.all.size]).toEqual([[], null, false, 0]);
});

test("a reload loses nothing", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1, b1: 2 }));
  turn.pick(0);
  await turn.write("c1");

  const again = await reloaded(server);

  expect(again.moves).toEqual(turn.moves);
  expect(again.sheet).toEqual(turn.sheet);
  expect(again.hand).toBe(1);
  expect(again.latest).toEqual([]);
});

test("what no longer holds after a reload falls away from the end", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1 }));
  turn.pick(0);
  await turn.write("b1");
  await turn.write("a2");
  const kept = JSON.parse(memory.all.get("draft-TABLE")!);
  kept.moves[1].step.cloud = "b1";
  memory.keep("draft-TABLE", kept);

  const again = await reloaded(server);

  expect(again.sheet?.numbers).toEqual({ a1: 1, b1: 3 });
  expect(again.hand).toBe(1);
});

test("a draft of another turn or another sheet is dropped", async () => {
  const { turn } = sitting(sheetWith({ a1: 1 }));
  turn.pick(0);
  await turn.write("b1");
  const kept = memory.all.get("draft-TABLE")!;

  const later = await reloaded(new FakeServer(viewOf(sheetWith({ a1: 1 }), 2)));
  expect([later.moves, memory.all.size]).toEqual([[], 0]);

  memory.all.set("draft-TABLE", kept);
  const other = await reloaded(new FakeServer(viewOf(sheetWith({ a1: 2 }))));
  expect([other.moves, memory.all.size]).toEqual([[], 0]);
});

test("a draft that cannot be asked after now is kept for later", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1 }));
  turn.pick(0);
  await turn.write("b1");
  server.refuses = refused("SeatIsPlayedElsewhere", "");

  const elsewhere = await reloaded(server);

  expect(elsewhere.moves).toEqual([]);
  expect(memory.all.size).toBe(1);
});

test("a new view of the same turn leaves the draft alone", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1 }));
  turn.pick(0);
  await turn.write("b1");

  turn.show({ ...server.view, thinking: [] }, 0);

  expect(turn.moves.length).toBe(1);
});

test("a second press seals nothing before the table has shown the next turn", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1 }));
  turn.pick(1);
  await turn.skip();
  await turn.write("a2");

  await turn.seal();
  expect([turn.maySeal, turn.mayTakeBack]).toEqual([false, false]);
  await turn.seal();
  expect(server.played.length).toBe(1);

  turn.show({ ...server.view, turn: 2 }, 0);
  expect([turn.sealing, turn.refusal]).toEqual([false, null]);
});

test("a pause lets the draft rest, sealing ends it", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1 }));
  turn.pick(0);
  await turn.write("b1");

  turn.show({ ...server.view, next: null, paused_at: 5 }, 0);
  expect([turn.isOn, turn.moves.length]).toEqual([false, 1]);
  turn.show(server.view, 0);
  expect([turn.isOn, turn.moves.length]).toEqual([true, 1]);

  turn.show({ ...server.view, next: null }, 0);
  expect([turn.moves.length, memory.all.size]).toEqual([0, 0]);
});

test("a step waits for a server that is away, and can be taken back meanwhile", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1 }));
  turn.pick(0);
  server.away = true;

  void turn.write("b1");
  await settled();
  expect([turn.waiting, turn.mayTakeBack, turn.moves.length]).toEqual([true, true, 0]);
  await turn.takeBack();
  expect([turn.waiting, turn.mayTakeBack]).toEqual([false, false]);

  void turn.write("a2");
  server.back();
  await settled();
  expect(turn.sheet?.numbers).toEqual({ a1: 1, a2: 3 });
});

test("a question that got lost is asked again", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1 }));
  turn.pick(0);
  const ask = server.ask.bind(server);
  let lost = 0;
  server.ask = (question) => (lost++ ? ask(question) : new Promise(() => {}));

  void turn.write("b1");
  await vi.advanceTimersByTimeAsync(PATIENCE + 100);

  expect(turn.sheet?.numbers).toEqual({ a1: 1, b1: 3 });
});

test("too many questions make us wait, not fail", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1 }));
  turn.pick(0);
  server.refuses = refused("TooManyMessages", "");

  void turn.write("b1");
  await settled();
  expect([turn.waiting, turn.refusal]).toEqual([true, null]);
  server.refuses = null;
  await vi.advanceTimersByTimeAsync(1000);

  expect(turn.moves.length).toBe(1);
});

test("a refusal is told and changes nothing", async () => {
  const { turn, server } = sitting(sheetWith({ a1: 1 }));
  turn.pick(0);
  server.refuses = refused("TurnIsSealed", "R2");

  await turn.write("b1");

  expect(turn.refusal?.code).toBe("TurnIsSealed");
  expect(turn.moves).toEqual([]);
  expect(turn.waiting).toBe(false);
});
