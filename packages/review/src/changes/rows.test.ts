import { compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { isChange, mixOf, rejectAll, type Decisions } from "../alignment/mix.ts";
import { ownSentence, withOwnWords } from "../alignment/own-words.ts";
import { alignPassages } from "../alignment/passages.ts";
import { answerFacts } from "../facts/facts-answer.ts";
import { REWRITES } from "./rewrites.ts";
import { placeWithin, reviewRows } from "./rows.ts";

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

test.each(REWRITES)(
  "with all refused the draft is read, as it is copied: $name",
  ({ before, after, fromNotes = false, partial }) => {
    const { alignment } = answerFacts({ before, after, fromNotes, finished: true, partial: partial === true });
    if (alignment === null) throw new Error("not aligned");
    const decisions = rejectAll(alignment);
    const rows = reviewRows(alignment, decisions);
    expect(rows.map(({ gap, text }) => gap + text).join("")).toBe(mixOf(alignment, decisions).text.trimEnd());
    if (Object.keys(decisions).length > 0) expect(mixOf(alignment, decisions).text).toBe(before);
  },
);

test("of notes the review has the paragraphs that are copied, also where a point is told before the one above it", () => {
  const before = "- sat 12 dec in St Agnes hall\n- 9 of 14 slots are filled\n- we need 2 people for tea";
  const after =
    "9 of the 14 slots are filled. The fair is on Saturday 12 December in St Agnes hall. We need 2 people for tea.";
  const { alignment } = answerFacts({ before, after, fromNotes: true, finished: true });
  if (alignment === null) throw new Error("not aligned");
  const rows = reviewRows(alignment, {});
  // No place that a point went from is shown of notes.
  expect(rows.map(({ kind }) => kind)).toContain("origin");
  const read = rows.filter(({ kind }) => kind !== "origin").map(({ gap, text }) => gap + text);
  expect(read.join("")).toBe(mixOf(alignment, {}).text);
});

test("a stretch of a whole text is found in what is shown of it, cut to the sentences that are", () => {
  const text = "One two. Three four. Five six.";
  const one = (start: number, end: number) => placeWithin({ start, end }, text, [{ start: 9, end: 20 }], "Three four.");
  expect(one(9, 14)).toEqual({ start: 0, end: 5 });
  expect(one(4, 14)).toEqual({ start: 0, end: 5 });
  expect(one(15, 25)).toEqual({ start: 6, end: 11 });
  expect([one(0, 9), one(20, 24), one(21, 24)]).toEqual([null, null, null]);
  const two = [
    { start: 0, end: 8 },
    { start: 21, end: 30 },
  ];
  const shown = "One two. Five six.";
  const both = (start: number, end: number) => placeWithin({ start, end }, text, two, shown);
  expect([both(0, 3), both(21, 25), both(26, 30)]).toEqual([
    { start: 0, end: 3 },
    { start: 9, end: 13 },
    { start: 14, end: 18 },
  ]);
  // What lies between, or across, is in none of them.
  expect([both(9, 14), both(4, 12), both(20, 25)]).toEqual([null, null, null]);
  expect(placeWithin({ start: 0, end: 3 }, text, two, "Other words.")).toBe(null);
  expect([placeWithin(null, text, two, shown), placeWithin(undefined, text, two, shown)]).toEqual([null, null]);
  expect(placeWithin({ start: 0, end: 3 }, text, [], "")).toBe(null);
});

test("the writer's own words are one change, also where they stand for what was unchanged", () => {
  const before = "hi ana, the lift is shut, i rang bo. the vent is open.";
  const after = "Hi Ana, the lift is shut; I rang Bo. The vent is open.";
  const alignment = alignPassages(before, after, compareDrafts(before, after), { fromNotes: false });
  const first = alignment.passages.find(isChange);
  if (first === undefined) throw new Error("no change");
  const own = ownSentence(alignment, {}, first);
  const ownRow = (decisions: Decisions, text: string) => {
    const next = withOwnWords(alignment, decisions, own, text);
    const [row] = reviewRows(alignment, next);
    return row && [row.kind, row.text, row.isSide];
  };
  expect(ownRow({}, "Ana, no lift.")).toEqual(["change", "Ana, no lift.", false]);
  expect(ownRow({}, "")).toEqual(["change", "", false]);
  expect(ownRow(rejectAll(alignment), "Ana, no lift.")).toEqual(["change", "Ana, no lift.", false]);
});
