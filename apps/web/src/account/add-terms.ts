import { TERM_CHARACTERS_MAX, TERMS_MAX } from "@rewrite-service/contract";
import { termsWords as text } from "../words/terms.ts";

const LINE_BREAKS = /[\n\v\f\r\u2028\u2029]+/;
const SHOWN_OF_A_LONG_ONE = 30;

/** What came of adding to the list: the entries that are new and how many were there already, or why nothing was added. */
export type Addition = { added: readonly string[]; repeated: number } | { problem: string };

/** Reads one entry from each line that is not blank. Several of them are added together or not at all. */
export const readTerms = (list: readonly string[], lines: string): Addition => {
  const given = lines
    .split(LINE_BREAKS)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (given.length === 0) return { problem: text.empty };
  const long = given.find((term) => term.length > TERM_CHARACTERS_MAX);
  if (long !== undefined) return { problem: text.tooLong(long.slice(0, SHOWN_OF_A_LONG_ONE), TERM_CHARACTERS_MAX) };
  const known = new Set(list);
  const added = [...new Set(given)].filter((term) => !known.has(term));
  if (added.length === 0) return { problem: text.onList(given.length) };
  const count = list.length + added.length;
  if (count > TERMS_MAX) return { problem: text.tooMany(count, TERMS_MAX) };
  return { added, repeated: given.length - added.length };
};
