import { compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { sentenceFor } from "./card-sentences.ts";
import { alignPassages, mixOf, rejectAll, type Alignment, type Decisions } from "@rewrite-service/review";

const align = (before: string, after: string): Alignment =>
  alignPassages(before, after, compareDrafts(before, after), { fromNotes: false });

/** What a version offers for the change at some words of the result, and the text with it. */
const offered = (draft: string, result: string, version: string, part: string, decisions: Decisions = {}) => {
  const alignment = align(draft, result);
  const text = mixOf(alignment, decisions).text;
  const focus = alignment.passages.find((one) => one.result.includes(part) || one.draft.includes(part));
  if (focus === undefined) throw new Error(`nothing with ${part}`);
  const found = sentenceFor({ alignment, decisions }, focus, align(text, version));
  return found && { ...found, decisions: undefined, mix: mixOf(alignment, found.decisions).text };
};

const draft = "The parser shipped on Monday. The importer waits for Bo. Support was told by Ana.";
const result = "The parser shipped on Monday. The importer still waits for Bo. Ana told support.";

test("a sentence of a version replaces the one that says the same, and only that", () => {
  const version = "On Monday the parser shipped. Bo has the importer waiting. Support was told by Ana.";
  expect(offered(draft, result, version, "shipped")).toMatchObject({
    text: "On Monday the parser shipped.",
    isSame: false,
    mix: "On Monday the parser shipped. The importer still waits for Bo. Ana told support.",
  });
  expect(offered(draft, result, version, "told support")?.mix).toBe(
    "The parser shipped on Monday. The importer still waits for Bo. Support was told by Ana.",
  );
});

test("a sentence that joins two takes the place of both", () => {
  const version = "The parser shipped on Monday and the importer still waits for Bo. Ana told support.";
  expect(offered(draft, result, version, "still")?.mix).toBe(version);
});

test("a sentence that is the same is known as such, and one that the version has not is none", () => {
  const version = "The parser shipped on Monday. Ana told support.";
  expect(offered(draft, result, version, "told support")).toMatchObject({ isSame: true, mix: result });
  expect(offered(draft, result, version, "still")).toBe(null);
  expect(offered(draft, "The parser shipped on Monday.", "", "shipped")).toBe(null);
});

test("a version's sentence comes into a text that the writer has decided about", () => {
  const decisions = rejectAll(align(draft, result));
  const version = "The parser shipped on Monday. The importer is still waiting for Bo. Ana told support.";
  expect(offered(draft, result, version, "still", decisions)?.mix).toBe(
    "The parser shipped on Monday. The importer is still waiting for Bo. Support was told by Ana.",
  );
});

// A draft in one breath, of which the rewrite made an e-mail; the version's subject and greeting belong to no sentence.
const notes =
  "hi dario, quick heads up kiln 2 went down at 4:40 this morning, the controller threw E17 and wouldnt reset. we lost about 310 tiles out of the batch of 1,250 and the Marchetti order (PO 88213) is now 2 days behind, so earliest is thurs 3 dec. ive asked Imre to get a quote for a new controller, last one was €1,840. can you tell Marchetti before noon or should i?";
const email = `Subject: Kiln 2 down, Marchetti order delayed

Hi Dario,

Kiln 2 went down at 4:40 this morning. The controller threw E17 and wouldn't reset.

We lost about 310 tiles out of the batch of 1,250, and the Marchetti order (PO 88213) is now 2 days behind, so the earliest is Thursday, 3 December. I've asked Imre to get a quote for a new controller; the last one was €1,840.

Can you tell Marchetti before noon, or should I?`;
const other = `Subject: Kiln 2 is down

Hi Dario,

Kiln 2 stopped at 4:40 this morning with E17 on the controller, and it wouldn't reset. About 310 tiles out of the batch of 1,250 are lost. That puts the Marchetti order (PO 88213) 2 days behind: Thursday, 3 December at the earliest.

Imre is getting a quote for a new controller at my request (the last one was €1,840).

Can you tell Marchetti before noon, or should I?`;

test.each([
  ["quick heads up", "Kiln 2 stopped at 4:40 this morning with E17 on the controller, and it wouldn't reset."],
  [
    "We lost about",
    "About 310 tiles out of the batch of 1,250 are lost. That puts the Marchetti order (PO 88213) 2 days behind: Thursday, 3 December at the earliest.",
  ],
  ["I've", "Imre is getting a quote for a new controller at my request (the last one was €1,840)."],
])("of an e-mail the sentence itself is offered, without what stands around it: %s", (part, text) => {
  expect(offered(notes, email, other, part)?.text).toBe(text);
});

test("every sentence that is offered stands in the place of one paragraph's own words", () => {
  const alignment = align(notes, email);
  for (const focus of alignment.passages) {
    const found = sentenceFor({ alignment, decisions: {} }, focus, align(email, other));
    if (found === null) continue;
    const mixed = mixOf(alignment, found.decisions).text;
    expect(mixed).toContain(found.text);
    expect(mixed.split("\n\n").length).toBe(email.split("\n\n").length);
  }
});
