import type { FactKind } from "../facts/fact.ts";
import { isCourtesy, type Edit, type Item } from "./edits.ts";
import { forcesOf } from "./lexicon/force.ts";
import type { Finding, IsOftener } from "./stay.ts";

// What opens a condition, an exception or a caveat.
const CAVEAT =
  /^(?:if|unless|except|excluding|including|although|though|but|provided|rather|so|until|till|before|after|when|once|only|and|as)$/;
const PUT_IN_MIN = 2;
const TAKEN_OUT_MIN = 5;
const REPLACED_MAX = 4;
// Verbs of any work, for which there is a better word: what has not "gone down" has not been laid.
const OF_ANY_WORK = /^(?:go|goes|went|gone|got|do|does|did|done|make|makes|made|put|puts|take|takes|took|taken)$/;

/** Asks whether the draft has a word as it is, or in any form. */
export interface Draft {
  has: (word: string) => boolean;
  hasForm: (word: string) => boolean;
}

// The word of a name is the name alone, that of another fact begins with its kind.
const topicOf = ({ word }: Item): FactKind => (word.includes(":") ? (word.split(":")[0] as FactKind) : "name");

const tellingIn = (items: readonly Item[]): Item[] => items.filter((item) => item.isContent && !isCourtesy(item));

/** Whether words came in and none went out, and one of them is nowhere in the draft in any form. */
const isPutIn = ({ removed }: Edit, is: readonly Item[], { hasForm }: Draft): boolean =>
  removed.length === 0 && is.length >= PUT_IN_MIN && is.some(({ word, isFact }) => !isFact && !hasForm(word));

/** Whether words with a caveat went out and none came in, here or in another sentence. */
const isTakenOut = ({ removed, added }: Edit, was: readonly Item[], isOftener: IsOftener): boolean =>
  added.length === 0 &&
  removed.length >= TAKEN_OUT_MIN &&
  removed.some(({ word }) => CAVEAT.test(word)) &&
  was.some(isOftener);

/** Whether another thing that the draft speaks of came in the place of this one, and nothing came or went with it. */
const isReplaced = ({ removed, added }: Edit, telling: readonly Item[], { has }: Draft): boolean =>
  removed.length > 0 &&
  added.length > 0 &&
  telling.length === removed.length + added.length &&
  telling.length <= REPLACED_MAX &&
  removed.every(({ word, isFact }) => !isFact && !OF_ANY_WORK.test(word)) &&
  added.every(({ word, isFact }) => !isFact && has(word));

/**
 * A fact that only one side has, and its text oftener than the other: it came or went, whatever else says it elsewhere. One
 * in the place of another is not judged here, and a pronoun in the place of a name stands for it.
 */
const factIn = ({ removed, added }: Edit, telling: readonly Item[], isOftener: IsOftener): Item | null => {
  const [fact, ...others] = telling.filter(({ isFact }) => isFact);
  if (fact === undefined || !isOftener(fact) || others.some(({ side }) => side !== fact.side)) return null;
  // Of more words that came or went, a name may only begin the sentence.
  const isName = topicOf(fact) === "name";
  return isName && (telling.length > 1 || (removed.length > 0 && added.length > 0)) ? null : fact;
};

/** Content words that one side has and the other does not: more than one put in, or a caveat taken out, is an alarm where all else stayed. */
export const wordIn = (edit: Edit, draft: Draft, isOftener: IsOftener): Finding | null => {
  const [was, is] = [tellingIn(edit.removed), tellingIn(edit.added)];
  const telling = [...was, ...is];
  // What went, or came, and is elsewhere as often has moved.
  const areFacts = telling.every(({ isFact }) => isFact);
  if (was.length > 0 && is.length > 0 ? areFacts : !telling.some(isOftener)) return null;
  const isAlarm = areFacts
    ? (edit.removed.length === 0 || edit.added.length === 0) && telling.every(isOftener)
    : isPutIn(edit, is, draft) || isTakenOut(edit, was, isOftener) || isReplaced(edit, telling, draft);
  const severity = isAlarm ? "hard" : "soft";
  const fact = factIn(edit, telling, isOftener);
  if (fact !== null) {
    const [removed, added] = fact.side === "before" ? [fact, null] : [null, fact];
    return { topic: topicOf(fact), severity, removed, added };
  }
  return { topic: areFacts ? "claim" : "wording", severity, removed: was[0] ?? null, added: is[0] ?? null };
};

const MOVED_MIN = 2;

/** Words of a sentence that all come back in it, in another order. */
export const movedIn = (edits: readonly Edit[]): Finding | null => {
  const telling = (items: readonly Item[]): Item[] =>
    items.filter(
      (item) => (item.isContent && !item.isFact && !isCourtesy(item)) || forcesOf(item.word, item.next).length > 0,
    );
  const removed = telling(edits.flatMap((edit) => edit.removed));
  const added = telling(edits.flatMap((edit) => edit.added));
  const moved = removed.filter(({ word }) => added.some((other) => other.word === word));
  if (Math.min(moved.length, edits.length) < MOVED_MIN) return null;
  const [one] = moved as [Item];
  return {
    topic: "wording",
    severity: "soft",
    removed: one,
    added: added.find(({ word }) => word === one.word) as Item,
  };
};
