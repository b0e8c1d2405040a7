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

test("a subject line that says the mail again is a change of its own in a free rewrite; what only it says stays with its sentence", () => {
  const draft = "hi dario, quick heads up kiln 2 went down at 7:40, temp stuck at 840. thanks";
  const body = "Hi Dario,\n\nKiln 2 stopped at 7:40, with the temperature stuck at 840.\n\nThanks";
  const resultsOf = (after: string): string[] =>
    alignPassages(draft, after, compareDrafts(draft, after), { fromNotes: false }).passages.map(({ result }) => result);
  expect(resultsOf(`Subject: Kiln 2 is down\n\n${body}`)[0]).toBe("Subject: Kiln 2 is down");
  // "840" stands nowhere else: without the line it would be lost.
  const alone = `Subject: Kiln 2 stuck at 840\n\n${body.replace(", with the temperature stuck at 840", "")}`;
  expect(resultsOf(alone)).not.toContain("Subject: Kiln 2 stuck at 840");
});
