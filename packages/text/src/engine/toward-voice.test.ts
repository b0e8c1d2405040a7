import { expect, test } from "vitest";
import { measureVoice } from "../voice/measure.ts";
import { openReader } from "./ledger.ts";
import { towardVoice } from "./toward-voice.ts";

const terse = measureVoice([
  "The lease is signed. The keys are here. Call me when you can. The van comes on Monday. We load it at nine.",
  "The audit is done. The list is with Ana. Call her when you can. The room is free on Monday. We meet at nine.",
  "The server is up. The logs are clean. Tell me when you see more. The next test is on Monday. We start at nine.",
]);

test("paragraphs that the writer would not part come together, the items of a list stay whole", () => {
  const text =
    "The report is done.\n\nThe copies are with Ana.\n\nThe next one is on Monday.\n\n1. Call the printer. The price has changed.\n2. Send the bill. The address is new.";
  const after = towardVoice(text, terse, "email", openReader([]));
  expect(after).toContain("The report is done. The copies are with Ana.");
  expect(after).toContain("1. Call the printer. The price has changed.\n2. Send the bill.");
});
