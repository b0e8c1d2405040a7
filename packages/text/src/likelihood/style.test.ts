import { describe, expect, test } from "vitest";
import { STYLE_NAMES } from "./style-names.ts";
import { STYLE_COUNT, styleOf } from "./style.ts";
import { tokensOf } from "./tokens.ts";
import { createTokenParts } from "./words.ts";

const measure = (text: string): Record<string, number> => {
  const tokens = tokensOf(text);
  const values = styleOf(text, tokens, createTokenParts()(text, tokens, 0, tokens.count), 0, tokens.count);
  expect(values.length).toBe(STYLE_COUNT);
  return Object.fromEntries(STYLE_NAMES.map((name, index) => [name, values[index] as number]));
};

describe("styleOf", () => {
  test("every number has a name of its own", () => {
    expect(new Set(STYLE_NAMES).size).toBe(STYLE_COUNT);
  });

  test("rates do not grow with the length of the text", () => {
    const text = "I went there, and it rained. We didn't mind! The roof (a new one) held. ";
    const once = measure(text.repeat(4));
    const twice = measure(text.repeat(8));
    for (const name of ["letters per word", "contractions", "mark ,", "mark !", "article", "first person", "-ed"]) {
      expect(twice[name]).toBeCloseTo(once[name] as number, 1);
    }
  });

  test("counts what it names", () => {
    const marked = measure(
      "Walking home, he stopped, looking up. It was cold; nobody spoke. SO cold... I'm sure it wasn't 5 degrees.",
    );
    for (const name of [
      "sentences that open with -ing",
      "-ing after a comma",
      "mark ;",
      "mark …",
      "words in capitals",
      "numbers",
      "contractions",
      "it",
    ]) {
      expect(marked[name], name).toBeGreaterThan(0);
    }
    expect(marked["lower-case i"]).toBe(0);
    expect(measure("i think i know sooo much")["lower-case i"]).toBeGreaterThan(0);
    expect(measure("i think i know sooo much")["letters written three times"]).toBeGreaterThan(0);
  });
});
