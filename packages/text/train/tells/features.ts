import type { Matcher } from "../../src/tells/matcher.ts";
import { measures } from "../../src/tells/measures.ts";
import { REPEAT_WORDS, Scanner } from "../../src/tells/scanner.ts";
import { withoutWholeQuotation } from "../../src/tells/whole-quotation.ts";
import { sparseOf, type Sparse } from "./logistic.ts";

export interface Extracted {
  words: readonly number[];
  rules: readonly number[];
  measures: readonly number[];
  length: number;
}

/** What the scanner counts in a text, word by word and rule by rule; `profiled` holds the ids of the words that count. */
export const extract = (text: string, matcher: Matcher, profiled: ReadonlySet<number>): Extracted => {
  const record: number[] = [];
  const tally = new Scanner(withoutWholeQuotation(text), matcher, record).run();
  const seen = new Map<number, number>();
  const words = record.filter((id, at) => {
    const last = seen.get(id) ?? -REPEAT_WORDS;
    seen.set(id, at);
    return profiled.has(id) && at - last >= REPEAT_WORDS;
  });
  const values = measures.map((measure) => measure.value(tally));
  return {
    words,
    rules: [...tally.hitRules.slice(0, tally.hits), ...tally.creditRules],
    measures: values,
    length: tally.words,
  };
};

export interface Scaling {
  prior: number;
  exponent: number;
  means: readonly number[];
  deviations: readonly number[];
}

export const CLIP = 3;
/** The size of one count in a text of a hundred words, so that penalties mean the same for counts and measures. */
export const COUNT_SCALE = 10;

export const scalingOf = (texts: readonly Extracted[], prior: number, exponent: number): Scaling => {
  const means = measures.map(
    (_, at) => texts.reduce((sum, text) => sum + (text.measures[at] as number), 0) / texts.length,
  );
  const deviations = measures.map((_, at) =>
    Math.sqrt(
      texts.reduce((sum, text) => sum + ((text.measures[at] as number) - (means[at] as number)) ** 2, 0) / texts.length,
    ),
  );
  return { prior, exponent, means, deviations };
};

/** The columns are word ids, then rules, then measures, as `scoreOf` weighs them. */
export const matrixOf = (
  texts: readonly Extracted[],
  matcher: Matcher,
  scored: readonly boolean[],
  scaling: Scaling,
): Sparse => {
  const words = matcher.lexicon.size;
  const rules = words + matcher.rules.length;
  const rows = texts.map((text) => {
    const unit = COUNT_SCALE / (text.length + scaling.prior) ** scaling.exponent;
    const row = new Map<number, number>();
    for (const word of text.words) row.set(word, (row.get(word) ?? 0) + unit);
    for (const rule of text.rules) if (scored[rule]) row.set(words + rule, (row.get(words + rule) ?? 0) + unit);
    const trust = text.length / (text.length + scaling.prior);
    text.measures.forEach((value, at) => {
      const off = (value - (scaling.means[at] as number)) / (scaling.deviations[at] as number);
      row.set(rules + at, trust * Math.max(-CLIP, Math.min(CLIP, off)));
    });
    return [...row];
  });
  return sparseOf(rows, rules + measures.length);
};
