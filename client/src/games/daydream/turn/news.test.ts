import { expect, test } from "vitest";
import { sheetWith } from "./fake";
import { newsOf, settledRows, waitingRows } from "./news";
import type { Fact } from "./steps";

const FOLD = {
  rows: { "a1-c1": ["a1", "b1", "c1"], "a1-a3": ["a1", "a2", "a3"] },
  rows_of: { a1: ["a1-c1", "a1-a3"], b1: ["a1-c1"], c1: ["a1-c1"] },
};

test("a row that waits counts its empty clouds and sees numbers that repeat", () => {
  expect(waitingRows(FOLD, sheetWith({ a1: 4, b1: 4, a2: 1 }), "a1")).toEqual([
    { row: "a1-c1", way: "across", left: 1, allDifferent: false },
    { row: "a1-a3", way: "down", left: 1, allDifferent: true },
  ]);
});

test("rows that are settled or full wait no more", () => {
  const sheet = { ...sheetWith({ a1: 4, b1: 5, c1: 6 }), marks: { "a1-a3": "pity" as const } };

  expect(waitingRows(FOLD, sheet, "a1")).toEqual([]);
});

test("lines belong to the row before them", () => {
  const line: Fact = { type: "LineDrawn", item: "mug", start: 0, to: 1, finished: false };
  const facts: Fact[] = [
    { type: "RowSettled", row: "a1-c1", mark: "super" },
    line,
    { ...line, finished: true },
    { type: "RowSettled", row: "a1-a3", mark: "pity" },
  ];

  expect(settledRows(FOLD, facts)).toEqual([
    { row: "a1-c1", way: "across", mark: "super", lines: 2 },
    { row: "a1-a3", way: "down", mark: "pity", lines: 0 },
  ]);
});

test("news are what is new", () => {
  const known: Fact = { type: "NumberWritten", die: 0, cloud: "b1", number: 5, leaves: 0 };
  const written: Fact = { type: "NumberWritten", die: 1, cloud: "a1", number: 4, leaves: 1 };
  const drawn: Fact = { type: "LineDrawn", item: "mug", start: 1, to: 2, finished: true };

  const news = newsOf(
    FOLD,
    { facts: [known], score: { items: 1, notes: 1 } },
    {
      facts: [known, written, drawn],
      score: { items: 2, notes: 3, polaroids: -3 },
      sheet: sheetWith({ b1: 5, a1: 4 }),
    },
  );

  expect(news.facts).toEqual([written, drawn]);
  expect(news.items).toEqual(["mug"]);
  expect(news.gains).toEqual([
    { part: "polaroids", points: -3 },
    { part: "notes", points: 2 },
  ]);
  expect(news.waiting.map((row) => row.left)).toEqual([1, 2]);
});

test("while a bonus is due nobody knows how many lines the row will have drawn", () => {
  const facts: Fact[] = [
    { type: "RowSettled", row: "a1-c1", mark: "super" },
    { type: "LineDrawn", item: "mug", start: 1, to: 2, finished: true },
  ];

  expect(settledRows(FOLD, facts, true)).toEqual([
    { row: "a1-c1", way: "across", mark: "super", lines: null },
  ]);
});
