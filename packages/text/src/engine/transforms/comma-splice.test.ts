import { expect, test } from "vitest";
import { openDraft } from "../draft.ts";
import { applyEdits } from "../edits.ts";
import { commaSplice } from "./comma-splice.ts";

const after = (text: string): string => applyEdits(text, commaSplice.edits(openDraft(text, "email")), []);

test.each([
  [
    "The import failed twice last week, it was reading the old format.",
    "The import failed twice last week. It was reading the old format.",
  ],
  ["Nobody on the team was free, we have moved it to May.", "Nobody on the team was free. We have moved it to May."],
])("two main clauses are two sentences: %s", (before, expected) => {
  expect(after(before)).toBe(expected);
});

test.each([
  "If the import fails again, we will call the vendor.",
  "In the second week of March, we moved the office.",
  "The more tests we write, it is said, the calmer we are.",
  "The report was late this time, I think it was the flu.",
  "Looking at the numbers again, we are fine for now.",
  "The thing nobody told us is, we are out of paper.",
  "All the boxes packed, we had time for lunch.",
  "What the client wants to know, we can tell them now.",
  "We tested it, we shipped it, we are done with it.",
])("what is no splice stays: %s", (text) => {
  expect(after(text)).toBe(text);
});
