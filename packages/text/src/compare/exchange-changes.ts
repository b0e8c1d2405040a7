import { changeOf, type Change } from "./comparison.ts";
import type { Fact } from "./facts/fact.ts";
import { stemOf } from "./lexicon/lemma.ts";
import { COURTESY, FUNCTION, NEGATION } from "./lexicon/word-classes.ts";
import type { View } from "./view.ts";
import type { Reading, Vocabulary } from "./words.ts";

/*
 * Two things that both stand in both texts may have been exchanged: what the draft says of the one is said of the other. Each thing is
 * known by what stands around it, and two were exchanged where each has the surroundings of the other now. Sentences may be turned, split
 * and joined meanwhile, for nearness counts and not place.
 */

type Surroundings = ReadonlyMap<string, number>;

const THINGS_MAX = 24;
const NEAR_MAX = 7;
const STEPS_MAX = 18;
const LED_WEIGHT = 0.4;
const BEYOND_WEIGHT = 0.35;
// How much better the surroundings of the other have to fit than its own.
const MARGIN = 0.45;
const RATIO = 1.25;
const SLACK = 0.05;
// Where a sentence is told of the one who suffers, the surroundings say less.
const STRICT = 1.4;
// "Founder" and "founding" are one word.
const ALIKE = 4;

const CLAUSE_MARK = /[,;:()\n–—]|- /;
const CLAUSE_WORD = /^(?:and|but|while|or|because|so|though|although|whereas|which|who|when)$/;
const FILLER =
  /^(?:an?|the|this|that|these|those|my|your|our|their|his|her|its|it|we|they|i|you|he|she|is|are|was|were|be|been|will|has|have|had|do|does|did|to|of|s|and|but|or|also|both)$/;

const PERSON = /^(?:me|us|him|them)$/;

// "At 8" and "8:00" tell one hour.
const factKey = ({ kind, value, also }: Fact): string => {
  if (kind === "time" && also !== undefined && value.endsWith(":00")) return `figure:${Number(value.slice(0, 2))}`;
  return `${kind === "number" ? "figure" : kind}:${value}`;
};

/** A text as things: for each token the key under which it is found in the other text, or undefined for words of grammar. */
interface Scene {
  reading: Reading;
  keys: readonly (string | undefined)[];
  /** Sentence of each token. */
  sentence: Int32Array;
  words: readonly string[];
  /** How often each key stands in the text. */
  counts: ReadonlyMap<string, number>;
}

const sceneOf = (reading: Reading, known: Vocabulary): Scene => {
  const stems = new Map<number, string | undefined>();
  const stem = (id: number): string | undefined => {
    const classes = known.classes[id] as number;
    const word = known.words[id] as string;
    if ((classes & NEGATION) !== 0) return "not";
    if (PERSON.test(word)) return word;
    return (classes & FUNCTION) !== 0 && word !== "more" ? undefined : stemOf(word);
  };
  const keys: (string | undefined)[] = [];
  const counts = new Map<string, number>();
  const sentence = new Int32Array(reading.ids.length);
  let of = 0;
  reading.ids.forEach((id, token) => {
    while (of + 1 < reading.sentences.length && (reading.bounds[of + 1] as number) <= token) of += 1;
    sentence[token] = of;
    const fact = reading.facts[reading.fact[token] as number];
    if (fact === undefined && !stems.has(id)) stems.set(id, stem(id));
    const key = fact === undefined ? stems.get(id) : factKey(fact);
    keys.push(key);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  return { reading, keys, sentence, counts, words: Array.from(reading.ids, (id) => known.words[id] as string) };
};

/** What stands around a token in its sentence, the nearer the weightier, and less beyond the border of a clause. */
const around = ({ reading, keys, sentence, words }: Scene, token: number): Surroundings => {
  const found = new Map<string, number>();
  const add = (key: string, weight: number): void => {
    found.set(key, Math.max(found.get(key) ?? 0, weight));
  };
  for (const step of [-1, 1]) {
    let near = 1;
    let weight = 1;
    let isFirst = true;
    for (let at = token + step, steps = 0; near <= NEAR_MAX && steps < STEPS_MAX; at += step, steps += 1) {
      if (sentence[at] !== sentence[token] || keys.length <= at || at < 0) break;
      const [first, second] = step < 0 ? [at, at + 1] : [at - 1, at];
      const gap = reading.text.slice(reading.ends[first], reading.starts[second]).slice(0, 8);
      const word = words[at] as string;
      if (CLAUSE_MARK.test(gap) || CLAUSE_WORD.test(word)) weight = BEYOND_WEIGHT;
      const key = keys[at];
      if (key !== undefined) {
        add(key, weight / near);
        near += 1;
        isFirst = false;
      } else if (isFirst && !FILLER.test(word)) {
        // "From 22 to 26", "fewer slides": the word of grammar beside a thing says what it is there.
        add(step < 0 ? `${word}_` : `_${word}`, LED_WEIGHT);
        isFirst = false;
      }
    }
  }
  return found;
};

const likeness = (one: Surroundings, other: Surroundings, x: Thing, y: Thing): number => {
  let sum = 0;
  for (const [key, weight] of one) if (key !== x.key && key !== y.key) sum += Math.min(weight, other.get(key) ?? 0);
  return sum;
};

/** A thing that stands once in a stretch of each text, or once in each text. */
interface Thing {
  key: string;
  kind: string;
  before: number;
  after: number;
  /** No longer in the same row of words. */
  moved: boolean;
  was: Surroundings;
  is: Surroundings;
}

const kindOf = (scene: Scene, token: number): string => {
  const { reading } = scene;
  const kind = reading.facts[reading.fact[token] as number]?.kind;
  if (kind === undefined) return PERSON.test(scene.words[token] as string) ? "name" : "word";
  return /^(?:number|ordinal|money|percent|measure|time)$/.test(kind) ? "figure" : /^(?:date|weekday)$/.test(kind) ? "date" : kind;
};

const once = (scene: Scene, tokens: readonly number[]): Map<string, number> => {
  const places = new Map<string, number>();
  for (const token of tokens) {
    const key = scene.keys[token];
    if (key !== undefined) places.set(key, places.has(key) ? -1 : token);
  }
  return places;
};

/** Things of a view that stand once on both sides. */
const thingsOf = (view: View, one: Scene, other: Scene, known: Vocabulary): Thing[] => {
  const [left, right] = [once(one, view.before), once(other, view.after)];
  const things: Thing[] = [];
  view.before.forEach((token, at) => {
    const key = one.keys[token];
    if (key === undefined || key === "not" || left.get(key) !== token) return;
    const partner = right.get(key) ?? -1;
    if (partner < 0) return;
    const isWord = (one.reading.fact[token] as number) < 0;
    if (isWord && ((known.classes[one.reading.ids[token] as number] as number) & COURTESY) !== 0) return;
    const moved = view.match[view.after.indexOf(partner)] !== at;
    const [was, is] = [around(one, token), around(other, partner)];
    things.push({ key, kind: kindOf(one, token), before: token, after: partner, moved, was, is });
  });
  return things.some(({ moved }) => moved) ? things : [];
};

// Things of one list stand in any order: "Ana, Bo and Chi".
const areListed = ({ keys, words }: Scene, one: number, other: number): boolean => {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  let between = 0;
  let joint = last === first + 1;
  for (let at = first + 1; at < last; at += 1) {
    if (keys[at] !== undefined) between += 1;
    else if (!FILLER.test(words[at] as string) && words[at] !== "or") return false;
    if (words[at] === "and" || words[at] === "or") joint = true;
  }
  return joint && between <= 1;
};

const areExchanged = (x: Thing, y: Thing, turned: boolean): boolean => {
  const [xStays, yStays] = [likeness(x.was, x.is, x, y), likeness(y.was, y.is, x, y)];
  const [xAsY, yAsX] = [likeness(x.was, y.is, x, y), likeness(y.was, x.is, x, y)];
  const strict = turned || (x.kind === "word" && !(x.moved && y.moved)) ? STRICT : 1;
  return xAsY > xStays - SLACK && yAsX > yStays - SLACK && xAsY + yAsX >= strict * (RATIO * (xStays + yStays) + MARGIN);
};

// "The board reviewed it" and "it was reviewed by the board": "by" stands on one side alone.
const isTurned = (view: View, one: Scene, other: Scene): boolean => {
  const count = ({ words }: Scene, tokens: readonly number[]): number =>
    tokens.filter((token) => words[token] === "by").length;
  return count(one, view.before) !== count(other, view.after);
};

/** Things that changed places, as changes of the one and of the other. */
export const judgeExchanges = (before: Reading, after: Reading, views: readonly View[], known: Vocabulary): Change[] => {
  const changes: Change[] = [];
  const [one, other] = [sceneOf(before, known), sceneOf(after, known)];
  const judge = (things: readonly Thing[], turned: boolean): void => {
    for (const [index, x] of things.entries()) {
      for (const y of things.slice(index + 1)) {
        if (x.kind !== y.kind || (!x.moved && !y.moved)) continue;
        if (x.kind === "word" && x.key.slice(0, ALIKE) === y.key.slice(0, ALIKE)) continue;
        if (areListed(one, x.before, y.before) && areListed(other, x.after, y.after)) continue;
        if (areExchanged(x, y, turned)) note(x, y);
      }
    }
  };
  const note = (x: Thing, y: Thing): void => {
    const span = ({ starts, ends }: Reading, token: number): { start: number; end: number } => ({
      start: starts[token] as number,
      end: ends[token] as number,
    });
    const [first, second] = [span(before, x.before), span(before, y.before)];
    const reason = `"${before.text.slice(first.start, first.end)}" and "${before.text.slice(second.start, second.end)}" changed places`;
    changes.push(changeOf("wording", "hard", first, span(after, y.after), reason));
    changes.push(changeOf("wording", "hard", second, span(after, x.after), reason));
  };
  for (const view of views) {
    if (view.hunks.length === 0) continue;
    const things = thingsOf(view, one, other, known).slice(0, THINGS_MAX);
    if (things.length > 1) judge(things, isTurned(view, one, other));
  }
  return changes;
};
