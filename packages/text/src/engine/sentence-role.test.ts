import { expect, test } from "vitest";
import { canMove, goesWithAsk, hasRole } from "./sentence-role.ts";

test.each([
  "Could you send the list by Friday?",
  "Please tell the printers that the logo changed.",
  "Could everyone please upload their logs?",
  "Could you confirm by Thursday whether sales can move the launch?",
  "The team finished the import and its tests.",
])("may stand first: %s", (sentence) => {
  expect(canMove(sentence, undefined)).toBe(true);
});

test.each([
  "Can you check with Ana?",
  "Could you confirm by Thursday?",
  "Would you be able to tell the printers?",
  "Could you call them today?",
  "Please restart it.",
  "Since then the costs fell.",
  "14:51 fixed.",
])("stays where it is: %s", (sentence) => {
  expect(canMove(sentence, undefined)).toBe(false);
});

test("nothing moves away from a sentence that needs it", () => {
  expect(canMove("We are blocked on the vendor.", "Two engineers are on it.")).toBe(false);
  expect(canMove("We are blocked on the vendor.", "The team waits.")).toBe(true);
});

test.each([
  "If you need a lift, please call me.",
  "Please let me know if you have any questions.",
  "What do you think?",
])("asks nothing that should come first: %s", (sentence) => {
  expect(hasRole(sentence, "ask")).toBe(false);
});

test("what says by when stays with its question", () => {
  expect(goesWithAsk("I need it before the review.")).toBe(true);
  expect(goesWithAsk("The review is on Monday.")).toBe(false);
});
