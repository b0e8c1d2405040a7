import { alignPassages, isChange, mixOf, type Decision } from "@rewrite-service/review";
import { compareDrafts } from "@rewrite-service/text";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sideRows } from "./side-rows.ts";

const rowsOf = (before: string, after: string) => sideRows(before, after, compareDrafts(before, after).pairs);

test("sentences that answer each other stand in one row, and what one text alone has in a row of its own", () => {
  const before = "Hi all.\n\nThe parser shipped today. Nobody was paged at night. The importer waits for Bo.";
  const after = "Hi all.\n\nThe parser shipped on Monday. The importer waits for Bo.\nLisbon has a new office.";
  expect(rowsOf(before, after)).toEqual([
    { before: "Hi all.\n\n", after: "Hi all.\n\n" },
    { before: "The parser shipped today. ", after: "The parser shipped on Monday. " },
    { before: "Nobody was paged at night. ", after: "" },
    { before: "The importer waits for Bo.", after: "The importer waits for Bo.\n" },
    { before: "", after: "Lisbon has a new office." },
  ]);
});

test("sentences that changed places stand in one row, in the order of each text", () => {
  const before = "Hi. The parser shipped today. The importer waits for Bo. Ring me.";
  const after = "Hi. The importer waits for Bo. The parser shipped today. Ring me.";
  expect(rowsOf(before, after)).toEqual([
    { before: "Hi. ", after: "Hi. " },
    {
      before: "The parser shipped today. The importer waits for Bo. ",
      after: "The importer waits for Bo. The parser shipped today. ",
    },
    { before: "Ring me.", after: "Ring me." },
  ]);
});

test("a subject line that one text alone has stands in a row of its own", () => {
  const before =
    "Hi Gil\n\nYour men came late. It is the third time since Easter. 16 April short delivery, 24 April no show.";
  const after =
    "Subject: Late and short delivery, invoice 40\n\nHi Gil\n\nYour men came late. It is the third time since Easter: 16 April short delivery, 24 April no show.";
  expect(rowsOf(before, after).slice(0, 2)).toEqual([
    { before: "", after: "Subject: Late and short delivery, invoice 40\n\n" },
    { before: "Hi Gil\n\n", after: "Hi Gil\n\n" },
  ]);
});

test("a picture at the end of a sentence stays with it, and one that begins a line with that line", () => {
  const before = "We are live! 🎉 Thanks to all of you.\n🚀 Next is the importer.";
  const after = "We are live! 🎉 Thank you all.\n🚀 Next comes the importer.";
  expect(rowsOf(before, after).map((row) => row.before)).toEqual([
    "We are live! 🎉 ",
    "Thanks to all of you.\n",
    "🚀 Next is the importer.",
  ]);
});

const SENTENCES = [
  "Subject: Hearing moved to 9 May",
  "The hearing is moved to 9 May.",
  "sorry for the late reply,",
  "Bo owns the rollback!",
  "- a point of 40 kB",
  "Is it ready on Friday?",
  "We utilise the queue.",
  "We use the queue.",
  "It cost $400 in May.",
  "Thanks.",
];
const text = fc
  .array(fc.tuple(fc.constantFrom(...SENTENCES), fc.constantFrom(" ", "\n", "\n\n", "  ")), { maxLength: 12 })
  .chain((parts) => fc.constantFrom("", "\n").map((lead) => lead + parts.flat().join("")));

test("down its columns any two texts read letter for letter, whatever was decided", () => {
  fc.assert(
    fc.property(text, text, fc.infiniteStream(fc.nat(2)), (before, rewrite, dice) => {
      const alignment = alignPassages(before, rewrite, compareDrafts(before, rewrite), { fromNotes: false });
      const decisions: Record<number, Decision> = {};
      for (const { id } of alignment.passages.filter(isChange)) {
        const kind = dice.next().value ?? 0;
        if (kind === 0) decisions[id] = { kind: "rejected" };
        else if (kind === 1) decisions[id] = { kind: "edited", text: `Other words, ${id}.` };
      }
      const after = mixOf(alignment, decisions).text;
      const rows = rowsOf(before, after);
      expect(rows.map((row) => row.before).join("")).toBe(before);
      expect(rows.map((row) => row.after).join("")).toBe(after);
      // Without words a row would say nothing.
      if (before.trim() !== "" && after.trim() !== "")
        expect(rows.map((row) => (row.before + row.after).trim())).not.toContain("");
    }),
    { numRuns: 300 },
  );
});
