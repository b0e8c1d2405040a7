import { isCourtesy, type Edit, type Item } from "./edits.ts";
import { forcesOf } from "./lexicon/force.ts";
import type { Finding } from "./stay.ts";

// What opens a condition, an exception or a caveat.
const CAVEAT =
  /^(?:if|unless|except|excluding|including|although|though|but|provided|rather|so|until|till|before|after|when|once|only|and|as)$/;
const PUT_IN_MIN = 2;
const TAKEN_OUT_MIN = 5;
const REPLACED_MAX = 4;

/** Asks whether a text has a word oftener than the other, where both are the same but for a few words. */
export type IsOftener = (item: Item) => boolean;

/** Content words that one side has and the other does not: more than one put in, or a caveat taken out, is an alarm where all else stayed. */
export const wordIn = (
  { removed, added }: Edit,
  isInDraft: (word: string) => boolean,
  isOftener: IsOftener,
): Finding | null => {
  const telling = (items: readonly Item[]): Item[] => items.filter((item) => item.isContent && !isCourtesy(item));
  const [was, is] = [telling(removed), telling(added)];
  if (was.length + is.length === 0) return null;
  const [one, other] = [was[0] ?? null, is[0] ?? null];
  if ([...was, ...is].every(({ isFact }) => isFact)) {
    if (one !== null && other !== null) return null;
    // A fact that the other text has too, but not here: put in, or taken out.
    const isAlone = removed.length === 0 || added.length === 0;
    const severity = isAlone && [...was, ...is].every(isOftener) ? "hard" : "soft";
    return { topic: "claim", severity, removed: one, added: other };
  }
  const putIn =
    removed.length === 0 && is.length >= PUT_IN_MIN && is.some(({ word, isFact }) => !isFact && !isInDraft(word));
  const takenOut =
    added.length === 0 && removed.length >= TAKEN_OUT_MIN && removed.some(({ word }) => CAVEAT.test(word));
  // Another thing that the draft speaks of, put in the place of this one.
  const replaced =
    was.length > 0 &&
    is.length > 0 &&
    was.length + is.length <= REPLACED_MAX &&
    was.every(({ isFact }) => !isFact) &&
    is.every(({ word, isFact }) => !isFact && isInDraft(word));
  return { topic: "wording", severity: putIn || takenOut || replaced ? "hard" : "soft", removed: one, added: other };
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
