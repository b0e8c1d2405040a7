import { compile } from "../../src/tells/matcher.ts";
import type { Policy } from "../../src/tells/policy.ts";
import type { RuleEvidence } from "../../src/tells/measured.ts";
import { Scanner } from "../../src/tells/scanner.ts";
import { withoutWholeQuotation } from "../../src/tells/whole-quotation.ts";
import type { CorpusRow } from "./corpus.ts";
import { WORK_SOURCE } from "../../evaluate/work-texts.ts";
import { GENRES } from "./genre.ts";

/** What models of today write at work, beside people's mail: the columns of the evidence are the genres and this. */
const RECENT = "work of 2026";
const COLUMNS: readonly string[] = [...GENRES, RECENT];

/** The columns in which a row counts. */
const columnsOf = ({ genre, source, label }: CorpusRow): string[] => {
  if (source === WORK_SOURCE) return [RECENT];
  return genre === "workplace" && label === 0 ? [genre, RECENT] : [genre];
};

interface Rate {
  hits: number;
  words: number;
}

const emptyRates = (): Record<string, [human: Rate, machine: Rate]> =>
  Object.fromEntries(
    COLUMNS.map((column) => [
      column,
      [
        { hits: 0, words: 0 },
        { hits: 0, words: 0 },
      ] as [Rate, Rate],
    ]),
  );

// Fewer hits than these say nothing about a genre.
const HITS_MIN = 8;
const WEIGHT_MAX = 4;
/** A ratio of four, less its error, among the texts of today is evidence by itself. */
const RECENT_MIN = 2;

const rounded = (value: number): number => Number(value.toPrecision(2));

/** Likelihood ratios of each rule by genre, and its weight, over texts of full length that nobody disguised. */
export const measureEvidence = (policy: Policy, rows: readonly CorpusRow[]): Record<string, RuleEvidence> => {
  const matcher = compile(policy);
  const rates = matcher.rules.map(emptyRates);
  for (const row of rows) {
    const tally = new Scanner(withoutWholeQuotation(row.text), matcher).run();
    for (const column of columnsOf(row)) {
      for (const rate of rates) (rate[column] as [Rate, Rate])[row.label].words += tally.words;
      for (const rule of [...tally.hitRules.slice(0, tally.hits), ...tally.creditRules])
        ((rates[rule] as (typeof rates)[0])[column] as [Rate, Rate])[row.label].hits += 1;
    }
  }
  return Object.fromEntries(matcher.rules.map((rule, at) => [rule.id, ruleEvidence(rates[at] as (typeof rates)[0])]));
};

const ruleEvidence = (rates: Record<string, [Rate, Rate]>): RuleEvidence => {
  const lr: (number | null)[] = [];
  const logs: number[] = [];
  let proven = 0;
  let workplace = 0;
  let recent = 0;
  for (const [column, [human, machine]] of Object.entries(rates)) {
    if (human.hits + machine.hits < HITS_MIN) {
      lr.push(null);
      continue;
    }
    const ratio = (machine.hits + 0.5) / machine.words / ((human.hits + 0.5) / human.words);
    // Hits come in clumps, so their variance is taken as twice that of independent ones.
    const deviation = Math.sqrt(2 / (human.hits + 0.5) + 2 / (machine.hits + 0.5));
    const isProven = Math.log(ratio) - 1.28 * deviation > Math.log(2);
    if (isProven) proven += 1;
    lr.push(rounded(ratio));
    if (column === "workplace") workplace = ratio;
    if (column === RECENT && isProven) recent = Math.log2(ratio) - deviation;
    logs.push(Math.log2(ratio) - deviation);
  }
  const mean = logs.reduce((sum, log) => sum + log, 0) / Math.max(1, logs.length);
  const scored = proven >= 3 || (proven >= 1 && workplace >= 4) || recent >= RECENT_MIN;
  // What models of today do at work counts there in full, whatever those of years ago did elsewhere.
  return { weight: scored ? rounded(Math.max(0, Math.min(WEIGHT_MAX, Math.max(mean, recent)))) : 0, lr };
};
