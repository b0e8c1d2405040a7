import { extractFacts } from "../facts/extract.ts";
import type { FactKind } from "../facts/fact.ts";
import { isHard } from "../facts/support.ts";

const SHOWN_MAX = 2;
const WORDS_MIN = 12;
const WORDS_MAX = 120;
const MASK = "…";
const LENT: ReadonlySet<FactKind> = new Set(["name", "quote", "code"]);

/** A name, or initials, as the last line. */
const LAST_NAME = /(\n[-–— ]{0,3})\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,2}[ .,]{0,3}$/u;

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Every fact, names and quotations too, becomes "…": a sample shows how somebody writes and lends nothing to say. */
const masked = (text: string): string => {
  let shown = "";
  let at = 0;
  for (const fact of extractFacts(text, { listNumbers: true })) {
    const { start, end } = fact;
    if (start < at || !(isHard(fact) || LENT.has(fact.kind))) continue;
    shown += text.slice(at, start) + MASK;
    at = end;
  }
  return (shown + text.slice(at))
    .trim()
    .replace(/\p{N}+/gu, MASK)
    .replace(LAST_NAME, `$1${MASK}`);
};

/** One or two samples that show a model how their writer sounds: of 12 to 120 words, the longest first, their facts masked. */
export const shownSamples = (samples: readonly string[]): string[] =>
  samples
    .map((sample) => sample.trim())
    .filter((sample) => wordCount(sample) >= WORDS_MIN && wordCount(sample) <= WORDS_MAX)
    .sort((a, b) => b.length - a.length)
    .slice(0, SHOWN_MAX)
    .map(masked);
