import { expect, test } from "vitest";
import { applyEdits } from "../edits.ts";
import { inflatedPhrases } from "./inflated-phrases.ts";

const edited = (text: string): string => applyEdits(text, inflatedPhrases.edits(text, "email"), []);

test.each([
  ["The dinner gave us a sense of community.", "The dinner gave us community."],
  ["A sense of relief followed.", "Relief followed."],
  ["It is common in the realm of finance.", "It is common in finance."],
  ["Their story resonates with readers.", "Their story appeals to readers."],
  ["The report underscores the need for tests.", "The report shows the need for tests."],
  ["With the advent of cheap sensors we measured more.", "With the arrival of cheap sensors we measured more."],
])("%s", (before, after) => {
  expect(edited(before)).toBe(after);
});

test.each([
  "She has a sense of humour.",
  "We lost a sense of direction.",
  "A voice that resonated with authority filled the hall.",
  "Put underscores between the words.",
])("left as it is: %s", (text) => {
  expect(edited(text)).toBe(text);
});
