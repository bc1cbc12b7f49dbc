/** Marks the words that somebody looks for, without touching what is on the page. */

import { folded } from "./book";

const NAME = "found";

export function mark(within: Element | undefined, wanted: string): void {
  const marks = (CSS as { highlights?: HighlightRegistry }).highlights;
  if (!marks) return;
  marks.delete(NAME);
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!within || !words.length) return;
  const found = [...textsIn(within)].flatMap((text) => ranges(text, words));
  if (found.length) marks.set(NAME, new Highlight(...found));
}

function* textsIn(within: Element): Generator<Text> {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

function ranges(text: Text, words: string[]): Range[] {
  const there = folded(text.data);
  // Where folding changes the length, places in the two texts are not the same.
  if (there.length !== text.data.length) return [];
  return words.flatMap((word) => {
    const found: Range[] = [];
    for (let at = there.indexOf(word); at >= 0; at = there.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      found.push(range);
    }
    return found;
  });
}
