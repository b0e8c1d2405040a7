import { changeOf, type Change } from "./comparison.ts";
import { areOpposite } from "./lexicon/antonyms.ts";
import { isCourtesy } from "./lexicon/courtesy.ts";
import { isFunctionWord } from "./lexicon/function-words.ts";
import { isEmptyNegation, isNegation } from "./lexicon/negation.ts";
import type { View } from "./view.ts";
import type { Reading, Vocabulary } from "./words.ts";

// Ids of the words of a sentence that carry matter.
const contentWords = (reading: Reading, known: Vocabulary, tokens: readonly number[]): number[] =>
  tokens.flatMap((token) => {
    const id = reading.ids[token] as number;
    const word = known.words[id] as string;
    return !isFunctionWord(word) && (word.length > 1 || (reading.fact[token] as number) >= 0) ? [id] : [];
  });

// Fixed turns of courtesy, whose second word cannot be turned round without a slip.
const FORMULAS: Readonly<Record<string, string>> = {
  heads: "up",
  note: "below",
  hi: "all",
  hey: "all",
  hello: "all",
  looking: "forward",
  doing: "well",
};

const turnedFormula = (reading: Reading, known: Vocabulary, tokens: readonly number[]): Change | null => {
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const word = known.words[reading.ids[tokens[at] as number] as number] as string;
    const token = tokens[at + 1] as number;
    const next = known.words[reading.ids[token] as number] as string;
    const usual = Object.hasOwn(FORMULAS, word) ? FORMULAS[word] : undefined;
    if (usual === undefined || !areOpposite(usual, next)) continue;
    const span = { start: reading.starts[token] as number, end: reading.ends[token] as number };
    return changeOf("direction", "hard", null, span, `"${word} ${next}" says the opposite of "${word} ${usual}"`);
  }
  return null;
};

// A courtesy that denies is none: "Hope you are not doing well".
const turnedCourtesy = (reading: Reading, known: Vocabulary, tokens: readonly number[]): Change | null => {
  const token = tokens.find((candidate, index) => {
    const next = tokens[index + 1];
    return (
      isNegation(known.words[reading.ids[candidate] as number] as string) &&
      next !== undefined &&
      !isEmptyNegation(known.words[reading.ids[next] as number] as string)
    );
  });
  if (token === undefined || tokens.length < 4) return null;
  const span = { start: reading.starts[token] as number, end: reading.ends[token] as number };
  return changeOf("negation", "hard", null, span, "the draft denies nothing like this");
};

// Share of the telling words of a sentence that the other text has nowhere; below it the sentence was built from known words.
const FRESH_MIN = 0.6;
const LOST_MIN = 0.4;

/** What a sentence without a partner says that the other text does not: a new claim, a lost sentence, a courtesy turned round. Null where it says nothing. */
export const judgeAlone = (
  view: View,
  reading: Reading,
  known: Vocabulary,
  there: Uint8Array,
  loss: Change["severity"],
): Change | null => {
  const isNew = view.group.before.length === 0;
  const tokens = isNew ? view.after : view.before;
  const content = contentWords(reading, known, tokens);
  const telling = content.filter((id) => !isCourtesy(known.words[id] as string));
  if (isNew && telling.length < 2)
    return turnedCourtesy(reading, known, tokens) ?? turnedFormula(reading, known, tokens);
  if (telling.length < 2 || telling.length < content.length * 0.4) return null;
  const fresh = telling.filter((id) => there[id] !== 1).length / telling.length;
  const first = reading.sentences[(isNew ? view.group.after : view.group.before)[0] as number];
  if (first === undefined || fresh < (isNew ? FRESH_MIN : LOST_MIN)) return null;
  // A known name or figure in a new sentence says that it was split off or said anew.
  if (
    isNew &&
    tokens.some((token) => (reading.fact[token] as number) >= 0 && there[reading.ids[token] as number] === 1)
  )
    return turnedCourtesy(reading, known, tokens);
  return isNew
    ? changeOf("claim", "hard", null, first, "the draft says nothing like this sentence")
    : changeOf("sentence", loss, first, null, "this sentence is missing");
};
