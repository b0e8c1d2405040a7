import { sentences } from "../document/sentences.ts";
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

/** The cut of what opens a sentence; null where nothing does, or where the rest would be none. */
const openingCut = (sentence: string, at: number, isStock: () => boolean, isOrdered: boolean): Edit | null => {
  const { opener, joiner } = PATTERNS().formulas;
  const known = opener.exec(sentence)?.[0];
  const found = known ?? joiner.exec(sentence)?.[0];
  if (found === undefined || (known === undefined && !isStock()) || (isOrdered && /^first/i.test(found))) return null;
  const rest = sentence.slice(found.length);
  if (NO_SENTENCE.test(rest) || (/that,? $/i.test(found) && SECOND_THAT.test(rest))) return null;
  const first = PLAIN_WORD.exec(rest)?.[0] ?? "";
  if (rest.split(/\s+/).length < 3 || (first === "" && /^\p{Ll}/u.test(rest) && !/^\p{Ll}+[\p{Lu}\d]/u.test(rest)))
    return null;
  return { start: at, end: at + found.length + first.length, insert: upperFirst(first) };
};

/** Openings that say nothing, where what stands behind them is a sentence. */
export const openers: Pass = {
  kind: "formula",
  edits: (text, { isStock }) => {
    const isOrdered = ORDERED.test(text);
    return sentences(text).flatMap(({ start, end }, index, all) => {
      // A list or a quotation may follow in the next line.
      const goesOn = text[all[index]?.end ?? 0] === "\n" && /[^.!]$/.test(text.slice(start, end));
      const edit = goesOn ? null : openingCut(text.slice(start, end), start, isStock, isOrdered);
      return edit ?? [];
    });
  },
};
