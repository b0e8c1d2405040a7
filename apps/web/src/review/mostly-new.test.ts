import { compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { alignPassages } from "@rewrite-service/review";
import { isMostlyNew } from "./mostly-new.ts";

const isNew = (before: string, after: string): boolean =>
  isMostlyNew(alignPassages(before, after, compareDrafts(before, after), { fromNotes: false }));

const NOTES = `notes: volunteer rota for the winter fair
- sat 12 dec, 10-4, St Agnes hall
- have 9 of 14 slots filled
- need: 2 for tea, 3 for the gate
- Priya has the cash box, float £150
- reply by mon 7th, to me not the group`;
const MAIL = `Subject: Volunteers for the winter fair

Hi all,

The winter fair is on Saturday, 12 December, from 10 to 4 in St Agnes hall. 9 of the 14 volunteer slots are filled on the rota. We still need 2 people for tea and 3 for the gate, and Priya has the cash box, with a float of £150.

Please reply by Monday the 7th, to me and not to the group.

Thanks`;
const DRAFT =
  "hi dario, quick heads up kiln 2 went down at 4:40 this morning, the controller threw E17 and wouldnt reset. we lost about 310 tiles out of the batch of 1,250.";

test("a mail that was made of notes is mostly new, one that was tidied is not, nor is the draft itself", () => {
  expect(isNew(NOTES, MAIL)).toBe(true);
  expect(
    isNew(
      DRAFT,
      "Hi Dario,\n\nKiln 2 went down at 4:40 this morning. The controller threw E17 and wouldn't reset. We lost about 310 tiles out of the batch of 1,250.",
    ),
  ).toBe(false);
  expect(isNew(DRAFT, DRAFT)).toBe(false);
});

test("another wording as a whole is new, however many of its small words the draft has", () => {
  const draft = "We should have it by the end of the week, I think.";
  expect(isNew(draft, "Somebody is going to carry our new lamp upstairs after lunch.")).toBe(true);
  expect(isNew(draft, "We should have it by the end of the week.")).toBe(false);
  expect(isNew("Lunch?", "Lunch?")).toBe(false);
  // All of it waits for the writer.
  expect(isNew("The part costs $640 and comes on Friday at 9am.", "Ulf Berg will ring you.")).toBe(false);
});
