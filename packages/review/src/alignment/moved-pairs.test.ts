import { compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { movedPairs } from "./moved-pairs.ts";

const movedIn = (before: string, after: string): string[] =>
  [...movedPairs(compareDrafts(before, after).pairs)].map((pair) =>
    pair.before.map(({ start, end }) => before.slice(start, end)).join(" "),
  );
const FIRST = "The importer reads every file in the folder twice a day.";
const SECOND = "Ana moved the old tables to the archive on Monday.";
const LAST = "Please do not start it by hand.";

test("a sentence that jumped to the top moved, and those that it passed did not", () => {
  expect(movedIn(`${FIRST} ${SECOND} ${LAST}`, `${LAST} ${FIRST} ${SECOND}`)).toEqual([LAST]);
});

test("where two sentences changed places the shorter one moved", () => {
  expect(movedIn(`${FIRST} ${LAST}`, `${LAST} ${FIRST}`)).toEqual([LAST]);
});

test("nothing moved where the order is the same", () => {
  expect(movedIn(`${FIRST} ${SECOND}`, `${FIRST} ${SECOND}`)).toEqual([]);
});
