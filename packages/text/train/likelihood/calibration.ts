// Slope, offset and spread of the log-odds at each length, learned on texts of sources the model had not seen.
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

// Its machine texts are summaries and translations of human ones: nearer to editing than to writing, and no model tells
// them apart. They would flatten the line for everything else.
const NOT_JUDGED = "hc3plus";

/** What the calibration learns from: the texts and pieces with their log-odds, those of damaged or edited rows left out. */
export const judgedOf = (examples: Examples, logits: ArrayLike<number>): Judged[] =>
  examples.rows.flatMap((row, index) =>
    row.source === NOT_JUDGED || row.slice === "attack" || isMislabelled(row)
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

/** A slight pull of the slope towards 1, for lengths with few texts. */
const PULL = 0.02;

interface Line {
  slope: number;
  offset: number;
}

const lossOf = (judged: readonly Judged[], weights: readonly number[], { slope, offset }: Line): number =>
  judged.reduce(
    (sum, { logit, label }, index) => {
      const value = (slope * logit + offset) * (label === 1 ? 1 : -1);
      const loss = value > 0 ? Math.log1p(Math.exp(-value)) : Math.log1p(Math.exp(value)) - value;
      return sum + (weights[index] as number) * loss;
    },
    (PULL / 2) * (slope - 1) ** 2,
  );

// One step of Newton's method on the weighted logistic loss, for slope and offset or for the offset alone.
const newtonStep = (
  judged: readonly Judged[],
  weights: readonly number[],
  { slope, offset }: Line,
  fixed: boolean,
): Line => {
  let [gs, go, hss, hso, hoo] = [PULL * (slope - 1), 0, PULL, 0, 1e-6];
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
  if (fixed) return { slope: 0, offset: -go / hoo };
  const determinant = hss * hoo - hso * hso;
  return { slope: -(hoo * gs - hso * go) / determinant, offset: -(hss * go - hso * gs) / determinant };
};

/** The line of least loss; a step that would raise the loss is halved until it does not. */
const fitLine = (
  judged: readonly Judged[],
  weights: readonly number[],
  fixed = false,
): [slope: number, offset: number] => {
  let line: Line = { slope: 1, offset: 0 };
  let loss = lossOf(judged, weights, line);
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = newtonStep(judged, weights, line, fixed);
    let share = 1;
    let next = line;
    let lower = loss;
    do {
      next = { slope: line.slope + share * step.slope, offset: line.offset + share * step.offset };
      lower = lossOf(judged, weights, next);
      share /= 2;
    } while (lower > loss && share > 1e-6);
    if (!(lower < loss)) break;
    [line, loss] = [next, lower];
  }
  return [line.slope, line.offset];
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
    const moved = own.map((each) => ({ ...each, logit: logOddsAt(each.logit, each.words, knots) }));
    return [fitLine(moved, evenWeights(moved), true)[1]];
  });
  return Math.sqrt(offsets.reduce((sum, offset) => sum + offset ** 2, 0) / Math.max(1, offsets.length));
};

const rounded = (value: number): number => Number(value.toPrecision(4));

/** Knots of the calibration over the length. */
export const calibrationOf = (judged: readonly Judged[]): Knot[] => {
  const lines: Knot[] = KNOTS.map((words) => {
    const near = judged.filter((each) => each.words >= words / REACH && each.words <= words * REACH);
    const [slope, offset] = fitLine(near, evenWeights(near));
    return [words, rounded(slope), rounded(offset), 0];
  });
  const retest = retestOf(judged, lines);
  const shift = shiftOf(judged, lines);
  return lines.map(([words, slope, offset]) => [words, slope, offset, rounded(Math.hypot(retest(words), shift))]);
};
