import type { Fact } from "./fact.ts";
import { isAddressed, isGerman, readGerman, withDecimals } from "./german.ts";
import { openingNames, smallWords } from "./opening-name.ts";
import { scanFacts, scanned, type ExtractOptions, type Scanned } from "./scan.ts";

const byStart = (one: Fact, other: Fact): number => one.start - other.start;

/** The facts that were read from `text` in another notation of the same length, as `text` writes them. */
const asWritten = (text: string, facts: Fact[]): Fact[] =>
  facts.map((fact) => ({ ...fact, text: text.slice(fact.start, fact.end) }));

/** "Option B" as its letter alone where a text writes the word before it small, so that it is the same as in "option B". */
const withoutLabels = (facts: readonly Fact[], texts: string): Fact[] => {
  const isSmall = smallWords(texts);
  return facts.map((fact) => {
    const [, label] = (fact.kind === "name" && /^([a-z]+) [a-z]$/.exec(fact.value)) || [];
    if (label === undefined || !isSmall(label)) return fact;
    return { ...fact, start: fact.end - 1, value: fact.value.slice(-1), text: fact.text.slice(-1) };
  });
};

const germanFacts = (text: string, options: ExtractOptions): Fact[] => {
  const german = readGerman(text);
  const facts = asWritten(text, scanFacts(german.text, options));
  return [...facts.filter((fact) => fact.kind !== "name" || isAddressed(text, fact)), ...german.facts].sort(byStart);
};

/**
 * Every fact of `text`, in order of its start. Quotes and code spans cover the facts inside them; no other two overlap.
 * Ranges are UTF-16 and slice back to `fact.text`. Linear in the length of the text. `known` is a scan of some text by the
 * same options, which saves one if it is the text that is to be scanned.
 */
export const extractFacts = (text: string, options: ExtractOptions = {}, known?: Scanned): Fact[] => {
  if (isGerman(text, options.beside)) return germanFacts(text, options);
  const decimal = withDecimals(text);
  const { facts: found, openers } = known?.text === decimal ? known : scanned(decimal, options);
  const facts = withoutLabels(decimal === text ? found : asWritten(text, found), `${text}\n${options.beside ?? ""}`);
  if (openers.length === 0) return facts;
  const names = openers.filter(openingNames(text, facts));
  return names.length === 0 ? facts : [...facts, ...names].sort(byStart);
};
