/** Writes the service worker: the shell's files by name, so that a page opens without a network. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Of what is loaded on demand: the page that says there is no network, and what it says. */
const WANTED = new Set(["Offline", "shell", "client"]);

export function offline(): Plugin {
  return {
    name: "reverie-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const source = readFileSync(resolve(import.meta.dirname, "src/worker.js"), "utf-8");
      const files = shell(bundle).map((name) => `/${name}`);
      this.emitFile({
        type: "asset",
        fileName: "worker.js",
        source: source.replace("__FILES__", JSON.stringify(files)),
      });
    },
  };
}

/** The first page with all that it imports, and the fonts: the games come when they are played. */
function shell(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set(Object.keys(bundle).filter((name) => name.endsWith(".woff2")));
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    chunk.viteMetadata?.importedCss.forEach((style) => found.add(style));
    chunk.imports.forEach(add);
  };
  for (const [name, part] of Object.entries(bundle)) {
    if (part.type === "chunk" && (part.isEntry || WANTED.has(part.name))) add(name);
  }
  return [...found].sort();
}
