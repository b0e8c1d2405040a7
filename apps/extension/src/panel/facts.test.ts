import { expect, test } from "vitest";
import { factsOf } from "./facts.ts";

const DRAFT = "The move is on 12 May at 16:00. Ana signs 3 forms.";
const states = (after: string, finished: boolean): string[] =>
  factsOf(DRAFT, after, { fromNotes: false, finished }).map(({ state, text }) => `${text}: ${state}`);

test("what is missing is to come while the text streams, and lost at its end", () => {
  expect(states("We move on 12 May at", false)).toEqual([
    "16:00: pending",
    "Ana: pending",
    "3: pending",
    "12 May: kept",
  ]);
  expect(states("We move on 12 May.", true)).toEqual(["16:00: lost", "Ana: lost", "3: lost", "12 May: kept"]);
});

test("troubles come first, and the last word waits until it is whole", () => {
  const longer = `${DRAFT} It costs $9`;
  expect(states(longer, false).filter((line) => line.includes("$9"))).toEqual([]);
  expect(states(`${longer}.`, true)[0]).toBe("$9: invented");
});
