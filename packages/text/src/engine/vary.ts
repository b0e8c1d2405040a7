import { lowerFirst, upperFirst } from "../document/case.ts";
import { readsAsLetter } from "../document/letter.ts";
import { applied, apart, editsOf, type Edit } from "./edits.ts";
import { keepsFacts, type Reader } from "./fact-check.ts";
import { PATTERNS } from "./pattern-table.ts";

const POINTS_BACK = /\b(?:it|they|them|he|she|him|her|this|that|these|those|then)\b/i;
const WORDS_MAX = 90;

/** An order to one person may become a request; one to everybody would be weaker for it. */
const polite = (text: string): Edit[] =>
  !readsAsLetter(text)
    ? []
    : editsOf(text, PATTERNS().vary.direct, ([, ask]) =>
        /\bor\b|\bnot\b|n['’]t\b/.test(ask as string) ? null : `Could you ${ask}?`,
      );

const direct = (text: string): Edit[] =>
  editsOf(text, PATTERNS().vary.polite, ([, ask]) => (/\bor\b/.test(ask as string) ? null : `Please ${ask}.`));

const turned = (text: string): Edit[] =>
  editsOf(text, PATTERNS().vary.fronted, ([, clause, main]) =>
    POINTS_BACK.test(main as string) || POINTS_BACK.test(clause as string)
      ? null
      : `${upperFirst(main as string)} ${lowerFirst(clause as string)}.`,
  );

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Whether what was changed is enough for a person to choose by: two places, or one in a short text or at its start. */
const isWorth = (text: string, edits: readonly Edit[]): boolean =>
  edits.length > 1 ||
  (edits.length === 1 && (wordsIn(text) <= WORDS_MAX || (edits[0] as Edit).start < text.length / 4));

/**
 * Another version of a rewrite: its asks more direct, or more polite where they are direct already, and where it has none
 * the clauses of its conditions the other way round. Null where that would be no choice worth having.
 */
export const otherVersion = (rewrite: string, reader: Reader): string | null => {
  for (const edits of [direct(rewrite), [...polite(rewrite), ...turned(rewrite)]]) {
    // A figure may stand in an ask: it stays where it is, and only what is around it changes.
    const fitting = apart(edits, reader(rewrite).verbatim());
    if (!isWorth(rewrite, fitting)) continue;
    const version = applied(rewrite, fitting);
    if (version !== rewrite && keepsFacts(reader, rewrite, version)) return version;
  }
  return null;
};

/** The words of a version, in small letters and with contractions written out: layout alone makes no other one. */
const wordsOf = (text: string): string =>
  (
    text
      .toLowerCase()
      .replace(/[’']/g, "'")
      .match(/[\p{L}\d']+/gu) ?? []
  )
    .join(" ")
    .replace(/can't/g, "cannot")
    .replace(/won't/g, "will not")
    .replace(/n't/g, " not")
    .replace(/'(?:m|re)/g, (ending) => (ending === "'m" ? " am" : " are"))
    .replace(/'ve/g, " have")
    .replace(/'ll/g, " will")
    .replace(/'s/g, " is");

/** Whether two versions are the same but for line breaks, marks, capitals and contractions. */
export const isSameVersion = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);
