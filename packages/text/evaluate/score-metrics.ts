// Measures of a score that should be high for label 1, each text counted by its weight.

export interface Scored {
  /** Probability of label 1. */
  score: number;
  label: 0 | 1;
  source: string;
  group: string;
  slice: string;
  weight: number;
}

/** The same texts with weights under which every source counts the same within its label. */
export const evenly = (rows: readonly Scored[]): Scored[] => {
  const keyOf = ({ source, label }: Scored): string => `${label}|${source}`;
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return rows.map((row) => ({ ...row, weight: 1 / (counts.get(keyOf(row)) as number) }));
};

/** Area under the ROC curve; ties count half. NaN where a label is missing. */
export const areaUnderCurve = (rows: readonly Scored[]): number => {
  const sorted = rows.toSorted((a, b) => a.score - b.score);
  let below = 0;
  let positives = 0;
  let sum = 0;
  for (let at = 0; at < sorted.length;) {
    const { score } = sorted[at] as Scored;
    let tiedPositives = 0;
    let tiedNegatives = 0;
    for (; sorted[at]?.score === score; at += 1) {
      const { label, weight } = sorted[at] as Scored;
      if (label === 1) tiedPositives += weight;
      else tiedNegatives += weight;
    }
    sum += tiedPositives * (below + tiedNegatives / 2);
    below += tiedNegatives;
    positives += tiedPositives;
  }
  return sum / (positives * below);
};

/** The lowest score that at most `rate` of the weight of label 0 lies above. */
export const thresholdAt = (rows: readonly Scored[], rate: number): number => {
  const negatives = rows.filter(({ label }) => label === 0).toSorted((a, b) => b.score - a.score);
  const total = negatives.reduce((sum, { weight }) => sum + weight, 0);
  let above = 0;
  for (const { score, weight } of negatives) {
    above += weight;
    if (above / total > rate) return score;
  }
  return Number.NEGATIVE_INFINITY;
};

/** Share of the weight of `label` that lies above the threshold. */
export const rateAbove = (rows: readonly Scored[], threshold: number, label: 0 | 1): number => {
  let above = 0;
  let total = 0;
  for (const row of rows) {
    if (row.label !== label) continue;
    total += row.weight;
    if (row.score > threshold) above += row.weight;
  }
  return above / total;
};

const BINS = 10;

/** Expected calibration error over ten bins, both labels weighing the same. */
export const expectedCalibrationError = (rows: readonly Scored[]): number => {
  const totals: [number, number] = [0, 0];
  for (const { label, weight } of rows) totals[label] += weight;
  const bins = Array.from({ length: BINS }, () => ({ weight: 0, score: 0, positives: 0 }));
  for (const { score, label, weight } of rows) {
    const share = weight / totals[label] / 2;
    const bin = bins[Math.min(BINS - 1, Math.floor(score * BINS))] as (typeof bins)[number];
    bin.weight += share;
    bin.score += share * score;
    bin.positives += share * label;
  }
  return bins.reduce((sum, { score, positives }) => sum + Math.abs(score - positives), 0);
};
