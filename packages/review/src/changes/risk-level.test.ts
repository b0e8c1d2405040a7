import { compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { changesInOrder } from "../alignment/mix.ts";
import { alignPassages } from "../alignment/passages.ts";
import { riskLevel } from "./risk-level.ts";

const levels = (before: string, after: string): (string | null)[] => {
  const alignment = alignPassages(before, after, compareDrafts(before, after), { fromNotes: false });
  return changesInOrder(alignment).map((change) => riskLevel(change, undefined, false));
};

test.each([
  ["a figure that changed", "The queue has 14 jobs.", "The queue has 15 jobs.", "certain"],
  ["a not that went", "Please do not touch the old list.", "Please touch the old list.", "certain"],
  ["a sentence that is missing", "The vent is open. Ring the crew about the lift.", "The vent is open.", "certain"],
  ["a guess that became a promise", "I think the crew is on its way.", "The crew is on its way.", "possible"],
  [
    "a sentence without a fact that was added",
    "The vent is open.",
    "The vent is open. The old crew has the keys to the office.",
    "possible",
  ],
  ["another word", "We utilise the vent.", "We use the vent.", null],
])("%s", (_, before, after, level) => expect(levels(before, after)).toContain(level));

test("what was asked about because of a fact is certain", () => {
  const [before, after] = ["We utilise the vent.", "We use the vent."];
  const alignment = alignPassages(before, after, compareDrafts(before, after), { fromNotes: false });
  const [change] = changesInOrder(alignment);
  if (change === undefined) throw new Error("no change");
  expect(riskLevel(change, { kind: "asked", risks: ["“9 May” is missing"] }, false)).toBe("certain");
});
