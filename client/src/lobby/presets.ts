/** What a game's presets are about: the options in which they differ. All others are left alone. */

import { knows, say } from "../shell/words.svelte";

type Options = Record<string, unknown>;
export type Presets = Record<string, Options>;

function decided(presets: Presets): string[] {
  const all = Object.values(presets);
  const names = new Set(all.flatMap((options) => Object.keys(options)));
  return [...names].filter(
    (name) => new Set(all.map((options) => JSON.stringify(options[name] ?? null))).size > 1,
  );
}

/** The preset that the table plays by, if it is one of them. */
export function presetOf(presets: Presets, options: Options): string | null {
  const names = decided(presets);
  const found = Object.entries(presets).find(([, preset]) =>
    names.every((name) => JSON.stringify(preset[name]) === JSON.stringify(options[name])),
  );
  return found?.[0] ?? null;
}

/** The table's options with a preset laid over them. */
export function withPreset(presets: Presets, preset: string, options: Options): Options {
  const wanted = presets[preset] ?? {};
  const laid = decided(presets).map((name) => [name, wanted[name] ?? null]);
  return { ...options, ...Object.fromEntries(laid) };
}

/** `By the book` → `by-the-book`: the end of its message's id. */
export function slug(preset: string): string {
  return preset.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** What people call it; a preset without a message is called what the server calls it. */
export function presetName(preset: string): string {
  return knows(`preset-${slug(preset)}`) ? say(`preset-${slug(preset)}`) : preset;
}

/** What it means, in one line. */
export function presetWhy(preset: string): string {
  return knows(`preset-why-${slug(preset)}`) ? say(`preset-why-${slug(preset)}`) : "";
}
