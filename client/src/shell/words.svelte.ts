/** Every sentence that people read: Fluent catalogues, shared with the server. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { keep, kept } from "./device";

export const LANGUAGES = ["en", "de", "fr", "sv"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each in its own words: whoever looks for one of them may not read another. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  sv: "Svenska",
};
export type Facts = Record<string, unknown>;

/** What is loaded for every page; a game's own part comes with its table. */
const PARTS = ["shell", "client"];

const files = import.meta.glob<string>("../../../reverie/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

let language = $state<Language>("en");
let bundle = $state.raw(new FluentBundle("en"));
const parts = new Set(PARTS);

export function isLanguage(name: unknown): name is Language {
  return LANGUAGES.some((each) => each === name);
}

/** The language of this device: what was chosen, else what the browser asks for. */
export function preferred(): Language {
  const chosen = kept("language");
  if (isLanguage(chosen)) return chosen;
  const asked = navigator.languages.map((each) => each.slice(0, 2));
  return asked.find(isLanguage) ?? "en";
}

export function currentLanguage(): Language {
  return language;
}

let wanted: Language = "en";
/** One after the other: a part that arrives late must not bring the old language back. */
let loading: Promise<void> = Promise.resolve();

/** Switch at any time; what is shown changes with it. */
export function speak(to: Language): Promise<void> {
  wanted = to;
  loading = loading.catch(() => {}).then(load);
  return loading;
}

/** Somebody wants another one: this device remembers it. */
export async function chooseLanguage(to: Language): Promise<void> {
  try {
    await speak(to);
    keep("language", to);
  } catch (problem) {
    if (wanted === to) wanted = language;
    throw problem;
  }
}

/** Load one more part of the catalogues. What two games call alike is said as the newest does. */
export async function learn(part: string): Promise<void> {
  if ([...parts].at(-1) === part) return loading;
  parts.delete(part);
  parts.add(part);
  try {
    await speak(wanted);
  } catch (problem) {
    parts.delete(part);
    throw problem;
  }
}

async function load(): Promise<void> {
  const to = wanted;
  const fresh = new FluentBundle(to, { useIsolating: false });
  for (const text of await Promise.all([...parts].map((part) => source(to, part)))) {
    fresh.addResource(new FluentResource(text), { allowOverrides: true });
  }
  bundle = fresh;
  language = to;
  document.documentElement.lang = to;
}

/** A part that a language lacks is said in English: better than nothing at all. */
async function source(of: Language, part: string): Promise<string> {
  const load =
    files[`../../../reverie/locales/${of}/${part}.ftl`] ??
    files[`../../../reverie/locales/en/${part}.ftl`];
  if (load === undefined) {
    console.error(`there is no catalogue ${of}/${part}`);
    return "";
  }
  return await load();
}

export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}

/** One message. A missing one is shown by its name, so that it is noticed. */
export function say(id: string, facts: Facts = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`the catalogue lacks ${id}`);
    return id;
  }
  const problems: Error[] = [];
  const plainFacts = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, plain(name, fact)]),
  );
  const said = bundle.formatPattern(pattern, plainFacts, problems);
  for (const problem of problems) console.error(`${id}: ${problem.message}`);
  return said;
}

/** Somebody typed the very word that a sentence chooses by: it must not match. */
const WORD_JOINER = "\u2060";

/** Facts that people have typed: whatever they say, they are no messages of ours. */
const TYPED = new Set([
  ...["by", "clue", "dreamer", "guess", "host", "name", "names", "player", "players", "problem"],
  ...["room", "seat", "seats", "table", "text", "what", "winners", "word"],
]);

/** What Fluent can choose by; a word that has a message of its own is said by it. */
function plain(name: string, fact: unknown): string | number {
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  if (typeof fact === "number") return fact;
  if (fact === null || fact === undefined || fact === "") return "none";
  if (Array.isArray(fact)) {
    return fact.length ? list(fact.map((each) => String(plain(name, each)))) : "none";
  }
  if (typeof fact === "object") {
    return Object.entries(fact)
      .map(([key, each]) => `${key}: ${plain(name, each)}`)
      .join(", ");
  }
  const text = String(fact);
  if (["none", "yes", "no"].includes(text)) return `${text}${WORD_JOINER}`;
  if (TYPED.has(name)) return text;
  const own = `${name}-${text}`.replaceAll(" ", "-");
  return /^[a-zA-Z][\w-]*$/.test(own) && knows(own) ? say(own) : text;
}

/** A language in the words of who reads. */
export function languageName(of: string): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(of) ?? of;
}

/** Several things in a row; `long` says “and” before the last, for sentences. */
export function list(parts: string[], style: "narrow" | "long" = "narrow"): string {
  return new Intl.ListFormat(language, { type: "conjunction", style }).format(parts);
}

/** `sight`, `ClueHeard` → `sight-clue-heard`. */
export function messageId(kind: string, name: string): string {
  return `${kind}-${name.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase()}`;
}
