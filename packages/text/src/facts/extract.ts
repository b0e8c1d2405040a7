import type { Fact } from "./fact.ts";
import { isAddressed, isGerman, readGerman, withDecimals } from "./german.ts";
import { openingNames } from "./opening-name.ts";
import { scanFacts, type ExtractOptions } from "./scan.ts";

const byStart = (one: Fact, other: Fact): number => one.start - other.start;

/** The facts that were read from `text` in another notation of the same length, as `text` writes them. */
const asWritten = (text: string, facts: Fact[]): Fact[] =>
  facts.map((fact) => ({ ...fact, text: text.slice(fact.start, fact.end) }));

const germanFacts = (text: string, options: ExtractOptions): Fact[] => {
  const german = readGerman(text);
  const facts = asWritten(text, scanFacts(german.text, options));
  return [...facts.filter((fact) => fact.kind !== "name" || isAddressed(text, fact)), ...german.facts].sort(byStart);
};

/**
 * Every fact of `text`, in order of its start. Quotes and code spans cover the facts inside them; no other two overlap.
 * Ranges are UTF-16 and slice back to `fact.text`. Linear in the length of the text.
 */
export const extractFacts = (text: string, options: ExtractOptions = {}): Fact[] => {
  if (isGerman(text, options.beside)) return germanFacts(text, options);
  const openers: Fact[] = [];
  const decimal = withDecimals(text);
  const scanned = scanFacts(decimal, options, openers);
  const facts = decimal === text ? scanned : asWritten(text, scanned);
  if (openers.length === 0) return facts;
  const found = openers.filter(openingNames(text, facts));
  return found.length === 0 ? facts : [...facts, ...found].sort(byStart);
};
