import { describe, expect, test } from "vitest";
import { bookOf, matches, type Block } from "./book";

const TEXT = `# A game

What is marked *(our reading)* is ours, and \`code\` is **strong**.

## 1 The table

**1.1** One to five players (our reading: all but the number), see 2.1 and 9.9.

| players | 1.1 |
|---|---|
| Fairies | 2 |

**1.2** At most 1.200 of 2.1.

- one
- *two*

## 2 The end

**2.1** It ends after rule R1.

## Rulings

**R1** "So" it's \`"so"\`.
`;

describe("a rulebook", () => {
  const book = bookOf(TEXT);
  const blocks = (chapter: number, rule: number): Block[] =>
    book.chapters[chapter]!.rules[rule]!.blocks;

  test("has a title, an introduction, chapters and rules by their numbers", () => {
    expect(book.title).toBe("A game");
    expect(book.chapters.map(({ anchor, number, title }) => [anchor, number, title])).toEqual([
      ["1", "1", "The table"],
      ["2", "2", "The end"],
      ["R", null, "Rulings"],
    ]);
    expect(book.chapters.map(({ rules }) => rules.map(({ number }) => number))).toEqual([
      ["1.1", "1.2"],
      ["2.1"],
      ["R1"],
    ]);
  });

  test("keeps emphasis as pieces of text", () => {
    expect(book.introduction).toEqual([
      {
        kind: "paragraph",
        spans: [
          { kind: "text", text: "What is marked " },
          { kind: "emphasis", text: "(our reading)" },
          { kind: "text", text: " is ours, and " },
          { kind: "code", text: "code" },
          { kind: "text", text: " is " },
          { kind: "strong", text: "strong" },
          { kind: "text", text: "." },
        ],
      },
    ]);
  });

  test("knows its own marks and the numbers of its rules, and no others", () => {
    expect(blocks(0, 0)[0]).toEqual({
      kind: "paragraph",
      spans: [
        { kind: "text", text: "One to five players " },
        { kind: "mark", text: "our reading: all but the number" },
        { kind: "text", text: ", see " },
        { kind: "rule", text: "2.1" },
        { kind: "text", text: " and 9.9." },
      ],
    });
    expect(blocks(1, 0)[0]).toMatchObject({
      spans: [{}, { kind: "rule", text: "R1" }, {}],
    });
  });

  test("has printed quotes but in code", () => {
    expect(blocks(2, 0)[0]).toMatchObject({
      spans: [{ text: "“So” it’s " }, { kind: "code", text: '"so"' }, { text: "." }],
    });
  });

  test("reads tables and lists, which belong to the rule before them", () => {
    expect(blocks(0, 0)[1]).toEqual({
      kind: "table",
      head: [[{ kind: "text", text: "players" }], [{ kind: "rule", text: "1.1" }]],
      rows: [[[{ kind: "text", text: "Fairies" }], [{ kind: "text", text: "2" }]]],
    });
    expect(blocks(0, 1)).toEqual([
      {
        kind: "paragraph",
        spans: [
          { kind: "text", text: "At most 1.200 of " },
          { kind: "rule", text: "2.1" },
          { kind: "text", text: "." },
        ],
      },
      {
        kind: "list",
        ordered: false,
        items: [[{ kind: "text", text: "one" }], [{ kind: "emphasis", text: "two" }]],
      },
    ]);
  });

  test("is found by words, whatever their case and accents", () => {
    const { words } = book.chapters[0]!.rules[0]!;

    expect(matches(words, "FAÎRIES five")).toBe(true);
    expect(matches(words, "1.1")).toBe(true);
    expect(matches(words, "fairies six")).toBe(false);
    expect(matches(words, "")).toBe(true);
  });
});
