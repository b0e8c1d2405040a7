import { checkTells, compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { alignPassages } from "../alignment/passages.ts";
import { reasonsFor } from "./reasons.ts";

const reasonsOf = (before: string, after: string, part: string, register: "slack" | "linkedin" = "slack"): string[] => {
  const alignment = alignPassages(before, after, compareDrafts(before, after), { fromNotes: false });
  const passage = alignment.passages.find(({ draft, result }) => `${draft} ${result}`.includes(part));
  if (passage === undefined) throw new Error(`no passage with ${part}`);
  const tells = { draft: checkTells(before, { register }).findings, result: checkTells(after, { register }).findings };
  return reasonsFor(passage, alignment, tells, register).map(({ kind, text }) => `${kind}: ${text}`);
};

test("a fact that a change loses is named first", () => {
  const [first] = reasonsOf("We met Ana at 5pm on Tuesday in the hall.", "We met Ana on Tuesday in the hall.", "hall");
  expect(first).toBe('fact: "5pm" is missing.');
});

test("a tell that is gone is quoted", () => {
  const reasons = reasonsOf(
    "The cache plays a crucial role in the launch of the new shop.",
    "The cache matters for the launch of the new shop.",
    "cache",
  );
  expect(reasons).toContainEqual(expect.stringMatching(/^tell: Removes “plays a crucial role.*” \(.+\)\.$/));
});

test("a greeting that Slack has no place for is explained by the register", () => {
  const reasons = reasonsOf("Hi team,\n\nThe build is green again.", "The build is green again.", "Hi team");
  expect(reasons).toContain("register: Slack: No greeting and no sign-off.");
});

test("a sentence that was split says into how many", () => {
  const reasons = reasonsOf(
    "The parser reads every file in the folder and the importer writes each row to the table before the report is made.",
    "The parser reads every file in the folder. The importer writes each row to the table before the report is made.",
    "parser",
  );
  expect(reasons).toContain("form: One sentence of 22 words became 2.");
});

test("where no rule asked for a change, that is what is said", () => {
  expect(reasonsOf("Bo will look at the table.", "Bo will look at the list.", "Bo")).toHaveLength(1);
});
