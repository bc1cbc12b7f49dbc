/** Text with its emphasis, as pieces: whoever shows it makes text nodes of them, never HTML. */

export type Span =
  | { kind: "text" | "strong" | "emphasis" | "code"; text: string }
  /** Where the published rulebook is silent and we had to settle something. */
  | { kind: "mark"; text: string }
  /** The number of another rule. */
  | { kind: "rule"; text: string };

const EMPHASIS = /\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|`(?<code>[^`]+)`/g;

export interface Knowledge {
  /** The words that mark our own readings, as the book's introduction has them. */
  mark: string | null;
  /** The numbers of its rules. */
  numbers: ReadonlySet<string>;
}

export function spansOf(source: string, book: Knowledge): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of source.matchAll(EMPHASIS)) {
    spans.push(...plain(printed(source.slice(end, found.index)), book));
    const [kind, words] = Object.entries(found.groups!).find(([, words]) => words !== undefined)!;
    const text = kind === "code" ? words! : printed(words!);
    spans.push({ kind: kind as "strong" | "emphasis" | "code", text });
    end = found.index + found[0].length;
  }
  return [...spans, ...plain(printed(source.slice(end)), book)];
}

/** Text without emphasis: marks and numbers of other rules stand out of it. */
function plain(text: string, { mark, numbers }: Knowledge): Span[] {
  const marks = mark === null ? "" : `\\((?<mark>${escaped(mark)}[^()]*)\\)|`;
  const wanted = new RegExp(
    `${marks}(?<![\\p{L}\\d.,])(?<rule>R?\\d+(\\.\\d+)?)(?![\\d.]*\\d)`,
    "gu",
  );
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(wanted)) {
    const { mark: ours, rule } = found.groups!;
    // A number is a rule's only if the book has it; 1.5 may be a number like any other.
    if (ours === undefined && !(rule !== undefined && numbers.has(rule))) continue;
    if (found.index > end) spans.push({ kind: "text", text: text.slice(end, found.index) });
    spans.push(ours === undefined ? { kind: "rule", text: rule! } : { kind: "mark", text: ours });
    end = found.index + found[0].length;
  }
  if (end < text.length) spans.push({ kind: "text", text: text.slice(end) });
  return spans;
}

/** The English file is written with typewriter's quotes; they are not for print. */
function printed(text: string): string {
  return text.replace(/"([^"]*)"/g, "“$1”").replaceAll("'", "’");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
