import { splitNotes } from "@rewrite-service/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { notesFilter } from "./notes-filter.ts";

const shownOf = (pieces: readonly string[]): string => {
  let shown = "";
  const hold = notesFilter((text) => (shown += text));
  for (const piece of pieces) hold.push(piece);
  hold.end();
  return shown;
};

test("what is shown is the text without its notes, however the stream was cut", () => {
  const bit = fc.constantFrom("\n", "\n\n", "NOTES:", "NOT", "ES:", "\n\nNOTES:", "word ", "N", "é🧵");
  fc.assert(
    fc.property(fc.array(bit, { maxLength: 12 }), (pieces) => {
      expect(shownOf(pieces)).toBe(splitNotes(pieces.join("")).text);
    }),
    { numRuns: 2_000 },
  );
});

test("words are shown as they come", () => {
  const seen: string[] = [];
  const hold = notesFilter((text) => seen.push(text));
  for (const piece of ["One ", "two.\n", "\nNO", " three"]) hold.push(piece);
  expect(seen).toEqual(["One ", "two.", "\n\nNO three"]);
});
