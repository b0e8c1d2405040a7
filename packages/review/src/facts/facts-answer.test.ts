import { expect, test } from "vitest";
import { changesInOrder, mixOf, rejectAll } from "../alignment/mix.ts";
import type { Alignment } from "../alignment/passage.ts";
import { answerFacts } from "./facts-answer.ts";
import { isTrouble } from "./fact-groups.ts";

const DRAFT = "The p95 went up from 840 ms to 910 ms on Tuesday. Please do not touch the old queue.";

test.each([
  ["all in other words", "On Tuesday the p95 rose from 840 ms to 910 ms. Please do not touch the old queue.", 0],
  ["a turn and a lost denial", DRAFT.replace("up", "down").replace("do not touch", "touch"), 2],
  ["a denial that only may be lost", "The p95 rose from 840 ms to 910 ms. Somebody may touch the old queue.", 0],
  ["facts that are lost and changed", "The p95 went up from 840 ms to 950 ms. Please do not touch the old queue.", 0],
])("of %s, counts what is certain and no fact", (_, after, count) => {
  const question = { before: DRAFT, after, fromNotes: false, finished: true };
  expect(answerFacts(question).meaning.filter(isTrouble)).toHaveLength(count);
  expect(answerFacts({ ...question, finished: false }).meaning).toEqual([]);
});

test("an edit that drops a denial is found beside another word that denies", () => {
  const before = "Hi Ben, the failed parcels are not lost. Unless Ana calls, do not ship.";
  const after = before.replaceAll(/(?:do )?not /g, "");
  const { meaning } = answerFacts({ before, after, fromNotes: false, finished: true });
  expect(meaning.filter(isTrouble).map(({ reason }) => reason)).toEqual(['"not" was dropped', '"not" was dropped']);
});

const DELAYED =
  "we lost about 310 tiles and the order (PO 88213) is 2 days behind, so earliest is thurs 3 dec. see the tiler at half past nine or so then";

test.each([
  [
    "a date that is written anew, with the comma beside it, is a change of its own in a sentence with many others",
    "We lost about 310 tiles, and the order (PO 88213) is 2 days behind, so the earliest is Thursday, 3 December. See the tiler at half past nine or so then",
    ["thurs 3 dec → Thursday, 3 December"],
  ],
  [
    "so is one in words that are all new, each side as the texts have it",
    DELAYED.replace("is thurs 3 dec. see", "falls on Thursday, 3 December; meet"),
    ["is → falls on", "thurs 3 dec → Thursday, 3 December", ". see → ; meet"],
  ],
  [
    "so is a figure that is another, beside a word that is another",
    DELAYED.replace("is 2 days behind", "slipped 4 days behind"),
    ["2 days → 4 days", "is → slipped"],
  ],
])("%s", (_, after, expected) => {
  const { alignment } = answerFacts({ before: DELAYED, after, fromNotes: false, finished: true });
  const all = changesInOrder(alignment as Alignment, {});
  const said = all.map(({ draft, result }) => `${draft} → ${result}`);
  for (const one of expected) expect(said).toContain(one);
  expect(mixOf(alignment as Alignment, rejectAll(alignment as Alignment)).text).toBe(DELAYED);
});

test("a point of notes that is said with its apostrophe is not left out", () => {
  const before = "filter is new since 4 May. so it isnt that\nask Bo for the pump";
  const after = "The filter is new since 4 May, so it isn't that. Ask Bo for the pump.";
  const { alignment } = answerFacts({ before, after, fromNotes: true, finished: true });
  expect(alignment?.passages.filter(({ status }) => status === "left-out")).toEqual([]);
});
