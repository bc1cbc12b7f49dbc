/** What would these steps bring? One question at a time, and none twice. */

import { Refused } from "../../../shell/api";
import type { Step, Tried } from "./steps";

/** So long an answer may take before the question is asked again. */
export const PATIENCE = 8_000;
/** So long we are quiet when the server has heard too much. */
export const BREATH = 500;

export class Questions {
  private known = new Map<string, Tried>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly ask: (steps: Step[]) => Promise<Tried>) {}

  /** What has been answered before. */
  remembered(steps: Step[]): Tried | undefined {
    return this.known.get(JSON.stringify(steps));
  }

  /** Another turn: nothing that was answered counts any more. */
  forget(): void {
    // Answers that are on their way still belong to the turn before.
    this.known = new Map();
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
    const asked = this.known;
    while (wanted()) {
      const known = asked.get(key);
      if (known) return known;
      try {
        const tried = await Promise.race([this.ask(steps), after(PATIENCE)]);
        if (tried) asked.set(key, tried);
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
