import * as fc from "fast-check";
import { expect, test } from "vitest";
import { occurrencesOf, termsIn } from "./occurrences.ts";

test.each([
  ["Kestrel shipped, Kestrel's docs did not.", "Kestrel"],
  ["We moved (Kestrel Desk) to C++.", "C++"],
  ["Ana'll write to Ana.", "Ana"],
  ["北京 is on the list, so is Łódź.", "Łódź"],
  ["\u{1F680} is our sign", "\u{1F680}"],
])("%j keeps %j", (text, term) => {
  expect(termsIn(text, [term])).toEqual([term]);
});

test.each([
  ["KESTREL and kestrel", "Kestrel"],
  ["Kestrels fly, postKestrel", "Kestrel"],
  ["Don't and DON’T", "Don"],
  ["Rene\u0301 writes", "Rene"],
  ["\u{1D400}b", "b"],
  ["Kestrel  Desk", "Kestrel Desk"],
  ["anything", ""],
])("%j does not hold %j", (text, term) => {
  expect(termsIn(text, [term])).toEqual([]);
});

// Few letters, so that words repeat, overlap and contain one another.
const piece = fc.constantFrom("a", "b", "A", "é", "e\u0301", "7", " ", " ", "-", "'", "'t", ".", "\n", "\u{1D400}");
const words = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’]t(?![\p{L}\p{M}\p{N}]))*/giu;

test("a term is found exactly where no word of the text goes on across one of its ends", () => {
  fc.assert(
    fc.property(words, words, (text, term) => {
      const inner = new Set([...text.matchAll(WORDS)].flatMap(({ index, 0: word }) => insideOf(index, word)));
      const starts = term === "" ? [] : startsOf(text, term);
      const whole = starts.filter((at) => !inner.has(at) && !inner.has(at + term.length));
      const found = occurrencesOf(text, term);
      expect(found.whole.map(({ start }) => start)).toEqual(whole);
      expect([...found.whole, ...found.inside].every(({ start, end }) => text.slice(start, end) === term)).toBe(true);
      expect(found.whole.length + found.inside.length).toBe(starts.length);
    }),
  );
});

const startsOf = (text: string, term: string): number[] =>
  Array.from({ length: text.length }, (_, at) => at).filter((at) => text.startsWith(term, at));

// The places between two characters of one word; between a word and its "'t" is one too.
const insideOf = (start: number, word: string): number[] =>
  Array.from({ length: word.length - 1 }, (_, at) => start + at + 1).filter((at) => {
    const left = word.slice(0, at - start);
    return !/['’]$/u.test(left) && !/[\ud800-\udbff]$/.test(left);
  });
