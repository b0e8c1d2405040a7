import { expect, test } from "vitest";
import { shownText } from "./shown-fact.ts";

test.each([
  ["Could Ana check PR 4471 before noon?", "4471", "PR 4471"],
  ["There are 12 crates on edge-3 now.", "12", "12 crates"],
  ["There are 12 crates on edge-3 now.", "3", "edge-3"],
  ["We had 7 before lunch.", "7", "7"],
  ["It rose to 1,600 because of rain.", "1,600", "1,600"],
  ["See https://www.example.org/a.", "https://www.example.org/a", "example.org/a"],
])("%s shows %s as %s", (text, fact, shown) => {
  const start = text.indexOf(fact);
  expect(shownText(text, { start, end: start + fact.length })).toBe(shown);
});
