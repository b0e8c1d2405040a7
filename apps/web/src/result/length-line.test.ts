import { expect, test } from "vitest";
import { lengthLine } from "./length-line.ts";
import type { ResultVersion } from "./result-history.ts";

const DRAFT = "The lift is broken today.";
const said = (length: "shorter" | "longer" | undefined, text: string, fromNotes = false): string | null => {
  const request = { text: DRAFT, register: "slack" as const, ...(length === undefined ? {} : { length }) };
  const source = { text: DRAFT, fromNotes, request };
  const version: ResultVersion = { source, text, notes: null, decisions: {}, movedFrom: null, partial: false };
  return lengthLine(version, text);
};

test("a text that is not shorter or longer as it was asked to be is said to be so, with both counts", () => {
  expect(said("shorter", "The lift has been broken all day.")).toBe(
    "You asked for a shorter text. This one has 7 words; your draft has 5.",
  );
  expect(said("shorter", "The lift is out today.")).toContain("5 words; your draft has 5");
  expect(said("longer", "Lift broken.")).toBe("You asked for a longer text. This one has 2 words; your draft has 5.");
  expect(said("shorter", "Lift broken.")).toBe(null);
  expect(said("longer", "The lift has been broken all day.")).toBe(null);
});

test("nothing is said where no length was asked for, of notes, and of the draft itself", () => {
  expect(said(undefined, "The lift has been broken all day.")).toBe(null);
  expect(said("shorter", "The lift has been broken all day.", true)).toBe(null);
  expect(said("shorter", DRAFT)).toBe(null);
});
