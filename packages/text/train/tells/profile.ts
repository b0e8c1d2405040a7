import { compile } from "../../src/tells/matcher.ts";
import { measures } from "../../src/tells/measures.ts";
import type { Policy } from "../../src/tells/policy.ts";
import type { Profile } from "../../src/tells/measured.ts";
import { steadyWords } from "./consistency.ts";
import { WORK_SOURCE } from "../../evaluate/work-texts.ts";
import type { CorpusRow } from "./corpus.ts";
import { COUNT_SCALE, extract, matrixOf, scalingOf, type Scaling } from "./features.ts";
import { GENRES, NON_NATIVE_SOURCE } from "./genre.ts";
import { dot, fitLogistic, type Sparse } from "./logistic.ts";

const TEXTS_MIN = 40;
const STEADINESS_MIN = 1;
/** A word as steady as this takes the whole penalty; one twice as steady takes a quarter of it, one half as steady four times. */
const STEADINESS_USUAL = 3;
const WORDS_KEPT = 450;
const PRIOR = 40;
const EXPONENT = 0.5;
const STEPS = 80;
const PENALTY = 1e-3;
/** Rules were chosen by people for what they say, so that the texts need to say less for them. */
const RULE_PENALTY = 1e-5;
const MEASURE_PENALTY = 3e-4;
/** One threshold judges every genre, so what parts all human texts from all machine ones counts as well. */
const GENRE_PENALTY = 1e-3;
/** Our texts of 2026 are few beside the letters of 2023, and nearer to what is pasted today. */
const OWN_WEIGHT = 2;
/** Non-native writers are few among the essays, and the ones a score must not harm. */
const NON_NATIVE_WEIGHT = 3;
/** The most that the measures may add to the log odds. */
const MEASURES_MOST = 1;
/** One point of the profile, as a weight of the regression. */
const POINT = 0.05;
/** Share of the log odds that a score shows, so that the ends of the scale keep their distances. */
const TEMPERATURE = 1.2;
/** The share of human texts that score 50 or more. */
const HUMAN_SHARE = 0.01;

const emphasis = ({ source, label }: CorpusRow): number =>
  source === WORK_SOURCE ? OWN_WEIGHT : source === NON_NATIVE_SOURCE && label === 0 ? NON_NATIVE_WEIGHT : 1;

/** Each genre and side weighs the same; within one, sources weigh by the root of their size. */
const rowWeights = (rows: readonly CorpusRow[]): Float64Array => {
  const source = (row: CorpusRow): string => `${row.source} ${row.domain} ${row.label}`;
  const cell = (row: CorpusRow): string => `${row.genre} ${row.label}`;
  const sizes = new Map<string, number>();
  for (const row of rows) sizes.set(source(row), (sizes.get(source(row)) ?? 0) + 1);
  const raw = rows.map((row) => emphasis(row) * (sizes.get(source(row)) as number) ** -0.5);
  const totals = new Map<string, number>();
  rows.forEach((row, at) => totals.set(cell(row), (totals.get(cell(row)) ?? 0) + (raw[at] as number)));
  return Float64Array.from(rows, (row, at) => (raw[at] as number) / (totals.get(cell(row)) as number));
};

/** Words that a rule already counts, or that the policy says weigh nothing. */
const ruleWords = (policy: Policy): Set<string> =>
  new Set([...policy.vocabulary].flatMap((rule) => Object.keys(rule.words ?? {}).flatMap((forms) => forms.split(" "))));

/** The mean square of each column, by row weight: what a weight of one moves. */
const columnSpread = (matrix: Sparse, weights: Float64Array): Float64Array => {
  const spread = new Float64Array(matrix.width);
  weights.forEach((weight, row) => {
    for (let at = matrix.starts[row] as number; at < (matrix.starts[row + 1] as number); at += 1) {
      const column = matrix.columns[at] as number;
      spread[column] = (spread[column] as number) + weight * (matrix.values[at] as number) ** 2;
    }
  });
  return spread.map(Math.sqrt);
};

const grouped = (points: readonly (readonly [word: string, points: number])[]): [number, string][] => {
  const groups = new Map<number, string[]>();
  for (const [word, value] of points) groups.set(value, [...(groups.get(value) ?? []), word]);
  return [...groups].sort(([a], [b]) => a - b).map(([value, words]) => [value, words.join(" ")]);
};

/** What the measures may not add to the log odds of a row, as at use. */
const excessOf = (matrix: Sparse, row: number, measuring: Float64Array): number =>
  Math.max(0, dot(matrix, row, measuring) - MEASURES_MOST);

const hundredths = (value: number): number => Math.round(100 * value);

/** Learns the profile from texts of full length that nobody disguised. The same every time. */
export const learnProfile = (policy: Policy, rows: readonly CorpusRow[]): Profile => {
  const taken = ruleWords(policy);
  const steadiness = steadyWords(rows, TEXTS_MIN, STEADINESS_MIN);
  const candidates = [...steadiness.keys()].filter((word) => !taken.has(word));
  const matcher = compile({ ...policy, profile: { ...policy.profile, words: [[1, candidates.join(" ")]] } });
  const scored = matcher.rules.map((rule) => rule.hint === undefined);
  const wanted = new Set(candidates);
  const profiled = new Set(matcher.words.flatMap((word, at) => (wanted.has(word) ? [at + 1] : [])));
  const texts = rows.map((row) => extract(row.text, matcher, profiled));
  const scaling = scalingOf(texts, PRIOR, EXPONENT);
  const matrix = matrixOf(texts, matcher, scored, scaling);
  const weights = rowWeights(rows);
  const ruleStart = matcher.lexicon.size;
  const measureStart = ruleStart + matcher.rules.length;
  const penalties = Float64Array.from({ length: matrix.width }, (_, at) =>
    at < ruleStart
      ? PENALTY * (STEADINESS_USUAL / (steadiness.get(matcher.words[at - 1] ?? "") ?? STEADINESS_USUAL)) ** 2
      : at < measureStart
        ? RULE_PENALTY
        : MEASURE_PENALTY,
  );
  const options = {
    labels: rows.map((row) => row.label),
    weights,
    groups: rows.map((row) => GENRES.indexOf(row.genre)),
    groupCount: GENRES.length,
    penalties,
    groupPenalty: GENRE_PENALTY,
    steps: STEPS,
  };
  const all = rows.map((_, at) => at);
  const first = fitLogistic(matrix, options);
  const spread = columnSpread(matrix, weights);
  const order = [...first.subarray(0, ruleStart).keys()].sort(
    (a, b) =>
      Math.abs((first[b] as number) * (spread[b] as number)) - Math.abs((first[a] as number) * (spread[a] as number)),
  );
  // What is not kept is held at nothing by a penalty that no evidence outweighs.
  for (const word of order.slice(WORDS_KEPT)) [penalties[word], first[word]] = [1e3, 0];
  const model = fitLogistic(matrix, options, first);
  const points = order
    .slice(0, WORDS_KEPT)
    .map((id) => [matcher.words[id - 1] ?? "", Math.round((model[id] as number) / POINT)] as const)
    .filter(([word, value]) => word !== "" && value !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const measuring = model.map((weight, at) => (at < measureStart ? 0 : weight));
  const human = all
    .filter((row) => rows[row]?.label === 0)
    .map((row) => dot(matrix, row, model) - excessOf(matrix, row, measuring))
    .sort((a, b) => b - a);
  return profileOf(scaling, grouped(points), {
    offset: -(human[Math.floor(human.length * HUMAN_SHARE)] as number),
    rules: matcher.rules.map((rule, at) => {
      const weight = scored[at] ? (model[ruleStart + at] as number) : 0;
      // A tell never speaks for a person, and what people write never against one.
      return [rule.id, rule.kind === "human" ? Math.min(0, weight) : Math.max(0, weight)];
    }),
    measures: measures.map((measure, at) => [measure.id, model[measureStart + at] as number]),
  });
};

interface Weights {
  offset: number;
  rules: readonly (readonly [id: string, weight: number])[];
  measures: readonly (readonly [id: string, weight: number])[];
}

const profileOf = (scaling: Scaling, words: [number, string][], weights: Weights): Profile => ({
  prior: scaling.prior,
  exponent: scaling.exponent,
  offset: hundredths(weights.offset * TEMPERATURE),
  scale: hundredths(COUNT_SCALE * POINT * TEMPERATURE),
  rules: Object.fromEntries(
    weights.rules.map(([id, weight]) => [id, Math.round(weight / POINT)] as const).filter(([, points]) => points !== 0),
  ),
  measures: Object.fromEntries(
    weights.measures.map(([id, weight], at) => [
      id,
      [
        hundredths(scaling.means[at] as number),
        hundredths(scaling.deviations[at] as number),
        hundredths(weight * TEMPERATURE),
      ] as const,
    ]),
  ),
  measuresMost: hundredths(MEASURES_MOST * TEMPERATURE),
  words,
});
