import { expect, test } from "vitest";
import type { Blank } from "../../../protocol/when_i_dream";
import type { Done } from "../../../table/connection";
import { Draft } from "./draft.svelte";

const blank = (card: number): Blank => ({
  type: "Blank",
  command: { type: "MakeGuess", card, word: "" },
  field: "word",
  longest: 80,
});
const taken: Done = { ok: true, passport: null, table: null };
const refused: Done = { ok: false, refusal: { code: "CardHasLeft", rule: "R3", facts: {} } };

function server(...answers: Done[]) {
  const sent: unknown[] = [];
  const send = async (command: unknown) => {
    sent.push(command);
    return answers.shift() ?? taken;
  };
  return { sent, send };
}

test("what was typed is there again after a reload, for the same card only", () => {
  const { send } = server();
  new Draft("reload", "card 1", send).write("whale", "card 1", blank(1));

  expect(new Draft("reload", "card 1", send).text).toBe("whale");
  expect(new Draft("reload", "card 2", send).text).toBe("");
  expect(new Draft("another table", "card 1", send).text).toBe("");
});

test("what was taken leaves nothing behind", async () => {
  const { sent, send } = server(taken);
  const draft = new Draft("taken", "card 1", send);
  draft.write("whale", "card 1", blank(1));

  expect(await draft.submit("card 1", blank(1))).toBe(true);

  expect(sent).toEqual([{ type: "MakeGuess", card: 1, word: "whale" }]);
  expect(draft.text).toBe("");
  expect(new Draft("taken", "card 1", send).text).toBe("");
});

test("a guess at a card that has left is sent for that card, and may then be meant anew", async () => {
  const { sent, send } = server(refused, taken);
  const draft = new Draft("late", "card 1", send);
  draft.write("whale", "card 1", blank(1));

  expect(await draft.submit("card 2", blank(2))).toBe(false);
  expect([draft.text, draft.refusal?.code]).toEqual(["whale", "CardHasLeft"]);
  expect(await draft.submit("card 2", blank(2))).toBe(true);

  expect(sent).toEqual([
    { type: "MakeGuess", card: 1, word: "whale" },
    { type: "MakeGuess", card: 2, word: "whale" },
  ]);
});

test("nothing is sent twice while an answer is awaited", async () => {
  const { sent, send } = server();
  const draft = new Draft("twice", "card 1", send);
  draft.write("whale", "card 1", blank(1));

  await Promise.all([draft.submit("card 1", blank(1)), draft.submit("card 1", blank(1))]);

  expect(sent).toHaveLength(1);
});

test("what is typed meanwhile stays", async () => {
  const { send } = server();
  const draft = new Draft("meanwhile", "card 1", send);
  draft.write("whale", "card 1", blank(1));
  const sending = draft.submit("card 1", blank(1));
  draft.write("whales", "card 1", blank(1));

  await sending;

  expect(draft.text).toBe("whales");
});
