import { expect, test } from "vitest";
import { answerFacts } from "./facts-answer.ts";

const told = (before: string, after: string) => {
  const question = { before, after, fromNotes: false, finished: true };
  return answerFacts(question).meaning.map((fact) => ({
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
  // The "n't" of "don't" is no word by itself.
  expect(told("Please don't sell it.", "Please sell it.").map(({ text }) => text)).toEqual(["not"]);
  expect(told("Please dont sell it.", "Please sell it.").map(({ text }) => text)).toEqual(["not"]);
});

test("a “not” that went from a sentence that was put anew is to be checked, beside a fact that is missing", () => {
  const rest = "Anna has the list of servers and will send it round on Friday.";
  const draft = `The launch costs £4,500. We are not ready to move it yet, so please hold off until the tests are done. ${rest}`;
  const result = `The launch is near. We are ready to start, so hold on until the checks end. ${rest}`;
  expect(told(draft, result).map(({ state, reason }) => `${state}: ${reason}`)).toEqual([
    'reworded: "not" was dropped',
  ]);
});
