import { factSupport } from "./fact-support.ts";
import { goneFigures } from "./figure-owners.ts";
import type { Fact } from "../facts/fact.ts";
import { sentenceIndex } from "./sentence-index.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

/** One of the two texts while its facts are judged. Parallel to the facts of its reading. */
export interface Side {
  reading: TokenizedText;
  /** For each fact whether the other text backs it. */
  backed: boolean[];
  /** Those whose figure the other text has for something else. */
  gone: ReadonlySet<Fact>;
  settled: boolean[];
  /** The facts of some sentences, by their indexes. */
  within(sentences: readonly number[]): number[];
}

const bySentence = (reading: TokenizedText): number[][] => {
  const lists: number[][] = reading.sentences.map(() => []);
  reading.facts.forEach(({ start }, index) => lists[sentenceIndex(reading, start)]?.push(index));
  return lists;
};

/** The facts of `reading` before any is judged; `kept` says that it is the first text, whose facts need less to be vouched for. */
export const sideOf = (reading: TokenizedText, other: TokenizedText, known: Vocabulary, kept: boolean): Side => {
  const backs = factSupport(other, known, kept);
  // Of a figure that came, its unit alone says for certain what it is of.
  const isAsked = ({ kind }: Fact): boolean => kept || kind === "measure";
  const gone = new Set([...goneFigures(reading, other, kept)].filter(isAsked));
  const backed = reading.facts.map(
    (fact: Fact, index) => fact.counts === true || (backs(fact, reading.keys[index] as number) && !gone.has(fact)),
  );
  let lists: number[][] | undefined;
  const within = (sentences: readonly number[]): number[] =>
    sentences.flatMap((sentence) => (lists ??= bySentence(reading))[sentence] ?? []);
  return { reading, backed, gone, settled: reading.facts.map(() => false), within };
};
