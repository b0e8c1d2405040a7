import { expect, test } from "vitest";
import { FAMILIES, gramsOf } from "./grams.ts";
import { tokensOf } from "./tokens.ts";

const familyOf = (text: string, name: string): number[] => {
  const tokens = tokensOf(text);
  return [
    ...(gramsOf(text, tokens, 0, tokens.count)[FAMILIES.findIndex((family) => family.name === name)]?.hashes ?? []),
  ];
};

test("a pair over a gap is the same whatever word stands in the gap, and a pair is not", () => {
  const [old, young] = ["the old bridge", "the young bridge"];
  expect(familyOf(old, "pair over a gap")[2]).toBe(familyOf(young, "pair over a gap")[2]);
  expect(familyOf(old, "pair")[2]).not.toBe(familyOf(young, "pair")[2]);
});

test("no pair reaches over the end of a sentence", () => {
  for (const name of ["pair", "pair over a gap"])
    expect(familyOf("It rained. We left.", name).slice(3)).toEqual(familyOf("We left.", name));
});
