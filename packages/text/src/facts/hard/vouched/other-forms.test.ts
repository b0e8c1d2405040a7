import { expect, test } from "vitest";
import { createWitness } from "../witness.ts";

const unbacked = (draft: string, rewrite: string): string[] => createWitness([draft])(rewrite).map(({ text }) => text);

test.each([
  ["noise 7 to 16h", "Noise from 7 a.m. to 4 p.m."],
  ["weekdays 7 to 15 h", "Weekdays between 7:00 and 15:00."],
  ["the cooker trips the 32 A breaker", "The cooker trips the 32-amp breaker."],
  ["it costs 320 swiss francs incl. hotel", "It costs CHF 320, including the hotel."],
  ["1,320 new zealand dollars", "NZD 1,320."],
  ["the hedge needs 2 cuts a year", "The hedge must be cut twice a year."],
  ["she gets three visits per week", "She is visited three times a week."],
])("a source vouches for other ways to say it: %s", (draft, rewrite) => {
  expect(unbacked(draft, rewrite)).toEqual([]);
});

test.each([
  ["weekdays 7 to 15 h", "Weekdays between 8:00 and 15:00."],
  ["the cooker trips the 32 A breaker", "The cooker trips the 30-amp breaker."],
  ["it costs 320 swiss francs", "It costs €320."],
  ["it costs 320 of the swiss", "It costs CHF 320."],
  ["the hedge needs 3 cuts a year", "The hedge must be cut twice a year."],
  ["the flow is below the target", "The flow is a third below the target."],
])("and for nothing else: %s", (draft, rewrite) => {
  expect(unbacked(draft, rewrite)).not.toEqual([]);
});
