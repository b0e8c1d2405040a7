import { expect, test } from "vitest";
import { judgeShares } from "./turned-shares.ts";

const PEOPLE = ["half of the", "a third of the", "a quarter of the", "two thirds of the", "three quarters of the"];

test("a share that became another is found wherever it is said, and one that the other text names is not", () => {
  const reasons = (before: string, after: string): string[] => judgeShares(before, after).map(({ reason }) => reason);
  expect(reasons("Half of the staff stay.", "Those who stay are a third of the staff.")).toEqual([
    '"Half" became "a third"',
  ]);
  expect(reasons("Half of the staff stay.", "Those who stay are half of the staff.")).toEqual([]);
});

test("twenty shares of a text are read", () => {
  const texts = (from: number): string =>
    Array.from({ length: 21 }, (_, at) => `${PEOPLE[from + (at % 2)]} staff`).join(". ");
  expect(judgeShares(texts(0), texts(2))).toHaveLength(20);
});
