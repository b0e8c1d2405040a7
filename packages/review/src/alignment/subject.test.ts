import { compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { acceptSafe, mixOf } from "./mix.ts";
import { alignPassages } from "./passages.ts";

const careful = (before: string, after: string): string => {
  const alignment = alignPassages(before, after, compareDrafts(before, after), { fromNotes: false });
  return mixOf(alignment, acceptSafe(alignment, {})).text;
};

const MAIL = "Hi Bo,\n\nThe lift is mended by noon. Please tell the tenants.";

test("a subject line that the draft has not is accepted with the rest, one with a new figure is not", () => {
  const mail = `Subject: Lift is mended by noon, please tell tenants\n\n${MAIL}`;
  expect(careful(MAIL, mail)).toBe(mail);
  expect(careful(MAIL, mail.replace("noon", "14 May"))).toBe(MAIL);
  // A sentence of its own is still left to the writer.
  expect(careful(MAIL, `${MAIL} The caretaker keeps every spare key downstairs.`)).toBe(MAIL);
});
