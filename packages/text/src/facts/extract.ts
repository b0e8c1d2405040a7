import type { Fact } from "./fact.ts";
import { openingNames } from "./opening-name.ts";
import { scanFacts, type ExtractOptions } from "./scan.ts";

/**
 * Every fact of `text`, in order of its start. Quotes and code spans cover the facts inside them; no other two overlap.
 * Ranges are UTF-16 and slice back to `fact.text`. Linear in the length of the text.
 */
export const extractFacts = (text: string, options: ExtractOptions = {}): Fact[] => {
  const openers: Fact[] = [];
  const facts = scanFacts(text, options, openers);
  if (openers.length === 0) return facts;
  const found = openers.filter(openingNames(text, facts));
  return found.length === 0 ? facts : [...facts, ...found].sort((one, other) => one.start - other.start);
};
