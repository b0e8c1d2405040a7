import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  isKeptOutLine,
  isMissingLine,
  keptOut,
  keptOutLine,
  missingLine,
  noteLines,
  notesBlock,
  splitNotes,
} from "./notes.ts";

test("a text without a block has no notes", () => {
  expect(splitNotes("Two words.")).toEqual({ text: "Two words.", notes: null });
  expect(splitNotes("")).toEqual({ text: "", notes: null });
});

test("NOTES: counts only at the start of a line after a blank line", () => {
  for (const text of ["See NOTES: below", "a\nNOTES: b", "a\n\n NOTES: b", "a\n\nNotes: b"]) {
    expect(splitNotes(text)).toEqual({ text, notes: null });
  }
});

test("the last block is the commentary, so a draft with such a line keeps it", () => {
  expect(splitNotes("Agenda\n\nNOTES: bring pens\n\nNOTES:\n- The date was left out.")).toEqual({
    text: "Agenda\n\nNOTES: bring pens",
    notes: "- The date was left out.",
  });
});

test("an answer that is nothing but a block has an empty text", () => {
  expect(splitNotes("NOTES: nothing to do")).toEqual({ text: "", notes: "nothing to do" });
});

test("what a block is put after comes back whole", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(
        fc.string({ minLength: 1 }).filter((line) => !/\n/.test(line)),
        { minLength: 1 },
      ),
      (text, lines) => {
        fc.pre(!text.startsWith("NOTES:") && lines.every((line) => line === line.trim()));
        expect(splitNotes(text + notesBlock(lines))).toEqual({
          text,
          notes: lines.map((line) => `- ${line}`).join("\n"),
        });
      },
    ),
  );
});

test("a rewrite that starts with such a line is split at the block after it", () => {
  expect(splitNotes(`NOTES: bring cake${notesBlock(["Nothing was left out."])}`)).toEqual({
    text: "NOTES: bring cake",
    notes: "- Nothing was left out.",
  });
});

test("the lines of a block come back without their bullets, and none from no block", () => {
  expect(noteLines(splitNotes(`a${notesBlock(["One.", "Two - three."])}`).notes)).toEqual(["One.", "Two - three."]);
  expect(noteLines("* One.\n\n  \u2022 Two.\n-3 is not a bullet")).toEqual(["One.", "Two.", "-3 is not a bullet"]);
  expect(noteLines(null)).toEqual([]);
});

test("the note on missing facts and the one on an invention are sentences that can be told apart", () => {
  const missing = missingLine(["3 May", "\u20ac40"], false);
  expect(missing).toBe("Missing from the rewrite: 3 May; \u20ac40.");
  expect(missingLine(["3 May"], true)).toBe("Missing from the rewrite: 3 May and others.");
  const unplaced = keptOutLine("a figure", "");
  expect(unplaced).toBe("A figure that is not in your text was removed or corrected.");
  expect([missing, unplaced].map(isMissingLine)).toEqual([true, false]);
  const placed = keptOutLine("a figure", "he said “yes” to");
  expect(placed).toBe("A figure that is not in your text was removed or corrected after “he said “yes” to”.");
  expect([missing, unplaced, placed].map(isKeptOutLine)).toEqual([false, true, true]);
  expect([missing, unplaced, placed].map(keptOut)).toEqual([
    null,
    { kind: "a figure", after: "" },
    { kind: "a figure", after: "he said “yes” to" },
  ]);
});
