import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

const missing = (notes: string, text: string): string[] =>
  compareDrafts(notes, text, { fromNotes: true }).changes.map(({ reason }) => reason);

/** As many characters of a sentence. */
const between = (length: number): string => ` ${"and so on ".repeat(20).slice(0, length - 2)} `;

test.each([
  ["eight words", "stock: beds desks lamps rugs mats pots pans forks", 1],
  ["nine words, a sentence", "stock: beds desks lamps rugs mats pots pans forks knives", 0],
  ["two figures", "Bo: 3 goals, 4 saves", 1],
  ["three figures, a record", "Bo: 3 goals, 4 saves, 5 cards", 0],
  ["a free line of two figures", "- 3 tents and 40 mats", 2],
  ["a free line of three", "- 3 tents and 40 mats in 5 bags", 0],
])("what is not told of %s", (_, notes, count) => {
  expect(missing(notes, "It was a fine day.")).toHaveLength(count);
});

test.each([
  ["smoking: no", "No room here is for smoking.", []],
  ["smoking: no", "No room in here is for smoking.", ['"smoking: no" is missing']],
  ["smoking: no", "Smoking in here is not wise.", []],
  ["smoking: no", "Smoking in here is surely not wise.", ['"smoking: no" is missing']],
  ["tv: no", "There is no TV.", []],
  ["is wet: no", "It is not far from the old hall. The hall is wet.", ['"is wet: no" is missing']],
  ["price: max £20", "It costs £20 a night max.", []],
  ["price: max £20", "It costs £20 a night, max.", ['"price: max £20" is missing']],
  ["price: max £20", `It is less${between(36)}£20.`, []],
  ["price: max £20", `It is less${between(37)}£20.`, ['"price: max £20" is missing']],
])("%s, told as %s", (notes, text, expected) => {
  expect(missing(notes, text)).toEqual(expected);
});

test.each([
  [49, ['"food: Indian" is missing']],
  [50, []],
])("a word of a place that is named and %i times more", (times, expected) => {
  const text = `It stands near Raja Indian. ${"Raja is here. ".repeat(times)}`;
  expect(missing("food: Indian\nnear: Raja Indian", text)).toEqual(expected);
});
