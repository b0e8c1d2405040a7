import { masksOf } from "../../src/document/masks.ts";
import type { CorpusRow } from "./corpus.ts";
import { GENRES } from "./genre.ts";

// A genre in which fewer texts than these hold the word says nothing about it.
const TEXTS_MIN = 8;

/** The mean over genres of a word's log likelihood ratio, each shrunk by its error, over that mean's own error. */
const steadiness = (counts: Int32Array, texts: Int32Array): number => {
  const logs: number[] = [];
  for (let genre = 0; genre < GENRES.length; genre += 1) {
    const human = counts[2 * genre] as number;
    const machine = counts[2 * genre + 1] as number;
    if (human + machine < TEXTS_MIN) continue;
    const log = Math.log(
      (machine + 1) / ((texts[2 * genre + 1] as number) + 2) / ((human + 1) / ((texts[2 * genre] as number) + 2)),
    );
    logs.push(log ** 3 / (log ** 2 + 1 / (machine + 1) + 1 / (human + 1)));
  }
  if (logs.length < 3) return 0;
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const deviation = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / logs.length);
  return Math.abs(mean) / (deviation / Math.sqrt(logs.length) + 0.15);
};

/** The distinct words of a text that are its writer's own: what it quotes is not counted here, as it is not at use. */
const ownWords = (text: string): Set<string> => {
  let own = "";
  let from = 0;
  for (const { start, end } of masksOf(text)) {
    own += `${text.slice(from, start)} `;
    from = end;
  }
  own += text.slice(from);
  return new Set(
    own
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[a-z]+(?:'[a-z]+)*/g),
  );
};

/**
 * How steadily each word parts machine from human texts in the same direction across genres, for words in at least
 * `textsMin` texts that are steady to at least `steadinessMin`. A word of one topic speaks in one genre alone and is
 * left out.
 */
export const steadyWords = (
  rows: readonly CorpusRow[],
  textsMin: number,
  steadinessMin: number,
): Map<string, number> => {
  const texts = new Int32Array(2 * GENRES.length);
  const counts = new Map<string, Int32Array>();
  for (const row of rows) {
    const cell = 2 * GENRES.indexOf(row.genre) + row.label;
    texts[cell] = (texts[cell] as number) + 1;
    for (const word of ownWords(row.text)) {
      const own = counts.get(word) ?? new Int32Array(2 * GENRES.length);
      own[cell] = (own[cell] as number) + 1;
      counts.set(word, own);
    }
  }
  return new Map(
    [...counts]
      .filter(([, own]) => own.reduce((sum, count) => sum + count, 0) >= textsMin)
      .map(([word, own]) => [word, steadiness(own, texts)] as const)
      .filter(([, steady]) => steady >= steadinessMin)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
};
