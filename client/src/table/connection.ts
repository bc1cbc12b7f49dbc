/** One WebSocket to a table: says hello, comes back by itself, sends again what got no answer. */

import type { Frame } from "../protocol/table";
import type { Refusal } from "../shell/api";
import { randomHex } from "../shell/device";

export type Status = "connecting" | "open" | "lost" | "closed";

/** Codes after which coming back is of no use. */
export const LEFT = 4001;
export const REMOVED = 4403;
export const ERASED = 4410;
const FINAL = new Set([LEFT, REMOVED, ERASED]);

/** Refusals of a Hello that are over in a moment. */
const PASSING = new Set([
  "ServerIsStopping",
  "TooManyConnections",
  "TooManyMessages",
  "TooManyRequests",
  "TableIsBusy",
  "NothingCanBeStored",
]);

/** A server hangs up on a message that is far too large. */
const TOO_LARGE = 1009;
const MOST_BYTES = 16_384;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 15_000;
/** So long a server may be silent before we try another connection. */
const SILENCE = 40_000;

export interface Listener {
  heard(frame: Frame): void;
  changed(status: Status): void;
  /** The table does not want us; nothing more is tried. */
  turnedAway(refusal: Refusal | null, code: number): void;
}

export type Done =
  { ok: true; passport: string | null; table: string | null } | { ok: false; refusal: Refusal };

interface Wish {
  command: unknown;
  answer: (done: Done) => void;
}

interface Question {
  question: unknown;
  answer: (answer: unknown) => void;
  refuse: (refusal: Refusal) => void;
}

export class Connection {
  /** How far the server's clock is ahead of ours, in milliseconds. */
  offset = 0;
  status: Status = "connecting";
  private socket: WebSocket | null = null;
  private shown: number | null = null;
  private welcomed = false;
  private pause = FIRST_PAUSE;
  private again: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private readonly wishes = new Map<string, Wish>();
  private readonly questions = new Map<string, Question>();

  constructor(
    private readonly table: string,
    private readonly secret: string | null,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cutOff);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.offset;
  }

  /** A wish is sent until it is answered, however often the connection is lost. */
  wish(command: unknown, id = randomHex(12)): Promise<Done> {
    return new Promise((answer) => {
      this.wishes.set(id, { command, answer });
      this.send({ type: "Do", id, command });
    });
  }

  /** A question may be lost: then it is never answered, and the next one counts. */
  ask(question: unknown): Promise<unknown> {
    return new Promise((answer, refuse) => {
      const id = randomHex(12);
      this.questions.clear();
      this.questions.set(id, { question, answer, refuse });
      this.send({ type: "Ask", id, question });
    });
  }

  send(message: unknown): void {
    if (this.welcomed && this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
    }
  }

  close(): void {
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cutOff);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.again);
    clearInterval(this.beat);
    this.change("closed");
    this.socket?.close(1000);
    this.socket = null;
    // Who waits for an answer shall not wait for ever.
    for (const id of [...this.wishes.keys()]) {
      this.answered(id, { ok: false, refusal: { code: "TableIsBusy", rule: "", facts: {} } });
    }
  }

  private connect(): void {
    clearTimeout(this.again);
    // An older one that is still on its way must not say hello, too.
    this.socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    this.welcomed = false;
    this.heardAt = Date.now();
    // From now on: a server may also be silent before it has said a word.
    clearInterval(this.beat);
    this.beat = setInterval(this.alive, PING_EVERY);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      const { table, secret, shown: after } = this;
      socket.send(JSON.stringify({ type: "Hello", table, secret, after }));
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as Frame);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private hear(frame: Frame): void {
    this.heardAt = Date.now();
    if (frame.type === "Refused" && frame.id === null && !this.welcomed) {
      this.refusedHello(frame);
      return;
    }
    switch (frame.type) {
      case "Welcome":
        this.shown = frame.shown;
        this.offset = frame.now - Date.now();
        this.arrive();
        break;
      case "Shown":
        this.shown = frame.shown;
        this.offset = frame.now - Date.now();
        break;
      case "Pong":
        this.offset = frame.now - Date.now();
        break;
      case "Knock":
        this.send({ type: "Here" });
        break;
      case "Accepted":
        this.answered(frame.id, {
          ok: true,
          passport: frame.passport ?? null,
          table: frame.table ?? null,
        });
        break;
      case "Refused":
        this.refused(frame.id, frame);
        break;
      case "Answered": {
        const question = this.questions.get(frame.id);
        this.questions.delete(frame.id);
        question?.answer(frame.answer);
        break;
      }
      default:
        break;
    }
    this.listener.heard(frame);
  }

  private arrive(): void {
    this.welcomed = true;
    this.pause = FIRST_PAUSE;
    for (const [id, { command }] of this.wishes) this.send({ type: "Do", id, command });
    for (const [id, { question }] of this.questions) this.send({ type: "Ask", id, question });
    this.change("open");
  }

  private answered(id: string, done: Done): void {
    const wish = this.wishes.get(id);
    this.wishes.delete(id);
    wish?.answer(done);
  }

  /** Another try would be refused, too, unless time helps. */
  private refusedHello(refusal: Refusal): void {
    if (PASSING.has(refusal.code)) this.socket?.close();
    else this.giveUp(refusal, 0);
  }

  private refused(id: string | null, refusal: Refusal): void {
    if (id === null) return;
    const question = this.questions.get(id);
    this.questions.delete(id);
    question?.refuse(refusal);
    this.answered(id, { ok: false, refusal });
  }

  private lost(code: number): void {
    clearInterval(this.beat);
    this.welcomed = false;
    if (this.status === "closed") return;
    if (FINAL.has(code)) {
      this.giveUp(null, code);
      return;
    }
    if (code === TOO_LARGE) this.dropTheLargest();
    this.change("lost");
    // Not all at the same moment, when a server comes back.
    this.again = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 1.7, LONGEST_PAUSE);
  }

  /** What was too large once is too large again: it must not be sent for ever. */
  private dropTheLargest(): void {
    const size = ([, { command }]: [string, Wish]) => JSON.stringify(command).length;
    const [largest] = [...this.wishes].sort((one, other) => size(other) - size(one));
    if (!largest) return;
    const facts = { bytes: size(largest), most: MOST_BYTES };
    this.answered(largest[0], {
      ok: false,
      refusal: { code: "MessageIsTooLarge", rule: "", facts },
    });
  }

  private giveUp(refusal: Refusal | null, code: number): void {
    this.close();
    this.listener.turnedAway(refusal, code);
  }

  /** Phones sleep: when the page is seen again, nobody waits for a timer. */
  private readonly hurry = (): void => {
    if (document.visibilityState !== "visible" || this.status === "closed") return;
    if (this.status === "lost") {
      this.pause = FIRST_PAUSE;
      this.connect();
    } else {
      this.alive();
    }
  };

  /** The device itself says that there is no network: nobody waits for silence. */
  private readonly cutOff = (): void => {
    if (this.status !== "open") return;
    const cut = this.socket;
    this.socket = null;
    cut?.close();
    this.lost(1006);
  };

  private readonly alive = (): void => {
    if (Date.now() - this.heardAt > SILENCE) {
      const silent = this.socket;
      this.socket = null;
      silent?.close();
      this.lost(1006);
      this.connect();
    } else {
      this.send({ type: "Ping" });
    }
  };

  private change(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.listener.changed(status);
  }
}
