import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { partFrom } from "./next-part.ts";

const partsOf = (text: string, limit: number): string[] => {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const { start, end } = partFrom(text, at, limit);
    if (start >= end) break;
    parts.push(text.slice(start, end));
    at = end;
  }
  return parts;
};

describe("a draft that is too long, in parts", () => {
  test("is cut between paragraphs", () => {
    expect(partsOf("One two.\n\nThree four.\n\nFive six.", 22)).toEqual(["One two.\n\nThree four.", "Five six."]);
  });

  test("is cut between words where a paragraph alone is too long", () => {
    expect(partsOf("one two three four", 9)).toEqual(["one two", "three", "four"]);
  });

  test("keeps every word, in order, and every part fits", () => {
    const words = fc.array(fc.constantFrom("a", "bb", "ccc dd", "e\n\nf", "g\nh"), { minLength: 1 });
    fc.assert(
      fc.property(words, fc.integer({ min: 4, max: 30 }), (made, limit) => {
        const text = made.join(" ");
        const parts = partsOf(text, limit);
        expect(parts.every((part) => part.length <= limit)).toBe(true);
        expect(parts.join(" ").split(/\s+/)).toEqual(text.split(/\s+/));
      }),
    );
  });
});
