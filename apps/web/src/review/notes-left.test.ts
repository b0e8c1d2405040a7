import { compareDrafts, rewrite } from "@rewrite-service/text";
import { alignPassages, isChange, type Decisions } from "@rewrite-service/review";
import { expect, test } from "vitest";
import { notesLeft } from "./notes-left.ts";

const draft = "so basically teh vent is open bc of the smell. pls ring Olga about it. i think she knows.";
const { text, notes } = rewrite({ text: draft, register: "slack", mode: "rewrite" });
const alignment = alignPassages(draft, text, compareDrafts(draft, text), { fromNotes: false });
const keeping = (part: string): Decisions =>
  Object.fromEntries(
    alignment.passages
      .filter((passage) => isChange(passage) && passage.draft.includes(part))
      .map(({ id }) => [id, { kind: "rejected" }]),
  );

test("what is said of a rewrite is what is in the text as it is decided", () => {
  expect(notes.join("\n")).toMatch(/bc → because[^]*Added/);
  expect(notesLeft(notes, alignment, {})).toEqual(notes);
  const left = notesLeft(notes, alignment, keeping("bc")).join("\n");
  expect(left).not.toContain("bc →");
  expect(left).toContain("pls → please");
  expect(left).not.toContain("Added");
  const all = Object.fromEntries(
    alignment.passages.filter(isChange).map(({ id }) => [id, { kind: "rejected" as const }]),
  );
  expect(notesLeft(notes, alignment, all)).toEqual([]);
});
