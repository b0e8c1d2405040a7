import { expect, test } from "vitest";
import { processorMs } from "../../../testing/processor-time.ts";
import { wholeWordsIn, wordAround } from "./whole-word.ts";

test("a word is read without the marks around it, and a stretch knows the word that it is a part of", () => {
  expect(wholeWordsIn("**Ref: GRA/0093**, (/2018/).")).toEqual(["Ref", "GRA/0093", "/2018/"]);
  const text = "see **GRA/0093/JT**.";
  expect(wordAround(text, { start: 10, end: 14 })).toBe("GRA/0093/JT");
  expect(wordAround(text, { start: 6, end: 17 })).toBeNull();
  expect(wordAround(text, { start: 0, end: 14 })).toBeNull();
});

test("rows of marks and words without an end are read in good time", () => {
  const long = "x".repeat(200_000);
  expect(wordAround(`${long} y/45%`, { start: 200_003, end: 200_006 })).toBe("y/45%");
  expect(wordAround(`${long}/45`, { start: 200_001, end: 200_003 })).toBeNull();
  const marks = `a${"*".repeat(200_000)}b`;
  expect(processorMs(() => wholeWordsIn(marks))).toBeLessThan(1_000);
  expect(processorMs(() => wordAround(`${long} y/45%`, { start: 200_003, end: 200_006 }))).toBeLessThan(1_000);
});
