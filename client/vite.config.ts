import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { compressed } from "./compressed.ts";
import { offline } from "./offline.ts";

const server = process.env.REVERIE_SERVER ?? "http://localhost:8000";

const SHELL =
  /src\/(shell\/(api|device|router|share|theme|words|Preferences|Problem)|look\/(icons|Icon|Dialog|Refusal|Choice|Sky)|lobby\/open|pages\/Loading|table\/tell|games\/index)\b|node_modules\/(svelte|@fluent|esm-env)/;

export default defineConfig({
  plugins: [svelte(), offline(), compressed()],
  build: {
    // Part of the Python package: the server finds it there.
    outDir: resolve(import.meta.dirname, "../reverie/web/client"),
    emptyOutDir: true,
    target: "es2022",
    // Small pictures stay files too: the first page's JavaScript has a budget.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs comes in one piece: each request carries headers of its own.
        codeSplitting: { groups: [{ name: "shell", test: SHELL }] },
      },
    },
  },
  server: {
    // Catalogues and rulebooks lie beside the games.
    fs: { allow: [resolve(import.meta.dirname, "..")] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: false } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
