/** Where the rulebooks and their pictures lie: in the folder of each game, found by being there. */

import type { Component } from "svelte";
import type { Language } from "../shell/words.svelte";
import { bookOf, type Book } from "./book";

const texts = import.meta.glob<string>("../../../reverie/games/*/rulebook*.md", {
  query: "?raw",
  import: "default",
});

/** A picture for a rule, by the rule's number. */
export type Figures = Record<string, Component>;

const drawings = import.meta.glob<Figures>("../games/*/figures/index.ts", { import: "figures" });

/** The rulebook of a game; nothing if there is no such game. */
export async function bookFor(game: string, language: Language): Promise<Book | null> {
  const name = language === "en" ? "rulebook.md" : `rulebook.${language}.md`;
  const text = texts[`../../../reverie/games/${game}/${name}`];
  return text ? bookOf(await text()) : null;
}

export async function figuresFor(game: string): Promise<Figures> {
  return (await drawings[`../games/${game}/figures/index.ts`]?.()) ?? {};
}
