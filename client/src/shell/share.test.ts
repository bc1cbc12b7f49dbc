import { describe, expect, it } from "vitest";
import { codeOf, spelled } from "./share";

describe("a code", () => {
  it("is spelled in two halves, and read back", () => {
    expect(spelled("2war5b7k")).toBe("2WAR\u00a05B7K");
    expect(codeOf(spelled("2war5b7k"))).toBe("2war5b7k");
  });

  it.each([
    ["https://example.org/t/2war5b7k", "2war5b7k"],
    ["http://192.168.1.20:8000/t/2war5b7k#x", "2war5b7k"],
    [" 2war-5b7k ", "2war5b7k"],
    ["   ", ""],
  ])("is found in %j", (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});
