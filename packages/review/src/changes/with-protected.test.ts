import { expect, test } from "vitest";
import { acceptSafe, mixOf } from "../alignment/mix.ts";
import { factsReport } from "../facts/fact-states.ts";
import { answerFacts } from "../facts/facts-answer.ts";
import { changeTitle } from "./change-title.ts";
import { alignmentWithProtected, alteredOf, factsWithProtected } from "./with-protected.ts";

const BEFORE = "hi all, teh release moves to Thursday 16:00. pls dont deploy before then.";
const AFTER = "Hi all, the release moves to Thursday 16:00. Please don’t deploy before then.";
const { alignment } = answerFacts({ before: BEFORE, after: AFTER, fromNotes: false, finished: true });

test("a change to protected words waits for the writer, and no other change does for it", () => {
  const shown = alignmentWithProtected(alignment, alteredOf(BEFORE, AFTER, ["pls", "hi", "Thursday"]));
  if (shown === null) throw new Error("nothing was compared");
  const held = shown.passages.filter(({ altersProtected }) => altersProtected === true);
  expect(held.map(({ risks }) => risks)).toEqual([
    ["your protected words “hi” are changed"],
    ["your protected words “pls” are changed"],
  ]);
  expect(held.map((passage) => changeTitle(passage, undefined))).toEqual(Array(2).fill("Changes protected words"));
  const { text } = mixOf(shown, acceptSafe(shown, {}));
  expect(text).toMatch(/^hi all, the release/);
  expect(text).toContain("pls d");
});

test("of protected words that have nothing in their place it is said that they are missing", () => {
  const after = BEFORE.replace(" pls dont deploy before then.", "");
  const shown = alignmentWithProtected(
    answerFacts({ before: BEFORE, after, fromNotes: false, finished: true }).alignment,
    ["pls"],
  );
  expect(shown?.passages.flatMap(({ risks }) => risks)).toContain("your protected words “pls” are missing");
});

test("what a result has as often as its draft is not altered", () => {
  expect(alteredOf(BEFORE, AFTER, ["release", "all", "Bo"])).toEqual([]);
  // Within another word it is none of its own, unless the draft has it so.
  expect(alteredOf("hi, Bo", "this, Bo", ["hi"])).toEqual(["hi"]);
  expect(alteredOf("the p95 fell", "The p95 fell.", ["95"])).toEqual([]);
  expect(alteredOf("the p95 fell", "The p90 fell.", ["95"])).toEqual(["95"]);
  expect(alignmentWithProtected(alignment, [])).toBe(alignment);
});

test("protected words are listed from the start, and once where a fact holds them", () => {
  const draft = "Hi team, the pool goes to 80 pls.";
  const listed = (after: string, finished: boolean): string[] => {
    const question = { before: draft, after, fromNotes: false, finished };
    const { facts } = factsReport(draft, after, question);
    return factsWithProtected(facts, question, ["pls", "80", "absent", "Hi team"]).map(
      ({ text, state }) => `${text}: ${state}`,
    );
  };
  expect(listed("", false)).toEqual(["Hi team: pending", "80: pending", "pls: pending"]);
  expect(listed("Hi team, the pool goes to 80.", true)).toEqual(["Hi team: kept", "80: kept", "pls: lost"]);
});
