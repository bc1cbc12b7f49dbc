/** A rulebook as data: chapters, rules, paragraphs, tables. It reads the little Markdown they use. */

import { spansOf, type Knowledge, type Span } from "./spans";

export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export interface Rule {
  /** As it is quoted: 3.2, R4. */
  number: string;
  blocks: Block[];
  /** All its words, for who searches. */
  words: string;
}

export interface Chapter {
  /** What a link to it says: 3, R. */
  anchor: string;
  /** As it is printed; the rulings have none. */
  number: string | null;
  title: string;
  rules: Rule[];
}

export interface Book {
  title: string;
  introduction: Block[];
  chapters: Chapter[];
}

const RULE = /^\*\*(?<number>R?\d+(\.\d+)?)\*\*\s+/;
const CHAPTER = /^##\s+(?:(?<number>\d+)\s+)?(?<title>.+)$/;

export function bookOf(text: string): Book {
  const pieces = text.trim().split(/\n{2,}/);
  const book = knowledgeOf(pieces);
  let title = "";
  const introduction: Block[] = [];
  const chapters: Chapter[] = [];
  for (const piece of pieces) {
    const chapter = CHAPTER.exec(piece)?.groups;
    if (chapter) {
      const number = chapter["number"] ?? null;
      chapters.push({ anchor: number ?? "", number, title: chapter["title"]!, rules: [] });
    } else if (piece.startsWith("# ")) {
      title = piece.slice(2).trim();
    } else {
      take(piece, chapters.at(-1), introduction, book);
    }
  }
  for (const chapter of chapters) chapter.anchor ||= lettersOf(chapter.rules[0]?.number);
  return { title, introduction, chapters };
}

/** The first emphasised words in brackets are those that mark our own readings. */
function knowledgeOf(pieces: string[]): Knowledge {
  const numbers = pieces.flatMap((piece) => RULE.exec(piece)?.groups?.["number"] ?? []);
  const mark = /\*\(([^)]+)\)\*/.exec(pieces.join("\n"))?.[1] ?? null;
  return { mark, numbers: new Set(numbers) };
}

/** One more piece of a chapter: the beginning of a rule, or what still belongs to the last one. */
function take(
  piece: string,
  chapter: Chapter | undefined,
  introduction: Block[],
  book: Knowledge,
): void {
  const begins = RULE.exec(piece);
  if (begins && chapter) {
    chapter.rules.push({ number: begins.groups!["number"]!, blocks: [], words: "" });
  }
  const rule = chapter?.rules.at(-1);
  const text = begins ? piece.slice(begins[0].length) : piece;
  (rule?.blocks ?? introduction).push(blockOf(text, book));
  if (rule) rule.words = `${rule.words} ${begins ? rule.number : ""} ${plainly(text)}`;
}

function blockOf(piece: string, book: Knowledge): Block {
  const lines = piece.split("\n");
  const item = /^\s*(?:[-*]|(\d+)\.)\s+/;
  if (lines.every((line) => line.startsWith("|")) && lines.length > 1) {
    const [head, , ...rows] = lines.map((line) => cells(line).map((cell) => spansOf(cell, book)));
    return { kind: "table", head: head!, rows };
  }
  if (lines.every((line) => item.test(line))) {
    const ordered = item.exec(piece)![1] !== undefined;
    return {
      kind: "list",
      ordered,
      items: lines.map((line) => spansOf(line.replace(item, ""), book)),
    };
  }
  return { kind: "paragraph", spans: spansOf(lines.join(" "), book) };
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

function lettersOf(number = ""): string {
  return number.replace(/[\d.]/g, "");
}

function plainly(text: string): string {
  return text.replace(/[*`|]|-{3,}/g, " ");
}

/** Whether all words that somebody looks for are there, whatever their case and accents. */
export function matches(words: string, wanted: string): boolean {
  const there = folded(words);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => there.includes(word));
}

export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
