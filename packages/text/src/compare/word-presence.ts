import { lemmas } from "./lexicon/lemma.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

/** Whether a text holds a folded word, in any of its forms. */
export type HoldsWord = (word: string) => boolean;

/** What the text of a reading tells. Its words are read when it is asked first, and each word is looked up once. */
export const wordPresence = (reading: TokenizedText, known: Vocabulary): HoldsWord => {
  let forms: Set<string> | undefined;
  const answers = new Map<string, boolean>();
  const formsOf = (): Set<string> => {
    const found = new Set<string>();
    const seen = new Uint8Array(known.words.length);
    for (const id of reading.ids) {
      if (seen[id] === 1) continue;
      seen[id] = 1;
      for (const part of (known.words[id] as string).split(/[ -]/)) for (const form of lemmas(part)) found.add(form);
    }
    return found;
  };
  return (word) => {
    const answer = answers.get(word);
    if (answer !== undefined) return answer;
    const there = (forms ??= formsOf());
    const tells = lemmas(word).some((form) => there.has(form));
    answers.set(word, tells);
    return tells;
  };
};
