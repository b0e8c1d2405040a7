import type { Group } from "./align.ts";
import type { Span } from "../document/span.ts";
import { isInside } from "./address.ts";
import { changeOf, type Change } from "./comparison.ts";
import { COURTESY, FUNCTION, NEGATION, SINGLE } from "../document/word-classes.ts";
import { wordPresence, type HoldsWord } from "./word-presence.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

// Share of the telling words of a sentence that the other text has nowhere, in any form; below it the sentence was built from known words.
const FRESH_MIN = 0.6;
// A sentence of fewer telling words is a remark or a courtesy.
const TELLING_MIN = 3;
// One that denies or forbids something is none, however short.
const DENYING_MIN = 2;

const isFresh = (reading: TokenizedText, sentence: number, known: Vocabulary, tells: HoldsWord): boolean => {
  let [telling, fresh, least] = [0, 0, TELLING_MIN];
  for (let token = reading.bounds[sentence] as number; token < (reading.bounds[sentence + 1] as number); token += 1) {
    const id = reading.ids[token] as number;
    if (((known.classes[id] as number) & NEGATION) !== 0) least = DENYING_MIN;
    const isFact = (reading.fact[token] as number) >= 0;
    if (!isFact && ((known.classes[id] as number) & (FUNCTION | COURTESY | SINGLE)) !== 0) continue;
    telling += 1;
    if (!tells(known.words[id] as string)) fresh += 1;
  }
  return telling >= least && fresh >= FRESH_MIN * telling;
};

/** Sentences without a partner that the other text has no words for: a place to look at. */
export const judgeLone = (
  before: TokenizedText,
  after: TokenizedText,
  groups: readonly Group[],
  known: Vocabulary,
  addresses: readonly Span[],
): Change[] => {
  const [inBefore, inAfter] = [wordPresence(before, known), wordPresence(after, known)];
  return groups.flatMap((group): Change[] => {
    const [lost] = group.before;
    const [fresh] = group.after;
    if (lost === undefined && fresh !== undefined && isFresh(after, fresh, known, inBefore))
      return [
        changeOf("claim", "soft", null, after.sentences[fresh] as Span, "the draft says nothing like this sentence"),
      ];
    if (fresh !== undefined || lost === undefined || !isFresh(before, lost, known, inAfter)) return [];
    const span = before.sentences[lost] as Span;
    return isInside(span, addresses) ? [] : [changeOf("sentence", "soft", span, null, "this sentence is missing")];
  });
};
