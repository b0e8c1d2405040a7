import { expect, test } from "vitest";
import { groupsOf } from "./fact-groups.ts";
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
