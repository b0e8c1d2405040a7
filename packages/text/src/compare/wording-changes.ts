import { changeOf, type Change, type Topic } from "./comparison.ts";
import { conditionsOf, type Conditions } from "./condition-changes.ts";
import { areOpposite, hasOpposite } from "./lexicon/antonyms.ts";
import { lemmas } from "./lexicon/lemma.ts";
import { areContrasting, hasContrast } from "./lexicon/contrasts.ts";
import { deniedBy } from "./lexicon/negation.ts";
import { EMPTY, FUNCTION, HIDDEN, isOf, NARROWING, NEGATION } from "./lexicon/word-classes.ts";
import { areNear, forceOf, type Force } from "./lexicon/obligation.ts";
import { unitWord } from "./lexicon/unit-words.ts";
import type { View } from "./view.ts";
import type { Reading, Vocabulary } from "./words.ts";

/** One word that the other side does not have, where it stands in its group. */
interface Loose {
  word: string;
  previous: string | undefined;
  next: string | undefined;
  hunk: number;
  side: "before" | "after";
  at: number;
  token: number;
}

interface LooseWords {
  removed: Loose[];
  added: Loose[];
}

const looseOf = (view: View, before: Reading, after: Reading, known: Vocabulary): LooseWords => {
  const collect = (reading: Reading, tokens: readonly number[], side: "before" | "after"): Loose[] => {
    const found: Loose[] = [];
    view.hunks.forEach((hunk, index) => {
      for (let at = hunk[side][0]; at < hunk[side][1]; at += 1) {
        const token = tokens[at] as number;
        if ((reading.fact[token] as number) >= 0) continue;
        const wordAt = (index: number): string | undefined => {
          const there = tokens[index];
          return there === undefined ? undefined : known.words[reading.ids[there] as number];
        };
        found.push({
          word: wordAt(at) as string,
          previous: wordAt(at - 1),
          next: wordAt(at + 1)?.split(" ")[0],
          hunk: index,
          side,
          at,
          token,
        });
      }
    });
    return found;
  };
  return { removed: collect(before, view.before, "before"), added: collect(after, view.after, "after") };
};

class Notes {
  readonly changes: Change[] = [];
  readonly before: Reading;
  readonly after: Reading;

  constructor(before: Reading, after: Reading) {
    this.before = before;
    this.after = after;
  }

  add(topic: Topic, severity: Change["severity"], removed: Loose | null, added: Loose | null, reason: string): void {
    const span = (reading: Reading, loose: Loose | null): Change["before"] =>
      loose === null
        ? null
        : { start: reading.starts[loose.token] as number, end: reading.ends[loose.token] as number };
    this.changes.push(changeOf(topic, severity, span(this.before, removed), span(this.after, added), reason));
  }
}

// A sentence that turns more often than this is no sentence.
const TURNING_MAX = 40;
const PLACE_MAX = 0.35;
const PLACES_MAX = 200;
// Words of one kind exclude each other only where the rest of the sentence stayed.
const CONTRAST_MIN = 0.6;

const shareLemma = (one: string, other: string): boolean => {
  const forms = lemmas(one);
  return lemmas(other).some((form) => forms.includes(form));
};

// How far before its word a denial may stand.
const DENIED_REACH = 4;
const sameBeside = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && !isOf(one, FUNCTION) && shareLemma(one, other);

// What people write for a word that narrows.
const NARROWED = /^(?:but|al?though|though|however|excluding|apart|aside|besides|other|regardless)$/;
const FAILING = /^fail(?:s|ed|ing)?$/;

const judgeNegation = (view: View, loose: LooseWords, notes: Notes): void => {
  const strong = (list: Loose[]): Loose[] =>
    list.filter(
      (item) =>
        (isOf(item.word, NEGATION) || (item.next === "to" && FAILING.test(item.word))) && !isOf(item.next ?? "", EMPTY),
    );
  let removed = strong(loose.removed);
  let added = strong(loose.added);
  // A denial that left its word and stands elsewhere now denies something else.
  for (const item of removed.slice(0, added.length)) {
    const partner = view.match.indexOf(item.at + 1);
    if (partner < 0 || item.next === undefined || isOf(item.next, FUNCTION)) continue;
    const other = added.find((one) => Math.abs(one.at - partner) <= DENIED_REACH && one.at < partner);
    if (other !== undefined) continue;
    const turned = added[0] as Loose;
    notes.add("negation", "hard", item, turned, `"${item.word}" stands elsewhere now`);
    removed = removed.filter((one) => one !== item);
    added = added.filter((one) => one !== turned);
  }
  const cancelled = Math.min(removed.length, added.length);
  removed = removed.slice(cancelled);
  added = added.slice(cancelled);
  // "unable" and "unhappy" stand in for "not able" and "not happy".
  const hidden = (list: Loose[], against: Loose[]): number =>
    list.filter((item) => {
      const denied = deniedBy(item.word);
      return isOf(item.word, HIDDEN) || (denied !== null && against.some((other) => other.word === denied));
    }).length;
  const gained =
    hidden(loose.added, loose.removed.slice(0, TURNING_MAX)) - hidden(loose.removed, loose.added.slice(0, TURNING_MAX));
  for (const item of removed.slice(Math.max(0, gained))) {
    const next = loose.removed.find((other) => other.at === item.at + 1);
    // Where the denied word went too, the clause was said in another way.
    const reworded =
      next !== undefined &&
      !isOf(next.word, FUNCTION) &&
      !loose.added.some((other) => shareLemma(other.word, next.word));
    notes.add("negation", reworded ? "soft" : "hard", item, null, `the draft says "${item.word}" here`);
  }
  for (const item of added.slice(Math.max(0, -gained))) {
    notes.add("negation", "hard", null, item, `the draft does not say "${item.word}" here`);
  }
};

// "only" narrows what the draft said, unless another word did so before.
const judgeScope = (view: View, loose: LooseWords, notes: Notes): void => {
  const narrows = (item: Loose): boolean => isOf(item.word, NARROWING);
  const added = loose.added.find(narrows);
  if (
    added === undefined ||
    loose.removed.some((item) => narrows(item) || NARROWED.test(item.word)) ||
    view.likeness < CONTRAST_MIN
  )
    return;
  notes.add("wording", "hard", null, added, `the draft does not say "${added.word}" here`);
};

const forces = (list: readonly Loose[]): [Loose, Force][] => {
  const found: [Loose, Force][] = [];
  for (const item of list) {
    const force = forceOf(item.word, item.next);
    if (force !== undefined) found.push([item, force]);
  }
  return found;
};

const judgeObligation = (view: View, loose: LooseWords, notes: Notes): void => {
  const removed = forces(loose.removed);
  const added = forces(loose.added);
  const alone = removed.length === 1 && added.length === 1;
  for (const [item, force] of added) {
    const index = alone ? 0 : removed.findIndex(([other]) => other.hunk === item.hunk);
    if (index < 0) continue;
    const [other, was] = removed.splice(index, 1)[0] as [Loose, Force];
    // "Could you", "would you": a request, and not what is possible or what will be.
    if (was === force || (item.next === "you" && force !== "must" && areNear(force, was))) continue;
    const hunk = view.hunks[item.hunk] as View["hunks"][number];
    const small = hunk.before[1] - hunk.before[0] <= 3 && hunk.after[1] - hunk.after[0] <= 3;
    const bound = sameBeside(item.previous, other.previous);
    const exact = bound || (hunk.before[1] - hunk.before[0] <= 2 && hunk.after[1] - hunk.after[0] <= 2);
    notes.add(
      "obligation",
      (areNear(force, was) ? exact : small) ? "hard" : "soft",
      other,
      item,
      `"${other.word}" became "${item.word}"`,
    );
  }
};

/** Whether a loose word can turn what a sentence says: it names a unit, has an opposite or is one of a kind. Asked once for each word of both texts. */
type Turns = (item: Loose) => boolean;

const turnsOf = (before: Reading, after: Reading, known: Vocabulary): Turns => {
  const answers = new Uint8Array(known.words.length);
  return ({ word, side, token }) => {
    const id = (side === "before" ? before : after).ids[token] as number;
    if (answers[id] === 0) {
      answers[id] = unitWord(word) !== undefined || hasOpposite(word) || hasContrast(word) ? 2 : 1;
    }
    return answers[id] === 2;
  };
};

const judgePairs = (view: View, loose: LooseWords, turns: Turns, notes: Notes): void => {
  // Opposites far apart in a rebuilt sentence are about different things, unless the word beside them is the same.
  const besides = (one: Loose, other: Loose): boolean =>
    sameBeside(one.next, other.next) ||
    sameBeside(one.previous, other.previous) ||
    (!isOf(other.word, FUNCTION) && Math.abs(one.at / view.before.length - other.at / view.after.length) < PLACE_MAX);
  // A word that only moved or changed its form turned nothing.
  const turning = (list: readonly Loose[], against: readonly Loose[]): Loose[] => {
    const near = against.slice(0, PLACES_MAX);
    const denied = new Set(near.map(({ word }) => deniedBy(word)));
    return list
      .filter((item) => turns(item) || denied.has(item.word))
      .slice(0, TURNING_MAX)
      .filter((item) => !near.some((other) => shareLemma(item.word, other.word)));
  };
  const removed = turning(loose.removed, loose.added);
  const denies = [...loose.removed, ...loose.added].some((item) => isOf(item.word, NEGATION));
  const used = new Set<Loose>();
  const topicOf = (one: Loose, other: Loose): Topic | null => {
    // "Infact" for "in fact" mends a slip.
    if (one.word === `${other.previous}${other.word}` || other.word === `${one.previous}${one.word}`) return null;
    // "not happy" for "unhappy" turns twice and says the same; the negation is judged by itself.
    if (areOpposite(one.word, other.word)) {
      return !denies && (one.hunk === other.hunk || besides(one, other)) ? "direction" : null;
    }
    if (one.hunk !== other.hunk) return null;
    const [was, is] = [unitWord(one.word), unitWord(other.word)];
    if (was !== undefined && is !== undefined && was !== is) return "unit";
    return view.likeness >= CONTRAST_MIN && areContrasting(one.word, other.word) ? "wording" : null;
  };
  for (const item of turning(loose.added, loose.removed)) {
    for (const candidate of removed) {
      const topic = used.has(candidate) ? null : topicOf(candidate, item);
      if (topic === null) continue;
      used.add(candidate);
      notes.add(topic, "hard", candidate, item, `"${candidate.word}" became "${item.word}"`);
      break;
    }
  }
};

/** Changes of meaning that are no facts: negation, obligation, direction, units in words, conditions. */
export const judgeWording = (
  before: Reading,
  after: Reading,
  views: readonly View[],
  known: Vocabulary,
  loss: Change["severity"],
): Change[] => {
  const notes = new Notes(before, after);
  const turns = turnsOf(before, after, known);
  let conditions: Conditions | undefined;
  for (const view of views) {
    if (view.hunks.length === 0) continue;
    const loose = looseOf(view, before, after, known);
    judgeNegation(view, loose, notes);
    judgeScope(view, loose, notes);
    judgeObligation(view, loose, notes);
    judgePairs(view, loose, turns, notes);
    conditions ??= conditionsOf(before, after, known);
    notes.changes.push(...conditions(view, loss));
  }
  return notes.changes;
};
