import { expect, test } from "vitest";
import { counted, excerptOf, LOCAL_CHARACTERS_MAX, plural, tooLong, wholeWords, windowOf } from "./limits.ts";

test("two million characters are taken, and one more in either text is refused", () => {
  const [most, more] = ["x".repeat(LOCAL_CHARACTERS_MAX), "x".repeat(LOCAL_CHARACTERS_MAX + 1)];
  expect(tooLong(most, most)).toBeNull();
  expect(tooLong("a", more)).toMatchObject({
    isError: true,
    content: [{ text: "The text is longer than 2000000 characters. Send it in parts." }],
  });
});

test("an excerpt is one line, and a long one is cut before a half of a character", () => {
  expect(excerptOf("a\n b")).toBe("a b");
  expect([excerptOf("x".repeat(120)).length, excerptOf("x".repeat(121))]).toEqual([120, `${"x".repeat(119)}…`]);
  expect(excerptOf("abcde", 5)).toBe("abcde");
  expect(excerptOf("abcdef", 5)).toBe("abcd…");
  expect(excerptOf("abc😀de", 5)).toBe("abc…");
});

const SENTENCE = "one two three four five six seven eight nine ten";
const windowed = (at: string | null, charactersMax: number): string => {
  const text = `Before.  ${SENTENCE}  After.`;
  const start = text.indexOf(SENTENCE);
  const place = at === null ? null : { start: text.indexOf(at), end: text.indexOf(at) + at.length };
  return windowOf(text, { start, end: start + SENTENCE.length }, place, charactersMax);
};

test("a sentence that fits is whole; of a longer one as much as fits around the place, in whole words", () => {
  expect(windowed("ten", SENTENCE.length)).toBe(SENTENCE);
  expect(windowed("one", 20)).toBe("one two three four…");
  expect(windowed(null, 20)).toBe("one two three four…");
  expect(windowed("five", 20)).toBe("…four five six…");
  expect(windowed("ten", 20)).toBe("…eight nine ten");
});

test("a passage that ends within a word is longer by the rest of it", () => {
  const grown = (text: string, start: number, end: number): string => wholeWords(text, { start, end });
  expect(grown("utilises it", 0, 5)).toBe("utilises");
  expect(grown("don’t go", 0, 3)).toBe("don’t");
  expect(grown("well-known x", 0, 4)).toBe("well-known");
  expect(grown("go, then", 0, 3)).toBe("go,");
  expect(grown("go", 0, 2)).toBe("go");
});

test("counts are written for people", () => {
  expect([counted(999), counted(20_000)]).toEqual(["999", "20,000"]);
  expect([0, 1, 2].map((count) => plural(count, "word"))).toEqual(["0 words", "1 word", "2 words"]);
  expect([plural(1, "is", "are"), plural(2, "is", "are")]).toEqual(["1 is", "2 are"]);
});
