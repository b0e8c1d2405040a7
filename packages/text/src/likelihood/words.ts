// Each token's part in the style of the text: the class of a function word, or the ending of a content word.
import { CONTRACTION, WORD, type Tokens } from "./tokens.ts";
import { createEndings } from "./endings.ts";
import { classOfWord } from "./vocabulary.ts";

/** Part of a token that is no content word and no listed function word: a number, a mark, a contracted ending. */
export const NO_CLASS = 255;
/** Part of a content word. */
export const CONTENT = 254;

export interface TokenParts {
  /** Index of the class of a function word, CONTENT or NO_CLASS; one for each token. */
  part: Uint8Array;
  /** Number of the ending of a content word, else 0. */
  ending: Uint8Array;
}

/** The parts of the tokens from `from` up to `to`; the arrays span all tokens, so that indexes stay the same. */
export type TokenPartsOf = (text: string, tokens: Tokens, from: number, to: number) => TokenParts;

export const createTokenParts = (): TokenPartsOf => {
  const classes = classOfWord();
  const endingOf = createEndings();
  return (text, tokens, from, to) => {
    const part = new Uint8Array(tokens.count).fill(NO_CLASS);
    const ending = new Uint8Array(tokens.count);
    for (let at = from; at < to; at += 1) {
      if (tokens.kind[at] !== WORD || ((tokens.shape[at] as number) & CONTRACTION) !== 0) continue;
      const owner = classes.get(tokens.hash[at] as number);
      part[at] = owner ?? CONTENT;
      if (owner === undefined) ending[at] = endingOf(text, tokens.start[at] as number, tokens.end[at] as number);
    }
    return { part, ending };
  };
};
