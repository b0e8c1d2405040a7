import { expect, test } from "vitest";
import { rewrite } from "./engine.ts";

const told = (text: string): string => rewrite({ text, register: "email", mode: "expand" }).text;

test.each([
  ["- need: sre to approve 75% rollout by fri", "We need SRE to approve the 75% rollout by Friday."],
  ["- fix merged (#4821), rolled out to 50%", "The fix was merged (#4821) and rolled out to 50%."],
  ["- root cause: n+1 query in /carts", "The root cause is an n+1 query in /carts."],
  ["- churn down 8.4% -> 6.1%", "Churn went down from 8.4% to 6.1%."],
  ["- 14:31 bad config found in auth-3", "At 14:31 a bad config was found in auth-3."],
  ["- ask: approve 2 more heads", "The ask is to approve 2 more heads."],
  ["- next: send contract to Acme", "The next step is to send the contract to Acme."],
  ["- no downtime expected", "No downtime is expected."],
  ["- if green -> release on tue", "If green, release on Tuesday."],
  ["- owner: lena", "The owner is Lena."],
  ["- search not affected, only mail", "The search was not affected, only mail."],
  ["- customers not informed yet", "Customers have not been informed yet."],
  ["- Dana not back yet\n- refund not possible", "Dana is not back yet. Refund is not possible."],
  ["- no data lost\n- still no answer from Acme", "No data was lost. There is still no answer from Acme."],
  ["- trial to paid flat", "Trial to paid is flat."],
  ["- invoice 4471 sent twice", "Invoice 4471 was sent twice."],
  ["- don't restart worker-3\n- don't have a date", "Don't restart worker-3. We don't have a date."],
  ["- site ready, docs ready, billing not ready", "The site is ready, docs are ready and billing is not ready."],
  ["- next step: fix the export, test the form", "The next step is to fix the export and test the form."],
  [
    "met w/ vendor today. price 12k. need finance to confirm amount",
    "We need finance to confirm the amount.\n\nWe met with the vendor today. The price is 12k.",
  ],
])("%s", (notes, prose) => {
  expect(told(notes)).toBe(prose);
});

test("what a candidate did is not said of the writer", () => {
  expect(told("interview feedback\n- shipped 2 payment systems\n- weak on testing")).toBe(
    "Interview feedback:\n\nShipped 2 payment systems. Weak on testing.",
  );
});

test("a clock keeps its order", () => {
  const text = "- 14:02 alerts fire\n- 14:31 config fixed, errors fell to 2%";
  expect(rewrite({ text, register: "linkedin", mode: "expand" }).text).toMatch(/^At 14:02 alerts fire/);
});

test("notes of a talk are about the person it was with", () => {
  expect(
    told("1:1 with Hana:\n- wants to move teams\n- unhappy with reviews, 3 reviewers too many\n- I talk to Omar"),
  ).toBe(
    "1:1 with Hana:\n\nHana wants to move teams. Hana is unhappy with reviews, 3 reviewers too many. I talk to Omar.",
  );
});
