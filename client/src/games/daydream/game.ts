/** Daydream, as the shell knows it. */

import type { Game } from "..";
import Window from "./Window.svelte";

export const game: Game = {
  name: "daydream",
  order: 2,
  look: "morning",
  atOnce: { fold: "A" },
  hasDaily: true,
  Window,
  start: () => import("./Start.svelte"),
  learn: () => import("./Learn.svelte"),
  pages: async () => {
    const [Table, Options, Scene] = await Promise.all([
      import("./Table.svelte"),
      import("./Options.svelte"),
      import("./Scene.svelte"),
    ]);
    return { Table: Table.default, Options: Options.default, Scene: Scene.default };
  },
};
