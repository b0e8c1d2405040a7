import * as fc from "fast-check";
import { expect, test } from "vitest";
import { lookAlikes, oftenMisspelled } from "./often-misspelled.ts";
import { lexiconOf, slippedFrom } from "./slips.ts";
import { typosIn } from "./typos.ts";

const words = oftenMisspelled.trim().split(/\s+/);
const others = new Set(lookAlikes.trim().split(/\s+/));
const lexicon = lexiconOf(words);
const meantBy = (typed: string): string | null => slippedFrom(typed, lexicon, others);
const replaced = (text: string): string[] =>
  typosIn(text).map(({ excerpt, replacement }) => `${excerpt} → ${replacement}`);

test("no word of the list is changed, and none that looks like one", () => {
  expect([...words, ...others].filter((word) => meantBy(word) !== null)).toEqual([]);
});

test("each usual slip of a word comes back to it, or to nothing where it may be another's", () => {
  const slips: ((word: string, at: number) => string)[] = [
    (word, at) => word.slice(0, at) + word.slice(at + 1),
    (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
    (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    (word, at) => word.slice(0, at) + word.slice(at).replace(/^[aeiou]/, (vowel) => (vowel === "e" ? "a" : "e")),
  ];
  let made = 0;
  let mended = 0;
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.constantFrom(...slips), fc.nat(), (word, slip, place) => {
      const typed = slip(word, 1 + (place % Math.max(1, word.length - 4)));
      if (typed === word || typed.length < 6) return;
      made += 1;
      const meant = meantBy(typed);
      if (meant === word) mended += 1;
    }),
    { numRuns: 2000, seed: 1 },
  );
  expect(mended / made).toBeGreaterThan(0.9);
});

test("a misspelling of a word with an ending keeps the ending", () => {
  expect(replaced("We aproved the invoces, and the repacement parts are comming tomorow.")).toEqual([
    "aproved → approved",
    "invoces → invoices",
    "repacement → replacement",
    "comming → coming",
    "tomorow → tomorrow",
  ]);
});

test("names, words that look like others, and what stands in quotation marks stay", () => {
  expect(replaced('We met Mr Experiance in Woking. Witten said "aproved". The model\'s multipole is fine.')).toEqual(
    [],
  );
});
