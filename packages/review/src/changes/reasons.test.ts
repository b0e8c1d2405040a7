import { checkTells, compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { alignPassages } from "../alignment/passages.ts";
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

test.each([
  ["Hi team,\n\nThe build is green again.", "The build is green again.", "Hi team"],
  ["The build is green again.", "Hey all,\n\nThe build is green again.", "Hey all"],
  ["dont touch it", "Dont touch it!", "touch"],
])("where no rule is sure of a reason, none is given: %s", (before, after, part) => {
  expect(reasonsOf(before, after, part)).toEqual([]);
});

test("the small edits of a change are named", () => {
  expect(
    reasonsOf("Hi all, teh vent is open bc of the smell.", "The vent is open because of the smell.", "vent"),
  ).toEqual(["form: “Hi all, teh” → “The”, “bc” → “because”."]);
});

test("what the comparison is not certain of is told as such, and an “if” that went is for the writer to decide", () => {
  const draft = "The crew is on site by noon and stays when the lift is out.";
  expect(reasonsOf(draft, draft.replace("when", "as"), "crew")[0]).toBe("form: Worth a look: “when” was dropped.");
  expect(reasonsOf("Open the gate if the alarm is off.", "Open the gate, the alarm is off.", "gate")).toEqual([
    "fact: “if” was dropped.",
  ]);
});
