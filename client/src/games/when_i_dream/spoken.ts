/** How a happening of the night is said: Elements by their words, and no spirit aloud. */

import type { Sight } from "../../table/tell";

/** What a client gets once: the Elements of the deck with their words. */
interface Material {
  elements?: Record<string, { words: Record<string, string> } | undefined>;
}

export function spoken(sight: Sight, material: unknown, language: string): Sight {
  const elements = (material as Material | null)?.elements ?? {};
  const word = (element: unknown) =>
    typeof element === "string" ? (elements[element]?.words[language] ?? element) : element;
  const said: Sight = { ...sight };
  if ("element" in sight) said["element"] = word(sight["element"]);
  if (Array.isArray(sight["elements"])) said["elements"] = sight["elements"].map(word);
  // One's own spirit is looked at under the hand, never read out or left on the page (2.2).
  if (sight.type === "SpiritsDealt") said["spirit"] = null;
  return said;
}
