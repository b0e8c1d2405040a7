import { expect, test } from "vitest";
import { canMove, goesWithAsk, hasRole, isSelfContained } from "./sentence-role.ts";

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

test.each([
  ["Could you look at PR 812?", "It changes the retries."],
  ["Could you send the slides?", "The train is cancelled."],
  ["Could everyone upload their access logs?", "The audit is on Monday."],
  ["Should we ask Jonas?", "The panel is full."],
])("says what it is about: %s", (sentence, earlier) => {
  expect(isSelfContained(sentence, earlier, "ask")).toBe(true);
});

test.each([
  ["Can we start in January?", "The old contract ends in December."],
  ["Could you put a note on the site?", "The office is closed on 1 May."],
  ["Please check the door when you leave.", "The door does not close by itself."],
  ["Could you confirm by Thursday?", "The rollout moves to 19 June."],
])("needs what stands before it: %s", (sentence, earlier) => {
  expect(isSelfContained(sentence, earlier, "ask")).toBe(false);
});

test("a result about something told before stays behind it", () => {
  expect(isSelfContained("Sales rose 12% in the trial group.", "We did a trial in March.", "outcome")).toBe(false);
  expect(isSelfContained("Sales rose 12% in March.", "We did a trial.", "outcome")).toBe(true);
});

test("a question that wants no answer asks nothing", () => {
  expect(hasRole("Ready to see what it can do?", "ask")).toBe(false);
});
