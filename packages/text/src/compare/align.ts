import { isFunctionWord } from "./lexicon/function-words.ts";
import type { Reading, Vocabulary } from "./words.ts";

/** Sentences of the one text that say what sentences of the other say. One side empty: a sentence lost or new. */
export interface Group {
  before: number[];
  after: number[];
  /** Word for word the same. */
  same: boolean;
}

interface Link {
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
const LIKENESS_MIN = 0.3;
const CONTAINED_MIN = 0.6;
const JOINED_MIN = 0.5;
const SHARED_MIN = 1.4;
const NEIGHBOUR_LIKENESS_MIN = 0.1;
// Texts of this many sentences of which fewer than this share found a partner by their words are different texts: places say nothing there, and likeness little.
const UNRELATED_SENTENCES_MIN = 200;
const RELATED_SHARE_MIN = 0.3;
const UNRELATED_LIKENESS_MIN = 0.6;

interface Weighed {
  weights: Float64Array;
  total: (reading: Reading, sentence: number) => number;
}

const weigh = (before: Reading, after: Reading, known: Vocabulary): Weighed => {
  const weights = new Float64Array(known.words.length);
  known.words.forEach((word, id) => {
    weights[id] = isFunctionWord(word) ? FUNCTION_WEIGHT : 1;
  });
  for (const reading of [before, after]) {
    // A ticket or a link tells where a sentence went; figures and dates do not, for they are what gets changed.
    reading.fact.forEach((index, token) => {
      const fact = reading.facts[index];
      if (fact === undefined) return;
      const plain =
        fact.amount !== undefined || fact.kind === "date" || fact.kind === "weekday" || fact.kind === "time";
      weights[reading.ids[token] as number] = plain ? 1 : FACT_WEIGHT;
    });
  }
  return {
    weights,
    total: (reading, sentence) => {
      let sum = 0;
      for (let at = reading.bounds[sentence] as number; at < (reading.bounds[sentence + 1] as number); at += 1)
        sum += weights[reading.ids[at] as number] as number;
      return sum;
    },
  };
};

// Two 32-bit hashes in one safe integer; sentences of different words share it about once in 10^15 pairs.
const signature = (reading: Reading, sentence: number): number => {
  let one = 17;
  let other = 31;
  for (let at = reading.bounds[sentence] as number; at < (reading.bounds[sentence + 1] as number); at += 1) {
    const id = reading.ids[at] as number;
    one = Math.imul(one, 0x01000193) ^ id;
    other = Math.imul(other ^ (id + 0x9e37), 0x85ebca6b);
  }
  return (one >>> 0) * 0x100000 + (other >>> 12);
};

// Same sentences first: each after sentence takes the first free one of the same words, so that repeated sentences pair in order.
const pairSame = (before: Reading, after: Reading, ofBefore: Int32Array, ofAfter: Int32Array): void => {
  const bySignature = new Map<number, number[]>();
  for (let sentence = before.sentences.length - 1; sentence >= 0; sentence -= 1) {
    const key = signature(before, sentence);
    const list = bySignature.get(key);
    if (list === undefined) bySignature.set(key, [sentence]);
    else list.push(sentence);
  }
  for (let sentence = 0; sentence < after.sentences.length; sentence += 1) {
    const partner = bySignature.get(signature(after, sentence))?.pop();
    if (partner === undefined) continue;
    ofAfter[sentence] = partner;
    ofBefore[partner] = sentence;
  }
};

const postingsOf = (before: Reading, taken: Int32Array): Map<number, number[]> => {
  const postings = new Map<number, number[]>();
  for (let sentence = 0; sentence < before.sentences.length; sentence += 1) {
    if ((taken[sentence] as number) >= 0) continue;
    for (let at = before.bounds[sentence] as number; at < (before.bounds[sentence + 1] as number); at += 1) {
      const id = before.ids[at] as number;
      const list = postings.get(id);
      if (list === undefined) postings.set(id, [sentence]);
      else if (list.at(-1) !== sentence && list.length <= POSTINGS_MAX) list.push(sentence);
    }
  }
  return postings;
};

// The few candidates of most shared weight, the first ones where it is equal.
const ranking = (score: ReadonlyMap<number, number>): number[] => {
  if (score.size <= CANDIDATES_MAX) return [...score.keys()];
  return [...score]
    .sort((x, y) => y[1] - x[1] || x[0] - y[0])
    .slice(0, CANDIDATES_MAX)
    .map(([candidate]) => candidate);
};

const linksOf = (
  before: Reading,
  after: Reading,
  ofBefore: Int32Array,
  ofAfter: Int32Array,
  weighed: Weighed,
): Link[] => {
  const postings = postingsOf(before, ofBefore);
  const stamp = new Int32Array(weighed.weights.length).fill(-1);
  const links: Link[] = [];
  const score = new Map<number, number>();
  for (let sentence = 0; sentence < after.sentences.length; sentence += 1) {
    if ((ofAfter[sentence] as number) >= 0) continue;
    score.clear();
    for (let at = after.bounds[sentence] as number; at < (after.bounds[sentence + 1] as number); at += 1) {
      const id = after.ids[at] as number;
      if (stamp[id] === sentence) continue;
      stamp[id] = sentence;
      const list = postings.get(id);
      if (list === undefined || list.length > POSTINGS_MAX) continue;
      const weight = (weighed.weights[id] as number) / list.length;
      for (const candidate of list) score.set(candidate, (score.get(candidate) ?? 0) + weight);
    }
    const ranked = ranking(score);
    const afterTotal = weighed.total(after, sentence);
    for (const candidate of ranked) {
      let shared = 0;
      for (let at = before.bounds[candidate] as number; at < (before.bounds[candidate + 1] as number); at += 1) {
        const id = before.ids[at] as number;
        if (stamp[id] === sentence) shared += weighed.weights[id] as number;
      }
      const beforeTotal = weighed.total(before, candidate);
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
  }
  return links;
};

// Sentences that found nobody stand beside sentences that did: equal gaps between the same neighbours are read as the same place.
const pairNeighbours = (
  before: Reading,
  after: Reading,
  ofBefore: Int32Array,
  ofAfter: Int32Array,
  weighed: Weighed,
): void => {
  const shared = (b: number, a: number): number => {
    const there = new Set(before.ids.slice(before.bounds[b], before.bounds[b + 1]));
    let sum = 0;
    for (let at = after.bounds[a] as number; at < (after.bounds[a + 1] as number); at += 1) {
      if (there.has(after.ids[at] as number)) sum += weighed.weights[after.ids[at] as number] as number;
    }
    return (2 * sum) / (weighed.total(before, b) + weighed.total(after, a) || 1);
  };
  let last = -1;
  for (let sentence = 0; sentence < after.sentences.length; sentence += 1) {
    if ((ofAfter[sentence] as number) >= 0) {
      last = ofAfter[sentence] as number;
      continue;
    }
    const candidate = last + 1;
    if (candidate >= before.sentences.length || (ofBefore[candidate] as number) >= 0) continue;
    if (shared(candidate, sentence) < NEIGHBOUR_LIKENESS_MIN) continue;
    ofAfter[sentence] = candidate;
    ofBefore[candidate] = sentence;
    last = candidate;
  }
};

// The likest sentences first; one that holds most of the other pairs with it too.
const pairLinks = (links: readonly Link[], ofBefore: Int32Array, ofAfter: Int32Array, likenessMin: number): void => {
  for (const link of links) {
    if ((ofBefore[link.before] as number) >= 0 || (ofAfter[link.after] as number) >= 0) continue;
    const held = Math.max(link.ofBefore, link.ofAfter) - CONTAINED_MIN;
    const contained = held >= likenessMin - LIKENESS_MIN && link.shared >= SHARED_MIN;
    if (link.likeness < likenessMin && !contained) continue;
    ofBefore[link.before] = link.after;
    ofAfter[link.after] = link.before;
  }
};

const areRelated = (ofAfter: Int32Array): boolean => {
  let paired = 0;
  for (const partner of ofAfter) if (partner >= 0) paired += 1;
  return ofAfter.length < UNRELATED_SENTENCES_MIN || paired >= RELATED_SHARE_MIN * ofAfter.length;
};

/** Pairs the sentences of two texts: same ones first wherever they stand, then likest ones, then parts of merged and split ones. */
export const alignSentences = (before: Reading, after: Reading, known: Vocabulary): Group[] => {
  const ofBefore = new Int32Array(before.sentences.length).fill(-1);
  const ofAfter = new Int32Array(after.sentences.length).fill(-1);
  pairSame(before, after, ofBefore, ofAfter);
  const same = Int32Array.from(ofAfter);
  const weighed = weigh(before, after, known);
  const links = linksOf(before, after, ofBefore, ofAfter, weighed);
  links.sort((x, y) => y.likeness - x.likeness || Math.abs(x.before - x.after) - Math.abs(y.before - y.after));
  pairLinks(links, ofBefore, ofAfter, LIKENESS_MIN);
  const related = areRelated(ofAfter);
  if (!related) {
    ofAfter.set(same);
    ofBefore.fill(-1);
    same.forEach((partner, sentence) => {
      if (partner >= 0) ofBefore[partner] = sentence;
    });
    pairLinks(links, ofBefore, ofAfter, UNRELATED_LIKENESS_MIN);
  }
  const groups: Group[] = [];
  const groupOfAfter = new Map<number, Group>();
  const groupOfBefore = new Map<number, Group>();
  if (related) pairNeighbours(before, after, ofBefore, ofAfter, weighed);
  ofAfter.forEach((partner, sentence) => {
    if (partner < 0) return;
    const group = { before: [partner], after: [sentence], same: (same[sentence] as number) >= 0 };
    groups.push(group);
    groupOfAfter.set(sentence, group);
    groupOfBefore.set(partner, group);
  });
  // What is left joins a pair that holds most of it: the other half of a split or merged sentence.
  for (const link of links) {
    if (link.shared < SHARED_MIN) continue;
    if (!groupOfAfter.has(link.after) && link.ofAfter >= JOINED_MIN) {
      const group = groupOfBefore.get(link.before);
      if (group === undefined || group.same) continue;
      group.after.push(link.after);
      groupOfAfter.set(link.after, group);
    } else if (!groupOfBefore.has(link.before) && link.ofBefore >= JOINED_MIN) {
      const group = groupOfAfter.get(link.after);
      if (group === undefined || group.same) continue;
      group.before.push(link.before);
      groupOfBefore.set(link.before, group);
    }
  }
  for (const group of groups) {
    group.before.sort((x, y) => x - y);
    group.after.sort((x, y) => x - y);
  }
  ofAfter.forEach((_, sentence) => {
    if (!groupOfAfter.has(sentence)) groups.push({ before: [], after: [sentence], same: false });
  });
  ofBefore.forEach((_, sentence) => {
    if (!groupOfBefore.has(sentence)) groups.push({ before: [sentence], after: [], same: false });
  });
  return groups;
};
