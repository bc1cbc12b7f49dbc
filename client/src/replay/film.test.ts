import { describe, expect, test } from "vitest";
import { Refused } from "../shell/api";
import type { Replayed } from "../table/live.svelte";
import { hashOf, placeOf } from "./address";
import { Film, type Moment } from "./film.svelte";
import { beginnings } from "./story";

/** A game of so many moments, one a second; turn 1, 2, 3 … of four moments each. */
function server(total: number) {
  const asked: number[] = [];
  const moment = (place: number): Moment => ({
    shown: place + 1,
    at: place * 1000,
    told: [],
    view: { turn: Math.floor(place / 4) },
  });
  return {
    asked,
    replay: (_: number | string, first: number, most: number): Promise<Replayed> => {
      asked.push(first);
      const places = Array.from({ length: Math.min(most, total - first) }, (_, n) => first + n);
      return Promise.resolve({ total, happenings: places.map(moment) });
    },
  };
}

describe("a film", () => {
  test("fetches the piece that is looked at first, then the others, each once", async () => {
    const live = server(120);
    const film = new Film(live, 0);

    await film.show(70);
    await film.show(3);

    expect(live.asked).toEqual([50, 0, 100]);
    expect(film.total).toBe(120);
    expect(film.moments.map((moment) => moment?.shown)).toEqual(
      Array.from({ length: 120 }, (_, n) => n + 1),
    );
  });

  test("is not fetched further when nobody looks any more", async () => {
    const live = server(500);
    const film = new Film(live, "spectator");

    const shown = film.show(0);
    film.close();
    await shown;

    expect(live.asked).toEqual([0]);
  });

  test("says why there is none", async () => {
    const refusal = { code: "GameIsNotOver", rule: "", facts: {} };
    const film = new Film({ replay: () => Promise.reject(new Refused(refusal)) }, 0);

    await film.show(0);

    expect(film.refusal).toEqual(refusal);
    expect(film.total).toBe(0);
  });

  test("finds the moment that another eye was at", async () => {
    const film = new Film(server(20), 1);
    await film.show(0);

    expect(film.lastBefore(4500)).toBe(4);
    expect(film.lastBefore(-1)).toBe(0);
    expect(film.lastBefore(99_000)).toBe(19);
  });

  test("knows where turns begin", async () => {
    const film = new Film(server(9), 1);
    await film.show(0);

    expect([...beginnings(film.moments)]).toEqual([
      [0, { kind: "turn", number: 0 }],
      [4, { kind: "turn", number: 1 }],
      [8, { kind: "turn", number: 2 }],
    ]);
  });
});

describe("the address of a moment", () => {
  test("leads back to it", () => {
    expect(placeOf(hashOf(37, 1))).toEqual({ at: 37, eye: 1 });
    expect(placeOf(hashOf(1, "everything"))).toEqual({ at: 1, eye: "everything" });
  });

  test("is not believed where it makes no sense", () => {
    expect(placeOf("")).toEqual({ at: null, eye: null });
    expect(placeOf("#at=-3&eye=god")).toEqual({ at: null, eye: null });
    expect(placeOf("#at=1.5&eye=1e9")).toEqual({ at: null, eye: null });
  });
});
