/** A finished game through one eye: fetched piece by piece, the piece that is looked at first. */

import type { Refusal } from "../shell/api";
import { Refused } from "../shell/api";
import type { Live, Replayed } from "../table/live.svelte";

/** What one eye saw after one happening. */
export type Moment = Replayed["happenings"][number];

/** A seat, somebody who watched, or everything that was hidden. */
export type Eye = number | "spectator" | "everything";

/** So many moments come at once; the server gives no more. */
const PIECE = 50;
/** After so long without an answer the piece is asked for again: the line was lost, perhaps. */
const PATIENCE = 6_000;

export class Film {
  /** How many moments there are; 0 until the first piece is there. */
  total = $state(0);
  moments = $state.raw<(Moment | undefined)[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  private readonly asked = new Set<number>();
  private isClosed = false;

  constructor(
    private readonly live: Pick<Live, "replay">,
    readonly eye: Eye,
  ) {}

  /** Fetch what is needed to show this moment, then all the rest. */
  async show(at: number): Promise<void> {
    await this.fetch(Math.floor(at / PIECE));
    for (let piece = 0; piece * PIECE < this.total && !this.isClosed; piece++) {
      await this.fetch(piece);
    }
  }

  close(): void {
    this.isClosed = true;
  }

  /** The last moment that is not later than this time: another eye goes on where this one was. */
  lastBefore(time: number): number {
    let last = 0;
    this.moments.forEach((moment, place) => {
      if (moment && moment.at <= time) last = place;
    });
    return last;
  }

  private async fetch(piece: number): Promise<void> {
    while (!this.asked.has(piece) && !this.isClosed && !this.refusal) {
      this.asked.add(piece);
      try {
        const { total, happenings } = await inTime(
          this.live.replay(this.eye, piece * PIECE, PIECE),
        );
        const moments = Array.from({ length: total }, (_, place) => this.moments[place]);
        happenings.forEach((moment, place) => (moments[piece * PIECE + place] = moment));
        this.moments = moments;
        this.total = total;
      } catch (problem) {
        this.asked.delete(piece);
        if (problem instanceof Refused) this.refusal = problem.refusal;
      }
    }
  }
}

class TooLate extends Error {}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new TooLate()), PATIENCE);
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
