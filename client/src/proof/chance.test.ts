import { describe, expect, test } from "vitest";
import { Chance } from "./chance";
import { bytes, hexadecimal, hmac, sha256 } from "./digest";
import { sha256 as plain } from "./sha256";

const text = (words: string) => new TextEncoder().encode(words);

describe("digests", () => {
  test("SHA-256 of the examples of its standard", async () => {
    const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    expect(hexadecimal(plain(text("")))).toBe(empty);
    expect(hexadecimal(plain(text("abc")))).toBe(abc);
    expect(hexadecimal(await sha256(text("abc")))).toBe(abc);
  });

  test("our own and the browser's agree, whatever the length", async () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, place) => (7 * place + length) % 256);
      expect(hexadecimal(plain(message))).toBe(hexadecimal(await sha256(message)));
    }
  });

  test("HMAC of the examples of RFC 4231", async () => {
    const jefe = await hmac(text("Jefe"), text("what do ya want for nothing?"));
    const long = await hmac(
      new Uint8Array(131).fill(0xaa),
      text("Test Using Larger Than Block-Size Key - Hash Key First"),
    );

    expect(hexadecimal(jefe)).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    expect(hexadecimal(long)).toBe(
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    );
  });

  test("what is not hexadecimal is refused", () => {
    expect(bytes("00ff")).toEqual(Uint8Array.of(0, 255));
    expect(() => bytes("0")).toThrow();
    expect(() => bytes("zz")).toThrow();
  });
});

describe("draws", () => {
  /** As `Chance.seeded(7)` of the server. */
  const seeded = async () => Chance.of(await sha256(text("reverie 7")));

  test("the same as the server's", async () => {
    const chance = await seeded();

    expect(await chance.draws("turn 7 dice", [10, 10, 6, 6, 1000])).toEqual([0, 0, 0, 2, 448]);
    expect(await chance.shuffled("deck", [...Array(12).keys()])).toEqual([
      11, 7, 6, 1, 9, 5, 8, 0, 10, 2, 4, 3,
    ]);
    expect(await chance.draw("wide", 2 ** 40)).toBe(722091728541);
    expect(await chance.shuffled("one", ["only"])).toEqual(["only"]);
    expect(await chance.shuffled("none", [])).toEqual([]);
  });

  test("words that would favour small numbers are skipped", async () => {
    // Every second word is beyond the largest multiple of this bound.
    const chance = await seeded();
    const drawn = await chance.draws("skipped", Array<number>(4).fill(2 ** 63 + 2 ** 12));

    expect(drawn).toEqual(
      [3965322925569937924n, 8736189329675092147n, 496868793306096481n, 4805115195964932061n].map(
        Number,
      ),
    );
  });
});
