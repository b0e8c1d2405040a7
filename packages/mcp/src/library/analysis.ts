import {
  checkTells,
  isFactTopic,
  policyJson,
  recogniseLanguage,
  registers,
  scoreLikelihood,
  type Change,
  type Likelihood,
  type TellReport,
} from "@rewrite-service/text";
import { compareLong, type LongComparison } from "./long-comparison.ts";
import type { ChangeRow, DraftComparison, Library, LikelihoodBand, Place, TellsReport } from "./library.ts";

const tellsOf = ({ score, verdict, perThousand, words, findings, language }: TellReport): TellsReport => ({
  score: score === null ? null : Math.round(score),
  verdict,
  perThousand: Math.round(perThousand * 10) / 10,
  words,
  declined: language.reason,
  findings,
});

const likelihoodOf = (text: string, { score, low, high, ...rest }: Likelihood): LikelihoodBand => ({
  ...rest,
  declined: recogniseLanguage(text).reason,
  score: Math.round(score),
  low: Math.round(low),
  high: Math.round(high),
});

const changeOf = ({ status, topic, severity, reason, before, after }: Change): ChangeRow => ({
  status,
  topic,
  fact: isFactTopic(topic),
  severity,
  reason,
  before,
  after,
});

const sideOf = (sentences: readonly Place[]): Place | null => {
  const [first] = sentences;
  return first === undefined ? null : { start: first.start, end: sentences.at(-1)?.end ?? first.end };
};

const comparisonOf = (before: string, { alarm, kept, changes, pairs }: LongComparison): DraftComparison => ({
  alarm,
  kept,
  changes: changes.map(changeOf),
  pairs: pairs.map((pair) => ({ before: sideOf(pair.before), after: sideOf(pair.after) })),
  declined: recogniseLanguage(before).reason,
});

/** The text floor behind the tools' own port. */
export const library: Library = {
  checkTells: (text, options) => tellsOf(checkTells(text, options)),
  likelihood: (text) => likelihoodOf(text, scoreLikelihood(text)),
  compare: (before, after, options) => comparisonOf(before, compareLong(before, after, options)),
  policyJson: () => policyJson(),
  registersJson: () => JSON.stringify({ items: registers.map(({ id, name, summary }) => ({ id, name, summary })) }),
};
