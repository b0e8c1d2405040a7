import { compareDrafts } from "@rewrite-service/text";
import type { WithdrawnPlace } from "@rewrite-service/contract";
import { expect, test } from "vitest";
import { answerFacts } from "../facts/facts-answer.ts";
import { claimWords } from "../words/claims.ts";
import { alignmentWithout, factsWithout } from "./without-withdrawn.ts";

// Notes let a cause, a name and a figure go; only the figure is certain.
const before = "Rollout on Tuesday for ~40 users.\nOwner: Priya Raman.\nBudget $4,500.";
const after = "We roll out on Tuesday. The owner is P. Raman. The budget is $5,400.";
const question = { before, after, fromNotes: false, finished: true };
const answer = { ...answerFacts(question), question };
const { changes } = compareDrafts(before, after);

const placesOf = (severity: "hard" | "soft"): WithdrawnPlace[] =>
  changes
    .filter((change) => change.severity === severity)
    .flatMap(({ before: from, after: to }) => [
      ...(from === null ? [] : [{ side: "before" as const, ...from }]),
      ...(to === null ? [] : [{ side: "after" as const, ...to }]),
    ]);

test("the pair has changes of both kinds, or this proves nothing", () => {
  expect(new Set(changes.map(({ severity }) => severity))).toEqual(new Set(["hard", "soft"]));
});

test("notes that were taken back are no troubles any more, and every other fact stays as it is", () => {
  const soft = placesOf("soft");
  const shown = factsWithout(answer, soft, after)?.facts ?? [];
  const troubles = (facts: typeof shown): string[] =>
    facts.filter(({ reason }) => reason !== "").map(({ text }) => text);
  expect(troubles(shown).length).toBeLessThanOrEqual(troubles(answer.facts).length);
  expect(troubles(shown)).toContain("$4,500");
  const alignment = alignmentWithout(answer.alignment, soft);
  const left = alignment?.passages.flatMap((passage) => passage.changes) ?? [];
  expect(left.length).toBeGreaterThan(0);
  expect(left.every(({ severity }) => severity === "hard")).toBe(true);
  expect(alignment?.passages.flatMap(({ risks }) => risks).length).toBeGreaterThan(0);
});

test("a hard change is never taken back among the passages, whatever places are named", () => {
  const all = [...placesOf("hard"), ...placesOf("soft")];
  const left = alignmentWithout(answer.alignment, all)?.passages.flatMap((passage) => passage.changes) ?? [];
  expect(left.filter(({ severity }) => severity === "hard").length).toBeGreaterThan(0);
});

test("places of another text change nothing", () => {
  const soft = placesOf("soft");
  expect(factsWithout(answer, soft, `${after} `)).toBe(answer);
  expect(factsWithout(answer, [], after)).toBe(answer);
  expect(alignmentWithout(answer.alignment, [])).toBe(answer.alignment);
});

test("what is said of a sentence as a whole stays, whatever notes are taken back", () => {
  const longer = `${after} Ottoline keeps the rollback script at hand.`;
  const { alignment } = answerFacts({ ...question, after: longer });
  const risksIn = (of: typeof alignment): readonly string[] => of?.passages.flatMap(({ risks }) => risks) ?? [];
  expect(risksIn(alignment)).toContain(claimWords.addedSentence);
  expect(risksIn(alignmentWithout(alignment, placesOf("soft")))).toContain(claimWords.addedSentence);
});
