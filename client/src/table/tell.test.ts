import { beforeAll, describe, expect, it, vi } from "vitest";
import { learn, speak } from "../shell/words.svelte";
import { refusalOf, tell, type Names } from "./tell";

const PEOPLE = ["Anna", "Ben", "Cleo"];
/** At this table, seats are not in the order in which people came. */
const names: Names = {
  nameOf: (player) => PEOPLE[player] ?? "?",
  nameAt: (seat) => PEOPLE[2 - seat] ?? "?",
};

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  await learn("when_i_dream");
});

describe("what happened", () => {
  it("names seats and players", () => {
    expect(tell({ type: "Ready", seat: 0 }, names)).toBe("Cleo is ready.");
    expect(tell({ type: "Left", player: 0 }, names)).toBe("Anna has left the table.");
  });

  it("knows whose number `by` is", () => {
    expect(tell({ type: "Challenged", clue: 1, by: 0, until: 5 }, names)).toMatch(/^Cleo /);
    expect(tell({ type: "RemovalVoted", player: 1, by: 0, remove: true }, names)).toBe(
      "Anna wants Ben to leave.",
    );
  });

  it("says what each seat has", async () => {
    const sight = {
      type: "MaskOff",
      spirits: { 1: "Fairy", 2: "Sandman" },
      yellow: 1,
      blue: 2,
      tilted: [],
      remembered: true,
      points: [3, 0, -1],
      until: 5,
    };
    await speak("fr");

    expect(tell(sight, names)).toMatch(
      /Rôles.: Ben \(Fée\), Anna \(Marchand de Sable\). Points.: Cleo \(3\), Ben \(0\), Anna \(-1\).$/u,
    );
    await speak("en");
  });
});

describe("why not", () => {
  it("names people, or counts them from 1", () => {
    const refusal = { code: "NotEverybodyIsReady", rule: "", facts: { players: [0, 2] } };

    expect(refusalOf(refusal, names)).toBe("Not everybody is ready yet. Wait for Anna, Cleo.");
    expect(refusalOf(refusal)).toBe("Not everybody is ready yet. Wait for Player 1, Player 3.");
  });

  it("leaves a number of players a number", () => {
    const refusal = {
      code: "NumberOfPlayersIsNotAllowed",
      rule: "1.1",
      facts: { players: 3, least: 4, most: 10 },
    };

    expect(refusalOf(refusal, names)).toMatch("with 3 players");
  });
});
