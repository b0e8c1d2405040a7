import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

const told = (before: string, after: string): string[] =>
  compareDrafts(before, after).changes.flatMap(({ severity, reason }) => (severity === "hard" ? [reason] : []));

test.each([
  ["Load 14 crates before 22.", "Load 22 boxes before 14.", true],
  [
    "Load 14 crates of red oil paint and then store 22 in the barn.",
    "Load 22 boxes of blue oil tins and then store 14 in the barn.",
    false,
  ],
])("two figures were exchanged where most of the words between them stayed: %s → %s", (before, after, isExchange) => {
  expect(told(before, after).some((reason) => reason.endsWith(": swapped places"))).toBe(isExchange);
});

test.each([
  ["Bo moved 15 shops in the north group by Monday.", ['"14" became "15", which the draft has elsewhere']],
  ["Bo moved 15 shops in our north area by Monday.", []],
])(
  "a figure in the place of another that the draft has elsewhere, in a sentence that stayed or not: %s",
  (after, expected) => {
    const rest = "The other 15 follow in May.";
    expect(told(`Bo moved 14 shops of the north group by Monday. ${rest}`, `${after} ${rest}`)).toEqual(expected);
  },
);

test.each([
  ["We agreed on option B for the hall.", "We agreed on option C for the hall.", ['"B" became "C"']],
  [
    "The rev is F not E, as E has the old door.",
    "The rev is E not F, as E has the old door.",
    ['"F" became "E": swapped places', '"E" became "F": swapped places'],
  ],
  ["Shift A starts at 6, shift B at 7.", "Shift B starts at 6, shift A at 7.", 2],
  ["Take Option C, not Option D.", "Take Option D, not Option C.", 2],
  ["Ana wants B and Bo wants C.", "Ana wants C and Bo wants B.", 2],
  ["Queue at gate C, as the coach is there.", "Queue at Gate D. The coach is there.", ['"C" became "D"']],
  ["we go with option b, its cheaper", "We go with Option C. It's cheaper.", ['"C" is not in the draft']],
  ["Take quote B. Quote A has no paint.", "Take quote A. Quote B has no paint.", 2],
  ["We can do plan A or plan B.", "We can do plan B or plan A.", []],
  ["We agreed on option B for the hall.", "For the hall, we agreed on Option B.", []],
  ["Take Option C, not Option D.", "Don't take Option D; take Option C.", []],
])("one of several that a letter names is a name: %s → %s", (before, after, expected) => {
  const reasons = told(before, after);
  expect(typeof expected === "number" ? reasons.length : reasons).toEqual(expected);
});

test.each([
  ["We agreed on option B for the hall.", "We agreed on Option B for the hall."],
  ["we go with option b, its cheaper", "We go with Option B. It's cheaper."],
  ["Queue at gate C, as the coach is there.", "Queue at Gate C. The coach is there."],
  ["Where R the keys? Can U bring them?", "Where are the keys? Can you bring them?"],
])("a letter behind a word that has a capital in one text alone gets no note: %s → %s", (before, after) => {
  expect(compareDrafts(before, after).changes).toEqual([]);
});
