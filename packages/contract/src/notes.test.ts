import { expect, test } from "vitest";
import { notesBlock, splitNotes } from "./notes.ts";

test("a text without a block has no notes", () => {
  expect(splitNotes("Hello.\nNOTES: inside a paragraph")).toEqual({
    text: "Hello.\nNOTES: inside a paragraph",
    notes: null,
  });
});

test("the last block is the notes", () => {
  const rewrite = "Hello.\n\nNOTES:\n- bring cake";
  expect(splitNotes(rewrite + notesBlock(["The date is gone."]))).toEqual({
    text: rewrite,
    notes: "- The date is gone.",
  });
});

test("a rewrite that starts with such a line is split at the block after it", () => {
  expect(splitNotes(`NOTES: bring cake${notesBlock(["Nothing was left out."])}`)).toEqual({
    text: "NOTES: bring cake",
    notes: "- Nothing was left out.",
  });
});

test("a text that is nothing but a block is all notes", () => {
  expect(splitNotes("NOTES: I cannot do this.")).toEqual({ text: "", notes: "I cannot do this." });
});
