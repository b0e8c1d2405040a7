import { expect, test } from "vitest";
import { extractFacts } from "../facts/extract.ts";
import type { Fact } from "../facts/fact.ts";
import { mayTell, writtenIn } from "./evidence.ts";

const [date] = extractFacts("12 December") as [Fact];
const tells = (text: string): boolean => mayTell(date, writtenIn(text));
/** As many characters of a sentence. */
const between = (length: number): string => ` ${"and so on ".repeat(20).slice(0, length - 2)} `;

test("a day belongs to a month of its line that is no more than eighty characters away", () => {
  expect([80, 81].map((length) => tells(`The 12${between(length)}December`))).toEqual([true, false]);
  // The month is known by its first three letters.
  expect([75, 76].map((length) => tells(`December${between(length)}12 of them`))).toEqual([true, false]);
  expect(tells("The 12\nDecember")).toBe(false);
});

test.each([
  ["13:00", "at 13", true],
  ["12:00", "at 12 a.m.", false],
  ["24", "2400", true],
  ["25", "2500", false],
  ["24.30", "at half past", true],
  ["25.30", "at half past", false],
])("an hour and its notations: %s, %s", (written, text, expected) => {
  const [hour] = extractFacts(written) as [Fact];
  expect(mayTell(hour, writtenIn(text))).toBe(expected);
});

test.each([
  ["the 13 or 14 December", false],
  ["from 12 to 14 December", true],
  ["12/12", true],
])("a date in %s: %s", (text, expected) => {
  expect(tells(text)).toBe(expected);
});
