import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ShownPlayer } from "../protocol/table";
import type { KeptSeat } from "../shell/device";
import { speak } from "../shell/words.svelte";
import { freeName } from "./bots";
import { presetOf, slug, withPreset } from "./presets";
import { ring, seatsDrawn } from "./ring";
import { candidates } from "./unfinished";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  await speak("en");
});

function player(id: number): ShownPlayer {
  return {
    id,
    name: `${id}`,
    level: null,
    seat: null,
    is_ready: false,
    has_contributed: true,
    has_left: false,
  };
}

describe("presets", () => {
  const presets = {
    "By the book": { referee: "strict", sand: 120, language: "en", deck: null },
    Relaxed: { referee: "gentle", sand: 180, language: "en", deck: null },
  };

  it("leave alone what they do not differ in", () => {
    const before = { referee: "table", sand: 60, language: "sv", deck: "mine" };

    const after = withPreset(presets, "Relaxed", before);

    expect(after).toEqual({ referee: "gentle", sand: 180, language: "sv", deck: "mine" });
    expect(presetOf(presets, after)).toBe("Relaxed");
    expect(presetOf(presets, before)).toBeNull();
  });

  it("have an id", () => {
    expect(slug("By the book")).toBe("by-the-book");
  });
});

describe("the ring", () => {
  it("has a place more than people, between the fewest and the most", () => {
    expect(seatsDrawn(1, [4, 10], 0)).toBe(4);
    expect(seatsDrawn(4, [4, 10], 0)).toBe(5);
    expect(seatsDrawn(2, [4, 10], 7)).toBe(7);
    expect(seatsDrawn(10, [4, 10], 7)).toBe(10);
    expect(seatsDrawn(1, [1, 5], 0)).toBe(4);
  });

  it("puts whoever looks at the bottom, the others clockwise from there", () => {
    const places = ring([player(0), player(1), player(4)], 4, 1);

    expect(places.map(({ player, angle }) => [player?.id ?? null, angle])).toEqual([
      [0, 90],
      [1, 180],
      [4, 270],
      [null, 360],
    ]);
  });
});

describe("bots", () => {
  it("take a name that nobody has", () => {
    expect(freeName([])).toBe("Owl");
    expect(freeName(["owl", "Jo"])).toBe("Fox");
  });
});

describe("unfinished tables", () => {
  const now = 1_000_000_000_000;
  const seat = (table: string, days: number, phase?: KeptSeat["phase"]): KeptSeat => ({
    table,
    game: "",
    player: 0,
    secret: "s",
    at: now - days * 24 * 60 * 60 * 1000,
    ...(phase ? { phase } : {}),
  });

  it("are young, not over, and few", () => {
    const kept = [
      seat("a", 0, "over"),
      seat("b", 0, "gathering"),
      seat("c", 2, "gathering"),
      seat("d", 2, "playing"),
      seat("e", 0),
      seat("f", 20, "playing"),
      seat("g", 1, "playing"),
    ];

    expect(candidates(kept, now).map(({ table }) => table)).toEqual(["b", "d", "e"]);
  });
});
