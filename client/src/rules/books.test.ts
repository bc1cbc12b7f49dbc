/** The real rulebooks, all of them in all languages: nothing of their Markdown is left in what people read. */

import { describe, expect, test } from "vitest";
import { bookOf, type Block } from "./book";
import type { Span } from "./spans";

const texts = import.meta.glob<string>("../../../reverie/games/*/rulebook*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

function spansIn(block: Block): Span[] {
  switch (block.kind) {
    case "paragraph":
      return block.spans;
    case "list":
      return block.items.flat();
    case "table":
      return [...block.head, ...block.rows.flat()].flat();
  }
}

describe.each(Object.entries(texts))("%s", (_, text) => {
  const book = bookOf(text);
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  const spans = [...book.introduction, ...rules.flatMap((rule) => rule.blocks)].flatMap(spansIn);

  test("every rule is there, and every chapter can be linked to", () => {
    expect(rules.map((rule) => rule.number)).toEqual(
      [...text.matchAll(/^\*\*(R?\d+(?:\.\d+)?)\*\*/gm)].map((found) => found[1]),
    );
    expect(new Set(book.chapters.map((chapter) => chapter.anchor)).size).toBe(book.chapters.length);
    expect(book.chapters.every((chapter) => chapter.anchor && chapter.rules.length)).toBe(true);
  });

  test("no sign of Markdown is left", () => {
    expect(spans.filter((span) => span.kind !== "code" && /[*`|]/.test(span.text))).toEqual([]);
  });

  test("our own readings are marked, and rules lead to each other", () => {
    const marks = spans.filter((span) => span.kind === "mark");
    const mark = /\*(\([^)]+)\)\*/.exec(text)![1]!;

    expect(marks.length).toBe(text.split(mark).length - 2);
    expect(spans.some((span) => span.kind === "rule")).toBe(true);
  });
});
