import { expect, test } from "vitest";
import { measureVoice } from "../voice/measure.ts";
import { openReader } from "./fact-check.ts";
import { towardVoice } from "./toward-voice.ts";

const terse = measureVoice([
  "The lease is signed. The keys are here. Call me when you can. The van comes on Monday. We load it at nine.",
  "The audit is done. The list is with Ana. Call her when you can. The room is free on Monday. We meet at nine.",
  "The server is up. The logs are clean. Tell me when you see more. The next test is on Monday. We start at nine.",
]);

const airy = measureVoice([
  "The lease is signed.\n\nThe keys are here.\n\nCall me when you can.\n\nThe van comes on Monday.\n\nThe price has changed.",
  "The audit is done.\n\nThe list is with Ana.\n\nCall her when you can.\n\nThe address is new.\n\nWe meet at nine.",
]);

const REPORT = "The report is done.\n\nThe copies are with Ana.\n\nThe next one is on Monday.";
const LIST = "1. Call the printer. The price has changed.\n2. Send the bill. The address is new.";

test("paragraphs that the writer would not part come together", () => {
  const after = towardVoice(REPORT, terse, "email", openReader([]));
  expect(after).toContain("The report is done. The copies are with Ana.");
});

test("sentences that the writer would part come apart, those of one item of a list do not", () => {
  const after = towardVoice(`${REPORT.replaceAll("\n\n", " ")}\n\n${LIST}`, airy, "email", openReader([]));
  expect(after).toContain("The report is done.\n\nThe copies");
  expect(after).toContain("1. Call the printer. The price");
});
