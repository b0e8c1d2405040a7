import { expect, test } from "vitest";
import * as denials from "./denials.ts";
import { HIDDEN, isOf, NEGATION } from "./word-classes.ts";

test("no word is in two lists", () => {
  const { NEGATIONS, GERMAN_NEGATIONS, DENYING_GRAMMAR, DENYING_MEANINGS, DENIED_VERBS } = denials;
  const words = [NEGATIONS, GERMAN_NEGATIONS, DENYING_GRAMMAR, DENYING_MEANINGS, DENIED_VERBS].join(" ").split(" ");
  expect(new Set(words).size).toBe(words.length);
});

test.each([
  ["not", true, false],
  ["nicht", true, false],
  ["without", false, true],
  ["refused", false, true],
  ["with", false, false],
])("%s negates: %s, denies in other words: %s", (word, negates, denies) => {
  expect([isOf(word, NEGATION), isOf(word, HIDDEN)]).toEqual([negates, denies]);
});
