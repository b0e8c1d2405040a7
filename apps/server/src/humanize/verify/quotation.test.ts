import { expect, test } from "vitest";
import { occurrencesOf, quotationsOf } from "./quotation.ts";

const TEXT = "She said “wait\n  here” — it’s $5. Not [B2] now.";
const find = quotationsOf(TEXT);

test.each([
  ["She said", "She said"],
  ["  She said \n", "She said"],
  ['said "wait here"', "said “wait\n  here”"],
  ["wait here", "wait\n  here"],
  ["here” - it's $5", "here” — it’s $5"],
  ["[A1] it’s $5", "it’s $5"],
  ["[B2] now", "[B2] now"],
  ["…it’s $5…", "it’s $5"],
  ['"it’s $5"', "it’s $5"],
  ["$", "$"],
  ["she said", null],
  ["never", null],
  ["", null],
  ["—", null],
  ["…", null],
])("%j is %j in the text", (quoted, found) => expect(find(quoted)).toBe(found));

test("words are counted where they occur", () => {
  expect([occurrencesOf("a", "banana"), occurrencesOf("x", "banana"), occurrencesOf("ana", "ana ana")]).toEqual([
    3, 0, 2,
  ]);
});
