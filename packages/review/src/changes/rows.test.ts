import { compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { mixOf, type Decisions } from "../alignment/mix.ts";
import { alignPassages } from "../alignment/passages.ts";
import { reviewRows } from "./rows.ts";

test("a change in two places of the result is read where each part stands, and goes back to the place of the larger", () => {
  const before =
    "Hello Ulf, the crew is here.\n\nThe pump on lot 7 is leaking, ring the plumber before noon.\n\nThanks a lot.";
  const after =
    "Before noon.\n\nHello Ulf, the crew is here.\n\nThe pump on lot 7 is leaking, ring the plumber.\n\nThanks a lot.";
  const alignment = alignPassages(before, after, compareDrafts(before, after), { fromNotes: false });
  const read = (decisions: Decisions): string =>
    reviewRows(alignment, decisions)
      .map(({ gap, text }) => gap + text)
      .join("");
  const inTwo = alignment.passages.findIndex(({ result }) => result.includes("plumber"));
  expect(reviewRows(alignment, {}).map(({ isSide }) => isSide)).toEqual([true, false, false, false]);
  expect(read({})).toBe(after);
  const rejected = { [inTwo]: { kind: "rejected" as const } };
  expect(read(rejected)).toBe(before);
  expect(mixOf(alignment, { ...rejected, [-1]: { kind: "accepted" } }).text).toBe(before);
});
