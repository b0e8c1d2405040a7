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
