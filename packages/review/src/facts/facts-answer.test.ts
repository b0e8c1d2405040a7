import { expect, test } from "vitest";
import { answerFacts } from "./facts-answer.ts";

const DRAFT = "The p95 went up from 840 ms to 910 ms on Tuesday. Please do not touch the old queue.";

test.each([
  ["all in other words", "On Tuesday the p95 rose from 840 ms to 910 ms. Please do not touch the old queue.", 0],
  ["a turn and a lost denial", DRAFT.replace("up", "down").replace("do not touch", "touch"), 2],
  ["a denial that only may be lost", "The p95 rose from 840 ms to 910 ms. It would be good to touch the old queue.", 0],
  ["facts that are lost and changed", "The p95 went up from 840 ms to 950 ms. Please do not touch the old queue.", 0],
])("of %s, counts what is certain and no fact", (_, after, count) => {
  const question = { before: DRAFT, after, fromNotes: false, finished: true };
  expect(answerFacts(question).meaning).toBe(count);
  expect(answerFacts({ ...question, finished: false }).meaning).toBe(0);
});
