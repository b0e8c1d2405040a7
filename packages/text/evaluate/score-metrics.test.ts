import { expect, test } from "vitest";
import {
  areaUnderCurve,
  evenly,
  expectedCalibrationError,
  rateAbove,
  thresholdAt,
  type Scored,
} from "./score-metrics.ts";

const row = (score: number, label: 0 | 1, source = "a"): Scored => ({
  score,
  label,
  source,
  group: source,
  slice: "full",
  weight: 1,
});

test("the area counts pairs in the right order, ties half", () => {
  expect(areaUnderCurve([row(0.1, 0), row(0.9, 1)])).toBe(1);
  expect(areaUnderCurve([row(0.9, 0), row(0.1, 1)])).toBe(0);
  expect(areaUnderCurve([row(0.5, 0), row(0.5, 1)])).toBe(0.5);
  expect(areaUnderCurve([row(0.2, 0), row(0.6, 0), row(0.4, 1)])).toBe(0.5);
});

test("a source with many texts counts as much as one with few", () => {
  const rows = evenly([row(0.9, 0, "a"), row(0.1, 0, "b"), row(0.1, 0, "b"), row(0.1, 0, "b")]);
  expect(rateAbove(rows, 0.5, 0)).toBeCloseTo(0.5);
});

test("at most the asked share of label 0 lies above the threshold", () => {
  const rows = Array.from({ length: 100 }, (_, index) => row(index / 100, 0));
  expect(rateAbove(rows, thresholdAt(rows, 0.05), 0)).toBe(0.05);
});

test("a score that says 0.8 and is right four times in five is calibrated", () => {
  const rows = [
    row(0.8, 1),
    row(0.8, 1),
    row(0.8, 1),
    row(0.8, 1),
    row(0.8, 0),
    row(0.2, 0),
    row(0.2, 0),
    row(0.2, 0),
    row(0.2, 0),
    row(0.2, 1),
  ];
  expect(expectedCalibrationError(rows)).toBeCloseTo(0);
  expect(expectedCalibrationError(rows.map((each) => ({ ...each, score: 0.5 })))).toBeCloseTo(0);
  expect(expectedCalibrationError(rows.map((each) => ({ ...each, score: 1 - each.score })))).toBeCloseTo(0.6);
});
