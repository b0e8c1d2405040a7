import { once } from "../document/once.ts";
import { unpack } from "../packing/unpack.ts";
import { packedConfusables } from "./confusables.packed.ts";
import { contextOf } from "./word-context.ts";

/** Two words that are taken for one another, and what speaks for the second of them, in steps. */
interface Pair {
  words: readonly [string, string];
  bias: number;
  /** The score from which the first is meant, and the second. */
  least: readonly [number, number];
  weights: ReadonlyMap<string, number>;
}

/** A paragraph for each pair: its words, bias and thresholds, then a line for each weight with the features that have it. */
const pairOf = (paragraph: string): Pair => {
  const [head = "", ...lines] = paragraph.split("\n");
  const [first = "", second = "", bias, toFirst, toSecond] = head.split(" ");
  const weights = lines.flatMap((line) => {
    const [weight, ...features] = line.split("\t");
    return features.map((feature): [string, number] => [feature, Number(weight)]);
  });
  return {
    words: [first, second],
    bias: Number(bias),
    least: [Number(toFirst), Number(toSecond)],
    weights: new Map(weights),
  };
};

const PAIRS = once(() => {
  const pairs = new Map<string, Pair[]>();
  for (const pair of unpack(packedConfusables).split("\n\n").map(pairOf)) {
    for (const word of pair.words) pairs.set(word, [...(pairs.get(word) ?? []), pair]);
  }
  return pairs;
});

/** Whether a word, in small letters, is one that is taken for another. */
export const isConfusable = (word: string): boolean => PAIRS().has(word);

/** So much surer, in steps, a text without any other slip has to be misread before a word of it is changed. */
const CAREFUL = 4;

/**
 * The word that is meant where `word`, in small letters, is written from `start` to `end`; null where it is that word
 * itself, or where nothing is sure.
 */
export const wordMeant = (
  text: string,
  word: string,
  start: number,
  end: number,
  isHasty: () => boolean,
): string | null => {
  const pairs = PAIRS().get(word);
  if (pairs === undefined) return null;
  const context = contextOf(text, start, end);
  let [meant, surest]: [string | null, number] = [null, -1];
  for (const { words, bias, least, weights } of pairs) {
    const score = context.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), bias);
    for (const side of [0, 1] as const) {
      const over = (side === 1 ? score : -score) - least[side];
      if (words[side] === word || over <= surest) continue;
      if (over >= (isHasty() ? 0 : CAREFUL)) [meant, surest] = [words[side], over];
    }
  }
  // "You're rockstars!" is whole, "your rockstars!" is not, and of a quotation nothing is known.
  return /^ (?:\S+!|["“])/.test(text.slice(end, end + 40)) ? null : meant;
};
