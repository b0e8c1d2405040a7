import { expect, test } from "vitest";
import { isFalling, turnedMovements } from "./turned-movements.ts";

const falls = (before: string, behind = ""): boolean =>
  isFalling(`${before}11%${behind}`, { start: before.length, end: before.length + 3 });
/** As many characters of a sentence. */
const between = (length: number): string => ` ${"and so on ".repeat(20).slice(0, length - 2)} `;

test("a figure falls by a word within thirty characters of it", () => {
  expect([30, 31].map((length) => falls(`It fell${between(length - 4)}`))).toEqual([true, false]);
  expect([30, 31].map((length) => falls("It was ", `${between(length - 4)}less`))).toEqual([true, false]);
  expect(falls("It rose ")).toBe(false);
});

test.each([
  ["never rose", 0],
  ["hardly rose", 0],
  ["did not rise", 0],
  ["didn't rise", 0],
  ["surely rose", 1],
])("what %s moves no way, or up", (moved, count) => {
  expect(turnedMovements(`Costs ${moved} from 5 to 7.`, "Costs fell from 5 to 7.")).toHaveLength(count);
});
