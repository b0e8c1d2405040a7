// Phrases as an Aho-Corasick automaton over word ids: every phrase in one pass, whatever their number, in linear time.

/** What must stand before and after a phrase, as bits. */
export const AT_SENTENCE = 1;
export const AFTER_COMMA = 2;

export interface PhraseEnd {
  rule: number;
  /** Words in the phrase. */
  length: number;
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
  ends: readonly (readonly PhraseEnd[] | null)[];
  /** Whether a phrase starts with the word of this id. */
  starts: Uint8Array;
}

/** Ids take the low bits of a transition's key. */
const ID_BITS = 13;
export const WORD_IDS_MAX = 1 << ID_BITS;

export interface PhraseSource {
  ids: readonly number[];
  end: PhraseEnd;
}

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
    ends: trie.ends.map((ends) => (ends.length === 0 ? null : ends)),
    starts: new Uint8Array(wordIds),
  };
  trie.children.forEach((children, state) => {
    for (const [id, child] of children) {
      if (state === 0) compiled.starts[id] = 1;
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

/** The state after the word `id`. */
export const step = (phrases: Phrases, from: number, id: number): number => {
  let state = from;
  while (state !== 0) {
    const next = child(phrases, state, id);
    if (next !== 0) return next;
    state = phrases.fail[state] as number;
  }
  return phrases.starts[id] === 1 ? child(phrases, 0, id) : 0;
};
