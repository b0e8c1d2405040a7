import * as fc from "fast-check";
import { expect, test } from "vitest";
import { extractFacts } from "../facts/extract.ts";
import { isHard } from "../facts/support.ts";
import { keepsFacts, openReader } from "./fact-check.ts";

const sentence = fc.constantFrom(
  "We shipped v2.3.1 on 3 May.",
  "Costs fell 12% to $4,200!",
  "Could you ask dana.ruiz@acme.io by 17:00?",
  'He said "No." Then he left.',
  "Nothing else moved.",
  "See https://example.com/a-b and INC-4471.",
  "The room is free",
);
const gap = fc.constantFrom(" ", "\n\n", "\n", "  ");
const text = fc.array(fc.tuple(sentence, gap), { minLength: 1, maxLength: 8 });
const joined = (parts: readonly (readonly [string, string])[]): string =>
  parts.map(([words, space]) => words + space).join("");
const hardIn = (whole: string): string =>
  extractFacts(whole)
    .filter(isHard)
    .map(({ kind, value }) => `${kind}:${value}`)
    .sort()
    .join("\n");

test("moving whole sentences keeps the facts", () => {
  fc.assert(
    fc.property(text, (parts) => {
      const moved = [...parts].reverse().map(([words]) => [words.replace(/\w$/, "$&."), " "] as const);
      const before = parts.map(([words, space]) => [words.replace(/\w$/, "$&."), space] as const);
      expect(keepsFacts(openReader([]), joined(before), joined(moved))).toBe(true);
    }),
  );
});

test("what keeps the facts has the same hard facts when both texts are read whole", () => {
  fc.assert(
    fc.property(text, text, fc.boolean(), (one, other, alike) => {
      const [before, after] = [joined(one), joined(alike ? [...one].reverse() : other)];
      if (keepsFacts(openReader([]), before, after)) expect(hardIn(after)).toBe(hardIn(before));
    }),
  );
});

test.each([
  ["It costs 40 euros. We pay.", "It costs 41 euros. We pay."],
  ["It costs 40 euros. We pay.", "It costs 40 euros. We do not pay."],
  ["You mustnt pay 40 euros.", "You must pay 40 euros."],
  ["It costs 40 euros and leads nowhere.", "It costs 40 euros and leads there."],
  ["Send 40 w/o the box.", "Send 40 with the box."],
  ["It costs 40 euros. We pay.", "We pay."],
  ["We pay.", "We pay. We pay 5."],
])("%s is not %s", (before, after) => {
  expect(keepsFacts(openReader([]), before, after)).toBe(false);
});

test("a protected span must stand in both", () => {
  expect(keepsFacts(openReader(["as is"]), "Keep it as is.", "Keep it.")).toBe(false);
});

test("the guards are every hard fact and every mask; near an edit those of its sentence", () => {
  const reading = openReader([])('He paid 40 euros. She paid 50 euros. "Quoted words."');
  expect(reading.guards()).toEqual([
    { start: 8, end: 16 },
    { start: 27, end: 35 },
    { start: 37, end: 52 },
  ]);
  expect(reading.guardsNear([{ start: 0, end: 2 }])).toEqual([
    { start: 8, end: 16 },
    { start: 37, end: 52 },
  ]);
});

test.each(["hardly", "barely", "rarely", "scarcely", "seldom"])(
  "%s denies, and so is no word to lose or to add",
  (word) => {
    const reader = openReader([]);
    expect(keepsFacts(reader, "The backup works.", `The backup ${word} works.`)).toBe(false);
    expect(keepsFacts(reader, `The backup ${word} works.`, "The backup works.")).toBe(false);
  },
);
