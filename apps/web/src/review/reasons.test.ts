import { checkTells, compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { alignPassages } from "@rewrite-service/review";
import { reasonsFor } from "./reasons.ts";

const reasonsOf = (before: string, after: string, part: string, register: "slack" | "linkedin" = "slack"): string[] => {
  const alignment = alignPassages(before, after, compareDrafts(before, after), { fromNotes: false });
  const passage = alignment.passages.find(({ draft, result }) => `${draft} ${result}`.includes(part));
  if (passage === undefined) throw new Error(`no passage with ${part}`);
  const tells = { draft: checkTells(before, { register }).findings, result: checkTells(after, { register }).findings };
  return reasonsFor(passage, tells).map(({ kind, text }) => `${kind}: ${text}`);
};

test("a fact that a change loses is named first", () => {
  const [first] = reasonsOf("We met Ana at 5pm on Tuesday in the hall.", "We met Ana on Tuesday in the hall.", "hall");
  expect(first).toBe("fact: “5pm” is missing.");
});

test("a tell that is gone is quoted", () => {
  const reasons = reasonsOf(
    "The cache plays a crucial role in the launch of the new shop.",
    "The cache matters for the launch of the new shop.",
    "cache",
  );
  expect(reasons).toContainEqual(expect.stringMatching(/^tell: Removes “plays a crucial role.*” \(.+\)\.$/));
});

test("a sentence that was split says into how many", () => {
  const reasons = reasonsOf(
    "The parser reads every file in the folder and the importer writes each row to the table before the report is made.",
    "The parser reads every file in the folder. The importer writes each row to the table before the report is made.",
    "parser",
  );
  expect(reasons).toEqual(["form: Split into 2 sentences."]);
});

test.each([
  ["Hi team,\n\nThe build is green again.", "The build is green again.", "Hi team"],
  ["The build is green again.", "Hey all,\n\nThe build is green again.", "Hey all"],
  ["can you look at it tmrw please.. i think so", "Can you look at it tomorrow please. I think so.", "look"],
  ["Bo put teh list on the table.", "Bo put the list on the table.", "list"],
  ["Bo will look at the table.", "Bo will look at the list.", "Bo"],
])("where no rule is sure of a reason, none is given: %s", (before, after, part) => {
  expect(reasonsOf(before, after, part)).toEqual([]);
});

test("a change of marks and capitals is said to be one, an apostrophe among them", () => {
  expect(reasonsOf("dont touch it", "Don’t touch it.", "touch")).toEqual([
    "form: Only capitals, punctuation or spacing changed.",
  ]);
});
