/** A result to be pasted somewhere: words and emoji, nothing that gives the dice away. */

import { currentLanguage, say } from "../../../shell/words.svelte";
import type { Fold } from "../fold";
import { titleOf } from "../parts/titles";
import { signed } from "../turn/sentences";
import type { Score, Sheet } from "../turn/steps";

const MARKS = { perfect: "☀️", super: "⚪", pity: "✖️" } as const;
const PARTS = { stars: "⭐", moons: "🌙", polaroids: "📷", notes: "🎵", frames: "🖼️" } as const;

export function dateOf(moment: number | string): string {
  // English here is British, as in the catalogues: 16 Nov.
  const language = currentLanguage() === "en" ? "en-GB" : currentLanguage();
  return new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    timeZone: typeof moment === "string" ? "UTC" : undefined,
  } as Intl.DateTimeFormatOptions).format(new Date(moment));
}

/** The marks of all rows that were settled, in the order of the sheet. */
export function marks(fold: Fold, sheet: Sheet): string {
  return Object.keys(fold.rows)
    .flatMap((row) => sheet.marks[row] ?? [])
    .map((mark) => MARKS[mark])
    .join("");
}

export function resultText(
  fold: Fold,
  sheet: Sheet,
  score: Score,
  points: number,
  { when, daily }: { when: string; daily: boolean },
): string {
  const extras = Object.entries(PARTS).flatMap(([part, sign]) => {
    const worth = score[part as keyof typeof PARTS] ?? 0;
    return worth ? `${sign} ${worth < 0 ? signed(worth) : worth}` : [];
  });
  const name = say(`fold-${fold.name}`);
  return [
    `Reverie · ${daily ? say("end-daily-of", { fold: name }) : name} · ${when}`,
    `☁️ ${points} · ${titleOf(fold.name, score.band ?? 0)}`,
    marks(fold, sheet),
    [`🖍️ ${sheet.finished}/${fold.shelf.length}`, ...extras].join("  "),
    `🍃 ${sheet.filled}  🌵 ${sheet.thorns ?? 0}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** Days in a row are worth telling from the second on. */
export function withStreak(text: string, days: number): string {
  return days > 1 ? `${text}  🔥 ${days}` : text;
}
