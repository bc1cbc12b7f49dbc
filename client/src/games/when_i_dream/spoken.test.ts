import { expect, test } from "vitest";
import { spoken } from "./spoken";

const material = { elements: { "fishing-rod": { words: { en: "fishing rod", de: "Angel" } } } };

test("an Element is said by its word in the language of the table", () => {
  const shown = { type: "CardShown", card: 3, element: "fishing-rod" };

  expect(spoken(shown, material, "de")).toEqual({ ...shown, element: "Angel" });
  expect(spoken(shown, null, "de")).toEqual(shown);
  expect(spoken({ ...shown, element: null }, material, "de")["element"]).toBeNull();
});

test("all that a dream names is said by its words", () => {
  const heard = { type: "DreamHeard", text: "a rod", elements: ["fishing-rod", "moon"] };

  expect(spoken(heard, material, "en")["elements"]).toEqual(["fishing rod", "moon"]);
});

test("nobody is told aloud which spirit they are", () => {
  const dealt = { type: "SpiritsDealt", round: 1, dreamer: 0, spirit: "Boogeyman", until: 5 };

  expect(spoken(dealt, material, "en")).toEqual({ ...dealt, spirit: null });
});
