import { splitNotes } from "@rewrite-service/contract";
import { expect, test } from "vitest";
import { plainBrief } from "../../providers/brief.ts";
import { played } from "../../testing/played-answers.ts";
import { openGate } from "../gate/gate.ts";
import { findingLines } from "./finding-lines.ts";

const finding = { type: "time", before: "on 12 May", after: "in June", why: "The judge's own words." } as const;

test("a finding is said in a sentence of ours, and the judge's words stay away", () => {
  const findings = [finding, { ...finding, after: "" }, { ...finding, before: "", after: 'the "new"\n\nplan' }];
  const lines = findingLines({ verified: true, findings, withdrawn: [] }, false);
  expect(lines).toEqual([
    'The draft says "on 12 May"; this says "in June".',
    'Missing here: "on 12 May".',
    "Not in the draft: \"the 'new' plan\".",
  ]);
  expect(findingLines({ verified: true, findings, withdrawn: [] }, true)[0]).toMatch(/^The notes say /);
  expect(findingLines({ verified: true, findings: [], withdrawn: [] }, false)).toEqual([]);
  expect(findingLines({ verified: false, findings: [], withdrawn: [] }, false)).toEqual([
    "The meaning wasn't checked.",
  ]);
});

test("a line that would tell a fact of its own does not pass the gate, and is not lost without a word", async () => {
  const gate = openGate(plainBrief("We ship on 12 May for $4,500."), { repairs: true });
  const answer = played(async function* () {
    yield { type: "text", text: "We ship on 12 May for $4,500." } as const;
  });
  for await (const piece of gate.pass(answer)) expect(piece).not.toBe("");
  const { notes } = splitNotes(`text${gate.notes(['Missing here: "$500".', 'Missing here: "on 12 May".'])}`);
  expect(notes).not.toContain("$500");
  expect(notes).toContain("Another passage may differ in meaning from the draft; compare the two.");
  expect(notes).toContain('Missing here: "on 12 May".');
});
