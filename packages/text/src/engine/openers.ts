import { sentences } from "../document/sentences.ts";
import { once } from "../document/once.ts";
import { upperFirst } from "../document/case.ts";
import type { Edit } from "./edits.ts";
import type { Pass } from "./pass.ts";
import { PATTERNS } from "./pattern-table.ts";

// The words behind must be a sentence by themselves: no second "that", no question, no list or quotation to come.
const SECOND_THAT = /[, ](?:and|but|or|yet|nor|as well as|while|plus|rather than|not)(?: [a-z]+)? that\b|, that\b/i;
const NO_SENTENCE =
  /[?:]["”’)*_]*$|^(?:and|but|or|so|that|which|who|is|are|was|were|do|does|did|if so|how|why|whether|to)\b|^[^\p{L}\d]/iu;
const ORDERED = /(?:^|[.!?]\s|\n)\s*(?:second|secondly|third|thirdly|next|then|finally|lastly),? /i;
/** A word that a sentence may open with in capitals; "iOS" and "npm" stay as they are. */
const PLAIN_WORD = /^\p{Ll}+(?:['’]\p{Ll}+)?(?=[\s,])/u;
const SENTENCE_WORDS_MIN = 3;

/** The formula that opens a sentence. A mere joiner is one only in a stock text, and "first" only where no "second" follows. */
const formulaAt = (sentence: string, isStock: () => boolean, isOrdered: () => boolean): string | null => {
  const { opener, joiner } = PATTERNS().formulas;
  const known = opener.exec(sentence)?.[0];
  const found = known ?? joiner.exec(sentence)?.[0];
  if (found === undefined || (/^first/i.test(found) && isOrdered())) return null;
  return known === undefined && !isStock() ? null : found;
};

/** Whether what follows the formula can be a sentence by itself. */
const isSentence = (rest: string, formula: string): boolean =>
  !NO_SENTENCE.test(rest) &&
  !(/that,? $/i.test(formula) && SECOND_THAT.test(rest)) &&
  rest.split(/\s+/).length >= SENTENCE_WORDS_MIN;

/** The cut of what opens a sentence; null where nothing does, or where the rest would be none. */
const openingCut = (sentence: string, at: number, isStock: () => boolean, isOrdered: () => boolean): Edit | null => {
  const formula = formulaAt(sentence, isStock, isOrdered);
  if (formula === null) return null;
  const rest = sentence.slice(formula.length);
  if (!isSentence(rest, formula)) return null;
  const first = PLAIN_WORD.exec(rest)?.[0] ?? "";
  const opensSmall = first === "" && /^\p{Ll}/u.test(rest) && !/^\p{Ll}+[\p{Lu}\d]/u.test(rest);
  return opensSmall ? null : { start: at, end: at + formula.length + first.length, insert: upperFirst(first) };
};

/** Openings that say nothing, where what stands behind them is a sentence. */
export const openers: Pass = {
  kind: "formula",
  edits: (text, { isStock }) => {
    const isOrdered = once(() => ORDERED.test(text));
    return sentences(text).flatMap(({ start, end }, index, all) => {
      // A list or a quotation may follow in the next line.
      const goesOn = text[all[index]?.end ?? 0] === "\n" && /[^.!]$/.test(text.slice(start, end));
      const edit = goesOn ? null : openingCut(text.slice(start, end), start, isStock, isOrdered);
      return edit ?? [];
    });
  },
};
