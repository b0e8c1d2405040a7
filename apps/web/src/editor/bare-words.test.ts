import { expect, test } from "vitest";
import { bareWords } from "./bare-words.ts";

test.each([
  [", quick heads up", "quick heads up"],
  [" Kestrel's team. ", "Kestrel's team"],
  ["- slots filled;", "slots filled"],
  ["“quick heads up,", "quick heads up"],
  ["the order (PO 88213", "the order (PO 88213"],
  ["(PO 88213", "PO 88213"],
  ["PO 88213),", "PO 88213"],
  ['is it "live"?', 'is it "live"'],
  ["Is it on? …", "Is it on"],
])("of %j the words are %j", (text, words) => expect(bareWords(text)).toBe(words));

test.each(["#4471", "$5k", "(b)", "[draft] only", "-5 °C", ".NET", "5 p.m.", "C++", "14%", "“as is”", "@ana", "don't"])(
  "%j has nothing to lose",
  (text) => expect(bareWords(text)).toBe(text),
);

test("of punctuation alone nothing is left", () => expect(bareWords(" -- … ")).toBe(""));
