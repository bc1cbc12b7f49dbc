/** Lays a compressed copy beside every text that is built: the server hands it out as it is. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|html|webmanifest)$/;
/** What is smaller fits into one packet anyway. */
const FEWEST_BYTES = 1_000;

export function compressed(): Plugin {
  return {
    name: "reverie-compressed",
    apply: "build",
    enforce: "post",
    writeBundle(options, bundle) {
      for (const { fileName } of Object.values(bundle)) {
        const path = join(options.dir ?? "", fileName);
        if (!TEXT.test(fileName)) continue;
        const text = readFileSync(path);
        if (text.length >= FEWEST_BYTES) writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
