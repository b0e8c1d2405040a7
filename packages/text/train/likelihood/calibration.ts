// Slope, offset and spread of the log-odds at each length, learned on texts of sources the model had not seen.
import type { Knot } from "../../src/likelihood/calibrate.ts";

export interface Judged {
  logit: number;
  label: 0 | 1;
  words: number;
  source: string;
}

const KNOTS = [25, 40, 60, 100, 180, 320, 600];
/** Texts count towards a knot when their length is within this factor of it. */
const REACH = 1.6;
const SOURCE_TEXTS_MIN = 25;
const ROUNDS = 60;

// Newton's method for two numbers on the weighted logistic loss, with a slight pull of the slope towards 1.
const fitLine = (judged: readonly Judged[], weights: readonly number[]): [slope: number, offset: number] => {
  let slope = 1;
  let offset = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let [gs, go, hss, hso, hoo] = [(slope - 1) * 0.02, 0, 0.02, 0, 1e-6];
    judged.forEach(({ logit, label }, index) => {
      const weight = weights[index] as number;
      const probability = 1 / (1 + Math.exp(-(slope * logit + offset)));
      const error = weight * (probability - label);
      const curve = weight * probability * (1 - probability);
      gs += error * logit;
      go += error;
      hss += curve * logit * logit;
      hso += curve * logit;
      hoo += curve;
    });
    const determinant = hss * hoo - hso * hso;
    slope -= (hoo * gs - hso * go) / determinant;
    offset -= (hss * go - hso * gs) / determinant;
  }
  return [slope, offset];
};

// How far the sources lie apart: the deviation, between sources, of the mean calibrated log-odds within each label,
// with the deviation inside a source counted in as far as it is not explained by the label.
const spreadOf = (judged: readonly Judged[], slope: number): number => {
  const groups = new Map<string, number[]>();
  for (const { logit, label, source } of judged) {
    const key = `${label}|${source}`;
    const list = groups.get(key) ?? [];
    list.push(slope * logit);
    groups.set(key, list);
  }
  const means: [number[], number[]] = [[], []];
  for (const [key, list] of groups) {
    if (list.length < SOURCE_TEXTS_MIN) continue;
    means[key.startsWith("1") ? 1 : 0].push(list.reduce((sum, value) => sum + value, 0) / list.length);
  }
  let squares = 0;
  let freedom = 0;
  for (const side of means) {
    const mean = side.reduce((sum, value) => sum + value, 0) / Math.max(1, side.length);
    for (const value of side) squares += (value - mean) ** 2;
    freedom += Math.max(0, side.length - 1);
  }
  return Math.sqrt(squares / Math.max(1, freedom));
};

/** Each source weighs the same within its label, and both labels weigh the same. */
export const evenWeights = (judged: readonly Judged[]): number[] => {
  const counts = new Map<string, number>();
  for (const { label, source } of judged) counts.set(`${label}|${source}`, (counts.get(`${label}|${source}`) ?? 0) + 1);
  const sources: [number, number] = [0, 0];
  for (const key of counts.keys()) sources[key.startsWith("1") ? 1 : 0] += 1;
  return judged.map(({ label, source }) => 1 / (counts.get(`${label}|${source}`) as number) / sources[label]);
};

const rounded = (value: number): number => Number(value.toPrecision(4));

/** Knots of the calibration over the length. */
export const calibrationOf = (judged: readonly Judged[]): Knot[] =>
  KNOTS.map((words) => {
    const near = judged.filter((each) => each.words >= words / REACH && each.words <= words * REACH);
    const [slope, offset] = fitLine(near, evenWeights(near));
    return [words, rounded(slope), rounded(offset), rounded(spreadOf(near, slope))];
  });
