import { expect, test } from "vitest";
import { isFalling } from "./turned-movements.ts";

const falls = (before: string, behind = ""): boolean =>
  isFalling(`${before}11%${behind}`, { start: before.length, end: before.length + 3 });
/** As many characters of a sentence. */
const between = (length: number): string => ` ${"and so on ".repeat(20).slice(0, length - 2)} `;

test("a figure falls by a word within thirty characters of it", () => {
  expect([30, 31].map((length) => falls(`It fell${between(length - 4)}`))).toEqual([true, false]);
  expect([30, 31].map((length) => falls("It was ", `${between(length - 4)}less`))).toEqual([true, false]);
  expect(falls("It rose ")).toBe(false);
});
