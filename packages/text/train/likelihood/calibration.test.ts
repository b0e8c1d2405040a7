import { expect, test } from "vitest";
import { calibrate } from "../../src/likelihood/calibrate.ts";
import { calibrationOf, type Judged } from "./calibration.ts";
import { randomOf } from "./random.ts";

// Invented log-odds that exaggerate threefold, noisier for a piece than for the whole text it was cut from.
const judged = (): Judged[] => {
  const random = randomOf(5);
  const noise = (): number => random() + random() + random() - 1.5;
  return Array.from({ length: 3000 }, (_, index) => {
    const label = index % 2 === 0 ? 0 : 1;
    const group = `g${index % 5}`;
    const truth = (label === 1 ? 1 : -1) + 2 * noise();
    const base = { label, source: group, group, textId: String(index) } as const;
    return [
      { ...base, logit: 3 * truth, words: 600, whole: true },
      ...[25, 40, 60, 100, 180, 290].map((words) => ({
        ...base,
        logit: 3 * (truth + (8 * noise()) / Math.sqrt(words)),
        words,
        whole: false,
      })),
    ];
  }).flat();
};

test("a probability near 0.7 is right about seven times in ten", () => {
  const rows = judged();
  const knots = calibrationOf(rows);
  const near = rows
    .filter(({ words }) => words === 100)
    .map(({ logit, label, words }) => ({ label, probability: calibrate(logit, words, knots).probability }))
    .filter(({ probability }) => probability > 0.65 && probability < 0.75);
  expect(near.length).toBeGreaterThan(50);
  const share = near.filter(({ label }) => label === 1).length / near.length;
  expect(share).toBeGreaterThan(0.58);
  expect(share).toBeLessThan(0.82);
});

test("where a low score is less of a sign than a high one, its factor is the smaller", () => {
  const knots = calibrationOf(judged().map((row) => ({ ...row, logit: row.logit * (row.logit < 0 ? 4 : 1) })));
  for (const [, below, above] of knots) expect(below / above).toBeLessThan(0.5);
});

test("the band holds the score of the whole text four times in five, and narrows with the length", () => {
  const rows = judged();
  const knots = calibrationOf(rows);
  const whole = new Map(
    rows.filter((row) => row.whole).map((row) => [row.textId, calibrate(row.logit, row.words, knots).probability]),
  );
  const pieces = rows.filter(({ words }) => words === 60);
  const inside = pieces.filter(({ logit, words, textId }) => {
    const { low, high } = calibrate(logit, words, knots);
    const score = whole.get(textId) as number;
    return score >= low && score <= high;
  });
  expect(inside.length / pieces.length).toBeGreaterThan(0.72);
  expect(inside.length / pieces.length).toBeLessThan(0.9);
  expect(knots[0]?.[4]).toBeGreaterThan(knots.at(-1)?.[4] as number);
});
