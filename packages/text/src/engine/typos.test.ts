import { expect, test } from "vitest";
import { typosIn } from "./typos.ts";

const found = (text: string): string[] =>
  typosIn(text).map(({ excerpt, replacement }) => `${excerpt} → ${replacement}`);

test("misspellings, lost apostrophes, confused words and a word that stands twice are typos, each with its fix", () => {
  expect(found("i cant recieve teh parcel, so your going to have to wait untill Monday.")).toEqual([
    "i → I",
    "cant → can't",
    "recieve → receive",
    "teh → the",
    "your → you're",
    "untill → until",
  ]);
  expect(found("Leave it at the the gate.")).toEqual(["the the → the"]);
});

test("a typo is where its words are", () => {
  const text = "We left the the keys; they wont fit.";
  for (const { start, end, excerpt } of typosIn(text)) expect(text.slice(start, end)).toBe(excerpt);
});

test("shorthand is no typo, and neither is what is code, quoted, linked or in another language", () => {
  expect(found("Pls see b4 Friday, thx, w/o the annex.")).toEqual([]);
  expect(found('Run `git recieve` and see https://a.example/teh or the sign "teh shop".')).toEqual([]);
  expect(
    found("Wir treffen uns am Montag um drei und sprechen ueber den Haushalt und die teh Reise in das neue Haus."),
  ).toEqual([]);
});
