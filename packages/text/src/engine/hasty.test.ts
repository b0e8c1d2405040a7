import { expect, test } from "vitest";
import { rewrite } from "./engine.ts";

const letter = (text: string, protectedSpans: string[] = []): string =>
  rewrite({ text, register: "email", mode: "rewrite", protectedSpans }).text;

test.each([
  [
    "i dont think its ready. can you ask Priya for a date by fri",
    "Can you ask Priya for a date by Friday?\n\nI don't think it's ready.",
  ],
  ["so basically the api is down. pls restart it", "The API is down. Please restart it."],
  ["hey sorry for the delay, was out sick mon+tues", "Sorry for the delay: I was out sick Monday and Tuesday."],
  ["just wanted to let you know that im out on jan 15", "I'm out on Jan 15."],
  ["the tests are red\nsomeone merged a bad fix", "The tests are red. Someone merged a bad fix."],
  ["hi sam, thats done. cheers, lena", "Hi Sam,\n\nThat's done.\n\nCheers,\nLena"],
])("%s", (before, after) => {
  expect(letter(before)).toBe(after);
  expect(letter(after)).toBe(after);
});

test("what stands in code, quotations, links and protected spans stays as it was typed", () => {
  const text = 'run `npm i` first. he said "i dont care". see https://example.org/i/dont. keep pls here';
  expect(letter(text, ["keep pls here"])).toBe(
    'Run `npm i` first. He said "i dont care". See https://example.org/i/dont. keep pls here.',
  );
});

test("a draft with capitals is not taken for a hasty one", () => {
  const text = "iPhone sales fell. We dont know why. The team looks at it";
  expect(letter(text)).toBe(text);
});

test("the notes say that a hasty draft was written out, and only then", () => {
  const said = (text: string): string => rewrite({ text, register: "slack", mode: "rewrite" }).notes.join(" ");
  expect(said("i cant come on fri")).toContain("written out");
  expect(said("I cannot come on Friday.")).not.toContain("written out");
});

test("a protected span over the greeting stays whole", () => {
  const text = "Hi Ana, the list is done. I was wondering if you could check the totals.";
  expect(letter(text, ["Hi Ana, the list"])).toContain("Hi Ana, the list");
});
