import { expect, test } from "vitest";
import { alignPassages } from "../alignment/passages.ts";
import { changesInOrder } from "../alignment/mix.ts";
import { affectsFact } from "../changes/affects-fact.ts";
import { reviewWords } from "./review.ts";
import { compareDrafts } from "@rewrite-service/text";

/** What is said before the others are accepted of the changes that wait. */
const said = (before: string, after: string): string => {
  const alignment = alignPassages(before, after, compareDrafts(before, after), { fromNotes: false });
  const held = changesInOrder(alignment).filter(({ risks }) => risks.length > 0);
  return reviewWords.beforeAccepting(held.length, held.every(affectsFact), []);
};

test("only what affects a fact is said to affect one", () => {
  expect(said("It fell to 310 ms on Tuesday, as we hoped.", "It fell to 310 ms, as we hoped.")).toBe(
    "1 change affects facts: your wording stays until you decide.",
  );
  expect(said("The lift might work again by then.", "The lift works again by then.")).toBe(
    "1 change needs your decision: it won’t be made until you accept it.",
  );
  expect(reviewWords.beforeAccepting(2, false, [])).toBe(
    "2 changes need your decision: they won’t be made until you accept them.",
  );
});

test("a subject line that is the only change is named by the button that accepts it", () => {
  expect(reviewWords.acceptSafe(1, 1, false, true)).toMatchObject({ short: "Add the subject line", rest: " and copy" });
  expect(reviewWords.acceptSafe(1, 1, false).short).toBe("Accept");
});

test("what is copied with nothing accepted says only what stayed", () => {
  const { acceptedAndCopied } = reviewWords.outcome;
  expect(acceptedAndCopied(0, 2)).toBe("Copied. 2 parts are still as you wrote them.");
  expect(acceptedAndCopied(1, 1)).toBe("Copied, with 1 change accepted. 1 part is still as you wrote it.");
});

test("what a rewrite would do is one sentence, and a word whose place a mark took is gone", () => {
  expect(reviewWords.ifAccepted("this sentence is missing")).toBe("In the rewrite: this sentence is missing.");
  expect(reviewWords.ifAccepted('"£200" is not in the draft')).toBe("In the rewrite: “£200” is not in the draft.");
  const { edit } = reviewWords.reasons;
  expect([edit("pls", "."), edit(",", ";"), edit("", ","), edit("bc", "because")]).toEqual([
    "“pls” removed.",
    "“,” → “;”.",
    "“,” added.",
    "“bc” → “because”.",
  ]);
});
