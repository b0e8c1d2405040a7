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

test("a misspelling of a word that is itself the wrong one becomes the right one", () => {
  expect(found("I called them, thier not going to pay.")).toEqual(["thier → they're"]);
  expect(found("Sorry, thier manager is not happy with the date.")).toEqual(["thier → their"]);
});

test("too before be is to, where only to can be meant", () => {
  expect(found("It is going too be late, and it has too be paid.")).toEqual(["too → to", "too → to"]);
  expect(found("This may too be wrong. You come too. Be quick.")).toEqual([]);
});

test("an apostrophe in the wrong place moves", () => {
  expect(found("We should'nt wait, it does’nt fit.")).toEqual(["should'nt → shouldn't", "does’nt → doesn't"]);
});

test("an ordinal is owned", () => {
  expect(found("The van has made its 10,000th trip. Its 10,000, i think.")).toEqual(["Its → It's", "i → I"]);
});

test("a typo is where its words are", () => {
  const text = "We left the the keys; they wont fit.";
  for (const { start, end, excerpt } of typosIn(text)) expect(text.slice(start, end)).toBe(excerpt);
});

test("what is doubtful stays a typo while the others are mended, and is none in a text that never had one", () => {
  const text = "Hi team, i got it. Your welcome to join.";
  expect(found(text)).toEqual(["i → I", "Your → You're"]);
  const careful = text.replace("i got", "I got");
  const left = typosIn(careful, ["i", "Your"]).map(({ excerpt }) => excerpt);
  expect(left).toEqual(["Your"]);
  expect(found(careful)).toEqual([]);
  // So it is with a word that is looked at only beside a misspelling.
  const slips = "We recieve the schedulle on Monday, and the others wait for it.";
  expect(found(slips)).toEqual(["recieve → receive", "schedulle → schedule"]);
  expect(typosIn(slips.replace("recieve", "receive"), ["recieve"]).map(({ excerpt }) => excerpt)).toEqual([
    "schedulle",
  ]);
});

test("shorthand is no typo, and neither is what is code, quoted, linked or in another language", () => {
  expect(found("Pls see b4 Friday, thx, w/o the annex.")).toEqual([]);
  expect(found('Run `git recieve` and see https://a.example/teh or the sign "teh shop".')).toEqual([]);
  expect(
    found("Wir treffen uns am Montag um drei und sprechen ueber den Haushalt und die teh Reise in das neue Haus."),
  ).toEqual([]);
});
