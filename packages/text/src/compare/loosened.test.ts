import { expect, test } from "vitest";
import { judgeLoosened } from "./loosened.ts";

const dropped = (before: string, after: string): string[] => judgeLoosened(before, after).map(({ reason }) => reason);
/** As many characters of a sentence. */
const between = (length: number): string => ` ${"and so on ".repeat(20).slice(0, length - 2)} `;

test("a bound stands for another one within forty characters of its figure", () => {
  const after = (length: number): string => `It is over${between(length - 4)}400 people.`;
  expect([40, 41].map((length) => dropped("It holds up to 400 people.", after(length)).length)).toEqual([0, 1]);
  const behind = (length: number): string => `There are 400 people${between(length - 14)}over there.`;
  expect([40, 41].map((length) => dropped("It holds up to 400 people.", behind(length)).length)).toEqual([0, 1]);
});

test("twenty bounds of a text are looked for", () => {
  const halls = Array.from({ length: 21 }, (_, at) => 101 + at);
  const before = halls.map((people) => `It holds up to ${people}.`).join(" ");
  expect(dropped(before, halls.join(" "))).toHaveLength(20);
});
