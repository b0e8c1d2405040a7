import { expect, test } from "vitest";
import { shownText } from "./shown-fact.ts";

test.each([
  ["Could Ana check PR 4471 before noon?", "4471", "PR 4471"],
  ["There are 12 crates on edge-3 now.", "12", "12 crates"],
  ["There are 12 crates on edge-3 now.", "3", "edge-3"],
  ["It runs in eu-west-1 now.", "1", "eu-west-1"],
  ["We had 120 sign-ups and 3 people left.", "120", "120 sign-ups"],
  ["We had 120 sign-ups and 3 people left.", "3", "3 people"],
  // Half a word, a verb, a word with a slip, and the first of two words are no part of the figure.
  ["We had 120 sign ups.", "120", "120"],
  ["Of those 70 need a review and 2 fixed themselves.", "70", "70"],
  ["Of those 70 need a review and 2 fixed themselves.", "2", "2"],
  ["Option 2 includes 40 peopel.", "2", "2"],
  ["Option 2 includes 40 peopel.", "40", "40"],
  ["It took 5 business days.", "5", "5"],
  ["We had 7 before lunch.", "7", "7"],
  ["It rose to 1,600 because of rain.", "1,600", "1,600"],
  ["See https://www.example.org/a.", "https://www.example.org/a", "example.org/a"],
])("%s shows %s as %s", (text, fact, shown) => {
  const start = text.indexOf(fact);
  expect(shownText(text, { start, end: start + fact.length })).toBe(shown);
});
