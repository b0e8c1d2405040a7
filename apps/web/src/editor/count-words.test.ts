import { expect, test } from "vitest";
import { countWords } from "./count-words.ts";
import { shortened } from "./shortened.ts";

test.each([
  ["", 0],
  [" \n\t", 0],
  ["one", 1],
  [" one  two\nthree\t", 3],
  ["a\vb\fc\rd", 4],
  ["a\u00a0b\u2003c", 3],
  ["a\bb\u000ec!d\u001fe", 1],
])("%j has %i words", (text, count) => expect(countWords(text)).toBe(count));

test("forty characters are shown, of a longer text thirty-nine and an ellipsis", () => {
  expect(shortened("x".repeat(40))).toBe("x".repeat(40));
  expect(shortened("x".repeat(41))).toBe(`${"x".repeat(39)}\u2026`);
});
