/** What would these steps bring? One question at a time, and none twice. */

import { Refused } from "../../../shell/api";
import type { Step, Tried } from "./steps";

/** So long an answer may take before the question is asked again. */
export const PATIENCE = 8_000;
/** So long we are quiet when the server has heard too much. */
export const BREATH = 500;

export class Questions {
  private readonly known = new Map<string, Tried>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly ask: (steps: Step[]) => Promise<Tried>) {}

  /** What has been answered before. */
  remembered(steps: Step[]): Tried | undefined {
    return this.known.get(JSON.stringify(steps));
  }

  /** Another turn: nothing that was answered counts any more. */
  forget(): void {
    this.known.clear();
  }

  /**
   * The answer, however long it takes; a refusal is thrown. The connection keeps only the newest
   * question, so they wait for each other here. `wanted` is asked again when it is its turn: what
   * nobody waits for any more is not asked at all, and answered with nothing.
   */
  answer(steps: Step[], wanted: () => boolean): Promise<Tried | null> {
    const answer = this.last.then(() => this.insist(steps, wanted));
    this.last = answer.catch(() => null);
    return answer;
  }

  private async insist(steps: Step[], wanted: () => boolean): Promise<Tried | null> {
    const key = JSON.stringify(steps);
    while (wanted()) {
      const known = this.known.get(key);
      if (known) return known;
      try {
        const tried = await Promise.race([this.ask(steps), after(PATIENCE)]);
        if (tried) this.known.set(key, tried);
      } catch (problem) {
        if (!(problem instanceof Refused) || problem.refusal.code !== "TooManyMessages") {
          throw problem;
        }
        await after(BREATH);
      }
    }
    return null;
  }
}

function after(milliseconds: number): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), milliseconds));
}
