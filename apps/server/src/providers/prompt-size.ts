import type { Message } from "./provider.ts";

const CONTEXT_LEAST = 8_192;

/** What is certain about the size of a prompt before anybody has counted its tokens. */
export interface PromptSize {
  /** No tokenizer gives fewer: one for each word, one for four characters of scripts without spaces. */
  tokensLeast: number;
  /** A context that holds the prompt and an answer of its size, as a power of two. */
  contextTokens: number;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

export const promptSize = (messages: readonly Message[]): PromptSize => {
  let [words, unspaced, characters] = [0, 0, 0];
  for (const { content } of messages) {
    unspaced += content.match(UNSPACED)?.length ?? 0;
    words += content.replace(UNSPACED, "").match(/\S+/g)?.length ?? 0;
    characters += content.length;
  }
  const whole = (characters / 3) * 2;
  return {
    tokensLeast: words + Math.floor(unspaced / 4),
    contextTokens: 2 ** Math.ceil(Math.log2(Math.max(CONTEXT_LEAST, whole))),
  };
};
