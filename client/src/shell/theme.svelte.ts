/** Light or dark: as the device wants it, until somebody chooses. */

import { keep, kept } from "./device";

export type Theme = "auto" | "light" | "dark";

let chosen = $state<Theme>("auto");
const dark = matchMedia("(prefers-color-scheme: dark)");

export function theme(): Theme {
  return chosen;
}

export function choose(theme: Theme): void {
  chosen = theme;
  keep("theme", theme);
  apply();
}

function apply(): void {
  const resolved = chosen === "auto" ? (dark.matches ? "dark" : "light") : chosen;
  document.documentElement.dataset.theme = resolved;
}

export function startTheme(): void {
  const wanted = kept("theme");
  if (wanted === "light" || wanted === "dark") chosen = wanted;
  dark.addEventListener("change", apply);
  apply();
}
