import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame } from "../protocol/table";
import type { Refusal } from "../shell/api";
import { Connection, type Status } from "./connection";

/** A socket of which the test is the server. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  say(frame: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  welcome(shown: number): void {
    this.say({ type: "Welcome", shown, now: Date.now() });
  }
}

const newest = () => Socket.all.at(-1)!;

class Ear {
  frames: Frame[] = [];
  statuses: Status[] = [];
  away: [Refusal | null, number][] = [];
  heard = (frame: Frame) => this.frames.push(frame);
  changed = (status: Status) => this.statuses.push(status);
  turnedAway = (refusal: Refusal | null, code: number) => this.away.push([refusal, code]);
}

let ear: Ear;
let visible: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Socket.all = [];
  ear = new Ear();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "dreams.example" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: (_: string, then: () => void) => (visible = then),
    removeEventListener: () => undefined,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function connected(shown = 3): Connection {
  const connection = new Connection("2war5b7k", "secret", ear);
  newest().open();
  newest().welcome(shown);
  return connection;
}

describe("hello", () => {
  it("names the table and the seat, and later what was shown", () => {
    connected(3);
    newest().say({ type: "Shown", shown: 4, now: Date.now() });
    expect(newest().address).toBe("wss://dreams.example/api/socket");
    expect(newest().sent).toEqual([
      { type: "Hello", table: "2war5b7k", secret: "secret", after: null },
    ]);

    newest().close(1006);
    vi.advanceTimersByTime(250);
    newest().open();

    expect(Socket.all).toHaveLength(2);
    expect(newest().sent).toEqual([
      { type: "Hello", table: "2war5b7k", secret: "secret", after: 4 },
    ]);
    expect(ear.statuses).toEqual(["open", "lost"]);
  });

  it("is given up when it is refused for good", () => {
    new Connection("2war5b7k", null, ear);
    newest().open();
    newest().say({ type: "Refused", id: null, code: "NoSuchTable", rule: "", facts: {} });
    vi.advanceTimersByTime(60_000);

    expect(ear.away.map(([refusal, code]) => [refusal?.code, code])).toEqual([["NoSuchTable", 0]]);
    expect(ear.statuses).toEqual(["closed"]);
    expect(ear.frames).toEqual([]);
    expect(Socket.all).toHaveLength(1);
  });

  it("is said again when it was refused for a moment only", () => {
    new Connection("2war5b7k", null, ear);
    newest().open();
    newest().say({ type: "Refused", id: null, code: "TooManyConnections", rule: "", facts: {} });
    vi.advanceTimersByTime(250);

    expect(ear.away).toEqual([]);
    expect(Socket.all).toHaveLength(2);
  });

  it("is not said by a socket that another one has replaced", () => {
    connected();
    newest().close(1006);
    vi.advanceTimersByTime(250);
    const late = newest();
    visible?.();
    late.open();

    expect(Socket.all).toHaveLength(3);
    expect(late.sent).toEqual([]);
  });
});

describe("a wish", () => {
  it("is sent again with its id until it is answered, and then no more", async () => {
    const connection = connected();
    const done = connection.wish({ type: "Start" }, "w1");
    newest().close(1006);
    vi.advanceTimersByTime(250);
    newest().open();
    expect(newest().sent).toHaveLength(1);
    newest().welcome(3);
    expect(newest().sent.slice(1)).toEqual([{ type: "Do", id: "w1", command: { type: "Start" } }]);

    newest().say({ type: "Accepted", id: "w1", shown: 4 });

    expect(await done).toEqual({ ok: true, passport: null, table: null });
    newest().close(1006);
    vi.advanceTimersByTime(1_000);
    newest().open();
    newest().welcome(4);
    expect(newest().sent).toHaveLength(1);
  });

  it("made without a connection goes out with the next one", () => {
    const connection = new Connection("2war5b7k", "secret", ear);
    void connection.wish({ type: "Leave" }, "w2");
    newest().open();
    newest().welcome(1);

    expect(newest().sent.at(-1)).toEqual({ type: "Do", id: "w2", command: { type: "Leave" } });
  });

  it("that is far too large is refused and not sent for ever", async () => {
    const connection = connected();
    const done = connection.wish({ type: "Rename", name: "x".repeat(99) });
    void connection.wish({ type: "Start" });
    newest().close(1009);

    expect(await done).toMatchObject({ ok: false, refusal: { code: "MessageIsTooLarge" } });
    vi.advanceTimersByTime(1_000);
    newest().open();
    newest().welcome(3);
    expect(newest().sent.map(({ command }) => command)).toEqual([undefined, { type: "Start" }]);
  });

  it("is told why nothing has happened", async () => {
    const connection = connected();
    const done = connection.wish({ type: "Start" }, "w3");
    const refusal = { code: "OnlyTheHostMay", rule: "", facts: { host: 1 } };
    newest().say({ type: "Refused", id: "w3", ...refusal });

    expect(await done).toMatchObject({ ok: false, refusal });
  });
});

describe("a lost connection", () => {
  it("is tried again ever more slowly, and quickly after it was back", () => {
    connected();
    newest().close(1006);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const before = Socket.all.length;
      let waited = 0;
      while (Socket.all.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
      newest().close(1006);
    }
    expect(waits[0]).toBe(250);
    expect(waits.every((wait, index) => index === 0 || wait >= waits[index - 1]!)).toBe(true);
    expect(waits.at(-1)).toBe(8_000);

    vi.advanceTimersByTime(8_000);
    newest().open();
    newest().welcome(3);
    newest().close(1006);
    const before = Socket.all.length;
    vi.advanceTimersByTime(250);
    expect(Socket.all.length).toBe(before + 1);
  });

  it("is noticed by silence", () => {
    connected();
    vi.advanceTimersByTime(15_000);
    expect(newest().sent.at(-1)).toEqual({ type: "Ping" });

    vi.advanceTimersByTime(45_000);

    expect(Socket.all).toHaveLength(2);
    expect(ear.statuses.at(-1)).toBe("lost");
  });

  it("is noticed by silence before the first word, too", () => {
    new Connection("2war5b7k", null, ear);

    vi.advanceTimersByTime(45_000);

    expect(Socket.all).toHaveLength(2);
    expect(ear.statuses).toEqual(["lost"]);
  });

  it.each([4001, 4403, 4410])("is final with code %i", (code) => {
    connected();
    newest().close(code);
    vi.advanceTimersByTime(60_000);

    expect(ear.away).toEqual([[null, code]]);
    expect(Socket.all).toHaveLength(1);
  });
});

it("answers a knock", () => {
  connected();
  newest().say({ type: "Knock" });

  expect(newest().sent.at(-1)).toEqual({ type: "Here" });
});
