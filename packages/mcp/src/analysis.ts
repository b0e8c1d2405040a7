import { checkTells, extractFacts, policyJson, registers, type Fact, type TellReport } from "@rewrite-service/text";
import type { Library, Tells } from "./library.ts";

const rowOf = ({ kind, text, start, end }: Fact) => ({ kind, text, start, end });

const tellsOf = ({ score, verdict, perThousand, words, findings, language }: TellReport): Tells => ({
  score: score === null ? null : Math.round(score),
  verdict,
  perThousand: Math.round(perThousand * 10) / 10,
  words,
  declined: language.reason,
  findings,
});

/** The text floor behind the tools' own port. */
export const library: Library = {
  checkTells: (text, options) => tellsOf(checkTells(text, options)),
  likelihood: () => ({ score: 50, low: 0, high: 100, tooShort: true, caution: "", evidence: [] }),
  compare: (before, after) => {
    const [old, now] = [extractFacts(before), extractFacts(after)];
    const [oldValues, nowValues] = [new Set(old.map(({ value }) => value)), new Set(now.map(({ value }) => value))];
    const lost = old.filter(({ value }) => !nowValues.has(value)).map(rowOf);
    const invented = now.filter(({ value }) => !oldValues.has(value)).map(rowOf);
    const kept = old.filter(({ value }) => nowValues.has(value)).map(rowOf);
    return { flag: lost.length + invented.length > 0, kept, lost, invented, changes: [] };
  },
  policyJson: () => policyJson(),
  registersJson: () => JSON.stringify({ items: registers.map(({ id, name, summary }) => ({ id, name, summary })) }),
};
