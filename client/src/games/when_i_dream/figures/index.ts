/** Pictures for the rulebook, each in a file that has the number of its rule. */

import type { Component } from "svelte";

const found = import.meta.glob<Component>("./*.svelte", { eager: true, import: "default" });

export const figures = Object.fromEntries(
  Object.entries(found).map(([path, picture]) => [path.slice(2, -".svelte".length), picture]),
);
