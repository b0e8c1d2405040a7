import { from, LIKENESS_MIN, type Link, linksOf, SHARED_MIN, to, weigh } from "./links.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

/** Sentences of the one text that say what sentences of the other say. One side empty: a sentence lost or new. */
export interface Group {
  before: number[];
  after: number[];
  /** Word for word the same. */
  same: boolean;
}

const CONTAINED_MIN = 0.6;
const JOINED_MIN = 0.5;
const NEIGHBOUR_LIKENESS_MIN = 0.1;

const hashOf = (reading: TokenizedText, sentence: number): number => {
  let hash = 17;
  for (let at = from(reading, sentence); at < to(reading, sentence); at += 1)
    hash = Math.imul(hash, 0x01000193) ^ (reading.ids[at] as number);
  return hash ^ (hash >>> 15);
};

const areSame = (before: TokenizedText, left: number, after: TokenizedText, right: number): boolean => {
  const length = to(before, left) - from(before, left);
  if (to(after, right) - from(after, right) !== length) return false;
  for (let at = 0; at < length; at += 1)
    if (before.ids[from(before, left) + at] !== after.ids[from(after, right) + at]) return false;
  return true;
};

// Same sentences first: each after sentence takes the first free one of the same words, so that repeated sentences pair in order.
const pairSame = (before: TokenizedText, after: TokenizedText, ofBefore: Int32Array, ofAfter: Int32Array): void => {
  const first = new Int32Array(2 << Math.ceil(Math.log2(ofBefore.length + 1))).fill(-1);
  const next = new Int32Array(ofBefore.length);
  const last = first.length - 1;
  for (let sentence = ofBefore.length - 1; sentence >= 0; sentence -= 1) {
    const slot = hashOf(before, sentence) & last;
    next[sentence] = first[slot] as number;
    first[slot] = sentence;
  }
  for (let sentence = 0; sentence < ofAfter.length; sentence += 1) {
    const slot = hashOf(after, sentence) & last;
    let previous = -1;
    let partner = first[slot] as number;
    while (partner >= 0 && !areSame(before, partner, after, sentence)) {
      previous = partner;
      partner = next[partner] as number;
    }
    if (partner < 0) continue;
    if (previous < 0) first[slot] = next[partner] as number;
    else next[previous] = next[partner] as number;
    ofAfter[sentence] = partner;
    ofBefore[partner] = sentence;
  }
};

// Unpaired sentences between paired ones: equal gaps between the same neighbours are read as the same place.
const pairNeighbours = (
  before: TokenizedText,
  after: TokenizedText,
  ofBefore: Int32Array,
  ofAfter: Int32Array,
  weights: Float64Array,
): void => {
  const sum = (reading: TokenizedText, sentence: number, counts: (id: number) => boolean): number => {
    let total = 0;
    for (let at = from(reading, sentence); at < to(reading, sentence); at += 1)
      if (counts(reading.ids[at] as number)) total += weights[reading.ids[at] as number] as number;
    return total;
  };
  const every = (): boolean => true;
  let last = -1;
  for (let sentence = 0; sentence < ofAfter.length; sentence += 1) {
    if ((ofAfter[sentence] as number) >= 0) {
      last = ofAfter[sentence] as number;
      continue;
    }
    const candidate = last + 1;
    if (candidate >= ofBefore.length || (ofBefore[candidate] as number) >= 0) continue;
    const there = new Set(before.ids.subarray(from(before, candidate), to(before, candidate)));
    const shared = sum(after, sentence, (id) => there.has(id));
    const total = sum(before, candidate, every) + sum(after, sentence, every) || 1;
    if (2 * shared < NEIGHBOUR_LIKENESS_MIN * total) continue;
    ofAfter[sentence] = candidate;
    ofBefore[candidate] = sentence;
    last = candidate;
  }
};

// The likest sentences first; one that holds most of the other pairs with it too.
const pairLinks = (links: readonly Link[], ofBefore: Int32Array, ofAfter: Int32Array): void => {
  for (const link of links) {
    if ((ofBefore[link.before] as number) >= 0 || (ofAfter[link.after] as number) >= 0) continue;
    const contained = Math.max(link.ofBefore, link.ofAfter) >= CONTAINED_MIN && link.shared >= SHARED_MIN;
    if (link.likeness < LIKENESS_MIN && !contained) continue;
    ofBefore[link.before] = link.after;
    ofAfter[link.after] = link.before;
  }
};

// Pairs as groups, to which what is left joins where a pair holds most of it: the other half of a split or merged sentence.
const groupsOf = (links: readonly Link[], ofBefore: Int32Array, ofAfter: Int32Array, same: Int32Array): Group[] => {
  const groups: Group[] = [];
  const groupOfAfter: (Group | undefined)[] = [];
  const groupOfBefore: (Group | undefined)[] = [];
  ofAfter.forEach((partner, sentence) => {
    if (partner < 0) return;
    const group = { before: [partner], after: [sentence], same: (same[sentence] as number) >= 0 };
    groups.push(group);
    groupOfAfter[sentence] = groupOfBefore[partner] = group;
  });
  for (const link of links) {
    if (link.shared < SHARED_MIN) continue;
    const [left, right] = [groupOfBefore[link.before], groupOfAfter[link.after]];
    if (right === undefined && link.ofAfter >= JOINED_MIN) {
      if (left === undefined || left.same) continue;
      left.after.push(link.after);
      groupOfAfter[link.after] = left;
    } else if (left === undefined && link.ofBefore >= JOINED_MIN) {
      if (right === undefined || right.same) continue;
      right.before.push(link.before);
      groupOfBefore[link.before] = right;
    }
  }
  for (const group of groups) {
    if (group.before.length > 1) group.before.sort((x, y) => x - y);
    if (group.after.length > 1) group.after.sort((x, y) => x - y);
  }
  ofAfter.forEach((_, sentence) => {
    if (groupOfAfter[sentence] === undefined) groups.push({ before: [], after: [sentence], same: false });
  });
  ofBefore.forEach((_, sentence) => {
    if (groupOfBefore[sentence] === undefined) groups.push({ before: [sentence], after: [], same: false });
  });
  return groups;
};

/** Pairs the sentences of two texts: equal ones first, wherever they are, then the most similar, then parts of merged and split ones. */
export const alignSentences = (before: TokenizedText, after: TokenizedText, known: Vocabulary): Group[] => {
  const ofBefore = new Int32Array(before.sentences.length).fill(-1);
  const ofAfter = new Int32Array(after.sentences.length).fill(-1);
  pairSame(before, after, ofBefore, ofAfter);
  const same = ofAfter.slice();
  const weights = weigh(before, after, known);
  const links = linksOf(before, after, ofBefore, ofAfter, weights);
  links.sort((x, y) => y.likeness - x.likeness || Math.abs(x.before - x.after) - Math.abs(y.before - y.after));
  pairLinks(links, ofBefore, ofAfter);
  pairNeighbours(before, after, ofBefore, ofAfter, weights);
  return groupsOf(links, ofBefore, ofAfter, same);
};
