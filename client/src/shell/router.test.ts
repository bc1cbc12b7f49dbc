import { describe, expect, it } from "vitest";
import { read } from "./router.svelte";

describe("an address", () => {
  it.each([
    ["/", { page: "home" }],
    ["/open", { page: "open" }],
    ["/mine/", { page: "mine" }],
    ["/daily", { page: "daily" }],
    ["/how", { page: "how" }],
    ["/t/2war5b7k", { page: "table", table: "2war5b7k" }],
    ["/t/2war5b7k/replay", { page: "replay", table: "2war5b7k" }],
    ["/r/friday-crew", { page: "room", room: "friday-crew" }],
    ["/r/caf%C3%A9", { page: "room", room: "café" }],
    ["/play/daydream", { page: "start", game: "daydream" }],
    ["/learn/daydream", { page: "learn", game: "daydream" }],
    ["/rules/when_i_dream", { page: "rules", game: "when_i_dream" }],
  ])("%s leads to a page", (path, route) => {
    expect(read(path)).toEqual(route);
  });

  it.each(["/t", "/x", "/open/more", "/t/a/replay/b", "/t/a/other", "/play/a/b", "/t/%E0%A4%A"])(
    "%s leads nowhere",
    (path) => {
      expect(read(path)).toEqual({ page: "nowhere", path });
    },
  );
});
