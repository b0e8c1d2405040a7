// Slope, offset and spread of the log-odds at each length, learned on texts of sources the model had not seen.
import { WORK_SOURCE } from "../../evaluate/work-texts.ts";
import { isMislabelled } from "./corpus.ts";
import type { Examples } from "./examples.ts";
import { groupOf } from "./sources.ts";
import { logOddsAt, type Knot } from "../../src/likelihood/calibrate.ts";

export interface Judged {
  logit: number;
  label: 0 | 1;
  words: number;
  source: string;
  group: string;
  /** Id of the text, or for a piece the id of the text it was cut from. */
  textId: string;
  whole: boolean;
}

/**
 * What the calibration learns from: the texts and pieces with their log-odds. Those damaged or labelled wrongly are left
 * out, and those of 2026: nearly all are short, with no human text of their kind beside them.
 */
export const judgedOf = (examples: Examples, logits: ArrayLike<number>): Judged[] =>
  examples.rows.flatMap((row, index) =>
    row.slice === "attack" || row.source === WORK_SOURCE || isMislabelled(row)
      ? []
      : [
          {
            logit: logits[index] as number,
            label: row.label,
            source: row.source,
            group: groupOf(row),
            words: examples.words[index] as number,
            textId: row.id,
            whole: row.slice === "full",
          },
        ],
  );

const KNOTS = [25, 40, 60, 100, 180, 320, 600];
/** Texts count towards a knot when their length is within this factor of it. */
const REACH = 1.6;
const PIECES_MIN = 200;
/** Standard deviations that hold four in five of normally spread values. */
const FOUR_IN_FIVE = 1.28;
const ROUNDS = 30;

/** The length at which the line of the calibration is told, in words; offsets do not change beyond it. */
const MIDDLE_WORDS = 100;

// What the calibrated log-odds are a sum of. The offset is let move on short texts alone: the longest texts come from few
// sources, and an offset of their own would tell those sources apart.
const termsOf = (logit: number, words: number): number[] => {
  const length = Math.log(Math.max(1, words) / MIDDLE_WORDS);
  return [Math.min(0, logit), Math.max(0, logit), logit * length, 1, Math.min(0, length)];
};

/** Solves the symmetric system by elimination, in place. */
const solve = (matrix: number[][], right: number[]): number[] => {
  const size = right.length;
  const at = (row: number, column: number): number => (matrix[row] as number[])[column] as number;
  for (let pivot = 0; pivot < size; pivot += 1)
    for (let row = pivot + 1; row < size; row += 1) {
      const share = at(row, pivot) / at(pivot, pivot);
      for (let column = pivot; column < size; column += 1)
        (matrix[row] as number[])[column] = at(row, column) - share * at(pivot, column);
      right[row] = (right[row] as number) - share * (right[pivot] as number);
    }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let column = row + 1; column < size; column += 1)
      right[row] = (right[row] as number) - at(row, column) * (right[column] as number);
    right[row] = (right[row] as number) / at(row, row);
  }
  return right;
};

interface Case {
  terms: readonly number[];
  /** Log-odds that no factor scales. */
  given: number;
  label: 0 | 1;
  weight: number;
}

const valueOf = ({ terms, given }: Case, factors: readonly number[]): number =>
  terms.reduce((sum, term, index) => sum + term * (factors[index] as number), given);

const lossOf = (cases: readonly Case[], factors: readonly number[]): number =>
  cases.reduce((sum, each) => {
    const value = valueOf(each, factors) * (each.label === 1 ? 1 : -1);
    return sum + each.weight * (value > 0 ? Math.log1p(Math.exp(-value)) : Math.log1p(Math.exp(value)) - value);
  }, 0);

// One step of Newton's method on the weighted logistic loss.
const newtonStep = (cases: readonly Case[], factors: readonly number[]): number[] => {
  const gradient = factors.map(() => 0);
  const curves = factors.map((_, row) => factors.map((__, column) => (row === column ? 1e-6 : 0)));
  for (const each of cases) {
    const probability = 1 / (1 + Math.exp(-valueOf(each, factors)));
    const error = each.weight * (probability - each.label);
    const curve = each.weight * probability * (1 - probability);
    each.terms.forEach((term, row) => {
      gradient[row] = (gradient[row] as number) - error * term;
      const line = curves[row] as number[];
      each.terms.forEach((other, column) => {
        line[column] = (line[column] as number) + curve * term * other;
      });
    });
  }
  return solve(curves, gradient);
};

/** The factors of least loss; a step that would raise the loss is halved until it does not. */
const fit = (cases: readonly Case[], start: readonly number[]): number[] => {
  let factors = [...start];
  let loss = lossOf(cases, factors);
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = newtonStep(cases, factors);
    let share = 1;
    let next = factors;
    let lower = loss;
    do {
      const scale = share;
      next = factors.map((factor, index) => factor + scale * (step[index] as number));
      lower = lossOf(cases, next);
      share /= 2;
    } while (lower > loss && share > 1e-6);
    if (!(lower < loss)) break;
    [factors, loss] = [next, lower];
  }
  return factors;
};

/** Each source weighs the same within its label, and both labels weigh the same. */
export const evenWeights = (judged: readonly Judged[]): number[] => {
  const counts = new Map<string, number>();
  for (const { label, source } of judged) counts.set(`${label}|${source}`, (counts.get(`${label}|${source}`) ?? 0) + 1);
  const sources: [number, number] = [0, 0];
  for (const key of counts.keys()) sources[key.startsWith("1") ? 1 : 0] += 1;
  return judged.map(({ label, source }) => 1 / (counts.get(`${label}|${source}`) as number) / sources[label]);
};

// How far the score of a whole text lies from that of a piece of it: four in five differ by no more than 1.28 times
// this. Fitted as a power of the length, since no piece is as long as the longest texts.
const retestOf = (judged: readonly Judged[], knots: readonly Knot[]): ((words: number) => number) => {
  const wholes = new Map(judged.filter(({ whole }) => whole).map((each) => [each.textId, each]));
  const points = knots.flatMap(([words]) => {
    const differences = judged
      .filter((each) => !each.whole && each.words >= words / REACH && each.words <= words * REACH)
      .flatMap((piece) => {
        const whole = wholes.get(piece.textId);
        if (whole === undefined || whole.words < 2 * piece.words) return [];
        return [Math.abs(logOddsAt(whole.logit, whole.words, knots) - logOddsAt(piece.logit, piece.words, knots))];
      })
      .toSorted((a, b) => a - b);
    if (differences.length < PIECES_MIN) return [];
    const spread = (differences[Math.floor(differences.length * 0.8)] as number) / FOUR_IN_FIVE;
    return [{ x: Math.log(words), y: Math.log(spread) }];
  });
  const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = meanOf(points.map((point) => point.x));
  const y = meanOf(points.map((point) => point.y));
  const power =
    points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) /
    points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  return (words) => Math.exp(y + Math.min(0, power) * (Math.log(words) - x));
};

// How far unseen sources lie apart: the deviation of the offset that each group of sources would need for itself.
const shiftOf = (judged: readonly Judged[], knots: readonly Knot[]): number => {
  const offsets = [...new Set(judged.map(({ group }) => group))].flatMap((group) => {
    const own = judged.filter((each) => each.whole && each.group === group);
    if (new Set(own.map(({ label }) => label)).size < 2) return [];
    const weights = evenWeights(own);
    const cases = own.map(({ logit, words, label }, index) => ({
      terms: [1],
      given: logOddsAt(logit, words, knots),
      label,
      weight: weights[index] as number,
    }));
    return fit(cases, [0]);
  });
  return Math.sqrt(offsets.reduce((sum, offset) => sum + offset ** 2, 0) / Math.max(1, offsets.length));
};

const rounded = (value: number): number => Number(value.toPrecision(4));

/** Knots of the calibration over the length. */
export const calibrationOf = (judged: readonly Judged[]): Knot[] => {
  const weights = evenWeights(judged);
  const cases = judged.map(({ logit, words, label }, index) => ({
    terms: termsOf(logit, words),
    given: 0,
    label,
    weight: weights[index] as number,
  }));
  const factors = fit(cases, [1, 1, 0, 0, 0]);
  const lines: Knot[] = KNOTS.map((words) => {
    const at = (logit: number): number =>
      termsOf(logit, words).reduce((sum, term, index) => sum + term * (factors[index] as number), 0);
    return [words, rounded(at(0) - at(-1)), rounded(at(1) - at(0)), rounded(at(0)), 0];
  });
  const retest = retestOf(judged, lines);
  const shift = shiftOf(judged, lines);
  return lines.map(([words, below, above, offset]) => [
    words,
    below,
    above,
    offset,
    rounded(Math.hypot(retest(words), shift)),
  ]);
};
