import { ID_BITS } from "./lexicon.ts";

// Phrases as an Aho-Corasick automaton over word ids: every phrase in one pass, whatever their number, in linear time.
// The automaton holds each phrase from its rarest word on, so that it sleeps through common words; the words before
// that one are compared when the rest has been seen.

/** What must come before and after a phrase, as bits. */
export const AT_SENTENCE = 1;
export const AFTER_COMMA = 2;

export interface PhraseEnd {
  rule: number;
  /** Which replacement may take its place, 0 for none. */
  use: number;
  /** How many words follow the rarest one. */
  tail: number;
  /** The words before the rarest one. */
  lead: readonly string[];
  before: number;
  /** Units of which one must follow the phrase, or "". */
  after: string;
  /** Tried from the first word of the phrase, which it then extends; null where the phrase is the finding. */
  pattern: RegExp | null;
}

export interface Phrases {
  keys: Int32Array;
  next: Uint16Array;
  mask: number;
  fail: Uint16Array;
  ends: readonly (readonly PhraseEnd[])[];
  /** By state: 1 where a phrase ends. */
  final: Uint8Array;
  /** By word id: the state after the word at the start of a phrase, or 0. */
  roots: Uint16Array;
}

export interface PhraseSource {
  /** The words from the rarest one on. */
  ids: readonly number[];
  end: PhraseEnd;
}

// The commonest words of English prose, the commonest first. A phrase is looked for from the word that stands latest
// here, or best not at all.
const COMMON = new Map(
  "the to and of a in i you is that it for was on with be as this have are not my but they at or we by from your so if he an me just can all what will there would their do had one about out up like when has more get were she her his our who some no them been than its how also because then other only know him time into even most people make could very any which these good us way much it's don't i'm think really go see want need new first two after over well should am where did back being many work here those too take let great find may best does going say help feel still made right better sure look every something use before world through life day years while both things own such must each same around always part between down off few last long little put said thing against under another during without high"
    .split(" ")
    .map((word, rank) => [word, rank] as const),
);

/** Where the rarest word of a phrase stands; among equals the first. */
export const rarestOf = (words: readonly string[]): number => {
  const ranks = words.map((word) => COMMON.get(word) ?? Infinity);
  return ranks.indexOf(Math.max(...ranks));
};

const slotOf = (key: number, mask: number): number => (Math.imul(key, 0x9e3779b1 | 0) >>> 12) & mask;

interface Trie {
  children: Map<number, number>[];
  ends: PhraseEnd[][];
}

const trieOf = (sources: readonly PhraseSource[]): Trie => {
  const children: Map<number, number>[] = [new Map()];
  const ends: PhraseEnd[][] = [[]];
  for (const { ids, end } of sources) {
    let state = 0;
    for (const id of ids) {
      let child = (children[state] as Map<number, number>).get(id);
      if (child === undefined) {
        child = children.length;
        (children[state] as Map<number, number>).set(id, child);
        children.push(new Map());
        ends.push([]);
      }
      state = child;
    }
    (ends[state] as PhraseEnd[]).push(end);
  }
  return { children, ends };
};

const linkFailures = ({ children, ends }: Trie): Uint16Array => {
  const fail = new Uint16Array(children.length);
  const queue = [...(children[0] as Map<number, number>).values()];
  for (let head = 0; head < queue.length; head += 1) {
    const state = queue[head] as number;
    for (const [id, child] of children[state] as Map<number, number>) {
      let back = fail[state] as number;
      while (back !== 0 && !(children[back] as Map<number, number>).has(id)) back = fail[back] as number;
      const target = (children[back] as Map<number, number>).get(id) ?? 0;
      fail[child] = target === child ? 0 : target;
      // A phrase that ends inside another one is reported with it, the longer one first.
      (ends[child] as PhraseEnd[]).push(...(ends[fail[child]] as PhraseEnd[]));
      queue.push(child);
    }
  }
  return fail;
};

export const compilePhrases = (sources: readonly PhraseSource[], wordIds: number): Phrases => {
  const trie = trieOf(sources);
  const fail = linkFailures(trie);
  let slots = 1024;
  while (slots < trie.children.length * 3) slots *= 2;
  const compiled: Phrases = {
    keys: new Int32Array(slots),
    next: new Uint16Array(slots),
    mask: slots - 1,
    fail,
    ends: trie.ends,
    final: Uint8Array.from(trie.ends, (ends) => (ends.length === 0 ? 0 : 1)),
    roots: new Uint16Array(wordIds),
  };
  trie.children.forEach((children, state) => {
    for (const [id, child] of children) {
      if (state === 0) {
        compiled.roots[id] = child;
        continue;
      }
      const key = (state << ID_BITS) | id;
      let slot = slotOf(key, compiled.mask);
      while (compiled.keys[slot] !== 0) slot = (slot + 1) & compiled.mask;
      compiled.keys[slot] = key;
      compiled.next[slot] = child;
    }
  });
  return compiled;
};

const child = (phrases: Phrases, state: number, id: number): number => {
  const key = (state << ID_BITS) | id;
  let slot = slotOf(key, phrases.mask);
  let found = phrases.keys[slot] as number;
  while (found !== 0) {
    if (found === key) return phrases.next[slot] as number;
    slot = (slot + 1) & phrases.mask;
    found = phrases.keys[slot] as number;
  }
  return 0;
};

/** The state after a word that stands inside phrases. */
export const step = (phrases: Phrases, from: number, id: number): number => {
  let state = from;
  while (state !== 0) {
    const next = child(phrases, state, id);
    if (next !== 0) return next;
    state = phrases.fail[state] as number;
  }
  return phrases.roots[id] as number;
};
