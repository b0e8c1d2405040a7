import type { Tally } from "./tally.ts";

/** A figure of the whole text. It moves the score and is never a finding: no stretch of the text is to blame for it. */
export interface Measure {
  id: string;
  value: (tally: Tally) => number;
}

// Shares are taken over a few words more than there are, so that a short text does not swing them.
const per = (count: number, tally: Tally): number => Math.sqrt((100 * count) / (tally.words + 20));

const meanSentence = (tally: Tally): number => (tally.sentences === 0 ? 0 : tally.sentenceWords / tally.sentences);

const spread = (tally: Tally): number => {
  if (tally.sentences < 3) return 0.5;
  const mean = meanSentence(tally);
  return Math.sqrt(Math.max(0, tally.sentenceSquares / tally.sentences - mean * mean)) / mean;
};

export const measures: readonly Measure[] = [
  { id: "sentence-length", value: (tally) => Math.log(4 + meanSentence(tally)) },
  { id: "sentence-spread", value: spread },
  { id: "contractions", value: (tally) => per(tally.contractions, tally) },
  { id: "commas", value: (tally) => per(tally.commas, tally) },
  { id: "lower-case-starts", value: (tally) => per(tally.lowerStarts, tally) },
  { id: "participle-tails", value: (tally) => per(tally.ingTails, tally) },
  { id: "ellipses", value: (tally) => per(tally.ellipses, tally) },
  { id: "questions", value: (tally) => per(tally.questions, tally) },
  { id: "parentheses", value: (tally) => per(tally.parens, tally) },
];
