import { extractFacts, registers, type Fact } from "@rewrite-service/text";
import type { Library } from "./library.ts";

const rowOf = ({ kind, text, start, end }: Fact) => ({ kind, text, start, end });

/** The text floor behind the tools' own port. */
export const library: Library = {
  checkTells: (text) => {
    const words = text.split(/\s+/).filter((word) => word !== "").length;
    return { score: 0, verdict: null, perThousand: 0, words, declined: null, findings: [] };
  },
  likelihood: () => ({ score: 50, low: 0, high: 100, tooShort: true, caution: "", evidence: [] }),
  compare: (before, after) => {
    const [old, now] = [extractFacts(before), extractFacts(after)];
    const [oldValues, nowValues] = [new Set(old.map(({ value }) => value)), new Set(now.map(({ value }) => value))];
    const lost = old.filter(({ value }) => !nowValues.has(value)).map(rowOf);
    const invented = now.filter(({ value }) => !oldValues.has(value)).map(rowOf);
    const kept = old.filter(({ value }) => nowValues.has(value)).map(rowOf);
    return { flag: lost.length + invented.length > 0, kept, lost, invented, changes: [] };
  },
  policyJson: () => JSON.stringify({ version: 0 }),
  registersJson: () => JSON.stringify({ items: registers.map(({ id, name, summary }) => ({ id, name, summary })) }),
};
