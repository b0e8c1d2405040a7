import { factSupport } from "./fact-support.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

/** One of the two texts while its facts are judged. Parallel to the facts of its reading, but for `count`. */
export interface Side {
  reading: TokenizedText;
  /** For each fact whether the other text backs it. */
  backed: boolean[];
  /** How often each fact stands in its text, by its key. */
  count: Int32Array;
  settled: boolean[];
}

/** The facts of `reading` before any is judged; `kept` says that it is the first text, whose facts need less to be vouched for. */
export const sideOf = (reading: TokenizedText, other: TokenizedText, known: Vocabulary, kept: boolean): Side => {
  const backs = factSupport(other, known, kept);
  const count = new Int32Array(known.words.length);
  const backed = reading.facts.map((fact, index) => {
    const key = reading.keys[index] as number;
    count[key] = (count[key] as number) + 1;
    return fact.counts === true || backs(fact, key);
  });
  return { reading, backed, count, settled: reading.facts.map(() => false) };
};
