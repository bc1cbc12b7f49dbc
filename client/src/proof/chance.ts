/** Chance, drawn again: docs/reference/record.md says how, and the server draws in the same way. */

import { hmac, joined } from "./digest";

const WORD = 8;
const SPAN = 1n << 64n;

export class Chance {
  private constructor(readonly key: Uint8Array) {}

  /** The table's seed with what each person's device added, in the order of seats. */
  static async of(seed: Uint8Array, contributions: Uint8Array[] = []): Promise<Chance> {
    return new Chance(await hmac(seed, joined(...contributions)));
  }

  /** One number from 0 up to, not including, `below`. */
  async draw(label: string, below: number): Promise<number> {
    return (await this.draws(label, [below]))[0]!;
  }

  /**
   * One number below each bound. Words beyond the largest multiple of the bound are thrown away,
   * so that all numbers are equally likely.
   */
  async draws(label: string, bounds: number[]): Promise<number[]> {
    const words = this.words(label);
    const numbers: number[] = [];
    for (const bound of bounds.map(BigInt)) {
      if (bound < 1n) throw new RangeError(`no number can be drawn below ${bound}`);
      const limit = SPAN - (SPAN % bound);
      let word = await next(words);
      while (word >= limit) word = await next(words);
      numbers.push(Number(word % bound));
    }
    return numbers;
  }

  /** All things in a random order (Fisher and Yates, from the last place down). */
  async shuffled<T>(label: string, things: readonly T[]): Promise<T[]> {
    const order = [...things];
    const bounds = order.slice(1).map((_, place) => order.length - place);
    const others = await this.draws(label, bounds);
    others.forEach((other, drawn) => {
      const place = order.length - 1 - drawn;
      [order[place], order[other]] = [order[other]!, order[place]!];
    });
    return order;
  }

  /** HMAC-SHA-256(key, "label/0"), then "label/1" …, cut into words of eight bytes. */
  private async *words(label: string): AsyncGenerator<bigint, never> {
    for (let block = 0; ; block++) {
      const digest = await hmac(this.key, new TextEncoder().encode(`${label}/${block}`));
      const view = new DataView(digest.buffer);
      for (let start = 0; start < digest.length; start += WORD) yield view.getBigUint64(start);
    }
  }
}

async function next(words: AsyncGenerator<bigint, never>): Promise<bigint> {
  return (await words.next()).value;
}
