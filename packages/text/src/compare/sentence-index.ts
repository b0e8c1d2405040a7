import type { Span } from "../document/span.ts";
import type { TokenizedText } from "./words.ts";

/** The index of the sentence that holds a place, or of the first behind it; beyond the last where there is none. */
export const sentenceIndex = ({ sentences }: Pick<TokenizedText, "sentences">, at: number): number => {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle] as Span).end > at) high = middle;
    else low = middle + 1;
  }
  return low;
};
