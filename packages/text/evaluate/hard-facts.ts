import { extractFacts, isHard } from "../src/index.ts";

/** The hard facts of a text as one string: equal for texts that hold the same facts equally often. */
export const hardFactsOf = (text: string): string =>
  extractFacts(text)
    .filter(isHard)
    .map(({ kind, value }) => `${kind} ${value}`)
    .sort()
    .join("\n");
