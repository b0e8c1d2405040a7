import { join } from "node:path";
import { checkTells, scoreLikelihood } from "../src/index.ts";
import { readRows } from "./read-rows.ts";
import { evenly, thresholdAt as weightedThresholdAt, type Scored } from "./score-metrics.ts";
import { shareAt, thresholdAt } from "./statistics.ts";

interface CorpusText {
  text: string;
  label: 0 | 1;
  source: string;
  domain: string;
  slice: string;
}

/** Shares of human texts that the thresholds flag. */
export const SHARES = [0.01, 0.05] as const;

// Essays by learners stay out of the likelihood's thresholds, as in score-likelihood.ts.
const LEARNERS = "shijaku";

const figure = (value: number): string => value.toFixed(3);

export const tellScore = (text: string): number => checkTells(text).score ?? 0;

/** What people wrote: the texts of a corpus's `valid.jsonl.gz`, its mails, and the scores that 1% and 5% of them exceed. */
export interface People {
  texts: readonly string[];
  mails: readonly string[];
  likelihoodLimits: readonly number[];
  tellLimits: readonly number[];
}

export const readPeople = (corpusDir: string): People => {
  const rows = readRows<CorpusText>(join(corpusDir, "valid.jsonl.gz")).filter(
    ({ label, slice }) => label === 0 && slice === "full",
  );
  const scored = evenly(
    rows
      .filter(({ source }) => source !== LEARNERS)
      .map(({ text, source, slice }): Scored => {
        const { score } = scoreLikelihood(text);
        return { score, label: 0, source, group: source, slice, weight: 1 };
      }),
  );
  const tells = rows.map(({ text }) => tellScore(text));
  return {
    texts: rows.map(({ text }) => text),
    mails: rows.filter(({ domain }) => domain === "email").map(({ text }) => text),
    likelihoodLimits: SHARES.map((share) => weightedThresholdAt(scored, share)),
    tellLimits: SHARES.map((share) => thresholdAt(tells, share)),
  };
};

/** The share of likelihoods above the thresholds, in words. */
export const likelihoodsAbove = ({ likelihoodLimits }: People, scores: readonly number[]): string =>
  SHARES.map((share, at) => {
    const limit = likelihoodLimits[at] as number;
    const above = scores.filter((score) => score > limit).length / scores.length;
    return `${figure(above)} above the ${share * 100}% threshold (${limit})`;
  }).join(", ");

/** The share of tell scores above those of human texts, in words. */
export const tellsAbove = ({ tellLimits }: People, scores: readonly number[]): string =>
  SHARES.map((share, at) => `${figure(shareAt(scores, tellLimits[at] as number))} at ${share * 100}%`).join(", ");

export const findingsPerThousand = (texts: readonly string[]): number => {
  const reports = texts.map((text) => checkTells(text));
  const total = (of: (report: (typeof reports)[number]) => number): number =>
    reports.reduce((sum, report) => sum + of(report), 0);
  return (1000 * total(({ findings }) => findings.length)) / total(({ words }) => words);
};
