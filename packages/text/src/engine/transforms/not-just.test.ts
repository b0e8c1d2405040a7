import { expect, test } from "vitest";
import { openDraft } from "../draft.ts";
import { applyEdits } from "../edits.ts";
import { notJust } from "./not-just.ts";

const edited = (text: string): string => applyEdits(text, notJust.edits(openDraft(text, "email")), []);

test.each([
  ["It is not just a tool but a habit.", "It is a tool and a habit."],
  ["It not only saves time but also reduces the cost.", "It saves time and reduces the cost."],
  ["Not only are they light, but they can be washed.", "They are light, and they can be washed."],
  ["The plan will not only save money but also free two rooms.", "The plan will save money and free two rooms."],
  ["This isn't just a price; it's a promise.", "This is a price and a promise."],
])("%s", (before, after) => {
  expect(edited(before)).toBe(after);
});

test.each([
  "It is not just late.",
  "They do not only teach but also learn.",
  "Not only did it rain, but it also froze.",
  "It is not just a tool that we have but a habit.",
  "This is not just red; red is a colour.",
])("left as it is: %s", (text) => {
  expect(edited(text)).toBe(text);
});
