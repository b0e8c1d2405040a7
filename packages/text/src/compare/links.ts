import { FUNCTION } from "../document/word-classes.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

/** Two sentences that share words. */
export interface Link {
  before: number;
  after: number;
  /** Twice the shared weight over the weight of both, 0 to 1. */
  likeness: number;
  /** Share of the before sentence found in the after sentence, and the reverse. */
  ofBefore: number;
  ofAfter: number;
  shared: number;
}

const POSTINGS_MAX = 12;
const CANDIDATES_MAX = 6;
const FUNCTION_WEIGHT = 0.2;
const FACT_WEIGHT = 2;
/** Links below this likeness are kept only where one sentence holds much of the other. */
export const LIKENESS_MIN = 0.3;
/** Shared weight below which sentences share too little for one to be a part of the other. */
export const SHARED_MIN = 1.3;

/** First token of a sentence, and one beyond its last. */
export const from = (reading: TokenizedText, sentence: number): number => reading.bounds[sentence] as number;
export const to = (reading: TokenizedText, sentence: number): number => reading.bounds[sentence + 1] as number;

/** How much each word tells of its sentence, by its id. */
export const weigh = (before: TokenizedText, after: TokenizedText, known: Vocabulary): Float64Array => {
  const weights = new Float64Array(known.words.length);
  for (let id = 0; id < weights.length; id += 1)
    weights[id] = ((known.classes[id] as number) & FUNCTION) === 0 ? 1 : FUNCTION_WEIGHT;
  for (const { facts, fact, ids } of [before, after]) {
    // A ticket or a link tells where a sentence went; figures and dates do not, for they are what gets changed.
    for (let token = 0; token < ids.length; token += 1) {
      const told = facts[fact[token] as number];
      if (told === undefined) continue;
      const plain =
        told.amount !== undefined || told.kind === "date" || told.kind === "weekday" || told.kind === "time";
      weights[ids[token] as number] = plain ? 1 : FACT_WEIGHT;
    }
  }
  return weights;
};

const totalsOf = (reading: TokenizedText, weights: Float64Array): Float64Array => {
  const totals = new Float64Array(reading.sentences.length);
  for (let sentence = 0; sentence < totals.length; sentence += 1) {
    let sum = 0;
    for (let at = from(reading, sentence); at < to(reading, sentence); at += 1)
      sum += weights[reading.ids[at] as number] as number;
    totals[sentence] = sum;
  }
  return totals;
};

/** For each word the sentences it stands in: `lists` from `starts[id]` to `starts[id] + counts[id]`. Words of many sentences are left out. */
interface Postings {
  counts: Int32Array;
  starts: Int32Array;
  lists: Int32Array;
}

const postingsOf = (before: TokenizedText, taken: Int32Array, words: number): Postings => {
  const counts = new Int32Array(words);
  const starts = new Int32Array(words);
  const seen = new Int32Array(words);
  const eachWord = (mark: number, take: (id: number, sentence: number) => void): void => {
    for (let sentence = 0; sentence < taken.length; sentence += 1) {
      if ((taken[sentence] as number) >= 0) continue;
      for (let at = from(before, sentence); at < to(before, sentence); at += 1) {
        const id = before.ids[at] as number;
        if (seen[id] === mark * (sentence + 1)) continue;
        seen[id] = mark * (sentence + 1);
        take(id, sentence);
      }
    }
  };
  eachWord(1, (id) => (counts[id] = (counts[id] as number) + 1));
  let size = 0;
  for (let id = 0; id < words; id += 1) {
    starts[id] = size;
    if ((counts[id] as number) <= POSTINGS_MAX) size += counts[id] as number;
    else counts[id] = 0;
  }
  const lists = new Int32Array(size);
  const filled = starts.slice();
  eachWord(-1, (id, sentence) => {
    if (counts[id] === 0) return;
    lists[filled[id] as number] = sentence;
    filled[id] = (filled[id] as number) + 1;
  });
  return { counts, starts, lists };
};

// The few candidates of most shared weight, the first ones where it is equal.
const ranking = (candidates: number[], score: Float64Array): number[] =>
  candidates.length <= CANDIDATES_MAX
    ? candidates
    : candidates.sort((x, y) => (score[y] as number) - (score[x] as number) || x - y).slice(0, CANDIDATES_MAX);

/** Links between sentences that have no partner yet (below 0 in `ofBefore` and `ofAfter`), each with the few it shares most with. */
export const linksOf = (
  before: TokenizedText,
  after: TokenizedText,
  ofBefore: Int32Array,
  ofAfter: Int32Array,
  weights: Float64Array,
): Link[] => {
  const { counts, starts, lists } = postingsOf(before, ofBefore, weights.length);
  const [totalsBefore, totalsAfter] = [totalsOf(before, weights), totalsOf(after, weights)];
  const stamp = new Int32Array(weights.length).fill(-1);
  const score = new Float64Array(ofBefore.length);
  const links: Link[] = [];
  for (let sentence = 0; sentence < ofAfter.length; sentence += 1) {
    if ((ofAfter[sentence] as number) >= 0) continue;
    const candidates: number[] = [];
    for (let at = from(after, sentence); at < to(after, sentence); at += 1) {
      const id = after.ids[at] as number;
      if (stamp[id] === sentence) continue;
      stamp[id] = sentence;
      const first = starts[id] as number;
      const stop = first + (counts[id] as number);
      const weight = (weights[id] as number) / (stop - first);
      for (let place = first; place < stop; place += 1) {
        const candidate = lists[place] as number;
        if (score[candidate] === 0) candidates.push(candidate);
        score[candidate] = (score[candidate] as number) + weight;
      }
    }
    const ranked = ranking(candidates, score);
    const afterTotal = totalsAfter[sentence] as number;
    for (const candidate of ranked) {
      let shared = 0;
      for (let at = from(before, candidate); at < to(before, candidate); at += 1) {
        const id = before.ids[at] as number;
        if (stamp[id] === sentence) shared += weights[id] as number;
      }
      const beforeTotal = totalsBefore[candidate] as number;
      const likeness = (2 * shared) / (beforeTotal + afterTotal);
      // A link that can neither pair nor join sentences is not kept: two texts that share little have almost nothing but those.
      if (likeness < LIKENESS_MIN && (shared < SHARED_MIN || 2 * shared < Math.min(beforeTotal, afterTotal))) continue;
      links.push({
        before: candidate,
        after: sentence,
        shared,
        likeness,
        ofBefore: shared / beforeTotal,
        ofAfter: Math.min(1, shared / afterTotal),
      });
    }
    for (const candidate of candidates) score[candidate] = 0;
  }
  return links;
};
