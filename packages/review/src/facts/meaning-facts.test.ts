import { expect, test } from "vitest";
import { answerFacts } from "./facts-answer.ts";
import { meaningFacts } from "./meaning-facts.ts";

const told = (before: string, after: string) => {
  const question = { before, after, fromNotes: false, finished: true };
  return meaningFacts({ ...answerFacts(question), question }).map((fact) => ({
    state: fact.state,
    text: fact.text,
    at: fact.after && after.slice(fact.after.start, fact.after.end),
    reason: fact.reason,
  }));
};

test("a “not” that went is told with the sentence that lacks it, one that came with its own place", () => {
  const [without, withIt] = ["We will deploy on Friday.", "We will not deploy on Friday."];
  expect(told(`hi team, ${withIt}`, `Hi team,\n\n${without}`)).toEqual([
    { state: "lost", text: "not", at: without, reason: '"not" was dropped' },
  ]);
  expect(told(without, withIt)).toEqual([{ state: "invented", text: "not", at: "not", reason: '"not" was added' }]);
  expect(told(withIt, withIt)).toEqual([]);
});
