import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isConfusable } from "./confusables.ts";
import { misspellings } from "./misspellings.ts";
import { lexiconOf, slipOf } from "./slips.ts";
import { spellingEdits } from "./spelling.ts";

const rows = misspellings
  .trim()
  .split(/;\s+/)
  .map((row) => row.split(" "));
const words = rows.flatMap(([word = ""]) => /^[a-z]+$/.exec(word) ?? []);
const listed = new Set(rows.flatMap(([, ...wrong]) => wrong));
const lexicon = lexiconOf(words);
const mended = (text: string): string =>
  spellingEdits(text)
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, { start, end, insert }) => now.slice(0, start) + insert + now.slice(end), text);

const SLIPS: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at).replace(/^[aeiou]/, ""),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + word.slice(at).replace(/^([aeiou])([^aeiou])/, "$2$1"),
  (word, at) => word.slice(0, at) + word.slice(at).replace(/^[aeiou]/, (vowel) => (vowel === "e" ? "a" : "e")),
];

test("no word of the list is changed", () => {
  expect(words.filter((word) => slipOf(word, lexicon) !== null)).toEqual([]);
});

test("each usual slip of a word comes back to it in a hasty text, and stays in a careful one", () => {
  let made = 0;
  let back = 0;
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.constantFrom(...SLIPS), fc.nat(), (word, slip, place) => {
      const typed = slip(word, 1 + (place % Math.max(1, word.length - 3)));
      if (typed === word || word.length < 7 || listed.has(typed) || isConfusable(typed)) return;
      const meant = slipOf(typed, lexicon);
      made += 1;
      if (meant === word) back += 1;
      expect(mended(`Please see the ${typed} list, I dont mind.`)).toBe(
        `Please see the ${meant ?? typed} list, I don't mind.`,
      );
      const careful = `Please see the ${typed} list, I don't mind.`;
      expect(mended(careful)).toBe(careful);
    }),
    { numRuns: 1000, seed: 22 },
  );
  expect(back / made).toBeGreaterThan(0.9);
});

test.each([
  [
    "they sent the inspecton report and the calcuim, dont wait",
    "they sent the inspection report and the calcium, don't wait",
  ],
  ["ive left it in the cupbord, the TOLARANCE is 2mm", "I've left it in the cupboard, the TOLERANCE is 2mm"],
  ["the deadlnie is soon", "the deadline is soon"],
])("a word that is typed in haste is the one that it sounds like: %s", (before, after) => {
  expect(mended(before)).toBe(after);
});

test.each([
  "dont add butter, the chefs know, and the patent office is closed for a decade",
  "dont ask for the addressees, a compliant answer is enough, and the rally is over",
  "ask Rebeca Inspecton, dont write to deadlnie@example.org",
  "I dont know whether betweena or recenty is meant",
])("a word that sounds like another, a name and what is no slip stay: %s", (text) => {
  expect(mended(text)).toBe(text.replace("dont", "don't"));
});
