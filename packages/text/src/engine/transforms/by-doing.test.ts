import { expect, test } from "vitest";
import { openDraft } from "../draft.ts";
import { applyEdits } from "../edits.ts";
import { byDoing } from "./by-doing.ts";

const after = (text: string): string => {
  const tells = [...text.matchAll(/\bBy [a-z]+ing/g)].map(({ index, 0: { length } }) => ({
    rule: "by-ing-opener",
    start: index,
    end: index + length,
  }));
  return applyEdits(text, byDoing.edits({ ...openDraft(text, "email"), tells }), []);
};

test.each([
  ["By sharing the runbook, we can all take the pager.", "If we share the runbook, we can all take the pager."],
  [
    "Good. By working with us and learning the tools, you'll save time.",
    "Good. If you work with us and learn the tools, you'll save time.",
  ],
])("who acts comes first: %s", (before, expected) => {
  expect(after(before)).toBe(expected);
});

test.each([
  "By sharing the runbook, Ana could take the pager.",
  "By focusing on mail and rewiring search, we can ship.",
  "By being early, we can park.",
])("what has no plain form stays: %s", (text) => {
  expect(after(text)).toBe(text);
});
