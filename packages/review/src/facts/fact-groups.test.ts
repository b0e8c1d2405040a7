import { expect, test } from "vitest";
import { groupsOf, rowsOf } from "./fact-groups.ts";
import { answerFacts } from "./facts-answer.ts";

const countsOf = (before: string, after: string): Record<string, number> =>
  Object.fromEntries(
    groupsOf(answerFacts({ before, after, fromNotes: false, finished: true }).facts).map(({ facts }) => [
      facts[0].text,
      facts.length,
    ]),
  );

test("a name counts as often as the text has it, not as often as the draft had", () => {
  const draft =
    "I've asked Imre to get a quote for €1,840. Please don't restart it until Imre has looked at the wiring.";
  expect(countsOf(draft, draft)).toEqual({ Imre: 2, "€1,840": 1 });
  expect(countsOf(draft, draft.replace("until Imre", "until he"))).toEqual({ Imre: 1, "€1,840": 1 });
});

test("a fact that is to be said twice is one row from the beginning, and kept once it is said twice", () => {
  const before = "Be there at 7.30 on 4 May. The pump starts at 7.30 too.";
  const rows = (after: string, finished = false): string[] =>
    rowsOf(answerFacts({ before, after, fromNotes: false, finished }).facts).map(
      ({ text, state }) => `${text} ${state}`,
    );
  expect(rows("")).toEqual(["7.30 pending", "4 May pending"]);
  expect(rows("Be there at 7.30 on 4 May. The ")).toEqual(["7.30 pending", "4 May kept"]);
  expect(rows(before, true)).toEqual(["7.30 kept", "4 May kept"]);
});
