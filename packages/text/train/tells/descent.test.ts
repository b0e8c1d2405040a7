import { expect, test } from "vitest";
import { minimise, type Loss } from "./descent.ts";

const valley: Loss = (point, gradient) => {
  const [x = 0, y = 0] = point;
  gradient[0] = 2 * (x - 3) + 4 * (x - 3) ** 3;
  gradient[1] = 200 * (y + 1);
  return (x - 3) ** 2 + (x - 3) ** 4 + 100 * (y + 1) ** 2;
};

test("finds the bottom of a steep valley", () => {
  const [x = 0, y = 0] = minimise(valley, new Float64Array(2), 40);
  expect(x).toBeCloseTo(3, 5);
  expect(y).toBeCloseTo(-1, 5);
});

test("goes the same way twice and leaves where it starts from alone", () => {
  const from = Float64Array.of(10, -4);
  expect(minimise(valley, from, 5)).toEqual(minimise(valley, from, 5));
  expect([...from]).toEqual([10, -4]);
});

test("stops where it stands at the bottom", () => {
  expect([...minimise(valley, Float64Array.of(3, -1), 5)]).toEqual([3, -1]);
});
