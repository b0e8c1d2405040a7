import { expect, test } from "vitest";
import { applyEdits } from "../edits.ts";
import { openDraft } from "../draft.ts";
import { dashes } from "./dashes.ts";

const after = (text: string): string => applyEdits(text, dashes.edits(openDraft(text, "email")), []);

test.each([
  ["The rollout is done — it took two days.", "The rollout is done. It took two days."],
  ["The rollout is done – we’re on 5.2 now.", "The rollout is done. We’re on 5.2 now."],
  ["We keep three services — invoices, search, and mail.", "We keep three services: invoices, search, and mail."],
  ["Go home — you've earned it.", "Go home. You've earned it."],
  [
    "The audit is nearly done — the only thing missing is the list.",
    "The audit is nearly done. The only thing missing is the list.",
  ],
  ["We start small — if it holds, we go on.", "We start small, if it holds, we go on."],
  ["We hired Ana — the engineer who has built the map.", "We hired Ana, the engineer who has built the map."],
  ["The report — all of it — is late.", "The report, all of it, is late."],
  ["If the build fails — it did twice — call me.", "If the build fails, it did twice, call me."],
  ["She smiled — slowly, warily, and without a word.", "She smiled, slowly, warily, and without a word."],
  ["- **Search** — finds every order.", "- **Search**: finds every order."],
])("%s", (before, expected) => {
  expect(after(before)).toBe(expected);
});

test.each([
  "We are open Mon – Fri at both sites.",
  "The train goes Leeds – York – Hull.",
  "It takes 3 – 5 days.",
  "Thanks – Maria",
  "Status – green",
])("a range, a route, a label or a name keeps its dash: %s", (text) => {
  expect(after(text)).toBe(text);
});
