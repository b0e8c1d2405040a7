import { expect, test } from "vitest";
import { openDraft } from "../draft.ts";
import { applyEdits } from "../edits.ts";
import { triad } from "./triad.ts";

// One list of three says nothing: the checker counts them where several tells stand together.
const NEAR = " It is a testament to them, and it plays a crucial role, and it left an indelible mark.";
const edited = (text: string): string =>
  applyEdits(text + NEAR, triad.edits(openDraft(text + NEAR, "email")), []).slice(0, -NEAR.length);

test.each([
  ["We need growth, development, and money.", "We need growth and money."],
  ["He had empathy, understanding, and a desire to help.", "He had empathy and a desire to help."],
  ["He showed honesty, patience, and openness.", "He showed honesty and patience."],
  [
    "The plan is for schools, libraries, and the two hospitals.",
    "The plan is for schools and libraries, as well as the two hospitals.",
  ],
])("%s", (before, after) => {
  expect(edited(before)).toBe(after);
});

test.each([
  "He ran, jumped, and fell.",
  "We asked Oslo, Bergen, Narvik, and Molde.",
  "They can plan, write, and send it.",
  "She is in charge of hiring, training, and paying people.",
  "We had good coffee, good people, and good music.",
  "The room was small, dark, and cold.",
])("left as it is: %s", (text) => {
  expect(edited(text)).toBe(text);
});
