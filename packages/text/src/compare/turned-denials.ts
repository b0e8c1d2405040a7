import { COURTESY, FUNCTION, isOf, NEGATION } from "../document/word-classes.ts";
import { changeOf, type Change } from "./comparison.ts";
import { lemmas } from "./lexicon/lemma.ts";
import { isCorrected, placesOfClass, type Denials } from "./stayed-negation.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

const REACH = 3;
// What is denied in passing, or in any other words.
const SAID_OF_ANYTHING = /^(?:yet|only|sure|just|even|need|want|know|think|until|more)$/;

/** The first word of meaning close behind a negation, before `end`, or undefined. */
const deniedBehind = (
  { ids, fact }: TokenizedText,
  token: number,
  end: number,
  known: Vocabulary,
): string | undefined => {
  for (let at = token + 1; at < Math.min(token + REACH + 1, end); at += 1) {
    if ((fact[at] as number) >= 0) return undefined;
    const word = known.words[ids[at] as number] as string;
    if (!isOf(word, FUNCTION | COURTESY)) return word;
  }
  return undefined;
};

/**
 * Places where one text denies what the other says without a denial, wherever it says it: for sentences made anew, whose
 * words nothing else judges. Only where the other text denies nothing at all: a denial is told in many ways.
 */
export const turnedDenials = (
  before: TokenizedText,
  after: TokenizedText,
  known: Vocabulary,
  denials: Denials,
): Change[] => {
  const [own, other] = [denials.count("before"), denials.count("after")];
  if (own === other || Math.min(own, other) > 0) return [];
  const isDropped = own > other;
  const [denying, saying] = isDropped ? [before, after] : [after, before];
  const there = new Set<string>();
  for (const id of saying.ids) for (const form of lemmas(known.words[id] as string)) there.add(form);
  return placesOfClass(denying, known, NEGATION).flatMap(({ token, end }) => {
    const span = { start: denying.starts[token] as number, end: denying.ends[token] as number };
    const word = deniedBehind(denying, token, end, known);
    if (word === undefined || isCorrected(denying.text, span.end) || SAID_OF_ANYTHING.test(word)) return [];
    // The other text denies nothing, so it does not deny this word either.
    if (!lemmas(word).some((form) => there.has(form))) return [];
    // Of "don't" only the denial differs.
    const written = denying.text.slice(span.start, span.end).replace(/^n['’]t$/, "not");
    return isDropped
      ? [changeOf("negation", "soft", span, null, `"${written}" was dropped`)]
      : [changeOf("negation", "soft", null, span, `"${written}" was added`)];
  });
};
