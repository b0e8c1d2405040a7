import { compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { sentenceFor, withSentence } from "./card-sentences.ts";
import { mixOf, type Decisions, alignPassages, type Alignment } from "@rewrite-service/review";

const draft = "The parser shipped on Monday. The importer waits for Bo. Support was told by Ana.";
const result = "The parser shipped on Monday. The importer still waits for Bo. Ana told support.";
const align = (after: string): Alignment =>
  alignPassages(draft, after, compareDrafts(draft, after), { fromNotes: false });
const main = align(result);

const take = (card: Alignment, part: string, decisions: Decisions = {}): string => {
  const passage = card.wholes.find((one) => one.result.includes(part));
  if (passage === undefined) throw new Error(`no sentence with ${part}`);
  return mixOf(main, withSentence(main, decisions, card, passage)).text;
};

test("a sentence of a card replaces the one that says the same, and only that", () => {
  const card = align("On Monday the parser shipped. Bo has the importer waiting. Support was told by Ana.");
  expect(take(card, "On Monday")).toBe(
    "On Monday the parser shipped. The importer still waits for Bo. Ana told support.",
  );
});

test("a sentence that joins two of the draft takes the place of both", () => {
  const card = align("The parser shipped on Monday and the importer waits for Bo. Support was told by Ana.");
  expect(take(card, "shipped on Monday and")).toBe(
    "The parser shipped on Monday and the importer waits for Bo. Ana told support.",
  );
});

test("sentences of two cards stand side by side", () => {
  const one = align("On Monday the parser shipped. The importer waits for Bo. Support was told by Ana.");
  const two = align("The parser shipped on Monday. The importer waits for Bo. Ana has told support already.");
  const [first] = one.wholes;
  if (first === undefined) throw new Error("no sentence");
  const decisions = withSentence(main, {}, one, first);
  expect(take(two, "already", decisions)).toBe(
    "On Monday the parser shipped. The importer still waits for Bo. Ana has told support already.",
  );
});

test("the sentence of another version that answers a sentence is found, and where it has none, none is", () => {
  const card = align("On Monday the parser shipped. Now the importer waits for Bo.");
  const answers = main.wholes.map((sentence) => sentenceFor(card, sentence)?.result);
  expect(answers).toEqual(["On Monday the parser shipped.", "Now the importer waits for Bo.", undefined]);
});
