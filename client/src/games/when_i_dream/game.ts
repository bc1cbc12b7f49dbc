/** When I Dream, as the shell knows it. */

import type { Game } from "..";
import type { View } from "../../protocol/when_i_dream";
import { spoken } from "./spoken";
import Window from "./Window.svelte";

/** While a mask is on nobody chats: the Dreamer hears every word. */
const MASKED = ["dusk", "night", "last guess", "retelling"];

export const game: Game = {
  name: "when_i_dream",
  order: 1,
  look: "night",
  isHushed: (view) => MASKED.includes((view as View).phase),
  // Rule 4.2: the Dreamer, and who watches, hear each word once.
  forgets: (view) => MASKED.includes((view as View).phase) && (view as View).spirit === null,
  spoken,
  Window,
  start: () => import("./Start.svelte"),
  pages: async () => {
    const [Table, Options, Scene] = await Promise.all([
      import("./Table.svelte"),
      import("./Options.svelte"),
      import("./Scene.svelte"),
    ]);
    return { Table: Table.default, Options: Options.default, Scene: Scene.default };
  },
};
